"""The calendar day on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime

from judgekit.domain.shared.moment import Moment

if TYPE_CHECKING:
    from judgekit.domain.tournament import Tournament


def local_day(moment: Moment) -> str:
    """Return the local calendar day of an instant, as ISO 8601."""
    return QDateTime.fromMSecsSinceEpoch(moment).date().toString("yyyy-MM-dd")


def tournament_day(state: Tournament, now: Moment) -> str:
    """Return the tournament's day as ISO 8601; that of `now` if it isn't set."""
    details = state.setup.details
    return (details.date if details is not None else "") or local_day(now)
