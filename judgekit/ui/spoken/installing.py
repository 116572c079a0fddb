"""Telling Qt of the accessible interfaces."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


@cache
def install_spoken() -> None:
    """Let widgets that say what they are be read by screen readers; once in a process."""
    QAccessible.installFactory(_interface)


def _interface(key: str, target: QObject) -> QAccessibleInterface | None:
    """Imported when something listens: a start without a screen reader doesn't pay for it."""
    from judgekit.ui.spoken.interfaces import spoken_interface  # noqa: PLC0415

    return spoken_interface(key, target)
