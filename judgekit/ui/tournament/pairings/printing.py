"""Pairings on paper, as they are posted: every player by name, with table and opponent."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.players.name_order import name_order
from judgekit.reading.pairings.reader import ParsedPairings
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob, html_job, table_html
from judgekit.ui.tournament.pairings.wording import bye_word, count_words


def posted_rows(pairings: ParsedPairings) -> list[tuple[str, str, str]]:
    """Return name, table and opponents of every player, by name; a bye has no table."""
    rows = []
    for seated in pairings.tables:
        for player in seated.players:
            others = [each for each in seated.players if each != player]
            rows.append((player, str(seated.table), ", ".join(others)))
    rows += [(player, "", bye_word()) for player in pairings.byes]
    language = interface_words().language
    return sorted(rows, key=lambda row: name_order(row[0], language))


def pairings_job(look: Look, event: str, number: int, pairings: ParsedPairings) -> DocumentJob:
    """Return the pairings of a round as pages."""
    translate = QCoreApplication.translate
    title = translate("PairingsPrinting", "Pairings, round {number}").format(number=number)
    title = f"{title} – {event}" if event else title
    heads = (
        translate("PairingsPrinting", "Player"),
        translate("PairingsPrinting", "Table"),
        translate("PairingsPrinting", "Opponent"),
    )
    return html_job(
        look, title, table_html(title, count_words(pairings), heads, posted_rows(pairings))
    )
