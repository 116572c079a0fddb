"""Find cards by words of their text, type and colour, and by symbols of their text and cost."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice, product
from typing import NamedTuple

import apsw

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.colour_words import colour_by_word
from judgekit.domain.cards.type_words import types_by_word
from judgekit.search.words.word_families import WordFamilies
from judgekit.storage.cards.card_database import MOST_ASKED, CardDatabase
from judgekit.storage.cards.catalogue.card_words import (
    is_unspaced,
    of_phrase,
    of_whole_cost,
    pairs,
    symbols_of,
    typed_words,
    without_symbols,
)
from judgekit.storage.cards.catalogue.catalogue_filler import BY_LENGTH
from judgekit.storage.cards.catalogue.word_index import (
    COLOUR,
    COST_OR_TEXT,
    TYPE,
    TYPE_AND_TEXT,
    WordIndex,
    any_of,
    said,
)

SHORTEST_START = 2
"""Letters from which a word may be unfinished."""
MOST_WORDS = 12
MOST_WITH_NAME = 5
"""Words up to which some may be of a card's name and the others of its text."""
SHORTEST_OF_NAME = 3
"""Letters of such a word of a name."""
LEAST_WORDS_OF_KIND = 2
"""Words from which a text may be the type and colour of cards: a single one has other meanings."""
MOST_KINDS_KEPT = 2_000
SHORTEST_INFLECTED = 4
"""Letters from which a word of a phrase may have another form."""
MOST_FORMS, MOST_PHRASES = 6, 64
"""Other forms of one word in a phrase, and phrases that these make of it."""
SORTED_FASTER = 100
"""Where so many times more cards there are than were found, those are sorted."""
_PHRASE = re.compile('["“”„«»]([^"“”„«»]*)["“”„«»]?')


class _Asked(NamedTuple):
    """What was typed: phrases in quotation marks, symbols in a row as phrases, and words."""

    phrases: Sequence[str]
    symbols: Sequence[str]
    words: Sequence[str]


class TextFinder:
    """Finds the cards of one catalogue; every query raises apsw.Error if that is damaged."""

    def __init__(self, database: CardDatabase, words: WordIndex) -> None:
        self._database = database
        self._words = words
        self._colours = colour_by_word()
        self._types = types_by_word()
        self._families = WordFamilies(words.said_words)
        self._kinds: dict[str, bool] = {}

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards that this text describes, best first; see the port.

        Best are those whose type and colour say it all, then those that have each word as it is
        written, then those that have other forms of the words; the shortest text first.
        """
        asked = _asked(typed)
        if not any(asked):
            return ()
        return self._as_found(islice(self._best_first(asked), limit), NameLikeness.TEXT)

    def of_kind(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards of which type and colour say it all; see the port."""
        phrases, symbols, words = _asked(typed)
        if phrases or symbols or len(words) < LEAST_WORDS_OF_KIND:
            return ()
        if not all(map(self._is_kind, words)):
            return ()
        cards = self._words.cards_saying([self._typed(word) for word in words])
        return self._as_found(islice(self._shortest_first(cards), limit), NameLikeness.KIND)

    def says(self, card: int, words: Sequence[str]) -> bool:
        """Return whether the card with this number has these words (`name_parts`) in its text, type
        or colour, in any form or unfinished."""
        return self._words.says(card, [self._begun(word) for word in words])

    def _as_found(self, cards: Iterable[int], likeness: NameLikeness) -> tuple[FoundCard, ...]:
        return tuple(FoundCard(self._database.name_of(card), likeness) for card in cards)

    def _best_first(self, asked: _Asked) -> Iterator[int]:
        found: set[int] = set()
        for conditions in self._tiers(asked):
            cards = self._words.cards_saying(conditions) - found
            yield from self._shortest_first(cards)
            found |= cards
        if not found and not asked.phrases and not asked.symbols:
            yield from self._shortest_first(self._named_and_said(asked.words))

    def _tiers(self, asked: _Asked) -> Iterator[list[str]]:
        """Yield what has to be true of the best cards, of the next ones, and so on."""
        symbols = [said(COST_OR_TEXT, each) for each in asked.symbols]
        if asked.phrases:
            begun = [*symbols, *map(self._begun, asked.words)]
            for is_finished in (True, False):
                yield [_phrase(each, is_finished=is_finished) for each in asked.phrases] + begun
            yield [any_of(self._in_other_forms(each)) for each in asked.phrases] + begun
            return
        if len(symbols) == 1:
            cost = said(COLOUR, of_whole_cost(asked.symbols[0]))
            yield [cost, *map(self._typed, asked.words)]
        if not asked.words:
            yield symbols
            return
        for condition in (self._typed, self._whole, self._inflected, self._begun):
            yield [*symbols, *map(condition, asked.words)]

    def _in_other_forms(self, phrase: str) -> list[str]:
        """Return the conditions that a card has the phrase with its words in any forms."""
        each = [
            [word, *self._forms(word)[:MOST_FORMS]] if len(word) >= SHORTEST_INFLECTED else [word]
            for word in phrase.split()
        ]
        return [
            said(TYPE_AND_TEXT, " ".join(words)) for words in islice(product(*each), MOST_PHRASES)
        ]

    def _named_and_said(self, words: Sequence[str]) -> set[int]:
        """Return the cards that have some of these words in their name and say the others."""
        if not 1 < len(words) <= MOST_WITH_NAME:
            return set()
        named = {word: self._with_name(word) for word in words}
        cards = set[int]().union(*named.values())
        for word in sorted(words, key=lambda word: not named[word]):
            if not cards:
                break
            if not cards <= named[word]:
                cards &= named[word] | self._words.cards_saying([self._begun(word)])
        return cards

    def _with_name(self, word: str) -> set[int]:
        """Return the cards that have the word in a name, unless these are too many to be meant."""
        if len(word) < SHORTEST_OF_NAME or is_unspaced(word):
            return set()
        names = self._words.names_with(word)
        return self._database.cards_named(names) if len(names) <= MOST_ASKED else set()

    def _is_kind(self, word: str) -> bool:
        """Whether a word is one of a type line, in any form, or a colour."""
        if word in self._colours or word in self._types:
            return True
        known = self._kinds.get(word)
        if known is None:
            if len(self._kinds) >= MOST_KINDS_KEPT:
                self._kinds.clear()
            known = self._kinds[word] = self._words.is_said(self._typed(word))
        return known

    def _forms(self, word: str) -> tuple[str, ...]:
        return () if is_unspaced(word) else self._families.forms(word)

    def _typed(self, word: str) -> str:
        """The condition that the word is in a type in any form or means one, or is the colour."""
        forms = [said(TYPE, each) for each in self._forms(word)]
        return self._or_meant(word, _written(TYPE, word), *forms)

    def _whole(self, word: str) -> str:
        """The condition that the word is in a type or a text as it is written, or means one."""
        return self._or_meant(word, _written(TYPE_AND_TEXT, word))

    def _inflected(self, word: str) -> str:
        """The condition that the word is in a type or a text in any form, or means one."""
        forms = [said(TYPE_AND_TEXT, each) for each in self._forms(word)]
        return self._or_meant(word, _written(TYPE_AND_TEXT, word), *forms)

    def _begun(self, word: str) -> str:
        """The condition that a word begins so or is another form of it, or that the whole one means
        a type or a colour."""
        if is_unspaced(word) or len(word) < SHORTEST_START:
            return self._whole(word)
        forms = [said(TYPE_AND_TEXT, each) for each in self._forms(word)]
        return self._or_meant(word, said(TYPE_AND_TEXT, word, is_finished=False), *forms)

    def _or_meant(self, word: str, *conditions: str) -> str:
        """One of the conditions, or that the word is the colour or means a type in another form."""
        each = [*conditions, *(said(TYPE, meant) for meant in self._types.get(word, ()))]
        colour = self._colours.get(word)
        if colour:
            each.append(said(COLOUR, colour))
        return any_of(dict.fromkeys(each))

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


def _asked(typed: str) -> _Asked:
    phrases = [phrase for each in _PHRASE.findall(typed) if (phrase := of_phrase(each))]
    text = _PHRASE.sub(" ", typed) if phrases else typed
    symbols = [of_phrase(each) for each in symbols_of(text)]
    words = typed_words(without_symbols(text))
    return _Asked(phrases[:MOST_WORDS], symbols[:MOST_WORDS], words[:MOST_WORDS])


def _phrase(phrase: str, *, is_finished: bool) -> str:
    return said(TYPE_AND_TEXT, phrase, is_finished=is_finished)


def _written(where: str, word: str) -> str:
    if is_unspaced(word):
        return said(where, pairs(word), is_finished=len(word) > 1)
    return said(where, word)
