"""A scrolling page of headings and rows: settings, help, about."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.scrolling.steady_scroll import SteadyScroll

WIDEST = 860
"""Maximum width of a sheet, in design pixels."""


class _Row(NamedTuple):
    """A name with its control; `top` is its first line in the grid, of three."""

    grid: QGridLayout
    top: int
    name: QWidget
    control: QWidget
    hint: QWidget | None


class Sheet(SteadyScroll):
    """Filled from top to bottom; measures follow the theme."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._title: Label | None = None
        self._grid: QGridLayout | None = None
        self._grids: list[QGridLayout] = []
        self._gaps: list[tuple[QSpacerItem, int]] = []
        """With their heights in design pixels."""
        self._rows: list[_Row] = []
        self._stacked = False
        self.name_width = 200
        """Width of the column of names, in design pixels."""
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        look.changed.connect(self.redress)
        self.redress()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Document, name=self._title.text() if self._title else "")

    def add_title(self, text: str) -> Label:
        """Add the title, the largest text on the page."""
        self._title = Label(self._look, text, size="title", bold=True, wraps=True)
        self._column.addWidget(self._title)
        return self._title

    def add_heading(self, text: str) -> Label:
        """Add a heading of the rows below, underlined."""
        label = Label(self._look, text, bold=True)
        self._add_gap(20)
        self._column.addWidget(label)
        self._column.addWidget(Hairline(self._look, token="line-strong"))
        self._grid = None
        return label

    def add_row(self, name: QWidget, control: QWidget, hint: QWidget | None = None) -> None:
        """Add a row: a name at the left, its control at the right, an optional line below.

        If the text is so large that a control doesn't fit, it is placed below its name.
        """
        if self._grid is None:
            self._grid = QGridLayout()
            self._grid.setColumnStretch(1, 1)
            self._grids.append(self._grid)
            self._dress_grid(self._grid)
            self._add_gap(8)
            self._column.addLayout(self._grid)
        row = _Row(self._grid, 3 * len(self._rows), name, control, hint)
        self._rows.append(row)
        self._place(row)

    def add_widget(self, widget: QWidget) -> None:
        """Add a widget across the width of the sheet."""
        self._add_gap(4)
        self._column.addWidget(widget)

    def add_text(self, text: str, *, token: str = "text") -> Label:
        """Add a paragraph across the width of the sheet."""
        label = Label(self._look, text, token=token, wraps=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._add_gap(4)
        self._column.addWidget(label)
        return label

    def finish(self) -> None:
        """Align everything at the top."""
        self._column.addStretch(1)

    def redress(self) -> None:
        """Update the measures from the current theme."""
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._column.setContentsMargins(margin * 2, margin + theme.px(8), margin, margin)
        self._column.setSpacing(theme.px(8))
        for gap, height in self._gaps:
            gap.changeSize(0, theme.px(height))
        for grid in self._grids:
            self._dress_grid(grid)
        self._content.setMaximumWidth(theme.px(WIDEST))
        self.verticalScrollBar().setSingleStep(theme.px(40))
        self._stack_rows()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            # The texts have changed and may be longer.
            self._stack_rows()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(bar.minimum())
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stack_rows()

    # -- internals

    def _add_gap(self, height: int) -> None:
        gap = QSpacerItem(0, self._look.theme.px(height))
        self._gaps.append((gap, height))
        self._column.addItem(gap)

    def _dress_grid(self, grid: QGridLayout) -> None:
        theme = self._look.theme
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(12))
        grid.setColumnMinimumWidth(0, theme.px(self.name_width))

    def _stack_rows(self) -> None:
        """Place names and controls below each other, or side by side if all fit."""
        theme = self._look.theme
        margins = self._column.contentsMargins()
        names = max((row.name.sizeHint().width() for row in self._rows), default=0)
        beside = max(theme.px(self.name_width), names) + theme.px(24)
        beside += margins.left() + margins.right()
        widest = max((self._width(row.control) for row in self._rows), default=0)
        stacked = beside + widest > self.viewport().width()
        if stacked != self._stacked:
            self._stacked = stacked
            for row in self._rows:
                self._place(row)

    def _width(self, control: QWidget) -> int:
        """Return the minimum width of a control, in pixels."""
        if isinstance(control, Label):
            return 0
        if control.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Fixed:
            return control.sizeHint().width()
        return control.minimumSizeHint().width()

    def _place(self, row: _Row) -> None:
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        line, column = (row.top + 1, 0) if self._stacked else (row.top, 1)
        span = 2 - column
        for widget in (row.name, row.control, row.hint):
            if widget is not None:
                row.grid.removeWidget(widget)
        row.grid.addWidget(row.name, row.top, 0, 1, span, align)
        if isinstance(row.control, Label):
            row.grid.addWidget(row.control, line, column, 1, span)
        else:
            row.grid.addWidget(row.control, line, column, 1, span, align)
        if row.hint is not None:
            row.grid.addWidget(row.hint, row.top + 2, column, 1, span)


def row_of(look: Look, *widgets: QWidget, spacing: int) -> QWidget:
    """Return a widget with the controls side by side, that many design pixels apart."""
    box = QWidget()
    row = QHBoxLayout(box)
    ScaledLayouts(look, box).keep(row, (0, 0, 0, 0), spacing)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return box
