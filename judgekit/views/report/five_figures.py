"""The five figures that a report begins with."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.deck_checks.selection import Duty
from judgekit.views.deck_checks.deck_coverage import duty
from judgekit.views.report.report import Report
from judgekit.views.words.reports import (
    after_time_minutes,
    incomplete_checks,
    minutes,
    stopwatch,
)
from judgekit.views.words.words import Words


class FigureKind(StrEnum):
    """What a figure counts."""

    PLAYERS = "players"
    AFTER_TIME = "after-time"
    DECKS = "decks"
    APPEALS = "appeals"
    CALLS = "calls"


class Figure(msgspec.Struct, frozen=True):
    """A figure, what it counts, and what a line about it says; each of that stays together where
    it has the room."""

    kind: FigureKind
    value: str
    name: str
    details: tuple[str, ...]

    @property
    def detail(self) -> str:
        """The line about it."""
        return ", ".join(self.details)


def five_figures(report: Report, words: Words) -> tuple[Figure, ...]:
    """Players, time after the rounds, decks checked, appeals, the average call."""
    return (
        _players(report, words),
        _after_time(report, words),
        _decks(report, words),
        _appeals(report, words),
        _calls(report, words),
    )


def _players(report: Report, words: Words) -> Figure:
    details = report.details
    count = details.players if details else None
    rounds = words.say_count("{count} round", "{count} rounds", len(report.rounds))
    if details is not None and details.teams:
        name = words.say_count("team in all", "teams in all", count or 0)
    else:
        name = words.say_count("player in all", "players in all", count or 0)
    return Figure(FigureKind.PLAYERS, "–" if count is None else str(count), name, (rounds,))


def _after_time(report: Report, words: Words) -> Figure:
    worst = report.worst_round
    value = words.say("{minutes} min", minutes=after_time_minutes(report))
    if worst is None:
        detail = words.say("every round in time") if report.rounds else words.say("no rounds yet")
    else:
        detail = words.say(
            "round {round}: {minutes} min", round=worst.round, minutes=minutes(worst.after_time)
        )
    return Figure(FigureKind.AFTER_TIME, value, words.say("after time"), (detail,))


def _decks(report: Report, words: Words) -> Figure:
    checks = report.deck_checks
    parts = []
    if duty(report.day.state.setup) is not Duty.HEAD_JUDGES_CHOICE and checks.required:
        parts.append(words.say("{count} recommended", count=checks.required))
    parts.append(words.say_count("{count} finding", "{count} findings", checks.findings))
    parts += incomplete_checks(report, words)
    name = words.say_count("deck checked", "decks checked", checks.decks_checked)
    return Figure(FigureKind.DECKS, str(checks.decks_checked), name, tuple(parts))


def _appeals(report: Report, words: Words) -> Figure:
    appeals = report.appeals
    name = words.say_count("appeal in all", "appeals in all", appeals.count)
    outcomes = []
    if appeals.count:
        outcomes.append(
            words.say_count("{count} overturned", "{count} overturned", appeals.overturned)
        )
    if appeals.changed:
        outcomes.append(words.say_count("{count} changed", "{count} changed", appeals.changed))
    return Figure(FigureKind.APPEALS, str(appeals.count), name, tuple(outcomes))


def _calls(report: Report, words: Words) -> Figure:
    calls = report.calls
    detail = words.say_count("{count} call", "{count} calls", calls.count)
    return Figure(FigureKind.CALLS, stopwatch(calls.mean), words.say("average call"), (detail,))
