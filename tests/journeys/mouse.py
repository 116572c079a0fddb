"""The mouse of a user: real events at the window, only where something can be seen and pressed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget

from tests.keyboard import belonging_together

NOTCH = 120
"""Eighths of a degree by which a wheel turns at once."""
MOST_NOTCHES = 200
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Mouse:
    """Counts its clicks; a turn of the wheel counts as one, however far."""

    def __init__(self) -> None:
        self.clicks = 0

    def click(self, widget: QWidget, place: QRect | None = None) -> None:
        """Click at the middle of what is visible of the widget, or of that place in it."""
        self._press(widget, place)

    def double_click(self, widget: QWidget, place: QRect | None = None) -> None:
        """Click twice at the same place, whatever comes to stand there meanwhile."""
        window, at = widget.window(), self._aim(widget, place)
        self.clicks += 2
        with belonging_together():
            QTest.mouseDClick(_handle(window), LEFT, _NONE, at)

    def triple_click(self, widget: QWidget) -> None:
        """Click three times, which selects all of a line."""
        window, at = widget.window(), self._aim(widget, None)
        self.clicks += 3
        with belonging_together():
            QTest.mouseDClick(_handle(window), LEFT, _NONE, at)
            QTest.mouseClick(_handle(window), LEFT, _NONE, at)

    def right_click(self, widget: QWidget, place: QRect | None = None) -> None:
        """Click with the other button."""
        self._press(widget, place, RIGHT)

    def scroll_to(self, widget: QWidget) -> None:
        """Turn the wheel over the areas around the widget until it is visible, or they end."""
        area = _scroller(widget)
        if area is None:
            return
        self.scroll_to(area)

        def place() -> QRect:
            top = widget.mapTo(area.viewport(), QPoint())
            return QRect(top, widget.size())

        self._turn(area, place)

    def scroll_to_row(self, view: QAbstractItemView, index: object) -> None:
        """Turn the wheel over a list until the row is visible, or the list ends."""
        self.scroll_to(view)
        self._turn(view, lambda: view.visualRect(index))

    # -- inside

    def _press(self, widget: QWidget, place: QRect | None, button: Qt.MouseButton = LEFT) -> None:
        window, at = widget.window(), self._aim(widget, place)
        self.clicks += 1
        QTest.mouseClick(_handle(window), button, _NONE, at)

    def _aim(self, widget: QWidget, place: QRect | None) -> QPoint:
        """Move there, and return where in the window that is."""
        assert widget.isEnabled(), f"{_name(widget)} is disabled: {widget.accessibleDescription()}"
        if place is None:
            self.scroll_to(widget)
        window = widget.window()
        at = widget.mapTo(window, self._seen(widget, place))
        QTest.mouseMove(_handle(window), at)
        return at

    def _seen(self, widget: QWidget, place: QRect | None) -> QPoint:
        """The middle of the visible part, which nothing else covers."""
        window = widget.window()
        popup = QApplication.activePopupWidget()
        in_front = popup or QApplication.activeModalWidget() or window
        assert window in (in_front, popup), f"{_name(widget)} is behind {_name(in_front)}"
        assert widget.isVisible(), f"{_name(widget)} is hidden"
        seen = visible_part(widget) & (place if place is not None else widget.rect())
        assert seen.width() > 2 and seen.height() > 2, f"{_name(widget)} is out of sight"
        there = seen.center()
        on_top = window.childAt(widget.mapTo(window, there)) or window
        is_own = on_top is widget or widget.isAncestorOf(on_top)
        assert is_own, f"{_name(widget)} is covered by {_name(on_top)}"
        return there

    def _turn(self, area: QAbstractScrollArea, place: object) -> None:
        assert callable(place)
        room = area.viewport().rect()
        turned = 0
        while turned < MOST_NOTCHES:
            rect: QRect = place()
            if room.contains(rect) or (rect.height() > room.height() and room.intersects(rect)):
                break
            bar = area.verticalScrollBar()
            before = bar.value()
            self._wheel(area, NOTCH if rect.center().y() < room.center().y() else -NOTCH)
            turned += 1
            if bar.value() == before:
                break
        self.clicks += bool(turned)

    def _wheel(self, area: QAbstractScrollArea, turn: int) -> None:
        """Turn over what is visible of the area: events that a test makes aren't handed on from the
        widget under the pointer to the area around it, as Qt does with those of the system."""
        viewport = area.viewport()
        at = QPointF(self._seen(viewport, None))
        event = QWheelEvent(
            *(at, QPointF(viewport.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, turn)),
            *(Qt.MouseButton.NoButton, _NONE, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QCoreApplication.sendEvent(viewport, event)


_NONE = Qt.KeyboardModifier.NoModifier


def visible_part(widget: QWidget) -> QRect:
    """What of the widget isn't scrolled away, in its own coordinates."""
    rect, each = widget.rect(), widget
    while not each.isWindow():
        rect = rect.translated(each.pos())
        each = each.parentWidget()
        rect &= each.rect()
    return rect.translated(-widget.mapTo(each, QPoint()))


def _scroller(widget: QWidget) -> QAbstractScrollArea | None:
    """The area in which the widget may be scrolled away."""
    each = widget
    while not each.isWindow():
        parent = each.parentWidget()
        area = parent.parentWidget() if not parent.isWindow() else None
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            return area
        each = parent
    return None


def _handle(window: QWidget) -> object:
    handle = window.windowHandle()
    assert handle is not None, f"{_name(window)} was never shown"
    return handle


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"
