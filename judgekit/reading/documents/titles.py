"""Titles printed in capitals, as a reader likes to read them.

What was read is kept as it was printed; only what is shown and searched has readable titles.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from judgekit.domain.rules.document import Document

LEAST_LETTERS = 4
"""A shorter word alone is rather an abbreviation: `DCI`, `IPG`, `X`."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


SMALL_WORDS: Mapping[str, frozenset[str]] = {
    "en": _words("a an and as at but by for from in into of on or per the to vs with without"),
    "de": _words(
        "als am an auf aus bei beim das dem den der des die durch ein eine einer eines für im in "
        "ins ist mit nach oder ohne über um und vom von vor während zu zum zur"
    ),
}
"""By language of titles in which the other words have a capital: what is in lower case, unless it
comes first or after a colon or dash. In other languages only the first word has one."""
ABBREVIATIONS = _words("AP DCI FTP HCE IPG JAR LEC MTR NAP REL RPTQ TO TV UK USA USC WER WPN")
NAMES = frozenset(("magic", "wizards", "gathering", "rochester", "commander", "oracle"))
"""Words that have a capital in the middle of a sentence in every language."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_ROMAN = re.compile(r"[IVX]{2,}")
_NEW_BEGINNING = re.compile(r"(?:^|[:–—/]|\s-)\s*[\"“«(¿¡]*$")


def readable_title(title: str, language: str) -> str:
    """Return `Applying Penalties` for `APPLYING PENALTIES`, in Spanish `Aplicar penalizaciones`; a
    title with small letters, or too short to tell, as it is.

    The length stays the same, so that places in a title do.
    """
    words: list[str] = _WORD.findall(title)
    is_told = len(words) > 1 or any(len(word) >= LEAST_LETTERS for word in words)
    if not title.isupper() or not is_told or len(title.lower()) != len(title):
        return title

    def written(match: re.Match[str]) -> str:
        word = match.group()
        if word in ABBREVIATIONS or _ROMAN.fullmatch(word):
            return word
        small = word.lower()
        if _NEW_BEGINNING.search(title[: match.start()]) or small in NAMES:
            return small[:1].upper() + small[1:]
        is_small = language not in SMALL_WORDS or small in SMALL_WORDS[language]
        return small if is_small else small[:1].upper() + small[1:]

    return _WORD.sub(written, title)


def readable_document(document: Document) -> Document:
    """Return a document with readable titles; its sections keep their references."""
    title = readable_title(document.title, document.language)
    sections = tuple(
        section
        if section.title is None
        or (readable := readable_title(section.title, document.language)) == section.title
        else msgspec.structs.replace(section, title=readable)
        for section in document.sections
    )
    return msgspec.structs.replace(document, title=title, sections=sections)
