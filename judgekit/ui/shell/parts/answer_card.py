"""The answer card: one text full screen, to be shown to a player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.answer_card_text import (
    CardPlace,
    CardText,
    card_text,
    edition_remark,
    languages_of,
    next_place,
    paragraph_count,
)
from judgekit.ui.shell.parts.card_face import CardFace
from judgekit.ui.shell.parts.card_foot import (
    CLOSE,
    LARGER,
    SMALLER,
    TURN,
    CardFoot,
    FootButton,
)
from judgekit.ui.shell.parts.printing.card import card_job
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY, open_preview
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.widgets.actions import Action, bind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.rules_wording import edition_line
from judgekit.ui.words.wording import language_name
from judgekit.views.players_language import ALWAYS_BELOW, in_order, language_digits

EDGE = 80
STEPS = (
    FootButton("card.next", sign="chevron-down"),
    FootButton("card.previous", sign="chevron-up"),
)
PRINT = FootButton("card.print", "print", sign="print", gives_way=True)
translate = QCoreApplication.translate


class AnswerWindow(QWidget):
    """A separate window over the main one; Esc closes it.

    `language` is the player's, one of those offered, in the order of `in_order`. Subclasses
    implement `texts`, and hand in what stands in the middle of the foot.
    """

    closed = Signal(str)
    """The player's language, to be used again the next time."""

    def __init__(
        self, look: Look, messages: Messages, offered: Sequence[str], language: str
    ) -> None:
        super().__init__()
        self._look = look
        self._messages = messages
        self.language = language
        self._codes = tuple(offered)
        self._digits = language_digits(offered)
        self._turned = False
        self.face = CardFace(look)
        self.foot = CardFoot(look, edge=EDGE)

    def texts(self, language: str) -> tuple[CardText, CardText | None]:
        """Return the player's text, and what stands below it for the judge."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        """Show the player's half in another language."""
        self.language = language
        self.foot.choose_language(language)
        self.show_texts()

    def turn(self) -> None:
        """Turn the text upside down for the player across the table, or back."""
        self._turned = not self._turned
        self.face.turn(self._turned)
        self.retranslate()

    def print(self) -> None:
        """Open the preview of the text in both languages, on paper."""
        job = card_job(self._look, *self.texts(self.language))
        open_preview(self._look, self._messages, job, self)

    def show_texts(self) -> None:
        """Show the texts as they are now."""
        self.face.show_texts(*self.texts(self.language))

    def retranslate(self) -> None:
        """Update the texts to the interface language."""
        self.foot.offer_languages(self._codes, self.language, self._digits)
        self.setWindowTitle(translate("AnswerCard", "Answer card"))
        self.foot.arrange()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        views = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        if views is None:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.face.move_judges_text(views)
        else:
            self.face.move_text(views)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_texts()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit(self.language)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def lay_out(self, *middle: QWidget | FootButton, actions: tuple[Action, ...] = ()) -> None:
        """Put everything into its place, with these parts and actions besides; called once."""
        self.foot.add(TURN, LARGER, SMALLER, *middle, PRINT, None, CLOSE)
        self.foot.languages.chosen.connect(self.speak)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.face, 1)
        column.addWidget(self.foot)
        table = (*self._action_table(), *actions)
        self.foot.take(table)
        bind(self, (*table, *self._language_actions()))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()
        self.show_texts()

    # -- internals

    def _action_table(self) -> tuple[Action, ...]:
        face = self.face
        return (
            Action(TURN.action, self._turn_words, "T", self.turn, ("Ctrl+T",)),
            Action(
                LARGER.action,
                lambda: translate("AnswerCard", "Larger"),
                "Ctrl++",
                lambda: face.zoom(1),
                ("Ctrl+=",),
            ),
            Action(
                *(SMALLER.action, lambda: translate("AnswerCard", "Smaller"), "Ctrl+-"),
                lambda: face.zoom(-1),
            ),
            Action(
                *("card.print", lambda: translate("AnswerCard", "Print"), PRINT_KEY),
                self.print,
            ),
            Action(
                *(CLOSE.action, lambda: translate("AnswerCard", "Close"), "Esc"),
                *(self._close, ("Ctrl+W",)),
            ),
        )

    def _language_actions(self) -> tuple[Action, ...]:
        return tuple(
            Action(f"card.{code}", partial(language_name, code), digit, partial(self.speak, code))
            for code, digit in self._digits.items()
        )

    def _turn_words(self) -> str:
        if self._turned:
            return translate("AnswerCard", "Turn back")
        return translate("AnswerCard", "Turn to player")

    def _close(self) -> None:
        self.close()


class AnswerCard(AnswerWindow):
    """One paragraph of the rules."""

    place_changed = Signal(CardPlace)
    """Another paragraph is shown."""

    def __init__(
        self, look: Look, messages: Messages, library: Library, place: CardPlace, language: str
    ) -> None:
        self._library = library
        self.place = place
        self._documents = languages_of(library, place.reference)
        known = language if language in self._documents else self._own_language()
        super().__init__(look, messages, in_order(self._documents), known)
        self._count = Label(look, token="text-muted")
        actions = (
            Action(
                *("card.next", lambda: translate("AnswerCard", "Next"), "Down"),
                lambda: self.step(1),
            ),
            Action(
                *("card.previous", lambda: translate("AnswerCard", "Previous paragraph"), "Up"),
                lambda: self.step(-1),
            ),
        )
        self.lay_out(self._count, *STEPS, actions=actions)
        self.foot.button("card.previous").hide()

    def step(self, by: int) -> None:
        """Show the section's next paragraph, or the previous one; at its ends nothing changes."""
        place = next_place(self._library, self.place, by)
        if place != self.place:
            self.place = place
            self.show_texts()
            self.place_changed.emit(place)

    def texts(self, language: str) -> tuple[CardText, CardText | None]:
        """Return the paragraph in the player's language, and in English."""
        document = self._documents[language]
        return card_text(self._library, self.place, document), self._judges_text(document)

    def show_texts(self) -> None:
        """Show the texts as they are now."""
        super().show_texts()
        self._show_count()

    def retranslate(self) -> None:
        """Update the texts to the interface language."""
        super().retranslate()
        self._show_count()

    # -- internals

    def _show_count(self) -> None:
        """Show `2/4`, and which way there is no other paragraph of the section."""
        at, count = self.place.block + 1, paragraph_count(self._library, self.place)
        self._count.say(f"{at}/{count}" if count else "")
        words = translate("AnswerCard", "Paragraph {number} of {count}")
        self._count.setAccessibleName(words.format(number=at, count=count))
        self.foot.arrange()
        self.foot.button("card.next").setEnabled(at < count)
        self.foot.button("card.previous").setEnabled(at > 1)

    def _judges_text(self, beside: Document) -> CardText | None:
        """Return the English paragraph; None if the player reads English or there is none."""
        english = self._documents.get(ALWAYS_BELOW)
        if english is None or self.language == ALWAYS_BELOW:
            return None
        text = card_text(self._library, self.place, english)._replace(edition=edition_line(english))
        remarks = [edition_remark(english, beside), text.remark]
        return text._replace(remark="; ".join(remark for remark in remarks if remark))

    def _own_language(self) -> str:
        document = self._library.document(self.place.reference.document)
        return document.language if document is not None else next(iter(self._documents))
