"""Command bar orders about time.

`x 14 5` gives table 14 five minutes, `x 14` shows its extension, `t 14` opens the tracker of its
additional turns.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.clock.snapshot import TableSnapshot, causes
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.commands.order_words import (
    asked,
    deadline_details,
    hall_at,
    hall_details,
    refused,
    round_at,
    snapshot_at,
    submitted,
)
from judgekit.ui.shell.commands.typed_reason import typed_reason
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.ui.words.absurd_time import absurd_time_question
from judgekit.ui.words.wording import (
    MINUS,
    duration_text,
    reason_words,
    table_state_words,
)
from judgekit.views.clock.rounding import rounding_of
from judgekit.views.shell.order_text import Amount, read_amount

translate = QCoreApplication.translate


class ClockOrders:
    """Proposals for orders about extensions and additional turns."""

    def __init__(
        self, dependencies: ProgramDependencies, open_turns: Callable[[int], None]
    ) -> None:
        self._dependencies = dependencies
        self._bridge: EngineBridge = dependencies.bridge
        self._open_turns = open_turns

    def extension(self, table: int | None, words: str, form: str) -> list[Proposal]:
        """`x 14 5:30 reason`: the order itself, then its other forms for this table."""
        if table is None:
            hint = translate("Orders", "Type a table and the minutes: x 14 5")
            return [asked(translate("Orders", "Extension for which table?"), form, hint)]
        amount = read_amount(words) if words else None
        if amount is not None:
            proposals = [self._grant(table, amount, form)]
        elif words and words not in ("-", MINUS, "+"):
            hint = translate("Orders", "Minutes come first, then the reason: x 14 5 restroom")
            proposals = [asked(translate("Orders", "How many minutes?"), form, hint)]
        else:
            proposals = [self._has(table, form)]
        shown = proposals[0]
        if shown.run is not None or amount is None:
            proposals += [each for each in self._others(table) if each.form != form]
        return proposals

    def turns(self, table: int | None, form: str) -> list[Proposal]:
        """`t 14`: the tracker of additional turns."""
        if table is None:
            hint = translate("Orders", "Type its number: t 14")
            return [asked(translate("Orders", "Additional turns of which table?"), form, hint)]
        found = round_at(self._bridge.state, table)
        if found is None:
            return [refused(Refusal(RefusalCode.NO_CLOCK), form)]
        now = self._bridge.now()
        snapshot = snapshot_at(self._bridge.state, found[1], table, now)
        title = translate("Orders", "Additional turns of table {table}").format(table=table)
        state = table_state_words(snapshot.state, snapshot.turn, snapshot.turns_total)
        return [
            Proposal(
                title=title,
                form=f"t {table}",
                verb=translate("Orders", "Open"),
                run=lambda: self._open_turns(table),
                icon="more-turns",
                details=(
                    Detail(translate("Orders", "State"), state),
                    Detail(translate("Orders", "Turns"), str(snapshot.turns_total)),
                    *deadline_details(snapshot, rounding=self._rounding()),
                ),
                is_order=True,
            )
        ]

    def _grant(self, table: int, amount: Amount, form: str) -> Proposal:
        engine = self._bridge.pending.foreseen()
        if engine is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        command = GrantExtension(table, amount.seconds, typed_reason(amount.words))
        after = engine.foresee(command)
        if isinstance(after, Refusal):
            return refused(after, form)
        state, now = engine.state, self._bridge.now()
        found, then = round_at(state, table), round_at(after, table)
        if found is None or then is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        before = snapshot_at(state, found[1], table, now)
        details = [
            *deadline_details(before, snapshot_at(after, then[1], table, now), self._rounding()),
            *hall_details(
                hall_at(state, found[0], now, self._rounding()),
                hall_at(after, then[0], now, self._rounding()),
            ),
        ]
        by = duration_text(abs(amount.seconds) * SECOND)
        if amount.seconds < 0:
            title = translate("Orders", "Table {table} gives {time} back")
            verb = translate("Orders", "Take time back")
        else:
            title = translate("Orders", "Table {table} gets {time} more")
            verb = translate("Orders", "Give extension")
        return Proposal(
            title=title.format(table=table, time=by),
            form=form,
            verb=verb,
            run=lambda: submitted(self._dependencies, command),
            icon="extension" if amount.seconds > 0 else "none-due",
            details=tuple(details),
            note=self._note(found[1], before, amount.words),
            is_order=True,
            ask_again=absurd_time_question(table, amount.seconds),
        )

    def _has(self, table: int, form: str) -> Proposal:
        state = self._bridge.foreseen_state()
        found = round_at(state, table)
        if found is None:
            return refused(Refusal(RefusalCode.NO_CLOCK), form)
        now = self._bridge.now()
        snapshot = snapshot_at(state, found[1], table, now)
        if snapshot.extension:
            words = translate("Orders", "Table {table} has {time} more")
            title = words.format(table=table, time=duration_text(snapshot.extension))
        else:
            title = translate("Orders", "Table {table} has no extension").format(table=table)
        return Proposal(
            title=title,
            form=form,
            verb=translate("Orders", "Show"),
            run=lambda: self._dependencies.go("clock"),
            icon="extension" if snapshot.extension else "not-started",
            details=(
                *deadline_details(snapshot, rounding=self._rounding()),
                *self._causes(found[1], table),
            ),
            is_order=True,
        )

    def _causes(self, current: Round, table: int) -> list[Detail]:
        seated = current.tables.get(table)
        if seated is None:
            return []
        elapsed = current.elapsed(self._bridge.now())
        return [
            Detail(reason_words(each.reason), duration_text(each.length + each.bonus))
            for each in causes(seated, elapsed)
        ]

    def _note(self, current: Round, snapshot: TableSnapshot, reason: str) -> str:
        if reason:
            words = reason_words(typed_reason(reason))
            return translate("Orders", "Reason: {reason}").format(reason=words)
        hint = translate("Orders", "Add a reason at the end: x {table} 5 restroom")
        hint = hint.format(table=snapshot.table)
        had = self._causes(current, snapshot.table)
        if not had:
            return hint
        listed = ", ".join(f"{each.label.lower()} {each.before}" for each in had)
        has = translate("Orders", "Table {table} has so far: {causes}.")
        return f"{has.format(table=snapshot.table, causes=listed)} {hint}"

    def _others(self, table: int) -> list[Proposal]:
        """Return the other forms, each completed only once it is chosen."""

        def form_of(amount: str, meaning: str) -> Proposal:
            form = f"x {table} {amount}".strip()
            read = read_amount(amount) if amount else None
            return Proposal(
                title=meaning,
                form=form,
                verb="",
                run=None,
                meaning=meaning,
                whole=lambda: self._grant(table, read, form) if read else self._has(table, form),
                is_order=True,
            )

        has = translate("Orders", "what table {table} has").format(table=table)
        return [
            form_of("", has),
            form_of("5", translate("Orders", "five minutes")),
            form_of("5:30", translate("Orders", "minutes and seconds")),
            form_of(f"{MINUS}5", translate("Orders", "takes five minutes back")),
        ]

    def _rounding(self) -> int:
        """Return the rounding of the board: to the second, or up to the next minute."""
        return rounding_of(rounds_up=self._dependencies.preferences.now.round_up_extensions)
