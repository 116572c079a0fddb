import pytest

from judgekit.domain.formats.ban_history import BanChange, BanHistory, StartingLists
from judgekit.domain.formats.card_legality import CardLegality
from judgekit.domain.formats.findings import FindingCode
from judgekit.domain.formats.format_rules import DeckFormat, ListSource
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.cards.card_legality import FormatLine, Standing, format_lines
from judgekit.views.cards.glance import StandingHere
from tests.card_fakes import LANTERN, card


def history(*changes: BanChange) -> BanHistory:
    start = tuple(StartingLists(each, (), (), (), "") for each in ("vintage", "commander"))
    return BanHistory("", "2019-05-03", "2026-08-22", (), {}, start, changes)


BANNED = BanChange("commander", "2025-04-14", "", banned=(LANTERN.name,))
FREED = BanChange("commander", "2025-09-01", "", unbanned=(LANTERN.name,))
RESTRICTED = BanChange("vintage", "2025-06-30", "", restricted=(LANTERN.name,))


def test_the_events_format_comes_first_then_where_it_may_be_played():
    lines = format_lines(LANTERN, "legacy", None)
    assert (lines[0].format, lines[0].is_of_event) == ("legacy", True)
    standings = [line.standing for line in lines[1:]]
    assert standings[:2] == [Standing.LEGAL] * 2
    assert Standing.LEGAL not in standings[2:]


def test_since_when_is_told_where_it_is_known():
    lines = {each.format: each for each in format_lines(LANTERN, "", history(BANNED, RESTRICTED))}
    assert lines["commander"] == FormatLine("commander", Standing.BANNED, "2025-04-14")
    assert lines["vintage"].since == "2025-06-30"
    assert lines["modern"].since == ""


def test_a_day_that_no_longer_holds_is_not_told():
    lines = {each.format: each for each in format_lines(LANTERN, "", history(BANNED, FREED))}
    assert lines["commander"].since == ""


def test_a_format_of_free_text_has_no_line():
    assert not any(line.is_of_event for line in format_lines(LANTERN, "Highlander", None))


@pytest.mark.parametrize("written", ["Pauper", "pauper", "PAUPER "])
def test_a_format_of_free_text_that_the_card_file_knows_has_a_line(written):
    moth = card("Ash Moth", legalities={"modern": "legal", "pauper": "banned"})
    first = format_lines(moth, written, None)[0]
    assert first == FormatLine("pauper", Standing.BANNED, is_of_event=True)


def test_a_file_without_legality_says_nothing():
    assert format_lines(card("Grey Stone", legalities=None), "modern", None) == ()


LISTS = ListSource("2026-05-18")


def checked(code: FindingCode | None, *, verified: bool = True) -> StandingHere:
    """What a deck check of a Modern event finds."""
    legality = CardLegality(RuleReference("mtr-en-2019-05-03", "6.3"), code, verified)
    return StandingHere(DeckFormat.MODERN, legality, LISTS)


@pytest.mark.parametrize(
    ("code", "standing"),
    [
        (FindingCode.BANNED, Standing.BANNED),
        (FindingCode.RESTRICTED, Standing.RESTRICTED),
        (FindingCode.NOT_LEGAL, Standing.NOT_LEGAL),
    ],
)
def test_where_the_event_goes_by_other_lists_they_hold_and_the_files_word_is_told(code, standing):
    line, *others = format_lines(LANTERN, "modern", None, checked(code))
    assert line == FormatLine(
        "modern", standing, is_of_event=True, of_file=Standing.LEGAL, lists=LISTS
    )
    assert all(each.of_file is None for each in others)


def test_where_both_say_the_same_nothing_is_told():
    (line, *_) = format_lines(LANTERN, "modern", None, checked(None))
    assert line == FormatLine("modern", Standing.LEGAL, is_of_event=True)


def test_what_a_deck_check_leaves_to_verify_is_told():
    (line, *_) = format_lines(LANTERN, "modern", None, checked(None, verified=False))
    assert (line.standing, line.is_to_verify) == (Standing.LEGAL, True)
