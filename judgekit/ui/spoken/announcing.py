"""Words for whoever listens to the window instead of looking at it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(source: QObject, words: str, *, is_urgent: bool = False) -> None:
    """Let a screen reader say this now; an urgent text interrupts what it is saying."""
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, words)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)


def tell_chosen_row(widget: QWidget, at: int) -> None:
    """Tell that another painted row, by its place from 0, is the chosen one."""
    if not QAccessible.isActive() or not widget.isVisible() or at < 0:
        return
    kind = QAccessible.Event.Focus if widget.hasFocus() else QAccessible.Event.Selection
    event = QAccessibleEvent(widget, kind)
    event.setChild(at)
    QAccessible.updateAccessibility(event)
