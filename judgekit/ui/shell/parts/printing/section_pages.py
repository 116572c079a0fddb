"""Sections of a text as one rich text for paper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from judgekit.domain.rules.document import Section
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.section_document import SectionDocument
from judgekit.views.words.section_numbers import number_in_language

LARGE = 3
"""Level of a section from which its heading is no larger than its text."""


def paper_document(look: Look, language: str, sections: Sequence[Section]) -> QTextDocument:
    """Return the sections as one rich text, dark on white, each with its heading; numbers are
    written as that language does."""
    theme = look.on_paper()
    writer = SectionDocument(theme)
    whole = QTextDocument()
    whole.setDocumentMargin(0)
    whole.setDefaultFont(theme.font())
    cursor = QTextCursor(whole)
    for at, section in enumerate(sections):
        heading = QTextCharFormat()
        heading.setForeground(theme.color("text"))
        heading.setFont(theme.font("title" if section.level < LARGE else "text", bold=True))
        block = QTextBlockFormat()
        block.setHeadingLevel(max(section.level, 1))
        block.setTopMargin((24 if section.level < LARGE else 12) if at else 0)
        block.setBottomMargin(8 if section.level < LARGE else 4)
        number = number_in_language(section.number or "", language)
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
