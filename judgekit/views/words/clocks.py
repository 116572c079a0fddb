"""Names of clocks, rounds and tables, and of their states."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

CLOCK_STATES: Mapping[str, str] = {
    "not-started": message("Not started"),
    "running": message("Running"),
    "paused": message("Paused"),
    "overtime": message("Overtime"),
    "ended": message("Ended"),
}
TABLE_STATES: Mapping[str, str] = {
    "playing": message("Playing"),
    "interrupted": message("Call open"),
    "extension": message("On extension"),
    "turns": message("Additional turns"),
    "done": message("Done"),
}
REASONS: Mapping[str, str] = {
    "": message("By hand"),
    "ruling": message("Ruling"),
    "deck-check": message("Deck check"),
    "tardiness": message("Tardiness"),
    "errand": message("Permitted absence"),
    "feature": message("Feature match"),
    "other": message("Other"),
}
NOT_ROUNDS: Mapping[str, str] = {
    "deck-construction": message("Deck construction"),
    "draft": message("Draft"),
    "other": message("Countdown"),
}
"""What else a clock times, by `RoundKind` value."""


def clock_title(clock: str, tournament: str, words: Words) -> str:
    """Title of a clock: the tournament's name for the main one, `Draft` for an unnamed draft."""
    if clock == "draft":
        return words.say("Draft")
    if clock != "main":
        return clock
    return tournament or words.say("Round clock")


def round_title(kind: str, number: int, total: int | None, words: Words) -> str:
    """Title of a round; `kind` is a `RoundKind` value.

    `Round 4 of 7` (`Round 4` if the total is unknown or exceeded), `Deck construction`, `Draft`.
    """
    if kind in NOT_ROUNDS:
        return words.say(NOT_ROUNDS[kind])
    if total is None or number > total:
        return words.say("Round {number}", number=number)
    return words.say("Round {number} of {total}", number=number, total=total)


def clock_state_name(state: str, words: Words) -> str:
    """Name of a clock's state, capitalized; use `.lower()` within a sentence."""
    return words.say(CLOCK_STATES[state])


def table_state_name(
    state: str, words: Words, *, turn: int | None = None, turns: int | None = None
) -> str:
    """Name of a table's state, capitalized; in additional turns with their numbers."""
    if state == "turns" and turn is not None:
        return words.say("Turn {turn} of {turns}", turn=turn, turns=turns)
    return words.say(TABLE_STATES[state])


def reason_name(reason: str, words: Words) -> str:
    """Name of a `Reason` value; free text is unchanged, and an empty reason means by hand."""
    return words.say_known(REASONS, reason.strip())
