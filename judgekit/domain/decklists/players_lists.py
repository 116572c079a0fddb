"""Decklists of many players: as read from a folder or a table, and as registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

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
