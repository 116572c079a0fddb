"""The calendar day on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime

from judgekit.domain.shared.moment import Moment

if TYPE_CHECKING:
    pass


def local_day(moment: Moment) -> str:
    """Return the local calendar day of an instant, as ISO 8601."""
    return QDateTime.fromMSecsSinceEpoch(moment).date().toString("yyyy-MM-dd")
