"""What a shared event refuses, passes over and keeps: of others, of records, of newer programs."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    FollowComputerClock,
    GrantExtension,
    PauseClock,
)
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.history import Dated, TakeBack, Together, Undo
from judgekit.domain.shared.identity import uuid7
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch, ChangeRoles, RevokeDevice
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.sharing.deciding import Entry
from judgekit.engine.sharing.envelope import (
    FORM,
    Envelope,
    Sealed,
    SharedPart,
    SharedStep,
    message_id,
    opened,
    written,
)
from judgekit.engine.sharing.exchange import Exchange
from tests.day import Day
from tests.engine.sharing.hall import Hall, HashSeals
from tests.engine.sharing.test_exchange import HubLink


def sent(hall: Hall, command, at: int | None = None, number: int = 1) -> str:
    """Laptop b sends a step as no window would; its id."""
    now = hall.at
    step = SharedStep(
        uuid7(now, number.to_bytes(10)),
        now,
        (SharedPart(now if at is None else at, written(command)),),
    )
    content = zlib.compress(msgspec.json.encode(Envelope(FORM, "b", "Person b", (step,))))
    body = msgspec.msgpack.encode(Sealed(content, HashSeals("key b").seal(content)))
    hall.hubs[-1].publish(message_id(body), body)
    hall.exchange()
    hall.check()
    return step.id


def set_aside(hall: Hall) -> list[tuple[str, RefusalCode]]:
    return [(each.id, each.refusal.code) for each in hall["a"].engine.team.undecided()]


def test_nothing_is_entered_for_the_future(hall):
    refused = hall["a"].enter(OpenCall(3), seconds_ago=-60)
    assert refused == Refusal(RefusalCode.IN_THE_FUTURE)
    assert hall["a"].engine.waiting() == []


def test_what_is_sent_for_an_instant_before_the_event_is_set_aside():
    day = Day()
    day.do(CreateTournament("Open"))
    hall = Hall(2, day.log.recorded)
    early = sent(hall, Note("Yesterday."), at=hall.at - 86_400_000)
    assert set_aside(hall) == [(early, RefusalCode.BEFORE_EVENT)]


def test_a_clock_that_was_followed_before_the_event_was_shared_stays_followed():
    day = Day()
    day.do(CreateTournament("Open"))
    followed = day.at(10).do(FollowComputerClock(60))
    hall = Hall(2, day.log.recorded)
    refused = hall["a"].enter(TakeBack(followed.id))
    assert refused == Refusal(RefusalCode.NOT_WHILE_SHARED)
    assert hall["a"].engine.timeline.followed.are_any


def test_what_a_revoked_laptop_takes_back_afterwards_is_set_aside(hall):
    granted = hall["b"].do(GrantExtension(9, 60))
    hall.exchange()
    hall["b"].cut()
    hall["b"].do(TakeBack(granted.id))
    hall["a"].do(RevokeDevice("b"))
    hall.exchange()
    hall.come_together()
    hall.check()
    assert [code for _, code in set_aside(hall)] == [RefusalCode.NOT_LET_IN]
    (round_,) = hall["a"].engine.state.clocks.rounds.values()
    assert round_.tables[9].grants


def test_an_epoch_that_a_laptop_begins_for_another_is_set_aside(hall):
    begun = sent(hall, BeginEpoch("epoch 9", "a"))
    assert set_aside(hall) == [(begun, RefusalCode.NOT_LET_IN)]
    assert "epoch 9" not in hall["a"].engine.team.epochs


def test_a_dialog_foretells_what_this_person_may_not_do(hall):
    hall["a"].do(ChangeRoles("b", ()))
    hall.exchange()
    engine = hall["b"].engine
    assert engine.refusal(OpenCall(3)) is None
    for command in (PauseClock(), Together((Dated(engine.now(), PauseClock()),))):
        refused = engine.refusal(command)
        assert refused is not None
        assert refused.code is RefusalCode.NOT_YOUR_ROLE
    late = engine.refusal(OpenCall(3), at=engine.now() + 60_000)
    assert late == Refusal(RefusalCode.IN_THE_FUTURE)
    undo = engine.refusal(Undo())
    assert undo is not None
    assert undo.code is RefusalCode.NOTHING_TO_UNDO


def test_nothing_more_is_settled_once_an_epoch_needs_a_newer_program(hall):
    a, b = hall["a"], hall["b"]
    sent(hall, BeginEpoch("epoch 9", "b", form=FORM + 1))
    assert a.engine.is_newer
    settled = a.engine.settled
    b.hub = None
    hall.hubs[0].bodies.append(b"of a newer program")
    a.receive()
    assert a.engine.settled == settled
    assert a.enter(OpenCall(3)) == Refusal(RefusalCode.NEWER_RECORD)
    exchange = Exchange(a.engine, HubLink(hall.hubs[0]))
    assert exchange.take_over("epoch 10") == Refusal(RefusalCode.NEWER_RECORD)
    assert a.log.epoch == "epoch 1"


def test_a_record_on_a_full_disk_is_not_cut(hall):
    a = hall["a"]
    a.do(OpenCall(3))
    a.send()
    full = EnvironmentFailure(FailureReason.DISK_FULL, "event")
    a.log.fails = full
    a.receive()
    assert a.engine.failure is full
    kept = len(a.log.messages)
    a.log.fails = full
    with pytest.raises(EnvironmentFailure):
        a.engine.keep_first(1)
    assert len(a.log.messages) == kept
    assert a.engine.settled == kept + 1
    assert a.engine.state.calls.open_at(3) is not None


def test_what_was_no_message_is_not_sent_on_where_the_record_is_cut(hall):
    a = hall["a"]
    settled = a.engine.settled
    hall.hubs[0].bodies.append(b"no message")
    a.receive()
    call = a.do(OpenCall(3))
    a.send()
    a.receive()
    a.engine.keep_first(settled)
    assert a.engine.waiting() == [call.id]
    (outgoing,) = a.engine.to_publish()
    message = opened(outgoing.body)
    assert message is not None
    assert [each.id for each in message.envelope.steps] == [call.id]


def test_a_step_that_is_too_large_keeps_the_others_of_an_outbox_from_nothing(hall):
    """An outbox of an earlier program may hold what doesn't fit into a message any more."""
    a = hall["a"]
    a.cut()
    first = a.do(OpenCall(3))
    text = "".join(chr(0x4E00 + number * 7 % 20_000) for number in range(90_000))
    part = SharedPart(hall.at, written(Note(text)))
    large = SharedStep(uuid7(hall.at, (77).to_bytes(10)), hall.at, (part,))
    a.log.outbox[50] = b"s" + msgspec.json.encode(Entry(large, "a", "Person a"))
    a.open()
    second = a.do(OpenCall(4))
    found = [opened(each.body) for each in a.engine.to_publish()]
    sent_steps = [step.id for each in found if each is not None for step in each.envelope.steps]
    assert sent_steps == [first.id, second.id]
    assert large.id in a.engine.waiting()
