"""The timeline on paper, oldest first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job, table_html
from judgekit.ui.tournament.timeline.rows import TimelineRow, beside_words, taken_back_words
from judgekit.ui.words.wording import time_with_seconds


def timeline_job(look: Look, event: str, line: str, rows: Iterable[TimelineRow]) -> DocumentJob:
    """Return these rows as pages; `line` says how many they are."""
    translate = QCoreApplication.translate
    title = translate("TimelineView", "Timeline")
    title = f"{title} – {event}" if event else title
    heads = (
        translate("TimelineView", "Time"),
        translate("TimelineView", "Table"),
        translate("TimelineView", "What happened"),
        translate("TimelineView", "By"),
    )
    return html_job(look, title, table_html(title, line, heads, list(map(_cells, rows))))


def _cells(row: TimelineRow) -> tuple[str, str, str, str]:
    step = row.step
    table = "" if row.table is None else str(row.table)
    said = (row.words, beside_words(row), taken_back_words(step))
    return time_with_seconds(step.at), table, ". ".join(filter(None, said)), step.author
