"""The penalties of the tournament, in the order in which they were written down."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.moment import Moment, format_moment


class Penalty(StrEnum):
    """What a player can get, the lightest first."""

    NONE = "none"
    FIX = "fix"
    WARNING = "warning"
    GAME_LOSS = "game-loss"
    MATCH_LOSS = "match-loss"
    DISQUALIFICATION = "disqualification"

    @property
    def weight(self) -> int:
        """Its place among them."""
        return list(Penalty).index(self)


SLOW_PLAY = "ipg-3.3"


class WrittenPenalty(msgspec.Struct, frozen=True):
    """One penalty with its number, its instant and who wrote it down."""

    issued: PenaltyIssued
    at: Moment
    author: str
    number: int = 0


class Infractions(msgspec.Struct):
    """All of them by number, in the order in which they were written down."""

    by_number: dict[int, WrittenPenalty] = {}
    last_number: int = 0
    by_player: dict[str, list[int]] = {}
    """Numbers by the player's name as `player_key` has it."""

    @property
    def penalties(self) -> tuple[WrittenPenalty, ...]:
        """All of them, the oldest first."""
        return tuple(self.by_number.values())

    def of_player(self, player: str) -> tuple[WrittenPenalty, ...]:
        """A player's penalties, the oldest first, however the name is capitalised or spaced."""
        numbers = self.by_player.get(player_key(player), ())
        return tuple(self.by_number[number] for number in numbers)

    def slow_plays(self, clock: str, round_number: int, table: int) -> int:
        """How many penalties for Slow Play the table has in that round."""
        return sum(
            issued.infraction == SLOW_PLAY
            and (issued.clock, issued.round, issued.table) == (clock, round_number, table)
            for issued in (each.issued for each in self.by_number.values())
        )


def day_of(written: WrittenPenalty) -> str:
    """The tournament's day of a penalty, as ISO 8601."""
    return written.issued.day or format_moment(written.at)[: len("2026-11-21")]


def player_key(player: str) -> str:
    """What two ways of typing one name have in common."""
    return " ".join(player.casefold().split())


def issue_penalty(infractions: Infractions, event: PenaltyIssued, at: Moment, author: str) -> None:
    """It stands in the player's record from now on."""
    number = event.number or infractions.last_number + 1
    infractions.by_number[number] = WrittenPenalty(event, at, author, number)
    infractions.by_player.setdefault(player_key(event.player), []).append(number)
    infractions.last_number = number


def correct_penalty(infractions: Infractions, event: PenaltyCorrected) -> None:
    """It was another one; when it was given, and who wrote it down first, stays."""
    before = infractions.by_number[event.number]
    infractions.by_player[player_key(before.issued.player)].remove(event.number)
    infractions.by_number[event.number] = msgspec.structs.replace(before, issued=event)
    numbers = infractions.by_player.setdefault(player_key(event.player), [])
    numbers.append(event.number)
    numbers.sort()
