"""Read a document's file of any form: what form it is, its sections, and what it says it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentReading,
    DocumentRefused,
    GivenFacts,
    ReadingWarning,
    RefusalReason,
    WarningKind,
)
from judgekit.reading.documents.language_words import language_words
from judgekit.reading.documents.source_text import SourceText
from judgekit.reading.documents.structure.identity import (
    find_effective_date,
    find_kind,
    find_language,
    find_title,
)
from judgekit.reading.documents.structure.sections import SectionsRead, read_sections
from judgekit.reading.documents.text_forms import TEXT_READERS, find_text_form

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes; the largest official file has about 6 million."""
_FEWEST_SECTIONS = 5
_FIRST_OF_HUNDREDS = 100
_LAST_NUMBER = re.compile(r"(\d+)$")
_HTML = re.compile(
    rb"<(?:!doctype\s+(?:html|pdf2xml)|html|head|body|pdf2xml|div|p|table|h[1-6]|meta|span)\b",
    re.IGNORECASE,
)
_OTHER = (
    b"\xd0\xcf\x11\xe0",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"\x7fELF",
    b"MZ",
    b"{\\rtf",
    b"Rar!",
    b"7z\xbc",
    b"\x1f\x8b",
    b"SQLite",
)


def read_document(name: str, data: bytes, given: GivenFacts | None = None) -> DocumentReading:
    """Read a file by its content; `name` is its file name, which may say date or kind.

    Raises DocumentRefused with the reason why nothing can be kept of it.
    """
    given = given or GivenFacts()
    check_size(data)
    source = _reader(data)(data)
    found = find_kind(source, name)
    kind = given.kind or found or DocumentKind.OTHER
    language, sure = find_language(source)
    date = given.date or find_effective_date(source, name)
    sections, missing = _sections(source, kind, given.language or language)
    document = Document(
        id=f"{kind.value}-{given.language or language}-{date or 'undated'}",
        kind=kind.value,
        language=given.language or language,
        title=find_title(source, kind),
        effective_date=date,
        published=None,
        source=name,
        sections=sections,
    )
    warnings = [*_section_warnings(sections)]
    warnings += [ReadingWarning(WarningKind.TITLE_WITHOUT_BODY, detail=each) for each in missing]
    if given.kind is None and found is None:
        warnings.insert(0, ReadingWarning(WarningKind.KIND_GUESSED))
    if date is None:
        warnings.insert(0, ReadingWarning(WarningKind.NO_DATE))
    if given.language is None and not sure:
        warnings.insert(0, ReadingWarning(WarningKind.LANGUAGE_UNSURE, detail=language))
    return DocumentReading(document, source.form, tuple(warnings), source.left_out)


def check_size(data: bytes) -> None:
    """Raise DocumentRefused for a file that is empty or too large."""
    if len(data) > LARGEST_FILE:
        raise DocumentRefused(RefusalReason.TOO_LARGE, str(len(data)))
    if not data.strip(b"\x00 \t\r\n"):
        raise DocumentRefused(RefusalReason.EMPTY)


def _sections(source: SourceText, kind: DocumentKind, language: str) -> SectionsRead:
    """The sections, by the reader of the text's own form if it has one."""
    form = find_text_form(source.text, kind, language) if source.text else None
    if form is not None:
        sections = TEXT_READERS[form](source.text, language_words(language))
        if len(sections) >= _FEWEST_SECTIONS:
            return SectionsRead(sections)
    return read_sections(source, kind)


def _reader(data: bytes) -> Callable[[bytes], SourceText]:
    """The reader for the form that the first bytes show; each is imported when it is needed."""
    head = data[:2048].lstrip(b"\xef\xbb\xbf \t\r\n")
    if b"%PDF-" in data[:1024]:
        from judgekit.reading.documents.files.pdf import read_pdf  # noqa: PLC0415

        return read_pdf
    if head.startswith(b"PK\x03\x04"):
        from judgekit.reading.documents.files.word import read_word  # noqa: PLC0415

        return read_word
    if any(head.startswith(sign) for sign in _OTHER):
        raise DocumentRefused(RefusalReason.UNKNOWN_FORM)
    if _HTML.search(head.replace(b"\x00", b"")):
        from judgekit.reading.documents.files.web_page import read_html  # noqa: PLC0415

        return read_html
    from judgekit.reading.documents.files.text import read_text  # noqa: PLC0415

    return read_text


def _section_warnings(sections: tuple[Section, ...]) -> Iterator[ReadingWarning]:
    """Numbers that jump, and sections with neither text nor sections below."""
    parents = {each.parent for each in sections}
    last: dict[str, int] = {}
    for each in sections:
        if not each.blocks and each.ref not in parents and not _is_rule_title(each):
            yield ReadingWarning(WarningKind.EMPTY_SECTION, each.ref)
        if each.number is None or not (end := _LAST_NUMBER.search(each.number)):
            continue
        above, number = each.parent or "", int(end[1])
        # Chapters of floor rules and of the Comprehensive Rules begin at 100, 110 or 200.
        begins = number >= _FIRST_OF_HUNDREDS and number % 10 < 2
        before = last.get(above, number - 1 if begins or not above else 0)
        if above and number - before > 1 and not begins:
            yield ReadingWarning(WarningKind.NUMBER_JUMPS, each.ref, f"{before} → {number}")
        last[above] = number


def _is_rule_title(section: Section) -> bool:
    """Whether it is a title of the Comprehensive Rules that heads its subrules."""
    return section.number is not None and section.number.count(".") == 1 and section.level == 3
