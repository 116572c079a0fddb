"""Which of the events on this computer are kept longer than was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.engine.stored import StoredTournament

MONTH = 30 * 24 * 60 * MINUTE
KEEP_CHOICES = (0, 3, 6, 12, 24)
"""Months for which events are kept before their removal is offered; 0 for always."""


def outlived(
    stored: Sequence[StoredTournament], now: Moment, months: int, current: str
) -> list[StoredTournament]:
    """Return the events in which nothing was recorded for so many months of thirty days, without
    the open one; none for 0 months."""
    if months <= 0:
        return []
    since = now - months * MONTH
    return [each for each in stored if each.last_used < since and each.id != current]
