"""A reader's note under a section: displayed, and edited in place."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from judgekit.domain.rules.reading_marks import Note
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill, paint_field_frame
from judgekit.ui.words.rules_wording import date_in_words
from judgekit.views.markup import escape

LEAST_LINES = 3


class NoteView(QWidget):
    """A note and its date beside a bar; a double click asks for it to be edited."""

    edited = Signal()

    def __init__(
        self, look: Look, note: Note, origin: str = "", parent: QWidget | None = None
    ) -> None:
        """`origin` says where it was written, if not at this section."""
        super().__init__(parent)
        self._look = look
        theme = look.theme
        written = date_in_words(note.written_on.isoformat())
        words = self.tr("My note, {date}").format(date=written)
        words = f"{words} · {origin}" if origin else words
        head = Label(look, words, size="small", token="text-muted", wraps=True)
        text = Label(look, wraps=True)
        text.setTextFormat(Qt.TextFormat.RichText)
        text.setText(reading_html(note.text))
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        CardsNamedAt(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(16), theme.px(4), 0, theme.px(2))
        column.setSpacing(theme.px(2))
        column.addWidget(head)
        column.addWidget(text)

    def mouseDoubleClickEvent(self, event: object) -> None:
        self.edited.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        bar = theme.measure("bar-chosen")
        fill(QPainter(self), QRect(0, 0, bar, self.height()), theme.color("line-strong"))


def reading_html(text: str) -> str:
    """Return plain text as HTML for a label, with the line height of the rules."""
    return f'<div style="line-height:130%">{escape(text).replace(chr(10), "<br>")}</div>'


class _NoteField(QPlainTextEdit):
    """Field that grows with its text; `done` on Esc or Ctrl+Enter, `left` on losing the focus."""

    done = Signal()
    left = Signal()
    grew = Signal()

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        theme = look.theme
        self.setFont(theme.font())
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(theme.px(8))
        self._lines = 0
        CardsNamedAt(self)
        self.textChanged.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        lines = max(LEAST_LINES, round(self.document().size().height()))
        if lines != self._lines:
            self._lines = lines
            line = QFontMetrics(self.font()).lineSpacing()
            self.setFixedHeight(lines * line + self._look.theme.px(18))
            self.grew.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = event.key() in ENTER
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape or (ends and control):
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rect = self.viewport().rect()
        painter = QPainter(self.viewport())
        paint_field_frame(painter, self._look.theme, rect, focused=self.hasFocus())


class NoteEditor(QWidget):
    """Edits a note in place; `finished` carries its text, however the editor was left."""

    finished = Signal(str)
    grew = Signal()

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = True
        theme = look.theme
        self._field = _NoteField(look, text)
        self._field.setAccessibleName(self.tr("My note on this section"))
        self._field.setPlaceholderText(self.tr("Your own words; saved on this computer"))
        done = Button(look, self.tr("Save note"), key="Esc", kind=ButtonKind.QUIET)
        hint = Label(look, self.tr("An empty note is deleted"), size="small", token="text-muted")
        hint.setMinimumWidth(0)
        foot = QHBoxLayout()
        foot.addWidget(hint, 1)
        foot.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        column.addWidget(self._field)
        column.addLayout(foot)
        self.setFocusProxy(self._field)
        self._field.grew.connect(self.grew)
        self._field.done.connect(self._leave)
        self._field.left.connect(self._finish)
        done.clicked.connect(self._leave)

    def begin(self) -> None:
        """Take the focus, with the cursor at the end of the text."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        cursor = self._field.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self._field.setTextCursor(cursor)

    def sizeHint(self) -> QSize:
        return QSize(0, super().sizeHint().height())

    def text(self) -> str:
        """Return the current text."""
        return self._field.toPlainText()

    def _leave(self) -> None:
        """Return the focus to the surrounding text and finish."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.setFocus(Qt.FocusReason.OtherFocusReason)
        self._finish()

    def _finish(self) -> None:
        if self._open:
            self._open = False
            self.finished.emit(self.text())
