"""After any history, a table has to be told again exactly if it was last told another reading."""

from __future__ import annotations

from hypothesis import event, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.calls.events import CallClosed
from judgekit.domain.clock.commands import (
    CorrectClock,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
    TellTable,
)
from judgekit.domain.clock.events import ExtensionGranted, TableTold
from judgekit.domain.clock.snapshot import ClockState, TableState, clock_snapshot
from judgekit.domain.clock.telling import outdated_tellings
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.events import DeckCheckFinished
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import SECOND
from tests.day import Day
from tests.engine.any_commands import STEPS, after_a_start

STORIES: tuple[tuple[Command, ...], ...] = (
    *(
        story
        for table in (1, 2)
        for story in (
            *((OpenCall(table), CloseCall(table)),) * 3,
            (OpenCall(table, "errand"), OpenCall(table), CloseCall(table), CloseCall(table)),
            (OpenCall(table), CloseCall(table, seconds=240)),
            (StartDeckCheck(table), FinishDeckCheck(table)),
            (GrantExtension(table, 120),),
            (GrantExtension(table, -60), TellTable(table)),
            (OpenCall(table),),
        )
    ),
    (PauseClock(), ResumeClock()),
    (CorrectClock(60),),
    (FinishTable(2),),
)
IN_A_ROUND = st.lists(
    st.tuples(st.sampled_from((30, 61, 130, 200)), st.sampled_from(STORIES)),
    min_size=2,
    max_size=7,
).map(
    lambda parts: [
        (0, StartRound(minutes=90)),
        *((gap, command) for gap, story in parts for command in story),
    ]
)
CHANGES = st.lists(
    st.tuples(
        st.sampled_from(("undo", "redo", "take back", "put back", *["earlier"] * 4)),
        st.integers(0, 20),
    ),
    min_size=1,
    max_size=6,
)


def place_of(told: Event, day: Day) -> tuple[str, int]:
    """The round and the table that an event tells something."""
    state = day.engine.state
    if isinstance(told, CallClosed):
        call = state.calls.entered.by_id[told.call]
        return call.round_id, call.table
    if isinstance(told, DeckCheckFinished):
        check = state.deck_checks.entered.by_id[told.check]
        return check.round_id, check.table
    assert isinstance(told, ExtensionGranted | TableTold)
    return told.round_id, told.table


def expected(day: Day) -> dict[tuple[str, int], int]:
    """The tables to be told again, read from the events in force and the snapshots alone."""
    last: dict[tuple[str, int], int] = {}
    kinds = CallClosed | DeckCheckFinished | ExtensionGranted | TableTold
    for part in day.engine.timeline.in_force():
        for each in part.events:
            if isinstance(each, kinds) and each.told is not None:
                last[place_of(each, day)] = each.told
    clocks, now = day.engine.state.clocks, day.engine.now()
    found = {}
    for name, clock in clocks.by_name.items():
        snapshot = clock_snapshot(name, clock, now)
        if snapshot.state is ClockState.ENDED or snapshot.ends_at is None:
            continue
        for table in snapshot.tables:
            told = last.get((clock.round.id, table.table))
            waits = table.is_interrupted or table.state in (TableState.DONE, TableState.TURNS)
            if told is not None and not waits and table.deadline - snapshot.ends_at != -told:
                found[clock.round.id, table.table] = told
    return found


def changed(day: Day, change: str, which: int) -> None:
    """Try to change the history; a refusal leaves it as it is."""
    steps = day.engine.timeline.steps
    if change in ("undo", "redo") or not steps:
        day.engine.submit(Undo() if change == "undo" else Redo())
        return
    step = steps[which % len(steps)]
    commands = {
        "take back": TakeBack(step.id),
        "put back": PutBack(step.id),
        "earlier": Amend(step.id, {"at": step.at - 30 * SECOND}),
    }
    day.engine.submit(commands[change])


@given(IN_A_ROUND | after_a_start(STEPS), CHANGES)
def test_a_table_is_told_again_exactly_if_it_was_told_another_reading(steps, changes):
    day = Day()
    for gap, command in steps:
        day.pass_(gap)
        day.engine.submit(command)
    for change, which in changes:
        day.pass_(5)
        changed(day, change, which)
    listed = {
        (each.round_id, each.table): each.told.reading
        for each in outdated_tellings(day.engine.state.clocks)
    }
    event("some" if listed else "none")
    assert listed == expected(day)
