"""A player's decklist as it was handed in."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.decklist import Decklist


class RegisteredList(msgspec.Struct, frozen=True):
    """Whose list it is, and what stands on it; `source` is the file's name, empty where the list
    was typed or pasted."""

    player: str
    decklist: Decklist
    source: str = ""
