"""Pair the sections of two editions: in order where they keep it, then those that moved."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from judgekit.domain.rules.document import Document
from judgekit.reading.documents.structure.dates import find_date, is_date_line
from judgekit.search.alignment.likeness import Likeness, SameLanguage, TwoLanguages
from judgekit.search.alignment.section_words import Concepts, SectionWords, section_words

_LEAST = 0.36
_LEAST_OF_TWO_LANGUAGES = 0.26
_LEAST_MOVED = 0.55
_BRIEF = 8
"""Words below which a heading without a number is known only by what it stands below."""
_WIDEST_GAP = 400
"""Sections between two sure pairs up to which every pair is weighed."""


class SectionPair(NamedTuple):
    """A section of the old document, its counterpart in the new one, and from 0 to 1 how sure."""

    old: SectionWords
    new: SectionWords
    confidence: float


def paired_sections(
    old: Document, new: Document, concepts: Concepts | None = None
) -> tuple[SectionPair, ...]:
    """Return the pairs in the order of the new document; a section without one is in no pair."""
    before, after = section_words(old, concepts), section_words(new, concepts)
    same = old.language == new.language
    least = _LEAST if same else _LEAST_OF_TWO_LANGUAGES
    likeness: Likeness = (SameLanguage if same else TwoLanguages)(before, after)
    sure = _sure_pairs(before, after) if same else []
    pairs = dict(sure)
    edges = [(-1, -1), *sure, (len(before), len(after))]
    for (old_from, new_from), (old_to, new_to) in pairwise(edges):
        olds, news = range(old_from + 1, old_to), range(new_from + 1, new_to)
        if olds and news and len(olds) * len(news) <= _WIDEST_GAP**2:
            gains = [
                [max(_gain(before[i], after[j], likeness) - least, 0.0) for j in news] for i in olds
            ]
            pairs |= {olds[a]: news[b] for a, b in _in_order(gains)}
    if same:
        pairs |= _moved(before, after, pairs, likeness)
        pairs |= _above_their_sections(before, after, pairs)
    found = (
        SectionPair(before[i], after[j], likeness.of(before[i], after[j]))
        for i, j in sorted(pairs.items(), key=lambda pair: pair[1])
    )
    return tuple(found)


def _sure_pairs(old: Sequence[SectionWords], new: Sequence[SectionWords]) -> list[tuple[int, int]]:
    """Sections with the same words as exactly one other, and those of the same number and title
    below the same title, as far as both documents have them in the same order."""
    found: dict[int, int] = {}
    keys: tuple[Callable[[SectionWords], Hashable], ...] = (
        lambda each: (each.title, each.words, each.above if _is_brief(each) else ()),
        lambda each: (each.section.ref, each.title, each.above),
    )
    for key in keys:
        places: dict[Hashable, list[int]] = defaultdict(list)
        for i, each in enumerate(old):
            places[key(each)].append(i)
        twice = Counter(map(key, new))
        for j, each in enumerate(new):
            same = places.get(key(each), [])
            if len(same) == 1 and twice[key(each)] == 1 and (each.words or each.title):
                found.setdefault(same[0], j)
    return _longest_rise(sorted(found.items()))


def _longest_rise(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The most pairs that keep the order of both sides."""
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for at, (_, j) in enumerate(pairs):
        place = bisect_left(tails, j)
        before.append(ends[place - 1] if place else -1)
        if place == len(tails):
            tails.append(j)
            ends.append(at)
        else:
            tails[place], ends[place] = j, at
    chain: list[tuple[int, int]] = []
    at = ends[-1] if ends else -1
    while at >= 0:
        chain.append(pairs[at])
        at = before[at]
    return chain[::-1]


def _in_order(gains: list[list[float]]) -> Iterator[tuple[int, int]]:
    """The pairs of rows and columns with the largest sum that don't cross; a gain of 0 is none."""
    rows, columns = len(gains), len(gains[0])
    best = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for a in range(rows - 1, -1, -1):
        row, below = best[a], best[a + 1]
        for b in range(columns - 1, -1, -1):
            row[b] = max(below[b], row[b + 1], gains[a][b] + below[b + 1])
    a = b = 0
    while a < rows and b < columns:
        if gains[a][b] > 0 and best[a][b] == gains[a][b] + best[a + 1][b + 1]:
            yield a, b
            a, b = a + 1, b + 1
        elif best[a][b] == best[a + 1][b]:
            a += 1
        else:
            b += 1


def _gain(old: SectionWords, new: SectionWords, likeness: Likeness) -> float:
    if _date(old) != _date(new) or _is_chance(old, new):
        return -1.0
    if (old.section.number is None) != (new.section.number is None):
        return likeness.of(old, new) - 0.15
    if old.section.level != new.section.level and old.section.number is not None:
        return likeness.of(old, new) - 0.2
    return likeness.of(old, new)


def _is_chance(old: SectionWords, new: SectionWords) -> bool:
    """Whether they are alike as all such headings are (`Penalty`: `Warning`), below two others."""
    if old.language != new.language or not (_is_brief(old) and _is_brief(new)):
        return False
    return old.above != new.above and old.section.ref != new.section.ref


def _is_brief(section: SectionWords) -> bool:
    """Whether it is a heading without a number, and too few words to know it by."""
    return section.section.number is None and bool(section.above) and len(section.words) < _BRIEF


def _date(section: SectionWords) -> str | None:
    """The day of an entry of the change log: entries of two days are not counterparts."""
    title = section.section.title or ""
    return find_date(title) if section.section.number is None and is_date_line(title) else None


def _above_their_sections(
    old: Sequence[SectionWords], new: Sequence[SectionWords], pairs: dict[int, int]
) -> dict[int, int]:
    """Headings with another title above sections most of which are counterparts."""
    places = [{each.section.ref: at for at, each in enumerate(side)} for side in (old, new)]
    taken = set(pairs.values())
    below: Counter[int] = Counter()
    together: dict[int, Counter[int]] = defaultdict(Counter)
    for i, each in enumerate(old):
        above = places[0].get(each.section.parent or "")
        if above is None or above in pairs:
            continue
        below[above] += 1
        there = new[pairs[i]].section.parent if i in pairs else None
        counterpart = places[1].get(there or "")
        if counterpart is not None and counterpart not in taken:
            together[above][counterpart] += 1
    found: dict[int, int] = {}
    for above, counts in together.items():
        (counterpart, count), *_ = counts.most_common(1)
        if 2 * count > below[above] and counterpart not in found.values():
            found[above] = counterpart
    return found


def _moved(
    old: Sequence[SectionWords],
    new: Sequence[SectionWords],
    pairs: dict[int, int],
    likeness: Likeness,
) -> dict[int, int]:
    """Pairs of what is left on both sides, the most alike first."""
    taken = set(pairs.values())
    olds = [i for i in range(len(old)) if i not in pairs]
    news = [j for j in range(len(new)) if j not in taken]
    if len(olds) * len(news) > _WIDEST_GAP**2:
        return {}
    weighed = sorted(
        (
            (likeness.of(old[i], new[j]), i, j)
            for i in olds
            for j in news
            if _date(old[i]) == _date(new[j]) and not _is_chance(old[i], new[j])
        ),
        key=lambda each: (-each[0], each[1], each[2]),
    )
    found: dict[int, int] = {}
    used: set[int] = set()
    for alike, i, j in weighed:
        if alike < _LEAST_MOVED:
            break
        if i not in found and j not in used:
            found[i] = j
            used.add(j)
    return found
