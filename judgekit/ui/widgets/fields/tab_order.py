"""Tab order of widgets that are created late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def keep_tab_order(parent: QWidget, inside: Sequence[QWidget]) -> None:
    """Put the widgets inside `parent` into the tab order, in this sequence, at its position; of one
    that takes no focus itself, those inside it that do.

    Qt puts a widget that is created late after all others of the window. `nextInFocusChain` and the
    like must not be called: PySide takes the result for a child, and destroys it with its supposed
    parent.
    """
    policy = parent.focusPolicy()
    # Qt orders only widgets that take the focus.
    parent.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for before, after in pairwise((parent, *_stops(inside))):
        QWidget.setTabOrder(before, after)
    parent.setFocusPolicy(policy)


def enter_first(area: QWidget, entered: QWidget) -> None:
    """Put the widget that takes the focus for an area before all others inside it.

    Qt enters an area at its focus proxy, and Tab then never comes to what stands before that.
    """
    others = [each for each in _stops([area]) if each is not entered]
    for before, after in pairwise((entered, *others)):
        QWidget.setTabOrder(before, after)


class EnteredFirst:
    """Keeps the order of an area that is entered now here, now there."""

    def __init__(self, area: QWidget) -> None:
        self._area = area
        self._entered: QWidget | None = None

    def keep(self) -> None:
        """Put what the focus enters now before all others, if that has changed."""
        entered = self._area
        while (proxy := entered.focusProxy()) is not None:
            entered = proxy
        if entered is not self._entered:
            self._entered = entered
            enter_first(self._area, entered)


def _stops(widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    for widget in widgets:
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield widget
            continue
        for inner in widget.findChildren(QWidget):
            if inner.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                yield inner
