"""A TrueType file whose plain digits are its figures of one width.

With the OpenType feature `tnum` a program asks for other glyphs, and one that then writes a PDF
knows those by codes of private use: nobody finds or copies such a number. Here the digits
themselves lead to these glyphs. The tables are those of the OpenType specification (cmap, name,
head).
"""

from __future__ import annotations

from struct import pack_into, unpack, unpack_from

from judgekit.views.report.pages.even_figures import even_glyphs, record_of

DIGITS = range(ord("0"), ord("9") + 1)
SUFFIX = "Even"
FAMILY, FULL_NAME, POSTSCRIPT_NAME = 1, 4, 6
SEGMENTS, GROUPS = 4, 12
"""Forms of a table of characters."""
WHOLE = 0xB1B0AFBA
"""What a file's sum and the adjustment in its head add up to."""


def even_face(file: bytes) -> bytes:
    """Return the face under a name of its own: `Inter` is then `Inter Even`.

    A figure without a glyph of even width keeps its own. ValueError if a table is missing.
    """
    even, made = even_glyphs(file), bytearray(file)
    start = _place(made, b"cmap")
    (count,) = unpack_from(">H", made, start + 2)
    offsets = {unpack_from(">I", made, start + 8 + 8 * each)[0] for each in range(count)}
    for subtable in (start + offset for offset in offsets):
        (form,) = unpack_from(">H", made, subtable)
        if form == SEGMENTS:
            _even_segments(made, subtable, even)
        elif form == GROUPS:
            _even_groups(made, subtable, even)
    _rename(made)
    _sum_up(made)
    return bytes(made)


def _even_segments(made: bytearray, at: int, even: dict[int, int]) -> None:
    """Segments that list their glyphs, as the one of the digits does."""
    (size,) = unpack_from(">H", made, at + 6)
    for end in range(at + 14, at + 14 + size, 2):
        first_at = end + size + 2
        offset_at = first_at + 2 * size
        ((last,), (first,)) = unpack_from(">H", made, end), unpack_from(">H", made, first_at)
        (offset,) = unpack_from(">H", made, offset_at)
        for digit in range(max(first, DIGITS.start), min(last + 1, DIGITS.stop)) if offset else ():
            place = offset_at + offset + 2 * (digit - first)
            (glyph,) = unpack_from(">H", made, place)
            pack_into(">H", made, place, even.get(glyph, glyph))


def _even_groups(made: bytearray, at: int, even: dict[int, int]) -> None:
    """Groups of digits alone, whose even glyphs follow one another as their plain ones do."""
    (count,) = unpack_from(">I", made, at + 12)
    for group in range(at + 16, at + 16 + 12 * count, 12):
        first, last, glyph = unpack_from(">III", made, group)
        found = [even.get(glyph + each) for each in range(last - first + 1)]
        if first in DIGITS and last in DIGITS and None not in found:
            pack_into(">I", made, group + 8, found[0])


def _rename(made: bytearray) -> None:
    """Write the table of names anew behind all others."""
    start = _place(made, b"name")
    _, count, storage = unpack_from(">HHH", made, start)
    (size,) = unpack_from(">I", made, _record(made, b"name") + 12)
    names = made[start : start + size]
    for record in range(6, 6 + 12 * count, 12):
        kind, length, offset = unpack_from(">6xHHH", names, record)
        if kind in (FAMILY, FULL_NAME, POSTSCRIPT_NAME):
            at = storage + offset
            old = names[at : at + length].decode("utf-16-be")
            gap = "" if kind == POSTSCRIPT_NAME else " "
            new = f"{old}{gap}{SUFFIX}".encode("utf-16-be")
            pack_into(">HH", names, record + 8, len(new), len(names) - storage)
            names += new
    made += bytes(-len(made) % 4)
    pack_into(">II", made, _record(made, b"name") + 8, len(made), len(names))
    made += names + bytes(-len(names) % 4)


def _sum_up(made: bytearray) -> None:
    for tag in (b"cmap", b"name"):
        record = _record(made, tag)
        offset, size = unpack_from(">II", made, record + 8)
        pack_into(">I", made, record + 4, _sum(made[offset : offset + size]))
    adjustment = _place(made, b"head") + 8
    pack_into(">I", made, adjustment, 0)
    pack_into(">I", made, adjustment, (WHOLE - _sum(made)) % (1 << 32))


def _sum(data: bytearray) -> int:
    whole = data + bytes(-len(data) % 4)
    return int(sum(unpack(f">{len(whole) // 4}I", whole)) % (1 << 32))


def _place(made: bytearray, tag: bytes) -> int:
    (offset,) = unpack_from(">I", made, _record(made, tag) + 8)
    return int(offset)


def _record(made: bytearray, tag: bytes) -> int:
    record = record_of(made, tag)
    if record is None:
        raise ValueError(tag)
    return record
