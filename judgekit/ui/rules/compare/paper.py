"""A comparison as text to copy and as pages to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgekit.domain.rules.document import Block, Document, Section
from judgekit.domain.rules.search_answer import Mark
from judgekit.ui.look import Look
from judgekit.ui.rules.compare.words import (
    detail_words,
    fact_words,
    kind_words,
    line_words,
    place_words,
    summary_words,
    title_words,
)
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job
from judgekit.views.markup import escape
from judgekit.views.rules.edition_comparison import ChangedSection, EditionComparison
from judgekit.views.rules.word_changes import word_changes

Escape = Callable[[str], str]
"""Makes plain text fit for what it is written into."""
REMOVED, ADDED = ("[-", "-]"), ("{+", "+}")
"""Signs around removed and added words in plain text."""
_STRUCK = ('<span style="text-decoration:line-through">', "</span>")
_BOLD = ("<b><u>", "</u></b>")


def comparison_text(comparison: EditionComparison, shown: Sequence[ChangedSection]) -> str:
    """Return the changes as plain text: a line for each, below it the paragraphs that changed."""
    pieces = [summary_words(comparison)]
    for each in shown:
        said = [line_words(comparison, each), *_facts(each)]
        for sign, (section, marks, signs) in zip(
            ("− ", "+ "), _sides(comparison, each, REMOVED, ADDED), strict=True
        ):
            said += [sign + text for text in _changed_texts(section, marks, signs, str)]
        pieces.append("\n".join(said))
    return "\n\n".join(pieces) + "\n"


def comparison_job(
    look: Look, comparison: EditionComparison, shown: Sequence[ChangedSection]
) -> DocumentJob:
    """Return the changes as pages: removed words struck out, added ones bold and underlined."""
    pieces = []
    for each in shown:
        change = each.change
        head = f"{place_words(comparison, each)} {title_words(change)}".strip()
        about = " · ".join(
            filter(None, (kind_words(change.kind), detail_words(comparison, change)))
        )
        cells = "".join(
            '<td width="50%" valign="top">'
            + "".join(f"<p>{text}</p>" for text in _changed_texts(section, marks, signs, escape))
            + "</td>"
            for section, marks, signs in _sides(comparison, each, _STRUCK, _BOLD)
        )
        facts = "".join(f"<p><i>{escape(line)}</i></p>" for line in _facts(each))
        pieces.append(
            f"<h3>{escape(head)}</h3><p>{escape(about)}</p>{facts}"
            f'<table width="100%" cellpadding="4"><tr>{cells}</tr></table>'
        )
    title = summary_words(comparison)
    return html_job(look, title, f"<h2>{escape(title)}</h2>{''.join(pieces)}")


def _facts(each: ChangedSection) -> list[str]:
    words = fact_words(each)
    return words.split("\n") if words else []


def _sides(
    comparison: EditionComparison,
    each: ChangedSection,
    removed: tuple[str, str],
    added: tuple[str, str],
) -> tuple[tuple[Section | None, tuple[Mark, ...], tuple[str, str]], ...]:
    """Return both sections with their marks, and the signs around marked words."""
    if comparison.across_languages:
        return ((None, (), removed), (None, (), added))
    old = _section(comparison.old, each.refs[0])
    new = _section(comparison.new, each.refs[1])
    marks = word_changes(old, new)
    return ((old, marks.removed, removed), (new, marks.added, added))


def _section(document: Document, ref: str | None) -> Section | None:
    return next((section for section in document.sections if section.ref == ref), None)


def _changed_texts(
    section: Section | None, marks: Sequence[Mark], signs: tuple[str, str], plain: Escape
) -> Iterable[str]:
    """Yield the texts of a section that have marks, with the marked words between signs."""
    if section is None:
        return
    for at, block in enumerate(section.blocks):
        here = [mark for mark in marks if mark.block == at]
        for text, inside in _texts(block, here):
            if inside:
                yield _signed(text, inside, signs, plain)


def _texts(block: Block, marks: Sequence[Mark]) -> Iterable[tuple[str, list[Mark]]]:
    if not block.rows:
        yield block.text, list(marks)
    for row, cells in enumerate(block.rows):
        for column, cell in enumerate(cells):
            yield cell.text, [mark for mark in marks if (mark.row, mark.column) == (row, column)]


def _signed(text: str, marks: Iterable[Mark], signs: tuple[str, str], plain: Escape) -> str:
    pieces, at = [], 0
    for mark in sorted(marks, key=lambda mark: mark.start):
        pieces += [plain(text[at : mark.start]), signs[0], plain(text[mark.start : mark.end])]
        pieces.append(signs[1])
        at = mark.end
    return "".join((*pieces, plain(text[at:])))
