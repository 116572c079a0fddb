"""The rules on a judge's phone: search, and a section with its text."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgekit.domain.rules.document import Block, Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    Hit,
    SearchAnswer,
    without_synonyms,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.rules import RulesProvider
from judgekit.search.queries.parsing import parse_query
from judgekit.views.words.editions import edition, language_name
from judgekit.views.words.section_numbers import number_in_language
from judgekit.views.words.words import Words

LONGEST_QUERY = 200
"""Letters."""
MOST_HITS = 20


class TextPart(msgspec.Struct, frozen=True):
    """A piece of a text that is marked as found, or isn't."""

    text: str
    is_found: bool = False


class FoundSection(msgspec.Struct, frozen=True):
    """A section that was found."""

    document: str
    ref: str
    number: str
    title: str
    edition: str
    snippet: tuple[TextPart, ...]


class FoundSections(msgspec.Struct, frozen=True):
    """The answer to a search; `nothing` is said where nothing was found."""

    sections: tuple[FoundSection, ...]
    nothing: str = ""


class PhoneBlock(msgspec.Struct, frozen=True):
    """A block of a section's text; see `Block`. Cells are texts."""

    kind: str
    text: str
    depth: int
    marker: str
    rows: tuple[tuple[str, ...], ...] = ()


class OtherText(msgspec.Struct, frozen=True):
    """The same section in another language."""

    language: str
    document: str
    ref: str


class PhoneSection(msgspec.Struct, frozen=True):
    """A section to read; `language` is that of its text, `below` are the sections under it."""

    number: str
    title: str
    edition: str
    language: str
    blocks: tuple[PhoneBlock, ...]
    below: tuple[FoundSection, ...]
    others: tuple[OtherText, ...]


def found_sections(rules: RulesProvider, typed: str, words: Words, today: str) -> FoundSections:
    """Search the current texts for what was typed, which may be unfinished; `today` is ISO."""
    library = rules.library()
    answer = _answer(rules, parse_query(typed, typing=True), words, today)
    if not answer.hits:
        # As a finished word it may be corrected as a typing error.
        answer = _answer(rules, parse_query(typed), words, today)
    sections = tuple(_found(hit, library, words) for hit in answer.one_a_rule().hits)
    return FoundSections(sections, "" if sections else words.say("No results; try fewer words."))


def phone_section(
    library: Library, reference: RuleReference, words: Words, today: str
) -> PhoneSection | None:
    """The section with what is below it; None if there is none."""
    document, section = library.document(reference.document), library.section(reference)
    if document is None or section is None:
        return None
    return PhoneSection(
        number_in_language(section.number or "", document.language),
        section.title or document.title,
        _edition(document, words),
        document.language,
        tuple(map(_block, section.blocks)),
        tuple(
            _titled(document, each, words)
            for each in document.sections
            if each.parent == section.ref
        ),
        tuple(_others(library, reference, words, today)),
    )


def _answer(rules: RulesProvider, query: Query, words: Words, today: str) -> SearchAnswer:
    current = msgspec.structs.replace(query, left_out=rules.library().outdated(today))
    return rules.search(current, reader=words.language, limit=MOST_HITS)


def _found(hit: Hit, library: Library, words: Words) -> FoundSection:
    document, section = library.document(hit.reference.document), library.section(hit.reference)
    number = section.number if section is not None else None
    return FoundSection(
        hit.reference.document,
        hit.reference.ref,
        number_in_language(number or "", hit.language),
        hit.title,
        _edition(document, words) if document is not None else "",
        _parts(without_synonyms(hit.snippet)),
    )


def _titled(document: Document, section: Section, words: Words) -> FoundSection:
    number = number_in_language(section.number or "", document.language)
    title = section.title or section.ref
    return FoundSection(document.id, section.ref, number, title, _edition(document, words), ())


def _edition(document: Document, words: Words) -> str:
    parts = (
        document.kind.upper(),
        language_name(document.language, words),
        edition(document.effective_date, document.published, words),
    )
    return ", ".join(part for part in parts if part)


def _parts(snippet: str) -> tuple[TextPart, ...]:
    """The pieces of a snippet between its marks."""
    parts = []
    for place, piece in enumerate(snippet.split(MARK_START)):
        found, _, after = piece.partition(MARK_END) if place else ("", "", piece)
        parts += [TextPart(found, is_found=True), TextPart(after)]
    return tuple(part for part in parts if part.text)


def _block(block: Block) -> PhoneBlock:
    rows = tuple(tuple(cell.text for cell in row) for row in block.rows)
    return PhoneBlock(block.kind.value, block.text, block.depth, block.marker, rows)


def _others(
    library: Library, reference: RuleReference, words: Words, today: str
) -> Iterable[OtherText]:
    outdated = library.outdated(today)
    for each in library.counterparts(reference):
        document = library.document(each.document)
        if document is not None and each.ref and document.id not in outdated:
            yield OtherText(language_name(document.language, words), document.id, each.ref)
