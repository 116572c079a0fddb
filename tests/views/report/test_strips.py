"""The round as a picture: what each table did, without gaps, and when it paused."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartRound,
    StartTurns,
)
from judgekit.domain.shared.moment import MINUTE
from judgekit.system.resources import locale_folder
from judgekit.views.report.calls_over_day import HALF_HOUR, calls_over_day
from judgekit.views.report.persons import letters
from judgekit.views.report.report import report_of
from judgekit.views.report.screen_rows import round_rows, strip_picture
from judgekit.views.report.strips import Doing, RoundStrips, round_strips
from judgekit.views.words.words import Words
from tests.day import TEN, Day
from tests.engine.told_history import right_day
from tests.views.report.random_days import DAYS

ENGLISH = Words(locale_folder(), "en")


def pictures(day: Day) -> list[RoundStrips]:
    report = report_of(day.engine.timeline, day.engine.now())
    return [round_strips(report.day, each.id) for each in report.rounds]


def others(day: Day) -> str:
    """What is said of the tables that the picture lacks."""
    report = report_of(day.engine.timeline, day.engine.now())
    return strip_picture(report, report.rounds[0].id, ENGLISH).others


def told(picture: RoundStrips, table: int) -> list[tuple[str, float, float]]:
    """What a table did, in minutes after ten."""
    (strip,) = [each for each in picture.strips if each.table == table]
    return [
        (each.doing.value, (each.begin - TEN) / MINUTE, (each.end - TEN) / MINUTE)
        for each in strip.stretches
    ]


def test_a_table_plays_pauses_goes_on_and_takes_its_turns():
    day = Day()
    day.do(StartRound(minutes=50))
    day.at(10).do(OpenCall(3))
    day.at(15).do(CloseCall(3))
    day.at(55).do(StartTurns(3))
    day.at(58).do(FinishTable(3))
    (picture,) = pictures(day)
    assert told(picture, 3) == [
        (Doing.PLAYED, 0, 10),
        (Doing.PAUSED, 10, 15),
        (Doing.PLAYED, 15, 50),
        (Doing.EXTENDED, 50, 55),
        (Doing.TURNS, 55, 58),
    ]


def test_a_pause_of_the_clock_is_one_of_every_table():
    day = Day()
    day.do(StartRound(minutes=50))
    day.at(5).do(PauseClock())
    day.at(9).do(ResumeClock())
    day.at(20).do(FinishTable(1))
    day.at(60).do(FinishTable(2))
    day.at(61).do(EndRound())
    (picture,) = pictures(day)
    assert told(picture, 1) == [(Doing.PLAYED, 0, 5), (Doing.PAUSED, 5, 9), (Doing.PLAYED, 9, 20)]
    assert told(picture, 2)[-1] == (Doing.TURNS, 54, 60)
    assert [each.table for each in picture.telling(9)] == [2, 1]


def test_every_table_that_was_held_up_is_told_of():
    day = Day()
    day.do(StartRound(minutes=50))
    for table in range(1, 9):
        day.do(SeatJudge(table, "Ann"))
    day.at(5).do(GrantExtension(4, 180))
    day.at(10).do(OpenCall(6))
    day.at(12).do(CloseCall(6))
    day.at(20).do(FinishTable(6))
    day.at(30).do(FinishTable(4))
    for table in (1, 2, 3, 5, 7):
        day.at(40).do(FinishTable(table))
    day.at(55).do(FinishTable(8))
    (picture,) = pictures(day)
    assert [each.table for each in picture.telling(9)] == [8, 1, 2, 4, 6]
    assert [each.table for each in picture.telling(2)] == [8, 4]


def test_tables_that_play_are_not_said_to_have_ended():
    day = Day()
    day.do(StartRound(minutes=50))
    for table in range(1, 9):
        day.do(SeatJudge(table, "Ann"))
    assert others(day.at(30)) == "6 more tables"
    for table in range(1, 9):
        day.do(FinishTable(table))
    assert others(day) == "6 other tables ended before time"


def test_a_round_that_was_ended_before_time_has_none():
    day = Day()
    day.do(StartRound(minutes=50))
    day.at(10).do(SeatJudge(3, "Ann"))
    report = report_of(day.engine.timeline, day.engine.now())
    assert report.rounds[0].time == TEN + 50 * MINUTE
    day.at(20).do(EndRound())
    report = report_of(day.engine.timeline, day.engine.now())
    (row,) = round_rows(report, ENGLISH)
    assert row.time == "–"
    picture = strip_picture(report, row.id, ENGLISH)
    assert (picture.end, picture.time) == ("", None)


@given(DAYS)
def test_strips_have_no_gaps_and_end_as_the_table_did(steps):
    _, day = right_day(steps)
    for picture in pictures(day):
        for strip in picture.strips:
            for one, following in pairwise(strip.stretches):
                assert one.end == following.begin
                assert one.doing is not following.doing
            if strip.stretches:
                assert strip.stretches[0].begin == picture.start
                assert strip.finished in (None, strip.stretches[-1].end)
                assert strip.stretches[-1].end <= picture.until


@given(DAYS)
def test_every_call_is_in_one_half_hour(steps):
    _, day = right_day(steps)
    report = report_of(day.engine.timeline, day.engine.now())
    bars = calls_over_day(report.day)
    assert sum(each.count for each in bars) == report.calls.count
    assert all(other.since - one.since == HALF_HOUR for one, other in pairwise(bars))


def test_letters_go_on_after_z():
    assert [letters(place) for place in (0, 25, 26, 51, 52, 701, 702)] == [
        *("A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"),
    ]
