"""Appeals of the tournament, from the player's objection to the head judge's ruling."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.calls.commands import AmendAppeal, DecideAppeal, DraftAppeal, OpenAppeal
from judgekit.domain.calls.decide import no_open_call
from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
)
from judgekit.domain.calls.state import Call, Calls, HasCalls
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.numbered import Numbered, is_named, number_in
from judgekit.domain.shared.refusal import Refusal, RefusalCode

LONGEST_APPEAL = 24 * 60
"""In minutes."""


class Outcome(StrEnum):
    """What became of the floor judge's ruling."""

    UPHELD = "upheld"
    OVERTURNED = "overturned"
    PENALTY_CHANGED = "penalty-changed"
    REMEDY_CHANGED = "remedy-changed"


class Appeal(msgspec.Struct, gc=False):
    """One appeal; `decided` and `verdict` are None until the head judge has ruled."""

    asked: AppealOpened
    opened: Moment
    decided: Moment | None = None
    verdict: AppealDecided | None = None
    number: int = 0

    @property
    def id(self) -> str:
        """The id of the event that opened it."""
        return self.asked.id

    @property
    def outcome(self) -> str:
        """An `Outcome`'s value, empty until the head judge has ruled."""
        return self.verdict.outcome if self.verdict else ""

    @property
    def head_judge(self) -> str:
        """Name of the judge who ruled on it."""
        return self.verdict.head_judge if self.verdict else ""

    @property
    def took(self) -> int | None:
        """How long it took, in milliseconds; None until the head judge has ruled."""
        if self.verdict is None or self.decided is None:
            return None
        minutes = self.verdict.minutes
        if minutes is None:
            return self.decided - self.opened
        return round(max(0, min(minutes, LONGEST_APPEAL)) * MINUTE)


class Appeals(msgspec.Struct):
    """All appeals in the order of entry, and the drafts by the ids of their calls."""

    entered: Numbered[Appeal] = msgspec.field(default_factory=Numbered)
    drafts: dict[str, AppealDrafted] = {}

    def open_at(self, table: int, clock: str = "") -> Appeal | None:
        """The table's undecided appeal; an empty `clock` matches any clock."""
        for appeal in reversed(self.entered.by_id.values()):
            asked = appeal.asked
            same_clock = not clock or asked.clock == clock
            if appeal.decided is None and asked.table == table and same_clock:
                return appeal
        return None

    def of_call(self, call: str) -> Appeal | None:
        """The latest appeal that came from the call of that id."""
        newest_first = reversed(self.entered.by_id.values())
        found = (each for each in newest_first if each.asked.call == call)
        return next(found, None) if call else None


class HasAppeals(HasCalls, Protocol):
    """A state that has calls and appeals."""

    appeals: Appeals


def decide_draft(state: HasAppeals, command: DraftAppeal, at: Moment) -> AppealDrafted | Refusal:
    """Save an appeal's draft until the floor judge's ruling is complete."""
    del at
    call = state.calls.entered.find(command.call)
    if call is None:
        return no_open_call(0)
    return AppealDrafted(**{**msgspec.structs.asdict(command), "call": call.id})


def appealed_call(calls: Calls, command: OpenAppeal) -> Call | Refusal | None:
    """The call that the command names, None if it names none."""
    if not is_named(command.call):
        return None
    call = calls.entered.find(command.call)
    if call is None or command.table not in (0, call.table):
        return no_open_call(command.table)
    return call


def decide_open_appeal(command: OpenAppeal, place: Call | TableInRound) -> AppealOpened | Refusal:
    """Open the appeal in the round of its call or, without a call, where its table was found."""
    if not command.ruling.strip():
        return Refusal(RefusalCode.RULING_NOT_COMPLETE, {"table": place.table})
    return AppealOpened(
        place.table,
        place.clock,
        place.round,
        command.facts,
        command.ruling,
        command.objection,
        command.floor_judge,
        command.disputed,
        command.player,
        command.infraction,
        place.id if isinstance(place, Call) else "",
        place.round_id,
    )


def decide_amendment(
    state: HasAppeals, command: AmendAppeal, at: Moment
) -> AppealAmended | Refusal:
    """Amend an appeal; fields that are None keep their value."""
    del at
    appeal = state.appeals.entered.find(command.number)
    if appeal is None:
        return _no_such_appeal(command.number)
    said = msgspec.structs.asdict(command)
    del said["number"]
    anew = {field: value for field, value in said.items() if value is not None}
    event = AppealAmended(**{**msgspec.structs.asdict(appeal.asked), **anew})
    if not event.ruling.strip():
        return Refusal(RefusalCode.RULING_NOT_COMPLETE, {"table": event.table})
    return event


def decide_outcome(state: HasAppeals, command: DecideAppeal, at: Moment) -> AppealDecided | Refusal:
    """Record the head judge's ruling on the table's undecided appeal."""
    del at
    outcome = command.outcome.strip().lower().replace(" ", "-")
    if outcome not in list(Outcome):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "outcome"})
    if command.minutes is not None and not 0 <= command.minutes <= LONGEST_APPEAL:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "minutes"})
    appeal = _appeal_to_decide(state.appeals, command)
    if isinstance(appeal, Refusal):
        return appeal
    return AppealDecided(
        appeal.id,
        outcome,
        command.head_judge.strip(),
        command.reason,
        command.deviation.strip(),
        command.minutes,
        command.ruling.strip(),
    )


def _appeal_to_decide(appeals: Appeals, command: DecideAppeal) -> Appeal | Refusal:
    """Find the named appeal, else the undecided one of the table."""
    if not is_named(command.number) and not command.table:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
    if is_named(command.number):
        appeal = appeals.entered.find(command.number)
    else:
        appeal = appeals.open_at(command.table, command.clock)
    if appeal is None or command.table not in (0, appeal.asked.table):
        return Refusal(RefusalCode.NO_OPEN_APPEAL, {"table": command.table})
    return appeal


def call_obstacle(
    state: HasAppeals, event: AppealDrafted | AppealOpened, at: Moment
) -> Refusal | None:
    """Refuse if the call doesn't exist."""
    del at
    is_lost = bool(event.call) and event.call not in state.calls.entered
    table = event.table if isinstance(event, AppealOpened) else 0
    return no_open_call(table) if is_lost else None


def open_obstacle(state: HasAppeals, event: AppealOpened, at: Moment) -> Refusal | None:
    """Refuse a second open appeal at a table."""
    if state.appeals.open_at(event.table, event.clock) is not None:
        return Refusal(RefusalCode.APPEAL_ALREADY_OPEN, {"table": event.table})
    return call_obstacle(state, event, at)


def amendment_obstacle(state: HasAppeals, event: AppealAmended, at: Moment) -> Refusal | None:
    """Refuse to amend an appeal that doesn't exist."""
    if event.id not in state.appeals.entered:
        return _no_such_appeal(event.id)
    return call_obstacle(state, event, at)


def outcome_obstacle(state: HasAppeals, event: AppealDecided, at: Moment) -> Refusal | None:
    """Refuse to decide an appeal twice."""
    del at
    appeal = state.appeals.entered.by_id.get(event.appeal)
    if appeal is None or appeal.decided is not None:
        table = appeal.asked.table if appeal else 0
        return Refusal(RefusalCode.NO_OPEN_APPEAL, {"table": table})
    return None


def _no_such_appeal(name: int | str) -> Refusal:
    number = number_in(name)
    values: dict[str, str | int] = {} if number is None else {"number": number}
    return Refusal(RefusalCode.NO_SUCH_APPEAL, values)


def keep_draft(state: HasAppeals, event: AppealDrafted, at: Moment, author: str) -> None:
    """Replace the call's earlier draft."""
    del at, author
    state.appeals.drafts[event.call] = event


def open_appeal(state: HasAppeals, event: AppealOpened, at: Moment, author: str) -> None:
    """Add the appeal, undecided, and remove its draft."""
    del author
    state.appeals.entered.add(Appeal(event, at), state.entry_order)
    state.appeals.drafts.pop(event.call, None)


def amend_appeal(state: HasAppeals, event: AppealAmended, at: Moment, author: str) -> None:
    """Replace the appeal's contents."""
    del at, author
    appeal = state.appeals.entered.by_id.get(event.id)
    if appeal is not None:
        appeal.asked = event


def decide_appeal(state: HasAppeals, event: AppealDecided, at: Moment, author: str) -> None:
    """Store the head judge's ruling."""
    del author
    appeal = state.appeals.entered.by_id.get(event.appeal)
    if appeal is not None and appeal.decided is None:
        appeal.decided, appeal.verdict = at, event
