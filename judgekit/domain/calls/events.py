"""Events of calls and appeals.

A call and an appeal are known by the id of the event that opened them, which is empty until that
event is recorded. `clock`, `round` and `round_id` are empty if no round was in progress.
"""

from __future__ import annotations

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose, StaffName


class CallOpened(Event, frozen=True):
    """A judge was called to a table, or stopped its play.

    `counts` is False at or after the table's deadline.
    """

    table: int
    reason: Code
    clock: Code = ""
    round: int = 0
    counts: bool = False
    judge: StaffName = ""
    round_id: Code = ""
    id: Code = ""


class CallChanged(Event, frozen=True):
    """The reason, judge or note of an open call changed."""

    call: Code
    reason: Code
    judge: StaffName = ""
    note: NoteText = ""


class CallClosed(Event, frozen=True):
    """A call was closed and play resumed.

    `due` is the extension that it gives the table, in milliseconds: what it gives now, once the
    call is put right. `told` is the reading of the round clock at which the table was told to go to
    turns, in milliseconds; None if it was told none (without a time limit or a round in progress,
    while something else still interrupts the table) or if that isn't known.
    """

    call: Code
    due: int = 0
    note: NoteText = ""
    told: int | None = None


class AppealDrafted(Event, frozen=True):
    """Draft of an appeal, before the floor judge's ruling of this call is complete.

    The latest draft of a call replaces the earlier ones.
    """

    call: Code
    facts: Prose = ""
    disputed: Prose = ""
    ruling: Prose = ""
    objection: Prose = ""
    floor_judge: StaffName = ""
    player: PlayerName = ""
    infraction: Code = ""


class AppealOpened(Event, frozen=True):
    """A player appealed to the head judge.

    Holds the agreed facts, those in dispute, the floor judge's ruling and the player's objection.
    `call` is the id of the call it comes from, empty if there was none; `infraction` is the id of
    the infraction in question, empty if there is none.
    """

    table: int
    clock: Code = ""
    round: int = 0
    facts: Prose = ""
    ruling: Prose = ""
    objection: Prose = ""
    floor_judge: StaffName = ""
    disputed: Prose = ""
    player: PlayerName = ""
    infraction: Code = ""
    call: Code = ""
    round_id: Code = ""
    id: Code = ""


class AppealAmended(AppealOpened, frozen=True):
    """An appeal was amended; all fields hold their new values, and `id` is the appeal's."""


class AppealDecided(Event, frozen=True):
    """The head judge ruled; `outcome` is an `Outcome` value.

    `ruling` is what holds now instead of the floor judge's ruling, empty if that stands.
    `deviation` gives the reason for a deviation, empty if there was none. `minutes` is how long the
    appeal took, None if that is the time between its two events.
    """

    appeal: Code
    outcome: Code
    head_judge: StaffName = ""
    reason: Prose = ""
    deviation: Prose = ""
    minutes: float | None = None
    ruling: Prose = ""
