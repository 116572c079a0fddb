"""The outcome full screen, turned to the player across the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.card_face import CardFace
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import language_name
from judgekit.views.infractions.penalty_slip import SlipFacts, slip_text


class OutcomeCard(QWidget):
    """A separate window over the main one; Esc closes it. It holds the slip and nothing else."""

    closed = Signal()
    language_chosen = Signal(str)

    def __init__(self, look: Look, facts: SlipFacts, language: str) -> None:
        super().__init__()
        self._look = look
        self._facts = facts
        self._turned = False
        self.face = CardFace(look)
        self.languages = SegmentedButtons(look, [(code, code.upper()) for code in LANGUAGES], "")
        self._turn, self._close = Button(look, icon="turn"), Button(look)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (80, 12, 80, 12), 12)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.languages, self._turn):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self._close)
        column.addWidget(self.face, 1)
        column.addLayout(row)
        self._turn.clicked.connect(self.turn)
        self._close.clicked.connect(self.close)
        self.languages.chosen.connect(self.speak)
        self.languages.chosen.connect(self.language_chosen)
        keys = [
            Action("outcome.turn", str, "T", self.turn),
            Action("outcome.close", str, "Esc", self.close),
        ]
        keys += [
            Action(f"outcome.{code}", str, str(at), partial(self.choose, code))
            for at, code in enumerate(LANGUAGES, start=1)
        ]
        bind(self, keys)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWindowTitle(self.tr("For the player"))
        self.languages.setAccessibleName(self.tr("The player's language"))
        self.languages.set_choices(
            [(code, code.upper()) for code in LANGUAGES],
            {code: language_name(code) for code in LANGUAGES},
            {code: str(at) for at, code in enumerate(LANGUAGES, start=1)},
        )
        self._close.set_words(self.tr("Close"), key=key_text("Esc"))
        self._name_turn()
        self.languages.choose(language)
        self.speak(language)

    def choose(self, language: str) -> None:
        """Show it in another language, and remember that."""
        self.languages.choose(language)
        self.speak(language)
        self.language_chosen.emit(language)

    def speak(self, language: str) -> None:
        """Show it in that language."""
        text = slip_text(self._facts, interface_words().speaking(language))
        told = "\n".join(text.told)
        card = CardText(language, "", text.infraction, f"{text.player} · {text.place}", told)
        self.face.show_texts(card, None)

    def turn(self) -> None:
        """Turn the text upside down for the player across the table, or back."""
        self._turned = not self._turned
        self.face.turn(self._turned)
        self._name_turn()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface-sunken"))

    def _name_turn(self) -> None:
        words = self.tr("Turn back") if self._turned else self.tr("Turn to player")
        self._turn.set_words(words, key="T")
