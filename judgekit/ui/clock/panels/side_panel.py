"""Base of the panels beside the board: a title, a close button, and an action for Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import ENTER, is_typed, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MARGIN = 20


class SidePanel(QWidget):
    """A panel beside the board.

    Subclasses fill `column`, which scrolls if needed, and `foot` below it; they set their texts in
    `retranslate` and implement Enter in `confirm`.
    """

    as_spoken = spoken_as(Role.Grouping)

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.layouts = ScaledLayouts(look, self)
        self.first: QWidget = self
        """The widget focused first. A focus proxy would hide the widgets before it from Tab."""
        self.title = Label(look, size="title", bold=True, wraps=True)
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
        self._scroll = scroll = QScrollArea()
        # The fields give way to the buttons, and scroll.
        scroll.setMinimumHeight(1)
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
        self.layouts.keep(whole, (MARGIN, 20, MARGIN, 14), 8)
        whole.addLayout(head)
        whole.addWidget(scroll, 1)
        whole.addLayout(self.foot)

    def confirm(self) -> None:
        """Carry out the panel's command (Enter)."""

    def retranslate(self) -> None:
        """Set the texts in the current language."""

    def name_title(self, title: str) -> None:
        """Set the panel's title."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self._close.set_words("", key=key_text("Esc"), name=self.tr("Close"))

    def refuse(self, sentence: str) -> None:
        """Show why the command is refused; an empty sentence hides it."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))

    def add_fields(self, *fields: tuple[Label, QWidget]) -> None:
        """Add fields side by side, each below its label."""
        grid = QGridLayout()
        self.layouts.keep(grid, (0, 0, 0, 0), 8)
        for at, (label, field) in enumerate(fields):
            grid.addWidget(label, 0, at)
            grid.addWidget(field, 1, at)
        grid.setColumnStretch(len(fields), 1)
        self.column.addLayout(grid)

    def event(self, event: QEvent) -> bool:
        # Keys typed into a panel must not trigger the page's shortcuts.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and is_typed(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.confirm()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_choices()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break_choices()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._break_choices()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, 0, 1, self.height(), theme.color("line"))

    def _break_choices(self) -> None:
        """Lay out choices in as many rows as they need beside a scroll bar."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        room = self.width() - self.look.theme.px(2 * MARGIN) - bar
        for choices in self.findChildren(SegmentedButtons):
            choices.break_to_fit(room)


def small_label(look: Look, *, wraps: bool = False) -> Label:
    """Return a label for the name of a field."""
    return Label(look, size="small", token="text-muted", wraps=wraps)
