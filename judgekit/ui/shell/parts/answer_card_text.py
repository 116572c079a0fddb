"""Texts of an answer card: a paragraph in the player's language, and the English one below it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.rules.document import Block, Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.side_by_side import paired_block
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.words.rules_wording import short_title
from judgekit.ui.words.wording import long_date
from judgekit.views.players_language import ALWAYS_BELOW
from judgekit.views.words.section_numbers import number_in_language

_EFFECTIVE = MappingProxyType(
    {"en": "effective {}", "es": "en vigor desde el {}", "ru": "действует с {}"}
)
_PUBLISHED = MappingProxyType(
    {"en": "published {}", "es": "publicado el {}", "ru": "опубликовано {}"}
)
_GAP = MappingProxyType(
    {
        "en": "This edition has no such section.",
        "es": "Esta edición no tiene esa sección.",
        "ru": "В этой редакции такого раздела нет.",
    }
)
translate = QCoreApplication.translate


class CardText(NamedTuple):
    """One half of the card; `remark` is a caveat about it, or empty.

    `is_gap`: the edition has no such section, which `text` then says. `emphasis` are the places of
    bold words in `text`, as (start, end).
    """

    language: str
    number: str
    title: str
    edition: str
    text: str
    remark: str = ""
    is_gap: bool = False
    emphasis: tuple[tuple[int, int], ...] = ()


class CardPlace(NamedTuple):
    """The chosen paragraph: a block of a section."""

    reference: RuleReference
    block: int


def languages_of(library: Library, reference: RuleReference) -> dict[str, Document]:
    """Return for each language the newest edition of the same kind of document."""
    document = library.document(reference.document)
    if document is None:
        return {}
    newest: dict[str, Document] = {}
    for edition in library.editions(document.kind):
        newest.setdefault(edition.language, edition)
    newest[document.language] = document
    return newest


def card_text(library: Library, place: CardPlace, document: Document) -> CardText:
    """Return the paragraph in `document`: itself, or the counterpart at the same position."""
    here = library.section(place.reference)
    if here is None or document.id == place.reference.document:
        return _text(document, here, (place.block,))
    counterpart = library.alignment.counterpart(place.reference, document.id)
    there = library.section(RuleReference(document.id, counterpart.ref or ""))
    if there is None:
        return _gap(library, place, document)
    block = paired_block(place.block, len(here.blocks), len(there.blocks))
    if block is not None:
        return _text(document, there, (block,))
    remark = translate("AnswerCard", "entire section: its paragraphs are divided differently")
    return _text(document, there, tuple(range(len(there.blocks))), remark)


def edition_remark(of: Document, beside: Document) -> str:
    """Return `older edition than the Spanish one`; empty if both have the same date."""
    if of.edition_date == beside.edition_date:
        return ""
    older = {
        "en": translate("AnswerCard", "older edition than the English one"),
        "es": translate("AnswerCard", "older edition than the Spanish one"),
        "ru": translate("AnswerCard", "older edition than the Russian one"),
    }
    newer = {
        "en": translate("AnswerCard", "newer edition than the English one"),
        "es": translate("AnswerCard", "newer edition than the Spanish one"),
        "ru": translate("AnswerCard", "newer edition than the Russian one"),
    }
    said = older if of.edition_date < beside.edition_date else newer
    return said.get(beside.language, translate("AnswerCard", "another edition"))


def edition_in_own_words(document: Document) -> str:
    """Return title and date in the document's own language, since the player reads them."""
    sentences = _EFFECTIVE if document.effective_date else _PUBLISHED
    date = long_date(document.edition_date, QLocale(document.language))
    edition = _in_language(sentences, document).format(date) if date else ""
    return ", ".join(part for part in (short_title(document), edition) if part)


def next_place(library: Library, place: CardPlace, by: int) -> CardPlace:
    """Return the paragraph `by` positions further in its section; clamped at the section's ends."""
    count = paragraph_count(library, place)
    return place._replace(block=min(max(place.block + by, 0), max(count - 1, 0)))


def paragraph_count(library: Library, place: CardPlace) -> int:
    """Return how many paragraphs the place's section has."""
    section = library.section(place.reference)
    return len(section.blocks) if section is not None else 0


def block_words(block: Block) -> str:
    """Return a block as plain text: an item with its marker, a table row by row."""
    if block.rows:
        rows = (" — ".join(cell.text.replace("\n", "; ") for cell in row) for row in block.rows)
        return "\n".join(rows)
    return f"{block.marker} {block.text}".strip()


def _text(
    document: Document, section: Section | None, blocks: tuple[int, ...], remark: str = ""
) -> CardText:
    if section is None:
        return CardText(document.language, "", "", edition_in_own_words(document), "")
    words = [block_words(section.blocks[at]) for at in blocks if at < len(section.blocks)]
    return CardText(
        language=document.language,
        number=number_in_language(section.number or "", document.language),
        title=section.title or "",
        edition=edition_in_own_words(document),
        text="\n".join(words) or section.title or "",
        remark=remark,
    )


def _gap(library: Library, place: CardPlace, document: Document) -> CardText:
    group = library.alignment.group_of(place.reference)
    note = group.note.get(document.language, "") if group is not None else ""
    words = f"{_in_language(_GAP, document)} {note}".strip()
    return CardText(document.language, "", "", edition_in_own_words(document), words, is_gap=True)


def _in_language(sentences: Mapping[str, str], document: Document) -> str:
    return sentences.get(document.language) or sentences[ALWAYS_BELOW]
