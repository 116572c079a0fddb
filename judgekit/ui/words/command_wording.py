"""What a command would do, in the words of what then happens: for entries that were set aside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from judgekit.domain.calls import commands as calls
from judgekit.domain.calls import events as call_events
from judgekit.domain.clock import commands as clock
from judgekit.domain.clock import events as clock_events
from judgekit.domain.deck_checks import commands as checks
from judgekit.domain.deck_checks import events as check_events
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players import commands as players
from judgekit.domain.players import events as player_events
from judgekit.domain.setup import commands as setup
from judgekit.domain.setup import events as setup_events
from judgekit.domain.shared import history
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.team import commands as team
from judgekit.domain.team import events as team_events
from judgekit.ui.words.step_details import detail_words
from judgekit.ui.words.step_wording import event_words

_Event = Callable[[Any], Event]
MOST_SECONDS = 10_000_000
"""What was refused may have any value; more than these are not told apart."""


class CommandWords(NamedTuple):
    """`table` is None where the command names none; `detail` may name players."""

    what: str
    detail: str
    table: int | None


def command_words(command: Command) -> CommandWords:
    """Return what the command would do, as the timeline says what happened."""
    event = event_like(command)
    table = getattr(command, "table", None) or getattr(event, "table", None)
    return CommandWords(event_words(event), detail_words(event), table or None)


def event_like(command: Command) -> Event:
    """Return an event as the command would bring about, as far as its words need it."""
    if isinstance(command, RecordForPlayer):
        return event_like(command.penalty)
    return EVENTS[type(command)](command)


def _like(kind: type[Event], **more: object) -> _Event:
    """Return a function that makes such an event of the values that a command has of it; those that
    only a decision knows are `more`, and may be left out where the words don't name them."""

    def made(command: Command) -> Event:
        given = msgspec.structs.asdict(command)
        return kind(**{**more, **dict(_fitting(kind, given))})

    return made


def _fitting(kind: type[Event], given: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """The fields that an event of the kind has, without those left open or named by an id."""
    for name in kind.__struct_fields__:
        value = given.get(name)
        if value is not None and not name.startswith("round"):
            yield name, value


def _milliseconds(seconds: float) -> int:
    return round(min(max(seconds, -MOST_SECONDS), MOST_SECONDS) * SECOND)


def _round_started(command: clock.StartRound) -> Event:
    return clock_events.RoundStarted(command.clock, command.round or 0, None, command.kind)


def _draft_started(command: clock.StartDraft) -> Event:
    return clock_events.RoundStarted(command.clock, 0, None, command.clock)


def _granted(command: clock.GrantExtension) -> Event:
    by = _milliseconds(command.seconds)
    return clock_events.ExtensionGranted(command.clock, command.table, by, command.reason)


def _corrected(command: clock.CorrectClock) -> Event:
    by = _milliseconds(command.seconds)
    return clock_events.ClockCorrected(command.clock, by, command.reason)


def _set(command: clock.SetClock) -> Event:
    remaining = _milliseconds(command.remaining_seconds or 0)
    return clock_events.ClockCorrected(command.clock, 0, command.reason, remaining=remaining)


def _pairings(command: setup.TakePairings) -> Event:
    return setup_events.PairingsTaken(command.clock, command.round, command.tables, command.byes)


def _undone(command: history.TakeBack) -> Event:
    return history.StepsTakenBack((command.step,), command.reason)


def _put_back(command: history.PutBack) -> Event:
    return history.StepsPutBack((command.step,), command.reason)


EVENTS: Mapping[type[Command], _Event] = {
    clock.StartRound: _round_started,
    clock.StartDraft: _draft_started,
    clock.GoToStep: _like(clock_events.ClockCorrected, by=0),
    clock.PauseClock: _like(clock_events.ClockPaused),
    clock.ResumeClock: _like(clock_events.ClockResumed),
    clock.CorrectClock: _corrected,
    clock.SetClock: _set,
    clock.FollowComputerClock: lambda command: clock_events.ComputerClockFollowed(
        _milliseconds(command.seconds)
    ),
    clock.PauseAll: _like(clock_events.AllClocksPaused, rounds=()),
    clock.ResumeAll: _like(clock_events.AllClocksResumed, rounds=()),
    clock.EndRound: _like(clock_events.RoundEnded),
    clock.GrantExtension: _granted,
    clock.TellTable: _like(clock_events.TableTold),
    clock.CallSlowPlay: _like(clock_events.SlowPlayCalled, turns=0),
    clock.StartTurns: _like(clock_events.TurnsStarted),
    clock.NextTurn: _like(clock_events.TurnTaken),
    clock.ExtraTurn: _like(clock_events.TurnTaken, extra=True),
    clock.FinishTable: _like(clock_events.TableFinished),
    clock.StillPlaying: lambda command: clock_events.PlayingTablesReported(
        command.clock, command.tables, ()
    ),
    clock.SeatJudge: _like(clock_events.JudgeSeated),
    calls.OpenCall: _like(call_events.CallOpened),
    calls.ChangeCall: _like(call_events.CallChanged, call="", reason=""),
    calls.CloseCall: lambda command: call_events.CallClosed("", note=command.note),
    calls.DraftAppeal: _like(call_events.AppealDrafted),
    calls.OpenAppeal: _like(call_events.AppealOpened),
    calls.AmendAppeal: _like(call_events.AppealAmended, table=0),
    calls.DecideAppeal: _like(call_events.AppealDecided, appeal=""),
    checks.StartDeckCheck: _like(check_events.DeckCheckStarted),
    checks.ChangeDeckCheck: _like(check_events.DeckCheckChanged),
    checks.TickDeck: _like(check_events.DeckTicked),
    checks.MarkChecklist: _like(check_events.ChecklistMarked),
    checks.SetChecklist: _like(check_events.ChecklistSet),
    checks.TakeDecklists: _like(check_events.DecklistsTaken),
    checks.DropDecklist: _like(check_events.DecklistDropped),
    checks.KeepStandings: _like(check_events.StandingsKept),
    checks.TakePools: _like(check_events.PoolsTaken),
    checks.DropPool: _like(check_events.PoolDropped),
    checks.FinishDeckCheck: lambda _: check_events.DeckCheckFinished(""),
    ReturnDecks: lambda _: check_events.DeckCheckFinished(""),
    IssuePenalty: _like(PenaltyIssued),
    CorrectPenalty: _like(PenaltyCorrected, player="", infraction="", penalty=""),
    players.SamePlayer: _like(player_events.PlayersJoined),
    players.OtherPlayer: _like(player_events.PlayerToldApart),
    setup.CreateTournament: _like(setup_events.TournamentCreated),
    setup.ChangeTournament: _like(setup_events.TournamentChanged),
    setup.TakePairings: _pairings,
    setup.ShowMessage: _like(setup_events.MessageShown),
    setup.Note: _like(setup_events.NoteWritten),
    team.BeginEpoch: _like(team_events.EpochBegun),
    team.LetIn: _like(team_events.DeviceLetIn),
    team.ChangeRoles: _like(team_events.RolesChanged),
    team.RevokeDevice: _like(team_events.DeviceRevoked),
    team.SettleSetAside: _like(team_events.SetAsideSettled),
    history.TakeBack: _undone,
    history.PutBack: _put_back,
    history.Amend: lambda command: history.StepAmended(command.step, ()),
}
