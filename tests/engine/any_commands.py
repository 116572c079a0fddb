"""Commands of every kind for hypothesis, near enough to each other that many are accepted."""

from __future__ import annotations

from hypothesis import strategies as st

from judgekit.domain.calls.commands import ChangeCall, CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command

PAIRED = tuple(PairedTable(table, (f"Player {table}", f"Player {table + 1}")) for table in (1, 2))

OF_A_TABLE: tuple[Command, ...] = tuple(
    command
    for table in (1, 2)
    for command in (
        OpenCall(table, "ruling"),
        OpenCall(table, "errand"),
        OpenCall(table, "feature", clock="side"),
        ChangeCall(table, reason="other", judge="Ann", note="Which card?"),
        CloseCall(table),
        CloseCall(table, seconds=240),
        CloseCall(table, clock="side"),
        StartDeckCheck(table),
        FinishDeckCheck(table, findings=["61 cards"]),
        GrantExtension(table, 120, "seats"),
        GrantExtension(table, -45, "less"),
        CallSlowPlay(table, "Player 1"),
        StartTurns(table, seat=1),
        NextTurn(table),
        NextTurn(table),
        ExtraTurn(table),
        FinishTable(table),
        SeatJudge(table, "Ann"),
        SeatJudge(table),
    )
)

OF_A_CLOCK: tuple[Command, ...] = (
    *(StartRound(minutes=5),) * 4,
    StartRound(clock="side", minutes=4),
    StartRound(minutes=None),
    StartRound(round=1, minutes=5, single_elimination=True),
    StartDraft(),
    GoToStep(3),
    *(PauseClock(), ResumeClock(), PauseClock("side")) * 2,
    CorrectClock(60),
    CorrectClock(-240),
    EndRound(),
    EndRound("side"),
)

OF_THE_EVENT: tuple[Command, ...] = (
    CreateTournament(name="Cup", players=61, rel="competitive"),
    CreateTournament(name="Giants", format="two-headed-giant"),
    ChangeTournament(name="Cup", players=60, extra_turns=3),
    TakePairings(round=1, tables=PAIRED, byes=("Player 9",)),
    TakePairings(round=2, tables=PAIRED[:1]),
    Note("Doors open."),
)

COMMANDS = st.sampled_from((*OF_A_TABLE, *OF_A_CLOCK, *OF_THE_EVENT))
GAPS = st.sampled_from((0, 1, 30, 61, 130, 400))
STEPS = st.lists(st.tuples(GAPS, COMMANDS), min_size=1, max_size=16)

ON_ONE_CLOCK = st.lists(
    st.tuples(
        GAPS,
        st.sampled_from(
            [
                command
                for command in (*OF_A_TABLE, *OF_A_CLOCK, *OF_THE_EVENT)
                if getattr(command, "clock", "") in ("", "main")
                and getattr(command, "seconds", None) != 240
                and not isinstance(command, GoToStep)
            ]
        ),
    ),
    min_size=1,
    max_size=12,
)
"""Without those that name another clock, or say what a call is to bring whatever is due."""


def after_a_start(steps: st.SearchStrategy) -> st.SearchStrategy:
    """The same steps in a round that has begun, most of the time."""
    begun = [(0, StartRound(minutes=5))]
    return st.tuples(st.sampled_from((begun, begun, [])), steps).map(
        lambda parts: [*parts[0], *parts[1]]
    )
