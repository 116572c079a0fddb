"""Upgrades of penalties by a player's penalty history, as policy adds Warnings up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.infractions.policy import (
    Catalogue,
    Category,
    Circumstance,
    Edition,
    Entry,
    in_edition,
)
from judgekit.domain.infractions.state import Penalty, WrittenPenalty, day_of

GAME_RULE_VIOLATION, FAILURE_TO_MAINTAIN = "ipg-2.5", "ipg-2.6"
TARDINESS, DECKLIST_PROBLEM = "ipg-3.1", "ipg-3.4"
MINOR, MAJOR = "ipg-4.1", "ipg-4.2"
WARNINGS_BEFORE_GAME_LOSS: Mapping[Category, int] = {
    Category.GAME_PLAY_ERROR: 2,
    Category.TOURNAMENT_ERROR: 1,
}
"""Number of earlier Warnings for the same infraction on the same day that upgrade the next one to a
Game Loss (IPG 2 and 3, introductions)."""
NO_HEAD_JUDGE_NEEDED = frozenset({TARDINESS, DECKLIST_PROBLEM, "jar-tardiness"})
"""Any judge may give the penalties for these (IPG 1.1)."""


class ReasonCode(StrEnum):
    """Reason for a penalty; the catalogue's `reasons` have a sentence for each."""

    STANDARD = "standard"
    CIRCUMSTANCE = "circumstance"
    """A circumstance decided; it has its own sentence."""
    REPEATED_WARNING = "repeated-warning"
    """The third or a later Warning for the same game play error on the same day."""
    SECOND_WARNING = "second-warning"
    """The second or a later Warning for the same tournament error on the same day."""
    LATER_MINOR = "later-minor"
    REPEATED_MAJOR = "repeated-major"
    NEVER_UPGRADED = "never-upgraded"
    """There are Warnings, but they don't add up for this infraction."""
    OTHER_DAY = "other-day"
    """There are Warnings that would count, but from another day."""
    GAME_LOSS_DOES_NOT_COUNT = "game-loss-does-not-count"
    """There is a heavier penalty for it today, but only Warnings count."""
    NOT_YET = "not-yet"
    """A Warning for the same game play error on the same day, but not yet enough of them."""


_UPGRADED_EVER_AFTER: Mapping[str, tuple[Penalty, ReasonCode]] = {
    MINOR: (Penalty.GAME_LOSS, ReasonCode.LATER_MINOR),
    MAJOR: (Penalty.DISQUALIFICATION, ReasonCode.REPEATED_MAJOR),
}
"""Upgrades of later ones, whatever the first was for and on whichever day (IPG 4.1, 4.2)."""


class Prior(msgspec.Struct, frozen=True):
    """An earlier penalty of the player; `day` is ISO 8601."""

    infraction: str
    penalty: Penalty
    day: str


class Ruling(msgspec.Struct, frozen=True):
    """The penalty that policy gives.

    `standard` is the infraction's own penalty; `earlier` counts the penalties that the reason
    refers to; `circumstance` is the deciding one, if any. `counted` is what the penalty history
    says beside it, such as that the next Warning is a Game Loss.
    """

    penalty: Penalty
    standard: Penalty
    reason: ReasonCode
    needs_head_judge: bool
    earlier: int = 0
    circumstance: Circumstance | None = None
    counted: ReasonCode | None = None


def rule(
    entry: Entry,
    priors: Iterable[Prior],
    day: str,
    circumstances: Collection[str],
    edition: Edition,
) -> Ruling:
    """Rule on an infraction on that day, given the player's earlier penalties.

    `circumstances` are the names of those that hold. The heaviest that raises the penalty decides,
    else the lightest that lowers it; then Warnings add up (IPG 2 and 3, introductions; 4.1; 4.2).
    """
    deciding = _deciding(entry, circumstances, edition)
    penalty = deciding.penalty if deciding and deciding.penalty is not None else entry.penalty
    code = ReasonCode.CIRCUMSTANCE if deciding else ReasonCode.STANDARD
    same = [each for each in priors if each.infraction == entry.id]
    raised, why, earlier = _repeated(entry, penalty, same, day)
    if raised.weight > penalty.weight:
        penalty, code, deciding = raised, why, None
    elif why is not ReasonCode.STANDARD and code is ReasonCode.STANDARD:
        code = why
    is_head_judges = deciding is not None and deciding.asks_head_judge
    asks = is_head_judges or asks_head_judge(entry.id, penalty)
    counted = why if deciding is not None and why is not ReasonCode.STANDARD else None
    return Ruling(penalty, entry.penalty, code, asks, earlier, deciding, counted)


def asks_head_judge(infraction: str, penalty: Penalty) -> bool:
    """Whether only the head judge may give the penalty.

    IPG 1.1: a Game Loss and above, except for Tardiness and Decklist Problem.
    """
    return penalty.weight >= Penalty.GAME_LOSS.weight and infraction not in NO_HEAD_JUDGE_NEEDED


def priors_of(written: Iterable[WrittenPenalty]) -> tuple[Prior, ...]:
    """Convert a player's penalty history for `rule`."""
    return tuple(
        Prior(each.issued.infraction, Penalty(each.issued.penalty), day_of(each))
        for each in written
    )


def because(catalogue: Catalogue, entry: Entry, ruling: Ruling, language: str) -> str:
    """The catalogue's sentence for the reason, with its section."""
    deciding = ruling.circumstance
    if deciding is None or deciding.because is None:
        return _sentence(catalogue, entry, ruling, ruling.reason, language)
    sentence = deciding.because.said(language)
    if deciding.section:
        sentence = f"{sentence} ({deciding.section})"
    if ruling.counted is None:
        return sentence
    return f"{sentence} {_sentence(catalogue, entry, ruling, ruling.counted, language)}"


def _sentence(
    catalogue: Catalogue, entry: Entry, ruling: Ruling, reason: ReasonCode, language: str
) -> str:
    number = entry.number or entry.name.said(language)
    words = catalogue.reasons[reason].said(language)
    return words.format(number=number, next=ruling.earlier + 1)


def _deciding(
    entry: Entry, circumstances: Collection[str], edition: Edition
) -> Circumstance | None:
    """The circumstance that decides the penalty before Warnings add up."""
    held = [
        each
        for each in entry.circumstances
        if each.penalty is not None
        and each.name in circumstances
        and in_edition(each.editions, edition)
        and not any(name in circumstances for name in each.unless)
    ]
    weighed = sorted(held, key=lambda each: (each.penalty or entry.penalty).weight)
    if not weighed:
        return None
    heaviest, lightest = weighed[-1], weighed[0]
    raises = (heaviest.penalty or entry.penalty).weight > entry.penalty.weight
    return heaviest if raises else lightest


def _repeated(
    entry: Entry, penalty: Penalty, same: Sequence[Prior], day: str
) -> tuple[Penalty, ReasonCode, int]:
    """The penalty, counting earlier ones for the infraction; the reason; their number."""
    if entry.id in _UPGRADED_EVER_AFTER:
        becomes, code = _UPGRADED_EVER_AFTER[entry.id]
        earlier = sum(
            each.penalty.weight >= Penalty.WARNING.weight and each.day <= day for each in same
        )
        return (becomes, code, earlier) if earlier else (penalty, ReasonCode.STANDARD, 0)
    if entry.category not in WARNINGS_BEFORE_GAME_LOSS or penalty is not Penalty.WARNING:
        return penalty, ReasonCode.STANDARD, 0
    warnings = sum(each.penalty is Penalty.WARNING and each.day == day for each in same)
    if entry.id != FAILURE_TO_MAINTAIN and warnings >= WARNINGS_BEFORE_GAME_LOSS[entry.category]:
        is_play = entry.category is Category.GAME_PLAY_ERROR
        code = ReasonCode.REPEATED_WARNING if is_play else ReasonCode.SECOND_WARNING
        return Penalty.GAME_LOSS, code, warnings
    return penalty, *_why_it_stays(entry, same, day, warnings)


def _why_it_stays(
    entry: Entry, same: Sequence[Prior], day: str, warnings: int
) -> tuple[ReasonCode, int]:
    """Reason why a Warning is not upgraded despite the penalty history."""
    heavier = sum(each.day == day and each.penalty.weight > Penalty.WARNING.weight for each in same)
    elsewhen = sum(each.day != day and each.penalty is Penalty.WARNING for each in same)
    if warnings and entry.id == FAILURE_TO_MAINTAIN:
        return ReasonCode.NEVER_UPGRADED, warnings
    if warnings:
        return ReasonCode.NOT_YET, warnings
    if heavier:
        return ReasonCode.GAME_LOSS_DOES_NOT_COUNT, heavier
    return (ReasonCode.OTHER_DAY, elsewhen) if elsewhen else (ReasonCode.STANDARD, 0)
