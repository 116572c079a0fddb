"""Events on the identity of players."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class PlayersJoined(Event, frozen=True):
    """Two names were joined: `name` means the same player as `player`."""

    name: str
    player: str


class PlayerToldApart(Event, frozen=True):
    """A name was told apart: its player is none of those with similar names."""

    name: str
