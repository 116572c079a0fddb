"""Banned and restricted lists by day."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.formats.ban_history import BanChange, BanHistory, StartingLists
from judgekit.domain.formats.format_rules import ListSource

HISTORY = BanHistory(
    "",
    "2019-05-03",
    "2026-08-22",
    (),
    {},
    (StartingLists("modern", ("Ponder", "Preordain"), (), ("ante",), "text"),),
    (
        BanChange("modern", "2020-01-14", "post", banned=("Mox Opal",)),
        BanChange("legacy", "2021-01-01", "post", banned=("Opt",)),
        BanChange("modern", "2024-12-16", "post", unbanned=("Mox Opal", "Preordain")),
        BanChange("modern", "2025-01-01", "post", left_by_rotation=("Ponder",)),
    ),
)


@pytest.mark.parametrize(
    ("day", "since", "banned"),
    [
        ("2018-01-01", "2019-05-03", ["Ponder", "Preordain"]),
        ("2020-01-13", "2019-05-03", ["Ponder", "Preordain"]),
        ("2020-01-14", "2020-01-14", ["Mox Opal", "Ponder", "Preordain"]),
        ("2024-12-15", "2020-01-14", ["Mox Opal", "Ponder", "Preordain"]),
        ("2024-12-16", "2024-12-16", ["Ponder"]),
        ("2030-01-01", "2025-01-01", []),
    ],
)
def test_a_list_is_that_of_its_day(day, since, banned):
    lists = HISTORY.lists_on("modern", day)
    assert lists is not None
    assert (lists.date, list(lists.banned)) == (since, banned)
    assert lists.banned_kinds == ("ante",)


def test_of_a_format_that_it_does_not_know_it_says_nothing():
    assert HISTORY.lists_on("my own format", "2020-01-01") is None


@pytest.mark.parametrize(
    ("asked", "open_"),
    [("", False), ("2018-01-01", True), ("2026-08-22", False), ("2026-08-23", True)],
)
def test_after_what_is_known_a_list_may_have_changed(asked, open_):
    known = ListSource("2024-12-16", asked, HISTORY.start_date, HISTORY.known_until)
    assert known.may_have_changed is open_


@pytest.mark.parametrize(
    ("day", "changed"),
    [
        ("2020-01-13", {}),
        ("2020-01-14", {"Mox Opal": "2020-01-14"}),
        ("2024-12-16", {"Mox Opal": "2024-12-16", "Preordain": "2024-12-16"}),
        ("2030-01-01", {"Mox Opal": "2024-12-16", "Preordain": "2024-12-16"}),
    ],
)
def test_the_last_change_of_each_card_until_a_day(day, changed):
    """A card that left with its set isn't among them: the lists say nothing of it any more."""
    assert HISTORY.last_changes("modern", day) == changed


def test_the_cards_of_a_banned_kind_have_changed():
    of_kind = BanChange("modern", "2024-05-13", "post", banned_kinds=("stickers",))
    history = msgspec.structs.replace(
        HISTORY, kinds={"stickers": ("Carnival Barker",)}, changes=(of_kind,)
    )
    assert history.last_changes("modern", "2026-01-01") == {"Carnival Barker": "2024-05-13"}


def test_since_when_a_card_is_banned_is_the_last_change_that_still_holds():
    assert HISTORY.listed_since("legacy", "Opt") == "2021-01-01"
    assert HISTORY.listed_since("modern", "Mox Opal") == ""
    assert HISTORY.listed_since("modern", "Opt") == ""
    assert HISTORY.listed_since("legacy", "Opt", restricted=True) == ""
