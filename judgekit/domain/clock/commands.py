"""What can be asked of clocks and tables; the names are those of scripts.

A `clock` left empty is found: the one that has the table already, else the first one running.
"""

from __future__ import annotations

from judgekit.domain.shared.command import Command

MAIN_CLOCK = "main"


class StartRound(Command, frozen=True, tag="start-round"):
    """`minutes` None is a round without a limit; `round` None is the one after the last."""

    clock: str = MAIN_CLOCK
    round: int | None = None
    minutes: float | None = 50
    kind: str = "round"
    single_elimination: bool = False


class StartDraft(Command, frozen=True, tag="start-draft"):
    """Call a draft by its schedule: `booster`, `rochester` or `two-headed-giant`, from packs of so
    many cards."""

    clock: str = "draft"
    schedule: str = "booster"
    cards: int = 15


class GoToStep(Command, frozen=True, tag="go-to-step"):
    """Let a draft go on from the beginning of that step, counted from 0."""

    step: int
    clock: str = ""


class PauseClock(Command, frozen=True, tag="pause-clock"):
    """Let the whole clock stand still."""

    clock: str = ""


class ResumeClock(Command, frozen=True, tag="resume-clock"):
    """Let it run on."""

    clock: str = ""


class CorrectClock(Command, frozen=True, tag="correct-clock"):
    """Let the round end so much later, or earlier."""

    seconds: float
    clock: str = ""
    reason: str = ""


class EndRound(Command, frozen=True, tag="end-round"):
    """End the round, early or when its last table is done."""

    clock: str = ""


class GrantExtension(Command, frozen=True, tag="grant-extension"):
    """Give a table so much time, or take it back."""

    table: int
    seconds: float
    reason: str = ""
    clock: str = ""


class CallSlowPlay(Command, frozen=True, tag="slow-play"):
    """A player of the table gets a penalty for Slow Play."""

    table: int
    player: str = ""
    clock: str = ""


class StartTurns(Command, frozen=True, tag="start-turns"):
    """Begin the additional turns of a table; `seat` is whose turn is turn 0."""

    table: int
    seat: int = 0
    clock: str = ""


class NextTurn(Command, frozen=True, tag="next-turn"):
    """The next player's turn begins."""

    table: int
    clock: str = ""


class ExtraTurn(Command, frozen=True, tag="extra-turn"):
    """The same player takes another turn, from a card's effect."""

    table: int
    clock: str = ""


class FinishTable(Command, frozen=True, tag="finish-table"):
    """The match at the table is over."""

    table: int
    clock: str = ""


class SeatJudge(Command, frozen=True, tag="seat-judge"):
    """A judge sits down at a table, or, with an empty name, leaves it."""

    table: int
    judge: str = ""
    clock: str = ""
