"""The report in a few lines, for a person at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.cli.context import Context
from judgekit.domain.shared.moment import format_moment
from judgekit.views.report.five_figures import five_figures
from judgekit.views.report.report import Report
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.reports import cause_name, minutes


def summary_lines(report: Report, context: Context) -> Iterator[str]:
    """Yield the five figures, a line for each round, and the causes; times are UTC."""
    words = context.wording
    for figure in five_figures(report, words):
        yield f"{figure.value} {figure.name}" + (f" · {figure.detail}" if figure.detail else "")
    for each in report.rounds:
        yield words.say(
            "{clock} · round {round} · {start} to {end} · after time: {minutes} min",
            clock=clock_title(each.clock, "", words),
            round=each.round,
            start=_time(each.start),
            end="–" if each.last_finished is None else _time(each.last_finished),
            minutes=minutes(each.after_time),
        )
    for cause in report.after_time_by_cause:
        yield words.say(
            "after time: {cause} {minutes} min",
            cause=cause_name(cause.cause, words),
            minutes=minutes(cause.time),
        )


def _time(moment: int) -> str:
    return format_moment(moment)[len("2026-11-21T") :][: len("10:00")]
