"""What every order on a table shows before it is given: who sits there, and whether anybody can."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from judgekit.domain.tournament import Tournament
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import Detail, Proposal
from judgekit.views.find.order_meaning import BETWEEN_PLAYERS
from judgekit.views.find.tournament_names import seated_at
from judgekit.views.find.unpaired_tables import unpaired_words

translate = QCoreApplication.translate


def seen_at_table(proposal: Proposal, state: Tournament, table: int) -> Proposal:
    """Add the players at the table, or the warning that the pairings lack it."""
    players = seated_at(state, table)
    if players:
        label = translate("Orders", "Players")
        detail = Detail(label, BETWEEN_PLAYERS.join(players))
        return replace(proposal, details=(detail, *proposal.details))
    unpaired = unpaired_words(state, table, interface_words())
    warnings = filter(None, (unpaired, proposal.warning))
    return replace(proposal, warning=". ".join(warnings))
