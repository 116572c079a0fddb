"""What may happen to laptops with networks of their own, one thing at a time: suspended, killed, a
hub that is behind, two hubs at once, a damaged store. `tests/network/test_namespaces.py` has cuts
and flapping, `random_run.py` all of it at random."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.sharing.disturbed_hall import DisturbedHall, damage_store
from tests.cli.sharing.equal_laptops import are_equal, check_equal
from tests.cli.sharing.laptop_process import LaptopProcess, wait_until
from tests.network.namespaces import Namespaces, unsuited

pytestmark = pytest.mark.nightly

COUNT = 3


@functools.cache
def why_not() -> str:
    return unsuited()


class Hall(DisturbedHall):
    """Three laptops that take part in one event."""

    def come_together(self) -> None:
        hub, *others = self.laptops
        self.start(hub)
        first = hub.wait(lambda said: "hub" in said)
        hub.ask(do="open-event", name="Hall", format="modern", rel="regular", players=40)
        hub.ask(do="start-round", clock="main", minutes=50)
        invitations = [first["invitation"], hub.ask(do="invite")["invitation"]]
        for laptop, invitation in zip(others, invitations, strict=True):
            laptop.start("join", invitation, "--name", laptop.name)
            laptop.ask(do="note", text="There.")
        self.wait_until_equal()

    @property
    def networks(self) -> Namespaces:
        assert self.spaces is not None
        return self.spaces

    def enter(self, laptop: LaptopProcess, count: int = 5) -> None:
        number = self.laptops.index(laptop) + 1
        for table in range(1, count + 1):
            order = {"do": "grant-extension", "table": 10 * number + table, "seconds": 60}
            laptop.ask(**order, reason="ruling")

    def wait_until_equal(self, *laptops: LaptopProcess) -> None:
        wait_until(lambda: are_equal(laptops or self.laptops), "they never became equal")

    def take_over(self, laptop: LaptopProcess) -> str:
        return str(laptop.ask(do="take-over")["hub"])

    def end_equal(self) -> None:
        self.wait_until_equal()
        check_equal(self.laptops)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    if why_not():
        pytest.skip(f"the laptops can have no networks of their own: {why_not()}")
    made = Hall(COUNT, random.Random(0), tmp_path)
    try:
        made.come_together()
        yield made
    finally:
        made.close()


@pytest.mark.parametrize("which", [0, 1])
def test_a_laptop_that_was_suspended_goes_on_where_it_was(hall: Hall, which: int) -> None:
    """The hub's program, or another one."""
    asleep = hall.laptops[which]
    hall.enter(asleep)
    asleep.suspend()
    for laptop in hall.laptops:
        if laptop is not asleep:
            hall.enter(laptop)
    asleep.wake()
    hall.enter(asleep)
    hall.end_equal()


def test_a_hub_that_is_killed_under_load_is_the_hub_again(hall: Hall) -> None:
    hub, *others = hall.laptops
    for laptop in others:
        hall.enter(laptop)
    hub.kill()
    for laptop in others:
        hall.enter(laptop)
        laptop.kill()
    for laptop in hall.laptops:
        hall.start(laptop)
        hall.enter(laptop)
    hall.end_equal()


def test_a_laptop_that_is_behind_takes_over_and_nothing_is_lost(hall: Hall) -> None:
    hub, behind, third = hall.laptops
    hall.networks.cut(2)
    for laptop in hall.laptops:
        hall.enter(laptop, 9)
    hall.wait_until_equal(hub, third)
    hub.kill()
    hall.networks.heal(2)
    hall.take_over(behind)
    hall.enter(third)
    hall.wait_until_equal(behind, third)
    hall.start(hub)
    hall.end_equal()


def test_of_two_who_take_over_at_once_one_gives_way_and_nothing_is_lost(hall: Hall) -> None:
    hub, second, third = hall.laptops
    hub.kill()
    hall.networks.cut(3)
    address = hall.take_over(second)
    hall.take_over(third)
    for laptop in (second, third):
        hall.enter(laptop)
    hall.networks.heal(3)
    third.wait(lambda said: said.get("other_hub") == address)
    assert third.ask(do="follow", hub=address)["hub"] == address
    hall.start(hub)
    hall.end_equal()


def test_a_hub_whose_store_is_damaged_has_all_of_it_again(hall: Hall) -> None:
    hub, second, _ = hall.laptops
    hall.enter(second)
    hall.wait_until_equal()
    hub.kill()
    damage_store(hub)
    hall.enter(second)
    hall.start(hub)
    hall.enter(hub)
    hall.end_equal()
