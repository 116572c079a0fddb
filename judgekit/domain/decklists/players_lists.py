"""Decklists of many players: as read from a folder or a table, and as registered."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.player_key import player_key


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


def kept_for(kept: Mapping[str, RegisteredList], player: str) -> RegisteredList | None:
    """The player's registered list or pool, regardless of how the name is spelled."""
    return kept[player] if player in kept else by_key(kept).get(player_key(player))


def by_key(kept: Mapping[str, RegisteredList]) -> Mapping[str, RegisteredList]:
    """Index registered lists by `player_key`, for looking up many players."""
    found: dict[str, RegisteredList] = {}
    for name, each in kept.items():
        found.setdefault(player_key(name), each)
    return found
