"""Printing of sections: laid out at reading size, each page with its citation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from judgekit.domain.rules.document import Document, Section
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.shell.parts.section_document import SectionDocument
from judgekit.ui.words.rules_wording import edition_line
from judgekit.views.words.section_numbers import number_in_language


def sections_below(document: Document, ref: str) -> tuple[Section, ...]:
    """Return a section with all its descendants, in reading order."""
    below = {ref}
    taken = []
    for section in document.sections:
        if section.ref in below or section.parent in below:
            below.add(section.ref)
            taken.append(section)
    return tuple(taken)


def paper_document(look: Look, document: Document, sections: Sequence[Section]) -> QTextDocument:
    """Return the sections as one rich text, dark on white, each with its heading."""
    theme = look.on_paper()
    writer = SectionDocument(theme)
    whole = QTextDocument()
    whole.setDocumentMargin(0)
    whole.setDefaultFont(theme.font())
    cursor = QTextCursor(whole)
    for at, section in enumerate(sections):
        heading = QTextCharFormat()
        heading.setForeground(theme.color("text"))
        heading.setFont(theme.font("title" if section.level < 3 else "text", bold=True))
        block = QTextBlockFormat()
        block.setTopMargin(24 if at else 0)
        block.setBottomMargin(8)
        number = number_in_language(section.number or "", document.language)
        if at:
            cursor.insertBlock(block, heading)
        else:
            cursor.setBlockFormat(block)
        cursor.insertText(f"{number} {section.title or ''}".strip(), heading)
        if section.blocks:
            body = QTextDocument()
            writer.write(body, section)
            cursor.insertBlock(body.firstBlock().blockFormat(), QTextCharFormat())
            source = QTextCursor(body)
            source.select(QTextCursor.SelectionType.Document)
            cursor.insertFragment(source.selection())
    return whole


def section_job(look: Look, document: Document, sections: Sequence[Section]) -> DocumentJob:
    """Return the sections as pages, with the edition at each foot."""
    title = document.title
    if len(sections) < len(document.sections) and sections:
        number = number_in_language(sections[0].number or "", document.language)
        title = f"{title}, {number} {sections[0].title or ''}".strip()
    whole = paper_document(look, document, sections)
    return DocumentJob(look, title, whole, edition_line(document))
