"""Match a query with the terms of the glossary and names of cards, wholly or partly."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from judgekit.search.index.kept_index import SAYS_NOTHING, KeptTerms

LEAST_WHOLE = 0.5
"""The share of its words from which a term's one telling word stands for all of it."""


class Term(msgspec.Struct, frozen=True):
    """A term of a concept: the stems of its words without stop words.

    If only one stem remains, `whole` is its share of the words: `only one copy` is hardly a synonym
    of `copy`. Otherwise it is 1. What is only `asked` is no synonym: it leads to its concept, whose
    other terms are then searched for.
    """

    concept: int
    stems: tuple[str, ...]
    whole: float
    asked: bool = False


class Matches(msgspec.Struct, frozen=True):
    """Matches of the words of a query, by their positions.

    `whole` maps positions that make up a term to its concepts, each with the share of the term;
    `partly` has for each concept, by position, the greatest share of a term.
    """

    whole: dict[frozenset[int], dict[int, float]]
    partly: dict[int, dict[int, float]]


class LanguageTerms:
    """The terms of one language as stored."""

    def __init__(self, kept: KeptTerms) -> None:
        self._first = kept.first
        self._stems = kept.stems.split("\n")
        self._concepts = memoryview(kept.concepts).cast("I")
        self._asked = kept.asked

    def __contains__(self, number: int) -> bool:
        return 0 <= number - self._first < len(self._concepts)

    def term(self, number: int) -> Term:
        """Return a term by its number."""
        words = self._stems[number - self._first].split()
        stems = tuple(dict.fromkeys(word for word in words if word != SAYS_NOTHING))
        concept = self._concepts[number - self._first]
        whole = 1 / len(words) if len(stems) == 1 else 1.0
        return Term(concept, stems, whole, asked=bool(self._asked[number - self._first]))

    def of(self, concept: int) -> range:
        """Return the numbers of the terms of a concept."""
        first = self._first
        return range(
            first + bisect_left(self._concepts, concept),
            first + bisect_right(self._concepts, concept),
        )


class TermMatching:
    """Terms and concepts of one index.

    `see` has for each glossary concept the groups of sections; higher concepts are names of cards
    and sets, whose translations count fully. `terms_with` returns the numbers of the terms with a
    stem in a language.
    """

    def __init__(
        self,
        see: Sequence[Sequence[int]],
        terms: Mapping[str, KeptTerms],
        terms_with: Callable[[str, str], Sequence[int]],
    ) -> None:
        self._see = see
        self._languages = {code: LanguageTerms(kept) for code, kept in terms.items()}
        self._terms_with = terms_with
        self._terms: dict[int, Term] = {}

    def see(self, concept: int) -> Sequence[int]:
        """Return the groups of sections that rule on a concept, most relevant first."""
        return () if self.is_name(concept) else self._see[concept]

    def is_name(self, concept: int) -> bool:
        """Whether a concept is a card or a set."""
        return concept >= len(self._see)

    def terms(self, concept: int) -> dict[str, list[Term]]:
        """Return the terms of a concept that are synonyms, by language."""
        found = {
            code: [term for number in terms.of(concept) if not (term := self._term(number)).asked]
            for code, terms in self._languages.items()
        }
        return {code: terms for code, terms in found.items() if terms}

    def matches(self, words: Sequence[Mapping[str, Iterable[str]]]) -> Matches:
        """Return the terms that match words, each given by its stems by language."""
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
        is_whole = len(places) == words and term.whole >= LEAST_WHOLE
        if is_whole and max(places) - min(places) <= 2 * words:
            concepts = found.whole.setdefault(places, {})
            concepts[term.concept] = max(concepts.get(term.concept, 0.0), term.whole)

    def _term(self, number: int) -> Term:
        term = self._terms.get(number)
        if term is None:
            (terms,) = (each for each in self._languages.values() if number in each)
            term = self._terms[number] = terms.term(number)
        return term
