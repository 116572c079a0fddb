"""A list while it is read and mended, until it is kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.deck_checks.commands import DropDecklist, TakeDecklists
from judgekit.domain.deck_checks.decklist import LEFT_OUT
from judgekit.domain.deck_checks.legality import Beside
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.lists_editor import KEEP_KEYS, ListEditor
from judgekit.ui.deck_checks.lists_format import FormatChoice
from judgekit.ui.deck_checks.lists_owner import ListOwner
from judgekit.ui.deck_checks.lists_players import known_players
from judgekit.ui.deck_checks.lists_reader import ListReader
from judgekit.ui.deck_checks.lists_rows import ListRow, RowKind, open_count, rows_of
from judgekit.ui.deck_checks.lists_wording import counts_words, spoken_counts
from judgekit.ui.shell.actions import key_text
from judgekit.ui.shell.page import Services
from judgekit.ui.wording import refusal_sentence


class ListEditing(QObject):
    """Drives a `ListEditor`; `ended` tells that it isn't wanted any more."""

    ended = Signal()

    def __init__(self, services: Services, editor: ListEditor, format_: FormatChoice) -> None:
        super().__init__(editor)
        self._services = services
        self._editor = editor
        self._format = format_
        self._kept: RegisteredList | None = None
        self._keeps_when_read = False
        self.reader = ListReader(services, editor.field, format_)
        self.owner = ListOwner(editor.player, editor.owner_note)
        self.owner.changed.connect(self.show)
        self.reader.went_on.connect(self._went_on)
        self.reader.refused.connect(editor.refusal.say)
        self.reader.opened.connect(self._opened)
        editor.teammates.changed.connect(self._team_changed)
        editor.player.named.connect(lambda _: self._named())
        editor.preview.answered.connect(self._answer)
        editor.preview.entered.connect(self._enter)
        editor.open_wanted.connect(self.ask_for_file)
        editor.keep_wanted.connect(self.keep)
        editor.drop_wanted.connect(self.drop)

    # -- what is edited

    def begin(self, path: Path | None = None) -> None:
        """An empty list, or the one in this file. What stands in the field and isn't kept makes way
        for a file only, and can be had back there."""
        stays_in_field = path is not None and self.is_touched()
        self._kept, self._keeps_when_read = None, False
        self.owner.say("")
        self._editor.teammates.clear()
        if not stays_in_field:
            self.reader.show("")
        if path is not None:
            self.reader.open(path)

    def edit(self, kept: RegisteredList) -> None:
        """A list that is kept."""
        self._kept, self._keeps_when_read = kept, False
        self.owner.say(kept.player)
        self._editor.teammates.clear()
        left_out = [each for each in kept.decklist.remarks if each.remark in LEFT_OUT]
        self.reader.show(self._services.decks().lists.write(kept.decklist), left_out)

    def ask_for_file(self) -> None:
        """Which file it is in."""
        path, _ = QFileDialog.getOpenFileName(
            self._editor, self.tr("Open a decklist"), "", self.tr("All files (*)")
        )
        if path:
            self.reader.open(Path(path))

    def is_touched(self) -> bool:
        """Whether anything stands here that is not kept."""
        return self.reader.has_text and self._editor.field.document().isModified()

    # -- keeping

    def keep(self) -> None:
        """The list belongs to the player in the event from now on."""
        if self.reader.is_behind:
            self._keeps_when_read = True
            self.reader.read_now()
            return
        self._keeps_when_read = False
        if self._obstacle():
            self._show_foot()
            return
        player = self.owner.name()
        source = self.reader.file_name or (self._kept.source if self._kept is not None else "")
        registered = RegisteredList(player, self.reader.found().decklist, source)
        if self._submit(TakeDecklists((registered,))):
            self._services.messages.say(self.tr("List kept"))
            self._editor.field.document().setModified(False)
            self.ended.emit()

    def drop(self) -> None:
        """The kept list does not count any more; it can be taken back."""
        if self._kept is not None and self._submit(DropDecklist(self._kept.player)):
            self._services.messages.say(self.tr("List removed"))
            self.ended.emit()

    def refresh(self) -> None:
        """Other players are known, or other lists are kept."""
        state = self._services.bridge.state
        self.owner.know(known_players(state))
        details, lists = state.entry.details, state.deck_checks.lists
        teams = details is not None and details.teams
        self._editor.teammates.follow(lists, is_for_teams=teams)
        self.show()

    def show(self) -> None:
        """Show what was read as it stands now, in the language of the moment."""
        found, editor = self.reader.found(), self._editor
        rows = rows_of(found, self._format.name(), self.owner.asked())
        has_read = found.has_cards or bool(found.decklist.remarks)
        editor.show_found(shown=self.reader.has_text and has_read)
        editor.preview.show_rows(rows)
        editor.field.mark_lines(self.reader.lines_left_out())
        count = open_count(rows)
        editor.say_counts(
            counts_words(found.decklist),
            spoken_counts(found.decklist),
            self.tr("%n to settle", "", count) if count else "",
        )
        self.owner.show()
        self._show_foot()

    # -- inside

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

    def _team_changed(self) -> None:
        player = self.owner.name()
        lists = self._editor.teammates.lists()
        others = {name: decklist for name, decklist in lists.items() if name != player}
        self.reader.hold_beside(Beside(player, others))

    def _named(self) -> None:
        if self._editor.teammates.lists():
            self._team_changed()
        if self._editor.player.hasFocus():
            self._editor.field.setFocus()

    def _answer(self, row: ListRow, answer: str) -> None:
        if row.kind is RowKind.PLAYER_ASKED:
            self.owner.say(answer)
        elif row.kind is RowKind.REMARK:
            self.reader.settle(row.words)
        elif not self.reader.rename(row.card, answer):
            self._editor.go_to_card(row.card)

    def _enter(self, row: ListRow) -> None:
        if row.rule:
            self._services.ask(row.rule)
        elif row.line:
            self._editor.field.go_to_line(row.line)
        elif row.kind is RowKind.PLAYER_ASKED:
            self._editor.player.setFocus()
        elif row.card:
            self._editor.go_to_card(row.card)

    def _show_foot(self) -> None:
        editor, obstacle = self._editor, self._obstacle()
        kept = self._services.bridge.state.deck_checks.lists
        player = self.owner.name()
        is_kept = player in kept
        words = self.tr("Keep in place of the one before") if is_kept else self.tr("Keep")
        editor.keep.set_words(words, key=key_text(KEEP_KEYS[0]))
        editor.keep.set_possible(obstacle)
        left = len(self.reader.lines_left_out())
        notes = [self.tr("%n line(s) would be left out", "", left)] if left else []
        if self._kept is not None and self._kept.player != player:
            note = self.tr("the list of {player} stays too")
            notes.append(note.format(player=self._kept.player))
        editor.keep_note.setText("" if obstacle else "; ".join(notes))
        editor.drop.setVisible(self._kept is not None)

    def _obstacle(self) -> str:
        if not self.reader.found().has_cards:
            return self.tr("no cards yet")
        if not self.owner.name():
            return self.tr("the player is missing")
        if self.owner.is_doubted:
            return self.tr("whose list is it?")
        if self._services.bridge.engine is None:
            return self.tr("no event is open")
        return ""

    def _submit(self, command: Command) -> bool:
        outcome = self._services.bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._editor.refusal.say(refusal_sentence(outcome))
        return outcome is not None and not isinstance(outcome, Refusal)
