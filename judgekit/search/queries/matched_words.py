"""Find the words of a text that a query matches, for snippets and the open section."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from judgekit.domain.rules.corrections import Correction
from judgekit.search.index.ranking import NEAR, Unit
from judgekit.search.queries.units import RANGE_SIGN
from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.stemming import Stemming

MOST_KEPT_STEMS = 20_000
MOST_KEPT_TEXTS = 400
BETWEEN: Final = ("", " ", "-", "\u2010", "\u2013", "\u2014", " \u2013 ", " - ")


class Span(NamedTuple):
    """A match, `text[start:end]`; `synonym` has the stems of the synonym that matched, if any."""

    start: int
    end: int
    synonym: tuple[str, ...] = ()


class Wanted(msgspec.Struct, frozen=True):
    """The stems to mark in one language.

    `typed` are marked individually, `phrases` only near each other, `ranges` are the first and last
    number of a printed range that a typed number lies in. `synonyms` are what the glossary says for
    the typed words, each the stems of a term.
    """

    typed: frozenset[str]
    phrases: tuple[tuple[str, ...], ...]
    ranges: frozenset[tuple[str, str]]
    synonyms: tuple[tuple[str, ...], ...]


def wanted(units: Iterable[Unit], language: str) -> Wanted:
    """Return the stems to mark for the units of a query in a language."""
    typed: set[str] = set()
    phrases: dict[tuple[str, ...], None] = {}
    ranges: set[tuple[str, str]] = set()
    synonyms: dict[tuple[str, ...], None] = {}
    for unit in units:
        for forms in (unit.forms, *(word.forms for word in unit.words)):
            for form in forms.get(language, ()):
                low, sign, high = form.stems[0].partition(RANGE_SIGN)
                if form.lent:
                    synonyms[form.stems] = None
                elif sign:
                    ranges.add((low, high))
                elif len(form.stems) > 1 and not form.any_of:
                    phrases[form.stems] = None
                else:
                    typed.update(form.stems)
    return Wanted(frozenset(typed), tuple(phrases), frozenset(ranges), tuple(synonyms))


class MatchedWords:
    """Finds words by their stems; caches the stems of known words."""

    def __init__(self, stemming: Stemming) -> None:
        self._stemming = stemming
        self._kept: dict[str, dict[str, str]] = {}
        self._texts: dict[tuple[str, str], tuple[list[tuple[int, int]], list[str]]] = {}

    def spans(
        self, text: str, language: str, asked: Wanted, corrections: Sequence[Correction] = ()
    ) -> list[Span]:
        """Return the matches in a text, word by word, in order.

        A match in a correction marks the printed words it replaces.
        """
        places, stems = self._read(text, language)
        found = _matching(stems, asked)
        marked = [Span(*places[at], synonym) for at, synonym in sorted(found.items())]
        for each in corrections:
            start = text.find(each.shown)
            meant = [token.word for token in tokens(each.meant)]
            if start >= 0 and _matching(self._stems(meant, language), asked):
                marked.append(Span(start, start + len(each.shown)))
        return sorted(marked)

    def _read(self, text: str, language: str) -> tuple[list[tuple[int, int]], list[str]]:
        """Return the spans and stems of the words of a text; cached, because typing repeats it."""
        read = self._texts.get((language, text))
        if read is None:
            if len(self._texts) > MOST_KEPT_TEXTS:
                self._texts.clear()
            found = list(tokens(text))
            stems = self._stems([token.word for token in found], language)
            read = ([(token.start, token.end) for token in found], stems)
            self._texts[language, text] = read
        return read

    def _stems(self, words: Sequence[str], language: str) -> list[str]:
        kept = self._kept.setdefault(language, {})
        if len(kept) > MOST_KEPT_STEMS:
            kept.clear()
        new = [word for word in dict.fromkeys(words) if word not in kept]
        kept.update(zip(new, self._stemming.stems(fold(new), language), strict=True))
        return [kept[word] for word in words]


def joined(text: str, marked: Iterable[Span]) -> list[Span]:
    """Join matches of one kind that are separated only by a space, a hyphen or a dash."""
    found: list[Span] = []
    for span in marked:
        last = found[-1] if found else None
        if last and (
            span.start < last.end
            or (bool(span.synonym) == bool(last.synonym) and text[last.end : span.start] in BETWEEN)
        ):
            found[-1] = last._replace(end=max(span.end, last.end))
        else:
            found.append(span)
    return found


def _matching(stems: Sequence[str], asked: Wanted) -> dict[int, tuple[str, ...]]:
    """Return the indexes of matching stems, each with the synonym that it is part of, if any.

    A word that was typed is no synonym. Stems of a term only count near each other.
    """
    there = set(stems)
    found: dict[int, tuple[str, ...]] = {}
    for synonym in asked.synonyms:
        if there.issuperset(synonym):
            found.update((at, synonym) for at in _together(stems, synonym))
    for phrase in asked.phrases:
        if there.issuperset(phrase):
            found.update((at, ()) for at in _together(stems, phrase))
    for at, pair in enumerate(pairwise(stems) if asked.ranges else ()):
        if pair in asked.ranges:
            found.update({at: (), at + 1: ()})
    found.update((at, ()) for at, stem in enumerate(stems) if stem in asked.typed)
    return found


def _together(stems: Sequence[str], term: tuple[str, ...]) -> Iterator[int]:
    """Return the indexes of the stems of a term that have all its others near them."""
    for at, stem in enumerate(stems):
        if stem in term:
            around = stems[max(0, at - NEAR) : at + NEAR + 1]
            if all(other in around for other in term):
                yield at
