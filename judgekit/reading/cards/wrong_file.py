"""What a file is that is no whole card file, as far as its bytes tell: each kind has its remedy."""

from __future__ import annotations

import re
from enum import StrEnum

BEGINNING = 4096
"""Bytes by which a file is known."""


class WrongFile(StrEnum):
    """Kinds of files that are refused."""

    OTHER = "other"
    """A picture, a text, a decklist, JSON of something else."""
    PAGE = "page"
    """A page of HTML, saved in place of the file that it offers."""
    PACKED = "packed"
    """Packed in a way that isn't read, or packed twice."""
    EMPTY = "empty"
    """There is nothing in it but spaces."""
    ENCODING = "encoding"
    """Text in UTF-16, as some programs save what was UTF-8."""
    INCOMPLETE = "incomplete"
    """It ends too early."""
    DAMAGED = "damaged"
    TOO_LARGE = "too-large"
    """It has more in it than any card file."""


class NoCardFile(Exception):
    """The file was not written by Scryfall or MTGJSON, or is not whole."""

    def __init__(self, detail: str, kind: WrongFile = WrongFile.DAMAGED) -> None:
        super().__init__(detail)
        self.kind = kind


_KINDS = (
    # Office documents and electronic books are zip files, too.
    (rb"PK.{28}(?:\[Content_Types\]|mimetype)", WrongFile.OTHER),
    # zip, xz, bzip2, 7-Zip, RAR, Zstandard, LZ4, LZMA, compress, gzip within gzip, tar
    (rb"PK\x03\x04|PK\x05\x06|\xfd7zXZ\0|BZh|7z\xbc\xaf\x27\x1c|Rar!\x1a\x07", WrongFile.PACKED),
    (rb"\x28\xb5\x2f\xfd|\x04\x22\x4d\x18|\]\0\0|\x1f[\x9d\x8b]|.{257}ustar", WrongFile.PACKED),
    (rb"\s*(?:<!doctype html|<html|<[^\[{]*<html|From: <Saved by )", WrongFile.PAGE),
    # Room that a download took and didn't fill.
    (rb"[\0\s]*\Z", WrongFile.INCOMPLETE),
    # Two bytes for a sign, with a mark of their order before the first or without.
    (rb"\xff\xfe|\xfe\xff|(?:\0\s)*\0[\[{]|(?:\s\0)*[\[{]\0", WrongFile.ENCODING),
    (rb"\s*[^\s\[{]", WrongFile.OTHER),
)
"""How files begin; the first that fits counts."""
_BEGINNINGS = tuple((re.compile(begin, re.DOTALL | re.IGNORECASE), kind) for begin, kind in _KINDS)
_OF_CARDS = re.compile(rb'"(?:object|oracle_id|legalities|meta)"\s*:')
"""Names that stand in the beginning of every card file, and of hardly any other."""


def kind_of(beginning: bytes, told: WrongFile) -> WrongFile:
    """Return what a file with that beginning is; `told` is what was found while it was read."""
    if told in (WrongFile.TOO_LARGE, WrongFile.EMPTY):
        return told
    for begin, kind in _BEGINNINGS:
        if begin.match(beginning):
            return kind
    is_of_cards = told is not WrongFile.DAMAGED or _OF_CARDS.search(beginning)
    return told if is_of_cards else WrongFile.OTHER
