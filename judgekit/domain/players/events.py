"""What was said of names."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class PlayersJoined(Event, frozen=True):
    """Two names are one player: `name` as it was written, `player` as it was known before."""

    name: str
    player: str


class PlayerToldApart(Event, frozen=True):
    """That name is a player of its own, and isn't asked about any more."""

    name: str
