"""Events on the identity of players."""

from __future__ import annotations

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import PlayerName, Prose


class PlayersJoined(Event, frozen=True):
    """Two names were joined: `name` means the same player as `player`."""

    name: PlayerName
    player: PlayerName


class PlayerToldApart(Event, frozen=True):
    """A name was told apart: its player is none of those with similar names."""

    name: PlayerName


class PlayerErased(Event, frozen=True):
    """A player's name was erased from the record: since then `player` stands in its place.

    There is no command for it in the record, and it can't be taken back: nothing has the name.
    """

    player: PlayerName
    reason: Prose = ""
