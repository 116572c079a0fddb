"""What a card file says of each card in words, while the file is read.

Texts are in memory until they are too many, then they are put aside on the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from struct import Struct
from sys import getsizeof
from typing import BinaryIO

import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_number import CardNumber, card_number

MOST_NUMBERS = 5_000
MOST_HELD = 64_000_000
"""Bytes of texts and numbers in memory, for what a load may take of memory is promised."""
OF_A_TEXT, OF_A_NUMBER = 600, 200
"""Bytes that a text takes with its name, its types and its places besides its letters, and those
of a number."""
PAGE, MOST_PAGES = 32 * 1024, 128
"""Bytes, and how many of these are kept: each turn to the disk is a wait for Python, which another
thread has meanwhile."""
NOWHERE = -1
_HEAD = Struct("<qi")
"""Of what is put aside of a card: where what was put aside before begins, and how many bytes
follow."""


class SaidInEnglish(msgspec.Struct, frozen=True, array_like=True):
    """What a side of a card says in English, and the cards that belong to it."""

    faces: tuple[CardFace, ...]
    parts: tuple[CardPart, ...]


class Said(msgspec.Struct, array_like=True):
    """What is said of a card: in English by side, printed by language and side; the sets' codes
    and numbers of its printings."""

    english: dict[str, SaidInEnglish] = {}
    printed: dict[str, dict[str, tuple[PrintedFace, ...]]] = {}
    rulings: tuple[Ruling, ...] = ()
    numbers: dict[tuple[str, str], None] = {}

    def lay_over(self, later: Said) -> None:
        """Take in what was said later."""
        self.english.update(later.english)
        for language, sides in later.printed.items():
            self.printed.setdefault(language, {}).update(sides)
        self.rulings = later.rulings or self.rulings
        self.numbers.update(later.numbers)

    @property
    def card_numbers(self) -> tuple[CardNumber, ...]:
        """The numbers of its printings, as they are compared."""
        return tuple([card_number(*each) for each in islice(self.numbers, MOST_NUMBERS)])


class GatheredTexts:
    """What is said of each card, by the card's number; what is said later of the same place counts.
    `aside` is an empty file that is thrown away."""

    def __init__(self, aside: BinaryIO) -> None:
        self._aside = aside
        self._latest: dict[int, int] = {}
        """Where in `aside` what was put there last of a card begins."""
        self._page = lru_cache(MOST_PAGES)(self._read_page)
        self._said: dict[int, Said] = {}
        self._held = 0

    def say_in_english(self, card: int, side: str, said: SaidInEnglish) -> None:
        """Keep what a side says in English."""
        english = self._of(card).english
        before = english.get(side)
        english[side] = said
        self._hold(_bytes_of(said.faces) - (_bytes_of(before.faces) if before else 0))

    def say_printed(
        self, card: int, language: str, side: str, faces: tuple[PrintedFace, ...]
    ) -> None:
        """Keep what is printed on a side in another language."""
        sides = self._of(card).printed.setdefault(language, {})
        before = sides.get(side)
        sides[side] = faces
        self._hold(_bytes_of(faces) - (_bytes_of(before) if before else 0))

    def say_rulings(self, card: int, rulings: tuple[Ruling, ...]) -> None:
        """Keep the card's rulings."""
        said = self._of(card)
        before, said.rulings = said.rulings, rulings
        self._hold(_bytes_of(rulings) - (_bytes_of(before) if before else 0))

    def add_number(self, card: int, number: tuple[str, str]) -> None:
        """Keep a set's code and the number of a printing in it."""
        numbers = self._of(card).numbers
        if number not in numbers:
            numbers[number] = None
            self._hold(OF_A_NUMBER)

    def take(self, card: int) -> Said:
        """Return what is said of the card, and forget it; nothing is said afterwards."""
        latest = self._said.pop(card, None)
        place = self._latest.pop(card, NOWHERE)
        if latest and place == NOWHERE:
            return latest
        parts = [latest] if latest else []
        while place != NOWHERE:
            before, length = _HEAD.unpack(self._read(place, _HEAD.size))
            content = self._read(place + _HEAD.size, length)
            parts.append(msgspec.msgpack.decode(content, type=Said))
            place = before
        said = Said()
        for part in reversed(parts):
            said.lay_over(part)
        return said

    def _read(self, begin: int, length: int) -> bytes:
        first, end = begin // PAGE, begin + length
        pages = b"".join([self._page(number) for number in range(first, (end - 1) // PAGE + 1)])
        return pages[begin - first * PAGE : end - first * PAGE]

    def _read_page(self, number: int) -> bytes:
        self._aside.seek(number * PAGE)
        return self._aside.read(PAGE)

    def _of(self, card: int) -> Said:
        said = self._said.get(card)
        if said is None:
            said = self._said[card] = Said()
        return said

    def _hold(self, more: int) -> None:
        self._held += more
        if self._held >= MOST_HELD:
            self._put_aside()

    def _put_aside(self) -> None:
        encoder = msgspec.msgpack.Encoder()
        place = self._aside.tell()
        for card, said in self._said.items():
            content = encoder.encode(said)
            self._aside.write(_HEAD.pack(self._latest.get(card, NOWHERE), len(content)) + content)
            self._latest[card] = place
            place += _HEAD.size + len(content)
        self._said.clear()
        self._held = 0


def _bytes_of(texts: Sequence[CardFace | PrintedFace | Ruling]) -> int:
    """About as many bytes as they take in memory, one or more for a letter by its writing."""
    return OF_A_TEXT + sum([getsizeof(each.text) for each in texts])
