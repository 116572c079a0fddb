"""Command bar orders about a round and its tables: `pause`, `resume`, `end`, `slip 14`,
`j 14 Weber`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.commands import EndRound, PauseClock, ResumeClock, SeatJudge
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges
from judgekit.ui.shell.commands.new_judge import asking_for_judges
from judgekit.ui.shell.commands.order_words import (
    asked,
    deadline_details,
    hall_at,
    refused,
    round_at,
    snapshot_at,
    submitted,
)
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.ui.words.wording import clock_title, reading_text, time_with_seconds
from judgekit.views.calls.new_judges import judge_named
from judgekit.views.clock.slip import slip_of
from judgekit.views.clock.still_open import StillOpen, still_open
from judgekit.views.shell.order_text import OrderKind, OrderText

translate = QCoreApplication.translate
ShowSlip = Callable[[str, int], None]


class RoundOrders:
    """Proposals for orders about a round, and about slips and judges of its tables."""

    def __init__(self, dependencies: ProgramDependencies, show_slip: ShowSlip) -> None:
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._show_slip = show_slip

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """`pause`, `slip 14`, `j 14 Weber`: what the order would do."""
        if order.table is not None and order.kind is OrderKind.SLIP:
            return [self._slip(order.table, form)]
        if order.table is not None:
            return self._judges(order.table, order.words, form)
        return [self._on_round(order.kind, form)]

    def _on_round(self, kind: OrderKind, form: str) -> Proposal:
        clocks = self._bridge.foreseen_state().clocks
        clock = clocks.find_paused() if kind is OrderKind.RESUME else clocks.find()
        current = clocks.in_progress(clock) if clock else None
        engine = self._bridge.pending.foreseen()
        if current is None or engine is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        command, title, verb, icon = self._command(kind, clock, current)
        refusal = engine.refusal(command)
        if refusal is not None:
            return refused(refusal, form)
        details, ask_again = self._round_details(clock, current), ""
        if kind is OrderKind.END:
            found = still_open(self._bridge.foreseen_state(), current)
            details += _open_details(found)
            ask_again = self._is_really_over(current, found)
        return Proposal(
            title=title.format(round=self._round_words(clock, current)),
            form=form,
            verb=verb,
            run=lambda: submitted(self._dependencies, command),
            icon=icon,
            details=tuple(details),
            is_order=True,
            ask_again=ask_again,
        )

    def _is_really_over(self, current: Round, found: StillOpen) -> str:
        """Return the question whether a round that goes on is to be ended; empty if it is over."""
        remaining = current.remaining(self._bridge.now()) or 0
        left = translate("Orders", "{left} left").format(left=reading_text(remaining))
        # Before time every table plays.
        count = len(found.calls) + len(found.checks) + (len(found.tables) if remaining <= 0 else 0)
        what = [left] if remaining > 0 else []
        what += [translate("Orders", "%n open", "", count)] if count else []
        words = translate("Orders", "{what}: really end it? Enter ends it")
        return words.format(what=", ".join(what)) if what else ""

    @staticmethod
    def _command(kind: OrderKind, clock: str, current: Round) -> tuple[Command, str, str, str]:
        """Return the command, its title, its button's text and its icon."""
        if kind is OrderKind.PAUSE:
            title, verb = translate("Orders", "Pause {round}"), translate("Orders", "Pause")
            return PauseClock(clock, current.id), title, verb, "paused"
        if kind is OrderKind.RESUME:
            title, verb = translate("Orders", "Resume {round}"), translate("Orders", "Resume")
            return ResumeClock(clock, current.id), title, verb, "running"
        title, verb = translate("Orders", "End {round}"), translate("Orders", "End round")
        return EndRound(clock, current.id), title, verb, "ended"

    def _round_words(self, clock: str, current: Round) -> str:
        details = self._bridge.foreseen_state().setup.details
        title = clock_title(clock, details.name if details else "")
        words = translate("Orders", "round {number} of {clock}")
        return words.format(number=current.number, clock=title)

    def _round_details(self, clock: str, current: Round) -> list[Detail]:
        now = self._bridge.now()
        remaining = current.remaining(now)
        if remaining is None:
            return []
        details = [Detail(translate("Orders", "The clock reads"), reading_text(remaining))]
        until = hall_at(self._bridge.foreseen_state(), clock, now).until
        if until is not None:
            details.append(Detail(translate("Orders", "Round finishes"), time_with_seconds(until)))
        return details

    def _slip(self, table: int, form: str) -> Proposal:
        state, now = self._bridge.state, self._bridge.now()
        found = round_at(state, table)
        if found is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        clock, current = found
        if slip_of(state, clock, table, now) is None:
            hint = translate("Orders", "A round without a time limit has no slip")
            return asked(hint, form, "")
        return Proposal(
            title=translate("Orders", "Slip of table {table}").format(table=table),
            form=form,
            verb=translate("Orders", "Show"),
            run=lambda: self._show_slip(clock, table),
            icon="slip",
            details=tuple(deadline_details(snapshot_at(state, current, table, now))),
            is_order=True,
        )

    def _judges(self, table: int, typed: str, form: str) -> list[Proposal]:
        """Return what sends the judge, then the others who may be meant."""
        judge = judge_named(self._bridge.foreseen_state(), typed)
        return asking_for_judges(
            self._judge(table, judge, form),
            self._dependencies,
            (judge,),
            lambda _, other, its_form: self._judge(table, other, its_form),
        )

    def _judge(self, table: int, judge: str, form: str) -> Proposal:
        state, engine = self._bridge.foreseen_state(), self._bridge.pending.foreseen()
        found = round_at(state, table)
        if found is None or engine is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        if not judge:
            question = translate("Orders", "Which judge goes to table {table}?")
            hint = translate("Orders", "The name follows: j {table} Weber")
            return asked(question.format(table=table), form, hint.format(table=table))
        command = SeatJudge(table, judge, found[0])
        refusal = engine.refusal(command)
        if refusal is not None:
            return refused(refusal, form)
        seated = found[1].tables.get(table)
        before = seated.judge if seated is not None else ""
        return Proposal(
            title=translate("Orders", "Send {judge} to table {table}").format(
                judge=judge, table=table
            ),
            form=form,
            verb=translate("Orders", "Send"),
            run=lambda: submitted(self._dependencies, command),
            icon="judge",
            details=(Detail(translate("Orders", "Judge at the table"), before or "\u2014", judge),),
            is_order=True,
        )


def _open_details(found: StillOpen) -> list[Detail]:
    """Return which tables, calls and deck checks are open."""
    groups = (
        (translate("Orders", "Tables not done"), found.tables),
        (translate("Orders", "Tables with an open call"), found.calls),
        (translate("Orders", "Tables with a deck check in progress"), found.checks),
    )
    return [Detail(label, in_ranges(tables)) for label, tables in groups if tables]
