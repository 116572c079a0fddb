"""ICU's data that Qt for Linux brings, cut down to the program's languages: 2 of 32 MB.

Of ICU Qt uses the orders of words and the names of time zones; how numbers, dates and names of
countries are written in some 800 locales it never reads. The layout of the data is that of ICU's
`ucmndata.h`: a header, the number of items, for each item where its name and its bytes begin, the
names, the bytes.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = "en|es|ru"
KEPT = re.compile(
    # For all languages: what Unicode says of letters, calendars, zones, and how words are ordered.
    r"(?!\w{2,3}(_\w*)?\.res$)[^/]+\.(res|icu|nrm|spp|cfu)|coll/ucadata\.icu|res_index\.res"
    rf"|(coll|zone)/(root|pool|res_index|tzdbNames)\.res|((coll|zone)/)?({LANGUAGES})(_\w+)?\.res"
)
"""The items that stay, by name; what is asked in another language is answered as ICU's root is."""

MAGIC = b"\xda\x27"
FORMAT = b"CmnD"
TO_MAGIC, TO_FORMAT = 2, 12
"""Bytes from the beginning of the header."""
ALIGNED, PADDING = 16, b"\xaa"

ASSEMBLY = """\
.section .rodata
.globl {symbol}
.type {symbol}, %object
.balign {aligned}
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack,"",%progbits
"""


class NotIcusData(Exception):
    """A library doesn't hold what ICU's data library holds; the message says what is missing."""


def shrink(library: Path) -> None:
    """Make a data library anew, with the same name, with the items that stay.

    Raises:
        NotIcusData: it is another file.
    """
    symbol, content = data_of(library)
    with tempfile.TemporaryDirectory() as scratch:
        data, source, made = (Path(scratch) / f"data.{ending}" for ending in ("dat", "s", "o"))
        data.write_bytes(kept_of(content))
        source.write_text(ASSEMBLY.format(symbol=symbol, aligned=ALIGNED, data=data))
        subprocess.run(["as", "-o", str(made), str(source)], check=True)
        command = ["ld", "-shared", "-z", "noexecstack", f"-soname={library.name}"]
        subprocess.run([*command, "-o", str(library), str(made)], check=True)


def data_of(library: Path) -> tuple[str, bytes]:
    """The name of the library's one symbol, and the bytes that it stands for."""
    told = subprocess.run(
        ["objdump", "-T", str(library)], check=True, capture_output=True, text=True
    ).stdout
    named = re.search(r"\.rodata\s+([0-9a-f]+)\s.*\b(icudt\d+_dat)$", told, re.MULTILINE)
    whole = library.read_bytes()
    at = whole.find(FORMAT) - TO_FORMAT
    if named is None or at < 0 or whole[at + TO_MAGIC :][: len(MAGIC)] != MAGIC:
        raise NotIcusData(f"{library.name} holds no data of ICU's that is known")
    return named[2], whole[at : at + int(named[1], 16)]


def kept_of(content: bytes) -> bytes:
    """The same data with the items that stay alone."""
    (head,) = struct.unpack_from("<H", content)
    items = {name: part for name, part in items_of(content).items() if KEPT.fullmatch(short(name))}
    return content[:head] + packed(items)


def short(name: str) -> str:
    """An item's name without the data's own: `coll/ru.res` of `icudt73l/coll/ru.res`."""
    return name.partition("/")[2]


def items_of(content: bytes) -> Mapping[str, bytes]:
    """All items by name, in the order of their names, as they lie there."""
    (head,) = struct.unpack_from("<H", content)
    body = content[head:]
    (count,) = struct.unpack_from("<I", body)
    places = [struct.unpack_from("<II", body, 4 + 8 * each) for each in range(count)]
    ends = [*(begin for _, begin in places[1:]), len(body)]
    return {
        body[name : body.index(b"\0", name)].decode("ascii"): body[begin:end]
        for (name, begin), end in zip(places, ends, strict=True)
    }


def packed(items: Mapping[str, bytes]) -> bytes:
    """What stands behind the header for these items."""
    names = [name.encode("ascii") + b"\0" for name in items]
    name_at = 4 + 8 * len(items)
    part_at = aligned(name_at + sum(map(len, names)))
    table, parts = struct.pack("<I", len(items)), bytearray()
    for name, part in zip(names, items.values(), strict=True):
        table += struct.pack("<II", name_at, part_at + len(parts))
        name_at += len(name)
        parts += part.ljust(aligned(len(part)), PADDING)
    return (table + b"".join(names)).ljust(part_at, PADDING) + bytes(parts)


def aligned(size: int) -> int:
    """The next multiple at which an item may begin."""
    return -(-size // ALIGNED) * ALIGNED
