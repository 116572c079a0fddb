"""Actions on the table chosen on the board: judge, call, done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FinishTable, SeatJudge, TellTable
from judgekit.domain.clock.telling import outdated_in_round
from judgekit.domain.interrupted_tables import due_if_closed
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.words.appeal_words import waiting_words
from judgekit.ui.words.judge_words import busy_words, place_words
from judgekit.ui.words.telling_words import was_told_words
from judgekit.ui.words.wording import duration_text
from judgekit.views.clock.judge_load import JudgeLoad, judge_loads

translate = QCoreApplication.translate


class TableActions:
    """Submits commands for a table; each reports what it did and can be undone."""

    def __init__(self, controller: ClockController) -> None:
        self._controller = controller

    def finish(self, table: int) -> None:
        """Record that the match at the table is over."""
        words = translate("TableOrders", "Table {table} is done").format(table=table)
        controller = self._controller
        controller.do(FinishTable(table, controller.clock, controller.round_id()), words)

    def mark_told(self, table: int) -> None:
        """Record that the table was told again, if it has to be."""
        controller = self._controller
        current = controller.round()
        found = outdated_in_round(current) if current is not None else ()
        outdated = next((each for each in found if each.table == table), None)
        if outdated is None:
            words = translate("TableOrders", "What table {table} was told is still right")
            controller.say(words.format(table=table))
            return
        command = TellTable(table, outdated.clock, outdated.round_id)
        controller.do(command, was_told_words(outdated))

    def call(self, table: int) -> None:
        """Open a call at the table, or close the open one and give the extension due."""
        controller = self._controller
        state = controller.bridge.state
        call = state.calls.open_at(table, self._clock())
        if call is None:
            words = translate("TableOrders", "Call opened at table {table}: stopwatch running")
            said = words.format(table=table)
            if len(state.clocks.with_matches()) > 1:
                said = f"{controller.title()}: {said}"
            controller.do(OpenCall(table, clock=self._clock()), said)
            return
        due = due_if_closed(state, call, controller.bridge.now())
        if due > 0:
            words = translate("TableOrders", "Call at table {table} closed: {time} more")
        else:
            words = translate("TableOrders", "Call at table {table} closed: no extension due")
        said = words.format(table=table, time=duration_text(due))
        waiting = waiting_words(state, call)
        said = f"{said}. {waiting}" if waiting else said
        controller.do(CloseCall(number=call.id), said)

    def seat(self, table: int, judge: str) -> None:
        """Assign a judge to the table; an empty name removes the judge."""
        seated = translate("TableOrders", "{judge} goes to table {table}")
        left = translate("TableOrders", "No judge at table {table} any more")
        words = (seated if judge else left).format(judge=judge, table=table)
        controller = self._controller
        busy = busy_words(controller.bridge.state, judge, controller.bridge.now(), table=table)
        words = f"{words}. {busy}" if busy else words
        controller.do(SeatJudge(table, judge, controller.clock, controller.round_id()), words)

    def judge_at(self, table: int) -> str:
        """Return the judge at the table, if any."""
        current = self._controller.round()
        seated = current.tables.get(table) if current else None
        return seated.judge if seated else ""

    def staff(self) -> tuple[tuple[str, str], ...]:
        """Return the judges who can be sent, each with where they are: the free ones first.

        They are the tournament's staff, then others sent before.
        """
        bridge = self._controller.bridge
        now = bridge.now()
        loads = {each.name: each for each in judge_loads(bridge.state, now)}
        sent = (
            table.judge
            for clock in bridge.state.clocks.by_name.values()
            for each in clock.rounds
            for table in each.tables.values()
            if table.judge
        )
        known = dict.fromkeys([*loads, *sent])
        found = [loads.get(name, JudgeLoad(name, (), 0, 0)) for name in known]
        found.sort(key=lambda each: not each.is_free)
        return tuple((each.name, place_words(each, now)) for each in found)

    def _clock(self) -> str:
        """Return the chosen clock while its round is in progress, else nothing."""
        clocks = self._controller.bridge.state.clocks
        return self._controller.clock if clocks.in_progress(self._controller.clock) else ""
