"""What the orders of the command bar have in common: why one can't be done, and how a table stands
before and after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.snapshot import (
    HallWait,
    TableSnapshot,
    clock_snapshot,
    ends_at,
    table_snapshot,
)
from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.ui.shell.page import Detail, Proposal
from judgekit.ui.words.board_words import deadline_words, until_words
from judgekit.ui.words.wording import refusal_sentence, until_time

translate = QCoreApplication.translate


def refused(refusal: Refusal, form: str) -> Proposal:
    """Why it can't be done, in the place of what would be."""
    return impossible(refusal_sentence(refusal), form)


def impossible(sentence: str, form: str) -> Proposal:
    """A proposal that can't be chosen."""
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
    """An order that still lacks something, with an example of how it goes on."""
    return Proposal(
        title=question, form=form, verb="", run=None, icon="info", note=hint, is_order=True
    )


def round_at(state: Tournament, table: int) -> tuple[str, Round] | None:
    """The clock by which this table plays, and its round; None where none is in progress."""
    clock = state.clocks.find(table)
    current = state.clocks.in_progress(clock)
    return None if current is None else (clock, current)


def snapshot_at(state: Tournament, current: Round, table: int, now: Moment) -> TableSnapshot:
    """How the table stands in this round, one that was never spoken of before too."""
    seated = current.tables.get(table) or Table(turns_total=state.setup.extra_turns())
    return table_snapshot(
        table, seated, current.elapsed(now), current.remaining(now), ends_at(current, now)
    )


def deadline_details(
    before: TableSnapshot, after: TableSnapshot | None = None, rounding: int = 1
) -> list[Detail]:
    """What the clock reads and what time it is at the table's deadline, shown up to the next
    multiple of `rounding` milliseconds."""
    if before.deadline is None:
        return []
    rows = (
        (translate("Orders", "Plays until the clock reads"), until_words),
        (translate("Orders", "Time of day"), deadline_words),
    )
    details = []
    for label, words in rows:
        was = words(before, rounding)
        will = words(after, rounding) if after is not None else was
        details.append(Detail(label, was, will if will != was else ""))
    return details


def hall_details(before: HallWait, after: HallWait) -> list[Detail]:
    """What becomes of the hall; nothing where it stays as it is."""
    until = translate("Orders", "until {time}")
    if before.until is None or after.until is None:
        return []
    if before.until != after.until:
        label, was, will = translate("Orders", "The hall waits"), before.until, after.until
    elif before.table is not None and before.table == after.table and before.without:
        label = translate("Orders", "Hall without table {table}").format(table=before.table)
        was, will = before.without, after.without or after.until
    else:
        return []
    if was == will:
        return []
    times = (until.format(time=until_time(was)), until.format(time=until_time(will)))
    return [Detail(label, *times)]


def hall_at(state: Tournament, clock: str, now: Moment) -> HallWait:
    """For whom the hall waits by this clock."""
    return clock_snapshot(clock, state.clocks.by_name[clock], now).hall
