"""Random days of two clocks with tables that are called, checked, extended and played out."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from tests.engine.any_commands import Steps, after_a_start, steps_of

PAIRED = tuple(PairedTable(table, (f"Player {table}", f"Player {table + 4}")) for table in (1, 2))

OF_A_TABLE: tuple[Command, ...] = tuple(
    command
    for clock, table in (("main", 1), ("main", 2), ("main", 1), ("side", 4))
    for command in (
        OpenCall(table, "ruling", clock, "Ann"),
        OpenCall(table, "tardiness", clock, "Bea"),
        OpenCall(table, "errand", clock),
        OpenCall(table, "feature", clock, "Ann"),
        CloseCall(table, clock=clock),
        CloseCall(table, clock=clock),
        CloseCall(table, clock=clock),
        StartDeckCheck(table, clock=clock),
        FinishDeckCheck(table, clock=clock, findings=("61 cards", "a marked sleeve")),
        FinishDeckCheck(table, clock=clock),
        FinishDeckCheck(table, clock=clock, partial=True, checked=1),
        FinishDeckCheck(table, clock=clock, partial=True, checked=0),
        GrantExtension(table, 120, "seats", clock),
        GrantExtension(table, -45, "less", clock),
        SeatJudge(table, "Ann", clock),
        StartTurns(table, clock=clock),
        NextTurn(table, clock=clock),
        FinishTable(table, clock=clock),
        FinishTable(table, clock=clock),
        IssuePenalty("Player 1", "ipg-2.5", "warning", table, clock),
        IssuePenalty("Player 5", "ipg-2.1", "game-loss", table, clock),
        OpenAppeal(table, ruling="Warning", clock=clock, floor_judge="Ann"),
        DecideAppeal(table, "upheld", "Cleo", clock=clock),
        DecideAppeal(table, "overturned", "Cleo", clock=clock),
        DecideAppeal(table, "remedy-changed", "Cleo", clock=clock),
    )
)

OF_A_CLOCK: tuple[Command, ...] = tuple(
    command
    for clock in ("main", "main", "side")
    for command in (
        StartRound(clock, minutes=5),
        StartRound(clock, minutes=4),
        StartRound(clock, minutes=None),
        PauseClock(clock),
        ResumeClock(clock),
        CorrectClock(60, clock),
        CorrectClock(-90, clock),
        StillPlaying((1,), clock),
        StillPlaying((), clock),
        EndRound(clock),
        EndRound(clock),
        IssuePenalty("Player 2", "ipg-3.1", "warning", None, clock),
        IssuePenalty("Player 1", "ipg-2.5", "game-loss", None, clock),
    )
)

OF_THE_EVENT: tuple[Command, ...] = (
    CreateTournament(name="Cup", players=61, rel="competitive"),
    CreateTournament(name="Cup", players=8, rel="regular"),
    TakePairings(clock="main", round=1, tables=PAIRED),
    TakePairings(clock="main", round=2, tables=PAIRED[:1]),
    Note("Doors open."),
)

STORIES: tuple[Steps, ...] = (
    (
        (0, StartRound("main", minutes=5)),
        (30, OpenCall(1, "ruling", "main", "Ann")),
        (130, CloseCall(1, clock="main")),
        (130, GrantExtension(1, 60, "seats", "main")),
        (130, FinishTable(1, clock="main")),
        (9, EndRound("main")),
    ),
    (
        (0, StartRound("main", minutes=4)),
        (9, StartDeckCheck(2, clock="main")),
        (9, OpenCall(2, "ruling", "main", "Bea")),
        (61, FinishDeckCheck(2, clock="main")),
        (30, PauseClock("main")),
        (61, ResumeClock("main")),
        (30, CloseCall(2, clock="main")),
        (400, StartTurns(2, clock="main")),
        *(((9, NextTurn(2, clock="main")),) * 6),
        (61, EndRound("main")),
    ),
    (
        (0, StartRound("side", minutes=4)),
        (61, OpenCall(4, "errand", "side", "Ann")),
        (700, CloseCall(4, clock="side")),
        (400, EndRound("side")),
    ),
    (
        (0, TakePairings(clock="main", round=1, tables=PAIRED)),
        (9, StartRound("main", minutes=4)),
        (400, StillPlaying((1,), "main")),
        (61, EndRound("main")),
    ),
)

DAYS = after_a_start(steps_of((*OF_A_TABLE, *OF_A_TABLE, *OF_A_CLOCK, *OF_THE_EVENT), STORIES, 16))
