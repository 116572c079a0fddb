"""The list of found cards at the left, with the card file that they are from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QStyleOptionViewItem, QVBoxLayout, QWidget

from judgekit.domain.cards.card import FACE_BETWEEN
from judgekit.domain.cards.card_match import CardSource
from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.runtime.typeface import lacks_letters
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.marked_words import paint_marked_words, whole_lines
from judgekit.ui.widgets.painting.strokes import (
    fill,
    language_tag_size,
    paint_language_tag,
    paint_words,
)
from judgekit.ui.widgets.painting.symbols import cost_height, cost_width, paint_cost
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW as ROW_ROLE
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.words.card_wording import card_file_lines
from judgekit.views.cards.card_rows import CardRow
from judgekit.views.cards.symbol_words import spoken_cost


class ListedCard(NamedTuple):
    """What a row tells of its card: the cost in braces, and its type as it is read."""

    cost: str
    types: str


CardOf = Callable[[str], ListedCard | None]
"""What is told of the card of an English name, None if there is none."""
ROW, COST, INSET = 60, 18, 16
ROUNDED = 2
"""Pixels by which the pieces of a marked line may be wider than the line."""
FURTHER = 20
"""From one line of a name to the next."""
LEAST_FILE = 300
"""Height of the pane below which the list needs the room of what the card file is."""
BEFORE_SUBTYPES = " — "


class CardDelegate(RowDelegate[CardRow]):
    """Paints the name with its marks, below it the type and at the right the cost; `card_of` is
    asked for the cards in sight only."""

    def __init__(self, look: Look, card_of: CardOf) -> None:
        super().__init__(look)
        self._card_of = card_of

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme, row = self.look.theme, drawn(index.data(ROW_ROLE))
        listed = self.parent()
        width = listed.viewport().width() if isinstance(listed, CardList) else 0
        further = len(self._name_lines(row, width)) - 1
        return QSize(0, theme.px(ROW) + further * theme.px(FURTHER))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: CardRow) -> None:
        """Draw a card."""
        row = drawn(row)
        theme, rect, inset = self.look.theme, option.rect, self.look.theme.px(INSET)
        width, half = rect.width() - 2 * inset, theme.px(ROW) // 2
        upper = QRect(rect.left() + inset, rect.top() + theme.px(7), width, half - theme.px(7))
        below = rect.bottom() + 1 - half
        lower = QRect(rect.left() + inset, below, width, half - theme.px(7))
        if row.language:
            size = language_tag_size(theme, row.language)
            top = upper.top() + (upper.height() - size.height()) // 2
            paint_language_tag(
                painter, theme, QRect(upper.left(), top, size.width(), size.height()), row.language
            )
        upper.setLeft(upper.left() + self._tag_width(row))
        is_chosen = self.is_chosen(option)
        for words in self._name_lines(row, rect.width()):
            paint_marked_words(
                painter, theme, words, upper, token="text", size="text", bold=is_chosen
            )
            upper.translate(0, theme.px(FURTHER))
        card = self._card_of(row.name)
        if card is None:
            return
        height = cost_height(card.cost, theme.px(COST), lower.width())
        paint_cost(painter, self.look, card.cost, lower, height=height)
        lower.setRight(lower.right() - cost_width(card.cost, height) - theme.px(8))
        small, muted = theme.font("small"), theme.color("text-muted")
        types = types_in_room(card.types, QFontMetrics(small), lower.width())
        paint_words(painter, types, lower, font=small, color=muted)

    # -- inside

    def _tag_width(self, row: CardRow) -> int:
        theme = self.look.theme
        return language_tag_size(theme, row.language).width() + theme.px(6) if row.language else 0

    def _name_lines(self, row: CardRow, width: int) -> tuple[str, ...]:
        """Return the lines of the name, as in the bold letters of a chosen row."""
        theme = self.look.theme
        room = width - 2 * theme.px(INSET) - self._tag_width(row) - ROUNDED
        return whole_lines(row.marked, QFontMetrics(theme.font(bold=True)), room)


class CardList(RowList[CardRow]):
    """Up and Down preview, Enter reads; Up on the first row and Esc leave."""

    opened = Signal()
    left = Signal()

    def __init__(self, look: Look, card_of: CardOf) -> None:
        model = RowsModel[CardRow](
            lambda row: spoken(row, card_of(row.name)),
            tip=lambda row: tip(row, card_of(row.name)),
            name=lambda row: row.name,
        )
        super().__init__(look, model, CardDelegate(look, card_of), wraps=True)
        self.clicked.connect(lambda _: self.opened.emit())

    def choose(self, name: str) -> bool:
        """Choose a card by its English name; return whether it is in the list."""
        names = [row.name for row in self.rows.rows]
        return name in names and self.go(names.index(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (*ENTER, Qt.Key.Key_Space):
            self.opened.emit()
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and self.currentIndex().row() <= 0):
            self.left.emit()
        elif event.text() and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)


class CardListPane(SharedRoom):
    """The count, the list, and at the foot what card file it is from."""

    def __init__(self, look: Look, card_of: CardOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._source: CardSource | None = None
        self._typed = ""
        self._title = Label(look, bold=True, wraps=True)
        self._nothing = Label(look, token="text-muted", wraps=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._file = Label(look, size="small", token="text-muted", wraps=True)
        self.list = CardList(look, card_of)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        scaled = ScaledLayouts(look, self)
        scaled.keep(self._title, (INSET, 8, INSET, 8))
        scaled.keep(self._nothing, (INSET, 12, INSET, 12))
        scaled.keep(self._file, (INSET, 10, INSET, 12))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(Hairline(look))
        column.addWidget(self._stack, 1)
        self._line = Hairline(look)
        column.addWidget(self._line)
        column.addWidget(self._file)
        self.setFocusProxy(self.list)
        self.retranslate()

    def show_cards(
        self, rows: Sequence[CardRow], typed: str, source: CardSource | None, choose: str
    ) -> None:
        """Show the cards that were found with a text, or read before where none was typed."""
        self._typed, self._source = typed.strip(), source
        # What is chosen here is shown already.
        quiet = self.list.selectionModel().blockSignals(True)
        self.list.show_rows(rows)
        self.list.choose(choose)
        self.list.selectionModel().blockSignals(quiet)
        self.list.viewport().update()
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        count = len(self.list.rows.rows)
        source = self._source
        title = self.tr("%n card(s)", "", count) if self._typed else self.tr("Cards read")
        self._title.setText(title if source is not None else self.tr("No card file"))
        self.list.setAccessibleName(self.tr("Found cards"))
        self._stack.setCurrentIndex(0 if count else 1)
        hint = self.tr("Type a name, a set and number, or words of a card’s text above.")
        hint = self.tr("No results") if self._typed else hint
        self._nothing.setText(hint if source is not None else "")
        self._file.setText("\n".join(card_file_lines(source)) if source is not None else "")
        self.share_room()

    def share_room(self) -> None:
        """Leave the card file out where the list needs the room."""
        is_told = self._source is not None and self.height() >= self._look.theme.px(LEAST_FILE)
        self._file.setVisible(is_told)
        self._line.setVisible(is_told)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))


def types_in_room(types: str, metrics: QFontMetrics, room: int) -> str:
    """Return as much of a type line as fits into so many pixels, never part of a word: without
    subtypes, then of the first face alone, then nothing; the card itself has all of it."""
    between = f" {FACE_BETWEEN} "
    faces = [face.partition(BEFORE_SUBTYPES)[0] for face in types.split(between)]
    forms = (types, between.join(faces), faces[0])
    return next((form for form in forms if metrics.horizontalAdvance(form) <= room), "")


def spoken(row: CardRow, card: ListedCard | None) -> str:
    """Return a row's text for screen readers: name, type, cost in words."""
    types = card.types if card is not None else ""
    cost = spoken_cost(card.cost, interface_words()) if card is not None else ""
    return ", ".join(filter(None, (plain_name(row), types, cost)))


def tip(row: CardRow, card: ListedCard | None) -> str:
    """Return a row's tool tip."""
    return "\n".join(filter(None, (plain_name(row), card.types if card is not None else "")))


def drawn(row: CardRow) -> CardRow:
    """Return a row with the English name where this computer has no letters of the one found."""
    return CardRow(row.name, row.name) if lacks_letters(row.language) else row


def plain_name(row: CardRow) -> str:
    """Return the name that is drawn, without marks."""
    return drawn(row).marked.replace(MARK_START, "").replace(MARK_END, "")
