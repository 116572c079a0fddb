"""Printing of sections: laid out at reading size, each page with its citation."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.rules.document import Document, Section
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.shell.parts.printing.section_pages import paper_document
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


def section_job(look: Look, document: Document, sections: Sequence[Section]) -> DocumentJob:
    """Return the sections as pages, with the edition at each foot."""
    title = document.title
    if len(sections) < len(document.sections) and sections:
        number = number_in_language(sections[0].number or "", document.language)
        title = f"{title}, {number} {sections[0].title or ''}".strip()
    whole = paper_document(look, document.language, sections)
    return DocumentJob(look, title, whole, edition_line(document))
