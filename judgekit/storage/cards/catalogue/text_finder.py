"""Find cards by words of their text, type and colour."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import TypeAlias

import apsw

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.colour_words import colour_by_word
from judgekit.storage.cards.card_database import CardDatabase
from judgekit.storage.cards.catalogue.card_blocks import CardBlocks
from judgekit.storage.cards.catalogue.card_record import CardRecord
from judgekit.storage.cards.catalogue.card_terms import TermIndex, TermKind
from judgekit.storage.cards.catalogue.card_words import is_unspaced, pairs, plain_words
from judgekit.storage.cards.catalogue.catalogue_filler import BY_LENGTH, COLOUR_MARK, card_texts

SHORTEST_START = 2
"""Letters from which a word may be unfinished."""
MOST_WORDS = 12
MOST_READ = 200
"""Cards with all words of a phrase, whose texts are read for it in some twentieth of a second."""
MOST_KNOWN = 12
"""Words whose cards are remembered; those of a frequent one take a megabyte."""
SORTED_FASTER = 100
"""Where so many times more cards there are than were found, those are sorted."""
_Holders: TypeAlias = Callable[[str], set[int]]
_PHRASE = re.compile('["“”„«»]([^"“”„«»]*)["“”„«»]?')


class TextFinder:
    """Finds the cards of one catalogue; every query raises apsw.Error if that is damaged."""

    def __init__(
        self, database: CardDatabase, terms: TermIndex, blocks: CardBlocks[CardRecord]
    ) -> None:
        self._database = database
        self._terms = terms
        self._blocks = blocks
        self._colours = colour_by_word()
        self._known: dict[tuple[str, str], set[int]] = {}

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards that this text describes, best first; see the port.

        Best are those whose type and colour say it all, then those that have each word as it is
        written; the shortest text first.
        """
        phrases = [plain for each in _PHRASE.findall(typed) if (plain := plain_words(each))]
        words = plain_words(typed).split()[:MOST_WORDS]
        if not words:
            return ()
        found = self._saying(phrases, words) if phrases else self._best_first(words)
        names = (self._database.name_of(card) for card in islice(found, limit))
        return tuple(FoundCard(name, NameLikeness.TEXT) for name in names)

    def _best_first(self, words: Sequence[str]) -> Iterator[int]:
        found: set[int] = set()
        for holders in (self._typed, self._whole, self._begun):
            cards = self._having_all(words, holders) - found
            yield from self._shortest_first(cards)
            found |= cards

    def _saying(self, phrases: Sequence[str], words: Sequence[str]) -> Iterator[int]:
        """Yield the cards in one of whose texts all phrases stand, the shortest first.

        Only the last word of a phrase may be unfinished.
        """
        inner = {word for phrase in phrases for word in phrase.split()[:-1]}
        finished = [word for word in words if word in inner]
        others = [word for word in words if word not in inner]
        asked = (finished, self._whole), (others, self._begun)
        cards = set.intersection(*(self._having_all(*each) for each in asked if each[0]))
        for card in islice(self._shortest_first(cards), MOST_READ):
            record = self._blocks.of(card)
            if record and any(
                all(_stands(phrase, plain) for phrase in phrases)
                for plain in map(plain_words, card_texts(record))
            ):
                yield card

    def _having_all(self, words: Sequence[str], holders: _Holders) -> set[int]:
        having: set[int] | None = None
        for word in words:
            of_word = self._held(holders, word)
            having = of_word if having is None else having & of_word
            if not having:
                break
        return having or set()

    def _held(self, holders: _Holders, word: str) -> set[int]:
        """Ask for a word's cards, or remember them from the keystroke before."""
        asked = holders.__name__, word
        known = self._known.get(asked)
        if known is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[asked] = known = holders(word)
        return known

    def _typed(self, word: str) -> set[int]:
        """Return the cards that have the word in a type, or as their colour."""
        typed = self._having(TermKind.TYPE, word)
        if colour := self._colours.get(word):
            typed |= self._terms.having(TermKind.TYPE, COLOUR_MARK + colour)
        return typed

    def _whole(self, word: str) -> set[int]:
        """Return the cards that have the word in a type or a text, as it is written."""
        return self._held(self._typed, word) | self._having(TermKind.TEXT, word)

    def _begun(self, word: str) -> set[int]:
        """Return the cards that have a word with this beginning."""
        whole = self._held(self._whole, word)
        if is_unspaced(word) or len(word) < SHORTEST_START:
            return whole
        kinds = TermKind.TYPE, TermKind.TEXT
        return whole.union(*(self._terms.having_begun(kind, word) for kind in kinds))

    def _having(self, kind: TermKind, word: str) -> set[int]:
        if not is_unspaced(word):
            return self._terms.having(kind, word)
        if len(word) == 1:
            return self._terms.having_begun(kind, word)
        return set.intersection(*(self._terms.having(kind, each) for each in [*pairs(word)][:-1]))

    def _shortest_first(self, cards: set[int]) -> Iterable[int]:
        """Return the cards in the order of their English texts' lengths."""
        order = self._by_length
        if len(cards) * SORTED_FASTER < len(order):
            places = self._places
            return sorted(cards, key=lambda card: places[card - 1])
        return filter(cards.__contains__, order)

    @cached_property
    def _by_length(self) -> array[int]:
        """The numbers of all cards, that with the shortest text first."""
        order = array("I")
        try:
            order.frombytes(self._database.part(BY_LENGTH) or b"")
        except ValueError as error:
            raise apsw.CorruptError(str(error)) from error
        return order

    @cached_property
    def _places(self) -> array[int]:
        """The place of each card in that order."""
        places = array("I", bytes(4 * len(self._by_length)))
        for place, card in enumerate(self._by_length):
            places[card - 1] = place
        return places


def _stands(phrase: str, plain: str) -> bool:
    return phrase in plain or (is_unspaced(phrase[1]) and phrase[1:] in plain)
