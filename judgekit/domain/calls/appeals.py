"""The appeals of the day: from what a player objects to, to what the head judge ruled."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.calls.commands import DecideAppeal, OpenAppeal
from judgekit.domain.calls.events import AppealDecided, AppealOpened
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import Place
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode


class Outcome(StrEnum):
    """What became of the floor judge's ruling."""

    UPHELD = "upheld"
    OVERTURNED = "overturned"
    PENALTY_CHANGED = "penalty-changed"
    FIX_CHANGED = "fix-changed"


class Appeal(msgspec.Struct):
    """One appeal; `decided` is None until the head judge has ruled."""

    asked: AppealOpened
    opened: Moment
    decided: Moment | None = None
    outcome: str = ""
    head_judge: str = ""


class Appeals(msgspec.Struct):
    """All appeals by number, in the order in which they were made."""

    by_number: dict[int, Appeal] = {}
    last_number: int = 0

    def open_at(self, table: int, clock: str = "") -> Appeal | None:
        """The table's appeal that waits for the head judge; any clock where none is named."""
        for appeal in reversed(self.by_number.values()):
            asked = appeal.asked
            same_clock = not clock or asked.clock == clock
            if appeal.decided is None and asked.table == table and same_clock:
                return appeal
        return None


def decide_open_appeal(appeals: Appeals, command: OpenAppeal, place: Place) -> AppealOpened:
    """The appeal at the place where its table was found."""
    return AppealOpened(
        appeals.last_number + 1,
        command.table,
        place.clock,
        place.round,
        command.facts,
        command.ruling,
        command.objection,
        command.floor_judge,
    )


def decide_outcome(appeals: Appeals, command: DecideAppeal) -> AppealDecided | Refusal:
    """What the head judge ruled on the appeal that waits at the table."""
    outcome = command.outcome.strip().lower().replace(" ", "-")
    if outcome not in list(Outcome):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "outcome"})
    appeal = appeals.open_at(command.table, command.clock)
    if appeal is None:
        return Refusal(RefusalCode.NO_OPEN_APPEAL, {"table": command.table})
    return AppealDecided(appeal.asked.appeal, outcome, command.head_judge)


def appeal_obstacle(appeals: Appeals, event: Event) -> Refusal | None:
    """Why this event can't happen to the appeals, if it can't."""
    if isinstance(event, AppealOpened):
        if appeals.open_at(event.table, event.clock) is not None:
            return Refusal(RefusalCode.APPEAL_ALREADY_OPEN, {"table": event.table})
        return None
    if isinstance(event, AppealDecided):
        appeal = appeals.by_number.get(event.appeal)
        if appeal is None or appeal.decided is not None:
            table = appeal.asked.table if appeal else 0
            return Refusal(RefusalCode.NO_OPEN_APPEAL, {"table": table})
    return None


def open_appeal(appeals: Appeals, event: AppealOpened, at: Moment) -> None:
    """It waits for the head judge."""
    appeals.by_number[event.appeal] = Appeal(event, at)
    appeals.last_number = event.appeal


def decide_appeal(appeals: Appeals, event: AppealDecided, at: Moment) -> None:
    """It is settled."""
    appeal = appeals.by_number[event.appeal]
    appeal.decided, appeal.outcome, appeal.head_judge = at, event.outcome, event.head_judge
