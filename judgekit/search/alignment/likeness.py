"""How alike two sections are, from 0 to 1: of one language by their words, of two by what languages
share."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from judgekit.search.alignment.section_words import SectionWords


class Likeness(Protocol):
    """A measure of how alike two sections are."""

    def of(self, old: SectionWords, new: SectionWords) -> float:
        """From 0 (nothing in common) to 1 (the same)."""
        ...


class SameLanguage:
    """By the rare words that two sections share, their titles, numbers and places."""

    def __init__(self, old: Sequence[SectionWords], new: Sequence[SectionWords]) -> None:
        self._rarity = _rarity(each.counts for each in (*old, *new))
        self._lengths: dict[int, float] = {}

    def of(self, old: SectionWords, new: SectionWords) -> float:
        """See the protocol."""
        text = self.text(old, new)
        title = _title_likeness(old, new)
        number = _same_number(old, new)
        place = 1 - min(abs(old.place - new.place) * 4, 1)
        if not old.words or not new.words:
            empty = 1.0 if not old.words and not new.words else 0.3
            return 0.25 * empty + 0.5 * title + 0.15 * number + 0.1 * place
        return 0.6 * text + 0.22 * title + 0.1 * number + 0.08 * place

    def text(self, old: SectionWords, new: SectionWords) -> float:
        """The likeness of the words alone."""
        if old.counts == new.counts:
            return 1.0
        return _cosine(old.counts, new.counts, self._rarity, self._length(old), self._length(new))

    def _length(self, section: SectionWords) -> float:
        key = id(section)
        if key not in self._lengths:
            self._lengths[key] = _length(section.counts, self._rarity)
        return self._lengths[key]


class TwoLanguages:
    """By figures and names, shared roots, terms of the glossary, shape, number and place."""

    def __init__(self, old: Sequence[SectionWords], new: Sequence[SectionWords]) -> None:
        both = (*old, *new)
        self._figures = _rarity(each.figures for each in both)
        self._grams = _rarity(each.grams for each in both)
        self._concepts = _rarity(each.concepts + each.title_concepts for each in both)
        self._titles = _rarity(each.title_grams for each in both)
        self._ratio = _ratio(old, new)

    def of(self, old: SectionWords, new: SectionWords) -> float:
        """See the protocol."""
        number = float(_number(old) == _number(new))
        place = 1 - min(abs(old.place - new.place) * 6, 1)
        title = max(
            _weighted_cosine(old.title_grams, new.title_grams, self._titles),
            _weighted_cosine(old.title_concepts, new.title_concepts, self._concepts),
        )
        if not old.words or not new.words:
            empty = 1.0 if not old.words and not new.words else 0.2
            return 0.3 * empty + 0.2 * title + 0.3 * number + 0.2 * place
        return (
            0.24 * _weighted_cosine(old.grams, new.grams, self._grams)
            + 0.16 * _weighted_cosine(old.figures, new.figures, self._figures)
            + 0.18 * _weighted_cosine(old.concepts, new.concepts, self._concepts)
            + 0.12 * self._lengths(old, new)
            + 0.08 * _shape(old, new)
            + 0.10 * title
            + 0.06 * number
            + 0.06 * place
        )

    def _lengths(self, old: SectionWords, new: SectionWords) -> float:
        """Whether the sections are as long as each other, given how long the languages are."""
        expected, found = len(old.words) * self._ratio + 3, len(new.words) + 3
        return min(expected, found) / max(expected, found)


def _rarity(counts: Iterable[Mapping[str, int]]) -> dict[str, float]:
    """Weight by which a rare word counts more; words of half the sections count next to nothing."""
    sections: Counter[str] = Counter()
    total = 0
    for each in counts:
        sections.update(each.keys())
        total += 1
    return {word: math.log((total + 1) / (1 + found)) + 0.05 for word, found in sections.items()}


def _length(counts: Mapping[str, int], rarity: Mapping[str, float]) -> float:
    return math.sqrt(sum(((1 + math.log(n)) * rarity[word]) ** 2 for word, n in counts.items()))


def _cosine(
    old: Mapping[str, int],
    new: Mapping[str, int],
    rarity: Mapping[str, float],
    old_length: float,
    new_length: float,
) -> float:
    if not old_length or not new_length:
        return 0.0
    few, many = (old, new) if len(old) < len(new) else (new, old)
    total = sum(
        (1 + math.log(n)) * (1 + math.log(many[word])) * rarity[word] ** 2
        for word, n in few.items()
        if word in many
    )
    return min(total / (old_length * new_length), 1.0)


def _weighted_cosine(
    old: Mapping[str, int], new: Mapping[str, int], rarity: Mapping[str, float]
) -> float:
    if not old and not new:
        return 0.5
    return _cosine(old, new, rarity, _length(old, rarity), _length(new, rarity))


def _title_likeness(old: SectionWords, new: SectionWords) -> float:
    if old.title == new.title:
        return 1.0
    both = set(old.title) | set(new.title)
    return len(set(old.title) & set(new.title)) / len(both) if both else 0.0


def _same_number(old: SectionWords, new: SectionWords) -> bool:
    """Whether they have the same number; without one, whether they stand below the same title."""
    if old.section.number is None and new.section.number is None and (old.above or new.above):
        return old.above == new.above
    return old.section.ref == new.section.ref


def _number(section: SectionWords) -> str:
    return section.section.ref.partition("#")[0] + f"#{section.within}" * (
        "#" in section.section.ref
    )


def _shape(old: SectionWords, new: SectionWords) -> float:
    """Whether both have about as many paragraphs, items and tables."""
    parts = [(min(a, b) + 1) / (max(a, b) + 1) for a, b in zip(old.shape, new.shape, strict=True)]
    return sum(parts) / len(parts)


def _ratio(old: Sequence[SectionWords], new: Sequence[SectionWords]) -> float:
    """How many words the new language takes for one of the old."""
    before, after = (sum(len(each.words) for each in side) for side in (old, new))
    return after / before if before else 1.0
