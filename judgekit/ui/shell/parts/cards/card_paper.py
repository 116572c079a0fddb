"""A card as it is read: head, faces, the cards that belong to it, rulings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.cards.card import Card
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.runtime.typeface import drawn_in, lacks_letters
from judgekit.ui.shell.parts.cards.card_head import CardHead
from judgekit.ui.shell.parts.cards.face_view import FaceView
from judgekit.ui.shell.parts.cards.rulings_view import RulingsView
from judgekit.ui.shell.parts.cards.symbol_text import AROUND
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import no_text, no_typeface
from judgekit.views.cards.card_text import Availability, available, faces_in
from judgekit.views.cards.printed_text import printed_note
from judgekit.views.words.cards import other_numbers_sentence, printed_text_sentence

MARGIN = 24
"""At the left and right of all words, in design pixels."""


class CardPaper(ScrolledPage):
    """Shows one card; emits the language that was chosen, and the card that belongs to it."""

    language_chosen = Signal(str)
    part_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._card: Card | None = None
        self.language = ""
        self.head = CardHead(look)
        self._printed = Label(look, token="text-muted", wraps=True)
        self._remark = Label(look, token="attention", wraps=True)
        self._faces = QVBoxLayout()
        self._views: list[tuple[Hairline, FaceView]] = []
        self._parts = QWidget()
        self._parts_title = Label(look, bold=True)
        self._part_rows = QVBoxLayout()
        self._buttons: list[Button] = []
        self.rulings = RulingsView(look)
        self._column, self.below = QVBoxLayout(self), QVBoxLayout()
        self._scaled = ScaledLayouts(look, self)
        self._lay_out()
        self.head.language_chosen.connect(self.language_chosen)

    def show_card(self, card: Card, language: str) -> None:
        """Show this card in a language; what isn't printed in it is in English, and all of it where
        this computer has no letters of that language."""
        self._card, self.language = card, language
        read_in = drawn_in(language)
        faces = faces_in(card, read_in)
        self.head.show_card(card, language, faces, named_in=read_in)
        while len(self._views) < len(faces):
            line, view = Hairline(self._look), FaceView(self._look)
            self._views.append((line, view))
            self._faces.addWidget(line)
            self._faces.addWidget(view)
        for at, (line, view) in enumerate(self._views):
            line.setVisible(at < len(faces))
            view.setVisible(at < len(faces))
            if at < len(faces):
                view.show_face(faces[at], with_head=len(faces) > 1)
        self._show_parts(card)
        self.rulings.show_rulings(card)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        card = self._card
        if card is None:
            return
        note, words = printed_note(card, self.language), interface_words()
        is_drawn = not lacks_letters(self.language)
        remark = "" if is_drawn else no_typeface(self.language)
        if is_drawn and note is not None:
            remark = other_numbers_sentence(note, words)
        elif is_drawn and available(card, self.language) is not Availability.TEXT:
            remark = no_text(self.language)
        self._printed.say(printed_text_sentence(note, words) if is_drawn and note else "")
        self._remark.say(remark)
        self._parts_title.setText(self.tr("Related cards"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._card is not None:
            self.show_card(self._card, self.language)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _lay_out(self) -> None:
        self._scaled.keep(self._faces, (0, 0, 0, 0), 16)
        parts = QVBoxLayout(self._parts)
        self._scaled.keep(parts, (0, 0, 0, 0), 4)
        parts.addWidget(Hairline(self._look))
        parts.addWidget(self._parts_title)
        parts.addLayout(self._part_rows)
        # Rulings take room for their focus ring at both sides: all words stand in line.
        upper, beside = QVBoxLayout(), (AROUND, 0, AROUND, 0)
        self._scaled.keep(self._column, (MARGIN - AROUND, 8, MARGIN - AROUND, 24), 16)
        self._scaled.keep(upper, beside, 16)
        self._scaled.keep(self.below, beside, 16)
        for each in (self.head, self._printed, self._remark):
            upper.addWidget(each)
        upper.addLayout(self._faces)
        upper.addWidget(self._parts)
        self._column.addLayout(upper)
        self._column.addWidget(self.rulings)
        self._column.addLayout(self.below)
        self._column.addStretch(1)

    def _show_parts(self, card: Card) -> None:
        names = list(dict.fromkeys(part.name for part in card.parts if part.name != card.name))
        self._parts.setVisible(bool(names))
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for name in names:
            button = Button(self._look, name, kind=ButtonKind.QUIET, icon="chevron-right")
            button.clicked.connect(lambda _=False, name=name: self.part_wanted.emit(name))
            row = QHBoxLayout()
            row.addWidget(button)
            row.addStretch(1)
            self._part_rows.addLayout(row)
            self._buttons.append(button)
