"""Find cards by words of their text, type and colour."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from functools import cached_property
from heapq import nsmallest
from typing import NamedTuple

import apsw

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.colour_words import colour_by_word
from judgekit.storage.cards.card_database import CardDatabase
from judgekit.storage.cards.catalogue.card_blocks import CardBlocks
from judgekit.storage.cards.catalogue.card_record import CardRecord
from judgekit.storage.cards.catalogue.card_terms import TermIndex, TermKind
from judgekit.storage.cards.catalogue.card_words import TextWords, is_unspaced, pairs
from judgekit.storage.cards.catalogue.catalogue_filler import COLOUR_MARK, LENGTHS, card_texts

SHORTEST_START = 2
"""Letters from which a word may be unfinished."""
MOST_WORDS = 12
_PHRASE = re.compile('["“”„«»]([^"“”„«»]*)["“”„«»]?')


class _Holders(NamedTuple):
    """The cards that have a word: in a type or as their colour, as a whole word of a text, or
    begun by it anywhere."""

    typed: set[int]
    whole: set[int]
    begun: set[int]


class TextFinder:
    """Finds the cards of one catalogue; every query raises apsw.Error if that is damaged."""

    def __init__(
        self, database: CardDatabase, terms: TermIndex, blocks: CardBlocks[CardRecord]
    ) -> None:
        self._database = database
        self._terms = terms
        self._blocks = blocks
        self._words = TextWords()
        self._colours = colour_by_word()

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards that this text describes, best first; see the port.

        Best are those whose type and colour say it all, then those that have each word as it is
        written; the shortest text first.
        """
        phrases = [plain for each in _PHRASE.findall(typed) if (plain := self._words.plain(each))]
        words = self._words.plain(typed).split()[:MOST_WORDS]
        if not words:
            return ()
        found: dict[int, None] = {}
        for cards in self._best_first([self._holders(word) for word in words]):
            left = cards.difference(found)
            if phrases:
                found.update(dict.fromkeys(self._saying(phrases, left, limit - len(found))))
            else:
                shortest = nsmallest(limit - len(found), left, key=self._length)
                found.update(dict.fromkeys(shortest))
            if len(found) >= limit:
                break
        names = (self._database.name_of(card) for card in found)
        return tuple(FoundCard(name, NameLikeness.TEXT) for name in names)

    @staticmethod
    def _best_first(words: list[_Holders]) -> Iterator[set[int]]:
        yield set.intersection(*(word.typed for word in words))
        yield set.intersection(*(word.typed | word.whole for word in words))
        yield set.intersection(*(word.begun for word in words))

    def _holders(self, word: str) -> _Holders:
        if is_unspaced(word):
            return self._holders_of_signs(word)
        typed = self._terms.having(TermKind.TYPE, word)
        if colour := self._colours.get(word):
            typed |= self._terms.having(TermKind.TYPE, COLOUR_MARK + colour)
        whole = self._terms.having(TermKind.TEXT, word)
        begun = typed | whole
        if len(word) >= SHORTEST_START:
            begun |= self._terms.having_begun(TermKind.TYPE, word)
            begun |= self._terms.having_begun(TermKind.TEXT, word)
        return _Holders(typed, whole, begun)

    def _holders_of_signs(self, word: str) -> _Holders:
        if len(word) == 1:
            typed = self._terms.having_begun(TermKind.TYPE, word)
            whole = self._terms.having_begun(TermKind.TEXT, word)
        else:
            asked = list(pairs(word))[:-1]
            typed = set.intersection(*(self._terms.having(TermKind.TYPE, each) for each in asked))
            whole = set.intersection(*(self._terms.having(TermKind.TEXT, each) for each in asked))
        return _Holders(typed, whole, typed | whole)

    def _saying(self, phrases: list[str], cards: set[int], limit: int) -> Iterator[int]:
        """Yield those of the cards in one of whose texts all phrases stand, the shortest first."""
        for card in sorted(cards, key=self._length):
            if limit <= 0:
                return
            record = self._blocks.of(card)
            if record and any(
                all(_stands(phrase, plain) for phrase in phrases)
                for plain in map(self._words.plain, card_texts(record))
            ):
                limit -= 1
                yield card

    def _length(self, card: int) -> tuple[int, int]:
        return self._lengths[card - 1] if card <= len(self._lengths) else 0, card

    @cached_property
    def _lengths(self) -> array[int]:
        lengths = array("H")
        try:
            lengths.frombytes(self._database.part(LENGTHS) or b"")
        except ValueError as error:
            raise apsw.CorruptError(str(error)) from error
        return lengths


def _stands(phrase: str, plain: str) -> bool:
    return phrase in plain or (is_unspaced(phrase[1]) and phrase[1:] in plain)
