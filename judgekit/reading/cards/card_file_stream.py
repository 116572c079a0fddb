"""Bytes of a card file: unpacked if it is compressed, and counted for the progress."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Protocol

from judgekit.reading.cards.wrong_file import NoCardFile, WrongFile

MOST_UNPACKED = 16_000_000_000
"""In bytes; the largest card files have a sixth of that."""
MOST_TIMES_UNPACKED = 200
"""A card file shrinks to a tenth, at most to a hundredth; a bomb to a thousandth."""
FREELY_UNPACKED = 1 << 22
"""Bytes that may come out of a few: a short file may repeat itself."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
GZIP = b"\x1f\x8b"
PACKED_CHUNK = 1 << 16
_WITH_GZIP_HEADER = 31


class LoadStopped(Exception):
    """The progress callback stopped the load."""


class Readable(Protocol):
    """Source of bytes."""

    def read(self, size: int, /) -> bytes:
        """Return at most `size` bytes, fewer only at the end; none behind it."""
        ...


class CardFileStream:
    """Reads a file of known size, packed with gzip or not, as its first bytes say.

    `progress` is called with the bytes of the file that were read and their total; it returns
    whether to continue.
    """

    def __init__(self, file: Readable, size: int, progress: Callable[[int, int], bool]) -> None:
        self._file = file
        self._size = size
        self._progress = progress
        self._read = 0
        self._given = 0
        self._packed: _PackedBytes | None = None

    def read(self, size: int, /) -> bytes:
        """Return the next bytes, of which three or more must be asked for at first.

        Raises LoadStopped, NoCardFile, and whatever the file raises.
        """
        chunk = self._packed.read(size) if self._packed else self._next(size)
        if not self._given:
            if self._packed is None and chunk.startswith(GZIP):
                self._packed = _PackedBytes(self._next, chunk)
                chunk = self._packed.read(size)
            chunk = chunk.removeprefix(BYTE_ORDER_MARK)
        self._given += len(chunk)
        most = max(FREELY_UNPACKED, MOST_TIMES_UNPACKED * self._read)
        if self._given > min(most, MOST_UNPACKED):
            raise NoCardFile("more comes out of it than any card file has", WrongFile.TOO_LARGE)
        return chunk

    def go_on(self) -> None:
        """Report progress; raises LoadStopped if the load is to stop."""
        if not self._progress(min(self._read, self._size), self._size):
            raise LoadStopped

    def _next(self, size: int) -> bytes:
        chunk = self._file.read(size)
        self._read += len(chunk)
        self.go_on()
        return chunk


class _PackedBytes:
    """Unpacks the members of a gzip file, one after another; zeros may pad its end."""

    def __init__(self, read: Callable[[int], bytes], begun: bytes) -> None:
        self._read = read
        self._rest = begun
        self._member = zlib.decompressobj(_WITH_GZIP_HEADER)

    def read(self, size: int) -> bytes:
        """Return at most `size` unpacked bytes, none at the end; raises NoCardFile."""
        while True:
            if self._member.eof and not self._begin_next():
                return b""
            packed = self._rest or self._read(PACKED_CHUNK)
            try:
                chunk = self._member.decompress(packed, size)
            except zlib.error as error:
                raise NoCardFile(str(error)) from error
            self._rest = self._member.unused_data or self._member.unconsumed_tail
            if chunk:
                return chunk
            if not packed and not self._member.eof:
                raise NoCardFile("its compressed data end too early", WrongFile.INCOMPLETE)

    def _begin_next(self) -> bool:
        """Begin the next member; return whether there is one. What is none fails in `read`."""
        rest = self._rest.lstrip(b"\0")
        while not rest:
            read = self._read(PACKED_CHUNK)
            if not read:
                return False
            rest = read.lstrip(b"\0")
        self._rest = rest
        self._member = zlib.decompressobj(_WITH_GZIP_HEADER)
        return True
