"""A small document of rules in every form of file, made for a test."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import docx
from PySide6.QtCore import QMarginsF, QPointF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

TITLE = "Magic: The Gathering Tournament Rules"
SENTENCE = "Players must be at their table when the round begins and they must play at that table."
HEADINGS = (
    ("1", "Fundamentals"),
    ("1.1", "Match Structure"),
    ("1.2", "Time Limits"),
    ("2", "Mechanics"),
    ("2.1", "Pregame Procedures"),
    ("2.2", "Taking Notes"),
)
REFS = tuple(number for number, _ in HEADINGS)


def is_section(number: str) -> bool:
    """Whether a heading has text below: a paragraph and two items."""
    return "." in number


def markdown() -> str:
    """The document as Markdown."""
    lines = [f"# {TITLE}", "", "Effective May 3, 2019", ""]
    for number, title in HEADINGS:
        lines += [f"{'###' if is_section(number) else '##'} {number} {title}", ""]
        if is_section(number):
            lines += [SENTENCE, "", "- First item.", "- Second item.", ""]
    return "\n".join(lines)


def page() -> str:
    """The document as a web page, with what is the site's."""
    body = f"<nav><a href='x'>Home</a></nav><h1>{TITLE}</h1><p>Effective May 3, 2019</p>"
    for number, title in HEADINGS:
        level = 3 if is_section(number) else 2
        body += f"<h{level}>{number} {title}</h{level}>"
        if is_section(number):
            body += f"<p>{SENTENCE}</p><ul><li>First item.</li><li>Second item.</li></ul>"
    return f"<html><body>{body}<script>document.write('9 Injected')</script></body></html>"


def word() -> bytes:
    """The document as a Word file with heading styles."""
    file = docx.Document()
    file.add_heading(TITLE, 0)
    file.add_paragraph("Effective May 3, 2019")
    for number, title in HEADINGS:
        file.add_heading(f"{number} {title}", 2 if is_section(number) else 1)
        if is_section(number):
            file.add_paragraph(SENTENCE)
            file.add_paragraph("First item.", style="List Bullet")
            file.add_paragraph("Second item.", style="List Bullet")
    return saved(file)


def saved(file: docx.document.Document) -> bytes:
    """The bytes of a Word file."""
    written = io.BytesIO()
    file.save(written)
    return written.getvalue()


def pdf(path: Path, lines: Sequence[tuple[float, float, str, float, bool]]) -> bytes:
    """A PDF of one page: (left, top, text, size, bold) in points."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setResolution(72)
    painter = QPainter(writer)
    for left, top, text, size, bold in lines:
        font = QFont("DejaVu Sans")
        font.setPointSizeF(size)
        font.setBold(bold)
        painter.setFont(font)
        painter.drawText(QPointF(left, top), text)
    painter.end()
    return path.read_bytes()


def printed_lines() -> list[tuple[float, float, str, float, bool]]:
    """The document as it is printed on one page."""
    lines = [(72.0, 60.0, TITLE, 18.0, True), (72.0, 82.0, "Effective May 3, 2019", 9.0, False)]
    top = 110.0
    for number, title in HEADINGS:
        top += 12
        lines.append((72.0, top, f"{number} {title}", 12.0 if is_section(number) else 15.0, True))
        top += 18
        if is_section(number):
            words = SENTENCE.split()
            lines.append((72.0, top, " ".join(words[:9]), 9.0, False))
            lines.append((72.0, top + 12, " ".join(words[9:]), 9.0, False))
            lines.append((90.0, top + 28, "• First item.", 9.0, False))
            lines.append((90.0, top + 44, "• Second item.", 9.0, False))
            top += 60
    return lines
