"""Commands that record what the panel says."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime

from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import decide
from judgekit.ui.infractions.recording.draft import Draft
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.views.infractions.considering import Case


class CameOf(NamedTuple):
    """The deck check that a penalty comes of, with its table and the infraction to consider; the
    check goes on, whatever is recorded."""

    check: str = ""
    table: int | None = None
    infraction: str = ""


def penalty_command(
    case: Case, draft: Draft, day: str, came_of: CameOf | None = None
) -> IssuePenalty:
    """Return the command for one player. It names the deck check if it is about the same table and
    infraction."""
    is_of_check = came_of is not None and came_of[1:] == (draft.table, case.entry.id)
    return IssuePenalty(
        player=draft.player,
        infraction=case.entry.id,
        penalty=draft.penalty,
        table=draft.table,
        round=draft.round or None,
        comment=draft.comment,
        judge=draft.judge,
        head_judge=draft.head_judge,
        day=day,
        edition=case.edition.value,
        policy=draft.policy,
        deviation=draft.deviation,
        circumstances=tuple(sorted(case.held)),
        answers=case.answers,
        check=came_of.check if came_of is not None and is_of_check else "",
        late_seconds=(case.late or 0) / SECOND,
    )


def recorded_by(bridge: EngineBridge, command: IssuePenalty, form: Hashable) -> tuple[Event, ...]:
    """Return what the command would record now, with the time or the turns for its table; nothing
    if it would be refused. `form` is the input that it comes of."""
    at = bridge.now() or QDateTime.currentMSecsSinceEpoch()
    events = decide(bridge.foreseen_state(form), command, at)
    return () if isinstance(events, Refusal) else events


def one_step(
    penalties: Sequence[IssuePenalty], answer: SamePlayer | OtherPlayer | None, now: Moment
) -> Command:
    """Return a command that records all of them in one step; the answer is about the first one's
    player."""
    first, *others = penalties
    recorded = RecordForPlayer(first, answer) if answer is not None else first
    if not others:
        return recorded
    return Together(tuple(Dated(now, each) for each in (recorded, *others)))
