"""Commands that say again what an event of somebody else says already: two judges close one call,
two pause the clock, two open a call for the same reason.

Commands are as resolved: with the ids of what they were found to mean. What has more to say than
the event (another extension, a note, findings) is not the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgekit.domain.calls import commands as calls
from judgekit.domain.calls import events as called
from judgekit.domain.clock import commands as clock
from judgekit.domain.clock import events as clocked
from judgekit.domain.deck_checks import commands as checks
from judgekit.domain.deck_checks import events as checked
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import PutBack, StepsPutBack, StepsTakenBack, TakeBack
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.team import commands as team
from judgekit.domain.team import events as teamed

Same = Callable[[Any, Any], bool]
"""Called with a command and an event of the kinds that stand beside it."""


def says_the_same(command: Command, event: Event) -> bool:
    """Whether a command wants nothing but what an event says."""
    known = _SAME.get(type(command))
    return any(isinstance(event, kind) and is_same(command, event) for kind, is_same in known or ())


def _equal(**fields: str) -> Same:
    """Whether these fields of the command equal those of the event."""

    def is_same(command: Command, event: Event) -> bool:
        return all(getattr(command, own) == getattr(event, its) for own, its in fields.items())

    return is_same


def _names_one_of(own: str, its: str) -> Same:
    """Whether a field of the command is one of those that a field of the event has."""

    def is_same(command: Command, event: Event) -> bool:
        return getattr(command, own) in getattr(event, its)

    return is_same


AT_THE_SAME_TABLE = _equal(table="table", round="round_id")
OF_THE_SAME_ROUND = _equal(round="round_id")


def _same_call(command: calls.OpenCall, event: called.CallOpened) -> bool:
    asked = (command.table, command.reason, command.round or "")
    return asked == (event.table, event.reason, event.round_id) and command.judge in (
        "",
        event.judge,
    )


def _same_end(command: calls.CloseCall, event: called.CallClosed) -> bool:
    has_more = command.seconds is not None or command.note not in ("", event.note)
    return command.number == event.call and not has_more


def _same_round(command: clock.StartRound, event: clocked.RoundStarted) -> bool:
    limit = None if command.minutes is None else round(command.minutes * MINUTE)
    asked = (command.clock, command.round, limit, command.kind, command.single_elimination)
    return asked == (event.clock, event.round, event.limit, event.kind, event.single_elimination)


def _same_turns(command: clock.StartTurns, event: clocked.TurnsStarted) -> bool:
    return AT_THE_SAME_TABLE(command, event) and command.seat == event.seat


def _done_with_others(command: clock.FinishTable, event: clocked.PlayingTablesReported) -> bool:
    return command.table in event.done and command.round == event.round_id


def _same_check(command: checks.StartDeckCheck, event: checked.DeckCheckStarted) -> bool:
    return AT_THE_SAME_TABLE(command, event) and command.decks == event.decks


def _same_check_end(command: checks.FinishDeckCheck, event: checked.DeckCheckFinished) -> bool:
    has_more = command.findings or command.partial is not event.partial
    return (
        command.check == event.check and not has_more and command.checked in (None, event.checked)
    )


def _same_ruling(command: calls.DecideAppeal, event: called.AppealDecided) -> bool:
    told = (command.number, command.outcome, command.ruling.strip(), command.deviation.strip())
    return told == (event.appeal, event.outcome, event.ruling, event.deviation)


def _always(command: Command, event: Event) -> bool:
    del command, event
    return True


_SAME: Mapping[type[Command], tuple[tuple[type[Event], Same], ...]] = {
    calls.OpenCall: ((called.CallOpened, _same_call),),
    calls.CloseCall: ((called.CallClosed, _same_end),),
    calls.DecideAppeal: ((called.AppealDecided, _same_ruling),),
    clock.StartRound: ((clocked.RoundStarted, _same_round),),
    clock.PauseClock: (
        (clocked.ClockPaused, OF_THE_SAME_ROUND),
        (clocked.AllClocksPaused, _names_one_of("round", "rounds")),
    ),
    clock.ResumeClock: (
        (clocked.ClockResumed, OF_THE_SAME_ROUND),
        (clocked.AllClocksResumed, _names_one_of("round", "rounds")),
    ),
    clock.PauseAll: ((clocked.AllClocksPaused, _always),),
    clock.ResumeAll: ((clocked.AllClocksResumed, _always),),
    clock.EndRound: ((clocked.RoundEnded, OF_THE_SAME_ROUND),),
    clock.FinishTable: (
        (clocked.TableFinished, AT_THE_SAME_TABLE),
        (clocked.PlayingTablesReported, _done_with_others),
    ),
    clock.StartTurns: ((clocked.TurnsStarted, _same_turns),),
    checks.StartDeckCheck: ((checked.DeckCheckStarted, _same_check),),
    checks.FinishDeckCheck: ((checked.DeckCheckFinished, _same_check_end),),
    TakeBack: ((StepsTakenBack, _names_one_of("step", "steps")),),
    PutBack: ((StepsPutBack, _names_one_of("step", "steps")),),
    team.LetIn: ((teamed.DeviceLetIn, _equal(device="device")),),
    team.RevokeDevice: ((teamed.DeviceRevoked, _equal(device="device")),),
    team.SettleSetAside: ((teamed.SetAsideSettled, _equal(step="step", done="done")),),
}
