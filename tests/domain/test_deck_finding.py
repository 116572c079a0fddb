"""What to consider after a deck check, on the real catalogue, in each edition and level."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_finding import (
    LIMITED,
    DeckLimits,
    Situation,
    consider,
    limits_for,
)
from judgekit.domain.decklists.comparison import FREE_BASICS, compare
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
from judgekit.domain.infractions.remedy import circumstances_in
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import Prior
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder
from tests.domain.formats.listed import decklist

OLD, NEW = Edition.OF_2021, Edition.OF_2024
LIST = "4 Bolt, 56 Mountain | 4 Smash, 11 Swamp"
EXTRA_COPY = "5 Bolt, 55 Mountain | 4 Smash, 11 Swamp"
SWAPPED_BY_MISTAKE = "4 Bolt, 55 Mountain, 1 Smash | 3 Smash, 11 Swamp, 1 Mountain"
ONE_SHORT = "4 Bolt, 55 Mountain | 4 Smash, 11 Swamp"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(resources_folder() / "policy")


@pytest.fixture
def asked(catalogue):
    """Deck and situation in, `id penalty reason` out, a question mark after what only may be."""

    def ask(counted, listed=LIST, *, sideboarded=False, priors=(), **situation):
        limits = situation.get("limits", DeckLimits())
        free = FREE_BASICS if limits == LIMITED else frozenset()
        found = compare(decklist(listed), decklist(counted), sideboarded=sideboarded, free=free)
        edition = situation.get("edition", NEW)
        answers = consider(catalogue, found, Situation(**situation), priors, "2026-11-21")
        for each in answers:
            entry = catalogue.entry(each.id)
            names = {known.name for known in circumstances_in(entry, edition)} if entry else set()
            assert set(each.circumstances) <= names
        return [
            f"{each.id} {each.penalty.value} {each.reason.value}{'?' if each.if_so else ''}"
            for each in answers
        ]

    return ask


def test_a_list_with_cards_that_the_format_does_not_allow(asked):
    assert asked(LIST, list_is_illegal=True) == ["ipg-3.4 game-loss list-not-legal"]
    assert asked(ONE_SHORT, list_is_illegal=True)[0] == "ipg-3.4 game-loss list-not-legal"
    at_regular = asked(LIST, list_is_illegal=True, level=PolicyLevel.REGULAR)
    assert at_regular == ["jar-illegal-deck fix list-not-legal"]


def test_nothing_where_they_agree(asked):
    for edition in Edition:
        for level in PolicyLevel:
            assert asked(LIST, edition=edition, level=level) == []


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("level", PolicyLevel)
@pytest.mark.parametrize("at_check", [True, False])
def test_missing_sideboard_cards_alone_are_a_note(asked, edition, level, at_check):
    counted = "4 Bolt, 56 Mountain | 4 Smash, 9 Swamp"
    note = ["none none only-sideboard-missing"]
    assert asked(counted, edition=edition, level=level, at_check=at_check) == note
    later = asked(counted, edition=edition, level=level, at_check=at_check, sideboarded=True)
    assert later == note


def test_cards_short_at_a_check_are_a_game_loss_unless_the_opponent_has_them(asked):
    for edition in Edition:
        assert asked(ONE_SHORT, edition=edition) == [
            "ipg-3.5 game-loss deck-too-small",
            "ipg-3.5 warning cards-with-opponent?",
            "ipg-3.4 game-loss cards-lost?",
        ]
        assert asked(ONE_SHORT, edition=edition, with_opponent=True)[0] == (
            "ipg-3.5 warning cards-with-opponent"
        )
        assert asked(ONE_SHORT, edition=edition, at_check=False)[0] == (
            "ipg-3.5 warning deck-differs"
        )


def test_game_one_is_measured_by_the_list_since_2024(asked):
    listed, counted = LIST.replace("56 Mountain", "57 Mountain"), LIST
    assert asked(counted, listed, edition=OLD)[0] == "ipg-3.5 warning deck-differs"
    assert asked(counted, listed, edition=NEW)[0] == "ipg-3.5 game-loss deck-too-small"
    listed, counted = "60 Mountain | 10 Swamp", "60 Mountain | 11 Swamp"
    assert asked(counted, listed, edition=OLD)[0] == "ipg-3.5 warning deck-differs"
    assert asked(counted, listed, edition=NEW)[0] == "ipg-3.5 game-loss sideboard-too-large"


def test_later_games_are_measured_by_the_format(asked):
    moved = "4 Bolt, 55 Mountain | 4 Smash, 11 Swamp, 1 Mountain"
    for edition in Edition:
        assert asked(moved, edition=edition, sideboarded=True)[:2] == [
            "ipg-3.5 game-loss deck-too-small",
            "ipg-3.5 game-loss sideboard-too-large",
        ]
    grown = "4 Bolt, 56 Mountain, 2 Smash | 2 Smash, 11 Swamp"
    assert asked(grown, sideboarded=True) == []


def test_sideboard_cards_in_game_one_are_a_warning_unless_they_told_the_opponent_something(asked):
    for edition in Edition:
        assert asked(SWAPPED_BY_MISTAKE, edition=edition) == ["ipg-3.5 warning deck-differs"]
        assert asked(SWAPPED_BY_MISTAKE, edition=edition, at_check=False) == [
            "ipg-3.5 warning deck-differs",
            "ipg-3.5 game-loss sideboard-card-noticed?",
        ]
        seen = asked(SWAPPED_BY_MISTAKE, edition=edition, at_check=False, card_noticed=True)
        assert seen == ["ipg-3.5 game-loss sideboard-card-noticed"]
        unseen = asked(SWAPPED_BY_MISTAKE, edition=edition, at_check=False, card_noticed=False)
        assert unseen == ["ipg-3.5 warning deck-differs"]


def test_too_many_cards_at_presentation_are_an_invalid_number_in_2021_only(asked):
    grown = "4 Bolt, 57 Mountain | 4 Smash, 10 Swamp"
    assert asked(grown, edition=OLD)[0] == "ipg-3.5 game-loss deck-too-large"
    for other in ({"edition": NEW}, {"edition": OLD, "at_check": False}):
        assert not any("deck-too-large" in row for row in asked(grown, **other))
    unwritten = "4 Bolt, 52 Mountain | 4 Smash, 11 Swamp"
    assert not any("deck-too-large" in row for row in asked(LIST, unwritten, edition=OLD))


def test_an_extra_copy_counts_in_2021_once_the_game_has_begun_and_in_2024_always(asked):
    first, *rest = asked(EXTRA_COPY, edition=OLD)
    assert (first, [row for row in rest if "copy" in row]) == ("ipg-3.5 warning deck-differs", [])
    for edition, at_check in ((OLD, False), (NEW, True), (NEW, False)):
        found = asked(EXTRA_COPY, edition=edition, at_check=at_check)
        assert found[:2] == [
            "ipg-3.5 warning deck-differs",
            "ipg-3.5 game-loss extra-copy-seen?",
        ]
        found = asked(EXTRA_COPY, edition=edition, at_check=at_check, still_random=False)
        assert found[0] == "ipg-3.5 game-loss extra-copy-seen"
        found = asked(EXTRA_COPY, edition=edition, at_check=at_check, still_random=True)
        assert not any("copy" in row for row in found)


def test_the_list_may_be_what_is_wrong(asked):
    other = "4 Shock, 56 Mountain | 4 Smash, 11 Swamp"
    assert asked(other)[-1] == "ipg-3.4 game-loss list-not-as-meant?"
    short = "4 Bolt, 52 Mountain | 4 Smash, 11 Swamp"
    found = asked(LIST, short)
    assert found[0] == "ipg-3.4 game-loss list-too-small"
    assert found[-1] == "ipg-3.4 game-loss list-not-as-meant?"
    assert asked(short, short) == ["ipg-3.4 game-loss list-too-small"]
    large = LIST.replace("11 Swamp", "12 Swamp")
    assert asked(large, large) == ["ipg-3.4 game-loss list-sideboard-too-large"]


def test_a_second_warning_of_the_day_is_a_game_loss(asked):
    prior = Prior("ipg-3.5", Penalty.WARNING, "2026-11-21")
    assert asked(SWAPPED_BY_MISTAKE, priors=[prior]) == ["ipg-3.5 game-loss deck-differs"]


def test_regular_has_a_fix_and_no_decklist_problem(asked):
    regular = {"level": PolicyLevel.REGULAR}
    for counted in (ONE_SHORT, EXTRA_COPY, SWAPPED_BY_MISTAKE):
        assert asked(counted, **regular) == ["jar-illegal-deck fix deck-differs"]
    short = "4 Bolt, 52 Mountain | 4 Smash, 11 Swamp"
    assert asked(short, short, **regular) == ["jar-illegal-deck fix list-too-small"]


def test_limited_is_measured_by_forty_cards_and_has_no_largest_sideboard(asked):
    pool = "23 Bear, 17 Forest | 45 Wolf"
    counted = "22 Bear, 1 Wolf, 18 Forest | 1 Bear, 44 Wolf"
    assert asked(counted, pool, sideboarded=True, limits=LIMITED) == []
    short = "22 Bear, 17 Forest | 45 Wolf, 1 Bear"
    assert asked(short, pool, sideboarded=True, limits=LIMITED)[0] == (
        "ipg-3.5 game-loss deck-too-small"
    )


@pytest.mark.parametrize(
    ("listed", "format_", "fewest"),
    [
        ("60 Island | 15 Swamp", None, 60),
        ("58 Island | 15 Swamp", None, 60),
        ("23 Bear, 17 Forest | 45 Wolf", None, 40),
        ("40 Forest", None, 40),
        ("40 Forest", DeckFormat.MODERN, 60),
        ("60 Forest", DeckFormat.LIMITED, 40),
    ],
)
def test_limits_are_the_formats_or_seem_the_lists(listed, format_, fewest):
    assert limits_for(decklist(listed), format_).fewest_main == fewest
