"""State of the players: which player a name means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from judgekit.domain.players.events import PlayerErased, PlayersJoined, PlayerToldApart
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import namesake_key, player_key, written_key


class Players(msgspec.Struct):
    """Names by their keys, and which keys mean one player.

    A key is the name's `player_key`, or its `written_key` if pairings seat two players under the
    former. A player's id is the key of the name, or the alphabetically first key of joined names:
    it depends neither on the order of events nor on the laptop.
    """

    paired: dict[str, str] = {}
    """Names by key, as written in the newest pairings."""
    written: dict[str, str] = {}
    """Names by key, as first written anywhere else."""
    joins: list[PlayersJoined] = []
    """All joins of names, oldest first."""
    joined: dict[str, tuple[str, ...]] = {}
    """By each key of joined names all keys of their player, in the order of `keys_of`."""
    apart: set[str] = set()
    """Keys of names that were told apart from similar ones."""
    namesakes: set[str] = set()
    """Each `player_key` under which pairings seat several players, such as `Thomas Martin` and
    `Martin Thomas`."""
    told_apart: dict[str, str] = {}
    """The names of namesakes by `written_key`, as pairings first wrote them."""

    @property
    def identities(self) -> tuple[Mapping[str, tuple[str, ...]], frozenset[str]]:
        """A value that changes only when a name comes to mean another player."""
        return dict(self.joined), frozenset((*self.namesakes, *self.told_apart))

    def id_of(self, name: str) -> str:
        """The id of the player whom a name means; all names of a player have the same."""
        key = self._key_of(name)
        keys = self.joined.get(key)
        return key if keys is None else min(keys)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of all names of this player, those of the `player` of a join first."""
        key = self._key_of(name)
        return self.joined.get(key, (key,))

    def name_of(self, name: str) -> str:
        """The name to show: as in the pairings, else as first written, else `name`."""
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
        """Whether pairings have the name, or it was joined with another or told apart."""
        key = self._key_of(name)
        return key in self.apart or key in self.joined or key in self.paired

    def pair(self, names: Iterable[str]) -> None:
        """Add the names of a round's pairings, to be shown as written there.

        Names that have one `player_key` and are written in two ways become two players.
        """
        seated: dict[str, str] = {}
        for name in names:
            key = player_key(name)
            before = seated.setdefault(key, name)
            if key in self.namesakes:
                self.told_apart.setdefault(self._key_of(name), name)
            elif before != name and written_key(before) != written_key(name):
                self._tell_namesakes_apart(key, before, name)
                self.paired[self._key_of(before)] = before
                self.told_apart.setdefault(self._key_of(name), name)
            else:
                self.paired[key] = name  # nearly all: whoever was paired before
                continue
            self.paired[self._key_of(name)] = name

    def join(self, event: PlayersJoined) -> None:
        """Let both names mean one player, also for what was recorded before."""
        self.joins.append(event)
        self._join(event)

    def tell_apart(self, name: str) -> None:
        """Settle that a name means a player of its own."""
        self.apart.add(self._key_of(name))

    def know(self, name: str) -> None:
        """Add a name as it was first written; later ways of writing it are ignored."""
        self.written.setdefault(self._key_of(name), name)

    def _key_of(self, name: str) -> str:
        key = player_key(name)
        return namesake_key(name, self.told_apart) if key in self.namesakes else key

    def _join(self, event: PlayersJoined) -> None:
        keys = tuple(dict.fromkeys((*self.keys_of(event.player), *self.keys_of(event.name))))
        if len(keys) > 1:
            self.joined.update(dict.fromkeys(keys, keys))

    def _tell_namesakes_apart(self, key: str, one: str, other: str) -> None:
        self.namesakes.add(key)
        self.told_apart.update({written_key(one): one, written_key(other): other})
        self.apart.discard(key)
        for names in (self.paired, self.written):
            if key in names:
                name = names.pop(key)
                names[self._key_of(name)] = name
        self.joined.clear()
        for event in self.joins:
            self._join(event)


class HasPlayers(Protocol):
    """A state that has players."""

    players: Players


def join(state: HasPlayers, event: PlayersJoined, at: Moment, author: str) -> None:
    """Apply a join of two names."""
    del at, author
    state.players.join(event)


def tell_apart(state: HasPlayers, event: PlayerToldApart, at: Moment, author: str) -> None:
    """Apply that a name was told apart."""
    del at, author
    state.players.tell_apart(event.name)


def leave_as_it_is(state: HasPlayers, event: PlayerErased, at: Moment, author: str) -> None:
    """Do nothing: the name was replaced in all that was recorded."""
    del state, event, at, author
