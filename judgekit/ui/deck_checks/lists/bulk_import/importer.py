"""Importing many lists: parsed in the background, assigned to players, recorded in one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.decklists.players_lists import PlayersLists
from judgekit.domain.decklists.unusable_list import UnusableList
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.players.written_names import WrittenNames
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.lists.bulk_import.assigning import (
    AssignedRow,
    BulkLists,
    assigned,
    assigned_rows,
)
from judgekit.ui.deck_checks.lists.editor.editor import KEEP_KEYS
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.editor.kind import KindChoice, ListKind, kept_of, taking
from judgekit.ui.deck_checks.lists.overview.table import ListsTable
from judgekit.ui.deck_checks.lists.wording import fault_sentence
from judgekit.ui.look import Look
from judgekit.ui.runtime.tasks import Report
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import failure_sentence, refusal_sentence
from judgekit.views.deck_checks.known_players import known_players

TOPIC = "read many lists"
OWNER = 280
"""Width of the field for a list's player, in design pixels."""


class BulkListView(QWidget):
    """Displays what it is given; `left` is Esc."""

    left = Signal()
    take_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._back = Button(look, kind=ButtonKind.QUIET, icon="arrow-left")
        self.title = ElidedLabel(look, size="title", bold=True)
        self.note = ElidedLabel(look, token="text-muted")
        self.kind = KindChoice(look)
        self.refusal = Label(look, token="urgent", wraps=True)
        self.table = ListsTable(look)
        self.owner_label = Label(look, bold=True)
        self.owner = PlayerField(look, width=OWNER, confirmed=True)
        self.owner_hint = ElidedLabel(look, size="small", token="text-muted")
        self.take = Button(look, kind=ButtonKind.FILLED)
        self.take_note = ElidedLabel(look, size="small", token="text-muted")
        self._lay_out()
        self._back.clicked.connect(self.left)
        self.take.clicked.connect(self.take_wanted)
        for keys, signal in ((KEEP_KEYS, self.take_wanted), (("Escape",), self.left)):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(signal)
        self.owner.left.connect(self.table.setFocus)
        self.ask_owner("")
        self.retranslate()

    def ask_owner(self, written: str) -> None:
        """Show the field for the player of the list with this name; nothing if it is empty."""
        self.owner_label.setText(self.tr("Player of {name}").format(name=written))
        self.owner.setAccessibleName(self.owner_label.text())
        if not written:
            self.owner.clear()
        for widget in (self.owner_label, self.owner, self.owner_hint):
            widget.setVisible(bool(written))

    def take_focus(self) -> None:
        """Focus the table, or the back button while it is empty."""
        (self.table if self.table.rows.rows else self._back).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._back.set_words(self.tr("All lists"), key=key_text("Escape"))
        self.owner_hint.setText(self.tr("Enter in the list comes here; a player of the event"))
        self.table.setAccessibleName(self.tr("Lists read; digits choose their player"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        asked = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        head.addWidget(self.kind)
        asked.addWidget(self.owner_label)
        asked.addWidget(self.owner)
        asked.addWidget(self.owner_hint, 1)
        foot.addWidget(self.take)
        foot.addWidget(self.take_note, 1)
        column.addLayout(head)
        column.addWidget(self.refusal)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self.table, 1)
        column.addLayout(asked)
        column.addLayout(foot)
        scaled.keep(head, (24, 12, 24, 12), 12)
        scaled.keep(asked, (24, 8, 24, 0), 12)
        scaled.keep(self.refusal, (24, 0, 24, 8))
        scaled.keep(foot, (24, 12, 24, 12), 12)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)


class BulkListImporter(QObject):
    """Controller of a `BulkListView`; `began` and `ended` are emitted when it is to be shown or
    left; `file_wanted` carries a file of the folder that is to be opened alone."""

    began = Signal()
    ended = Signal()
    file_wanted = Signal(object)
    """A `Path`."""

    def __init__(
        self, dependencies: ProgramDependencies, view: BulkListView, format_: FormatChoice
    ) -> None:
        super().__init__(view)
        self._dependencies = dependencies
        self._view = view
        self._format = format_
        self._path = Path()
        self._part = 0.0
        self._many: BulkLists | None = None
        self._begun = 0
        """How many imports were begun."""
        view.left.connect(self.leave)
        view.take_wanted.connect(self.take)
        view.table.answered.connect(
            lambda row, digit: self._give(row.player, *row.candidates[digit - 1 : digit])
        )
        view.table.entered.connect(self._enter)
        view.table.selectionModel().currentChanged.connect(lambda *_: self._follow_row())
        view.owner.named.connect(self._name)
        format_.changed.connect(self.refresh)
        view.kind.chosen.connect(lambda _: self._show())

    def ask_for_folder(self) -> None:
        """Ask for the folder."""
        path = QFileDialog.getExistingDirectory(self._view, self.tr("Open a folder of lists"))
        if path:
            self.read(Path(path))

    def ask_for_table(self) -> None:
        """Ask for the table."""
        path, _ = QFileDialog.getOpenFileName(
            self._view,
            self.tr("Open a table of lists"),
            "",
            self.tr("Tables (*.csv *.tsv *.txt);;All files (*)"),
        )
        if path:
            self.read(Path(path))

    def read(self, path: Path) -> None:
        """Read the lists in this folder or table."""
        decks = self._dependencies.decks
        self._begin(path, lambda report: decks().lists.read_players(path, report))

    def read_files(self, paths: Sequence[Path]) -> None:
        """Read these files, each with one player's list."""
        decks = self._dependencies.decks
        self._begin(paths[0].parent, lambda report: decks().lists.read_files(paths, report))

    def _begin(self, path: Path, read: Callable[[Report], PlayersLists]) -> None:
        self._path, self._part, self._many = path, 0.0, None
        self._begun += 1
        self._view.refusal.say("")
        state = self._dependencies.bridge.state
        details = state.setup.details
        known, name_of = known_players(state), state.players.name_of
        # Pairings of teams don't name all players.
        asks_new = bool(state.setup.pairings) and not (details is not None and details.teams)
        assign = partial(
            assigned, source=path.name, known=known, name_of=name_of, asks_new=asks_new
        )
        self._view.owner.known = KnownNames(known)
        self._dependencies.tasks.run(
            TOPIC,
            lambda report: _read(partial(read, report), assign),
            done=self._was_read,
            failed=lambda failure: self._fail(failure_sentence(failure)),
            progress=self._progressed,
        )
        self._show()
        self.began.emit()

    def take(self) -> None:
        """Record the settled lists; the others stay here."""
        settled = self._many.settled() if self._many is not None else ()
        if self._many is None or not settled:
            return
        kind = self._view.kind.kind
        outcome = self._dependencies.bridge.submit(taking(kind, settled), (TOPIC, self._begun))
        if isinstance(outcome, Refusal):
            self._view.refusal.say(refusal_sentence(outcome))
        elif outcome is not None:
            said = self.tr("%n list(s) saved", "", len(settled))
            if kind is ListKind.POOL:
                said = self.tr("%n pool(s) saved", "", len(settled))
            self._dependencies.messages.say(said)
            self._many = self._many.without_settled()
            self._show()
            if not self._many.lists and not self._many.unread:
                self.ended.emit()

    def leave(self) -> None:
        """Stop reading; lists read but not taken can be returned to."""
        self._dependencies.tasks.abandon(TOPIC)
        self.ended.emit()

    def forget(self) -> None:
        """Reset for another tournament."""
        self._dependencies.tasks.abandon(TOPIC)
        self._many = None
        self.ended.emit()

    def waiting(self) -> tuple[str, int]:
        """Name of the folder or table whose lists weren't taken, and their number."""
        return self._path.name, len(self._many.lists) if self._many is not None else 0

    def go_on(self) -> None:
        """Show those lists again."""
        self._show()
        self.began.emit()

    def refresh(self) -> None:
        """Update for changed lists, format or language."""
        self._view.kind.follow(self._format.asked().format)
        self._show()

    def _was_read(self, read: BulkLists | UnusableList) -> None:
        if isinstance(read, UnusableList):
            self._fail(fault_sentence(read.fault, self._path.name, read.place))
            return
        self._many = read
        self._show()
        self._view.table.go(0)
        self._view.take_focus()

    def _fail(self, sentence: str) -> None:
        self._many = BulkLists(self._path.name)
        self._view.refusal.say(sentence)
        self._show()

    def _progressed(self, part: float) -> None:
        self._part = part
        self._show()

    def _name(self, player: str) -> None:
        """Assign the chosen list to the player typed: one of the event's, or the name on it."""
        row = self._view.table.row()
        if not isinstance(row, AssignedRow) or not row.candidates:
            return
        known = known_players(self._dependencies.bridge.state)
        match = WrittenNames((*known, row.player)).match(player)
        if not match.name:
            words = self.tr("{player} is not among the event's players")
            self._view.refusal.say(words.format(player=player))
            return
        if self._give(row.player, match.name):
            self._view.owner.clear()
            self._view.table.setFocus()

    def _give(self, written: str, player: str = "") -> bool:
        """Assign the list with this name to a player; say why not if there is one already."""
        if self._many is None or not player:
            return False
        before = self._many.owner_of(player)
        if before:
            words = self.tr(
                "{player} already has the list of {other}. Press Enter there to undo that."
            )
            self._view.refusal.say(words.format(player=player, other=before))
            return False
        self._view.refusal.say("")
        self._many = self._many.answered(written, player)
        at = self._view.table.currentIndex().row()
        self._show()
        self._view.table.go(at)
        self._follow_row()
        return True

    def _follow_row(self) -> None:
        """Ask for the player of the chosen list, as long as nobody is chosen."""
        row = self._view.table.row()
        is_asked = isinstance(row, AssignedRow) and bool(row.candidates)
        self._view.ask_owner(row.player if row is not None and is_asked else "")

    def _enter(self, row: AssignedRow) -> None:
        """Handle Enter: go to the field for an unsettled list's player, unassign an assigned list,
        or open a file in which nothing was read."""
        if row.candidates:
            self._view.owner.setFocus()
            return
        if self._many is not None and row.player in {each.source for each in self._many.unread}:
            path = self._path / row.player
            if path.is_file():
                self.file_wanted.emit(path)
            return
        lists = self._many.lists if self._many is not None else ()
        for each in lists:
            if each.written == row.player and each.player:
                self._view.refusal.say("")
                self._many = self._many.answered(each.written, "") if self._many else None
                self._show()
                self._view.table.choose(each.written)

    def _show(self) -> None:
        view, many = self._view, self._many
        view.title.setText(self._path.name)
        if many is None:
            words = self.tr("Reading: {percent}%").format(percent=int(self._part * 100))
            view.note.setText(words)
            view.table.show_rows(())
            view.take.set_words(self.tr("Import"), key=key_text(KEEP_KEYS[0]))
            view.take.set_possible(self.tr("still reading"))
            view.take_note.setText("")
            return
        settled = len(many.settled())
        asked = len(many.lists) - settled
        said = [self.tr("%n list(s)", "", len(many.lists))]
        if asked:
            said.append(self.tr("%n name(s) to verify", "", asked))
        if many.unread:
            said.append(self.tr("%n not read", "", len(many.unread)))
        view.note.setText(" · ".join(said))
        kept = kept_of(self._dependencies.bridge.state, view.kind.kind)
        view.table.show_rows(assigned_rows(many, kept))
        self._follow_row()
        words = self.tr("Import %n list(s)", "", settled)
        if view.kind.kind is ListKind.POOL:
            words = self.tr("Import %n pool(s)", "", settled)
        view.take.set_words(words, key=key_text(KEEP_KEYS[0]))
        view.take.set_possible("" if settled else self.tr("nothing to import"))
        view.take_note.setText(
            self.tr("%n list(s) stay here until their names are verified", "", asked)
            if asked and settled
            else ""
        )


def _read(
    read: Callable[[], PlayersLists], assign: Callable[[PlayersLists], BulkLists]
) -> BulkLists | UnusableList:
    """Read the lists and assign them to known players; runs in a thread of the pool."""
    try:
        return assign(read())
    except UnusableList as bad:
        return bad
