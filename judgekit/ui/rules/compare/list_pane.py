"""The list of changes between two editions, with its filters."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QVBoxLayout, QWidget

from judgekit.domain.rules.comparison import ChangeKind
from judgekit.ui.look import Look
from judgekit.ui.rules.compare.words import (
    ICONS,
    TOKENS,
    count_words,
    detail_words,
    filter_words,
    kind_words,
    line_words,
    place_words,
    title_words,
)
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import date_in_words, short_title
from judgekit.views.rules.edition_comparison import ChangeFilter, EditionComparison

EDGE, TITLE, LINE, ABOVE, ICON, GAP = 16, 20, 18, 9, 16, 6
LEAST_LIST = 120
"""Least height of the changes; below that all of the pane scrolls. All in design pixels."""


class ChangeRow(NamedTuple):
    """A change as the list shows it; `name` tells rows apart."""

    name: str
    number: str
    title: str
    kind: ChangeKind
    said: str
    detail: str
    bookmarked: bool
    spoken: str


class _ChangeDelegate(RowDelegate[ChangeRow]):
    """Number and title on one line or two, below them the kind of change with its sign."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        theme = self.look.theme
        row: ChangeRow = index.data(Qt.ItemDataRole.UserRole)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 0
        lines = len(self._title(row, width).lines)
        foot = len(self._foot(row, width).lines)
        return QSize(theme.px(120), theme.px(2 * ABOVE + TITLE * lines + LINE * foot) + 1)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ChangeRow) -> None:
        theme = self.look.theme
        rect: QRect = option.rect
        left, top = rect.left() + theme.px(EDGE), rect.top() + theme.px(ABOVE)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(bold=True))
        painter.setPen(theme.color("accent"))
        height = theme.px(TITLE)
        painter.drawText(QRect(left, top, rect.width(), height), middle, row.number)
        beside = left + self._number_width(row)
        painter.setFont(theme.font(bold=self.is_chosen(option)))
        painter.setPen(theme.color("text"))
        for line in self._title(row, rect.width()).lines:
            painter.drawText(QRect(beside, top, rect.right() - beside, height), middle, line)
            top += height
        if row.bookmarked:
            at = rect.right() - theme.px(EDGE + ICON - 4)
            self.look.paint_icon(
                painter, "bookmark-filled", at, rect.top() + theme.px(ABOVE + 2), size=ICON
            )
        token = TOKENS.get(row.kind, "text-muted")
        high = theme.px(LINE)
        icon = theme.px(ICON)
        self.look.paint_icon(
            painter, ICONS[row.kind], left, top + (high - icon) // 2, token=token, size=ICON
        )
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color(token))
        left += icon + theme.px(GAP)
        for line in self._foot(row, rect.width()).lines:
            painter.drawText(QRect(left, top, rect.right() - left, high), middle, line)
            top += high

    def _number_width(self, row: ChangeRow) -> int:
        theme = self.look.theme
        if not row.number:
            return 0
        return QFontMetrics(theme.font(bold=True)).horizontalAdvance(row.number) + theme.px(8)

    def _title(self, row: ChangeRow, width: int) -> TwoLines:
        theme = self.look.theme
        mark = theme.px(ICON + GAP) if row.bookmarked else 0
        room = width - 2 * theme.px(EDGE) - self._number_width(row) - mark
        return TwoLines(row.title, theme.font(bold=True), room)

    def _foot(self, row: ChangeRow, width: int) -> TwoLines:
        theme = self.look.theme
        words = " · ".join(part for part in (row.said, row.detail) if part)
        room = width - 2 * theme.px(EDGE) - theme.px(ICON + GAP)
        return TwoLines(words, theme.font("small"), room)


class _ChangesList(RowList[ChangeRow]):
    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape or (event.text() and not event.modifiers()):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ChangesPane(QWidget):
    """How many sections differ, the filters with their counts, and the changes."""

    chosen = Signal(int)
    """The place of the change among those listed."""
    filter_chosen = Signal(str)
    entered = Signal()
    left = Signal()
    """Esc was pressed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Title(look)
        self._about = Label(look, size="small", token="text-muted", wraps=True)
        self.filters = ChoiceList(look)
        rows: RowsModel[ChangeRow] = RowsModel(lambda row: row.spoken)
        self.list = _ChangesList(look, rows, _ChangeDelegate(look), wraps=True)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self.list.entered.connect(self.entered)
        self.filters.chosen.connect(self.filter_chosen)
        head, whole, content = QVBoxLayout(), QVBoxLayout(self), ScrolledPage()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(FormScroll(look, content))
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        ScaledLayouts(look, self).keep(head, (12, 4, 4, 10), 2)
        head.addWidget(self._title)
        head.addWidget(self._about)
        column.addLayout(head)
        column.addWidget(self.filters)
        column.addWidget(Hairline(look, token="line-strong"))
        column.addWidget(self.list, 1)
        self._look = look
        look.changed.connect(self._fit)
        self._fit()
        self.setFocusProxy(self.list)

    def show_nothing(self, words: str, why: str) -> None:
        """Show a sentence instead of a list, as while two editions are compared."""
        self._title.setText(words)
        self._about.setText(why)
        self.filters.hide()
        self.list.show_rows(())

    def show_changes(self, comparison: EditionComparison, wanted: ChangeFilter) -> None:
        """Show what the filter leaves."""
        self._title.setText(count_words(len(comparison.sections)))
        older = min(each.edition_date for each in (comparison.old, comparison.new))
        self._about.setText(
            self.tr("Known changes since {date}; words of two languages can't be compared.").format(
                date=date_in_words(older)
            )
            if comparison.across_languages
            else short_title(comparison.new)
        )
        choices = [
            Choice(each.value, filter_words(each), str(len(comparison.only(each))))
            for each in ChangeFilter
        ]
        self.filters.show()
        self.filters.set_choices(self.tr("Changes shown"), choices)
        self.filters.choose(wanted.value)
        self.list.setAccessibleName(filter_words(wanted))
        self.list.show_rows(
            [
                ChangeRow(
                    f"{each.change.old_ref}|{each.change.new_ref}",
                    place_words(comparison, each),
                    title_words(each.change),
                    each.change.kind,
                    kind_words(each.change.kind),
                    detail_words(comparison, each.change),
                    ChangeFilter.BOOKMARKED in each.filters,
                    line_words(comparison, each),
                )
                for each in comparison.only(wanted)
            ]
        )

    def show_current(self, at: int) -> None:
        """Choose a change without telling so."""
        quiet = self.list.selectionModel().blockSignals(True)
        if self.list.go(at):
            self.list.scrollTo(self.list.currentIndex())
        self.list.selectionModel().blockSignals(quiet)
        self.list.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        self.list.setMinimumHeight(self._look.theme.px(LEAST_LIST))

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.row())
