"""The players of the tournament: who is meant by a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from judgekit.domain.players.events import PlayersJoined, PlayerToldApart
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key, written_key


class Players(msgspec.Struct):
    """Names by their keys, and which keys are one player.

    A key is the name's `player_key`, or its `written_key` where pairings seat two players under
    the former. A player's id is the key of the name, of joined names the first of their keys in
    the order of the alphabet: it rests neither on the order of events nor on the laptop.
    """

    paired: dict[str, str] = {}
    """As the newest pairings write them."""
    written: dict[str, str] = {}
    """As anything else first wrote them."""
    said: list[PlayersJoined] = []
    """Which names are one player, in the order in which it was said."""
    joined: dict[str, tuple[str, ...]] = {}
    """All keys of the player of a key, those of the player named first at the front."""
    apart: set[str] = set()
    """Keys of names that were said to be players of their own."""
    namesakes: set[str] = set()
    """Each `player_key` under which pairings seat several players: `Thomas Martin` and `Martin
    Thomas`."""

    @property
    def identities(self) -> tuple[Mapping[str, tuple[str, ...]], frozenset[str]]:
        """Equal for as long as every name means the same player."""
        return dict(self.joined), frozenset(self.namesakes)

    def id_of(self, name: str) -> str:
        """Who is meant; the same for all names of a player."""
        key = self._key_of(name)
        keys = self.joined.get(key)
        return key if keys is None else min(keys)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of all names of this player."""
        key = self._key_of(name)
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
        key = self._key_of(name)
        return key in self.apart or key in self.joined or key in self.paired

    def pair(self, names: Iterable[str]) -> None:
        """How pairings write a name is how it is shown. Of names that they write in two ways, each
        is a player of its own."""
        seated: dict[str, str] = {}
        for name in names:
            key = player_key(name)
            before = seated.setdefault(key, name)
            is_known = key in self.namesakes or before == name
            if not is_known and written_key(before) != written_key(name):
                self._tell_namesakes_apart(key)
                self.paired[self._key_of(before)] = before
            self.paired[self._key_of(name)] = name

    def join(self, said: PlayersJoined) -> None:
        """What was written before under either name is that player's too."""
        self.said.append(said)
        self._join(said)

    def tell_apart(self, name: str) -> None:
        """It isn't asked any more who is meant."""
        self.apart.add(self._key_of(name))

    def know(self, name: str) -> None:
        """Keep how the name was first written."""
        self.written.setdefault(self._key_of(name), name)

    def _key_of(self, name: str) -> str:
        key = player_key(name)
        return written_key(name) if key in self.namesakes else key

    def _join(self, said: PlayersJoined) -> None:
        keys = tuple(dict.fromkeys((*self.keys_of(said.player), *self.keys_of(said.name))))
        if len(keys) > 1:
            self.joined.update(dict.fromkeys(keys, keys))

    def _tell_namesakes_apart(self, key: str) -> None:
        self.namesakes.add(key)
        self.apart.discard(key)
        for names in (self.paired, self.written):
            if key in names:
                name = names.pop(key)
                names[self._key_of(name)] = name
        self.joined.clear()
        for said in self.said:
            self._join(said)


class HasPlayers(Protocol):
    """A state that its players are part of."""

    players: Players


def join(state: HasPlayers, event: PlayersJoined, at: Moment, author: str) -> None:
    """What was written before under either name is that player's too."""
    del at, author
    state.players.join(event)


def tell_apart(state: HasPlayers, event: PlayerToldApart, at: Moment, author: str) -> None:
    """It isn't asked any more who is meant."""
    del at, author
    state.players.tell_apart(event.name)
