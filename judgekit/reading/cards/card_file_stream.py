"""Bytes of a card file for the JSON reader, which itself has no limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LONGEST_WITHOUT_QUOTE = 1 << 20
"""In bytes. Cards are short texts under names: a longer run without a quotation mark is one endless
text, number or series of brackets, which the reader would keep in memory."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class LoadStopped(Exception):
    """The progress callback stopped the load."""


class NoCardFile(Exception):
    """The file was not written by Scryfall or MTGJSON."""


class Readable(Protocol):
    """Source of the JSON reader."""

    def read(self, size: int = -1) -> bytes:
        """Return at most `size` bytes; none at the end."""
        ...


class CardFileStream:
    """Reads a file of known size, reports progress, and refuses what no card file contains.

    `progress` is called with the bytes read and the total; it returns whether to continue.
    """

    def __init__(self, file: Readable, size: int, progress: Callable[[int, int], bool]) -> None:
        self._file = file
        self._size = size
        self._progress = progress
        self._read = 0
        self._since_quote = 0
        self._backslashes = b""

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes; raises LoadStopped, NoCardFile, and whatever the file raises."""
        if size == 0:
            return b""
        chunk = self._file.read(size)
        if not self._read:
            chunk = chunk.removeprefix(BYTE_ORDER_MARK)
        self._read += len(chunk)
        self.go_on()
        self._look_for_quotes(chunk)
        return chunk

    def go_on(self) -> None:
        """Report progress; raises LoadStopped if the load is to stop."""
        if not self._progress(min(self._read, self._size), self._size):
            raise LoadStopped

    def _look_for_quotes(self, chunk: bytes) -> None:
        """Count the bytes since the last quotation mark.

        An escaped mark is part of a text; a backslash may be at the end of a chunk.
        """
        seen = (self._backslashes + chunk).replace(b"\\\\", b"")
        self._backslashes = b"\\" if seen.endswith(b"\\") else b""
        last = seen.replace(b'\\"', b"  ").rfind(b'"')
        self._since_quote = len(seen) - 1 - last if last >= 0 else self._since_quote + len(seen)
        if self._since_quote > LONGEST_WITHOUT_QUOTE:
            raise NoCardFile("no quotation mark for a megabyte")
