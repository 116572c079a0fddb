"""All players of the open tournament: export what is kept about one, or erase the name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QStackedLayout,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.tournament.players.model import PlayerRow, PlayersModel
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.painting.strokes import MIDDLE
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index

MARGIN, WIDEST, FILTER_WIDTH, ONE_LINE = 12, 860, 240, 760
LEAST_LIST = 100
"""Least height of the list below a question, in design pixels."""
ERASE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
DOWN = (Qt.Key.Key_Down, *ENTER)
EXPORT_KEY = "Ctrl+E"


class PlayersView(QWidget):
    """The list of players.

    `export_wanted` and `erase_asked` carry the chosen player's name, `erase_wanted` the name that
    was asked about and the reason given.
    """

    export_wanted = Signal(str)
    erase_asked = Signal(str)
    erase_wanted = Signal(str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._asked = ""
        self.model = PlayersModel()
        self.list = _PlayersList(look, self.model)
        self._title = ElidedLabel(look, bold=True)
        self.filter = _FilterField(look)
        self.export, self.erase = Button(look), Button(look)
        self.question = InlineQuestion(look, has_field=True, kind=ButtonKind.OUTLINED)
        self.empty = EmptyState(look)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._redress()

    def show_players(self, players: Sequence[PlayerRow]) -> None:
        """Show these players."""
        chosen = self.list.row()
        self.model.show_players(players)
        self._choose(chosen)

    def show_player(self, name: str) -> None:
        """Choose this player in the whole list and focus it."""
        self.filter.clear()
        at = self.model.row_of(name)
        if at >= 0:
            self.list.go(at)
        self.take_focus()

    def take_focus(self) -> None:
        """Focus the open question, or the list."""
        if self.question.isVisible():
            self.question.no.setFocus()
        elif self.model.rows:
            self.list.setFocus()
        else:
            self.filter.setFocus()

    def want_export(self) -> None:
        """Ask for the export of the chosen player's data."""
        row = self.list.row()
        if row is not None:
            self.export_wanted.emit(row.name)

    def want_erasure(self) -> None:
        """Ask what erasing the chosen player's name would do."""
        row = self.list.row()
        if row is not None and not row.is_erased:
            self._asked = row.name
            self.erase_asked.emit(row.name)

    def ask(self, name: str, sentence: str, details: str) -> None:
        """Ask before erasing this name, with what goes and what stays."""
        self._asked = name
        self.question.ask(
            sentence,
            yes=self.tr("Erase name"),
            no=self.tr("Cancel"),
            field=self.tr("Reason (optional); shown in the timeline"),
        )
        self.question.explain(details)
        self._bar.hide()
        # A second Enter must not do what can't be undone.
        self.question.yes.set_words(self.tr("Erase name"))
        self.question.no.setFocus()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.filter.setPlaceholderText(self.tr("Search players"))
        self.filter.setAccessibleName(self.tr("Show only players with this name"))
        self.export.set_words(self.tr("Export data…"), key=key_text(EXPORT_KEY))
        self.erase.set_words(self.tr("Erase name…"), key=key_text("Del"))
        self.list.setAccessibleName(self.tr("Players of this event"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self) -> None:
        self._bar = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._bar)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._tools = QHBoxLayout()
        self._tools.addWidget(self.filter, 1)
        for button in (self.export, self.erase):
            self._tools.addWidget(button)
        self._head.addWidget(self._title, 1)
        self._head.addLayout(self._tools)
        self._inner = QWidget()
        self._body = QVBoxLayout(self._inner)
        self._body.addWidget(self._bar)
        self._stack = QStackedLayout()
        self._body.addLayout(self._stack, 1)
        # Only now: without a parent, the first one would open as a window of its own.
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        content, whole = ScrolledPage(), QVBoxLayout(self)
        whole.addWidget(FormScroll(self._look, content))
        column = QVBoxLayout(content)
        for outer in (column, whole):
            outer.setContentsMargins(0, 0, 0, 0)
            outer.setSpacing(0)
        column.addWidget(self.question)
        column.addWidget(self._inner, 1)

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        self.filter.textChanged.connect(self._narrow)
        self.filter.left.connect(self.list.setFocus)
        self.list.erasure_wanted.connect(self.want_erasure)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._moved())
        self.export.clicked.connect(self.want_export)
        self.erase.clicked.connect(self.want_erasure)
        self.question.accepted.connect(self._accept)
        self.question.keep_language(lambda: self.erase_asked.emit(self._asked))
        self.question.left.connect(self._left)

    def _left(self) -> None:
        self._bar.show()
        self.list.setFocus()

    def _accept(self, reason: str) -> None:
        self.question.leave()
        self.erase_wanted.emit(self._asked, reason)

    def _narrow(self, typed: str) -> None:
        chosen = self.list.row()
        self.model.narrow(typed)
        self._choose(chosen)

    def _choose(self, before: PlayerRow | None) -> None:
        at = self.model.row_of(before.name) if before is not None else -1
        if self.model.rows:
            self.list.go(max(at, 0))
        self._tell()

    def _moved(self) -> None:
        self.question.leave()
        self._tell()

    def _tell(self) -> None:
        total, shown = self.model.total(), len(self.model.rows)
        words = self.tr("%n player(s)", "", total)
        if shown != total:
            words = self.tr("{shown} of %n player(s)", "", total).format(shown=shown)
        self._title.setText(words)
        row = self.list.row() if self.model.rows else None
        self.export.setVisible(row is not None)
        self.erase.setVisible(row is not None and not row.is_erased)
        self._stack.setCurrentIndex(0 if self.model.rows else 1)
        if total:
            self.empty.set_words(self.tr("No results"), self.tr("Try fewer letters."))
        else:
            self.empty.set_words(
                self.tr("No players yet"), self.tr("Pairings, penalties and lists bring them.")
            )
        self.empty.offer("" if total else self.tr("Paste pairings"))

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._redress()

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._body.setContentsMargins(margin, theme.px(16), margin, theme.px(8))
        self._body.setSpacing(theme.px(12))
        is_wide = self.width() >= theme.px(ONE_LINE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(across if is_wide else down)
        self._head.setSpacing(theme.px(8))
        self._tools.setSpacing(theme.px(8))
        self.filter.setMaximumWidth(theme.px(FILTER_WIDTH))
        self._inner.setMaximumWidth(theme.px(WIDEST + 48))
        self.list.setMinimumHeight(theme.px(LEAST_LIST))


class _PlayersList(RowList[PlayerRow]):
    erasure_wanted = Signal()

    def __init__(self, look: Look, model: PlayersModel) -> None:
        super().__init__(look, model, _PlayersDelegate(look))
        self.setUniformItemSizes(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ERASE_KEYS:
            self.erasure_wanted.emit()
        else:
            super().keyPressEvent(event)


class _PlayersDelegate(RowDelegate[PlayerRow]):
    """Paints the name, and at the right how many penalties the player has."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-report"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: PlayerRow) -> None:
        theme = self.look.theme
        margin = theme.px(MARGIN)
        room: QRect = option.rect.adjusted(margin, 0, -margin, 0)
        detail, small = row.detail(), theme.font("small")
        width = QFontMetrics(small).horizontalAdvance(detail)
        painter.setFont(small)
        painter.setPen(theme.color("text-muted"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, detail)
        font = theme.font()
        metrics = QFontMetrics(font)
        left = room.width() - width - theme.px(12)
        painter.setFont(font)
        painter.setPen(theme.color("text-muted" if row.is_erased else "text"))
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, left)
        painter.drawText(room, MIDDLE, name)


class _FilterField(TextField):
    """Down, Enter and Esc move the focus to the list; Esc also clears the field."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.key() in DOWN:
            self.left.emit()
        else:
            super().keyPressEvent(event)
