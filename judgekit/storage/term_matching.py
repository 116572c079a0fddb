"""Which terms of the glossary, and names of cards, a query says: wholly, or in part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from judgekit.domain.rules.ranking import Postings
from judgekit.storage.index_concepts import Concept, TermPlace


def terms_of(language: str) -> str:
    """The language under which the index keeps, for each stem, the terms that have it."""
    return f"{language} terms"


class Matches(msgspec.Struct, frozen=True):
    """What the words of a query, by their places in it, match.

    `whole` has for places that make up a term its concepts, each with how much of the term they
    are; `partly` has for each concept, by place, the greatest share of a term that is there.
    """

    whole: dict[frozenset[int], dict[int, float]]
    partly: dict[int, dict[int, float]]


class TermMatching:
    """Terms and concepts of one index, read as they are needed."""

    def __init__(
        self,
        postings: Callable[[str, str], Postings],
        terms: Callable[[], Sequence[TermPlace]],
        concept: Callable[[int], Concept],
    ) -> None:
        self._postings = postings
        self._read_terms = terms
        self._read_concept = concept
        self._terms: Sequence[TermPlace] | None = None
        self._with_stem: dict[tuple[str, str], Sequence[int]] = {}
        self._concepts: dict[int, Concept] = {}

    def knows(self, language: str, stem: str) -> bool:
        """Whether a term has the stem."""
        return bool(self._terms_with(language, stem))

    def concept(self, number: int) -> Concept:
        """A concept by its number."""
        concept = self._concepts.get(number)
        if concept is None:
            concept = self._concepts[number] = self._read_concept(number)
        return concept

    def matches(self, words: Sequence[Mapping[str, Iterable[str]]]) -> Matches:
        """The terms that words, each with its stems by language, say."""
        said: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for place, word in enumerate(words):
            for language, stems in word.items():
                for stem in stems:
                    for term in self._terms_with(language, stem):
                        said[term].setdefault(stem, place)
        found = Matches({}, defaultdict(dict))
        for number, places in said.items():
            self._add(found, self._term(number), frozenset(places.values()), len(places))
        return found

    def _add(self, found: Matches, term: TermPlace, places: frozenset[int], words: int) -> None:
        share = min(len(places), words) / term.words * term.whole
        partly = found.partly[term.concept]
        for place in places:
            partly[place] = max(partly.get(place, 0.0), share)
        if words == term.words and max(places) - min(places) <= 2 * words:
            concepts = found.whole.setdefault(places, {})
            concepts[term.concept] = max(concepts.get(term.concept, 0.0), term.whole)

    def _terms_with(self, language: str, stem: str) -> Sequence[int]:
        key = (language, stem)
        terms = self._with_stem.get(key)
        if terms is None:
            if len(self._with_stem) > 2000:
                self._with_stem.clear()
            terms = self._with_stem[key] = self._postings(terms_of(language), stem).bodies
        return terms

    def _term(self, number: int) -> TermPlace:
        if self._terms is None:
            self._terms = self._read_terms()
        return self._terms[number]
