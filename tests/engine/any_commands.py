"""Hypothesis strategies for commands of every kind, related so that many are accepted."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from judgekit.domain.calls.commands import (
    AmendAppeal,
    ChangeCall,
    CloseCall,
    DecideAppeal,
    DraftAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    FollowComputerClock,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    SeatJudge,
    SetClock,
    StartDraft,
    StartRound,
    StartTurns,
    StillPlaying,
    TellTable,
)
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    DropDecklist,
    DropPool,
    FinishDeckCheck,
    KeepStandings,
    MarkChecklist,
    SetChecklist,
    StartDeckCheck,
    TakeDecklists,
    TakePools,
    TickDeck,
)
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.setup.commands import (
    ChangeTournament,
    CreateTournament,
    Note,
    ShowMessage,
    TakePairings,
)
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.standings.player_standing import PlayerStanding
from tests.day import TEN

PAIRED = tuple(PairedTable(table, (f"Player {table}", f"Player {table + 1}")) for table in (1, 2))
OPTS = (CardCount(4, "Opt"), CardCount(56, "Island"))
LISTS = (RegisteredList("Player 1", Decklist(OPTS)), RegisteredList("Player 2", Decklist(OPTS)))

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
        TellTable(table),
        CallSlowPlay(table, "Player 1"),
        StartTurns(table, seat=1),
        NextTurn(table),
        NextTurn(table),
        ExtraTurn(table),
        FinishTable(table),
        SeatJudge(table, "Ann"),
        SeatJudge(table),
        ReturnDecks(FinishDeckCheck(table), (IssuePenalty("Player 1", "ipg-2.7", "game-loss"),)),
        OpenAppeal(table, "drew two", "Warning", "was one"),
        OpenAppeal(table, ruling="Game Loss", call=1),
        DecideAppeal(table, "upheld", "Ann"),
        DecideAppeal(table, "overturned", minutes=4.5, number=1),
        IssuePenalty("Player 1", "ipg-2.5", "warning", table),
        IssuePenalty("Player 2", "ipg-3.3", "warning", table),
        IssuePenalty("Player 1", "ipg-2.5", "fix", table, round=1),
        OpenCall(table, "other", round=1),
        GrantExtension(table, 60, round="1"),
        SeatJudge(table, "Bea", round=2),
        CloseCall(number=1),
        FinishDeckCheck(check="1"),
        DecideAppeal(outcome="upheld", number=1),
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
    SetClock(remaining_seconds=120),
    SetClock(ends_at=TEN + 900_000),
    *(PauseAll("alarm"), ResumeAll("over")) * 2,
    StillPlaying((1,)),
    StillPlaying(()),
    FollowComputerClock(-3600),
    FollowComputerClock(45.5),
    EndRound(),
    EndRound("side"),
    PauseClock(round=1),
    CorrectClock(60, round=2),
)

OF_THE_EVENT: tuple[Command, ...] = (
    CreateTournament(name="Cup", players=61, rel="competitive"),
    CreateTournament(name="Giants", format="two-headed-giant"),
    ChangeTournament(name="Cup", players=60, extra_turns=3),
    TakePairings(round=1, tables=PAIRED, byes=("Player 9",)),
    TakePairings(round=2, tables=PAIRED[:1]),
    Note("Doors open."),
    ShowMessage("Food until 14:00"),
    ShowMessage(""),
    IssuePenalty("Player 9", "ipg-3.1", "game-loss", round=2),
    CorrectPenalty(1, penalty="fix"),
    CorrectPenalty(2, player="Player 2", table=0),
    SamePlayer("P. One", "Player 1"),
    OtherPlayer("P. Two"),
    RecordForPlayer(IssuePenalty("P. Two", "ipg-2.5", "warning"), SamePlayer("P. Two", "Player 2")),
    DraftAppeal(1, facts="drew two"),
    AmendAppeal(1, ruling="Game Loss"),
)

OF_DECKS: tuple[Command, ...] = (
    ChangeDeckCheck(1, kind="targeted", reason="sleeves"),
    TickDeck(1, main=OPTS),
    TickDeck(1, deck=1, sideboard=OPTS[:1], done=True),
    MarkChecklist(1, "sleeves", note="two are worn"),
    SetChecklist(("sleeves", "order")),
    TakeDecklists(LISTS),
    DropDecklist("Player 1"),
    TakePools(LISTS[:1]),
    DropPool("Player 1"),
    KeepStandings((PlayerStanding("Player 1", 9, 3, 0, 0), PlayerStanding("Player 2", 6)), round=4),
)

Steps = tuple[tuple[int, Command], ...]
"""Commands, each so many seconds after the previous one."""

STORIES: tuple[Steps, ...] = (
    (
        (0, StartRound(minutes=5)),
        (9, OpenCall(1)),
        (61, ChangeCall(1, judge="Ann")),
        (9, DraftAppeal(1, facts="drew two")),
        (9, OpenAppeal(1, ruling="Warning")),
        (9, AmendAppeal(1, ruling="Game Loss")),
        (61, DecideAppeal(1, "upheld")),
        (9, CloseCall(1)),
    ),
    (
        (0, StartRound(minutes=5)),
        (9, StartDeckCheck(1)),
        (9, ChangeDeckCheck(1, kind="targeted")),
        (9, TickDeck(1, main=OPTS)),
        (9, MarkChecklist(1, "sleeves")),
        (400, FinishDeckCheck(1)),
    ),
    ((0, StartDeckCheck(2)), (61, StartRound(minutes=5)), (130, ReturnDecks(FinishDeckCheck(2)))),
    (
        (0, StartRound(minutes=5)),
        (400, StartTurns(1)),
        (9, NextTurn(1)),
        (9, ExtraTurn(1)),
        (9, SeatJudge(1, "Ann")),
        (9, FinishTable(1)),
        (9, EndRound()),
    ),
    (
        (0, StartRound(minutes=5)),
        (9, GrantExtension(2, 120)),
        (9, TellTable(2)),
        (9, CallSlowPlay(2, "Player 1")),
        (9, PauseClock()),
        (30, ResumeClock()),
        (9, CorrectClock(60)),
        (9, IssuePenalty("Player 1", "ipg-3.3", "warning", 2)),
        (9, CorrectPenalty(1, penalty="fix")),
    ),
    (
        (0, StartRound(minutes=5)),
        (1, StartRound(clock="side", minutes=None)),
        (9, SetClock(remaining_seconds=120)),
        (9, PauseAll("alarm")),
        (1, ShowMessage("Leave by the main door")),
        (61, ResumeAll("over")),
        (400, SeatJudge(1, "Ann")),
        (1, StillPlaying((1, 2))),
        (130, StillPlaying((2,))),
    ),
    ((0, StartDraft()), (30, GoToStep(3))),
    ((0, StartRound(minutes=5)), (61, FollowComputerClock(86_400)), (30, Note("Go."))),
    (
        (0, TakeDecklists(LISTS)),
        (1, TakePools(LISTS)),
        (1, SetChecklist(("sleeves",))),
        (1, DropDecklist("Player 1")),
        (1, DropPool("Player 1")),
        (1, KeepStandings((PlayerStanding("Player 1", 9),))),
    ),
    (
        (0, CreateTournament(name="Cup")),
        (1, TakePairings(round=1, tables=PAIRED)),
        (1, StartRound(minutes=5)),
        (1, ChangeTournament(name="Cup", extra_turns=3)),
        (1, Note("Go.")),
    ),
    (
        (0, SamePlayer("P. One", "Player 1")),
        (1, OtherPlayer("P. Two")),
        (
            61,
            RecordForPlayer(
                IssuePenalty("P. Six", "ipg-2.5", "warning"), SamePlayer("P. Six", "Player 2")
            ),
        ),
    ),
)
"""Related sequences, in each of which every command is accepted."""

DRAWN = (*OF_A_TABLE, *OF_A_CLOCK, *OF_THE_EVENT, *OF_DECKS)
COMMANDS = st.sampled_from(DRAWN)
GAPS = st.sampled_from((0, 1, 30, 61, 130, 400))


def steps_of(
    commands: Sequence[Command], stories: Sequence[Steps], most: int
) -> st.SearchStrategy[list[tuple[int, Command]]]:
    """Some of these commands, with some of these stories between them."""
    single = st.tuples(GAPS, st.sampled_from(commands)).map(lambda step: (step,))
    parts = st.lists(single | single | st.sampled_from(stories), min_size=1, max_size=most)
    return parts.map(lambda drawn: [step for part in drawn for step in part])


def is_on_one_clock(command: Command) -> bool:
    """Whether it neither names another clock, nor says what a call is to bring whatever is due, nor
    is a penalty for Slow Play: what that gives rests on what the tracker was told before, nor names
    a penalty by a number that is another one's without those before it."""
    return (
        getattr(command, "clock", "") in ("", "main")
        and getattr(command, "seconds", None) != 240
        and not isinstance(command, GoToStep | CorrectPenalty | FollowComputerClock)
        and getattr(command, "infraction", None) != "ipg-3.3"
    )


STEPS = steps_of(DRAWN, STORIES, 9)
ON_ONE_CLOCK = steps_of(
    tuple(filter(is_on_one_clock, DRAWN)),
    [story for story in STORIES if all(is_on_one_clock(command) for _, command in story)],
    8,
)


def after_a_start(steps: st.SearchStrategy) -> st.SearchStrategy:
    """The same steps, mostly in a round that has begun."""
    begun = [(0, StartRound(minutes=5))]
    return st.tuples(st.sampled_from((begun, begun, [])), steps).map(
        lambda parts: [*parts[0], *parts[1]]
    )
