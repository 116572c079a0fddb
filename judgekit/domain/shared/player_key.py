"""Identity of a player regardless of how the name is typed."""

from __future__ import annotations


def player_key(player: str) -> str:
    """Normalize a name's case and spacing."""
    return " ".join(player.casefold().split())
