"""Which terms of the glossary, and names of cards, a query says: wholly, or in part."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from judgekit.storage.index_concepts import Concept


class Term(msgspec.Struct, frozen=True):
    """One way to say a concept: the stems of its words that say something.

    `whole` is the share of its words that these are, where only one is left: `only one copy` is
    hardly another word for `copy`. Otherwise it is 1.
    """

    concept: int
    stems: tuple[str, ...]
    whole: float


class Matches(msgspec.Struct, frozen=True):
    """What the words of a query, by their places in it, match.

    `whole` has for places that make up a term its concepts, each with how much of the term they
    are; `partly` has for each concept, by place, the greatest share of a term that is there.
    """

    whole: dict[frozenset[int], dict[int, float]]
    partly: dict[int, dict[int, float]]


class TermMatching:
    """Terms and concepts of one index, whose terms are stems.

    `terms_with` gives for a language and a stem the numbers of the terms that have it.
    """

    def __init__(
        self,
        concepts: Sequence[Concept],
        terms_with: Callable[[str, str], Sequence[int]],
    ) -> None:
        self._concepts = concepts
        self._first = [concept.first for concept in concepts]
        self._terms_with = terms_with
        self._terms: dict[int, Term] = {}

    def concept(self, number: int) -> Concept:
        """A concept by its number."""
        return self._concepts[number]

    def terms(self, number: int) -> dict[str, list[Term]]:
        """All terms of a concept, by language."""
        concept = self._concepts[number]
        found: dict[str, list[Term]] = {}
        first = concept.first
        for code, printed in concept.terms.items():
            found[code] = [self._term(first + place) for place in range(len(printed))]
            first += len(printed)
        return found

    def matches(self, words: Sequence[Mapping[str, Iterable[str]]]) -> Matches:
        """The terms that words, each with its stems by language, say."""
        said: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for place, word in enumerate(words):
            for language, stems in word.items():
                for stem in stems:
                    for number in self._terms_with(language, stem):
                        said[number].setdefault(stem, place)
        found = Matches({}, defaultdict(dict))
        for number, places in said.items():
            term = self._term(number)
            content = {places[stem] for stem in term.stems if stem in places}
            if content:
                self._add(found, term, frozenset(content))
        return found

    def _add(self, found: Matches, term: Term, places: frozenset[int]) -> None:
        words = len(term.stems)
        share = len(places) / words * term.whole
        partly = found.partly[term.concept]
        for place in places:
            partly[place] = max(partly.get(place, 0.0), share)
        if len(places) == words and max(places) - min(places) <= 2 * words:
            concepts = found.whole.setdefault(places, {})
            concepts[term.concept] = max(concepts.get(term.concept, 0.0), term.whole)

    def _term(self, number: int) -> Term:
        term = self._terms.get(number)
        if term is None:
            term = self._terms[number] = self._read(number)
        return term

    def _read(self, number: int) -> Term:
        place = bisect_right(self._first, number) - 1
        concept = self._concepts[place]
        number -= concept.first
        for terms in concept.terms.values():
            if number < len(terms):
                words, *stems = terms[number].split()
                return Term(place, tuple(stems), 1 / int(words) if len(stems) == 1 else 1.0)
            number -= len(terms)
        return Term(place, (), 0.0)
