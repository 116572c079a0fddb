"""Sections of the tournament rules that deck checks cite."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference

CONSTRUCTED_DECK = "6.1"
LIMITED_DECK = "7.1"
LIMITED_CARDS = "7.2"
UNIFIED = "8.4"

_ANCHOR = "mtr-en-2019-05-03"
"""The edition whose section numbers are used above; other editions are found by alignment."""

_TITLES: Mapping[DeckFormat, re.Pattern[str]] = {
    DeckFormat.STANDARD: re.compile(r"\b(?:standard|est[aá]ndar|стандарт)", re.IGNORECASE),
    DeckFormat.MODERN: re.compile(r"\b(?:modern|модерн)", re.IGNORECASE),
    DeckFormat.PIONEER: re.compile(r"\b(?:pioneer|пионер)", re.IGNORECASE),
    DeckFormat.LEGACY: re.compile(r"\b(?:legacy|легаси)", re.IGNORECASE),
    DeckFormat.VINTAGE: re.compile(r"\b(?:vintage|винтаж)", re.IGNORECASE),
    DeckFormat.TWO_HEADED_GIANT: re.compile(
        r"(?:two-headed|dos cabezas|двухголов).*(?:constru|констракт)", re.IGNORECASE
    ),
}
"""Sections are renumbered as formats change, but the title names the format."""


def format_sections(document: Document) -> dict[DeckFormat, Section]:
    """Return the section of each format in the document: the first whose title names it."""
    found: dict[DeckFormat, Section] = {}
    for section in document.sections:
        for named, title in _TITLES.items():
            if named not in found and section.number and title.search(section.title or ""):
                found[named] = section
    return found


def rule_in(library: Library, document: Document, ref: str) -> RuleReference | None:
    """Return the document's section for one of the constants; None if it has none."""
    anchor = RuleReference(_ANCHOR, ref)
    group = library.alignment.group_of(anchor)
    place = RuleReference(document.id, group.members.get(document.id, ref) if group else ref)
    return place if library.section(place) else None
