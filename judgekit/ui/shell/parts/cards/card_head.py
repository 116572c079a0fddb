"""The head of a card: its name and cost, its names in other languages, its type, the choice of a
language."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.cards.card import Card
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.cost_label import CostLabel
from judgekit.ui.widgets.choices.segments_and_menu import SegmentsAndMenu
from judgekit.ui.widgets.labels import Label, LanguageTag, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.words.card_wording import language_choice
from judgekit.ui.words.wording import language_name, other_languages_words
from judgekit.views.cards.card_kinds import layout_name
from judgekit.views.cards.card_text import (
    Availability,
    CardLanguage,
    FaceShown,
    card_languages,
    name_in,
)
from judgekit.views.players_language import language_digits

COST = 24


class CardHead(SharedRoom):
    """Emits the language that was chosen."""

    language_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._card: Card | None = None
        self._language = self._named_in = ""
        self._faces: tuple[FaceShown, ...] = ()
        self._name = Title(look)
        self._cost = CostLabel(look, COST)
        self._types = Label(look, token="text-muted", wraps=True)
        self._choice = SegmentsAndMenu(look, LANGUAGES)
        self._others = QVBoxLayout()
        self._other_rows: list[tuple[QWidget, LanguageTag, Label]] = []
        self._first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._scaled = ScaledLayouts(look, self)
        self._lay_out()
        self._choice.chosen.connect(self.language_chosen)
        look.changed.connect(self.share_room)

    def languages(self) -> tuple[str, ...]:
        """Return the languages that can be chosen, as they stand beside each other."""
        return tuple(each.code for each in self._languages() if _can_be_read(each))

    def language_of(self, digit: str) -> str:
        """Return the language that a digit chooses; empty if none can be chosen by it."""
        return next((code for code, key in self._digits().items() if key == digit), "")

    def show_card(
        self, card: Card, language: str, faces: tuple[FaceShown, ...], named_in: str = ""
    ) -> None:
        """Show the head of this card in a language, with its name in that or in another one."""
        self._card, self._language, self._faces = card, language, faces
        self._named_in = named_in or language
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        card = self._card
        if card is None:
            return
        has_one = len(self._faces) == 1
        self._name.setText(name_in(card, self._named_in) or card.name)
        self._cost.show_cost(self._faces[0].cost if has_one else "")
        kind = layout_name(card.layout, interface_words())
        types = self._faces[0].types if has_one else ""
        self._types.setText(" · ".join(filter(None, (kind, types))))
        self._show_others(card)
        self._offer()
        self.share_room()

    # -- inside

    def _lay_out(self) -> None:
        self._scaled.keep(self._first, (0, 0, 0, 0), 8)
        self._first.addWidget(self._name, 1)
        # Aligned, else the lines of a name would be counted in the width of what stands below it.
        self._first.addWidget(self._cost, 0, Qt.AlignmentFlag.AlignLeft)
        self._scaled.keep(self._others, (0, 0, 0, 0), 4)
        self._scaled.keep(self._line, (0, 0, 0, 0), 8)
        self._line.addWidget(self._types, 1)
        self._line.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        self._scaled.keep(column, (0, 0, 0, 0), 8)
        column.addLayout(self._first)
        column.addLayout(self._others)
        column.addLayout(self._line)

    def _languages(self) -> tuple[CardLanguage, ...]:
        return card_languages(self._card) if self._card is not None else ()

    def _digits(self) -> dict[str, str]:
        can = self.languages()
        digits = language_digits([each.code for each in self._languages()])
        return {code: digit for code, digit in digits.items() if code in can}

    def _show_others(self, card: Card) -> None:
        """Show the name in the program's other languages, each with its tag."""
        read = (self._language, self._named_in)
        names = [(code, name_in(card, code)) for code in LANGUAGES if code not in read]
        shown = [(code, name) for code, name in names if name]
        while len(self._other_rows) < len(shown):
            self._other_rows.append(self._other_row())
        for at, (row, tag, words) in enumerate(self._other_rows):
            row.setVisible(at < len(shown))
            if at < len(shown):
                code, name = shown[at]
                tag.set_language(code, language_name(code))
                words.setText(name)

    def _other_row(self) -> tuple[QWidget, LanguageTag, Label]:
        row, tag, words = QWidget(), LanguageTag(self._look), Label(self._look, wraps=True)
        line = QHBoxLayout(row)
        self._scaled.keep(line, (0, 0, 0, 0), 8)
        line.addWidget(tag)
        line.addWidget(words, 1)
        self._others.addWidget(row)
        return row, tag, words

    def _offer(self) -> None:
        languages = self._languages()
        choices = [(each.code, language_choice(each)) for each in languages]
        names = {each.code: language_name(each.code) for each in languages}
        for each in languages:
            if each.has is not Availability.TEXT:
                names[each.code] = language_choice(each)
        can = self.languages()
        self._choice.set_choices(choices, names, self._digits())
        self._choice.allow(can)
        self._choice.choose(self._language)
        self._choice.name_choice(self.tr("Language of the card"), other_languages_words())

    def share_room(self) -> None:
        """Put the choice below the type where there is too little room beside it."""
        theme = self._look.theme
        need = self._choice.width_in_one_row()
        words = self._types.fontMetrics().horizontalAdvance(self._types.text())
        is_tight = self.width() < need + min(words, theme.px(200)) + theme.px(8)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._line.setDirection(down if is_tight else across)
        metrics = QFontMetrics(theme.font("title", bold=True))
        longest = max(map(metrics.horizontalAdvance, self._name.text().split()), default=0)
        cost = self._cost.sizeHint().width() if self._cost.isVisibleTo(self) else 0
        is_narrow = self.width() < longest + cost + theme.px(16)
        self._first.setDirection(down if is_narrow else across)
        self._choice.break_to_fit(self.width())


def _can_be_read(language: CardLanguage) -> bool:
    return language.has is not Availability.NOTHING
