"""The list of phrases below its search field, in groups."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionViewItem, QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.fields.list_search_field import ListSearchField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import ROW, Index, RowsModel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.phrases.filling import Numbers
from judgekit.views.phrases.listing import PhraseRow, phrase_rows
from judgekit.views.words.phrases import Phrase

ROW_HEIGHT, HEADING_HEIGHT, MARGIN = 40, 48, 24
SEARCH_KEY = "Ctrl+F"
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class _PhraseDelegate(RowDelegate[PhraseRow]):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: PhraseRow = index.data(ROW)
        return QSize(0, self.look.theme.px(ROW_HEIGHT if row.phrase else HEADING_HEIGHT))

    def has_line(self, row: PhraseRow) -> bool:
        return row.phrase is not None

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: PhraseRow) -> None:
        theme = self.look.theme
        rect: QRect = option.rect
        room = rect.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
        is_bold = row.phrase is None or self.is_chosen(option)
        painter.setPen(theme.color("text"))
        painter.setFont(theme.font(bold=is_bold))
        end = Qt.TextElideMode.ElideRight
        words = QFontMetrics(painter.font()).elidedText(row.title, end, room.width())
        painter.drawText(room, _MIDDLE, words)
        if row.phrase is None:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(room, _MIDDLE | Qt.AlignmentFlag.AlignRight, str(row.count))


class _Rows(RowList[PhraseRow]):
    """`typed` carries a letter that is no key of the window."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        self.typed.emit(search)


class PhraseList(QWidget):
    """The title, the search and the rows; `chosen` carries the phrase that became current."""

    chosen = Signal(object)

    def __init__(self, look: Look, numbers: Numbers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._title = Label(look, size="title", bold=True)
        self._count = Label(look, token="text-muted")
        self.field = ListSearchField(look, key_outside=key_text(SEARCH_KEY))
        self.rows = _Rows(look, self._model(), _PhraseDelegate(look))
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        self._nothing = Label(look, token="text-muted", wraps=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        top = QVBoxLayout()
        top.addLayout(head)
        top.addWidget(self.field)
        top.addWidget(self._nothing)
        bottom = QVBoxLayout()
        bottom.addWidget(self._hint)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.rows, 1)
        column.addLayout(bottom)
        layouts = ScaledLayouts(look, self)
        layouts.keep(head, (0, 0, 0, 0), 8)
        layouts.keep(top, (MARGIN, 20, MARGIN, 0), 16)
        layouts.keep(bottom, (MARGIN, 0, MARGIN, 8), 0)
        layouts.keep(column, (0, 0, 0, 0), 8)
        self.field.textEdited.connect(lambda _: self._show(choose_first=True))
        self.field.stepped.connect(self.rows.step)
        self.field.entered.connect(self.rows.setFocus)
        self.rows.typed.connect(self._begin_search)
        self.field.left.connect(self.rows.setFocus)
        self.rows.selectionModel().currentChanged.connect(self._tell)
        self.retranslate()

    def phrase(self) -> Phrase | None:
        """The chosen phrase."""
        row = self.rows.row()
        return row.phrase if row is not None else None

    def fill_in(self, numbers: Numbers) -> None:
        """Show these numbers in the titles; the choice stays."""
        self._numbers = numbers
        self._show(choose_first=False)

    def retranslate(self) -> None:
        """Update the texts to the interface language."""
        self._title.setText(self.tr("Phrases"))
        self.field.set_words(self.tr("Search phrases"), self.tr("Search phrases"))
        self.rows.setAccessibleName(self.tr("Phrases"))
        self._nothing.setText(self.tr("No results; try fewer words"))
        self._hint.setText(self.tr("↑ ↓ phrase  ·  ← → language  ·  digits fill it in"))
        self._show(choose_first=self.phrase() is None)

    def _begin_search(self, text: str) -> None:
        """Search for what is being typed, in place of what was searched for before."""
        if text.strip():
            self.field.setFocus()
            self.field.setText(text)
            self._show(choose_first=True)

    def _show(self, *, choose_first: bool) -> None:
        rows = phrase_rows(interface_words(), self._numbers, self.field.text())
        self.rows.show_rows(rows)
        self._count.setText(str(sum(row.count for row in rows)))
        self._nothing.setVisible(not rows)
        if choose_first and rows:
            self.rows.scrollToTop()
            self.rows.go(1)
            self._tell()

    def _tell(self) -> None:
        phrase = self.phrase()
        if phrase is not None:
            self.chosen.emit(phrase)

    @staticmethod
    def _model() -> RowsModel[PhraseRow]:
        return RowsModel[PhraseRow](
            lambda row: row.title,
            tip=lambda row: row.title,
            name=lambda row: row.phrase.id if row.phrase is not None else row.title,
            is_heading=lambda row: row.phrase is None,
        )
