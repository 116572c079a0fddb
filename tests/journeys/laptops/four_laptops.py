"""Four laptops of one event: two windows, and two that run `judgekit join`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.inspection import ReadRecord
from tests.cli.sharing.equal_laptops import became_of, check_steps
from tests.cli.sharing.laptop_process import LaptopProcess, wait_until
from tests.journeys.laptops.hall_networks import HallNetworks
from tests.journeys.laptops.window_laptop import Known, WindowLaptop

COUNT = 4
ADA, BEA, CLEO, DAN = range(1, COUNT + 1)
EQUAL_WITHIN = 90.0
"""Seconds; only a failing run takes that long."""

Laptop = WindowLaptop | LaptopProcess


class FourLaptops:
    """Ada Vega and Bea Koch have windows, Cleo Roy and Dan Lind verbs."""

    def __init__(self, networks: HallNetworks, folder: Path, cache: Path) -> None:
        self.networks = networks

        def window(name: str, number: int) -> WindowLaptop:
            around, more = networks.around(number), networks.environment(number)
            return WindowLaptop(folder, name, cache, around, more)

        self.ada, self.bea = window("Ada Vega", ADA), window("Bea Koch", BEA)
        self.cleo = LaptopProcess(folder, "Cleo Roy", networks.around(CLEO))
        self.dan = LaptopProcess(folder, "Dan Lind", networks.around(DAN))

    @property
    def windows(self) -> Sequence[WindowLaptop]:
        return (self.ada, self.bea)

    @property
    def verbs(self) -> Sequence[LaptopProcess]:
        return (self.cleo, self.dan)

    @property
    def all(self) -> Sequence[Laptop]:
        return (*self.windows, *self.verbs)

    def close(self) -> None:
        for each in self.all:
            each.kill()

    # -- coming together

    def invite(self, number: int) -> str:
        """What Ada's window copies for the next laptop, as that one can use it."""
        self.ada.do("keys I")
        text = self.ada.press_until(
            "keys Ctrl+Shift+C", lambda known: known["copied"], "no invitation was copied"
        )["copied"]
        return self.networks.invitation(number, text)

    def let_in(self, name: str) -> None:
        """Ada lets in who asks."""
        self.ada.wait(lambda known: name in known["asking"], f"{name} never asked")
        self.ada.press_until(
            "keys A", lambda known: name in known["people"], f"{name} isn't let in"
        )

    def follow(self, laptop: Laptop, address: str) -> None:
        """Have a laptop follow a hub where it doesn't find that by itself."""
        if self.networks.finds:
            return
        way = self.networks.way([*self.all].index(laptop) + 1, address)
        if isinstance(laptop, LaptopProcess):
            wait_until(
                lambda: "hub" in laptop.ask(do="follow", hub=way), f"{laptop.name} can't follow"
            )
        else:
            laptop.do("keys Ctrl+6 F8 F", f"write {way}")
            laptop.press_until(
                "keys Return", lambda known: known["address"] == way, f"it doesn't follow {way}"
            )

    def wait_until_equal(self, *laptops: Laptop) -> list[ReadRecord]:
        """Wait until these have the same messages, and nothing waits; return their records."""

        def is_equal() -> bool:
            shared = [each.record().shared for each in laptops]
            orders = {tuple(each.messages) for each in shared if each is not None}
            waiting = sum(len(each.outbox) for each in shared if each is not None)
            return None not in shared and len(orders) == 1 and not waiting

        wait_until(is_equal, f"not equal: {[each.name for each in laptops]}", EQUAL_WITHIN)
        return [each.record() for each in laptops]

    def wait_for_connection(self, window: WindowLaptop, connection: str) -> Known:
        return window.wait(
            lambda known: known["connection"] == connection, f"it isn't {connection}"
        )


def check(laptops: FourLaptops, records: Sequence[ReadRecord]) -> Counter[str]:
    """All have the same record, and each step that was accepted anywhere is there once, as it was
    told on its laptop; return what became of them."""
    first, *others = [list(each.recorded) for each in records]
    for laptop, recorded in zip(laptops.all[1:], others, strict=True):
        assert recorded == first, f"{laptop.name} has another record"
    check_steps(first, laptops.verbs)
    timeline = Timeline(first)
    became: Counter[str] = Counter()
    for laptop in laptops.all:
        for id_ in laptop.accepted:
            became[became_of(timeline, id_)] += 1
    assert not became[""], f"lost: {became}"
    _check_shown(laptops, timeline)
    return became


def _check_shown(laptops: FourLaptops, timeline: Timeline) -> None:
    """What all of them show is what the record says."""
    calls = sorted(each.table for each in state_of(timeline).calls.open_calls())
    for verb in laptops.verbs:
        shown = verb.ask(do="state")["state"]["open_calls"]
        assert sorted(each["table"] for each in shown) == calls, verb.name
    ends = set()
    for window in laptops.windows:
        known = window.do("look")
        assert sorted(map(int, known["calls"])) == calls, window.name
        assert known["steps"] == [each.id for each in timeline.steps], window.name
        ends.add(known["ends_at"])
    assert len(ends) == 1
