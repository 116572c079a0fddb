"""The recorded lists of the tournament: shown, checked in one run, removed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import DropDecklist, DropPool
from judgekit.domain.decklists.players_lists import kept_for
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.overview.checking import ListsChecking, ToCheck
from judgekit.ui.deck_checks.lists.overview.kept_rows import (
    KeptRow,
    KeptRows,
    Shown,
    missing_row,
    narrowed,
)
from judgekit.ui.deck_checks.lists.overview.view import ListCounts, ListsOverview
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import failure_sentence, refusal_sentence
from judgekit.views.deck_checks.lists_missing import missing_lists, unnamed_missing
from judgekit.views.deck_checks.related_lists import besides, teams_of


class KeptLists(QObject):
    """Controller of a `ListsOverview`; `chosen` carries the list to open, `wanted` the player
    without one."""

    chosen = Signal(object)
    """A `RegisteredList`."""
    wanted = Signal(str)

    def __init__(
        self, dependencies: ProgramDependencies, overview: ListsOverview, format_: FormatChoice
    ) -> None:
        super().__init__(overview)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._overview = overview
        self._format = format_
        self._rows = KeptRows()
        self._is_stopped = False
        self._lists: tuple[ToCheck, ...] = ()
        self._missing: tuple[KeptRow, ...] = ()
        self._checking = ListsChecking(dependencies, self)
        self._checking.went_on.connect(self._went_on)
        self._checking.failed.connect(self._failed)
        overview.narrowed.connect(self.show)
        overview.table.entered.connect(self._enter)
        overview.table.removed.connect(self._drop)
        overview.stop_wanted.connect(self.stop)
        overview.go_on_wanted.connect(self.go_on)
        format_.changed.connect(self.go_on)

    def refresh(self) -> None:
        """Show the current lists; check the unchecked ones if they are visible."""
        state = self._bridge.state
        teams = teams_of(state)
        self._lists = tuple(map(ToCheck, state.deck_checks.lists.values(), besides(state, teams)))
        self._missing = tuple(
            map(missing_row, missing_lists(state, teams, interface_words().language))
        )
        self._check()
        self.show()

    def forget(self) -> None:
        """Reset for another tournament or other cards."""
        self._checking.forget()
        self._overview.refusal.say("")
        self.go_on()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._rows.forget()
        self.refresh()

    def stop(self) -> None:
        """Stop checking."""
        self._is_stopped = True
        self._checking.cancel()
        self.show()

    def go_on(self) -> None:
        """Continue checking."""
        self._is_stopped = False
        self.refresh()

    def show(self) -> None:
        """Show the lists with their results."""
        lists, overview = self._lists, self._overview
        has_format = self._format.asked().format is not None
        results = [(each, self._checking.result(each)) for each in lists]
        kept = self._rows.rows(results, has_format=has_format)
        missing = self._missing
        rows, wanted = (*kept, *missing), overview.wanted()
        has_begun = bool(kept or self._bridge.state.deck_checks.pools)
        shown = narrowed(rows, wanted) if has_begun or wanted != Shown() else ()
        findings = sum(row.has_findings for row in rows)
        unnamed = unnamed_missing(self._bridge.state)
        overview.show_counts(ListCounts(len(shown), len(kept), len(missing), findings, unnamed))
        overview.table.show_rows(shown)
        to_come = sum(result is None for _, result in results) if has_format else 0
        overview.show_progress(len(kept) - to_come, len(kept), stopped=self._is_stopped)

    def _check(self) -> None:
        if not self._is_stopped and self._overview.isVisible():
            self._checking.check(self._lists, self._format.asked())

    def _went_on(self) -> None:
        """Show what was found; while hidden it is shown when the lists are."""
        if self._overview.isVisible():
            self.show()

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._is_stopped = True
        self._overview.refusal.say(failure_sentence(failure))
        self.show()

    def _enter(self, row: KeptRow) -> None:
        kept = self._bridge.state.deck_checks.lists.get(row.player)
        if kept is not None:
            self.chosen.emit(kept)
        else:
            teams = teams_of(self._bridge.state)
            self.wanted.emit("" if row.player in teams.names else row.player)

    def _drop(self, row: KeptRow) -> None:
        if row.has_list:
            self._submit(DropDecklist(row.player), self.tr("List removed"))
            return
        state = self._bridge.state
        pool = kept_for(state.deck_checks.pools, row.player, state.players.id_of)
        if pool is not None:
            self._submit(DropPool(pool.player), self.tr("Pool removed"))

    def _submit(self, command: Command, said: str) -> None:
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._overview.refusal.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._dependencies.messages.say(said)
