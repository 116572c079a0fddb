"""The slip of a recorded penalty, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.wording import language_name
from judgekit.views.infractions.penalty_slip import SlipFacts, slip_words
from judgekit.views.words.words import Words


class WrittenView(QWidget):
    """Replaces the record panel until the next infraction is considered."""

    closed = Signal()
    language_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: SlipFacts | None = None
        self._title = ElidedLabel(look, bold=True)
        self.languages = SegmentedButtons(look, [(code, code.upper()) for code in LANGUAGES], "")
        self._text = Label(look, wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.copy_button = Button(look, icon="copy")
        self._close = Button(look, kind=ButtonKind.FILLED)
        self._done = Label(look, token="text-muted")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self.languages.chosen.connect(self.language_chosen)
        self.languages.chosen.connect(lambda _: self._show())
        self.copy_button.clicked.connect(self.copy)
        self._close.clicked.connect(self.closed)
        self.retranslate()

    def show_slips(self, slips: Sequence[SlipFacts], language: str) -> None:
        """Show these players' slips in that language."""
        self._facts = slips[0]
        self.languages.choose(language)
        self._show()

    def words(self) -> str:
        """Text of the slip."""
        return self._text.text()

    def copy(self) -> None:
        """Copy the text to the clipboard."""
        if self._facts is not None:
            words = slip_words(self._facts, self._words())
            QApplication.clipboard().setText(words)
            self._done.say(self.tr("Copied"))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Written down. Tell the player:"))
        self.languages.setAccessibleName(self.tr("The player's language"))
        self.languages.set_choices(
            [(code, code.upper()) for code in LANGUAGES],
            {code: language_name(code) for code in LANGUAGES},
        )
        self.copy_button.set_words(self.tr("Copy"), key=key_text("Ctrl+C"))
        self._close.set_words(self.tr("Next"), key=key_text("Esc"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(200))

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(400), self._look.theme.px(264))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.key() in ENTER:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())

    def _show(self) -> None:
        if self._facts is not None:
            self._text.setText(slip_words(self._facts, self._words()))
            self._done.say("")

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self.languages)
        foot.addWidget(self._close)
        foot.addWidget(self.copy_button)
        foot.addWidget(self._done, 1)
        foot.addStretch(0)
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._text)
        inner.addStretch(1)
        scaled.keep(column, (28, 14, 28, 18), 8)
        scaled.keep(head, (0, 0, 0, 0), 8)
        scaled.keep(foot, (0, 0, 0, 0), 10)
        column.addLayout(head)
        column.addWidget(FormScroll(self._look, content), 1)
        column.addLayout(foot)

    def _words(self) -> Words:
        return interface_words().speaking(self.languages.value())
