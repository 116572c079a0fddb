from judgekit.domain.formats.ban_history import BanChange, BanHistory, StartingLists
from judgekit.views.cards.card_legality import FormatLine, Standing, format_lines
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


def test_a_file_without_legality_says_nothing():
    assert format_lines(card("Grey Stone", legalities=None), "modern", None) == ()
