"""Command bar orders about many tables: `still 3 7 12`, `done 1-9 12`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.commands import FinishTable, StillPlaying
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges
from judgekit.domain.tournament import Tournament
from judgekit.reading.outstanding_tables import read_typed_tables
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.commands.order_words import asked, refused, submitted
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.views.clock.outstanding import is_time_up

translate = QCoreApplication.translate
MOST_LISTED = 12
"""Tables whose players are shown."""


class TableOrders:
    """Proposals for orders that name several tables; each is one entry."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._bridge: EngineBridge = dependencies.bridge

    def still_playing(self, words: str, form: str) -> Proposal:
        """`still 3 7 12`: at time only these play on."""
        read = read_typed_tables(words)
        if read.unread:
            hint = translate("Orders", "Numbers and ranges: still 3 7 12")
            return asked(translate("Orders", "Which tables still play?"), form, hint)
        command = StillPlaying(read.tables)
        foreseen = self._foreseen(command, form)
        if isinstance(foreseen, Proposal):
            return foreseen
        before, after = foreseen
        going = [each for each in read.tables if self._plays(after, each)]
        done = self._finished(before, after)
        title = translate("Orders", "%n table(s) done, the others play on", "", len(done))
        return Proposal(
            title=title,
            form=form,
            verb=translate("Orders", "Mark %n done", "", len(done)),
            run=lambda: submitted(self._dependencies, command),
            icon="tick",
            details=(
                *self._open(before, after),
                *self._players(after, going),
            ),
            note=translate("Orders", "Done: {tables}").format(tables=in_ranges(done) or "—"),
            is_order=True,
        )

    def done(self, words: str, form: str) -> Proposal:
        """`done 1-9 12`: these tables are done."""
        read = read_typed_tables(words)
        if read.unread:
            hint = translate("Orders", "Numbers and ranges: done 1-9 12")
            return asked(translate("Orders", "Which tables are done?"), form, hint)
        refusal = self._not_playing(read.tables)
        if refusal is not None:
            return refused(refusal, form)
        now = self._bridge.now()
        finishing = tuple(Dated(now, FinishTable(each)) for each in read.tables)
        command: Command = finishing[0].command if len(finishing) == 1 else Together(finishing)
        state = self._bridge.foreseen_state()
        return Proposal(
            title=translate("Orders", "%n table(s) done", "", len(read.tables)),
            form=form,
            verb=translate("Orders", "Mark %n done", "", len(read.tables)),
            run=lambda: submitted(self._dependencies, command),
            icon="tick",
            details=tuple(self._players(state, read.tables)),
            note=translate("Orders", "Done: {tables}").format(tables=in_ranges(read.tables)),
            is_order=True,
        )

    # -- inside

    def _foreseen(self, command: Command, form: str) -> tuple[Tournament, Tournament] | Proposal:
        """Return the state before and after, or why it can't be done."""
        engine = self._bridge.pending.foreseen()
        after = engine.foresee(command) if engine is not None else None
        if engine is None or after is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        return refused(after, form) if isinstance(after, Refusal) else (engine.state, after)

    def _not_playing(self, tables: tuple[int, ...]) -> Refusal | None:
        """The refusal if one of the tables is not in the pairings, or done already."""
        state = self._bridge.foreseen_state()
        unknown, finished = [], []
        for table in tables:
            current = state.clocks.in_progress(state.clocks.find(table))
            if current is None:
                return Refusal(RefusalCode.NO_CLOCK)
            pairings = state.setup.pairings.get((current.clock, current.number))
            if table in current.tables:
                finished += [table] if current.tables[table].done else []
            elif pairings is not None:
                unknown.append(table)
                known = in_ranges(pairings.players)
                number = current.number
        if unknown:
            values: dict[str, str | int] = {
                "tables": in_ranges(unknown),
                "round": number,
                "known": known,
            }
            return Refusal(RefusalCode.NOT_PAIRED, values)
        if finished:
            return Refusal(RefusalCode.TABLES_DONE, {"tables": in_ranges(finished)})
        return None

    def _rounds_at_time(self, state: Tournament) -> list[Round]:
        now = self._bridge.now()
        rounds = (state.clocks.in_progress(name) for name in state.clocks.by_name)
        return [each for each in rounds if each is not None and is_time_up(each, now)]

    def _finished(self, before: Tournament, after: Tournament) -> list[int]:
        """Return the tables that are done only afterwards."""
        was = {
            (each.id, n)
            for each in self._rounds_at_time(before)
            for n, t in each.tables.items()
            if t.done
        }
        return [
            n
            for each in self._rounds_at_time(after)
            for n, t in each.tables.items()
            if t.done and (each.id, n) not in was
        ]

    def _plays(self, state: Tournament, table: int) -> bool:
        rounds = self._rounds_at_time(state)
        return any(table in each.tables and not each.tables[table].done for each in rounds)

    def _open(self, before: Tournament, after: Tournament) -> list[Detail]:
        def count(state: Tournament) -> str:
            rounds = self._rounds_at_time(state)
            return str(sum(not table.done for each in rounds for table in each.tables.values()))

        return [Detail(translate("Orders", "Tables not done"), count(before), count(after))]

    def _players(self, state: Tournament, tables: tuple[int, ...] | list[int]) -> list[Detail]:
        """Return who sits at the tables, as far as the pairings say."""
        details = []
        for table in tables[:MOST_LISTED]:
            current = state.clocks.in_progress(state.clocks.find(table))
            if current is not None:
                players = state.setup.players_at(current.clock, current.number, table)
                label = translate("Orders", "Table {table}").format(table=table)
                details += [Detail(label, " – ".join(players))] if players else []
        return details
