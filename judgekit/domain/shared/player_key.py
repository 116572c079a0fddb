"""The same player, however the name was typed."""

from __future__ import annotations


def player_key(player: str) -> str:
    """What two ways of typing one name have in common."""
    return " ".join(player.casefold().split())
