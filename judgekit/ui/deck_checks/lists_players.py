"""Whose lists there can be: everybody whom the event knows."""

from __future__ import annotations

from judgekit.domain.tournament import Tournament
from judgekit.ui.infractions.recording import players_of


def known_players(state: Tournament) -> tuple[str, ...]:
    """Each once: from pairings, from penalties, from the lists that are kept."""
    return tuple(dict.fromkeys((*players_of(state), *state.deck_checks.lists)))
