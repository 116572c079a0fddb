"""The invariant in its own words: the time in which a table was free to play between the start of
the round and T is the length of the round and its bonuses."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import CorrectClock, GrantExtension, PauseClock, ResumeClock
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.timeline import Step
from tests.day import TEN, Day, round_day

TABLE = 4
LENGTH = 50 * 60
BONUS = 180
COMMANDS = (
    *(OpenCall(TABLE, "ruling"), OpenCall(TABLE, "other")),
    *(CloseCall(TABLE),) * 3,
    *(StartDeckCheck(TABLE), FinishDeckCheck(TABLE)),
    *(PauseClock(), ResumeClock()) * 2,
    *(CorrectClock(-200), CorrectClock(95)),
    *(GrantExtension(TABLE, 100), GrantExtension(TABLE, -40)),
)
STEPS = st.lists(
    st.tuples(st.integers(61, 500), st.sampled_from(COMMANDS)), min_size=2, max_size=14
)
"""More than a minute goes by between one command and the next, so that none is interrupted for
less, unless the clock stood still meanwhile."""


def seconds_to_have(accepted: list[tuple[int, Command]]) -> float:
    """The length of the round with its corrections, and the bonuses."""
    having = float(LENGTH)
    for _, command in accepted:
        match command:
            case CorrectClock(seconds=seconds) | GrantExtension(seconds=seconds):
                having += seconds
            case StartDeckCheck():
                having += BONUS
    return having


def seconds_free(accepted: list[tuple[int, Command]], until: int) -> int:
    """In how many seconds the clock ran and nothing interrupted the table."""
    free = calls = checks = 0
    paused = False
    changes = dict(accepted)
    for second in range(until):
        match changes.get(second):
            case OpenCall():
                calls += 1
            case CloseCall():
                calls -= 1
            case StartDeckCheck():
                checks += 1
            case FinishDeckCheck():
                checks -= 1
            case PauseClock():
                paused = True
            case ResumeClock():
                paused = False
        free += not (calls or checks or paused)
    return free


def was_cut_short(day: Day) -> bool:
    """Whether some interruption was one of a minute or less after all, without the pauses."""
    table = day.engine.state.clocks.by_name["main"].round.tables.get(TABLE)
    lengths = [each.ends(0) - each.begins() for each in table.interruptions] if table else []
    return any(length <= MINUTE for length in lengths)


def is_past_deadline(day: Day) -> bool:
    """Whether the table's time is over, or the round's where it is not known yet."""
    snapshot = day.snapshot()
    left = [each.left for each in snapshot.tables if each.table == TABLE]
    return (left[0] if left else snapshot.remaining) <= 0


@example(
    [
        (500, PauseClock()),
        (61, ResumeClock()),
        *((450, GrantExtension(TABLE, 100)),) * 4,
        (400, OpenCall(TABLE)),
        (61, CorrectClock(-200)),
    ]
)
@given(STEPS)
def test_a_table_gets_its_round_and_what_it_is_due(steps):
    day, accepted, now = round_day(), [], 0
    for gap, command in steps:
        day.clock.at = TEN + (now + gap) * SECOND
        if is_past_deadline(day):
            break  # what comes after T is no part of the time until T
        now += gap
        if isinstance(day.engine.submit(command), Step):
            accepted.append((now, command))
        if is_past_deadline(day):
            # T was moved before something that had begun before it: that time is not to be had.
            day.do(Undo())
            accepted.pop()
            break
    day.clock.at = TEN + now * SECOND
    for last in (CloseCall(TABLE), CloseCall(TABLE), FinishDeckCheck(TABLE), ResumeClock()):
        now += 61
        day.clock.at = TEN + now * SECOND
        if isinstance(day.engine.submit(last), Step):
            accepted.append((now, last))
    if was_cut_short(day):
        return
    snapshot = day.snapshot()
    deadline = next(
        (each.deadline for each in snapshot.tables if each.table == TABLE), snapshot.ends_at
    )
    until = (deadline - TEN) // SECOND
    assert seconds_free(accepted, until) == seconds_to_have(accepted)
