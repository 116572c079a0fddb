"""Events of clocks and of the tables that play by them. Durations are in milliseconds.

`round_id` is the id of the `RoundStarted` whose round an event belongs to, empty if there is none.
"""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class RoundStarted(Event, frozen=True):
    """A round started.

    `id` is the event's own, by which the round is known; it is empty until the event is recorded.
    `limit` is None for a round without a time limit; `kind` is a `RoundKind` value; a draft names
    its schedule (`booster`) and the cards in a pack.
    """

    clock: str
    round: int
    limit: int | None
    kind: str = "round"
    single_elimination: bool = False
    draft: str = ""
    cards: int = 0
    id: str = ""


class ClockPaused(Event, frozen=True):
    """The whole clock was paused."""

    clock: str
    round_id: str = ""


class ClockResumed(Event, frozen=True):
    """The clock was resumed."""

    clock: str
    round_id: str = ""


class ClockCorrected(Event, frozen=True):
    """The end of the round moved by `by`; below zero it is earlier."""

    clock: str
    by: int
    reason: str = ""
    round_id: str = ""


class ComputerClockFollowed(Event, frozen=True):
    """The event's time of day moved by `by`, below zero back, to that of the computer's clock.

    What remains on every clock stays. Instants entered from then on are by the moved time.
    """

    by: int


class RoundEnded(Event, frozen=True):
    """The round ended, whatever the clock reads."""

    clock: str
    round_id: str = ""


class ExtensionGranted(Event, frozen=True):
    """A manual extension was granted; below zero it was taken back.

    `told` is the reading of the round clock at which the table was told to go to turns, None if it
    was told none: while its deadline is held, or where another event of the step has it.
    """

    clock: str
    table: int
    by: int
    reason: str = ""
    round_id: str = ""
    told: int | None = None


class TableTold(Event, frozen=True):
    """The table was told again until when it plays; `told` as in `ExtensionGranted`."""

    clock: str
    table: int
    told: int | None = None
    round_id: str = ""


class SlowPlayCalled(Event, frozen=True):
    """A Slow Play penalty was given.

    `turns` is how many it adds: 2, or 0 at a table already in its additional turns (IPG 3.3).
    """

    clock: str
    table: int
    turns: int
    player: str = ""
    round_id: str = ""


class TurnsStarted(Event, frozen=True):
    """Additional turns started at a table.

    The current turn is turn 0, taken by the player in `seat` (0 or 1, as paired).
    """

    clock: str
    table: int
    seat: int = 0
    round_id: str = ""


class TurnTaken(Event, frozen=True):
    """The next additional turn began: the other player's or, with `extra`, the same one's again."""

    clock: str
    table: int
    extra: bool = False
    round_id: str = ""


class TableFinished(Event, frozen=True):
    """The match at the table ended."""

    clock: str
    table: int
    round_id: str = ""


class JudgeSeated(Event, frozen=True):
    """A judge was seated at the table; nobody is if `judge` is empty."""

    clock: str
    table: int
    judge: str
    round_id: str = ""
