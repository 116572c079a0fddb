"""Choices of a question: the right answer among the mistakes that are made most often."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from judgekit.domain.infractions.state import Penalty
from judgekit.domain.shared.moment import MINUTE
from judgekit.rehearsal.questions.question import Answer

MOST_CHOICES = 4


def mixed(right: Answer, mistakes: Iterable[Answer], seed: object) -> tuple[Answer, ...]:
    """The right answer among the first different mistakes, in an order drawn from the seed."""
    choices = _with_mistakes(right, mistakes)
    Random(str(seed)).shuffle(choices)
    return tuple(choices)


def ascending(right: int, mistakes: Iterable[int]) -> tuple[Answer, ...]:
    """The same for numbers that are read in their order."""
    return tuple(sorted(each for each in _with_mistakes(right, mistakes) if isinstance(each, int)))


def penalties_around(right: Penalty, standard: Penalty) -> tuple[Answer, ...]:
    """The right penalty among others, from the lightest to the heaviest."""
    common = (standard, Penalty.WARNING, Penalty.GAME_LOSS, Penalty.NONE, Penalty.MATCH_LOSS)
    found = [Penalty(str(each)) for each in _with_mistakes(right.value, (p.value for p in common))]
    return tuple(each.value for each in sorted(found, key=lambda each: each.weight))


def reading_mistakes(due: int, before: int) -> tuple[int, ...]:
    """Readings told by mistake where `−(before + due)` is right, all in milliseconds.

    Without what the table had before; the first minute taken off; without the minus sign; only
    whole minutes; no extension.
    """
    whole = before + due
    return (
        *((-due,) if before else ()),
        -(whole - MINUTE),
        whole,
        -_whole_minutes(whole),
        -(whole + MINUTE),
        0,
    )


def short_mistakes(length: int) -> tuple[int, ...]:
    """Extensions given by mistake for a call of about a minute, in milliseconds: none, what lies
    above the minute, the minute itself, whole minutes, the call as it was."""
    above = max(0, length - MINUTE)
    return (length, 0, above or MINUTE, _whole_minutes(length), 3 * MINUTE)


def check_mistakes(length: int, bonus: int) -> tuple[int, ...]:
    """Extensions given by mistake for a deck check, in milliseconds: without the bonus, the bonus
    alone, the first minute taken off, whole minutes."""
    return (length, bonus, length + bonus - MINUTE, _whole_minutes(length) + bonus)


def turn_mistakes(total: int) -> tuple[int, ...]:
    """Numbers of turns told by mistake: those of other events, and Slow Play counted wrongly."""
    return (5, 3, 7, total + 1, 4)


def _whole_minutes(length: int) -> int:
    """Rounded up."""
    return -(-length // MINUTE) * MINUTE


def _with_mistakes(right: Answer, mistakes: Iterable[Answer]) -> list[Answer]:
    return list(dict.fromkeys((right, *mistakes)))[:MOST_CHOICES]
