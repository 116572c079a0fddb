"""The rows of the laptops that share an event."""

from __future__ import annotations

import pytest

from judgekit.domain.team.state import Epoch, Team, TeamDevice
from judgekit.engine.ports.team import LaptopSeen
from judgekit.views.sharing.laptops import (
    LaptopRow,
    LaptopState,
    connected,
    laptop_rows,
    taking_part,
)
from judgekit.views.sharing.team_standing import Connection, TeamStanding

OWN, HUB = "own", "hub"


def device(name: str, person: str, since: int = 10, revoked: int | None = None) -> TeamDevice:
    return TeamDevice(name, person, (), "", since, revoked)


def team(*devices: TeamDevice) -> Team:
    given = (device(HUB, "H. Lindqvist"), device(OWN, "S. Kim"), *devices)
    epoch = Epoch("e1", HUB, "", 1, 20)
    return Team({each.device: each for each in given}, {"e1": epoch})


def standing(connection: Connection = Connection.CONNECTED, **more: object) -> TeamStanding:
    return TeamStanding(connection, 500, hub=HUB, **more)  # type: ignore[arg-type]


def seen(name: str, *, connected: bool = True, sequence: int = 40, **more: object) -> LaptopSeen:
    told = {"waiting": 0, "offset_ms": 0, **more}
    return LaptopSeen(name, connected, 400, sequence, **told)  # type: ignore[arg-type]


def row(rows, name: str) -> LaptopRow:
    return next(each for each in rows if each.device == name)


def test_the_hub_is_first_then_this_laptop_then_by_name_and_who_is_shut_out_last():
    others = (device("c", "T. Weber"), device("b", "M. Silva"), device("a", "A. Out", revoked=90))
    rows = laptop_rows(team(*others), standing(), OWN, [])
    assert [each.device for each in rows] == [HUB, OWN, "b", "c", "a"]
    assert (row(rows, "a").state, row(rows, "a").since) == (LaptopState.SHUT_OUT, 90)


def test_a_connected_laptop_says_how_far_it_is_behind_and_how_its_clock_is_off():
    told = [seen(HUB), seen("b", sequence=38, waiting=3, offset_ms=-3_400)]
    silva = row(laptop_rows(team(device("b", "M. Silva", 77)), standing(), OWN, told), "b")
    assert (silva.state, silva.since) == (LaptopState.CONNECTED, 77)
    assert (silva.behind, silva.waiting, silva.fast_ms) == (2, 3, 3_400)
    assert silva.is_clock_off


@pytest.mark.parametrize(("offset", "is_off"), [(2_000, False), (-2_001, True), (None, False)])
def test_a_clock_is_off_above_two_seconds(offset, is_off):
    told = [seen("b", offset_ms=offset)]
    assert (
        row(laptop_rows(team(device("b", "B")), standing(), OWN, told), "b").is_clock_off is is_off
    )


def test_a_laptop_that_is_cut_off_says_when_it_was_seen_last():
    told = [seen(HUB), seen("b", connected=False, sequence=3)]
    rows = laptop_rows(team(device("b", "B"), device("c", "C")), standing(), OWN, told)
    cut = row(rows, "b")
    assert (cut.state, cut.since, cut.behind) == (LaptopState.CUT_OFF, 400, 37)
    assert row(rows, "c").state is LaptopState.UNKNOWN
    assert (connected(rows), taking_part(rows)) == (2, 4)


@pytest.mark.parametrize(
    ("connection", "state"),
    [
        (Connection.CUT_OFF, LaptopState.CUT_OFF),
        (Connection.LEFT, LaptopState.LEFT),
        (Connection.CONNECTING, LaptopState.CONNECTING),
        (Connection.SHUT_OUT, LaptopState.SHUT_OUT),
    ],
)
def test_while_this_laptop_is_not_connected_it_says_nothing_of_the_others(connection, state):
    now = standing(connection, waiting=5)
    rows = laptop_rows(team(device("b", "B")), now, OWN, [seen("b")])
    own = row(rows, OWN)
    assert (own.state, own.since, own.waiting, own.behind) == (state, 500, 5, None)
    assert {row(rows, name).state for name in ("b", HUB)} == {LaptopState.UNKNOWN}


def test_the_hub_is_hub_since_its_last_epoch():
    known = team()
    known.epochs["e3"] = Epoch("e3", HUB, "", 1, 60)
    hub = row(laptop_rows(known, standing(), OWN, []), HUB)
    assert (hub.state, hub.since, hub.behind) == (LaptopState.HUB, 60, 0)
