"""The players of the tournament: who is meant by a name."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.players.events import PlayersJoined, PlayerToldApart
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key


class Players(msgspec.Struct):
    """Names by their `player_key`, and which keys are one player.

    A player's id is the key of the name, of joined names the first of their keys in the order of
    the alphabet: it rests neither on the order of events nor on the laptop.
    """

    paired: dict[str, str] = {}
    """As the newest pairings write them."""
    written: dict[str, str] = {}
    """As anything else first wrote them."""
    joined: dict[str, tuple[str, ...]] = {}
    """All keys of the player of a key, those of the player named first at the front."""
    apart: set[str] = set()
    """Keys of names that were said to be players of their own."""

    def id_of(self, name: str) -> str:
        """Who is meant; the same for all names of a player."""
        key = player_key(name)
        keys = self.joined.get(key)
        return key if keys is None else min(keys)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of all names of this player."""
        key = player_key(name)
        return self.joined.get(key, (key,))

    def name_of(self, name: str) -> str:
        """The name to show: as pairings have it, else as it was first written, else `name`."""
        keys = self.keys_of(name)
        for known in (self.paired, self.written):
            for key in keys:
                if key in known:
                    return known[key]
        return name

    def same(self, one: str, other: str) -> bool:
        """Whether both names mean one player."""
        return one == other or self.id_of(one) == self.id_of(other)

    def is_settled(self, name: str) -> bool:
        """Whether it is known who is meant: by pairings, or because somebody said so."""
        key = player_key(name)
        return key in self.apart or key in self.joined or key in self.paired


class HasPlayers(Protocol):
    """A state that its players are part of."""

    players: Players


def join(state: HasPlayers, event: PlayersJoined, at: Moment, author: str) -> None:
    """What was written before under either name is that player's too."""
    del at, author
    players = state.players
    keys = tuple(dict.fromkeys((*players.keys_of(event.player), *players.keys_of(event.name))))
    if len(keys) > 1:
        players.joined.update(dict.fromkeys(keys, keys))


def tell_apart(state: HasPlayers, event: PlayerToldApart, at: Moment, author: str) -> None:
    """It isn't asked any more who is meant."""
    del at, author
    state.players.apart.add(player_key(event.name))
