"""All tournaments on this machine: open another, create one, remove one permanently."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedLayout,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.shell.window.actions import REHEARSE_KEY
from judgekit.ui.tournament.kept.model import (
    KnownTournament,
    StoredTournamentRow,
    TournamentsModel,
    open_word,
)
from judgekit.ui.tournament.kept.put_aside import PutAside
from judgekit.ui.tournament.kept.retention import RetentionBar
from judgekit.ui.tournament.team.keys import JOIN_KEY
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.painting.strokes import MIDDLE, badge_size, paint_badge
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.widgets.scaled_layouts import SharedRoom

MARGIN, WIDEST, LEAST_TITLE = 12, 860, 120
COPY_KEY, BRING_KEY = "Ctrl+Shift+S", "Ctrl+Shift+O"
REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class TournamentsView(SharedRoom):
    """The list of tournaments; `open_wanted` and `remove_wanted` carry the tournament's id,
    `copy_wanted` its name too."""

    open_wanted = Signal(str)
    remove_wanted = Signal(str)
    new_wanted = Signal()
    copy_wanted = Signal(str, str)
    bring_wanted = Signal()
    join_wanted = Signal()
    rehearsal_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._doomed: tuple[str, ...] = ()
        """Ids of the tournaments that somebody was asked about."""
        self._old: tuple[tuple[str, str], ...] = ()
        """Ids and names of those that are kept longer than was chosen."""
        self.entries = 0
        """How many the open one has."""
        self.model = TournamentsModel()
        self.list = _TournamentsList(look, self.model)
        self._title = ElidedLabel(look, bold=True)
        self._new = Button(look)
        self._open = Button(look, kind=ButtonKind.FILLED)
        self._remove = Button(look)
        self._copy, self._bring, self._join = Button(look), Button(look), Button(look)
        self.rehearse = Button(look, icon="rehearse")
        self.put_aside = PutAside(look)
        self.retention = RetentionBar(look)
        self.question = InlineQuestion(look, has_field=False, kind=ButtonKind.OUTLINED)
        self._empty = EmptyState(look)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._redress()

    def show_tournaments(self, tournaments: Sequence[KnownTournament], *, rehearses: bool) -> None:
        """Show these tournaments. While somebody `rehearses` they are put aside."""
        chosen = self._chosen()
        self.put_aside.setVisible(rehearses)
        self.rehearse.setVisible(not rehearses)
        self.model.show_tournaments(tournaments)
        at = self.model.row_of(chosen.id) if chosen else -1
        current = next((at for at, each in enumerate(tournaments) if each.is_open), 0)
        self.list.go(at if at >= 0 else current)
        self._stack.setCurrentIndex(0 if self.model.rows else 1)
        self.question.leave()
        self._tell()

    def show_retention(self, months: int, old: Sequence[tuple[str, str]]) -> None:
        """Show for how many months events are kept, and the ids and names of those older."""
        self._old = tuple(old)
        self.retention.show_kept(months, [name for _, name in old])

    def want_copy(self) -> None:
        """Save a copy of the chosen tournament."""
        row = self._chosen()
        if row is not None:
            self.copy_wanted.emit(row.id, row.name)

    def take_focus(self) -> None:
        """Focus the open question, or the list."""
        if self.question.isVisible():
            self.question.no.setFocus()
        elif self.model.rows:
            self.list.setFocus()
        else:
            self._empty.button.setFocus()

    def ask_to_remove(self) -> None:
        """Ask before removing the chosen tournament, with what would be lost."""
        row = self._chosen()
        if row is None:
            return
        self._doomed = (row.id,)
        self.question.keep_language(self.ask_to_remove)
        if row.is_open:
            words = self.tr(
                "This removes {name} with its %n entries and its backups from this computer; it "
                "can't be undone.",
                "",
                self.entries,
            )
        else:
            words = self.tr(
                "This removes {name} and its backups from this computer; it can't be undone."
            )
        sentence = words.format(name=row.name)
        if row.going:
            going = self.tr("It is still going on: {going}.").format(going=row.going)
            sentence = f"{going} {sentence}"
        self.question.ask(sentence, yes=self.tr("Remove for good"), no=self.tr("Cancel"))

    def _ask_to_remove_old(self) -> None:
        self._doomed = tuple(tournament for tournament, _ in self._old)
        self.question.keep_language(self._ask_to_remove_old)
        words = self.tr(
            "This removes %n event(s) and their backups from this computer; it can't be undone: "
            "{names}",
            "",
            len(self._old),
        )
        sentence = words.format(names=", ".join(name for _, name in self._old))
        self.question.ask(sentence, yes=self.tr("Remove for good"), no=self.tr("Cancel"))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Events on this computer"))
        self._new.set_words(self.tr("Create event"), key=key_text("Ctrl+N"))
        self._remove.set_words(self.tr("Remove…"), key=key_text("Del"))
        self._copy.set_words(self.tr("Save copy…"), key=key_text(COPY_KEY))
        self._bring.set_words(self.tr("Add from file…"), key=key_text(BRING_KEY))
        self._join.set_words(self.tr("Join event…"), key=key_text(JOIN_KEY))
        self.rehearse.set_words(self.tr("Start a rehearsal"), key=key_text(REHEARSE_KEY))
        self.list.setAccessibleName(self.tr("Events on this computer"))
        self._empty.set_words(
            self.tr("No events of your own yet"),
            self.tr("Create one; it is stored on this computer only."),
        )
        self._empty.offer(self.tr("Create event"), key=key_text("Ctrl+N"))
        self._tell()

    # -- inside

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        for button in (self._new, self._remove, self._open):
            self._head.addWidget(button)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._copy)
        self._foot.addWidget(self._bring)
        self._foot.addWidget(self._join)
        self._foot.addStretch()
        self._foot.addWidget(self.rehearse)
        inner = QWidget()
        self._inner = inner
        self._body = QVBoxLayout(inner)
        self._body.addLayout(self._head)
        self._stack = QStackedLayout()
        self._body.addLayout(self._stack, 1)
        self._body.addLayout(self._foot)
        self._body.addWidget(self.retention)
        # Only now: without a parent, the first one would open as a window of its own.
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        content, whole = ScrolledPage(), QVBoxLayout(self)
        whole.addWidget(FormScroll(self._look, content))
        column = QVBoxLayout(content)
        for outer in (column, whole):
            outer.setContentsMargins(0, 0, 0, 0)
            outer.setSpacing(0)
        column.addWidget(self.put_aside)
        column.addWidget(self.question)
        column.addWidget(inner, 1)

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        self.list.opened.connect(self._want_open)
        self.list.removal_wanted.connect(self.ask_to_remove)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._moved())
        self._open.clicked.connect(self._want_open)
        self._remove.clicked.connect(self.ask_to_remove)
        self._new.clicked.connect(self.new_wanted)
        self._empty.wanted.connect(self.new_wanted)
        self.rehearse.clicked.connect(self.rehearsal_wanted)
        self._copy.clicked.connect(self.want_copy)
        self._bring.clicked.connect(self.bring_wanted)
        self._join.clicked.connect(self.join_wanted)
        self.retention.remove_wanted.connect(self._ask_to_remove_old)
        self.question.accepted.connect(lambda _: self._remove_doomed())
        self.question.left.connect(self.list.setFocus)

    def _chosen(self) -> StoredTournamentRow | None:
        return self.list.row()

    def _want_open(self) -> None:
        row = self._chosen()
        if row is not None:
            self.open_wanted.emit(row.id)

    def _remove_doomed(self) -> None:
        doomed, self._doomed = self._doomed, ()
        self.question.leave()
        for tournament in doomed:
            self.remove_wanted.emit(tournament)

    def _moved(self) -> None:
        if self.question.isVisible():
            self.question.leave()
        self._tell()

    def _tell(self) -> None:
        row = self._chosen()
        for button in (self._open, self._remove, self._copy):
            button.setVisible(row is not None)
        self._new.setVisible(bool(self.model.rows))
        self.retention.setVisible(row is not None)
        is_open = row is not None and row.is_open
        words = self.tr("Open event") if is_open else self.tr("Open")
        self._open.set_words(words, key=key_text("Return"))
        self.share_room()

    def share_room(self) -> None:
        """Leave out the title, which the choice of views names too, where it has no room."""
        buttons = [each for each in (self._new, self._remove, self._open) if not each.isHidden()]
        px = self._look.theme.px
        taken = sum(each.sizeHint().width() + px(8) for each in buttons)
        self._title.setVisible(self._inner.width() - 2 * px(24) - taken >= px(LEAST_TITLE))

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._body.setContentsMargins(margin, theme.px(16), margin, theme.px(8))
        self._body.setSpacing(theme.px(12))
        self._head.setSpacing(theme.px(8))
        self._foot.setSpacing(theme.px(8))
        self._inner.setMaximumWidth(theme.px(WIDEST + 48))
        self.list.setMinimumHeight(2 * theme.measure("row-two-lines"))


class _TournamentsList(RowList[StoredTournamentRow]):
    opened = Signal()
    removal_wanted = Signal()

    def __init__(self, look: Look, model: TournamentsModel) -> None:
        super().__init__(look, model, _TournamentsDelegate(look))
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.opened.emit()
        elif event.key() in REMOVE_KEYS:
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)


class _TournamentsDelegate(RowDelegate[StoredTournamentRow]):
    """Paints the name and whether it is open; below, what goes on in it and what it is."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-two-lines"))

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, row: StoredTournamentRow
    ) -> None:
        theme = self.look.theme
        rect: QRect = option.rect
        margin = theme.px(MARGIN)
        room = rect.adjusted(margin, theme.px(9), -margin, -theme.px(9))
        upper = QRect(room.left(), room.top(), room.width(), room.height() // 2)
        lower = QRect(room.left(), upper.bottom() + 1, room.width(), room.height() // 2)
        self._paint_name(painter, row, upper)
        if row.going:
            self.look.paint_icon(
                painter, "running", lower.left(), lower.center().y() - theme.px(8), size=16
            )
            lower.setLeft(lower.left() + theme.px(22))
            font = theme.font("small", bold=True)
            painter.setFont(font)
            painter.setPen(theme.color("text"))
            metrics = QFontMetrics(font)
            words = metrics.elidedText(row.going, Qt.TextElideMode.ElideRight, lower.width())
            painter.drawText(lower, MIDDLE, words)
            going = metrics.horizontalAdvance(words)
            lower.setLeft(lower.left() + going + theme.px(12))
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        metrics, right = QFontMetrics(theme.font("small")), Qt.TextElideMode.ElideRight
        painter.drawText(lower, MIDDLE, metrics.elidedText(row.facts, right, lower.width()))

    def _paint_name(self, painter: QPainter, row: StoredTournamentRow, room: QRect) -> None:
        theme = self.look.theme
        word = open_word(row)
        size = badge_size(theme, word, icon=True) if word else QSize(0, 0)
        font = theme.font(bold=True)
        metrics = QFontMetrics(font)
        width = room.width() - size.width() - theme.px(12)
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, width)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        painter.drawText(room, MIDDLE, name)
        if word:
            left = room.left() + metrics.horizontalAdvance(name) + theme.px(12)
            top = room.top() + (room.height() - size.height()) // 2
            place = QRect(left, top, size.width(), size.height())
            paint_badge(painter, self.look, place, word, icon="tick", token="ok")
