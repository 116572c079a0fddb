"""Editing of a list, until it is recorded."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.decklists.decklist import LEFT_OUT, total
from judgekit.domain.decklists.players_lists import kept_for
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.lists.editor.editor import ListEditor
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.editor.keeping import ListKeeping
from judgekit.ui.deck_checks.lists.editor.kind import ListKind, dropping, kept_of
from judgekit.ui.deck_checks.lists.editor.owner import ListOwner
from judgekit.ui.deck_checks.lists.editor.reader import ListReader
from judgekit.ui.deck_checks.lists.rows import ListRow, ListRowKind, open_count, rows_of
from judgekit.ui.deck_checks.lists.wording import counts_words, spoken_counts
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.deck_checks.known_players import known_players
from judgekit.views.deck_checks.related_lists import beside, teams_of


class ListEditing(QObject):
    """Controller of a `ListEditor`; `ended` is emitted when editing is over."""

    ended = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, editor: ListEditor, format_: FormatChoice
    ) -> None:
        super().__init__(editor)
        self._dependencies = dependencies
        self._editor = editor
        self._format = format_
        self._keeps_when_read = self._is_unfolded = False
        self.reader = ListReader(dependencies, editor.field, format_)
        self.owner = ListOwner(editor.player, editor.head.note)
        self._keeping = ListKeeping(dependencies.bridge, editor, self.owner, self.reader)
        self.owner.changed.connect(self._owner_changed)
        self.reader.went_on.connect(self._went_on)
        self.reader.refused.connect(editor.refusal.say)
        self.reader.opened.connect(self._opened)
        editor.teammates.changed.connect(self._hold_beside)
        editor.kind.chosen.connect(lambda _: self._kind_chosen())
        editor.player.named.connect(lambda _: self._named())
        format_.changed.connect(self._follow_format)
        editor.preview.answered.connect(self._answer)
        editor.preview.entered.connect(self._enter)
        editor.open_wanted.connect(self.ask_for_file)
        editor.keep_wanted.connect(self.keep)
        editor.drop_wanted.connect(self.drop)

    # -- what is edited

    def begin(self, path: Path | None = None) -> None:
        """Begin an empty list, or the one in this file. Unrecorded text is replaced only by a file,
        and the field's undo brings it back."""
        stays_in_field = path is not None and self.is_touched()
        self._keeping.kept, self._keeps_when_read = None, False
        self.owner.say("")
        self._editor.teammates.clear()
        self.reader.take_for_pool(is_pool=self._editor.kind.kind is ListKind.POOL)
        if not stays_in_field:
            self.reader.show("")
        if path is not None:
            self.reader.open(path)

    def begin_for(self, player: str) -> None:
        """Begin an empty list of this player."""
        self._editor.kind.choose(ListKind.LIST.value)
        self.begin()
        self.owner.say(player)

    def edit(self, kept: RegisteredList, kind: ListKind = ListKind.LIST) -> None:
        """Edit a recorded list or pool."""
        self._editor.kind.choose(kind.value)
        self._keeping.kept, self._keeps_when_read = kept, False
        self.owner.say(kept.player)
        self._editor.teammates.clear()
        self.reader.take_for_pool(is_pool=self._editor.kind.kind is ListKind.POOL)
        left_out = [each for each in kept.decklist.remarks if each.remark in LEFT_OUT]
        self.reader.show(self._dependencies.decks().lists.write(kept.decklist), left_out)

    def ask_for_file(self) -> None:
        """Ask for the list's file."""
        path, _ = QFileDialog.getOpenFileName(
            self._editor, self.tr("Open a decklist"), "", self.tr("All files (*)")
        )
        if path:
            self.reader.open(Path(path))

    def is_touched(self) -> bool:
        """Whether there is text that isn't recorded."""
        return self.reader.has_text and self._editor.field.document().isModified()

    # -- recording

    def keep(self) -> None:
        """Record the list for the player."""
        if self.reader.is_behind:
            self._keeps_when_read = True
            self.reader.read_now()
            return
        self._keeps_when_read = False
        if self._keeping.obstacle():
            self._keeping.show()
            return
        kind = self._editor.kind.kind
        if self._submit(self._keeping.command(), self._editor.player.text().strip()):
            is_pool = kind is ListKind.POOL
            self._dependencies.messages.say(
                self.tr("Pool saved") if is_pool else self.tr("List saved")
            )
            self._editor.field.document().setModified(False)
            self.ended.emit()

    def drop(self) -> None:
        """Remove the recorded list or pool; this can be undone."""
        kind, kept = self._editor.kind.kind, self._keeping.kept
        if kept is not None and self._submit(dropping(kind, kept.player), kept.player):
            is_pool = kind is ListKind.POOL
            said = self.tr("Pool removed") if is_pool else self.tr("List removed")
            self._dependencies.messages.say(said)
            self.ended.emit()

    def refresh(self) -> None:
        """Update for changed players or lists."""
        state = self._dependencies.bridge.state
        details, lists = state.setup.details, state.deck_checks.lists
        is_for_teams = details is not None and details.teams
        # Pairings of teams don't name all players.
        self.owner.know(known_players(state), state.players, asks_new=not is_for_teams)
        self._editor.teammates.follow(lists, teams_of(state), is_for_teams=is_for_teams)
        self._follow_format()
        self._hold_beside()
        self.show()

    def show(self) -> None:
        """Show what was parsed, in the current interface language."""
        found, editor = self.reader.found(), self._editor
        asked, new, unfolded = self.owner.asked(), self.owner.written, self._is_unfolded
        rows = rows_of(found, self._format.name(), asked, new, is_unfolded=unfolded)
        has_read = found.has_cards or bool(found.decklist.remarks)
        editor.show_found(shown=self.reader.has_text and has_read)
        editor.preview.show_rows(rows)
        editor.field.mark_lines(self.reader.lines_left_out())
        count = open_count(rows)
        counts = counts_words(found.decklist), spoken_counts(found.decklist)
        if found.is_pool:
            size = str(total(found.decklist.cards))
            counts = size, size
        editor.say_counts(
            *counts,
            self.tr("%n to verify", "", count) if count else "",
        )
        self.owner.show()
        self._keeping.show()

    # -- internals

    def _went_on(self) -> None:
        bears = self.reader.found().decklist.player
        if bears:
            self.owner.propose(bears)
        self.show()
        if self._keeps_when_read:
            self.keep()

    def _opened(self, bears: str, stem: str) -> None:
        self._editor.preview.setFocus()
        self.owner.propose(bears, stem)

    def _owner_changed(self) -> None:
        self._hold_beside()
        self.show()

    def _hold_beside(self) -> None:
        """Check with the recorded lists of the player's team and the player's pool."""
        player, teammates = self.owner.name(), self._editor.teammates
        teammates.ask_for(player)
        state = self._dependencies.bridge.state
        self.reader.hold_beside(beside(state, player, teammates.meant(), teammates.team()))

    def _follow_format(self) -> None:
        self._editor.head.show_kind(self._format.asked().format)
        self.reader.take_for_pool(is_pool=self._editor.kind.kind is ListKind.POOL)
        self.show()

    def _kind_chosen(self) -> None:
        """Give unrecorded text the other kind; otherwise show the recorded list of that kind."""
        kind, player = self._editor.kind.kind, self.owner.name()
        state = self._dependencies.bridge.state
        kept = kept_for(kept_of(state, kind), player, state.players.id_of)
        if self.is_touched():
            self._keeping.kept = None
            self.reader.take_for_pool(is_pool=kind is ListKind.POOL)
            self.show()
        elif kept is not None:
            self.edit(kept, kind)
        else:
            self.begin()
            self.owner.say(player)
        self._editor.field.setFocus()

    def _named(self) -> None:
        if self._editor.player.hasFocus():
            self._editor.field.setFocus()

    def _answer(self, row: ListRow, answer: str) -> None:
        if row.kind is ListRowKind.PLAYER_ASKED:
            self.owner.answer(answer)
        elif row.kind is ListRowKind.REMARK:
            self.reader.settle(row.words)
        elif not self.reader.rename(row.card, answer):
            self._editor.go_to_card(row.card)

    def _enter(self, row: ListRow) -> None:
        if row.near:
            self._answer(row, row.near)
        elif row.kind is ListRowKind.FOLDED:
            self._is_unfolded = not self._is_unfolded
            self.show()
        elif row.rule:
            self._dependencies.ask(row.rule)
        elif row.line:
            self._editor.field.go_to_line(row.line)
        elif row.kind is ListRowKind.PLAYER_ASKED:
            self._editor.player.setFocus()
        elif row.card:
            self._editor.go_to_card(row.card)

    def _submit(self, command: Command, player: str) -> bool:
        form = ("list", self._editor.kind.kind, player)
        outcome = self._dependencies.bridge.submit(command, form)
        if isinstance(outcome, Refusal):
            self._editor.refusal.say(refusal_sentence(outcome))
        return outcome is not None and not isinstance(outcome, Refusal)
