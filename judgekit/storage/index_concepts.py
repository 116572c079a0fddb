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
from judgekit.storage.index_file import TermRow
from judgekit.storage.stemming import Stemming


class Concept(msgspec.Struct, frozen=True, array_like=True):
    """The terms of a thing in each language, as stems, and the groups where it is ruled.

    `is_name` tells a card's or set's name, whose translations are worth as much as itself.
    """

    terms: dict[str, list[tuple[str, ...]]]
    see: list[int]
    is_name: bool = False


class ConceptRows(msgspec.Struct, frozen=True):
    """Concepts by number, the rows by which a term finds its concept, and all words of terms."""

    concepts: list[Concept]
    terms: list[TermRow]
    forms: dict[str, set[str]]


def concept_rows(
    glossary: Glossary,
    card_names: Sequence[CardName],
    groups: Mapping[RuleReference, int],
    stemming: Stemming,
) -> ConceptRows:
    """Concepts of glossary and card names; `see` lists only sections that `groups` has."""
    sources: list[tuple[dict[str, tuple[str, ...]], list[int], bool]] = [
        (entry.terms, _see(entry.see, groups), False) for entry in glossary.entries
    ]
    sources += [
        ({code: (name,) for code, name in card.in_languages().items()}, [], True)
        for card in card_names
    ]
    stems, forms = _stems_of((terms for terms, _, _ in sources), stemming)
    rows = ConceptRows([], [], forms)
    for terms, see, is_name in sources:
        known: dict[str, list[tuple[str, ...]]] = {}
        for code, names in terms.items():
            said = dict.fromkeys(_stems(name, stems[code]) for name in names)
            known[code] = [term for term in said if term]
            for term in known[code]:
                rows.terms.append(
                    TermRow(code, term[0], len(rows.terms), " ".join(term), len(rows.concepts))
                )
        rows.concepts.append(Concept(known, see, is_name))
    return rows


def _see(cited: Iterable[str], groups: Mapping[RuleReference, int]) -> list[int]:
    found = (RuleReference(*each.split(" ", 1)) for each in cited if " " in each)
    return list(dict.fromkeys(groups[reference] for reference in found if reference in groups))


def _stems_of(
    sources: Iterable[Mapping[str, tuple[str, ...]]], stemming: Stemming
) -> tuple[dict[str, dict[str, str]], dict[str, set[str]]]:
    """For each language the stems of its printed words, none for stop words, and folded words."""
    printed: defaultdict[str, set[str]] = defaultdict(set)
    for terms in sources:
        for code, names in terms.items():
            for name in names:
                printed[code].update(token.word for token in tokens(name))
    stems: dict[str, dict[str, str]] = {}
    forms: dict[str, set[str]] = {}
    for code, words in printed.items():
        ordered = list(words)
        folded = fold(ordered)
        found = stemming.stems(folded, code)
        stems[code] = {
            word: "" if plain in STOP_WORDS else stem
            for word, plain, stem in zip(ordered, folded, found, strict=True)
        }
        forms[code] = set(folded) - STOP_WORDS
    return stems, forms


def _stems(name: str, stems: Mapping[str, str]) -> tuple[str, ...]:
    """The stems of the words of a term that say something, each once."""
    found = dict.fromkeys(stems[token.word] for token in tokens(name))
    return tuple(stem for stem in found if stem)
