"""What happens to clocks and to the tables that play by them. Durations are milliseconds."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class RoundStarted(Event, frozen=True):
    """`limit` is None for a round without a time limit; `kind` is a `RoundKind`'s value; a draft
    names its schedule (`booster`) and the cards in a pack."""

    clock: str
    round: int
    limit: int | None
    kind: str = "round"
    single_elimination: bool = False
    draft: str = ""
    cards: int = 0


class ClockPaused(Event, frozen=True):
    """The whole clock stands still."""

    clock: str


class ClockResumed(Event, frozen=True):
    """It runs on."""

    clock: str


class ClockCorrected(Event, frozen=True):
    """The round ends so much later, earlier below zero."""

    clock: str
    by: int
    reason: str = ""


class RoundEnded(Event, frozen=True):
    """The round is over, whatever the clock reads."""

    clock: str


class ExtensionGranted(Event, frozen=True):
    """A manual extension; below zero it takes time back."""

    clock: str
    table: int
    by: int
    reason: str = ""


class SlowPlayCalled(Event, frozen=True):
    """A Slow Play penalty; `turns` is what it adds: 2, or 0 at a table already in its additional
    turns (IPG 3.3)."""

    clock: str
    table: int
    turns: int
    player: str = ""


class TurnsStarted(Event, frozen=True):
    """Time is over at the table: the current turn is turn 0, and it is that of the player in
    `seat` (0 or 1, as paired)."""

    clock: str
    table: int
    seat: int = 0


class TurnTaken(Event, frozen=True):
    """The next additional turn began: the other player's, or `extra`, the same one's again."""

    clock: str
    table: int
    extra: bool = False


class TableFinished(Event, frozen=True):
    """The match at the table is over."""

    clock: str
    table: int


class JudgeSeated(Event, frozen=True):
    """A judge sits at the table; nobody does where `judge` is empty."""

    clock: str
    table: int
    judge: str
