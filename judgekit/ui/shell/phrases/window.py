"""The window of the phrases: the list for the judge, the chosen phrase turned to the player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.card_face import CardFace
from judgekit.ui.shell.parts.card_foot import CLOSE, LARGER, SMALLER, TURN, CardFoot
from judgekit.ui.shell.phrases.card_texts import phrase_card, source_of
from judgekit.ui.shell.phrases.number_stepper import NumberStepper
from judgekit.ui.shell.phrases.phrase_list import SEARCH_KEY, PhraseList
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.widgets.actions import Action, bind
from judgekit.views.phrases.filling import Numbers
from judgekit.views.phrases.opening import LastCall
from judgekit.views.words.phrases import EXTENSION, Fill

LIST_WIDTH = 360


class PhrasesWindow(QWidget):
    """A separate window over the main one; Esc closes it. `language` is the player's.

    `last` is the call that was closed last: its table and time fill in the phrases until others
    are typed.
    """

    closed = Signal(str)
    """The player's language, to be used again the next time."""

    def __init__(
        self, look: Look, language: str, numbers: Numbers, last: LastCall | None = None
    ) -> None:
        super().__init__()
        self._look = look
        self._last = last
        self._numbers = self._first = numbers
        self._turned = True
        self.language = language
        self.face = CardFace(look)
        self.face.turn(True)
        self.list = PhraseList(look, numbers)
        self.stepper = NumberStepper(look)
        self.foot = CardFoot(look)
        self.foot.add(self.stepper, TURN, LARGER, SMALLER, None, CLOSE)
        self.foot.crowded.connect(lambda crowded: self.stepper.show_unit(has_unit=not crowded))
        self._lay_out()
        self._actions = self._action_table()
        self.foot.take(self._actions)
        bind(self, (*self._actions, *self._digit_keys()))
        self.foot.languages.chosen.connect(self.speak)
        self.list.chosen.connect(lambda _: self._show())
        self.stepper.changed.connect(self.fill_in)
        self.stepper.left.connect(self.list.rows.setFocus)
        look.changed.connect(self._scale)
        self._scale()
        self.retranslate()

    def speak(self, language: str) -> None:
        """Show the player's half in another language."""
        self.language = language
        self.foot.choose_language(language)
        self._show()

    def step_language(self, by: int) -> None:
        """Go to the next language, or the previous one; from the last to the first."""
        codes = list(LANGUAGES)
        self.speak(codes[(codes.index(self.language) + by) % len(codes)])

    def turn(self) -> None:
        """Turn the text towards the player across the table, or back."""
        self._turned = not self._turned
        self.face.turn(self._turned)
        self.retranslate()

    def fill_in(self, numbers: Numbers) -> None:
        """Fill in the phrases with these numbers."""
        self._numbers = numbers
        self.list.fill_in(numbers)
        self._show()

    def retranslate(self) -> None:
        """Update the texts to the interface language; the player's half keeps its own."""
        self.setWindowTitle(self.tr("Phrases"))
        self.list.retranslate()
        self.stepper.retranslate()
        self.foot.offer_languages(LANGUAGES, self.language)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scale()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_PageDown:
            self.face.move_text(1)
        elif key == Qt.Key.Key_PageUp:
            self.face.move_text(-1)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.rows.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit(self.language)

    # -- internals

    def _show(self) -> None:
        phrase = self.list.phrase()
        if phrase is None:
            return
        self.stepper.show_number(phrase.fill, self._numbers)
        own = interface_words()
        is_of_last = phrase.id == EXTENSION and self._numbers.time == self._first.time
        last = self._last if is_of_last else None
        player = phrase_card(phrase, self._numbers, own.speaking(self.language), last)
        judge = phrase_card(phrase, self._numbers, own, last)._replace(edition=source_of(last))
        self.face.show_texts(player, judge if own.language != self.language else None)

    def _lay_out(self) -> None:
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self.list)
        upper.addWidget(self.face, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(upper, 1)
        column.addWidget(self.foot)

    def _scale(self) -> None:
        theme = self._look.theme
        self.list.setFixedWidth(min(theme.px(LIST_WIDTH), self.width() * 2 // 5))

    def _action_table(self) -> tuple[Action, ...]:
        face, field = self.face, self.list.field
        return (
            Action(TURN.action, self._turn_words, "T", self.turn, ("Ctrl+T",)),
            Action(
                *(LARGER.action, lambda: self.tr("Larger"), "Ctrl++"),
                *(lambda: face.zoom(1), ("Ctrl+=",)),
            ),
            Action(SMALLER.action, lambda: self.tr("Smaller"), "Ctrl+-", lambda: face.zoom(-1)),
            Action("phrases.search", lambda: self.tr("Search phrases"), SEARCH_KEY, field.setFocus),
            Action(
                *("phrases.next-language", lambda: self.tr("Next language"), "Right"),
                lambda: self.step_language(1),
            ),
            Action(
                *("phrases.previous-language", lambda: self.tr("Previous language"), "Left"),
                lambda: self.step_language(-1),
            ),
            Action(CLOSE.action, lambda: self.tr("Close"), "Esc", self._close, ("Ctrl+W",)),
        )

    def _digit_keys(self) -> tuple[Action, ...]:
        """A digit typed in the list begins the phrase's number."""
        return tuple(
            Action(f"phrases.digit-{digit}", str, digit, partial(self._begin_number, digit))
            for digit in "0123456789"
        )

    def _begin_number(self, digit: str) -> None:
        phrase = self.list.phrase()
        if phrase is not None and phrase.fill is not Fill.NOTHING:
            self.stepper.begin(digit)

    def _turn_words(self) -> str:
        return self.tr("Turn back") if self._turned else self.tr("Turn to player")

    def _close(self) -> None:
        self.close()
