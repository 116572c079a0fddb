"""Events of clocks and of the tables that play by them. Durations are in milliseconds.

`round_id` is the id of the `RoundStarted` whose round an event belongs to, empty if there is none.
"""

from __future__ import annotations

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import Code, PlayerName, Prose, StaffName


class RoundStarted(Event, frozen=True):
    """A round started.

    `id` is the event's own, by which the round is known; it is empty until the event is recorded.
    `limit` is None for a round without a time limit; `kind` is a `RoundKind` value; a draft names
    its schedule (`booster`), the cards in a pack and the seconds of each step, unless they are
    those of `KNOWN_TIMES`.
    """

    clock: Code
    round: int
    limit: int | None
    kind: Code = "round"
    single_elimination: bool = False
    draft: Code = ""
    cards: int = 0
    id: Code = ""
    step_seconds: tuple[int, ...] = ()


class ClockPaused(Event, frozen=True):
    """The whole clock was paused."""

    clock: Code
    round_id: Code = ""


class ClockResumed(Event, frozen=True):
    """The clock was resumed."""

    clock: Code
    round_id: Code = ""


class ClockCorrected(Event, frozen=True):
    """The end of the round moved by `by`; below zero it is earlier.

    `remaining` is what the clock was set to, None if it was moved by a difference.
    """

    clock: Code
    by: int
    reason: Prose = ""
    round_id: Code = ""
    remaining: int | None = None


class AllClocksPaused(Event, frozen=True):
    """All clocks that ran were paused: those of the rounds of these ids."""

    rounds: tuple[Code, ...]
    reason: Prose = ""


class AllClocksResumed(Event, frozen=True):
    """The clocks of these rounds were resumed, which were paused as all were."""

    rounds: tuple[Code, ...]
    reason: Prose = ""


class ComputerClockFollowed(Event, frozen=True):
    """The event's time of day moved by `by`, below zero back, to that of the computer's clock.

    What remains on every clock stays. Instants entered from then on are by the moved time.
    """

    by: int


class RoundEnded(Event, frozen=True):
    """The round ended, whatever the clock reads."""

    clock: Code
    round_id: Code = ""


class ExtensionGranted(Event, frozen=True):
    """A manual extension was granted; below zero it was taken back.

    `told` is the reading of the round clock at which the table was told to go to turns, None if it
    was told none: while its deadline is held, or where another event of the step has it.
    """

    clock: Code
    table: int
    by: int
    reason: Prose = ""
    round_id: Code = ""
    told: int | None = None


class TableTold(Event, frozen=True):
    """The table was told again until when it plays; `told` as in `ExtensionGranted`."""

    clock: Code
    table: int
    told: int | None = None
    round_id: Code = ""


class SlowPlayCalled(Event, frozen=True):
    """A Slow Play penalty was given.

    `turns` is how many it adds: 2, or 0 at a table already in its additional turns (IPG 3.3).
    """

    clock: Code
    table: int
    turns: int
    player: PlayerName = ""
    round_id: Code = ""


class TurnsStarted(Event, frozen=True):
    """Additional turns started at a table.

    The current turn is turn 0, taken by the player in `seat` (0 or 1, as paired).
    """

    clock: Code
    table: int
    seat: int = 0
    round_id: Code = ""


class TurnTaken(Event, frozen=True):
    """The next additional turn began: the other player's or, with `extra`, the same one's again."""

    clock: Code
    table: int
    extra: bool = False
    round_id: Code = ""


class TableFinished(Event, frozen=True):
    """The match at the table ended."""

    clock: Code
    table: int
    round_id: Code = ""


class PlayingTablesReported(Event, frozen=True):
    """It was reported which tables play on after time; the tables `done` were not among them."""

    clock: Code
    playing: tuple[int, ...]
    done: tuple[int, ...]
    round_id: Code = ""


class JudgeSeated(Event, frozen=True):
    """A judge was seated at the table; nobody is if `judge` is empty."""

    clock: Code
    table: int
    judge: StaffName
    round_id: Code = ""
