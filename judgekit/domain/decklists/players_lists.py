"""Decklists of many players: as read from a folder or a table, and as registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList


class UnreadList(msgspec.Struct, frozen=True):
    """A list without a player: the name of its file or player, and the reason.

    `fault` is a `ListFault`, or a `FailureReason` of the engine if the file could not be read;
    `line` is the line of the table, 0 for a file.
    """

    source: str
    fault: StrEnum
    line: int = 0


class PlayersLists(msgspec.Struct, frozen=True):
    """Lists by player in source order, lists left out with their reasons, and teams by player."""

    lists: Mapping[str, Decklist]
    unread: tuple[UnreadList, ...] = ()
    teams: Mapping[str, str] = {}


def kept_for(
    kept: Mapping[str, RegisteredList], player: str, id_of: Callable[[str], str]
) -> RegisteredList | None:
    """A player's list or pool from those kept by name, under any of the player's names; None if
    there is none."""
    return by_id(kept, id_of).get(id_of(player))


def by_id(
    kept: Mapping[str, RegisteredList], id_of: Callable[[str], str]
) -> Mapping[str, RegisteredList]:
    """The kept lists or pools by player id, for looking up many; of several of one player the last
    one is taken."""
    return {id_of(name): each for name, each in kept.items()}


class NamesPlayers(Protocol):
    """What knows whom a name means."""

    @property
    def identities(self) -> object:
        """Another value once a name means another player."""

    def id_of(self, name: str) -> str:
        """The id of the player whom a name means."""


class ListsByPlayer:
    """Finds kept lists or pools by any name of their player. The index that it makes for that holds
    until other lists are kept, in another mapping, or a name means another player."""

    def __init__(self) -> None:
        self._kept: Mapping[str, RegisteredList] = {}
        self._identities: object = None
        self._by_id: Mapping[str, RegisteredList] = {}

    def by_id(
        self, kept: Mapping[str, RegisteredList], players: NamesPlayers
    ) -> Mapping[str, RegisteredList]:
        """As the function of that name; the mapping isn't changed any more."""
        identities = players.identities
        if kept is not self._kept or identities != self._identities:
            self._kept, self._identities = kept, identities
            self._by_id = by_id(kept, players.id_of)
        return self._by_id

    def of(
        self, kept: Mapping[str, RegisteredList], player: str, players: NamesPlayers
    ) -> RegisteredList | None:
        """As `kept_for`."""
        return self.by_id(kept, players).get(players.id_of(player))
