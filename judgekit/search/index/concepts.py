"""Concepts that give a query synonyms: glossary entries and names of cards."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

import msgspec

from judgekit.domain.cards.card_names import CardName
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.kept_index import SAYS_NOTHING, KeptTerms
from judgekit.search.words.folding import UNSPACED_LANGUAGES, spaced, words_of
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stop_words import STOP_WORDS

_END = "\n"


class PrintedTerms(msgspec.Struct, frozen=True):
    """The terms of a language as printed, in the order of their concepts.

    They are numbered from `first`; `concepts` has the concept of each, `asked` whether it is only a
    way of asking.
    """

    first: int
    printed: list[str]
    concepts: array[int]
    asked: bytes


class Concepts(msgspec.Struct, frozen=True):
    """Entries of a glossary, then names of cards and sets, numbered in this order.

    `see` has the groups of sections that rule on each entry, most relevant first; a name has none.
    `terms` are by language.
    """

    see: list[list[int]]
    terms: dict[str, PrintedTerms]


def concepts_of(
    glossary: Glossary,
    card_names: Sequence[CardName],
    groups: Mapping[RuleReference, int],
) -> Concepts:
    """Return the concepts of glossary and card names; `see` lists only sections in `groups`."""
    see = seen_groups(glossary, groups)
    printed: defaultdict[str, list[str]] = defaultdict(list)
    concepts: defaultdict[str, list[int]] = defaultdict(list)
    asked: defaultdict[str, bytearray] = defaultdict(bytearray)
    for number, entry in enumerate(glossary.entries):
        for code, searched in entry.searched().items():
            printed[code] += searched
            concepts[code] += [number] * len(searched)
            synonyms = len(entry.terms.get(code, ()))
            asked[code] += bytes(synonyms) + b"\1" * (len(searched) - synonyms)
    for number, card in enumerate(card_names, start=len(see)):
        for code, name in card.in_languages().items():
            printed[code].append(name)
            concepts[code].append(number)
            asked[code].append(0)
    terms_by_language: dict[str, PrintedTerms] = {}
    first = 0
    for code, terms in printed.items():
        terms_by_language[code] = PrintedTerms(
            first, terms, array("I", concepts[code]), bytes(asked[code])
        )
        first += len(terms)
    return Concepts(see, terms_by_language)


def seen_groups(glossary: Glossary, groups: Mapping[RuleReference, int]) -> list[list[int]]:
    """Return for each entry the groups of sections that rule on it, most relevant first."""
    return [_see(entry.see, groups) for entry in glossary.entries]


def terms_of(concepts: Concepts, language: str, start: int) -> list[tuple[int, str]]:
    """Return every term of a language with its number, counted from `start`."""
    terms = concepts.terms.get(language)
    if terms is None:
        return []
    printed = map(spaced, terms.printed) if language in UNSPACED_LANGUAGES else terms.printed
    return list(enumerate(printed, start=start + terms.first))


def kept_terms(terms: PrintedTerms, learned: LearnedWords) -> KeptTerms:
    """Convert terms to the form used by a search; most of their words are already in `learned`.

    All terms are processed as one text with separators, for speed.
    """
    words = f" {_END} ".join(terms.printed).lower().split(" ")
    different = dict.fromkeys(words)
    parted = {word: words_of(word) for word in different if word not in learned.folded}
    learned.learn(chain.from_iterable(parted.values()))
    folded = learned.folded
    says = {**learned.stems, **dict.fromkeys(STOP_WORDS, SAYS_NOTHING)}
    kept = {word: says[folded[word]] for word in different if word not in parted}
    for word, parts in parted.items():
        kept[word] = " ".join([says[folded[part]] for part in parts])
    kept[_END] = _END
    stems = " ".join(map(kept.__getitem__, words)).replace(f" {_END} ", _END)
    return KeptTerms(terms.first, stems, terms.concepts.tobytes(), terms.asked)


def _see(cited: Iterable[str], groups: Mapping[RuleReference, int]) -> list[int]:
    found = (RuleReference(*each.split(" ", 1)) for each in cited if " " in each)
    return list(dict.fromkeys(groups[reference] for reference in found if reference in groups))
