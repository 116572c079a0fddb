"""What every order on a table shows before it is given: who sits there, and whether anybody can."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from judgekit.domain.tournament import Tournament
from judgekit.ui.shell.page import Detail, Proposal
from judgekit.views.find.order_meaning import BETWEEN_PLAYERS
from judgekit.views.find.tournament_names import clock_of, newest_pairings, seated_at

translate = QCoreApplication.translate


def seen_at_table(proposal: Proposal, state: Tournament, table: int) -> Proposal:
    """Add the players at the table, or the warning that the pairings lack it."""
    players = seated_at(state, table)
    if players:
        label = translate("Orders", "Players")
        detail = Detail(label, BETWEEN_PLAYERS.join(players))
        return replace(proposal, details=(detail, *proposal.details))
    warnings = filter(None, (unpaired_words(state, table), proposal.warning))
    return replace(proposal, warning=". ".join(warnings))


def unpaired_words(state: Tournament, table: int) -> str:
    """Return `Round 1 has tables 1 to 28` for a table that is not in the pairings; empty if it is,
    or without pairings."""
    paired = newest_pairings(state, clock_of(state, table))
    if paired is None or not paired[1].players or table in paired[1].players:
        return ""
    round_number, tables = paired[0], sorted(paired[1].players)
    return translate("Orders", "Round {round} has tables {first} to {last}").format(
        round=round_number, first=tables[0], last=tables[-1]
    )
