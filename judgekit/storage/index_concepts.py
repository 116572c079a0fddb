"""What lends a query other words for the same thing: glossary entries and names of cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from judgekit.domain.rules.card_names import CardName
from judgekit.domain.rules.folding import fold, tokens
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.stop_words import STOP_WORDS
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.stemming import Stemming


class Term(msgspec.Struct, frozen=True, array_like=True):
    """One way to say a concept: the stems of its words that say something.

    `whole` is the share of its words that these are, where only one is left: `only one copy` is
    hardly another word for `copy`. Otherwise it is 1.
    """

    stems: tuple[str, ...]
    whole: float


class Concept(msgspec.Struct, frozen=True, array_like=True):
    """The terms of a thing in each language and the groups of sections where it is ruled.

    `is_name` tells a card's or set's name, whose translations are worth as much as itself.
    """

    terms: dict[str, list[Term]]
    see: list[int]
    is_name: bool = False


class TermPlace(msgspec.Struct, frozen=True, array_like=True):
    """Of a term by its number: which concept it is of, and what matching needs of it."""

    concept: int
    words: int
    whole: float


class ConceptRows(msgspec.Struct, frozen=True):
    """Concepts and terms by number, for each stem the terms that have it, all words of terms."""

    concepts: list[Concept]
    terms: list[TermPlace]
    postings: dict[str, dict[str, list[int]]]
    forms: dict[str, set[str]]


def concept_rows(
    glossary: Glossary,
    card_names: Sequence[CardName],
    groups: Mapping[RuleReference, int],
    stemming: Stemming,
) -> ConceptRows:
    """Concepts of glossary and card names; `see` lists only sections that `groups` has."""
    sources: list[tuple[Mapping[str, tuple[str, ...]], list[int], bool]] = [
        (entry.terms, _see(entry.see, groups), False) for entry in glossary.entries
    ]
    sources += [
        ({code: (name,) for code, name in card.in_languages().items()}, [], True)
        for card in card_names
    ]
    stems, forms = _stems_of((terms for terms, _, _ in sources), stemming)
    rows = ConceptRows([], [], {code: {} for code in stems}, forms)
    for names, see, is_name in sources:
        concept = Concept({}, see, is_name)
        for code, printed in names.items():
            terms = [_term(name, stems[code]) for name in printed]
            concept.terms[code] = list({term.stems: term for term in terms if term.stems}.values())
            for term in concept.terms[code]:
                for stem in term.stems:
                    rows.postings[code].setdefault(stem, []).append(len(rows.terms))
                place = TermPlace(len(rows.concepts), len(term.stems), term.whole)
                rows.terms.append(place)
        rows.concepts.append(concept)
    return rows


def _see(cited: Iterable[str], groups: Mapping[RuleReference, int]) -> list[int]:
    found = (RuleReference(*each.split(" ", 1)) for each in cited if " " in each)
    return list(dict.fromkeys(groups[reference] for reference in found if reference in groups))


def _stems_of(
    sources: Iterable[Mapping[str, tuple[str, ...]]], stemming: Stemming
) -> tuple[dict[str, dict[str, tuple[str, bool]]], dict[str, set[str]]]:
    """For each language the stem of each printed word, whether it is a stop word, and all words."""
    printed: defaultdict[str, set[str]] = defaultdict(set)
    for terms in sources:
        for code, names in terms.items():
            for name in names:
                printed[code].update(token.word for token in tokens(name))
    stems: dict[str, dict[str, tuple[str, bool]]] = {}
    forms: dict[str, set[str]] = {}
    for code, words in printed.items():
        ordered = list(words)
        folded = fold(ordered)
        found = stemming.stems(folded, code)
        stems[code] = {
            word: (stem, plain in STOP_WORDS)
            for word, plain, stem in zip(ordered, folded, found, strict=True)
        }
        forms[code] = set(folded) - STOP_WORDS
    return stems, forms


def _term(name: str, stems: Mapping[str, tuple[str, bool]]) -> Term:
    words = [stems[token.word] for token in tokens(name)]
    content = tuple(dict.fromkeys(stem for stem, is_stop in words if not is_stop))
    return Term(content, 1 / len(words) if len(content) == 1 else 1.0)
