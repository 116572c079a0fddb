"""A player's decklist, or the pool of a Limited player, as it was handed in."""

from __future__ import annotations

import msgspec

from judgekit.domain.decklists.decklist import Decklist


class RegisteredList(msgspec.Struct, frozen=True):
    """Whose list it is, and what stands on it; `source` is the file's name, empty where the list
    was typed or pasted; `team` is what the player's team is called, empty where nobody said it."""

    player: str
    decklist: Decklist
    source: str = ""
    team: str = ""
