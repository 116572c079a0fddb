"""Lines through a proxy that cuts, delays and flaps: nothing lost, nothing doubled, one order."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from judgekit.engine.ports.team import Line, LineState
from judgekit.network.line.outgoing import AT_ONCE
from tests.network.cutting_proxy import CuttingProxy
from tests.network.hall import Hall, LaptopHere


class CutOff:
    """A hub with its laptop, and a laptop behind a proxy."""

    def __init__(self, hall: Hall) -> None:
        self.hub, (self.first, self.second), lines = hall.shared(2)
        lines[1].close()
        self.first_line = lines[0]
        self.proxy = CuttingProxy(self.hub.place().port)
        place = self.hub.place()._replace(port=self.proxy.port)
        self.second_line: Line = self.second.follow(place)
        self.second.told.wait_for_state(LineState.CONNECTED)

    def wait_until_equal(self, count: int) -> None:
        for laptop in (self.first, self.second):
            laptop.told.wait_for_messages(count)
            laptop.told.wait(lambda laptop=laptop: laptop.told.standings[-1].waiting == 0)

    def check(self, made: list[str]) -> None:
        assert self.first.told.messages == self.second.told.messages
        assert sorted(self.first.told.ids()) == sorted(made), "none lost, none doubled"


@pytest.fixture
def cut_off(hall: Hall) -> Iterator[CutOff]:
    made = CutOff(hall)
    yield made
    made.proxy.close()


def publish(line: Line, name: str, count: int) -> list[str]:
    made = [f"{name}-{number}" for number in range(count)]
    for message_id in made:
        line.publish(message_id, message_id.encode())
    return made


def order_of(laptop: LaptopHere, device: str) -> list[str]:
    return [each.message_id for each in laptop.told.messages if each.device == device]


def test_a_cut_is_noticed_both_go_on_and_are_equal_when_healed(cut_off: CutOff) -> None:
    cut_off.proxy.cut()
    made = publish(cut_off.first_line, "first", 20) + publish(cut_off.second_line, "second", 20)
    cut_off.second.told.wait_for_state(LineState.CUT_OFF)
    cut_off.first.told.wait_for_messages(20)
    assert cut_off.second.told.messages == []
    assert cut_off.second.told.standings[-1].waiting == 20
    since = cut_off.second.told.standings[-1].since
    cut_off.proxy.heal()
    cut_off.second.told.wait_for_state(LineState.CONNECTED)
    assert cut_off.second.told.standings[-1].since >= since
    cut_off.wait_until_equal(40)
    cut_off.check(made)
    second = [f"second-{number}" for number in range(20)]
    assert order_of(cut_off.first, cut_off.second.device) == second


def test_connections_broken_off_again_and_again_lose_and_double_nothing(cut_off: CutOff) -> None:
    chance = random.Random(16)
    breaking, broken = threading.Event(), []

    def flap() -> None:
        while not breaking.wait(chance.uniform(0.02, 0.3)):
            cut_off.proxy.break_off()
            broken.append(True)

    flapping = threading.Thread(target=flap)
    flapping.start()
    try:
        made: list[str] = []
        while len(broken) < 6:
            if len(made) >= AT_ONCE:
                breaking.wait(0.01)
                continue
            turn = len(made)
            made += publish(cut_off.second_line, f"second-{turn}", 5)
            made += publish(cut_off.first_line, f"first-{turn}", 2)
            cut_off.first.told.wait_for_messages(2 * len(made) // 7)
    finally:
        breaking.set()
        flapping.join()
    cut_off.second_line.resume()  # seen again: nobody waits for the next try
    cut_off.wait_until_equal(len(made))
    cut_off.check(made)
    assert order_of(cut_off.first, cut_off.second.device) == [
        each for each in made if each.startswith("second")
    ]


def test_a_slow_line_is_as_whole_as_a_quick_one(cut_off: CutOff) -> None:
    cut_off.proxy.delay = 0.05
    made = publish(cut_off.first_line, "first", 100)
    made += publish(cut_off.second_line, "second", 10)
    cut_off.wait_until_equal(110)
    cut_off.check(made)


def test_the_offset_over_a_slow_line_is_as_exact_as_its_round_trip(cut_off: CutOff) -> None:
    cut_off.proxy.delay = 0.05
    cut_off.second_line.suspend()
    cut_off.second.told.wait_for_state(LineState.SUSPENDED)
    cut_off.second_line.resume()
    told = cut_off.second.told
    told.wait(lambda: (told.standings[-1].round_trip_ms or 0) >= 100)
    standing = told.standings[-1]
    assert abs(standing.offset_ms) <= standing.round_trip_ms / 2 + 1
