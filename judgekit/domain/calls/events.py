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


class AppealDrafted(Event, frozen=True):
    """What is written down of an appeal while the floor judge's ruling of this call is not
    complete; the latest draft of a call stands for those before it."""

    call: int
    facts: str = ""
    disputed: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    player: str = ""
    infraction: str = ""


class AppealOpened(Event, frozen=True):
    """A player appeals to the head judge: the facts that all agree on and those in dispute, what
    the floor judge ruled, what the player objects to.

    `call` is the number of the call that it comes from, 0 where there was none; `infraction` is the
    id of the infraction in question, empty where there is none.
    """

    appeal: int
    table: int
    clock: str = ""
    round: int = 0
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    disputed: str = ""
    player: str = ""
    infraction: str = ""
    call: int = 0


class AppealAmended(AppealOpened, frozen=True):
    """All that is written down of the appeal of that number, as it is from now on."""


class AppealDecided(Event, frozen=True):
    """The head judge has ruled; `outcome` is one of `Outcome`'s values. `deviation` says why policy
    was departed from, empty where it was not; `minutes` is how long the appeal took, None where
    that is what lies between its two events."""

    appeal: int
    outcome: str
    head_judge: str = ""
    reason: str = ""
    deviation: str = ""
    minutes: float | None = None
