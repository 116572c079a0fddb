"""A flood is told from a laptop that comes back and catches up, also by a hub that looks late."""

from __future__ import annotations

import pytest

from judgekit.network.hub.flood_watch import (
    LOOK_EVERY,
    MOST_BYTES,
    MOST_MESSAGES,
    MOST_STORED,
    FloodWatch,
    Sent,
)
from judgekit.network.line.outgoing import A_SECOND, AT_ONCE


class Watch:
    """A watch whose looks a test makes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.floods = FloodWatch(lambda: self.seconds)

    def look(self, after: float = LOOK_EVERY, **sent: Sent) -> list[str]:
        self.seconds += after
        return self.floods.look({(device, 1): each for device, each in sent.items()})


def test_a_laptop_that_comes_back_is_no_flood() -> None:
    watch = Watch()
    for _ in range(AT_ONCE + int(A_SECOND * LOOK_EVERY)):
        watch.floods.stored("a")
    assert watch.look(a=Sent(5_000, 1_000_000)) == []


@pytest.mark.parametrize("sent", [Sent(MOST_MESSAGES + 1, 0), Sent(1, MOST_BYTES + 1)])
def test_too_much_in_one_look_is_a_flood(sent: Sent) -> None:
    assert Watch().look(a=sent, b=Sent(10, 10)) == ["a"]


def test_too_many_stored_messages_are_a_flood_of_whoever_is_gone_meanwhile() -> None:
    watch = Watch()
    for _ in range(MOST_STORED + 1):
        watch.floods.stored("a")
    assert watch.look() == ["a"]
    assert watch.look() == []


def test_what_was_sent_before_is_not_counted_again() -> None:
    watch = Watch()
    for turn in range(1, 10):
        assert watch.look(a=Sent(turn * MOST_MESSAGES, turn * MOST_BYTES)) == []


def test_connections_of_one_device_are_added() -> None:
    floods = FloodWatch(lambda: 0.0)
    half = Sent(MOST_MESSAGES // 2 + 1, 0)
    assert floods.look({("a", 1): half, ("a", 2): half, ("b", 3): half}) == ["a"]


def test_a_hub_that_looks_late_allows_for_it() -> None:
    watch = Watch()
    assert watch.look(after=4 * LOOK_EVERY, a=Sent(4 * MOST_MESSAGES, 0)) == []
    assert watch.look(after=4 * LOOK_EVERY, a=Sent(9 * MOST_MESSAGES, 0)) == ["a"]
