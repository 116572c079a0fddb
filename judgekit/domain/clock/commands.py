"""Commands for clocks and tables; their tags are the names used in scripts.

An empty `clock` selects the one that has the table already, else the first one running. `round`
names a round by its id, or by its number the newest of that number on the clock; 0 and an empty
text are the round in progress.
"""

from __future__ import annotations

from typing import Self

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.shared.texts.kinds import Code, PlayerName, Prose, StaffName


class StartRound(Command, frozen=True, tag="start-round"):
    """Start a round. `minutes` None means no limit; `round` None means the next number."""

    clock: Code = MAIN_CLOCK
    round: int | None = None
    minutes: float | None = 50
    kind: Code = "round"
    single_elimination: bool = False


class StartDraft(Command, frozen=True, tag="start-draft"):
    """Start a draft by its schedule.

    `schedule` is `booster`, `rochester` or `two-headed-giant`, `cards` the number of cards in a
    pack. `step_seconds` has the length of each step where the rules of the day give other times
    than `KNOWN_TIMES`; empty for those.
    """

    clock: Code = "draft"
    schedule: Code = "booster"
    cards: int = 15
    step_seconds: tuple[int, ...] = ()


class GoToStep(Command, frozen=True, tag="go-to-step"):
    """Continue a draft from the beginning of a step, counted from 0."""

    step: int
    clock: Code = ""
    round: int | Code = ""


class PauseClock(Command, frozen=True, tag="pause-clock"):
    """Pause the whole clock."""

    clock: Code = ""
    round: int | Code = ""


class ResumeClock(Command, frozen=True, tag="resume-clock"):
    """Resume a paused clock."""

    clock: Code = ""
    round: int | Code = ""


class CorrectClock(Command, frozen=True, tag="correct-clock"):
    """Move the end of the round by `seconds`; below zero it ends earlier."""

    seconds: float
    clock: Code = ""
    reason: Prose = ""
    round: int | Code = ""


class SetClock(Command, frozen=True, tag="set-clock"):
    """Set the time that remains, in seconds, or the instant at which the round ends."""

    remaining_seconds: float | None = None
    ends_at: Moment | None = None
    clock: Code = ""
    reason: Prose = ""
    round: int | Code = ""

    def moved(self, by: int) -> Self:
        """See `Command.moved`."""
        if self.ends_at is None:
            return self
        return msgspec.structs.replace(self, ends_at=self.ends_at + by)


class PauseAll(Command, frozen=True, tag="pause-all"):
    """Pause every clock that runs."""

    reason: Prose = ""


class ResumeAll(Command, frozen=True, tag="resume-all"):
    """Resume the clocks that `PauseAll` paused and nobody has resumed since."""

    reason: Prose = ""


class FollowComputerClock(Command, frozen=True, tag="follow-computer-clock"):
    """Move the event's time of day by `seconds`, below zero back; no clock loses or gains time."""

    seconds: float


class EndRound(Command, frozen=True, tag="end-round"):
    """End the round, early or once its last table is done."""

    clock: Code = ""
    round: int | Code = ""


class GrantExtension(Command, frozen=True, tag="grant-extension"):
    """Grant a table an extension of `seconds`; below zero takes time back."""

    table: int
    seconds: float
    reason: Prose = ""
    clock: Code = ""
    round: int | Code = ""


class TellTable(Command, frozen=True, tag="tell-table"):
    """Say that a table was told again until which reading of the round clock it plays."""

    table: int
    clock: Code = ""
    round: int | Code = ""


class CallSlowPlay(Command, frozen=True, tag="slow-play"):
    """Record a Slow Play penalty for a player of the table."""

    table: int
    player: PlayerName = ""
    clock: Code = ""
    round: int | Code = ""


class StartTurns(Command, frozen=True, tag="start-turns"):
    """Start a table's additional turns; `seat` is the player whose turn is turn 0."""

    table: int
    seat: int = 0
    clock: Code = ""
    round: int | Code = ""


class NextTurn(Command, frozen=True, tag="next-turn"):
    """Start the next player's turn."""

    table: int
    clock: Code = ""
    round: int | Code = ""


class ExtraTurn(Command, frozen=True, tag="extra-turn"):
    """Start another turn of the same player, from a card's effect."""

    table: int
    clock: Code = ""
    round: int | Code = ""


class FinishTable(Command, frozen=True, tag="finish-table"):
    """Finish the match at the table."""

    table: int
    clock: Code = ""
    round: int | Code = ""


class StillPlaying(Command, frozen=True, tag="still-playing"):
    """Say which tables play on once time is up; all others of the round are done."""

    tables: tuple[int, ...]
    clock: Code = ""
    round: int | Code = ""


class SeatJudge(Command, frozen=True, tag="seat-judge"):
    """Seat a judge at a table; an empty name removes the judge."""

    table: int
    judge: StaffName = ""
    clock: Code = ""
    round: int | Code = ""
