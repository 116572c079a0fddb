"""Find cards by words of their text, type and colour."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice

import apsw

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.colour_words import colour_by_word
from judgekit.domain.cards.type_words import types_by_word
from judgekit.storage.cards.card_database import CardDatabase
from judgekit.storage.cards.catalogue.card_words import (
    is_unspaced,
    of_phrase,
    pairs,
    typed_words,
)
from judgekit.storage.cards.catalogue.catalogue_filler import BY_LENGTH
from judgekit.storage.cards.catalogue.word_index import (
    COLOUR,
    TYPE,
    TYPE_AND_TEXT,
    WordIndex,
    any_of,
    said,
)

SHORTEST_START = 2
"""Letters from which a word may be unfinished."""
MOST_WORDS = 12
SORTED_FASTER = 100
"""Where so many times more cards there are than were found, those are sorted."""
_PHRASE = re.compile('["“”„«»]([^"“”„«»]*)["“”„«»]?')


class TextFinder:
    """Finds the cards of one catalogue; every query raises apsw.Error if that is damaged."""

    def __init__(self, database: CardDatabase, words: WordIndex) -> None:
        self._database = database
        self._words = words
        self._colours = colour_by_word()
        self._types = types_by_word()

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards that this text describes, best first; see the port.

        Best are those whose type and colour say it all, then those that have each word as it is
        written; the shortest text first.
        """
        phrases = [phrase for each in _PHRASE.findall(typed) if (phrase := of_phrase(each))]
        words = typed_words(_PHRASE.sub(" ", typed) if phrases else typed)[:MOST_WORDS]
        if not phrases and not words:
            return ()
        found = self._saying(phrases[:MOST_WORDS], words) if phrases else self._best_first(words)
        names = (self._database.name_of(card) for card in islice(found, limit))
        return tuple(FoundCard(name, NameLikeness.TEXT) for name in names)

    def _best_first(self, words: Sequence[str]) -> Iterator[int]:
        found: set[int] = set()
        for condition in (self._typed, self._whole, self._begun):
            cards = self._words.cards_saying([condition(word) for word in words]) - found
            yield from self._shortest_first(cards)
            found |= cards

    def _saying(self, phrases: Sequence[str], words: Sequence[str]) -> Iterator[int]:
        """Yield the cards that have all phrases: those first that have them as they are written,
        then those in which their last word goes on."""
        found: set[int] = set()
        for is_finished in (True, False):
            each = [said(TYPE_AND_TEXT, phrase, is_finished=is_finished) for phrase in phrases]
            each += [self._begun(word) for word in words]
            cards = self._words.cards_saying(each) - found
            yield from self._shortest_first(cards)
            found |= cards

    def _typed(self, word: str) -> str:
        """The condition that the word is in a type or means one, or is the colour."""
        return self._or_meant(word, _written(TYPE, word))

    def _whole(self, word: str) -> str:
        """The condition that the word is in a type or a text as it is written, or means one."""
        return self._or_meant(word, _written(TYPE_AND_TEXT, word))

    def _begun(self, word: str) -> str:
        """The condition that a word begins so, or that the whole one means a type or a colour."""
        if is_unspaced(word) or len(word) < SHORTEST_START:
            return self._whole(word)
        return self._or_meant(word, said(TYPE_AND_TEXT, word, is_finished=False))

    def _or_meant(self, word: str, condition: str) -> str:
        """The condition, or that the word is the colour or means a type in another form."""
        conditions = [condition, *(said(TYPE, each) for each in self._types.get(word, ()))]
        colour = self._colours.get(word)
        if colour:
            conditions.append(said(COLOUR, colour))
        return any_of(conditions)

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


def _written(where: str, word: str) -> str:
    if is_unspaced(word):
        return said(where, pairs(word), is_finished=len(word) > 1)
    return said(where, word)
