"""What lends a query other words for the same thing: glossary entries and names of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

import msgspec

from judgekit.domain.rules.card_names import CardName
from judgekit.domain.rules.folding import fold, tokens
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.stop_words import STOP_WORDS
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.stemming import Stemming


class Concept(msgspec.Struct, frozen=True, array_like=True):
    """The terms of a thing in each language, numbered on from `first`, and where it is ruled.

    A term is as printed, and in the index as `stemmed` leaves it. `see` has groups of sections,
    most telling first. `is_name` tells a card's or set's name, whose translations are worth as much
    as itself.
    """

    first: int
    terms: Mapping[str, tuple[str, ...]]
    see: list[int]
    is_name: bool = False


def concepts_of(
    glossary: Glossary,
    card_names: Sequence[CardName],
    groups: Mapping[RuleReference, int],
) -> list[Concept]:
    """Concepts of glossary and card names; `see` lists only sections that `groups` has."""
    found: list[Concept] = []
    first = 0
    for entry in glossary.entries:
        terms = entry.searched()
        found.append(Concept(first, terms, _see(entry.see, groups)))
        first += sum(map(len, terms.values()))
    for card in card_names:
        names = {code: (name,) for code, name in card.in_languages().items()}
        found.append(Concept(first, names, [], is_name=True))
        first += len(names)
    return found


def terms_of(concepts: Iterable[Concept], language: str, start: int) -> list[tuple[int, str]]:
    """Every term of a language with its number, counted on from `start`."""
    found: list[tuple[int, str]] = []
    for concept in concepts:
        number = start + concept.first
        for code, terms in concept.terms.items():
            if code == language:
                found.extend(enumerate(terms, start=number))
            number += len(terms)
    return found


def stemmed(concepts: Iterable[Concept], stemming: Stemming) -> list[Concept]:
    """Each term as a search asks for it: how many words it has, then the stems of those that say
    something, parted by spaces."""
    concepts = list(concepts)
    printed: dict[str, dict[str, None]] = {}
    for concept in concepts:
        for code, terms in concept.terms.items():
            printed.setdefault(code, {}).update(dict.fromkeys(terms))
    kept = {code: _kept_terms(list(terms), code, stemming) for code, terms in printed.items()}
    return [
        Concept(
            concept.first,
            {
                code: tuple(map(kept[code].__getitem__, terms))
                for code, terms in concept.terms.items()
            },
            concept.see,
            concept.is_name,
        )
        for concept in concepts
    ]


def _kept_terms(terms: Sequence[str], language: str, stemming: Stemming) -> dict[str, str]:
    """Each term of a language as it is kept; all their words are folded, and stemmed, at once."""
    words = [_words(term) for term in terms]
    printed = list(dict.fromkeys(chain.from_iterable(words)))
    folded = dict(zip(printed, fold(printed), strict=True))
    telling = list({word: None for word in folded.values() if word not in STOP_WORDS})
    stems = dict(zip(telling, stemming.stems(telling, language), strict=True))
    stem_of = {word: stems.get(folding, "") for word, folding in folded.items()}
    kept: dict[str, str] = {}
    for term, of_term in zip(terms, words, strict=True):
        told = [stem for word in of_term if (stem := stem_of[word])]
        different = " ".join(dict.fromkeys(told)) if len(told) > 1 else "".join(told)
        kept[term] = f"{len(of_term)} {different}" if different else str(len(of_term))
    return kept


def _words(term: str) -> list[str]:
    """The words of a term; most terms have nothing but letters between their spaces."""
    if term.replace(" ", "").isalnum():
        return term.split()
    return [token.word for token in tokens(term)]


def _see(cited: Iterable[str], groups: Mapping[RuleReference, int]) -> list[int]:
    found = (RuleReference(*each.split(" ", 1)) for each in cited if " " in each)
    return list(dict.fromkeys(groups[reference] for reference in found if reference in groups))
