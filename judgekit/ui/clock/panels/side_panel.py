"""What every panel beside the board has: a title, a way out, and one thing that Enter does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import is_typed, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

WIDTH = 328


class SidePanel(QWidget):
    """Subclasses fill `column`, which scrolls where it must, and `foot` below it; they say their
    words in `retranslate`, and do in `confirm` what Enter does."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.layouts = ScaledLayouts(look, self)
        self.first: QWidget = self
        """What has the keyboard first. A focus proxy would hide from Tab what stands before it."""
        self.title = Label(look, size="title", bold=True)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._close.clicked.connect(self.closed)
        self.refusal = Label(look, token="urgent", wraps=True)
        self.refusal.hide()
        head = QHBoxLayout()
        self.layouts.keep(head, (0, 0, 0, 0), 8)
        head.addWidget(self.title, 1)
        head.addWidget(self._close)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.layouts.keep(self.column, (0, 0, 0, 0), 8)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (scroll, scroll.viewport(), inside):
            ground.setAutoFillBackground(False)
        self.foot = QVBoxLayout()
        self.layouts.keep(self.foot, (0, 0, 0, 0), 8)
        self.foot.addWidget(self.refusal)
        whole = QVBoxLayout(self)
        self.layouts.keep(whole, (20, 20, 20, 14), 8)
        whole.addLayout(head)
        whole.addWidget(scroll, 1)
        whole.addLayout(self.foot)

    def confirm(self) -> None:
        """What Enter does."""

    def retranslate(self) -> None:
        """Take the words in the language of the moment."""

    def name_title(self, title: str) -> None:
        """What this panel is."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self._close.set_words("", key=key_text("Esc"), name=self.tr("Close"))

    def refuse(self, sentence: str) -> None:
        """Say why it can't be done; an empty sentence takes that away."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))

    def add_fields(self, *fields: tuple[Label, QWidget]) -> None:
        """Fields side by side, each with its name over it."""
        grid = QGridLayout()
        self.layouts.keep(grid, (0, 0, 0, 0), 8)
        for at, (label, field) in enumerate(fields):
            grid.addWidget(label, 0, at)
            grid.addWidget(field, 1, at)
        grid.setColumnStretch(len(fields), 1)
        self.column.addLayout(grid)

    def event(self, event: QEvent) -> bool:
        # Whoever fills in a panel types: on the page beside it, the same keys would do things.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and is_typed(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, 0, 1, self.height(), theme.color("line"))


def small_label(look: Look) -> Label:
    """The name over a field."""
    return Label(look, size="small", token="text-muted")
