"""Guess the code page of a text that is not Unicode, by which of them makes sense of it.

The candidates are those that the game's languages were written in: Western, Cyrillic, Chinese,
Japanese and Korean. A text that makes sense in none of them, or in two, is left unread.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import chain
from typing import NamedTuple


class _EasternPage(NamedTuple):
    """A code page of two bytes a character, with the first bytes of each kind of character."""

    encoding: str
    common: Collection[int]
    """Those of the characters that nearly all words are written with."""
    kana: Collection[int]
    """Those of Japanese syllables; empty if the language has none."""
    signs: Collection[int]
    lowest_second: int = 0


_JAPANESE = (
    _EasternPage("cp932", range(0x82, 0x98), (0x82, 0x83), (0x81,)),
    _EasternPage("euc_jp", {0xA4, 0xA5, *range(0xB0, 0xD0)}, (0xA4, 0xA5), (0xA1, 0xA3), 0xA1),
)
_KOREAN = _EasternPage("cp949", range(0xB0, 0xC9), (), (0xA1, 0xA3), 0xA1)
_CHINESE = (
    _EasternPage("gb18030", range(0xB0, 0xD8), (), (0xA1, 0xA3), 0xA1),
    _EasternPage("cp950", range(0xA4, 0xC7), (), (0xA1, 0xA2, 0xA3)),
)
_CYRILLIC = ("cp1251", "koi8-r")
_WESTERN = "cp1252"

_LOOKED_AT = 100_000
_HIGH_RUN = re.compile(rb"[\x80-\xff]+")
_WORD_WITH_HIGH = re.compile(rb"(?<=[A-Za-z])[\x80-\xff]|[\x80-\xff](?=[A-Za-z])")
_BYTES_OF_UTF_8 = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]+")
_WITHIN_A_WORD = re.compile(r"[A-Za-z][^\W\d_A-Za-z]|[^\W\d_A-Za-z][A-Za-z]")
_CYRILLIC_WORD = re.compile("[А-Яа-яЁё]+")
_SIGNS = frozenset("«»—–-…№’‘“”„•·©®\xa0")
_SELDOM_WESTERN = frozenset(b"\x81\x83\x86\x87\x88\x89\x8b\x8d\x8f\x90\x98\x9b\x9d")
"""Bytes of no letter or sign that Western names are written with."""
_FREQUENT = frozenset("оеаинтсрвлкм")
_FEWEST_EASTERN = 10
_MOST_OF = 0.8
_NEARLY_ALL = 0.95
_SOME_OF = 0.15
_MARGIN = 0.1


def text_by_code_page(content: bytes) -> str | None:
    """Decode bytes with the one code page that makes sense of them; None if there is none."""
    head = content[:_LOOKED_AT]
    head = head[: head.rfind(b"\n") + 1] or head
    if _is_damaged_utf_8(head):
        return None
    encoding = _cyrillic(head) or _eastern(head) or _western(head)
    if encoding is None:
        return None
    text = _decoded(content, encoding)
    return text or (content.decode("latin-1") if encoding == _WESTERN else None)


def _is_damaged_utf_8(head: bytes) -> bool:
    """Whether most bytes beyond ASCII are whole characters of UTF-8."""
    whole = sum(map(len, _BYTES_OF_UTF_8.findall(head)))
    return whole > _MOST_OF * sum(map(len, _HIGH_RUN.findall(head)))


def _decoded(content: bytes, encoding: str) -> str:
    """Decode bytes; empty if they are not of that encoding."""
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return ""


def _cyrillic(head: bytes) -> str | None:
    texts = {encoding: _decoded(head, encoding) for encoding in _CYRILLIC}
    found = [encoding for encoding, text in texts.items() if _is_cyrillic(text)]
    return max(found, key=lambda encoding: _frequency(texts[encoding]), default=None)


def _is_cyrillic(text: str) -> bool:
    """Whether nearly all letters are Cyrillic, in words with capitals only where they belong."""
    beyond = [
        each for each in chain.from_iterable(_BEYOND_ASCII.findall(text)) if each not in _SIGNS
    ]
    words = _CYRILLIC_WORD.findall(text)
    letters = sum(map(len, words))
    well_written = sum(
        len(word) for word in words if word[1:].islower() or word.isupper() or len(word) == 1
    )
    return (
        letters > _NEARLY_ALL * len(beyond)
        and well_written > _MOST_OF * letters
        and len(_WITHIN_A_WORD.findall(text)) <= _SOME_OF * letters
    )


def _frequency(text: str) -> float:
    """Return the share of the most frequent letters among those of Cyrillic words."""
    letters = "".join(_CYRILLIC_WORD.findall(text)).casefold()
    return sum(each in _FREQUENT for each in letters) / max(len(letters), 1)


def _eastern(head: bytes) -> str | None:
    for page in _JAPANESE:
        text = _decoded(head, page.encoding)
        if _share(text, page, page.common) > _MOST_OF and _share(text, page, page.kana) > _SOME_OF:
            return page.encoding
    korean = _decoded(head, _KOREAN.encoding)
    if _share(korean, _KOREAN, _KOREAN.common) > _NEARLY_ALL:
        return _KOREAN.encoding
    shares = {
        page.encoding: _share(_decoded(head, page.encoding), page, page.common) for page in _CHINESE
    }
    best = max(shares, key=lambda encoding: shares[encoding])
    is_sure = shares[best] >= _MOST_OF and shares[best] - min(shares.values()) >= _MARGIN
    return best if is_sure else None


def _share(text: str, page: _EasternPage, wanted: Collection[int]) -> float:
    """Return the share of characters with these first bytes among all but signs.

    Zero if there are too few of them, or if they stand within Latin words.
    """
    letters = [pair for pair in _pairs(text, page.encoding) if pair[0] not in page.signs]
    within = len(_WITHIN_A_WORD.findall(text))
    if len(letters) < _FEWEST_EASTERN or within > _SOME_OF * len(letters):
        return 0
    found = sum(
        len(pair) == 2 and pair[0] in wanted and pair[1] >= page.lowest_second for pair in letters
    )
    return found / len(letters)


def _pairs(text: str, encoding: str) -> Iterator[bytes]:
    for each in chain.from_iterable(_BEYOND_ASCII.findall(text)):
        yield each.encode(encoding)


def _western(head: bytes) -> str | None:
    """Tell a Western page by letters beyond ASCII that stand alone or within Latin words."""
    runs = _HIGH_RUN.findall(head)
    high = b"".join(runs)
    if sum(byte in _SELDOM_WESTERN for byte in high) > _SOME_OF * len(high):
        return None
    alone = sum(len(run) == 1 for run in runs)
    is_western = max(alone, len(_WORD_WITH_HIGH.findall(head))) >= len(runs) / 2
    return _WESTERN if is_western else None
