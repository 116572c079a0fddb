"""Messages of a hostile laptop are ignored by all alike, and keep nobody from going on."""

from __future__ import annotations

import zlib

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.identity import uuid7
from judgekit.domain.team.commands import BeginEpoch, LetIn
from judgekit.engine.sharing.envelope import (
    FORM,
    MOST_BYTES,
    Envelope,
    Sealed,
    SharedPart,
    SharedStep,
    message_id,
    opened,
    sealed,
    written,
)
from tests.engine.sharing.hall import Hall, HashSeals

CALL = OpenCall(3)


def step(at: int, command=CALL, number: int = 1, **fields) -> SharedStep:
    id_ = uuid7(at, number.to_bytes(10))
    asked = SharedStep(id_, at, (SharedPart(at, written(command)),))
    return msgspec.structs.replace(asked, **fields)


def body(*steps: SharedStep, key: str = "key b", **fields) -> bytes:
    """A message of laptop b, but for these fields."""
    envelope = msgspec.structs.replace(Envelope(FORM, "b", "Person b", steps), **fields)
    content = zlib.compress(msgspec.json.encode(envelope))
    return msgspec.msgpack.encode(Sealed(content, HashSeals(key).seal(content)))


def does_nothing(hall: Hall, *bodies: bytes) -> None:
    before = len(hall["a"].engine.timeline.steps)
    for each in bodies:
        hall.hubs[0].publish(message_id(each), each)
    hall.exchange()
    hall["b"].do(OpenCall(8))
    hall.exchange()
    hall.check()
    assert len(hall["b"].engine.timeline.steps) == before + 1


def test_one_that_is_as_it_should_be_is_heeded(hall):
    hall["b"].cut()
    good = body(step(hall.at))
    hall.hubs[0].publish(message_id(good), good)
    hall.come_together()
    hall.check()
    assert hall["a"].engine.state.calls.open_at(3) is not None


def test_a_wrong_author_or_device_or_seal_is_ignored(hall):
    at = hall.at
    does_nothing(
        hall,
        body(step(at), author="Person a"),
        body(step(at), device="a", author="Person a"),
        body(step(at), device="z"),
        body(step(at), key="key a"),
        body(step(at), form=FORM + 1),
    )


def test_a_stranger_does_not_let_itself_in(hall):
    begin = BeginEpoch("e9", "z", person="Person z", key="key z")
    let_in = LetIn("z", "Person z", key="key z")
    steps = (step(hall.at, command, place) for place, command in enumerate((begin, let_in), 1))
    messages = [body(each, key="key z", device="z", author="Person z") for each in steps]
    does_nothing(hall, *messages)


def test_what_is_malformed_or_too_large_is_ignored(hall):
    at = hall.at
    good = step(at)
    bomb = Sealed(zlib.compress(b" " * 20_000_000), b"")
    does_nothing(
        hall,
        b"",
        b"\xff" * 40,
        bytes(MOST_BYTES + 1),
        msgspec.msgpack.encode(bomb),
        body(*(step(at, number=each) for each in range(1, 52))),
        body(msgspec.structs.replace(good, id="no id")),
        body(msgspec.structs.replace(good, entered_at=at - 1)),
        body(msgspec.structs.replace(good, parts=())),
        body(step(at, Undo())),
        body(msgspec.structs.replace(good, parts=(SharedPart(at, msgspec.Raw(b'{"do":"x"}')),))),
    )


def test_a_step_far_ahead_of_all_others_is_set_aside(hall):
    hall["b"].cut()
    ahead = hall.at + 100 * 3_600_000
    hostile = body(step(ahead))
    hall.hubs[0].publish(message_id(hostile), hostile)
    hall.come_together()
    hall.check()
    (aside,) = hall["a"].engine.team.undecided()
    assert aside.refusal.code == "in-the-future"
    assert hall["a"].engine.now() == hall["a"].clock.at


def test_the_same_step_twice_counts_once(hall):
    hall["b"].cut()
    one, two = step(hall.at), step(hall.at, OpenCall(4), 2)
    for each in (body(one), body(one, two), body(two, one), body(one)):
        hall.hubs[0].bodies.append(each)
    hall.come_together()
    hall.check()
    assert [each.table for each in hall["a"].engine.state.calls.entered] == [3, 4]


def test_a_copy_with_a_wrong_seal_keeps_nothing_out(hall):
    """Whoever sends on a colleague's message with another seal, first, hides nothing."""
    hall["b"].cut()
    one = step(hall.at)
    for each in (body(one, key="key a"), body(one)):
        hall.hubs[0].publish(message_id(each), each)
        hall["a"].receive()
        hall["a"].kill()
    hall.come_together()
    hall.check()
    assert hall["a"].engine.state.calls.open_at(3) is not None


def test_a_message_of_nobody_counts_once_somebody_was_let_in(hall):
    """The same bytes again, after a restart in between: they are as good as new."""
    early = body(step(hall.at), key="key c", device="c", author="Person c")
    hall.hubs[0].bodies.append(early)
    hall.exchange()
    assert hall["a"].engine.state.calls.open_at(3) is None
    hall["b"].kill()
    hall["a"].do(LetIn("c", "Person c", key="key c"))
    hall.exchange()
    hall.hubs[0].bodies.append(early)
    hall.exchange()
    hall.check()
    assert hall["b"].engine.state.calls.open_at(3) is not None


@given(st.binary(max_size=300))
def test_no_bytes_are_a_message_by_chance(content):
    assert opened(content) is None
    assert len(message_id(content)) == 32


@given(st.binary(max_size=200))
def test_no_content_ends_the_program(plain):
    made = Sealed(zlib.compress(plain), b"")
    assert opened(msgspec.msgpack.encode(made)) is None


def test_what_is_too_large_to_be_sent_is_not_sealed():
    huge = step(1_000, OpenCall(1, "x" * 100))
    wide = msgspec.structs.replace(
        huge, parts=(SharedPart(1_000, msgspec.Raw(b'{"do":"' + bytes(range(35, 91)) * 40_000)),)
    )
    assert sealed(Envelope(FORM, "b", "Person b", (wide,)), lambda _: b"") is None
