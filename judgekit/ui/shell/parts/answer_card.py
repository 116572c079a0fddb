"""The answer card: one paragraph full screen, to be shown to a player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.answer_card_text import (
    JUDGES_LANGUAGE,
    CardPlace,
    CardText,
    card_text,
    edition_remark,
    languages_of,
    next_place,
    paragraph_count,
)
from judgekit.ui.shell.parts.card_face import CardFace
from judgekit.ui.shell.parts.printing.card import card_job
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY, open_preview
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.rules_wording import edition_line
from judgekit.ui.words.wording import language_name

FOOT = 56
EDGE, EDGE_TIGHT = 80, 24
TIGHT, TIGHTER = 1180, 860
"""Below these widths the size buttons, then also the others, show icons instead of words."""
SIGNS: Final[Mapping[str, str]] = {
    "card.larger": "plus",
    "card.smaller": "minus",
    "card.print": "print",
}
MORE_SIGNS: Final[Mapping[str, str]] = {
    **SIGNS,
    "card.turn": "turn",
    "card.next": "chevron-down",
    "card.previous": "chevron-up",
    "card.close": "close",
}

ICONS: Final[Mapping[str, str]] = {"card.turn": "turn", "card.print": "print"}
"""Shown beside the words too."""


class _Foot(QWidget):
    """The bar with the buttons."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        look.changed.connect(self._scale)
        self._scale()

    def _scale(self) -> None:
        self.setFixedHeight(self._look.theme.px(FOOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())


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
        self._choice = SegmentedButtons(look, [], "")
        self._choice.chosen.connect(self.speak)
        self._buttons: dict[str, Button] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.face, 1)
        column.addWidget(self._foot())
        self._actions = self._action_table()
        for action in self._actions:
            self._buttons[action.id].clicked.connect(action.run)
        bind(self, (*self._actions, *self._language_actions()))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()
        self._show()

    def speak(self, language: str) -> None:
        """Show the player's half in another language."""
        self.language = language
        self._choice.choose(language)
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
        tight = self.width() < self._look.theme.px(TIGHT)
        tighter = self.width() < self._look.theme.px(TIGHTER)
        signs = MORE_SIGNS if tighter else SIGNS if tight else {}
        for action in self._actions:
            button, words = self._buttons[action.id], action.words()
            button.set_icon(signs.get(action.id, ICONS.get(action.id, "")))
            shown = "" if action.id in signs else words
            keyless = tighter and action.id in SIGNS
            button.set_words(shown, key="" if keyless else key_text(action.key), name=words)
        edge = self._look.theme.px(EDGE_TIGHT if tighter else EDGE)
        self._row.setContentsMargins(edge, 0, edge, 0)
        names = {code: language_name(code) for code in self._codes}
        keyed = [(code, f"{code.upper()} {key}") for key, code in enumerate(self._codes, start=1)]
        self._choice.set_choices(keyed, names)
        self._choice.choose(self.language)
        self._choice.setAccessibleName(self.tr("The player's language"))
        self.setWindowTitle(self.tr("Answer card"))
        self._show_count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()

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
        self._buttons["card.next"].setEnabled(at < count)
        self._buttons["card.previous"].setEnabled(at > 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def _judges_text(self, beside: Document) -> CardText | None:
        """Return the English paragraph; None if the player reads English or there is none."""
        english = self._documents.get(JUDGES_LANGUAGE)
        if english is None or self.language == JUDGES_LANGUAGE:
            return None
        text = card_text(self._library, self.place, english)._replace(edition=edition_line(english))
        remarks = [edition_remark(english, beside), text.remark]
        return text._replace(remark="; ".join(remark for remark in remarks if remark))

    def _own_language(self) -> str:
        document = self._library.document(self.place.reference.document)
        return document.language if document is not None else next(iter(self._documents))

    def _foot(self) -> _Foot:
        theme = self._look.theme
        foot = _Foot(self._look)
        row = self._row = QHBoxLayout(foot)
        row.setSpacing(theme.px(8))
        row.addWidget(self._choice)
        row.addSpacing(theme.px(4))
        quiet = ButtonKind.QUIET
        for name, icon, kind in (
            ("card.turn", "turn", ButtonKind.OUTLINED),
            ("card.larger", "", quiet),
            ("card.smaller", "", quiet),
            ("card.next", "", quiet),
            ("card.previous", "", quiet),
            ("card.print", "print", quiet),
            ("card.close", "", ButtonKind.OUTLINED),
        ):
            if name == "card.close":
                row.addStretch(1)
            if name == "card.next":
                row.addSpacing(theme.px(8))
                row.addWidget(self._count)
            self._buttons[name] = Button(self._look, icon=icon, kind=kind)
            row.addWidget(self._buttons[name])
        self._buttons["card.previous"].hide()
        return foot

    def _action_table(self) -> tuple[Action, ...]:
        face = self.face
        return (
            Action("card.turn", self._turn_words, "T", self.turn, ("Ctrl+T",)),
            Action(
                "card.larger",
                lambda: self.tr("Larger"),
                "Ctrl++",
                lambda: face.zoom(1),
                ("Ctrl+=",),
            ),
            Action("card.smaller", lambda: self.tr("Smaller"), "Ctrl+-", lambda: face.zoom(-1)),
            Action("card.next", lambda: self.tr("Next"), "Down", lambda: self.step(1)),
            Action(
                "card.previous", lambda: self.tr("Previous paragraph"), "Up", lambda: self.step(-1)
            ),
            Action("card.print", lambda: self.tr("Print"), PRINT_KEY, self.print),
            Action("card.close", lambda: self.tr("Close"), "Esc", self._close, ("Ctrl+W",)),
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
