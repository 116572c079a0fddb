"""Figures of one width in a TrueType file: which glyphs its OpenType feature `tnum` puts in place.

The tables are those of the OpenType specification (GSUB); only single substitutions are read, which
is what that feature consists of.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import unpack_from

FEATURE = b"tnum"
SINGLE, EXTENSION = 1, 7
"""Types of lookups."""


def even_glyphs(file: bytes) -> dict[int, int]:
    """Return by each glyph the one of even width; empty if the file has none."""
    record = record_of(file, b"GSUB")
    if record is None:
        return {}
    (start,) = unpack_from(">I", file, record + 8)
    features, lookups = unpack_from(">HH", file, start + 6)
    found: dict[int, int] = {}
    for lookup in _lookups_of_feature(file, start + features):
        (offset,) = unpack_from(">H", file, start + lookups + 2 + 2 * lookup)
        for subtable in _single_subtables(file, start + lookups + offset):
            found.update(_substitutions(file, subtable))
    return found


def record_of(file: bytes | bytearray, wanted: bytes) -> int | None:
    """Return where the file's list of tables names this one: tag, sum, place and size."""
    (count,) = unpack_from(">H", file, 4)
    records = range(12, 12 + 16 * count, 16)
    return next((each for each in records if file[each : each + 4] == wanted), None)


def _lookups_of_feature(file: bytes, features: int) -> set[int]:
    found: set[int] = set()
    (count,) = unpack_from(">H", file, features)
    for record in range(features + 2, features + 2 + 6 * count, 6):
        tag, offset = unpack_from(">4sH", file, record)
        if tag == FEATURE:
            (number,) = unpack_from(">H", file, features + offset + 2)
            found.update(unpack_from(f">{number}H", file, features + offset + 4))
    return found


def _single_subtables(file: bytes, lookup: int) -> Iterator[int]:
    kind, _, count = unpack_from(">HHH", file, lookup)
    for offset in unpack_from(f">{count}H", file, lookup + 6):
        subtable = lookup + offset
        if kind == EXTENSION:
            _, inner, far = unpack_from(">HHI", file, subtable)
            if inner == SINGLE:
                yield subtable + far
        elif kind == SINGLE:
            yield subtable


def _substitutions(file: bytes, subtable: int) -> Iterator[tuple[int, int]]:
    form, coverage, last = unpack_from(">HHh", file, subtable)
    for place, glyph in enumerate(_covered(file, subtable + coverage)):
        if form == 1:
            yield glyph, (glyph + last) % 0x10000
        else:
            (other,) = unpack_from(">H", file, subtable + 6 + 2 * place)
            yield glyph, other


def _covered(file: bytes, coverage: int) -> Iterator[int]:
    form, count = unpack_from(">HH", file, coverage)
    if form == 1:
        yield from unpack_from(f">{count}H", file, coverage + 4)
        return
    for record in range(coverage + 4, coverage + 4 + 6 * count, 6):
        first, last, _ = unpack_from(">HHH", file, record)
        yield from range(first, last + 1)
