"""Words of the end-of-event report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.shared.moment import MINUTE
from judgekit.views.report.report import Report
from judgekit.views.report.rounds import TURNS
from judgekit.views.report.strips import Doing, RoundStrips, Strip
from judgekit.views.report.witness import MANUAL
from judgekit.views.words.clocks import REASONS
from judgekit.views.words.instants import day_of, time_of_day
from judgekit.views.words.words import Words, message

CAUSES: Mapping[str, str] = {
    **{reason: REASONS[reason] for reason in Reason},
    MANUAL: REASONS[""],
    TURNS: message("Additional turns"),
}
DOINGS: Mapping[str, str] = {
    Doing.PLAYED: message("played"),
    Doing.PAUSED: message("paused"),
    Doing.EXTENDED: message("extended"),
    Doing.TURNS: message("turns"),
}
OUTCOMES: Mapping[str, str] = {
    "": message("Pending"),
    "upheld": message("Upheld"),
    "overturned": message("Overturned"),
    "penalty-changed": message("Penalty changed"),
    "remedy-changed": message("Remedy changed"),
}


def cause_name(cause: str, words: Words) -> str:
    """Name of what an extension or time after the end was for."""
    return words.say_known(CAUSES, cause)


def others_words(strips: RoundStrips, told: Sequence[Strip], words: Words) -> str:
    """How many tables of a round a picture lacks beside those `told`; empty for none."""
    count, ended_in_time = strips.untold(told)
    if not count:
        return ""
    if ended_in_time:
        return words.say_count(
            "{count} other table ended before time", "{count} other tables ended before time", count
        )
    return words.say_count("{count} more table", "{count} more tables", count)


def minutes(duration: int | float) -> str:
    """A duration in milliseconds as whole minutes, half a minute rounded up: `14`, `0`."""
    return str(round_minutes(duration))


def round_minutes(duration: int | float) -> int:
    """A duration in milliseconds in whole minutes, half a minute rounded up."""
    return int((duration + MINUTE // 2) // MINUTE)


def after_time_minutes(report: Report) -> int:
    """The minutes after time of all rounds: the sum of those shown for each."""
    return sum(round_minutes(each.after_time) for each in report.rounds)


def extension_minutes(report: Report) -> int:
    """The minutes of all extensions: the sum of those shown for each cause."""
    return sum(round_minutes(each.time) for each in report.extensions_by_cause)


def shared_minutes(durations: Sequence[int], in_all: int) -> tuple[int, ...]:
    """So many whole minutes, shared out in proportion to the durations; by largest remainders."""
    total = sum(durations)
    if not total:
        return (0,) * len(durations)
    parts = [divmod(each * in_all, total) for each in durations]
    left = in_all - sum(whole for whole, _ in parts)
    by_remainder = sorted(range(len(parts)), key=lambda place: (-parts[place][1], place))
    rounded_up = frozenset(by_remainder[:left])
    return tuple(whole + (place in rounded_up) for place, (whole, _) in enumerate(parts))


def cause_minutes(report: Report) -> tuple[int, ...]:
    """The minutes shown for each cause of time after the rounds, which add up to those of all."""
    causes = [each.time for each in report.after_time_by_cause]
    return shared_minutes(causes, after_time_minutes(report))


def incomplete_checks(report: Report, words: Words) -> list[str]:
    """How many checks were returned before all of their decks were counted; empty for none."""
    count = report.deck_checks.incomplete
    if not count:
        return []
    return [
        words.say_count(
            "{count} check not fully counted", "{count} checks not fully counted", count
        )
    ]


def stopwatch(duration: float | None) -> str:
    """A duration in milliseconds as minutes and seconds, `3:12`; a dash for none."""
    if duration is None:
        return "–"
    seconds = int((duration + 500) // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"


def span_of_day(report: Report, words: Words) -> str:
    """`21 November 2026, 09:02 to 19:26`; empty before the first round."""
    if report.began is None:
        return ""
    day, began = day_of(report.began, words), time_of_day(report.began)
    if report.finished is None:
        return words.say("{day}, from {begin}", day=day, begin=began)
    end = time_of_day(report.finished)
    return words.say("{day}, {begin} to {end}", day=day, begin=began, end=end)
