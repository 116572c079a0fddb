"""The language in which something is told to a player, until a judge chooses another."""

from __future__ import annotations

from judgekit.domain.tournament import Tournament


def players_language(state: Tournament, interface: str) -> str:
    """Return the event's language, or that of the interface where the event has none."""
    details = state.setup.details
    return (details.language if details is not None else "") or interface
