"""The find bar below the text: a field, the count of hits, next and previous."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.search_field import SearchField
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip

TIGHT, STACKED = 520, 400
"""Widths in design pixels below which the keys of the buttons are only in tool tips, and below
which the buttons stand below the field."""
ACROSS, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class FindBar(Ground):
    """The find bar; Esc closes, Enter goes to the next hit, Shift+Enter to the previous one."""

    ground = "surface-sunken"
    typed = Signal(str)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._found = (0, 0)
        self._tight = False
        self.field = SearchField(look, key_inside="Esc", icon="text-find")
        self._count = Label(look, token="text-muted")
        self._previous = Button(look, icon="chevron-up", kind=ButtonKind.QUIET)
        self._next = Button(look, icon="chevron-down", kind=ButtonKind.QUIET)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._lines, row = QBoxLayout(ACROSS, self), QHBoxLayout()
        scaled = ScaledLayouts(look, self)
        scaled.keep(self._lines, (40, 8, 24, 8), 8)
        scaled.keep(row, (0, 0, 0, 0), 8)
        self.field.setMaximumWidth(look.theme.px(320))
        self._lines.addWidget(self.field, 3)
        self._lines.addLayout(row, 2)
        row.addWidget(self._count)
        row.addWidget(self._next)
        row.addWidget(self._previous)
        row.addStretch(1)
        row.addWidget(self._close)
        self.field.textChanged.connect(self.typed)
        self._next.clicked.connect(lambda: self.stepped.emit(1))
        self._previous.clicked.connect(lambda: self.stepped.emit(-1))
        self._close.clicked.connect(self.closed)
        self.retranslate()
        self.hide()

    def begin(self) -> None:
        """Show the bar and focus its field."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_found(self, at: int, count: int) -> None:
        """Show the number of the current hit, from 1, and the count."""
        self._found = (at, count)
        if not self.field.text().strip():
            words = ""
        elif count == 0:
            words = self.tr("Not in this text")
        else:
            words = self.tr("{at} of {count}").format(at=at, count=count)
        self._count.setText(words)
        self.field.setAccessibleDescription(words)
        for button in (self._next, self._previous):
            button.setEnabled(count > 0)

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self.field.set_words(self.tr("Find in this text"), self.tr("Find in this text"))
        self._close.set_words("", name=self.tr("Close"))
        self.show_found(*self._found)
        self._name_steps()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the keys where large text leaves the field too little width; then the field has a
        line of its own."""
        super().resizeEvent(event)
        stacked = self.width() < self._look.theme.px(STACKED)
        self._lines.setDirection(BELOW if stacked else ACROSS)
        tight = self.width() < self._look.theme.px(TIGHT)
        if tight != self._tight:
            self._tight = tight
            self._name_steps()

    def _name_steps(self) -> None:
        for button, key, name in (
            (self._next, "F3", self.tr("Next match")),
            (self._previous, "Shift+F3", self.tr("Previous match")),
        ):
            button.set_words("", key="" if self._tight else key_text(key), name=name)
            set_tip(button, f"{name} ({key_text(key)})")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())
