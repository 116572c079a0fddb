"""When a late player was seated, as typed, and how late that was."""

from __future__ import annotations

from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.reading.lateness import read_lateness
from judgekit.views.corrections.typed_values import read_time


def read_seated(text: str, current: Round | None, now: Moment) -> int | None:
    """Return how late the player was, in milliseconds of round time; None if the text doesn't say.

    A time of day since the start of the round (`10:07`) comes before minutes (`7`, `7:30`); minutes
    may have a unit. They may be more than the round is old: see `possible_lateness`.
    """
    if current is not None:
        at = read_time(text, now)
        if at is not None and current.started - current.started % MINUTE <= at <= now:
            return late_at(current, at)
    told = read_lateness(text)
    late = read_duration(text) if told is None else told
    return late if late is not None and late >= 0 else None


def late_at(current: Round, at: Moment) -> int:
    """Return the round time at an instant of the past, at least 0."""
    stop = at if current.paused_since is None else min(at, current.paused_since)
    return max(0, stop - current.started - current.paused_for)


def seated_text(late: int) -> str:
    """Return a lateness as the field shows it before its unit: `7`, `7:30`."""
    minutes, seconds = divmod(late // SECOND, MINUTE // SECOND)
    return f"{minutes}:{seconds:02}" if seconds else str(minutes)
