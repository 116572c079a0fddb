"""Decode the bytes of a decklist in whatever encoding it was written."""

from __future__ import annotations

import codecs
import html
import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.code_pages import text_by_code_page

_MARKS: Mapping[bytes, str] = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""Encodings by byte order mark; UTF-32's mark begins with UTF-16's, so it comes first."""

_HEAD_BYTES = 4_096
_MOST_CONTROLS = 0.02
_UPPER_BYTES = b"\x00\x04"
"""The upper bytes of Latin and of Cyrillic letters in UTF-16."""
_MOST_OF = 0.8
_OTHER_KINDS = (
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"\x1f\x8b",
    b"%PDF",
    b"{\\rtf",
    b"7z\xbc\xaf",
    b"Rar!",
)
_DECLARATION = re.compile(
    rb"\s*<\?xml\s[^>]{0,99}?encoding\s*=\s*[\"'](?P<page>(?:windows-|cp|iso-8859-|koi8-)[\dru]{1,4}|gbk|gb2312|gb18030|big5|shift_jis|euc-(?:jp|kr))[\"']",
    re.IGNORECASE,
)
_LONGEST_WITH_ENTITIES = 500
_ENTITY = re.compile(r"&(?:amp;)*(?P<entity>#\d{1,5}|#x[\da-f]{1,4}|[a-z]{2,8});", re.IGNORECASE)
"""An HTML entity, sometimes escaped twice."""
_APOSTROPHES = str.maketrans(dict.fromkeys("\u2018\u2019\u02bc\xb4`", "'"))
_INVISIBLE = re.compile("[\xad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


class ListText(NamedTuple):
    """A text, and whether the encoding of its non-ASCII letters was guessed."""

    text: str
    letters_guessed: bool


def list_text(content: bytes) -> ListText:
    """Decode a decklist: Unicode in any form, else the one code page that makes sense of it.

    Raises UnusableList for bytes that are no text, or text of an unknown encoding.
    """
    if content.startswith(_OTHER_KINDS):
        raise UnusableList(ListFault.NOT_TEXT)
    encoding = _marked(content) or _wide(content)
    try:
        text, guessed = content.decode(encoding or "utf-8"), False
    except UnicodeDecodeError as error:
        if encoding:
            raise UnusableList(ListFault.NOT_TEXT) from error
        declared = _declared(content)
        text, guessed = declared or _by_code_page(content), declared is None
    if not _is_readable(text):
        raise UnusableList(ListFault.NOT_TEXT)
    return ListText(text, guessed)


def plain(text: str) -> str:
    """Normalize a line: composed letters, single spaces, straight apostrophes, all visible."""
    if "&" in text and len(text) < _LONGEST_WITH_ENTITIES:
        text = _ENTITY.sub(lambda found: html.unescape(f"&{found['entity']};"), text)
    words = " ".join(_INVISIBLE.sub("", text).split())
    if not words.isprintable():
        words = " ".join("".join(filter(str.isprintable, words)).split())
    return unicodedata.normalize("NFC", words).translate(_APOSTROPHES)


def _marked(content: bytes) -> str | None:
    return next((name for mark, name in _MARKS.items() if content.startswith(mark)), None)


def _wide(content: bytes) -> str | None:
    """Detect UTF-16 without a byte order mark by the upper bytes of Latin or Cyrillic letters."""
    head = content[:_HEAD_BYTES]
    if len(head) < 4 or 0 not in head:
        return None
    for first, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        upper = head[first::2]
        if sum(map(upper.count, _UPPER_BYTES)) > _MOST_OF * len(upper):
            return encoding
    return None


def _declared(content: bytes) -> str | None:
    """Decode with the code page that XML declares; None if there is no valid declaration."""
    found = _DECLARATION.match(content)
    try:
        return content.decode(found["page"].decode()) if found else None
    except (LookupError, UnicodeDecodeError):
        return None


def _by_code_page(content: bytes) -> str:
    if not _is_readable(content[:_HEAD_BYTES].decode("ascii", "ignore")):
        raise UnusableList(ListFault.NOT_TEXT)
    text = text_by_code_page(content)
    if text is None:
        raise UnusableList(ListFault.UNKNOWN_LETTERS)
    return text


def _is_readable(text: str) -> bool:
    """Whether a text has next to no control characters."""
    head = text[:_HEAD_BYTES]
    controls = sum(unicodedata.category(each) == "Cc" and not each.isspace() for each in head)
    return "\0" not in text and controls <= _MOST_CONTROLS * len(head)
