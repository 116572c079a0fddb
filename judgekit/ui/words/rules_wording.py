"""Editions, citations and references in the interface language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.rules.citation import Citation
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.wording import language_name, long_date
from judgekit.views.words import editions
from judgekit.views.words.section_numbers import APPENDIX, number_in_language

translate = QCoreApplication.translate


def date_in_words(iso: str) -> str:
    """Return `3 May 2019` for `2019-05-03`, in the format of the interface language."""
    return long_date(iso, QLocale())


def edition_words(effective_date: str | None, published: str | None) -> str:
    """Return `effective 3 May 2019`; `published 6 December 2013` without an effective date."""
    if effective_date:
        date = date_in_words(effective_date)
        return editions.effective(date, interface_words())
    if published:
        date = date_in_words(published)
        return editions.published(date, interface_words())
    return translate("RulesWording", "undated")


def edition_line(document: Document) -> str:
    """Return `Tournament Rules, effective 3 May 2019`."""
    edition = edition_words(document.effective_date, document.published)
    return f"{short_title(document)}, {edition}"


def edition_parts(document: Document) -> tuple[str, str]:
    """Return `Tournament Rules, effective` and the ISO date after it, empty for an undated text."""
    date = document.edition_date
    return edition_line(document).replace(date_in_words(date), "").rstrip() if date else (
        edition_line(document)
    ), date


def short_title(document: Document) -> str:
    """Return the document's title without the name of the game before or after it."""
    return bare_title(document.title)


def bare_title(title: str) -> str:
    """Return a title without the name of the game before or after it."""
    for name in ("Magic: The Gathering® ", "Magic: The Gathering ", "Magic "):
        title = title.removeprefix(name)
    for name in (" de Magic: The Gathering", " Magic: The Gathering", " Magic"):
        title = title.removesuffix(name)
    return title[:1].upper() + title[1:]


def brief_name(document: Document) -> str:
    """Return a document's short name for a button: `MTR EN`."""
    return f"{kind_name(document.kind, short_title(document))} {document.language.upper()}"


def menu_words(document: Document) -> str:
    """Return a document's name for a menu: `EN  Tournament Rules, effective 3 May 2019`.

    A text that is only a part says so.
    """
    line = f"{document.language.upper()}  {edition_line(document)}"
    part = editions.only_a_part(document, interface_words()) if document.part else ""
    return " · ".join(words for words in (line, part) if words)


def kind_name(kind: str, document_title: str = "") -> str:
    """Return the judges' abbreviation of a document: `MTR`, `CR`."""
    commander = translate("RulesWording", "Commander rules")
    names = {"mtr": "MTR", "cr": "CR", "cr104": "CR", "ipg": "IPG", "jar": "JAR"}
    names["commander"] = commander
    return names.get(kind, document_title or kind.upper())


def citation_words(citation: Citation) -> str:
    """Return `MTR 2.5 (2.4 since 13 November 2023) End-of-Match Procedure, English, …`."""
    place = (
        kind_name(citation.kind, citation.document_title),
        number_in_language(citation.number, citation.language),
        editions.other_number(citation, interface_words()),
        citation.title,
    )
    return ", ".join(
        (
            " ".join(part for part in place if part),
            language_name(citation.language),
            edition_words(citation.effective_date, citation.published),
        )
    )


def short_number(section: Section, language: str) -> str:
    """Return the number for a narrow column: `2.6`, `App. B`; empty without a number."""
    number = section.number or ""
    if number.startswith(APPENDIX):
        words = {"en": "App. ", "es": "Ap. ", "ru": "Прил. "}
        return words.get(language, "") + number.removeprefix(APPENDIX)
    return number


def counterpart_words(library: Library, reference: RuleReference) -> str:
    """Return `ES 2.6`, `RU Приложение B`; the title for a section without a number."""
    document = library.document(reference.document)
    section = library.section(reference)
    if document is None or section is None:
        return ""
    place = number_in_language(section.number or "", document.language) or section.title or ""
    return f"{document.language.upper()} {place}"


def place_words(library: Library, reference: RuleReference) -> str:
    """Return `2.6 Time Extensions`, in the language of its document."""
    section = library.section(reference)
    document = library.document(reference.document)
    if section is None or document is None:
        return reference.ref
    number = number_in_language(section.number or "", document.language)
    return f"{number} {section.title or ''}".strip()


def section_heading(section: Section) -> str:
    """Return a section's name in outlines and lists: its title, else the beginning of its text."""
    if section.title:
        return section.title
    first = next((block.text for block in section.blocks if block.text), "")
    return first if len(first) <= 80 else first[:80].rsplit(" ", 1)[0] + "…"
