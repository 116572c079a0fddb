"""Texts of a draft, for its caller, the card, the caller's panel and the public display."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.draft_call import DraftCall, draft_call
from judgekit.domain.clock.schedules import DraftKind, DraftStep, Passing, StepKind
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment, reading_seconds

translate = QCoreApplication.translate


class DraftLines(msgspec.Struct, frozen=True):
    """A draft at an instant, in words; what doesn't apply is empty.

    `seconds` is the time left of the step, for large digits; `call` what to do now (`Pick 3 of
    15`), `cards` how many there are, `booster` which one; `passing` is where the rest goes, with
    `direction` as `left`, `right` or empty; `following` is the next step.
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


def draft_lines(current: Round, now: Moment) -> DraftLines:
    """Return the words of a draft in progress."""
    call = draft_call(current, now)
    step = call.step
    if step is None:
        return DraftLines("0", translate("Draft", "The draft is over"), steps=len(call.steps))
    return DraftLines(
        seconds=str(reading_seconds(call.left)),
        call=step_words(step, current.cards),
        cards=cards_words(step),
        booster=booster_words(step, current.draft, _boosters(call)),
        passing=passing_words(step.passing),
        direction="" if step.passing is Passing.NONE else step.passing.value,
        following=following_words(call, current.cards),
        step=call.index,
        steps=len(call.steps),
    )


def draft_name(kind: DraftKind) -> str:
    """Return the name of a kind of draft."""
    names = {
        DraftKind.BOOSTER: translate("Draft", "Booster"),
        DraftKind.ROCHESTER: translate("Draft", "Rochester"),
        DraftKind.TWO_HEADED_GIANT: translate("Draft", "Two-Headed Giant"),
    }
    return names[kind]


def step_words(step: DraftStep, pack: int) -> str:
    """Return what to do in a step, from boosters of `pack` cards."""
    if step.what is StepKind.REVIEW:
        if step.cards:
            words = translate("Draft", "Look at the booster of {seat}")
            return words.format(seat=step.seat)
        return translate("Draft", "Review your cards")
    first = pack - step.cards + 1
    if step.picks == 1:
        words = translate("Draft", "Pick {number} of {total}").format(number=first, total=pack)
    else:
        words = translate("Draft", "Picks {first} and {second} of {total}")
        words = words.format(first=first, second=first + 1, total=pack)
    if not step.seat:
        return words
    return translate("Draft", "{pick}: {seat}").format(pick=words, seat=step.seat)


def cards_words(step: DraftStep) -> str:
    """Return how many cards there are."""
    return translate("Draft", "%n card(s)", "", step.cards) if step.cards else ""


def seconds_words(seconds: int) -> str:
    """Return how long a step takes."""
    return translate("Draft", "%n second(s)", "", seconds)


def booster_words(step: DraftStep, kind: str, boosters: int) -> str:
    """Return which booster is drafted, or was just drafted before a review between two."""
    if step.what is StepKind.REVIEW and kind != DraftKind.ROCHESTER:
        words = translate("Draft", "after booster {number} of {total}")
    else:
        words = translate("Draft", "booster {number} of {total}")
    return words.format(number=step.booster, total=boosters)


def booster_head(step: DraftStep) -> str:
    """Return the head above the steps of a booster, with the direction of passing."""
    words = translate("Draft", "Booster {number}").format(number=step.booster)
    passing = passing_words(step.passing)
    return f"{words}, {passing}" if passing else words


def passing_words(passing: Passing) -> str:
    """Return where the rest of the booster goes."""
    words = {
        Passing.LEFT: translate("Draft", "pass to the left"),
        Passing.RIGHT: translate("Draft", "pass to the right"),
    }
    return words.get(passing, "")


def whole_words(step: DraftStep, pack: int) -> str:
    """Return a step in one line, for a list."""
    parts = (step_words(step, pack), cards_words(step), seconds_words(step.seconds))
    return " · ".join(part for part in parts if part)


def following_words(call: DraftCall, pack: int) -> str:
    """Return what comes next; after the last step it is deck construction."""
    step = call.following
    if step is None:
        return translate("Draft", "Next: deck construction")
    if call.step is not None and step.booster > call.step.booster and step.cards == pack:
        words = translate("Draft", "Next: booster {number}, {step}")
        return words.format(number=step.booster, step=whole_words(step, pack))
    return translate("Draft", "Next: {step}").format(step=whole_words(step, pack))


def spoken_words(step: DraftStep | None, pack: int) -> str:
    """Return the words of a step to speak."""
    if step is None:
        return translate("Draft", "The draft is over.")
    parts = (step_words(step, pack), cards_words(step), seconds_words(step.seconds))
    return ". ".join(part for part in parts if part) + "."


def _boosters(call: DraftCall) -> int:
    return max(step.booster for step in call.steps)
