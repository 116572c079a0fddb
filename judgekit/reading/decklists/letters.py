"""The letters of a decklist: its bytes decoded, its lines normalized."""

from __future__ import annotations

import html
import re
import unicodedata

from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decoding import DecodedText, NotText, UnknownLetters, decoded_text

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


def list_text(content: bytes) -> DecodedText:
    """Decode a decklist: Unicode in any form, else the one code page that makes sense of it.

    Raises UnusableList for bytes that are no text, or text of an unknown encoding.
    """
    if content.startswith(_OTHER_KINDS):
        raise UnusableList(ListFault.NOT_TEXT)
    declared = _DECLARATION.match(content)
    try:
        return decoded_text(content, declared["page"].decode() if declared else None)
    except NotText as error:
        raise UnusableList(ListFault.NOT_TEXT) from error
    except UnknownLetters as error:
        raise UnusableList(ListFault.UNKNOWN_LETTERS) from error


def plain(text: str) -> str:
    """Normalize a line: composed letters, single spaces, straight apostrophes, all visible."""
    if "&" in text and len(text) < _LONGEST_WITH_ENTITIES:
        text = _ENTITY.sub(lambda found: html.unescape(f"&{found['entity']};"), text)
    words = " ".join(_INVISIBLE.sub("", text).split())
    if not words.isprintable():
        words = " ".join("".join(filter(str.isprintable, words)).split())
    return unicodedata.normalize("NFC", words).translate(_APOSTROPHES)
