"""The physical part of a deck check on paper: its items and, for each deck, the result."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.ui.deck_checks.wording import item_words, result_words, translate
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job, table_html
from judgekit.ui.words.wording import date_and_time


def checklist_job(
    look: Look, event: str, check: DeckCheck, players: Sequence[str], items: Sequence[str]
) -> DocumentJob:
    """Return the sheet of one check; an item without a result leaves room for it."""
    title = translate("Decks", "Deck check, table {table}").format(table=check.table)
    title = f"{title} – {event}" if event else title
    judges = ", ".join(judge for judge in check.judges if judge)
    line = "; ".join(part for part in (date_and_time(check.opened), judges) if part)
    rows = [(item_words(item), *_results(check, item)) for item in items]
    heads = (translate("Decks", "Sleeves and cards"), *players)
    return html_job(look, title, table_html(title, line, heads, rows))


def _results(check: DeckCheck, item: str) -> list[str]:
    marks = [check.checklist.get((deck, item)) for deck in range(check.decks)]
    return [
        "" if mark is None else ": ".join(filter(None, (result_words(mark.result), mark.note)))
        for mark in marks
    ]
