"""Who in a team may give which command. An event without a team knows no roles: all is allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.domain.calls import commands as calls
from judgekit.domain.clock import commands as clock
from judgekit.domain.deck_checks import commands as checks
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.setup import commands as setup
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team import commands as team
from judgekit.domain.team.roles import TeamRole
from judgekit.domain.team.state import HasTeam

ANY_JUDGE = frozenset(
    (
        calls.OpenCall,
        calls.ChangeCall,
        calls.CloseCall,
        calls.DraftAppeal,
        calls.OpenAppeal,
        calls.AmendAppeal,
        clock.GrantExtension,
        clock.TellTable,
        clock.CallSlowPlay,
        clock.StartTurns,
        clock.NextTurn,
        clock.ExtraTurn,
        clock.FinishTable,
        clock.SeatJudge,
        checks.StartDeckCheck,
        checks.ChangeDeckCheck,
        checks.TickDeck,
        checks.MarkChecklist,
        checks.SetChecklist,
        checks.FinishDeckCheck,
        checks.TakeDecklists,
        checks.DropDecklist,
        checks.TakePools,
        checks.DropPool,
        ReturnDecks,
        IssuePenalty,
        CorrectPenalty,
        RecordForPlayer,
        SamePlayer,
        OtherPlayer,
        setup.Note,
        team.BeginEpoch,
        team.SettleSetAside,
    )
)
SCOREKEEPER: frozenset[type[Command]] = frozenset(
    (
        clock.StartRound,
        clock.StartDraft,
        clock.GoToStep,
        clock.PauseClock,
        clock.ResumeClock,
        clock.CorrectClock,
        clock.SetClock,
        clock.PauseAll,
        clock.ResumeAll,
        clock.StillPlaying,
        clock.EndRound,
        setup.CreateTournament,
        setup.ChangeTournament,
        setup.TakePairings,
        setup.ShowMessage,
        checks.KeepStandings,
        team.LetIn,
        team.RevokeDevice,
        team.ChangeRoles,
    )
)
"""And the head judge."""
HEAD_JUDGE: frozenset[type[Command]] = frozenset((calls.DecideAppeal,))
NOBODY: frozenset[type[Command]] = frozenset((clock.FollowComputerClock,))
"""A shared event goes by the hub's time."""

_WHO: Mapping[TeamRole, tuple[TeamRole, ...]] = {
    TeamRole.SCOREKEEPER: (TeamRole.SCOREKEEPER, TeamRole.HEAD_JUDGE),
    TeamRole.HEAD_JUDGE: (TeamRole.HEAD_JUDGE,),
}


def not_permitted(state: HasTeam, command: Command, device: str) -> Refusal | None:
    """The refusal of a command that the person at this device may not give."""
    if not state.team.is_there:
        return None
    if state.team.taking_part(device) is None:
        return Refusal(RefusalCode.NOT_LET_IN)
    if type(command) in NOBODY:
        return Refusal(RefusalCode.NOT_WHILE_SHARED)
    if isinstance(command, team.BeginEpoch) and command.device != device:
        return Refusal(RefusalCode.NOT_LET_IN)
    needed = _role_for(state, command)
    if needed is None or state.team.has(device, *_WHO[needed]):
        return None
    return Refusal(RefusalCode.NOT_YOUR_ROLE, {"role": needed.value})


def _role_for(state: HasTeam, command: Command) -> TeamRole | None:
    """The role that a command needs, None for any judge's."""
    if type(command) in HEAD_JUDGE or any(map(_disqualifies, _penalties_in(command))):
        return TeamRole.HEAD_JUDGE
    if isinstance(command, team.LetIn | team.ChangeRoles) and TeamRole.HEAD_JUDGE in command.roles:
        # Whoever is hub without a head judge can make the first one.
        return TeamRole.HEAD_JUDGE if state.team.is_led() else TeamRole.SCOREKEEPER
    return TeamRole.SCOREKEEPER if type(command) in SCOREKEEPER else None


def _disqualifies(penalty: IssuePenalty | CorrectPenalty) -> bool:
    return penalty.penalty == Penalty.DISQUALIFICATION


def _penalties_in(command: Command) -> Iterator[IssuePenalty | CorrectPenalty]:
    if isinstance(command, IssuePenalty | CorrectPenalty):
        yield command
    elif isinstance(command, ReturnDecks):
        yield from command.penalties
    elif isinstance(command, RecordForPlayer):
        yield from _penalties_in(command.penalty)
