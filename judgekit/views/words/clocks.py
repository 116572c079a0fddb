"""What clocks, rounds and tables are called, and what they do."""

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
"""What else a clock measures, by the value of its `RoundKind`."""


def clock_title(clock: str, event: str, words: Words) -> str:
    """What a clock is called: the main one by the name of its event, that of a draft which was
    given no name by what it measures."""
    if clock == "draft":
        return words.say("Draft")
    if clock != "main":
        return clock
    return event or words.say("Round clock")


def round_title(kind: str, number: int, total: int | None, words: Words) -> str:
    """What a clock measures: `Round 4 of 7` (`Round 4` where the total isn't known or is exceeded),
    `Deck construction`, `Draft`; `kind` is a `RoundKind`'s value."""
    if kind in NOT_ROUNDS:
        return words.say(NOT_ROUNDS[kind])
    if total is None or number > total:
        return words.say("Round {number}", number=number)
    return words.say("Round {number} of {total}", number=number, total=total)


def clock_state_name(state: str, words: Words) -> str:
    """What a clock does, with a capital; `.lower()` fits within a line."""
    return words.say(CLOCK_STATES[state])


def table_state_name(
    state: str, words: Words, *, turn: int | None = None, turns: int | None = None
) -> str:
    """What a table does, with a capital; in its additional turns, which of how many."""
    if state == "turns" and turn is not None:
        return words.say("Turn {turn} of {turns}", turn=turn, turns=turns)
    return words.say(TABLE_STATES[state])


def reason_name(reason: str, words: Words) -> str:
    """Why a table was interrupted or got time: a `Reason`'s value in words; free words stay as they
    were written, and none at all is said to be by hand."""
    known = REASONS.get(reason.strip())
    return words.say(known) if known else reason.strip()
