"""What is shown of a document before it is kept: figures, an outline, what differs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.document_import import ReadingWarning
from judgekit.views.words.section_numbers import APPENDIX


class OutlineFigures(msgspec.Struct, frozen=True):
    """How many chapters, numbered sections below them, and appendices were found."""

    chapters: int
    sections: int
    appendices: int


class PreviewRow(msgspec.Struct, frozen=True):
    """A chapter or appendix: its number, its title, how many sections it has, whether there is a
    warning about it."""

    number: str
    title: str
    sections: int
    is_warned: bool


class OutlineDifference(msgspec.Struct, frozen=True):
    """The sections that one reading has and the other hasn't, by `ref`, and how many read anew."""

    added: tuple[str, ...]
    gone: tuple[str, ...]
    changed: int


def figures(document: Document) -> OutlineFigures:
    """The figures of a document's outline."""
    tops = [each for each in document.sections if each.level == 1]
    appendices = [each for each in tops if _is_appendix(each)]
    below = sum(1 for each in document.sections if each.level > 1)
    return OutlineFigures(len(tops) - len(appendices), below, len(appendices))


def preview_rows(document: Document, warnings: Sequence[ReadingWarning]) -> tuple[PreviewRow, ...]:
    """The chapters and appendices of a document in reading order."""
    warned = {each.ref for each in warnings if each.ref}
    rows: list[PreviewRow] = []
    for section in document.sections:
        if section.level <= 1 or not rows:
            number = section.number or ""
            title = section.title or ""
            rows.append(PreviewRow(number, title, 0, section.ref in warned))
            continue
        last = rows[-1]
        is_warned = last.is_warned or section.ref in warned
        rows[-1] = msgspec.structs.replace(last, sections=last.sections + 1, is_warned=is_warned)
    return tuple(rows)


def outline_difference(before: Document, now: Document) -> OutlineDifference:
    """What another reading of the same file changed."""
    earlier = {each.ref: each for each in before.sections}
    later = {each.ref: each for each in now.sections}
    return OutlineDifference(
        tuple(ref for ref in later if ref not in earlier),
        tuple(ref for ref in earlier if ref not in later),
        sum(
            _text(later[ref]) != _text(section) for ref, section in earlier.items() if ref in later
        ),
    )


def _text(section: Section) -> tuple[object, ...]:
    """A section without its links, which depend on the library it stands in."""
    rows = (
        (block.kind, block.text, tuple(tuple(cell.text for cell in row) for row in block.rows))
        for block in section.blocks
    )
    return (section.title, *rows)


def _is_appendix(section: Section) -> bool:
    return (section.number or "").startswith(APPENDIX)
