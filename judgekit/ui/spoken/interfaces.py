"""Qt's accessible interfaces of widgets that say what they are, and of their painted rows.

Qt asks for them only while a screen reader or another such tool listens.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

from judgekit.ui.spoken.spoken import Spoken, SpokenRow, SpokenWidget

Text = QAccessible.Text


class PaintedRow(QObject):
    """Stands for a row, by its place from 0: Qt makes interfaces for objects only."""

    def __init__(self, at: int, widget: QWidget) -> None:
        super().__init__(widget)
        self.at = at
        self.widget = widget

    def row(self) -> SpokenRow | None:
        """Return the row as it is now; None if there are fewer by now."""
        rows = cast(SpokenWidget, self.widget).as_spoken().rows
        return rows[self.at] if self.at < len(rows) else None


class RowInterface(QAccessibleObject):
    """A painted row."""

    def __init__(self, painted: PaintedRow) -> None:
        super().__init__(painted)
        self._painted = painted

    def role(self) -> QAccessible.Role:
        """Return its role."""
        row = self._painted.row()
        return row.role if row is not None else QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        """Return one of its texts."""
        row = self._painted.row()
        return row.words if row is not None and kind is Text.Name else ""

    def state(self) -> QAccessible.State:
        """Return its state now."""
        state, row, widget = QAccessible.State(), self._painted.row(), self._painted.widget
        state.invisible = row is None or not widget.isVisible()
        state.disabled = not widget.isEnabled()
        if row is None:
            return state
        state.offscreen = bool(widget.visibleRegion().intersected(row.place).isEmpty())
        if row.is_chosen is not None:
            state.selectable = True
            state.selected = row.is_chosen
            state.focusable = True
            state.focused = row.is_chosen and widget.hasFocus()
        if row.is_checked is not None:
            state.checkable = True
            state.checked = row.is_checked
        return state

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        row, widget = self._painted.row(), self._painted.widget
        if row is None:
            return QRect()
        return QRect(widget.mapToGlobal(row.place.topLeft()), row.place.size())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._painted.widget)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what is below it at that place; None beyond the last."""
        del index
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1


class WidgetInterface(QAccessibleWidget):
    """A widget that says what it is. Its rows come before its own widgets."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client)
        self._widget = widget
        self._rows: list[PaintedRow] = []

    def role(self) -> QAccessible.Role:
        """Return its role."""
        return self._spoken().role

    def text(self, kind: QAccessible.Text) -> str:
        """Return one of its texts."""
        spoken = self._spoken()
        own = {
            Text.Name: spoken.name,
            Text.Description: spoken.detail,
            Text.Accelerator: spoken.key,
        }
        return own.get(kind) or super().text(kind)

    def state(self) -> QAccessible.State:
        """Return its state now."""
        spoken, state = self._spoken(), super().state()
        if spoken.is_chosen is not None:
            state.selectable = True
            state.selected = spoken.is_chosen
        if spoken.is_checked is not None:
            state.checkable = True
            state.checked = spoken.is_checked
            state.checkStateMixed = spoken.is_half
        if spoken.is_expanded is not None:
            state.expandable = True
            state.expanded = spoken.is_expanded
            state.collapsed = not spoken.is_expanded
        state.hasPopup = spoken.opens_menu
        state.editable = spoken.can_be_typed_into
        return state

    def childCount(self) -> int:
        return len(self._painted_rows()) + super().childCount()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what is below it at that place; None beyond the last."""
        rows = self._painted_rows()
        if 0 <= index < len(rows):
            return QAccessible.queryAccessibleInterface(rows[index])
        return super().child(index - len(rows))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        rows, painted = self._painted_rows(), child.object()
        if isinstance(painted, PaintedRow):
            return rows.index(painted) if painted in rows else -1
        at = super().indexOfChild(child)
        return at if at < 0 else at + len(rows)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self._widget.mapFromGlobal(QPoint(x, y))
        for at, row in enumerate(self._spoken().rows):
            if row.place.contains(point):
                return self.child(at)
        return super().childAt(x, y)

    def actionNames(self) -> list[str]:
        names = list(super().actionNames())
        if isinstance(self._widget, QAbstractButton) and self._widget.isEnabled():
            names.insert(0, QAccessibleActionInterface.pressAction())
        return names

    def doAction(self, name: str) -> None:
        if isinstance(self._widget, QAbstractButton) and name == (
            QAccessibleActionInterface.pressAction()
        ):
            self._widget.click()
        else:
            super().doAction(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        key = self._spoken().key
        if key and name == QAccessibleActionInterface.pressAction():
            return [key]
        return list(super().keyBindingsForAction(name))

    def _spoken(self) -> Spoken:
        return cast(SpokenWidget, self._widget).as_spoken()

    def _painted_rows(self) -> list[PaintedRow]:
        """Return what stands for the rows, as many as there are now."""
        count = len(self._spoken().rows)
        for at in range(len(self._rows), count):
            self._rows.append(PaintedRow(at, self._widget))
        while len(self._rows) > count:
            self._rows.pop().deleteLater()
        return self._rows


def spoken_interface(key: str, target: QObject) -> QAccessibleInterface | None:
    """Return the interface of a painted widget or row; None for Qt to make its own."""
    del key
    if isinstance(target, PaintedRow):
        return RowInterface(target)
    if isinstance(target, QWidget) and hasattr(target, "as_spoken"):
        return WidgetInterface(target)
    return None
