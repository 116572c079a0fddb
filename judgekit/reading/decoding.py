"""Decode the bytes of a text: any form of Unicode, else the one code page that makes sense."""

from __future__ import annotations

import codecs
import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

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


class DecodedText(NamedTuple):
    """A text, and whether the encoding of its non-ASCII letters was guessed."""

    text: str
    letters_guessed: bool


class NotText(ValueError):
    """The bytes are no text."""


class UnknownLetters(ValueError):
    """A text in no encoding that makes sense of it."""


def decoded_text(content: bytes, declared: str | None = None) -> DecodedText:
    """Decode a text; `declared` is the encoding that the text itself names.

    Raises NotText or UnknownLetters.
    """
    encoding = _marked(content) or _wide(content)
    try:
        text, guessed = content.decode(encoding or "utf-8"), False
    except UnicodeDecodeError as error:
        if encoding:
            raise NotText from error
        own = _by_declaration(content, declared)
        text, guessed = own or _by_code_page(content), own is None
    if not is_readable(text):
        raise NotText
    return DecodedText(text, guessed)


def is_readable(text: str) -> bool:
    """Whether a text has next to no control characters."""
    head = Counter(text[:_HEAD_BYTES])
    controls = sum(
        count
        for each, count in head.items()
        if unicodedata.category(each) == "Cc" and not each.isspace()
    )
    return "\0" not in text and controls <= _MOST_CONTROLS * head.total()


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


def _by_declaration(content: bytes, declared: str | None) -> str | None:
    try:
        return content.decode(declared) if declared else None
    except (LookupError, UnicodeDecodeError):
        return None


def _by_code_page(content: bytes) -> str:
    if not is_readable(content[:_HEAD_BYTES].decode("ascii", "ignore")):
        raise NotText
    text = text_by_code_page(content)
    if text is None:
        raise UnknownLetters
    return text
