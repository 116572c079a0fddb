"""A field for a few lines of text that grows with its content."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.painting.strokes import paint_field_frame

LEAST_LINES, MOST_LINES = 3, 12


class TextArea(QPlainTextEdit):
    """Tab leaves the field. `done` is Ctrl+Enter; `finished` means that the focus moved elsewhere
    on the page, not merely to another window."""

    done = Signal()
    finished = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.is_written = False
        """Whether the user is editing, even while another window has the focus."""
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._measure)
        look.changed.connect(self.redress)
        self.redress()

    def words(self) -> str:
        """Return the text without surrounding whitespace."""
        return self.toPlainText().strip()

    def show_words(self, words: str) -> None:
        """Set the text; the cursor is kept if the text is the same."""
        if self.words() != words.strip():
            self.setPlainText(words)

    def redress(self) -> None:
        """Update font and margins from the current theme."""
        self.setFont(self._look.theme.font())
        self.document().setDocumentMargin(self._look.theme.px(8))
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER and control:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.is_written = True
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.is_written = False
            self.finished.emit()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        # Not while widgets are being laid out: the layout would keep the old height.
        QTimer.singleShot(0, self, self._measure)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rect = self.viewport().rect()
        painter = QPainter(self.viewport())
        paint_field_frame(painter, self._look.theme, rect, focused=self.hasFocus())

    def _measure(self) -> None:
        lines = min(max(LEAST_LINES, round(self.document().size().height())), MOST_LINES)
        line = QFontMetrics(self.font()).lineSpacing()
        height = lines * line + 2 * self._look.theme.px(8) + 2
        if height != self.height():
            self.setFixedHeight(height)
