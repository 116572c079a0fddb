"""A day of one event on four laptops, each its own process with its own folders: two windows,
driven by keys, and two `judgekit join`. Cuts, a hub that dies, a person who takes over, and late
returns; in the end all are equal, and nothing is lost.

With `LAPTOP_PICTURES`, a folder, the windows are pictured there in three languages.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.journeys.laptops.four_laptops import ADA, BEA, CLEO, COUNT, DAN, FourLaptops, check
from tests.journeys.laptops.hall_networks import HallNetworks, OwnNetworks, Proxies
from tests.network.namespaces import unsuited

pytestmark = pytest.mark.nightly

LATE_STEPS = 60
"""That wait on the laptop that comes back last."""
LONG_CUT_STEPS = 40
"""That wait in the window that was cut off for long."""
PICTURES = Path(folder) if (folder := os.environ.get("LAPTOP_PICTURES")) else None


@pytest.fixture(params=[OwnNetworks, Proxies])
def laptops(request, tmp_path: Path, cache: Path) -> Iterator[FourLaptops]:
    """Four laptops, none started, whose networks can be cut."""
    kind: Callable[[int, Path], HallNetworks] = request.param
    if kind is OwnNetworks and (why := unsuited()):
        pytest.skip(f"the laptops can have no networks of their own: {why}")
    networks = kind(COUNT, tmp_path)
    four = FourLaptops(networks, tmp_path, cache)
    try:
        yield four
    finally:
        four.close()
        networks.close()


def test_a_day_of_four_laptops_ends_equal_with_nothing_lost(laptops: FourLaptops) -> None:
    all_come_together(laptops)
    a_short_cut_and_a_flapping_network(laptops)
    dan_is_out_of_reach(laptops)
    the_hub_dies_and_bea_takes_over(laptops)
    the_old_hub_comes_back(laptops)
    ada_is_cut_off_for_long(laptops)
    the_next_round_goes_on_without_ada(laptops)
    ada_comes_back(laptops)
    dan_comes_back_last(laptops)
    records = laptops.wait_until_equal(*laptops.all)
    counts = check(laptops, records)
    print(f"{len(laptops.all)} laptops: {counts}")
    assert counts.total() >= LATE_STEPS + LONG_CUT_STEPS
    assert counts["merged"] >= 1
    assert counts["set-aside"] >= 1


def all_come_together(laptops: FourLaptops) -> None:
    """Ada shares a round that goes on; the others join, and each enters something."""
    ada, bea = laptops.ada, laptops.bea
    ada.start()
    ada.do("keys Ctrl+6", "write Spring Open", "keys Ctrl+Return", "keys Ctrl+2 Space")
    ada.order("c 14", "x 3 2")
    ada.press_until("keys Ctrl+6 F8 Return", lambda known: known["is_hub"], "no hub")

    bea.start()
    bea.do("keys Ctrl+6 Ctrl+J", f"paste {laptops.invite(BEA)}", "keys Return")
    laptops.let_in(bea.name)
    laptops.wait_for_connection(bea, "connected")
    for verb, number in zip(laptops.verbs, (CLEO, DAN), strict=True):
        verb.start("join", laptops.invite(number), "--name", verb.name)
        laptops.let_in(verb.name)
    bring_bea_the_clock(laptops)

    bea.order("c 5", "x 7 3")
    for verb in laptops.verbs:
        verb.ask(do="open-call", table=20 + len(verb.name), reason="ruling")
    ada.order("c 14")
    laptops.wait_until_equal(*laptops.all)
    ada.do("keys Ctrl+6 F8")
    ada.wait(lambda known: known["others"] == COUNT - 1, "not all are connected")
    ada.wait(lambda known: "catching up" not in "".join(known["rows"]), "somebody is behind")
    ada.picture(PICTURES, "four-laptops")


def bring_bea_the_clock(laptops: FourLaptops) -> None:
    """Ada makes Bea scorekeeper too, by the menu of roles in the list of laptops."""
    ada = laptops.ada
    ada.do("keys Ctrl+6 F8", "keys Down C")
    ada.do("keys Down Down Down Return")
    for window in laptops.windows:
        window.wait(
            lambda known: sorted(known["people"]["Bea Koch"]) == ["head-judge", "scorekeeper"],
            "Bea has no roles",
        )


def a_short_cut_and_a_flapping_network(laptops: FourLaptops) -> None:
    cleo, networks = laptops.cleo, laptops.networks
    networks.cut(CLEO)
    for table in (31, 32, 33):
        cleo.ask(do="open-call", table=table, reason="ruling")
        laptops.ada.order(f"x {table} 1")
    networks.heal(CLEO)
    for turn in range(4):
        networks.cut(CLEO)
        cleo.ask(do="note", text=f"Flapping {turn}.")
        networks.heal(CLEO)
    for table in (31, 32, 33):
        cleo.ask(do="close-call", table=table)
    laptops.wait_until_equal(*laptops.all)


def dan_is_out_of_reach(laptops: FourLaptops) -> None:
    """From now until the end, Dan enters alone."""
    laptops.networks.cut(DAN)
    dan = laptops.dan
    for number in range(LATE_STEPS // 2):
        dan.ask(do="grant-extension", table=100 + number, seconds=60, reason="ruling")


def the_hub_dies_and_bea_takes_over(laptops: FourLaptops) -> None:
    ada, bea, cleo = laptops.ada, laptops.bea, laptops.cleo
    ada.order("x 8 2")
    ada.kill()
    cleo.ask(do="open-call", table=40, reason="ruling")
    bea.order("c 41")
    laptops.wait_for_connection(bea, "cut_off")
    bea.do("keys Ctrl+6 F8 T")
    assert bea.sees("Do it on one laptop only")
    bea.press_until("click Take over", lambda known: known["is_hub"], "Bea is no hub")
    laptops.follow(cleo, bea.known["address"])
    laptops.wait_until_equal(bea, cleo)


def the_old_hub_comes_back(laptops: FourLaptops) -> None:
    """Ada's laptop is started again: what it had alone is there, and it follows Bea's."""
    ada, bea = laptops.ada, laptops.bea
    ada.start()
    if not laptops.networks.finds:
        ada.wait(lambda known: not known["is_hub"] and known["connection"] == "connected", "alone")
    laptops.follow(ada, bea.known["address"])
    ada.wait(lambda known: not known["is_hub"] and known["connection"] == "connected", "alone")
    laptops.wait_until_equal(ada, bea, laptops.cleo)


def ada_is_cut_off_for_long(laptops: FourLaptops) -> None:
    """She goes on by keys: much at her own tables, one call that a colleague closes too, and time
    for a table that is done by then."""
    ada, bea, cleo = laptops.ada, laptops.bea, laptops.cleo
    cleo.ask(do="open-call", table=50, reason="ruling")
    laptops.wait_until_equal(ada, bea, cleo)
    laptops.networks.cut(ADA)
    cleo.ask(do="close-call", table=50)
    cleo.ask(do="finish-table", table=51)
    laptops.wait_until_equal(bea, cleo)
    ada.wait_for_a_second_after(bea)
    ada.order("c 50", "x 51 5")
    ada.order(*(f"x {60 + number} 1" for number in range(LONG_CUT_STEPS - 2)))
    laptops.wait_for_connection(ada, "cut_off")
    assert ada.known["waiting"] == LONG_CUT_STEPS


def the_next_round_goes_on_without_ada(laptops: FourLaptops) -> None:
    """Bea, the hub, ends the round and starts the next one; Dan enters the second half."""
    ada, bea, cleo, dan = laptops.ada, laptops.bea, laptops.cleo, laptops.dan
    bea.wait_for_a_second_after(ada)
    round_before = bea.known["ends_at"]
    bea.do("keys Ctrl+2 Ctrl+E Return")
    bea.press_until("keys Space", lambda known: known["ends_at"] != round_before, "no next round")
    cleo.ask(do="open-call", table=3, reason="ruling")
    for number in range(LATE_STEPS - LATE_STEPS // 2):
        dan.ask(do="note", text=f"Late {number}.")
    laptops.wait_until_equal(bea, cleo)


def ada_comes_back(laptops: FourLaptops) -> None:
    """The summary says what became of her entries, and she decides the one that needs her."""
    ada = laptops.ada
    laptops.networks.heal(ADA)
    laptops.wait_for_connection(ada, "connected")
    ada.wait(lambda known: not known["waiting"], "something waits for ever")
    laptops.wait_until_equal(ada, laptops.bea, laptops.cleo)
    assert ada.sees("Connected again after")
    ada.picture(PICTURES, "back-at-the-clock")
    if ada.sees("round started"):
        ada.do("keys Esc")  # the alarm comes before it
    ada.do("click Decide…")
    assert ada.sees(f"{LONG_CUT_STEPS} entries made here")
    assert len(ada.known["undecided"]) == 1
    ada.picture(PICTURES, "summary")
    ada.do("keys Return")
    ada.picture(PICTURES, "set-aside")
    ada.do("keys Del")
    ada.press_until("click Drop entry", lambda known: not known["undecided"], "undecided")
    ada.do("keys Esc")
    laptops.wait_until_equal(ada, laptops.bea, laptops.cleo)


def dan_comes_back_last(laptops: FourLaptops) -> None:
    """He was away when the hub died, and has never met the new one."""
    laptops.networks.heal(DAN)
    assert len(laptops.dan.accepted) >= LATE_STEPS
    laptops.follow(laptops.dan, laptops.bea.known["address"])
