"""Texts of a draft, for its caller, the card, the caller's panel and all public displays."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.clock.draft_call import DraftCall, draft_call
from judgekit.domain.clock.schedules import DraftKind, DraftStep, Passing, StepKind
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment, reading_seconds
from judgekit.views.words.words import Words, message

KINDS: Mapping[str, str] = {
    DraftKind.BOOSTER: message("Booster"),
    DraftKind.ROCHESTER: message("Rochester"),
    DraftKind.TWO_HEADED_GIANT: message("Two-Headed Giant"),
}
PASSING: Mapping[str, str] = {
    Passing.LEFT: message("pass to the left"),
    Passing.RIGHT: message("pass to the right"),
}


class DraftLines(msgspec.Struct, frozen=True):
    """A draft at an instant, in words; what doesn't apply is empty.

    `left` is the time left of the step in milliseconds, and `seconds` the same for large digits;
    `call` what to do now (`Pick 3 of 15`), `cards` how many there are, `booster` which one;
    `passing` is where the rest goes, with `direction` as `left`, `right` or empty; `following` is
    the next step.
    """

    seconds: str
    call: str
    cards: str = ""
    booster: str = ""
    passing: str = ""
    direction: str = ""
    following: str = ""
    step: int = 0
    steps: int = 0
    left: int = 0


def draft_lines(current: Round, now: Moment, words: Words) -> DraftLines:
    """Return the words of a draft in progress."""
    call = draft_call(current, now)
    step = call.step
    if step is None:
        return DraftLines("0", words.say("The draft is over"), steps=len(call.steps))
    return DraftLines(
        seconds=str(reading_seconds(call.left)),
        call=step_words(step, current.cards, words),
        cards=cards_words(step, words),
        booster=booster_words(step, current.draft, _boosters(call), words),
        passing=passing_words(step.passing, words),
        direction="" if step.passing is Passing.NONE else step.passing.value,
        following=following_words(call, current.cards, words),
        step=call.index,
        steps=len(call.steps),
        left=call.left,
    )


def draft_name(kind: DraftKind, words: Words) -> str:
    """Return the name of a kind of draft."""
    return words.say(KINDS[kind])


def step_words(step: DraftStep, pack: int, words: Words) -> str:
    """Return what to do in a step, from boosters of `pack` cards."""
    if step.what is StepKind.REVIEW:
        if step.cards:
            return words.say("Look at the booster of {seat}", seat=step.seat)
        return words.say("Review your cards")
    first = pack - step.cards + 1
    if step.picks == 1:
        pick = words.say("Pick {number} of {total}", number=first, total=pack)
    else:
        pick = words.say(
            "Picks {first} and {second} of {total}", first=first, second=first + 1, total=pack
        )
    return words.say("{pick}: {seat}", pick=pick, seat=step.seat) if step.seat else pick


def cards_words(step: DraftStep, words: Words) -> str:
    """Return how many cards there are."""
    return words.say_count("{count} card", "{count} cards", step.cards) if step.cards else ""


def seconds_words(seconds: int, words: Words) -> str:
    """Return how long a step takes."""
    return words.say_count("{count} second", "{count} seconds", seconds)


def booster_words(step: DraftStep, kind: str, boosters: int, words: Words) -> str:
    """Return which booster is drafted, or was just drafted before a review between two."""
    values = {"number": step.booster, "total": boosters}
    if step.what is StepKind.REVIEW and kind != DraftKind.ROCHESTER:
        return words.say("after booster {number} of {total}", **values)
    return words.say("booster {number} of {total}", **values)


def booster_head(step: DraftStep, words: Words) -> str:
    """Return the head above the steps of a booster, with the direction of passing."""
    head = words.say("Booster {number}", number=step.booster)
    passing = passing_words(step.passing, words)
    return f"{head}, {passing}" if passing else head


def passing_words(passing: Passing, words: Words) -> str:
    """Return where the rest of the booster goes."""
    return words.say(PASSING[passing]) if passing in PASSING else ""


def whole_words(step: DraftStep, pack: int, words: Words) -> str:
    """Return a step in one line, for a list."""
    parts = (
        step_words(step, pack, words),
        cards_words(step, words),
        seconds_words(step.seconds, words),
    )
    return " · ".join(part for part in parts if part)


def following_words(call: DraftCall, pack: int, words: Words) -> str:
    """Return what comes next; after the last step it is deck construction."""
    step = call.following
    if step is None:
        return words.say("Next: deck construction")
    whole = whole_words(step, pack, words)
    if call.step is not None and step.booster > call.step.booster and step.cards == pack:
        return words.say("Next: booster {number}, {step}", number=step.booster, step=whole)
    return words.say("Next: {step}", step=whole)


def spoken_words(step: DraftStep | None, pack: int, words: Words) -> str:
    """Return the words of a step to speak."""
    if step is None:
        return words.say("The draft is over.")
    parts = (
        step_words(step, pack, words),
        cards_words(step, words),
        seconds_words(step.seconds, words),
    )
    return ". ".join(part for part in parts if part) + "."


def _boosters(call: DraftCall) -> int:
    return max(step.booster for step in call.steps)
