"""A player's registered decklist or Limited pool."""

from __future__ import annotations

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.shared.texts.kinds import ListOwner, NoteText, PlayerName


class RegisteredList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A player's list or pool.

    `source` is the file's name, empty if the list was typed or pasted; `team` is the name of the
    player's team, empty if unknown.
    """

    player: ListOwner
    decklist: Decklist
    source: NoteText = ""
    team: PlayerName = ""
