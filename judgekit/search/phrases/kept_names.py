"""Thousands of short texts in the room that their letters take, found by number or by name."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from zlib import crc32

import msgspec

from judgekit.search.phrases.number_rows import as_kept, as_numbers

MOST_REMEMBERED = 1024
"""Names whose numbers are remembered, since a line is searched again on every keystroke."""


class KeptTexts(msgspec.Struct, frozen=True, array_like=True):
    """Texts as they are kept: their UTF-8 laid end to end with a line break after each, and where
    each begins and the last one ends."""

    ends: memoryview
    text: memoryview


class KeptNames(msgspec.Struct, frozen=True, array_like=True):
    """Different names as they are kept: the checksums of all, sorted, and the number of the name
    that each is of."""

    texts: KeptTexts
    checksums: memoryview
    numbers: memoryview


class TextTable:
    """Texts by number."""

    def __init__(self, kept: KeptTexts) -> None:
        self._ends, self._text = as_numbers(kept.ends), kept.text

    def text(self, number: int) -> str:
        """Return one text."""
        return str(self.encoded(number), "utf-8")

    def encoded(self, number: int) -> memoryview:
        """Return one text in UTF-8."""
        return self._text[self._ends[number] : self._ends[number + 1] - 1]

    def all(self) -> list[str]:
        """Return all texts in their order, provided that none has a line break."""
        return str(self._text, "utf-8").split("\n")[:-1]


class NameTable(TextTable):
    """Names by number, and numbers by name."""

    def __init__(self, kept: KeptNames) -> None:
        super().__init__(kept.texts)
        self._checksums, self._numbers = as_numbers(kept.checksums), as_numbers(kept.numbers)
        self.number = lru_cache(MOST_REMEMBERED)(self._number)
        """The number of a name, None if it is not among them."""

    def _number(self, name: str) -> int | None:
        encoded = name.encode("utf-8", "surrogatepass")
        checksum = crc32(encoded)
        place = bisect_left(self._checksums, checksum)
        while place < len(self._checksums) and self._checksums[place] == checksum:
            number: int = self._numbers[place]
            if self.encoded(number) == encoded:
                return number
            place += 1
        return None


def kept_texts(texts: Sequence[str]) -> KeptTexts:
    """Return texts to be kept; a text's number is its place."""
    encoded = [text.encode() for text in texts]
    ends = array("I", accumulate((len(each) + 1 for each in encoded), initial=0))
    return KeptTexts(as_kept(ends), memoryview(b"".join(each + b"\n" for each in encoded)))


def kept_names(names: Sequence[str]) -> KeptNames:
    """Return different names to be kept; a name's number is its place."""
    checksums = [crc32(name.encode()) for name in names]
    numbers = array("I", sorted(range(len(names)), key=checksums.__getitem__))
    return KeptNames(kept_texts(names), as_kept(array("I", sorted(checksums))), as_kept(numbers))
