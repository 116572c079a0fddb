"""Review of appeals: similar ones, and outcomes per floor judge.

Finding similar appeals helps to give the same question the same answer.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable

import msgspec

from judgekit.domain.calls.appeals import Appeal, Appeals, Outcome
from judgekit.domain.calls.events import AppealDrafted, AppealOpened

STEM = 5
"""Letters compared per word: the rest is mostly inflection in all three languages."""
LEAST_LETTERS = 4
LEAST_SHARED = 2
LEAST_PART = 0.25
"""Minimum share of the shorter appeal's words that the other must contain."""

_WORDS = re.compile(r"[^\W\d_]+")
_ACCENTS = re.compile("[\u0300-\u036f]+")
_SAID_OF_EVERY_APPEAL = frozenset(
    word[:STEM]
    for words in (
        ("player", "opponent", "judge", "ruling", "says", "said", "that", "this", "then", "they"),
        ("have", "with", "from", "were", "been", "what", "when", "there", "after", "before"),
        ("their", "table", "jugador", "oponente", "juez", "decisión", "dice", "dijo", "para"),
        ("pero", "como", "este", "esta", "cuando", "después", "antes", "sobre", "porque", "tiene"),
        ("игрок", "соперник", "судья", "судьи", "говорит", "сказал", "решение", "этого", "после"),
        ("когда", "чтобы", "который", "потом", "если", "было", "были"),
    )
    for word in words
)
"""Word stems too common in appeals to tell what one is about."""


class AppealFilter(msgspec.Struct, frozen=True):
    """Filter for appeals. None matches all; an empty `outcome` matches the undecided ones."""

    infraction: str | None = None
    floor_judge: str | None = None
    outcome: str | None = None

    def passes(self, appeal: Appeal) -> bool:
        """Whether the appeal matches the filter."""
        asked = appeal.asked
        return (
            self.infraction in (None, asked.infraction)
            and (self.floor_judge is None or _same(self.floor_judge, asked.floor_judge))
            and self.outcome in (None, appeal.outcome)
        )


class Tally(msgspec.Struct, frozen=True):
    """Outcome counts of the appeals against one floor judge's rulings."""

    judge: str
    made: int = 0
    upheld: int = 0
    overturned: int = 0
    penalty_changed: int = 0
    remedy_changed: int = 0

    @property
    def decided(self) -> int:
        """Number of appeals the head judge has ruled on."""
        return self.upheld + self.not_upheld

    @property
    def not_upheld(self) -> int:
        """Number of rulings that were changed."""
        return self.overturned + self.penalty_changed + self.remedy_changed

    @property
    def rate(self) -> float | None:
        """Share of the decided appeals that were not upheld, 0 to 1; None if none is decided."""
        return self.not_upheld / self.decided if self.decided else None


def in_order(appeals: Appeals) -> list[Appeal]:
    """Sort appeals: undecided ones first, each group newest first."""
    newest = list(reversed(appeals.entered))
    return sorted(newest, key=lambda each: each.decided is not None)


def tally(appeals: Iterable[Appeal], judge: str = "") -> Tally:
    """Count the outcomes of these appeals."""
    taken = list(appeals)
    count = Counter(each.outcome for each in taken)
    return Tally(
        judge,
        len(taken),
        count[Outcome.UPHELD],
        count[Outcome.OVERTURNED],
        count[Outcome.PENALTY_CHANGED],
        count[Outcome.REMEDY_CHANGED],
    )


def tallies(appeals: Appeals) -> tuple[Tally, ...]:
    """Tally per floor judge whose ruling was appealed, sorted by name.

    Names are compared without case or accents. Appeals without a floor judge are counted under an
    empty name.
    """
    of_judge: dict[str, list[Appeal]] = {}
    for appeal in appeals.entered:
        of_judge.setdefault(_folded(appeal.asked.floor_judge), []).append(appeal)
    counted = [tally(each, each[-1].asked.floor_judge.strip()) for each in of_judge.values()]
    return tuple(sorted(counted, key=lambda each: (not each.judge, _folded(each.judge))))


def of_judge(appeals: Appeals, judge: str) -> list[Appeal]:
    """Appeals against this floor judge's rulings, oldest first."""
    return [each for each in appeals.entered if _same(judge, each.asked.floor_judge)]


def alike(
    appeals: Appeals, written: AppealDrafted | AppealOpened, limit: int = 2
) -> tuple[Appeal, ...]:
    """Find other appeals that ask the same, most similar first.

    Appeals are similar if they are about the same infraction or share enough words. An appeal is
    never similar to itself.
    """
    words = _stems(written)
    itself = written.id if isinstance(written, AppealOpened) else None
    found = []
    for appeal in appeals.entered:
        if appeal.id == itself:
            continue
        of_words = _shared_part(words, _stems(appeal.asked))
        same = bool(written.infraction) and written.infraction == appeal.asked.infraction
        if same or of_words:
            found.append((same + of_words, appeal.number, appeal))
    found.sort(key=lambda each: each[:2], reverse=True)
    return tuple(appeal for _, _, appeal in found[:limit])


def _shared_part(words: frozenset[str], others: frozenset[str]) -> float:
    """Share of the shorter word set found in the other; 0 if too small to be significant."""
    shared = len(words & others)
    part = shared / max(1, min(len(words), len(others)))
    return part if shared >= LEAST_SHARED and part >= LEAST_PART else 0


def _stems(written: AppealDrafted | AppealOpened) -> frozenset[str]:
    text = " ".join((written.facts, written.disputed, written.ruling, written.objection))
    words = _WORDS.findall(_folded(text))
    stems = {word[:STEM] for word in words if len(word) >= LEAST_LETTERS}
    return frozenset(stems - _SAID_OF_EVERY_APPEAL)


def _same(one: str, other: str) -> bool:
    return _folded(one) == _folded(other)


def _folded(text: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text.strip().casefold()))
