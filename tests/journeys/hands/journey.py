"""A journey of the day: what was entered before, what the hand does, what was meant by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.command import Command
from judgekit.domain.tournament import Tournament
from tests.day import Day
from tests.journeys.day_pictures import do, without_alarms
from tests.journeys.hands.hand import Hand
from tests.journeys.stage import Stage

JUDGE = "Sofia Reyes"
TABLES = 8
Entered = Iterable[Command | float | Callable[[Tournament], Command]]
"""Commands in the order of entry; a number is the minutes that pass before the next one; one that
names what was entered before is made from the state."""

EVENT = CreateTournament(
    name="Modern Open",
    date="2026-11-21",
    format="modern",
    rel="competitive",
    players=17,
    rounds=5,
    staff=(StaffMember(JUDGE, "head-judge"), StaffMember("Marco Silva", "floor-judge")),
)
PAIRINGS = TakePairings(
    1,
    tuple(PairedTable(n, (f"Ann Lind{n}", f"Bo Kask{n}")) for n in range(1, TABLES + 1)),
    ("Iris Novak",),
)
PAIRED = (EVENT, PAIRINGS)
RUNNING = (*PAIRED, StartRound(), 1)
"""The first round, a minute old."""


def nothing_else(stage: Stage) -> object:
    """What a journey leaves behind that only records."""
    del stage
    return None


class Journey(NamedTuple):
    """`meant` is what the record has to hold after it beside `given`; `left` reads what else it
    leaves behind (a setting, a mark, the clipboard), which has to be `leaves`."""

    name: str
    place: str
    given: Entered
    steps: Callable[[Hand], None]
    meant: Entered = ()
    left: Callable[[Stage], object] = nothing_else
    leaves: object = None


def enter(stage: Stage, entered: Entered) -> None:
    """Enter it, at the instants meant."""
    for each in entered:
        if isinstance(each, CreateTournament):
            stage.program.bridge.create(each)
        elif isinstance(each, Command):
            do(stage, each)
        else:
            stage.pass_time(each)
    without_alarms(stage)


def meant_state(journey: Journey) -> Tournament:
    """The state in which the commands themselves leave a tournament, the last one that begins."""
    day = Day()
    for each in (*journey.given, *journey.meant):
        if isinstance(each, CreateTournament):
            day = Day()
        if callable(each):
            day.do(each(day.engine.state), JUDGE)
        elif isinstance(each, Command):
            day.do(each, JUDGE)
        else:
            day.pass_(60 * each)
    return day.engine.state
