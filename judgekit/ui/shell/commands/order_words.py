"""Shared parts of the command bar's orders: refusals, and a table before and after an order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.snapshot import TableSnapshot
from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.ui.shell.page import Detail, ProgramDependencies, Proposal
from judgekit.ui.words.board_words import deadline_words, until_words
from judgekit.ui.words.wording import refusal_sentence, time_with_seconds
from judgekit.views.clock.hall_line import HallLine, hall_line
from judgekit.views.clock.shown_tables import shown_snapshot

translate = QCoreApplication.translate


def submitted(dependencies: ProgramDependencies, command: Command) -> bool:
    """Submit the command of an order and report a refusal; return whether it was recorded."""
    outcome = dependencies.bridge.submit(command)
    if isinstance(outcome, Refusal):
        dependencies.messages.say(refusal_sentence(outcome))
        return False
    return outcome is not None


def refused(refusal: Refusal, form: str) -> Proposal:
    """Return a proposal that gives the refusal in place of an effect."""
    return impossible(refusal_sentence(refusal), form)


def impossible(sentence: str, form: str) -> Proposal:
    """Return a proposal that can't be chosen."""
    return Proposal(
        title=sentence,
        form=form,
        verb="",
        run=None,
        icon="warning",
        token="attention",
        is_order=True,
    )


def asked(question: str, form: str, hint: str) -> Proposal:
    """Return a proposal for an incomplete order, with an example of how to continue."""
    return Proposal(
        title=question, form=form, verb="", run=None, icon="info", note=hint, is_order=True
    )


def round_at(state: Tournament, table: int) -> tuple[str, Round] | None:
    """Return the clock of this table and its round; None if no round is in progress."""
    clock = state.clocks.find(table)
    current = state.clocks.in_progress(clock)
    return None if current is None else (clock, current)


def snapshot_at(state: Tournament, current: Round, table: int, now: Moment) -> TableSnapshot:
    """Return the snapshot of a table in this round, even if nothing was recorded for it."""
    seated = current.tables.get(table) or Table(turns_total=state.setup.extra_turns())
    return shown_snapshot(current, table, seated, now)


def deadline_details(
    before: TableSnapshot, after: TableSnapshot | None = None, rounding: int = 1
) -> list[Detail]:
    """Return the clock's reading and the time of day at the table's deadline, rounded up to a
    multiple of `rounding` milliseconds."""
    if before.deadline is None:
        return []
    rows = (
        (translate("Orders", "Plays until"), until_words),
        (translate("Orders", "Time of day"), deadline_words),
    )
    details = []
    for label, words in rows:
        was = words(before, rounding)
        will = words(after, rounding) if after is not None else was
        details.append(Detail(label, was, will if will != was else ""))
    return details


def hall_details(before: HallLine, after: HallLine) -> list[Detail]:
    """Return the change in what the hall waits for; empty without a change."""
    until = translate("Orders", "until {time}")
    was, will = before.until or before.ends, after.until or after.ends
    label = translate("Orders", "Round finishes")
    if was == will and before.table is not None and before.table == after.table:
        label = translate("Orders", "Without table {table}").format(table=before.table)
        was, will = before.without, after.without
    if was is None or will is None or was == will:
        return []
    times = (until.format(time=time_with_seconds(was)), until.format(time=time_with_seconds(will)))
    return [Detail(label, *times)]


def hall_at(state: Tournament, clock: str, now: Moment, rounding: int = 1) -> HallLine:
    """Return what the hall waits for on this clock, rounded as the deadlines."""
    return hall_line(state.clocks.by_name[clock].round, now, rounding)
