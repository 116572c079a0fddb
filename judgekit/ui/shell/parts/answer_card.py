"""The answer card: one paragraph full screen, to be shown to a player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
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
from judgekit.views.players_language import ALWAYS_BELOW

EDGE = 80
STEPS = (
    FootButton("card.next", sign="chevron-down"),
    FootButton("card.previous", sign="chevron-up"),
)
PRINT = FootButton("card.print", "print", sign="print", gives_way=True)


class AnswerCard(QWidget):
    """A separate window over the main one; Esc closes it. `language` is the player's."""

    closed = Signal(str)
    """The player's language, to be used again the next time."""
    place_changed = Signal(CardPlace)
    """Another paragraph is shown."""

    def __init__(
        self, look: Look, messages: Messages, library: Library, place: CardPlace, language: str
    ) -> None:
        super().__init__()
        self._look = look
        self._messages = messages
        self._library = library
        self.place = place
        self._documents = languages_of(library, place.reference)
        self.language = language if language in self._documents else self._own_language()
        self._codes = sorted(self._documents, key=lambda code: (code != self.language, code))
        self._turned = False
        self._count = Label(look, token="text-muted")
        self.face = CardFace(look)
        self.foot = CardFoot(look, edge=EDGE)
        self.foot.add(TURN, LARGER, SMALLER, self._count, *STEPS, PRINT, None, CLOSE)
        self.foot.button("card.previous").hide()
        self.foot.languages.chosen.connect(self.speak)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.face, 1)
        column.addWidget(self.foot)
        self._actions = self._action_table()
        self.foot.take(self._actions)
        bind(self, (*self._actions, *self._language_actions()))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()
        self._show()

    def speak(self, language: str) -> None:
        """Show the player's half in another language."""
        self.language = language
        self.foot.languages.choose(language)
        self._show()

    def turn(self) -> None:
        """Turn the text upside down for the player across the table, or back."""
        self._turned = not self._turned
        self.face.turn(self._turned)
        self.retranslate()

    def step(self, by: int) -> None:
        """Show the section's next paragraph, or the previous one; at its ends nothing changes."""
        place = next_place(self._library, self.place, by)
        if place != self.place:
            self.place = place
            self._show()
            self.place_changed.emit(place)

    def print(self) -> None:
        """Open the preview of the paragraph in both languages, on paper."""
        document = self._documents[self.language]
        player = card_text(self._library, self.place, document)
        job = card_job(self._look, player, self._judges_text(document))
        open_preview(self._look, self._messages, job, self)

    def retranslate(self) -> None:
        """Update the texts to the interface language."""
        self.foot.offer_languages(self._codes, self.language, keyed=True)
        self.setWindowTitle(self.tr("Answer card"))
        self._show_count()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_PageDown:
            self.face.move_text(1)
        elif event.key() == Qt.Key.Key_PageUp:
            self.face.move_text(-1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._show()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit(self.language)

    # -- internals

    def _show(self) -> None:
        document = self._documents[self.language]
        player = card_text(self._library, self.place, document)
        self.face.show_texts(player, self._judges_text(document))
        self._show_count()

    def _show_count(self) -> None:
        """Show `2/4`, and which way there is no other paragraph of the section."""
        at, count = self.place.block + 1, paragraph_count(self._library, self.place)
        self._count.say(f"{at}/{count}" if count else "")
        said = self.tr("Paragraph {number} of {count}").format(number=at, count=count)
        self._count.setAccessibleName(said)
        self.foot.arrange()
        self.foot.button("card.next").setEnabled(at < count)
        self.foot.button("card.previous").setEnabled(at > 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

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

    def _action_table(self) -> tuple[Action, ...]:
        face = self.face
        return (
            Action(TURN.action, self._turn_words, "T", self.turn, ("Ctrl+T",)),
            Action(
                LARGER.action,
                lambda: self.tr("Larger"),
                "Ctrl++",
                lambda: face.zoom(1),
                ("Ctrl+=",),
            ),
            Action(SMALLER.action, lambda: self.tr("Smaller"), "Ctrl+-", lambda: face.zoom(-1)),
            Action("card.next", lambda: self.tr("Next"), "Down", lambda: self.step(1)),
            Action(
                "card.previous", lambda: self.tr("Previous paragraph"), "Up", lambda: self.step(-1)
            ),
            Action("card.print", lambda: self.tr("Print"), PRINT_KEY, self.print),
            Action(CLOSE.action, lambda: self.tr("Close"), "Esc", self._close, ("Ctrl+W",)),
        )

    def _language_actions(self) -> tuple[Action, ...]:
        return tuple(
            Action(
                f"card.{code}", partial(language_name, code), str(key), partial(self.speak, code)
            )
            for key, code in enumerate(self._codes, start=1)
        )

    def _turn_words(self) -> str:
        return self.tr("Turn back") if self._turned else self.tr("Turn to player")

    def _close(self) -> None:
        self.close()
