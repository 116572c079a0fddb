"""Rank sections for a query: BM25 by section within each shelf, titles, coverage.

A shelf has the texts of one language that are alike: the tournament's documents, or besides them
the Comprehensive Rules and documents of no known kind. Each has its own idf and mean length, so
that three thousand short rules of the game change nothing about what is rare in a tournament's.

Everything works on occurrences (see `occurrences.py`) and section numbers, independent of the texts
and of where the index is stored.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from judgekit.search.index.occurrences import OFFSET_BITS, OFFSET_MASK, near_each_other, within

NEAR = 4
"""Maximum distance between words of one term."""
MOST_KEPT_EVIDENCE = 2000


class Weights(msgspec.Struct, frozen=True):
    """Weights of the kinds of evidence; few and coarse, so that they suit any query."""

    k1: float = 1.2
    b: float = 0.5
    title_words: int = 4
    title: float = 1.5
    best_passage: float = 0.2
    coverage: float = 0.5
    change_log: float = 0.6
    counterpart: float = 0.2
    see: float = 1.6
    asked: float = 1.5
    asked_a_word: float = 0.8
    most_asked: float = 8.0
    phrase: float = 0.3
    aside: float = 0.75


class Shelf(NamedTuple):
    """The sections of one language and one sort; `aside` as in `RankedSection`."""

    language: str
    aside: bool = False


class RankedSection(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Ranking data of one section.

    `document` and `section` are indexes into `Library.documents` and `Document.sections`; `group`
    is shared by counterparts; `length` counts words, `title_words` those of the title except stop
    words; the section's passages are numbered from `passage` on; `aside` is set for the rules of
    the game and whatever else isn't a tournament's document.
    """

    document: int
    section: int
    language: str
    group: int
    length: int
    title_words: int
    passage: int
    titled: bool
    change_log: bool
    aside: bool = False

    @property
    def shelf(self) -> Shelf:
        """The sections that it is compared with."""
        return Shelf(self.language, self.aside)


class Form(msgspec.Struct, frozen=True):
    """One way to express something in one language.

    All stems occur near each other, in any order; or any one of them suffices, if `any_of`. A
    `lent` form is a synonym: what the glossary says for the words that were typed.
    """

    stems: tuple[str, ...]
    weight: float = 1.0
    any_of: bool = False
    lent: bool = False


class Word(msgspec.Struct):
    """A word of the query with its forms in each language."""

    forms: dict[str, list[Form]] = {}


class Unit(msgspec.Struct):
    """Words that have one meaning together (usually just one), with other forms of the whole."""

    words: list[Word]
    forms: dict[str, list[Form]] = {}


class Asked(msgspec.Struct, frozen=True):
    """The units of a query with the idf of each and of each of its words, and the total.

    Words that only the glossary knows get the idf of the other forms of their unit.
    """

    units: tuple[tuple[Unit, float, list[float]], ...]
    total: float


class Evidence(msgspec.Struct, frozen=True):
    """What one form says for each section of one shelf.

    `impact` is a section's BM25 term without idf; `idf` runs from 0 (everywhere) to 1 (once);
    `titles` has the occurrences in a section's title.
    """

    idf: float
    impact: Mapping[int, float]
    titles: Mapping[int, tuple[int, ...]]


NOTHING = Evidence(0.0, {}, {})


class _Known(NamedTuple):
    """All occurrences of a form in one language, sorted, and its evidence on each shelf."""

    places: Sequence[int]
    evidence: Mapping[Shelf, Evidence]


class _Sums:
    """Sums over the units of a query for each section of one language."""

    def __init__(self) -> None:
        self.value: defaultdict[int, float] = defaultdict(float)
        self.covered: defaultdict[int, float] = defaultdict(float)
        self.title: defaultdict[int, float] = defaultdict(float)
        self.title_places: defaultdict[int, set[int]] = defaultdict(set)


class Ranking:
    """Scores the sections of an index; caches the evidence of words, as typing repeats them."""

    def __init__(
        self,
        sections: Sequence[RankedSection],
        section_of: Sequence[int],
        places: Callable[[str, str], Sequence[int]],
        weights: Weights,
    ) -> None:
        self._sections = sections
        self._section_of = section_of
        self._places = places
        self._title_passages = frozenset(each.passage for each in sections if each.titled)
        self.weights = weights
        self._kept: dict[tuple[str, tuple[str, ...], bool], _Known] = {}
        self._shelf_of = [section.shelf for section in sections]
        self._count = Counter(self._shelf_of)
        length: Counter[Shelf] = Counter()
        for section, shelf in zip(sections, self._shelf_of, strict=True):
            length[shelf] += section.length
        self.languages = tuple(dict.fromkeys(shelf.language for shelf in self._count))
        self._mean_length = {
            shelf: max(1.0, length[shelf] / count) for shelf, count in self._count.items()
        }

    def evidence(self, shelf: Shelf, form: Form) -> Evidence:
        """Return the evidence for a form on one shelf."""
        return self._known(shelf.language, form).evidence.get(shelf, NOTHING)

    def places(self, language: str, form: Form) -> Sequence[int]:
        """Return all occurrences of a form in the texts of a language, sorted."""
        return self._known(language, form).places

    def _known(self, language: str, form: Form) -> _Known:
        key = (language, form.stems, form.any_of)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT_EVIDENCE:
                self._kept.clear()
            found = self._kept[key] = self._find(language, form)
        return found

    def asked(self, units: Sequence[Unit]) -> Asked:
        """Return the units with their shares of the query; units found in no text have no share."""
        words = [[self.word_total(word) for word in unit.words] for unit in units]
        totals = [
            sum(own) or self._best_idf(unit.forms) for unit, own in zip(units, words, strict=True)
        ]
        total = sum(totals)
        return Asked(tuple(zip(units, totals, words, strict=True)), total)

    def scores(self, asked: Asked, left_out: Collection[int] = ()) -> dict[int, float]:
        """Score every section that matches part of the query, without the best passage.

        `left_out` has the numbers of documents that are not searched.
        """
        scores: dict[int, float] = {}
        for shelf in self._count if asked.total else ():
            sums = _Sums()
            for unit, total, words in asked.units:
                self._add_unit(sums, unit, (total, words), shelf)
            for number, value in sums.value.items():
                if self._sections[number].document not in left_out:
                    scores[number] = self._score(number, value, sums, asked.total)
        return scores

    def passages(self, asked: Asked, number: int) -> dict[int, float]:
        """Return the idf share of each passage of a section that matches part of the query."""
        found: defaultdict[int, float] = defaultdict(float)
        for unit, total, words in asked.units:
            best: dict[int, float] = {}
            for word, own in zip(unit.words, words, strict=True):
                for passage, weight in self._in_passages(word.forms, number).items():
                    best[passage] = best.get(passage, 0.0) + own * weight
            for passage, weight in self._in_passages(unit.forms, number).items():
                best[passage] = max(best.get(passage, 0.0), total * weight)
            for passage, part in best.items():
                found[passage] += part / asked.total
        return found

    def section_at(self, place: int) -> int:
        """Return the section of an occurrence."""
        return self._section_of[place >> OFFSET_BITS]

    def span(self, number: int) -> tuple[int, int]:
        """Return the range of occurrences of a section: first inclusive, last exclusive."""
        after = number + 1
        is_last = after == len(self._sections)
        end = len(self._section_of) if is_last else self._sections[after].passage
        return self._sections[number].passage << OFFSET_BITS, end << OFFSET_BITS

    def _find(self, language: str, form: Form) -> _Known:
        found = [self._places(language, stem) for stem in form.stems]
        words = 1
        places: Sequence[int] = found[0]
        if form.any_of and len(found) > 1:
            places = sorted({place for each in found for place in each})
        elif len(found) > 1:
            places, words = near_each_other(found, NEAR) if all(found) else (), len(found)
        return _Known(places, self._weigh(places, words) if places else {})

    def _weigh(self, places: Sequence[int], words: int) -> dict[Shelf, Evidence]:
        section_of, title_passages, weights = self._section_of, self._title_passages, self.weights
        counts = Counter([section_of[place >> OFFSET_BITS] for place in places])
        titles: defaultdict[Shelf, dict[int, tuple[int, ...]]] = defaultdict(dict)
        shelf_of = self._shelf_of
        for place in places:
            if place >> OFFSET_BITS in title_passages:
                number = section_of[place >> OFFSET_BITS]
                counts[number] += weights.title_words - 1
                of_shelf = titles[shelf_of[number]]
                of_shelf[number] = (*of_shelf.get(number, ()), place)
        k1, b = weights.k1, weights.b
        sections, mean_length = self._sections, self._mean_length
        impact: defaultdict[Shelf, dict[int, float]] = defaultdict(dict)
        for number, count in counts.items():
            often = count / words
            shelf = shelf_of[number]
            norm = k1 * (1 - b + b * sections[number].length / mean_length[shelf])
            impact[shelf][number] = often * (k1 + 1) / (often + norm)
        return {
            shelf: Evidence(self._idf(shelf, len(found)), found, titles[shelf])
            for shelf, found in impact.items()
        }

    def _idf(self, shelf: Shelf, with_it: int) -> float:
        """Return the rarity of what so many sections of a shelf have, from 0 to 1."""
        all_sections = self._count[shelf]
        idf = math.log(1 + (all_sections - with_it + 0.5) / (with_it + 0.5))
        most = math.log(1 + (all_sections - 0.5) / 1.5)
        return max(0.02, idf / most) if most else 1.0

    def word_total(self, word: Word) -> float:
        """Return the idf of a word: that of its own most common form, or else of others.

        What the rules of the game say about it counts only if no tournament's document has it.
        """
        for aside in (False, True):
            own = [
                self.evidence(Shelf(language, aside), form).idf
                for language, forms in word.forms.items()
                for form in forms
                if form.weight == 1.0
            ]
            if any(own):
                return min(idf for idf in own if idf)
        return self._best_idf(word.forms)

    def _best_idf(self, forms: Mapping[str, list[Form]]) -> float:
        for aside in (False, True):
            found = max(
                (
                    self.evidence(Shelf(code, aside), form).idf
                    for code, known in forms.items()
                    for form in known
                ),
                default=0.0,
            )
            if found:
                return found
        return 0.0

    def _add_unit(
        self, sums: _Sums, unit: Unit, totals: tuple[float, Sequence[float]], shelf: Shelf
    ) -> None:
        """Add the matches of a unit: its words separately, or the whole if that scores more."""
        values: defaultdict[int, float] = defaultdict(float)
        covered: defaultdict[int, float] = defaultdict(float)
        titles: defaultdict[int, float] = defaultdict(float)
        total, shares = totals
        for word, share in zip(unit.words, shares, strict=True):
            best: dict[int, float] = {}
            in_title: dict[int, float] = {}
            for form in word.forms.get(shelf.language, ()):
                evidence = self.evidence(shelf, form)
                worth = form.weight * min(share, evidence.idf)
                _raise_to(best, evidence.impact, worth)
                for number, places in evidence.titles.items():
                    in_title[number] = max(in_title.get(number, 0.0), form.weight * share)
                    sums.title_places[number].update(places)
            for number, value in best.items():
                values[number] += value
                covered[number] += share
            for number, value in in_title.items():
                titles[number] += value
        for form in unit.forms.get(shelf.language, ()):
            evidence = self.evidence(shelf, form)
            _raise_to(values, evidence.impact, form.weight * total)
            for number in evidence.impact:
                covered[number] = max(covered[number], form.weight * total)
            for number, places in evidence.titles.items():
                titles[number] = max(titles[number], form.weight * total)
                sums.title_places[number].update(places)
        for target, source in (
            (sums.value, values),
            (sums.covered, covered),
            (sums.title, titles),
        ):
            for number, value in source.items():
                target[number] += value

    def _score(self, number: int, value: float, sums: _Sums, total: float) -> float:
        weights, section = self.weights, self._sections[number]
        score = value / total
        if number in sums.title:
            hit = len({place & OFFSET_MASK for place in sums.title_places[number]})
            score += (
                weights.title
                * (sums.title[number] / total)
                * min(1.0, hit / max(1, section.title_words))
            )
        score *= 1 - weights.coverage + weights.coverage * min(1.0, sums.covered[number] / total)
        score *= weights.change_log if section.change_log else 1.0
        return score * weights.aside if section.aside else score

    def _in_passages(self, forms: Mapping[str, list[Form]], number: int) -> dict[int, float]:
        """Return the best weight of any form in each passage of a section."""
        start, end = self.span(number)
        language = self._sections[number].language
        best: dict[int, float] = {}
        for form in forms.get(language, ()):
            for place in within(self.places(language, form), start, end):
                passage = place >> OFFSET_BITS
                best[passage] = max(best.get(passage, 0.0), form.weight)
        return best


def _raise_to(best: dict[int, float], impact: Mapping[int, float], worth: float) -> None:
    for number, value in impact.items():
        worthy = worth * value
        if worthy > best.get(number, 0.0):
            best[number] = worthy
