"""The slips of recorded penalties, in the players' language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.infractions.recording.outcome_card import OutcomeCard
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.printing.preview import (
    PRINT_KEY,
    open_preview,
    say_nothing_to_print,
)
from judgekit.ui.shell.parts.slip_printing import paragraphs_job
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import language_name
from judgekit.views.infractions.penalty_slip import SlipFacts, slip_text, slip_words
from judgekit.views.words.words import Words


class WrittenView(QWidget):
    """Replaces the record panel until the next infraction is considered."""

    closed = Signal()

    def __init__(self, look: Look, messages: Messages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._messages = messages
        self._slips: tuple[SlipFacts, ...] = ()
        self.card: OutcomeCard | None = None
        """The card opened last."""
        self._title = ElidedLabel(look, bold=True)
        self.remark = Label(look, token="attention", wraps=True)
        """What was recorded otherwise than it was typed."""
        self.players = SegmentedButtons(look, [], "")
        self.languages = SegmentedButtons(look, [(code, code.upper()) for code in LANGUAGES], "")
        self._text = Label(look, size="title", wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_button = Button(look, icon="answer-card")
        self.print_button = Button(look, icon="print")
        self.copy_button = Button(look, icon="copy")
        self._close = Button(look, kind=ButtonKind.FILLED)
        self._done = Label(look, token="text-muted")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        for choice in (self.players, self.languages):
            choice.chosen.connect(lambda _: self._show())
        self.show_button.clicked.connect(self.show_card)
        self.print_button.clicked.connect(self.print)
        self.copy_button.clicked.connect(self.copy)
        self._close.clicked.connect(self.closed)
        self.retranslate()

    def show_slips(self, slips: Sequence[SlipFacts], language: str, remark: str = "") -> None:
        """Show these players' slips in that language, the first one first, and the remark."""
        self._slips = tuple(slips)
        self.remark.say(remark)
        self.languages.choose(language)
        self.players.set_choices([(str(at), each.player) for at, each in enumerate(slips)])
        self.players.choose("0")
        self.players.setVisible(len(slips) > 1)
        self._show()

    def words(self) -> str:
        """Text of the slip shown."""
        return self._text.text()

    def copy(self) -> None:
        """Copy the text to the clipboard."""
        if self._slips and self.isVisible():
            QApplication.clipboard().setText(slip_words(self._facts(), self._words()))
            self._done.say(self.tr("Copied"))

    def show_card(self) -> bool:
        """Show the outcome full screen, for the player; return whether there is a slip to show."""
        if not self._slips or not self.isVisible():
            return False
        self.card = OutcomeCard(self._look, self._facts(), self.languages.value())
        self.card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.card.language_chosen.connect(self._speak)
        screen = self.screen()
        if screen is not None:
            self.card.setGeometry(screen.geometry())
        self.card.showFullScreen()
        return True

    def print(self) -> None:
        """Open the preview of the slip on paper."""
        if not self._slips or not self.isVisible():
            say_nothing_to_print(self._messages)
            return
        text = slip_text(self._facts(), self._words())
        heads, rest = (text.player, text.infraction), (text.place, *text.told)
        job = paragraphs_job(self._look.on_paper(), self.tr("Slip"), heads, rest)
        open_preview(self._look, self._messages, job, self)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Grouping, name=self._title.text())

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Recorded. Tell the player:"))
        self.players.setAccessibleName(self.tr("Player"))
        self.languages.setAccessibleName(self.tr("The player's language"))
        self.languages.set_choices(
            [(code, code.upper()) for code in LANGUAGES],
            {code: language_name(code) for code in LANGUAGES},
        )
        self.show_button.set_words(self.tr("Show"), key=key_text("Alt+A"))
        self.print_button.set_words(self.tr("Print"), key=key_text(PRINT_KEY))
        self.copy_button.set_words(self.tr("Copy"), key=key_text("Ctrl+C"))
        self._close.set_words(self.tr("Next"), key=key_text("Esc"))

    def minimumSizeHint(self) -> QSize:
        # What stands around the slip's text has to fit, also below a remark or a choice of players.
        around = self._column.totalMinimumSize().height()
        return QSize(0, max(self._look.theme.px(200), around))

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(400), self._look.theme.px(344))

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

    def _facts(self) -> SlipFacts:
        return self._slips[int(self.players.value() or 0)]

    def _speak(self, language: str) -> None:
        self.languages.choose(language)
        self._show()

    def _show(self) -> None:
        if self._slips:
            self._text.setText(slip_words(self._facts(), self._words()))
            self._done.say("")

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        self._column = column = QVBoxLayout(self)
        head, foot = QHBoxLayout(), QGridLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.languages)
        buttons = (self._close, self.show_button, self.print_button, self.copy_button)
        for at, button in enumerate(buttons):
            foot.addWidget(button, at // 2, at % 2)
        foot.addWidget(self._done, 1, 2)
        foot.setColumnStretch(2, 1)
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._text)
        inner.addStretch(1)
        scaled.keep(column, (28, 14, 28, 18), 8)
        scaled.keep(head, (0, 0, 0, 0), 8)
        scaled.keep(foot, (0, 0, 0, 0), 8)
        column.addLayout(head)
        column.addWidget(self.remark)
        column.addWidget(self.players, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(FormScroll(self._look, content), 1)
        column.addLayout(foot)
        self.players.hide()

    def _words(self) -> Words:
        return interface_words().speaking(self.languages.value())
