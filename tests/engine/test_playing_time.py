"""The invariant of playing time under any interleaving of calls, checks, pauses, corrections and
undo: the program's reckoning beside a walk through every second of the round."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CorrectClock,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.snapshot import TableState
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.engine.timeline import Step
from tests.day import TEN, Day
from tests.engine.walked_table import Stop, WalkedTable

MINUTES = 6
"""The round is short, so that much happens around its end."""
TABLE = 1

COMMANDS = (
    *(OpenCall(TABLE, reason) for reason in ("ruling", "other", "errand", "tardiness", "feature")),
    *(CloseCall(TABLE),) * 5,
    CloseCall(TABLE, reason="ruling"),
    *(StartDeckCheck(TABLE), FinishDeckCheck(TABLE)) * 2,
    *(PauseClock(), ResumeClock()) * 3,
    *(CorrectClock(seconds) for seconds in (-120, -7, 45, 120)),
    *(GrantExtension(TABLE, seconds) for seconds in (-30, 60, 61)),
    StartTurns(TABLE),
    FinishTable(TABLE),
    Undo(1),
    Undo(3),
)
GAPS = (1, 2, 19, 30, 31, 59, 60, 61, 62, 90, 121, 179, 240, 601)
STEPS = st.lists(
    st.tuples(st.sampled_from(GAPS), st.sampled_from(COMMANDS)), min_size=3, max_size=14
)

SHORT_COMMANDS = (
    *(OpenCall(TABLE, "ruling"), OpenCall(TABLE, "other")) * 2,
    *(CloseCall(TABLE, reason="ruling"), CloseCall(TABLE, reason="other")) * 2,
    StartDeckCheck(TABLE),
    FinishDeckCheck(TABLE),
    *(PauseClock(), ResumeClock()) * 2,
)
SHORT_STEPS = st.lists(
    st.tuples(st.sampled_from((20, 30, 40, 60)), st.sampled_from(SHORT_COMMANDS)),
    min_size=4,
    max_size=12,
)


@dataclass
class Told:
    """What was accepted, in order, for the walk: undo takes from the end."""

    accepted: list[tuple[int, Command]] = field(default_factory=list)

    def walked(self) -> tuple[WalkedTable, bool]:
        """The table after all of it, and whether it plays on or is in turns or done."""
        table, plays = WalkedTable(MINUTES * 60), True
        calls: list[Stop] = []
        check: Stop | None = None
        for at, command in self.accepted:
            match command:
                case PauseClock():
                    table.pauses.append([at])
                case ResumeClock():
                    table.pauses[-1].append(at)
                case CorrectClock(seconds=seconds):
                    table.corrections += int(seconds)
                case GrantExtension(seconds=seconds):
                    table.granted += int(seconds)
                case OpenCall(reason=reason):
                    calls.append(Stop(reason, at, plays and table.left(at) > 0))
                    table.stops.append(calls[-1])
                case CloseCall(reason=reason):
                    call = [each for each in calls if reason in ("", each.reason)][-1]
                    call.end = at if call.end is None else call.end
                    calls.remove(call)
                case StartDeckCheck():
                    check = Stop("deck-check", at, plays and table.left(at) > 0)
                    table.stops.append(check)
                case FinishDeckCheck():
                    assert check is not None
                    check.end = at if check.end is None else check.end
                case StartTurns():
                    plays = False
                case FinishTable():
                    plays = False
                    for stop in table.stops:
                        stop.end = at if stop.end is None else stop.end
        return table, plays


def look(day: Day, told: Told, now: int) -> None:
    """The program and the walk say the same of this second."""
    table, _ = told.walked()
    remaining = table.remaining(now)
    clock = day.snapshot()
    assert clock.remaining == remaining * SECOND
    assert clock.ends_at == day.engine.now() + clock.remaining
    for each in clock.tables:
        left = table.left(now)
        assert each.left == left * SECOND
        assert each.deadline == day.engine.now() + each.left
        assert each.extension == (left - remaining) * SECOND
        if each.state is not TableState.DONE:
            assert clock.hall.until == max(each.deadline, clock.ends_at)


@given(STEPS)
@example([(360, OpenCall(TABLE)), (90, CloseCall(TABLE))])
@example([(359, OpenCall(TABLE)), (61, CloseCall(TABLE)), (1, OpenCall(TABLE)), (90, PauseClock())])
def test_the_deadline_is_that_of_a_walk_through_every_second(steps):
    walk_beside(steps)


@given(SHORT_STEPS)
@example([(20, OpenCall(TABLE, "ruling")), (60, CloseCall(TABLE, reason="ruling"))])
def test_so_it_is_around_a_minute_and_around_pauses(steps):
    walk_beside(steps)


@pytest.mark.nightly
@pytest.mark.parametrize("first", dict.fromkeys(SHORT_COMMANDS), ids=str)
def test_so_it_is_for_every_four_of_them_around_a_minute(first):
    each = tuple(product((30, 60), dict.fromkeys(SHORT_COMMANDS)))
    for gap in (30, 60):
        for others in product(each, repeat=3):
            walk_beside([(gap, first), *others])


def walk_beside(steps: list[tuple[int, Command]]) -> None:
    """Do all that in a round of the program, and look at it before and after each step."""
    day, told, now = Day(), Told(), 0
    day.do(StartRound(minutes=MINUTES))
    for gap, command in steps:
        now += gap
        day.clock.at = TEN + now * SECOND
        look(day, told, now)
        if isinstance(command, Undo) and command.steps > len(told.accepted):
            continue
        table, plays = told.walked()
        outcome = day.engine.submit(command)
        if isinstance(command, StartTurns) and plays:
            assert isinstance(outcome, Step) == (table.left(now) <= 0)
        if isinstance(outcome, Step):
            if isinstance(command, Undo):
                del told.accepted[-command.steps :]
            else:
                told.accepted.append((now, command))
        look(day, told, now)
