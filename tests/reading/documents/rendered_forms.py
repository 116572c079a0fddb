"""Made-up rules written in every form of file that an edition may come in."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

import docx
from PySide6.QtCore import QMarginsF, QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from tests.reading.documents.made_documents import saved
from tests.reading.documents.made_rules import MadeRules

_WIDTH, _HEIGHT = 595.0, 842.0
_TOP, _BOTTOM, _LEFT = 90.0, 760.0, 60.0
_GUTTER = 30.0
_BODY, _SECTION, _CHAPTER = 9.0, 12.0, 15.0


def markdown(rules: MadeRules) -> str:
    """With headings, items and tables marked."""
    lines = [f"# {rules.title}", "", rules.date, ""]
    for section in rules.sections:
        lines += [f"{'##' if section.is_chapter else '###'} {section.heading}", ""]
        for block in section.blocks:
            if block.rows:
                head, *rows = (f"| {' | '.join(row)} |" for row in block.rows)
                lines += [head, "|---|---|", *rows, ""]
            else:
                lines += [f"- {block.text}" if block.is_item else block.text, ""]
    return "\n".join(lines)


def page(rules: MadeRules) -> str:
    """A web page with its markup."""
    parts = [f"<h1>{escape(rules.title)}</h1><p>{escape(rules.date)}</p>"]
    for section in rules.sections:
        level = 2 if section.is_chapter else 3
        parts.append(f"<h{level}>{escape(section.heading)}</h{level}>")
        for block in section.blocks:
            if block.rows:
                rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in block.rows)
                parts.append(f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>")
            elif block.is_item:
                parts.append(f"<ul><li>{escape(block.text)}</li></ul>")
            else:
                parts.append(f"<p>{escape(block.text)}</p>")
    body = "\n".join(parts)
    return f'<html><head><meta charset="utf-8"></head><body>{body}</body></html>'


def word(rules: MadeRules, *, styled: bool = True) -> bytes:
    """A Word file, with styles or with bold letters and printed signs."""
    file = docx.Document()
    file.add_heading(rules.title, 0)
    file.add_paragraph(rules.date)
    for section in rules.sections:
        if styled:
            file.add_heading(section.heading, 1 if section.is_chapter else 2)
        else:
            file.add_paragraph().add_run(section.heading).bold = True
        for block in section.blocks:
            if block.rows:
                table = file.add_table(len(block.rows), len(block.rows[0]))
                for cells, row in zip(table.rows, block.rows, strict=True):
                    for cell, text in zip(cells.cells, row, strict=True):
                        cell.text = text
            elif block.is_item and styled:
                file.add_paragraph(block.text, style="List Bullet")
            else:
                file.add_paragraph(f"• {block.text}" if block.is_item else block.text)
    return saved(file)


def text(rules: MadeRules, width: int | None = None, *, banner: bool = False) -> str:
    """A plain text, a paragraph a line or wrapped to a width; `banner` draws lines at titles."""
    lines = [rules.title, "", rules.date, ""]
    for section in rules.sections:
        drawn = ["-" * 60] if banner else []
        lines += ["", *drawn, section.heading, *drawn, ""]
        for block in section.blocks:
            if block.rows:
                lines += ["\t".join(row) for row in block.rows]
            elif width is None:
                lines.append(f"- {block.text}" if block.is_item else block.text)
            else:
                sign, below = ("- ", "  ") if block.is_item else ("", "")
                lines += textwrap.wrap(
                    block.text, width, initial_indent=sign, subsequent_indent=below
                )
            lines.append("")
    return "\n".join(lines)


@dataclass(frozen=True)
class Printed:
    """A line at its place, in points from the page's upper left corner."""

    left: float
    top: float
    text: str
    size: float
    strong: bool = False


def printed_pages(rules: MadeRules, columns: int = 1) -> list[list[Printed]]:
    """The rules laid out in columns, with running heads and page numbers."""
    width = (_WIDTH - 2 * _LEFT - (columns - 1) * _GUTTER) / columns
    pages: list[list[Printed]] = []
    column, top = columns, _TOP
    for line, size, strong, indent, space in _flowing(rules, width):
        gap = space
        # A heading is never the last line of a column.
        if column == columns or top + gap + size > _BOTTOM - (60 if strong else 0):
            column, top, gap = (column + 1) % (columns + 1), _TOP, 0.0
            if column == columns or not pages:
                pages.append(_margins(rules, len(pages) + 1))
                column = 0
        left = _LEFT + column * (width + _GUTTER) + indent
        top += gap
        pages[-1].append(Printed(left, top, line, size, strong))
        top += 1.2 * size
    return pages


def _margins(rules: MadeRules, number: int) -> list[Printed]:
    return [
        Printed(_LEFT, 40.0, f"{rules.title}: all rights", 8.0),
        Printed(_WIDTH / 2, 800.0, str(number), 8.0),
    ]


def _flowing(rules: MadeRules, width: float) -> Iterator[tuple[str, float, bool, float, float]]:
    """Lines with size, whether they are bold, their indent and the space above."""
    yield rules.title, 20.0, True, 0.0, 0.0
    yield rules.date, _BODY, False, 0.0, 4.0
    for section in rules.sections:
        size = _CHAPTER if section.is_chapter else _SECTION
        for number, line in enumerate(_wrapped(section.heading, width, size, bold=True)):
            yield line, size, True, 0.0, 14.0 if number == 0 else 0.0
        for block in section.blocks:
            indent = 14.0 if block.is_item else 0.0
            room = width - 2 * indent
            for number, line in enumerate(_wrapped(block.text, room, _BODY, bold=False)):
                first = number == 0
                sign = "• " if block.is_item and first else ""
                left = indent + (0.0 if sign or not block.is_item else _measure("• ", _BODY))
                yield f"{sign}{line}", _BODY, False, left, 6.0 if first else 0.0


def _wrapped(words: str, width: float, size: float, *, bold: bool) -> Iterator[str]:
    line = ""
    for each in words.split():
        longer = f"{line} {each}".strip()
        if line and _measure(longer, size, bold=bold) > width:
            yield line
            longer = each
        line = longer
    if line:
        yield line


def _font(size: float, *, bold: bool) -> QFont:
    font = QFont("DejaVu Sans")
    font.setPixelSize(round(size))
    font.setBold(bold)
    return font


def _measure(words: str, size: float, *, bold: bool = False) -> float:
    return QFontMetricsF(_font(size, bold=bold)).horizontalAdvance(words)


def pdf(path: Path, pages: list[list[Printed]]) -> bytes:
    """The pages as a PDF."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setResolution(72)
    painter = QPainter(writer)
    for number, lines in enumerate(pages):
        if number:
            writer.newPage()
        for line in lines:
            painter.setFont(_font(line.size, bold=line.strong))
            painter.drawText(QPointF(line.left, line.top), line.text)
    painter.end()
    return path.read_bytes()


def placed(
    pages: list[list[Printed]], *, mixed: Callable[[list[Printed]], None] = lambda _: None
) -> str:
    """The pages as a converter writes them: a positioned fragment a line; `mixed` may change the
    order of a page's lines in the file."""
    parts = []
    for number, lines in enumerate(pages, start=1):
        shown = list(lines)
        mixed(shown)
        look = f"position:relative;width:{_WIDTH}px;height:{_HEIGHT}px"
        parts.append(f'<div id="page{number}-div" style="{look}">')
        for line in shown:
            place = f"position:absolute;top:{line.top - line.size:.0f}px;left:{line.left:.0f}px"
            look = f"font-size:{line.size}px;font-family:Verdana"
            words = escape(line.text).replace(" ", "&#160;")
            words = f"<b>{words}</b>" if line.strong else words
            parts.append(f'<p style="{place};{look};white-space:nowrap">{words}</p>')
        parts.append("</div>")
    return f'<html><head><meta charset="utf-8"></head><body>{"".join(parts)}</body></html>'
