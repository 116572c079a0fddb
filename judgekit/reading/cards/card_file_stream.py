"""The bytes of a card file on their way to the JSON reader, which trusts whatever it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LONGEST_WITHOUT_QUOTE = 1 << 20
"""Bytes. Cards are texts under names: where no quotation mark comes for that long, the file holds
one endless text, number or row of brackets, and the reader would keep all of it in memory."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class LoadStopped(Exception):
    """Whoever watches the progress does not want it any more."""


class NoCardFile(Exception):
    """This is not what Scryfall or MTGJSON write."""


class Readable(Protocol):
    """What the JSON reader reads from."""

    def read(self, size: int = -1) -> bytes:
        """That many bytes at most; none at the end."""
        ...


class CardFileStream:
    """Reads a file of so many bytes, tells how far it is, and refuses what no card file has.

    `progress` is told the bytes read and the bytes there are; it returns whether to go on.
    """

    def __init__(self, file: Readable, size: int, progress: Callable[[int, int], bool]) -> None:
        self._file = file
        self._size = size
        self._progress = progress
        self._read = 0
        self._since_quote = 0
        self._backslashes = b""

    def read(self, size: int = -1) -> bytes:
        """The next bytes; raises LoadStopped, NoCardFile, and what the file itself raises."""
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
        """Tell how far it is; raises LoadStopped where it is not to go on."""
        if not self._progress(min(self._read, self._size), self._size):
            raise LoadStopped

    def _look_for_quotes(self, chunk: bytes) -> None:
        """A quotation mark after a backslash is part of a text; a backslash may be cut off."""
        seen = (self._backslashes + chunk).replace(b"\\\\", b"")
        self._backslashes = b"\\" if seen.endswith(b"\\") else b""
        last = seen.replace(b'\\"', b"  ").rfind(b'"')
        self._since_quote = len(seen) - 1 - last if last >= 0 else self._since_quote + len(seen)
        if self._since_quote > LONGEST_WITHOUT_QUOTE:
            raise NoCardFile("no quotation mark for a megabyte")
