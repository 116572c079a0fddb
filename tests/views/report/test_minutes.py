"""The minutes that are shown for rounds and causes add up to the total above them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import EndRound, FinishTable, GrantExtension, StartRound
from judgekit.domain.shared.moment import MINUTE
from judgekit.system.resources import locale_folder
from judgekit.views.report.five_figures import FigureKind, five_figures
from judgekit.views.report.report import report_of
from judgekit.views.report.screen_rows import after_time_rows, extension_rows, round_rows
from judgekit.views.words.reports import after_time_minutes, extension_minutes, shared_minutes
from judgekit.views.words.words import Words
from tests.day import Day
from tests.engine.told_history import right_day
from tests.views.report.random_days import DAYS

ENGLISH = Words(locale_folder(), "en")


def test_two_rounds_that_are_rounded_up_and_down_add_up():
    day = Day()
    for begin, after in ((0, 100), (60, 40)):
        day.at(begin).do(StartRound(minutes=50))
        day.at(begin + 1).do(GrantExtension(1, 30))
        day.at(begin + 50, after).do(FinishTable(1))
        day.do(EndRound())
    report = report_of(day.engine.timeline, day.engine.now())
    assert [each.after for each in round_rows(report, ENGLISH)] == ["2", "1"]
    assert after_time_minutes(report) == 3
    figures = {each.kind: each.value for each in five_figures(report, ENGLISH)}
    assert figures[FigureKind.AFTER_TIME] == "3 min"
    assert sorted(each.value for each in after_time_rows(report, ENGLISH)) == ["1", "2"]


@given(DAYS)
def test_what_is_shown_adds_up(steps):
    _, day = right_day(steps)
    report = report_of(day.engine.timeline, day.engine.now())
    in_all = after_time_minutes(report)
    assert sum(int(each.after) for each in round_rows(report, ENGLISH)) == in_all
    assert sum(int(each.value) for each in after_time_rows(report, ENGLISH)) == in_all
    extended = sum(int(each.value) for each in extension_rows(report, ENGLISH))
    assert extended == extension_minutes(report)


@given(st.lists(st.integers(1, 90 * MINUTE), max_size=6), st.integers(0, 400))
def test_shares_are_within_a_minute_of_their_exact_part(durations, minutes):
    shares = shared_minutes(durations, minutes)
    assert sum(shares) == (minutes if durations else 0)
    for duration, share in zip(durations, shares, strict=True):
        assert abs(share - duration * minutes / sum(durations)) < 1
