"""The list of penalties, and one of them, on paper."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.ui.infractions.penalties.rows import PenaltyRow
from judgekit.ui.infractions.penalties.text import penalty_facts
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job, table_html
from judgekit.ui.words.penalty_wording import translate


def penalties_job(look: Look, event: str, rows: Sequence[PenaltyRow]) -> DocumentJob:
    """Return these penalties as pages, in the order of the list."""
    title = f"{translate('Infractions', 'Penalties')} – {event}"
    heads = (
        translate("Infractions", "Time"),
        translate("Infractions", "Place"),
        translate("Infractions", "Player"),
        translate("Infractions", "Infraction"),
        translate("Infractions", "Penalty"),
        translate("Infractions", "Judge"),
    )
    cells = [
        (
            row.time,
            ", ".join(part for part in (row.round, row.table) if part),
            row.player,
            row.infraction,
            row.penalty,
            row.judge,
        )
        for row in rows
    ]
    line = translate("Infractions", "%n penalty(ies)", "", len(rows))
    return html_job(look, title, table_html(title, line, heads, cells))


def penalty_job(look: Look, event: str, row: PenaltyRow) -> DocumentJob:
    """Return one penalty as a page: what is recorded of it, without the player's others."""
    facts = [
        (translate("Infractions", "Player"), row.player),
        (translate("Infractions", "Infraction"), row.infraction),
        *((name, value) for name, value in penalty_facts(row.written) if value),
    ]
    title = f"{row.penalty} – {row.player}"
    heads = (translate("Infractions", "Penalty"), row.penalty)
    return html_job(look, title, table_html(title, event, heads, facts))
