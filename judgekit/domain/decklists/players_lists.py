"""The lists of many players: as they were found in a folder or a table, and as they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.player_key import player_key


class UnreadList(msgspec.Struct, frozen=True):
    """A list that is nobody's now: the file's name or the player's, and a reason.

    `fault` is a `ListFault`, or a `FailureReason` of the engine where the machine could not read
    the file; `line` is the line of the table, 0 where it was a file.
    """

    source: str
    fault: StrEnum
    line: int = 0


class PlayersLists(msgspec.Struct, frozen=True):
    """Lists by player, in the order of the source, what was left out with its reason, and the
    teams of those players who have one."""

    lists: Mapping[str, Decklist]
    unread: tuple[UnreadList, ...] = ()
    teams: Mapping[str, str] = {}


def kept_for(kept: Mapping[str, RegisteredList], player: str) -> RegisteredList | None:
    """That player's list or pool of those that are kept by name, however the name was typed."""
    return kept[player] if player in kept else by_key(kept).get(player_key(player))


def by_key(kept: Mapping[str, RegisteredList]) -> Mapping[str, RegisteredList]:
    """What is kept by `player_key`, for many players to be looked up in."""
    found: dict[str, RegisteredList] = {}
    for name, each in kept.items():
        found.setdefault(player_key(name), each)
    return found
