"""Sections of a document from the lines of its file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from judgekit.domain.rules.document import Section
from judgekit.domain.rules.document_import import DocumentKind, DocumentRefused, RefusalReason
from judgekit.reading.documents.section_assembly import LEAD, Heading, SectionAssembly
from judgekit.reading.documents.source_text import SourceLine, SourceText
from judgekit.reading.documents.structure.blocks import blocks
from judgekit.reading.documents.structure.comprehensive import ComprehensiveHeadings
from judgekit.reading.documents.structure.contents import find_contents
from judgekit.reading.documents.structure.dates import is_date_statement
from judgekit.reading.documents.structure.headings import Headings
from judgekit.reading.documents.structure.paragraphs import Paragraph, paragraphs
from judgekit.reading.documents.structure.recurring_titles import EXAMPLES, recurring_titles

_CLOSING = re.compile(
    r"^\s*(?:©|\(c\)|copyright\b|tm\b|™|all (?:other )?trademarks|todas las (?:demás )?marcas|"
    r"все торговые|all rights reserved|wizards of the coast, magic)|"
    r"(?:©|\(c\)|TM & ©).{0,12}(?:19|20)\d\d|are (?:registered )?trademarks (?:of|or registered)|"
    r"son marcas (?:registradas|comerciales)|являются (?:зарегистрированными )?торговыми",
    re.IGNORECASE,
)
_MOST_CLOSING = 8
_LATEST_TITLE = 60
"""Paragraphs of front matter among which the title stands."""
_SENTENCE = re.compile(r"[.!?…。][»”\"')\]]*$")


class SectionsRead(NamedTuple):
    """The sections, and the numbered titles of the contents that the text itself lacks."""

    sections: tuple[Section, ...]
    missing: tuple[str, ...] = ()


def read_sections(source: SourceText, kind: DocumentKind) -> SectionsRead:
    """Return the sections of a document of that kind; raises DocumentRefused for a file that is
    only a table of contents, or has no headings."""
    contents, span = find_contents(source.lines)
    recurring = recurring_titles(source.lines[span.stop :])
    before = paragraphs(source.lines[: span.start])

    def stands_alone(text: str) -> bool:
        return text in recurring or contents.is_entry(text) or EXAMPLES.match(text) is not None

    after = paragraphs(source.lines[span.stop :], stands_alone)
    found = _without_closing([*before, *after])
    if not contents.is_empty and sum(len(each.text) for each in found) < _length(
        source.lines[span.start : span.stop]
    ):
        raise DocumentRefused(RefusalReason.ONLY_CONTENTS)
    if kind is DocumentKind.COMPREHENSIVE_RULES:
        sections = _assembled(found, ComprehensiveHeadings(found))
    else:
        listed = contents.printed
        sections = _assembled(found, Headings(found, contents, recurring), listed)
        if _is_bare(sections):
            loose = Headings(found, contents, recurring, loose=True)
            sections = _assembled(found, loose, listed)
    if _is_bare(sections):
        raise DocumentRefused(RefusalReason.NO_SECTIONS)
    return SectionsRead(sections, tuple(_missing(contents.printed, sections)))


def _is_bare(sections: tuple[Section, ...]) -> bool:
    """Whether no heading was found."""
    return not sections or [each.ref for each in sections] == [LEAD]


def _assembled(
    found: Sequence[Paragraph],
    headings: Headings | ComprehensiveHeadings,
    listed: Mapping[str, str] = MappingProxyType({}),
) -> tuple[Section, ...]:
    """The sections that the headings make of the paragraphs; a chapter that only the contents name
    stands above its first section."""
    assembly: SectionAssembly[Paragraph] = SectionAssembly()
    begun = False
    numbers: set[str | None] = set()
    for index, each in enumerate(found):
        is_title = not begun and _is_title(each, found, index)
        heading = None if is_title else headings.heading(index)
        if heading is not None:
            above = heading.above
            if above is not None and above not in numbers and above in listed:
                assembly.heading(Heading(above, listed[above]))
                numbers.add(above)
            numbers.add(heading.number)
            assembly.heading(heading)
            begun = True
            if heading.number is not None and heading.title is None and each.text:
                assembly.line(each)
            elif each.rest:
                assembly.line(replace(each, text=each.rest, marker=""))
        elif begun or (_SENTENCE.search(each.text) and not is_date_statement(each.text)):
            assembly.line(each)
    return assembly.sections(blocks)


def _missing(listed: Mapping[str, str], sections: Sequence[Section]) -> Iterator[str]:
    """The titles of the contents whose numbers no section has."""
    numbers = {each.number for each in sections}
    for number, title in listed.items():
        if number not in numbers:
            yield f"{number} {title}"


def _length(lines: Sequence[SourceLine]) -> int:
    return sum(len(re.sub(r"[.…·_ ]+\d*$", "", line.text)) for line in lines)


def _without_closing(found: list[Paragraph]) -> list[Paragraph]:
    """Leave out trademark and copyright lines at the end."""
    end = len(found)
    for index in range(len(found) - 1, max(-1, len(found) - 1 - _MOST_CLOSING), -1):
        if _CLOSING.search(found[index].text):
            end = index
    return found[:end]


def _is_title(each: Paragraph, found: Sequence[Paragraph], index: int) -> bool:
    """Whether it is the document's title: the first and largest line, or the largest so far."""
    if each.heading > 1 or each.rows or index > _LATEST_TITLE:
        return False
    first = index == 0 or all(_is_front(other) for other in found[:index])
    if not first:
        return False
    rest = found[index + 1 : index + 200]
    if each.heading == 1:
        return sum(other.heading == 1 for other in rest) == 0 or _is_document_title(each.text)
    return _is_document_title(each.text) or (
        each.size > 1.2 and each.size > max((other.size for other in rest), default=0.0)
    )


def _is_front(each: Paragraph) -> bool:
    return not _SENTENCE.search(each.text) or len(each.text) < 60


_DOCUMENT_TITLE = re.compile(
    r"\b(?:tournament rules|floor rules|infraction procedure guide|penalty guid|penalty guidelines|"
    r"judging at regular|comprehensive rules|reglas de torneo|reglas completas|"
    r"gu[ií]a de (?:infracciones|procedimientos)|турнирные правила|правила турниров|"
    r"r[èe]gles? (?:de|des) tournois?|turnierregeln|regole (?:di|dei|da) torne|regras de torneio|"
    r"イベント規定|マジック・イベント規定|比赛规则|比賽規則|竞赛规则|토너먼트 규정)",
    re.IGNORECASE,
)


def _is_document_title(text: str) -> bool:
    return len(text) < 120 and _DOCUMENT_TITLE.search(text) is not None
