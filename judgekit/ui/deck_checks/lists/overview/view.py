"""Overview of recorded lists: player, cards, findings; and the buttons for new ones."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.deck_checks.lists.overview.kept_rows import Shown
from judgekit.ui.deck_checks.lists.overview.table import ListsTable
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.dropped_files import dropped_files
from judgekit.ui.widgets.fields.list_search_field import ListSearchField
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

FINDINGS_KEY, WITHOUT_KEY = "F5", "F6"
NARROW, TIGHT = 760, 480
"""Widths below which there is no room for a title, and for the filters beside the field."""
LEAST_TABLE = 120
"""Least height of the rows; below that all of it scrolls. All in design pixels."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class ListCounts(msgspec.Struct, frozen=True):
    """Number of rows shown, lists recorded, players without one, lists with findings; a team
    lacking lists counts once. `unnamed` counts missing lists of players without a known name."""

    shown: int
    kept: int
    missing: int
    with_findings: int
    unnamed: int = 0


class ListsOverview(SharedRoom):
    """Displays what it is given; `narrowed` is emitted when the filter changes, `file_given`
    carries a dropped file or folder."""

    new_wanted = Signal()
    folder_wanted = Signal()
    table_wanted = Signal()
    back_wanted = Signal()
    narrowed = Signal()
    stop_wanted = Signal()
    go_on_wanted = Signal()
    file_given = Signal(object)
    """A `Path`."""
    files_given = Signal(object)
    """Several paths."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Label(look, size="title", bold=True)
        self._count = ElidedLabel(look, token="text-muted")
        self._wait = QWidget()
        self.waiting = Button(look, icon="warning")
        self._new = Button(look, kind=ButtonKind.FILLED)
        self.many = Button(look, opens_menu=True)
        self.refusal = Label(look, token="urgent", wraps=True)
        self.field = ListSearchField(look, key_outside=key_text("Ctrl+F"), icon="filter")
        self.with_findings = Button(look, icon="warning")
        self.without_list = Button(look, icon="missing")
        self._progress = Label(look, size="small", token="text-muted")
        self.stop = Button(look)
        self.table = ListsTable(look)
        self._nothing = EmptyState(look)
        self._stack = QStackedWidget()
        self._tools = QWidget()
        self._filters = QBoxLayout(BESIDE)
        self._is_stopped = False
        self._lay_out()
        self._connect()
        self.retranslate()
        self.refusal.hide()
        self.show_progress(0, 0)
        self.show_waiting("", 0)
        self.setAcceptDrops(True)
        look.changed.connect(self.share_room)

    def begin_anew(self) -> None:
        """Reset the filter for another tournament."""
        self.field.clear()
        self.with_findings.setChecked(False)
        self.without_list.setChecked(False)

    def wanted(self) -> Shown:
        """Return the current filter."""
        return Shown(
            self.field.text(), self.with_findings.isChecked(), self.without_list.isChecked()
        )

    def show_counts(self, counts: ListCounts) -> None:
        """Show how many lists there are, how many have findings, and how many are missing."""
        said = [self.tr("%n list(s)", "", counts.kept)] if counts.kept else []
        lacking = max(counts.missing, counts.unnamed)
        if lacking:
            said.append(self.tr("%n without a list", "", lacking))
        if counts.with_findings:
            said.append(self.tr("%n with findings", "", counts.with_findings))
        if self.wanted() != Shown():
            said.append(self.tr("%n shown", "", counts.shown))
        self._count.setText(" · ".join(said))
        has_rows = bool(counts.kept or counts.missing)
        self._tools.setVisible(has_rows)
        self.with_findings.setVisible(bool(counts.kept) or self.with_findings.isChecked())
        self.without_list.setVisible(bool(counts.missing) or self.without_list.isChecked())
        self._stack.setCurrentWidget(self.table if counts.shown else self._nothing)
        if has_rows and self.wanted() != Shown():
            self._nothing.set_words(self.tr("No results"), self.tr("Esc empties the field."))
            return
        self._nothing.set_words(
            self.tr("No lists yet"),
            self.tr(
                "Paste one, open its file, or drop it here; all at once from a folder with a file "
                "for each player, or from a table."
            ),
        )

    def show_progress(self, done: int, total: int, *, stopped: bool = False) -> None:
        """Show how many of the lists have been checked; nothing once all are."""
        self._is_stopped = stopped
        is_going = done < total
        self._progress.setVisible(is_going)
        self.stop.setVisible(is_going)
        words = self.tr("{done} of {total} read")
        self._progress.setText(words.format(done=done, total=total))
        self.stop.set_words(self.tr("Continue") if stopped else self.tr("Stop"))

    def show_waiting(self, source: str, count: int) -> None:
        """Show the number of lists read from a folder or table but not taken; 0 for none."""
        words = self.tr("%n list(s) from {source} not imported yet", "", count)
        self.waiting.set_words(words.format(source=source))
        self._wait.setVisible(bool(count))

    def take_focus(self) -> None:
        """Focus the table, or the button for a new list."""
        (self.table if self.table.rows.rows else self._new).setFocus()

    def choose_many(self) -> None:
        """Open a menu: from a folder, or from a table."""
        menu = QMenu(self)
        for words, signal in (
            (self.tr("From a folder, a file for each player…"), self.folder_wanted),
            (self.tr("From a table of all players (CSV)…"), self.table_wanted),
        ):
            menu.addAction(words).triggered.connect(lambda _=False, one=signal: one.emit())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.many.mapToGlobal(QPoint(0, self.many.height())))
        menu.setActiveAction(menu.actions()[0])

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Lists"))
        self._new.set_words(self.tr("New list"), key=key_text("Ctrl+N"))
        self.many.set_words(self.tr("Many at once"), key=key_text("Ctrl+Shift+O"))
        self.field.set_words(self.tr("Player, words"), self.tr("Show only lists with these words"))
        self.with_findings.set_words(self.tr("With findings"), key=key_text(FINDINGS_KEY))
        self.without_list.set_words(self.tr("Without a list"), key=key_text(WITHOUT_KEY))
        self.table.setAccessibleName(self.tr("Lists by player"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_files(event.mimeData())
        if len(paths) == 1:
            self.file_given.emit(paths[0])
        elif paths:
            self.files_given.emit(paths)
        if paths:
            event.acceptProposedAction()

    def share_room(self) -> None:
        """Drop the title, which the switch of the views above names too, then the count, and put
        the field above the filters, where there is no room for them."""
        px = self._look.theme.px
        self._title.setVisible(self.width() >= px(NARROW))
        is_tight = self.width() < px(TIGHT)
        self._filters.setDirection(BELOW if is_tight else BESIDE)
        self._count.setVisible(not is_tight)
        self._stack.setMinimumHeight(px(LEAST_TABLE))

    def _welcome(self, event: QDragMoveEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def _connect(self) -> None:
        self._new.clicked.connect(self.new_wanted)
        self.many.clicked.connect(self.choose_many)
        self.waiting.clicked.connect(self.back_wanted)
        self.field.textEdited.connect(lambda _: self.narrowed.emit())
        self.field.stepped.connect(lambda by: self.table.go(self.table.currentIndex().row() + by))
        self.field.entered.connect(self.table.setFocus)
        self.field.left.connect(self.table.setFocus)
        for button in (self.with_findings, self.without_list):
            button.setCheckable(True)
            button.toggled.connect(lambda _: self.narrowed.emit())
        self.stop.clicked.connect(self._stop_pressed)

    def _stop_pressed(self) -> None:
        wanted = self.go_on_wanted if self._is_stopped else self.stop_wanted
        wanted.emit()

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        content, whole = ScrolledPage(), QVBoxLayout(self)
        whole.addWidget(FormScroll(self._look, content))
        whole.setContentsMargins(0, 0, 0, 0)
        head, tools, column = QHBoxLayout(), QHBoxLayout(self._tools), QVBoxLayout(content)
        wait = QHBoxLayout(self._wait)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.many)
        head.addWidget(self._new)
        wait.addWidget(self.waiting)
        wait.addStretch(1)
        filters = QHBoxLayout()
        for part in (self.with_findings, self.without_list, self._progress, self.stop):
            filters.addWidget(part)
        self._filters.addWidget(self.field, 1)
        self._filters.addLayout(filters)
        tools.addLayout(self._filters)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.table)
        column.addLayout(head)
        column.addWidget(self.refusal)
        column.addWidget(self._wait)
        column.addWidget(self._tools)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self._stack, 1)
        scaled.keep(head, (24, 12, 24, 12), 12)
        scaled.keep(self.refusal, (24, 0, 24, 8))
        scaled.keep(tools, (24, 0, 24, 12))
        for row in (self._filters, filters):
            scaled.keep(row, (0, 0, 0, 0), 8)
        scaled.keep(wait, (24, 0, 24, 12))
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
