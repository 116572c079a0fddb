"""Streaming reader of card files written by Scryfall and MTGJSON.

A file is walked through object by object (decision 39); what is kept of one is bounded.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeVar

import msgspec

from judgekit.reading.cards.card_facts import is_for_no_deck
from judgekit.reading.cards.card_file_stream import Readable
from judgekit.reading.cards.form import Form, Text
from judgekit.reading.cards.json_stream import JsonStream
from judgekit.reading.cards.mtgjson_cards import (
    OF_A_SET,
    MtgjsonCard,
    MtgjsonSet,
    belongs,
    read_face,
)
from judgekit.reading.cards.read_card import MTGJSON, SCRYFALL, Read
from judgekit.reading.cards.scryfall_cards import ScryfallObject, read_object
from judgekit.reading.cards.wrong_file import NoCardFile, WrongFile, kind_of

LARGEST_SET = 1 << 25
"""In bytes, of the cards of one set that wait for its date, which stands behind them."""

Some = TypeVar("Some", bound=msgspec.Struct)


class _Meta(msgspec.Struct):
    date: Text = ""


class CardFile:
    """A card file; `kind`, `date` (of the data, empty if the file has none) and `unread` are set
    once the cards have been read. `unread` counts entries that are neither cards nor what is left
    out on purpose."""

    def __init__(self, stream: Readable) -> None:
        self._json = JsonStream(stream)
        self._scryfall = Form(ScryfallObject)
        self._mtgjson = Form(MtgjsonCard)
        self._set = Form(MtgjsonSet)
        self.kind = ""
        self.date = ""
        self.unread = 0
        self._is_by_card = False
        """Whether its lists are named after their cards, as in the atomic files."""
        self._strange = 0
        """What is no card in a list that has another name; in a set that may be anything else."""

    def cards(self) -> Iterator[Read]:
        """Yield all cards in file order, a card once per occurrence; of a file of rulings, those.

        Raises NoCardFile if the file is of another kind, truncated or damaged, and what the stream
        raises.
        """
        try:
            yield from self._all()
        except NoCardFile as error:
            if not self._json.beginning:  # it says what it is before it gives anything
                raise
            kind = error.kind if self.kind else kind_of(self._json.beginning, error.kind)
            raise NoCardFile(str(error), kind) from error

    def _all(self) -> Iterator[Read]:
        first = self._json.peek()
        if first == "[":
            yield from self._scryfall_objects()
        elif first == "{":
            while (yield from self._cards_of_object()) and self._json.begins_line():
                pass
        else:
            kind = WrongFile.OTHER if first else WrongFile.EMPTY
            raise NoCardFile("it begins without a list or an object", kind)
        if self._json.peek():
            raise NoCardFile("something behind the end")

    def _cards_of_object(self) -> Generator[Read, None, bool]:
        """Read an MTGJSON file, a Scryfall search result, or a single Scryfall card; return
        whether it may have been one of many, each on lines of its own."""
        alone = ScryfallObject()
        is_alone = True
        for name in self._json.members():
            is_alone = is_alone and name not in ("data", "meta")
            first = self._json.peek()
            if name == "data" and first == "[":
                yield from self._scryfall_objects()
            elif name == "data" and first == "{":
                yield from self._mtgjson_cards(sets_within=True)
            elif name == "meta":
                self.date = Form(_Meta).of(self._json.value()).date
            else:
                self._take(name, self._scryfall, alone)
        read = read_object(alone)
        if read is not None:
            self.kind = SCRYFALL
            yield read
        elif is_alone and not is_for_no_deck(alone.name, alone.layout):
            self.unread += 1
        if self._is_by_card:
            self.unread += self._strange
        return is_alone

    def _scryfall_objects(self) -> Iterator[Read]:
        for _ in self._json.elements():
            value = self._json.decoded(self._scryfall.decoded)
            read = read_object(value)
            if read is not None:
                self.kind = SCRYFALL
                yield read
            elif not is_for_no_deck(value.name, value.layout):
                self.unread += 1

    def _mtgjson_cards(self, *, sets_within: bool) -> Iterator[Read]:
        """Read lists of faces by card (the atomic files), sets with a list of cards (all
        printings), or a single set, whose date stands behind its cards."""
        waiting: list[MtgjsonCard] = []
        of = MtgjsonSet()
        for name in self._json.members():
            first = self._json.peek()
            if first == "[" and (sets_within or name == OF_A_SET):
                begun = self._json.position
                for card in self._mtgjson_list(name):
                    if name == OF_A_SET and self._json.position - begun <= LARGEST_SET:
                        waiting.append(card)
                    else:
                        yield read_face(card, MtgjsonSet())
            elif first == "{" and sets_within:
                self._strange += 1
                yield from self._mtgjson_cards(sets_within=False)
            else:
                self._take(name, self._set, of)
        for card in waiting:
            yield read_face(card, of)

    def _mtgjson_list(self, title: str) -> Iterator[MtgjsonCard]:
        """Read the list with that title; those that are not of cards are passed over."""
        for _ in self._json.elements():
            card = self._json.decoded(self._mtgjson.decoded)
            if belongs(card, title):
                self.kind = MTGJSON
                self._is_by_card = self._is_by_card or title != OF_A_SET
                yield card
            elif is_for_no_deck(card.name, card.layout):
                continue
            elif title == OF_A_SET:
                self.unread += 1
            else:
                self._strange += 1

    def _take(self, name: str, form: Form[Some], struct: Some) -> None:
        """Take the next value if the struct has a field of that name, else pass over it."""
        if form.has(name):
            form.fill(struct, name, self._json.value())
        else:
            self._json.skip()
