"""Numbers and bullets that a converter has put in lines of their own, above the words they belong
to: `•`, `•`, an empty line, then the two items."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_ONLY_SIGN = re.compile(
    r"^\s*(?:\d{1,2}\.(?:\d{1,2}\.?)?|\(?\d{1,2}\)|[A-Za-z][.)]|[•▪◦‣\uf000-\uf0ff]|o)\s*$"
)
_SECTION = re.compile(r"^\s*\d{1,2}\.\d{1,2}\.?\s*$")
_HUNDRED = re.compile(r"^\s*[1-9]\d\d\.$")
_LONGEST_HUNDRED = 40
_TITLE = re.compile(r"^\s*[^\W\d_a-zà-öø-ÿа-яё].{0,90}(?<![.;,])$")
FEWEST_APART = 5
"""Of that many on, signs stand in lines of their own throughout a text."""
_SENTENCE_END = re.compile(r"[.!?:;…。][»”\"'’)\]]*$")


def signs_joined(lines: Sequence[str], width: int | None) -> Iterator[str]:
    """The lines, with each number or bullet that stands alone put before its words; `width` is how
    many letters a full line has, None if each paragraph is a line."""
    index = 0
    while index < len(lines):
        if not _ONLY_SIGN.match(lines[index]):
            yield lines[index]
            index += 1
            continue
        signs, after = _signs(lines, index)
        title = signs.pop() if len(signs) > 1 and _SECTION.match(signs[-1]) else ""
        block, end = _block(lines, after, len(signs))
        if len(block) < len(signs):
            yield from lines[index:after]
            index = after
            continue
        begins = _beginnings(block, len(signs), width)
        left = iter(signs)
        for number, line in enumerate(block):
            yield f"{next(left)} {line.strip()}" if number in begins else line
        if title:
            # The number of the next section stands among the bullets, its title below the items.
            yield ""
            end = next((at for at in range(end, len(lines)) if lines[at].strip()), end)
            yield f"{title} {lines[end].strip()}" if end < len(lines) else title
            end += 1
        index = end


def join_hundreds(pages: Sequence[list[str]]) -> None:
    """Put each number of a section (`101.`) that stands alone before its title, if many do."""
    places = [
        (page, index)
        for page in pages
        for index, line in enumerate(page)
        if line[-1:] == "." and len(line) <= _LONGEST_HUNDRED and _HUNDRED.match(line)
    ]
    if len(places) < FEWEST_APART:
        return
    for page, index in places:
        below = next((at for at in range(index + 1, len(page)) if page[at].strip()), None)
        if below is not None and _TITLE.match(page[below]):
            page[below] = f"{page[index].strip()} {page[below].strip()}"
            page[index] = ""


def signs_apart(lines: Sequence[str]) -> int:
    """How many lines are nothing but a sign."""
    match = _ONLY_SIGN.match
    return sum([match(line) is not None for line in lines if line])


def _signs(lines: Sequence[str], index: int) -> tuple[list[str], int]:
    """The signs that stand there one below the other, from a line that is one, and the line behind
    them."""
    found: list[str] = []
    after = index
    while index < len(lines) and (not lines[index].strip() or _ONLY_SIGN.match(lines[index])):
        if lines[index].strip():
            found.append(lines[index].rstrip())
            after = index + 1
        index += 1
    return found, after


def _block(lines: Sequence[str], index: int, count: int) -> tuple[list[str], int]:
    """The lines below signs up to an empty one, but as many as there are signs, and where they end.

    A single sign has one line: what stands below it may be no part of its item.
    """
    found: list[str] = []
    while index < len(lines) and len(found) < count:
        while index < len(lines) and not lines[index].strip():
            index += 1
        while index < len(lines) and lines[index].strip() and not (count == 1 and found):
            if _ONLY_SIGN.match(lines[index]):
                return found, index
            found.append(lines[index])
            index += 1
    return found, index


def _beginnings(block: Sequence[str], count: int, width: int | None) -> frozenset[int]:
    """The lines at which an item begins: behind what ends early or ends a sentence."""
    places = sorted(
        range(1, len(block)),
        key=lambda place: _likeness(block[place - 1], block[place], width),
        reverse=True,
    )
    return frozenset((0, *places[: count - 1]))


def _likeness(above: str, line: str, width: int | None) -> int:
    """How much a line looks like the first one of an item."""
    words = line.split()
    free = (width or 0) - len(above.rstrip())
    broken = width is None or free > len(words[0]) + 1
    finished = _SENTENCE_END.search(above.rstrip()) is not None
    return 2 * broken + 2 * finished + line.lstrip()[:1].isupper() - 2 * words[0][:1].islower()
