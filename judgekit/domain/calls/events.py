"""What happens to calls."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class CallOpened(Event, frozen=True):
    """A judge is called to a table, or stops its play. `counts` is False where that was at or after
    its deadline; `clock` is empty where no round was in progress."""

    call: int
    table: int
    reason: str
    clock: str = ""
    round: int = 0
    counts: bool = False
    judge: str = ""


class CallChanged(Event, frozen=True):
    """What an open call is about, or who takes it, turned out otherwise."""

    call: int
    reason: str
    judge: str = ""
    note: str = ""


class CallClosed(Event, frozen=True):
    """Play goes on. `due` is what the table was told it gets for it, in milliseconds."""

    call: int
    due: int = 0
    note: str = ""


class AppealOpened(Event, frozen=True):
    """A player appeals to the head judge: the facts, what the floor judge ruled, what the player
    objects to."""

    appeal: int
    table: int
    clock: str = ""
    round: int = 0
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""


class AppealDecided(Event, frozen=True):
    """The head judge has ruled; `outcome` is one of `Outcome`'s values."""

    appeal: int
    outcome: str
    head_judge: str = ""
