"""A line: what one laptop publishes, all receive in one order, once, through cuts and restarts."""

from __future__ import annotations

import os
import signal

import pytest

from judgekit.engine.ports.team import LARGEST_BODY, LineState, StreamPlace
from tests.network.hall import PATIENCE, Hall, now_ms


def test_all_receive_what_one_publishes_in_one_order(hall: Hall) -> None:
    _, laptops, lines = hall.shared(3)
    for number in range(10):
        for name, line in zip("abc", lines, strict=True):
            line.publish(f"{name}{number}", f"{name} {number}".encode())
    for laptop in laptops:
        laptop.told.wait_for_messages(30)
    orders = [laptop.told.messages for laptop in laptops]
    assert orders[0] == orders[1] == orders[2]
    assert [each.sequence for each in orders[0]] == list(range(1, 31))
    for name, laptop in zip("abc", laptops, strict=True):
        own = [each for each in orders[0] if each.device == laptop.device]
        assert [each.message_id for each in own] == [f"{name}{number}" for number in range(10)]


def test_a_line_goes_on_behind_the_last_message_that_a_laptop_has(hall: Hall) -> None:
    hub, laptops, lines = hall.shared(1)
    for number in range(5):
        lines[0].publish(f"m{number}", b"")
    laptops[0].told.wait_for_messages(5)
    lines[0].close()
    line = laptops[0].follow(hub.place(), StreamPlace(3, "m2"))
    line.publish("m5", b"")
    laptops[0].told.wait_for_messages(3)
    assert laptops[0].told.ids() == ["m3", "m4", "m5"]


@pytest.mark.parametrize("place", [StreamPlace(2, "another"), StreamPlace(7, "m6")])
def test_a_hub_with_another_course_is_not_followed(hall: Hall, place: StreamPlace) -> None:
    hub, laptops, lines = hall.shared(1)
    for number in range(5):
        lines[0].publish(f"m{number}", b"")
    laptops[0].told.wait_for_messages(5)
    laptops[0].follow(hub.place(), place).publish("kept", b"")
    laptops[0].told.wait_for_state(LineState.DIVERGED)
    assert laptops[0].told.messages == []
    assert laptops[0].told.standings[-1].waiting == 1


def test_what_is_published_while_suspended_waits_and_comes_once(hall: Hall) -> None:
    _, laptops, lines = hall.shared(2)
    lines[1].suspend()
    laptops[1].told.wait_for_state(LineState.SUSPENDED)
    for number in range(3):
        lines[1].publish(f"own{number}", b"")
    lines[0].publish("other", b"")
    laptops[1].told.wait(lambda: laptops[1].told.standings[-1].waiting == 3)
    lines[1].resume()
    laptops[0].told.wait_for_messages(4)
    laptops[1].told.wait(lambda: laptops[1].told.standings[-1].waiting == 0)
    assert laptops[0].told.ids() == ["other", "own0", "own1", "own2"] == laptops[1].told.ids()


def test_a_message_published_twice_is_stored_once(hall: Hall) -> None:
    _, laptops, lines = hall.shared(1)
    lines[0].publish("m", b"")
    laptops[0].told.wait_for_messages(1)
    lines[0].publish("m", b"")
    lines[0].publish("n", b"")
    laptops[0].told.wait_for_messages(2)
    assert laptops[0].told.ids() == ["m", "n"]


def test_lines_go_on_when_the_server_was_killed(hall: Hall) -> None:
    hub, laptops, lines = hall.shared(2)
    lines[0].publish("before", b"")
    laptops[1].told.wait_for_messages(1)
    os.kill(hub.server_process(), signal.SIGKILL)
    lines[1].publish("meanwhile", b"")
    laptops[0].told.wait_for_messages(2)
    laptops[0].hub_told.wait(lambda: laptops[0].hub_told.running == [False, True])
    assert laptops[0].told.ids() == ["before", "meanwhile"]


def test_the_clocks_offset_is_that_of_the_hub(hall: Hall) -> None:
    first = hall.laptop(lambda: now_ms() + 90_000)
    hub = first.share()
    hub.let_in().result(PATIENCE)
    second = hall.laptop()
    second.follow(second.join(hub, first))
    second.told.wait(
        lambda: second.told.standings and second.told.standings[-1].offset_ms is not None
    )
    standing = second.told.standings[-1]
    assert abs(standing.offset_ms - 90_000) <= standing.round_trip_ms / 2 + 1


def test_the_hub_tells_who_is_there_and_how_far(hall: Hall) -> None:
    _, laptops, lines = hall.shared(2)
    lines[0].publish("m", b"")
    told = laptops[0].told

    def all_are_told() -> bool:
        seen = {each.device: each for each in told.seen}
        return seen.keys() == {each.device for each in laptops} and all(
            each.connected and each.sequence == 1 for each in seen.values()
        )

    told.wait(all_are_told)
    lines[1].close()
    told.wait(
        lambda: {each.device: each.connected for each in told.seen}[laptops[1].device] is False
    )


@pytest.mark.parametrize(
    ("message_id", "body"),
    [("", b""), ("a b", b""), ("a.b", b""), ("x" * 65, b""), ("m", b"x" * (LARGEST_BODY + 1))],
)
def test_what_cannot_be_published_is_refused_at_once(hall: Hall, message_id, body) -> None:
    _, _, lines = hall.shared(1)
    with pytest.raises(ValueError):
        lines[0].publish(message_id, body)


def test_the_largest_message_comes_whole(hall: Hall) -> None:
    _, laptops, lines = hall.shared(2)
    body = bytes(range(256)) * (LARGEST_BODY // 256)
    lines[0].publish("x" * 64, body)
    laptops[1].told.wait_for_messages(1)
    assert laptops[1].told.messages[0].body == body
