"""State of the tournament's penalties."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.moment import Moment, format_moment
from judgekit.domain.shared.numbered import HasEntryOrder, Numbered
from judgekit.domain.shared.player_key import player_key


class Penalty(StrEnum):
    """Penalties, from lightest to heaviest."""

    NONE = "none"
    FIX = "fix"
    WARNING = "warning"
    GAME_LOSS = "game-loss"
    MATCH_LOSS = "match-loss"
    DISQUALIFICATION = "disqualification"

    @property
    def weight(self) -> int:
        """Position in the order of severity."""
        return list(Penalty).index(self)


SLOW_PLAY = "ipg-3.3"
_OF_THE_GUIDE = tuple(
    f"ipg-{chapter}.{section}"
    for chapter, sections in ((2, 6), (3, 9), (4, 8))
    for section in range(1, sections + 1)
)
_AT_REGULAR = (
    "jar-missed-trigger",
    "jar-saw-library-card",
    "jar-extra-cards",
    "jar-other-game-error",
    "jar-illegal-deck",
    "jar-poor-shuffling",
    "jar-slow-play",
    "jar-outside-advice",
    "jar-tardiness",
    "jar-improper-result",
    "jar-upsetting-behaviour",
    "jar-repeated-mistake",
    "jar-serious-aggressive",
    "jar-serious-cheating",
    "jar-serious-theft",
)
INFRACTIONS = (*_OF_THE_GUIDE, *_AT_REGULAR)
"""All infraction ids; the catalogue has an entry for each."""


class WrittenPenalty(msgspec.Struct, gc=False):
    """One recorded penalty, with its instant, its author and its number."""

    issued: PenaltyIssued
    at: Moment
    author: str
    number: int = 0

    @property
    def id(self) -> str:
        """The id of the event that issued it."""
        return self.issued.id


class Infractions(msgspec.Struct):
    """All penalties in the order of entry."""

    entered: Numbered[WrittenPenalty] = msgspec.field(default_factory=Numbered)
    by_player: dict[str, list[str]] = {}
    """Ids of penalties by `player_key`; a player whose names were joined has several keys."""

    @property
    def penalties(self) -> tuple[WrittenPenalty, ...]:
        """All penalties, by number."""
        return tuple(self.entered)

    def of_keys(self, keys: Sequence[str]) -> tuple[WrittenPenalty, ...]:
        """The penalties under any of these keys, by number.

        `Tournament.penalties_of` returns those of a player.
        """
        by_id = self.entered.by_id
        found = [by_id[id_] for key in keys for id_ in self.by_player.get(key, ())]
        return tuple(sorted(found, key=lambda each: each.number))

    def slow_plays(self, round_id: str, table: int) -> int:
        """Number of penalties for Slow Play at the table in the round of that id."""
        return sum(
            issued.infraction == SLOW_PLAY
            and issued.penalty != Penalty.NONE
            and (issued.round_id, issued.table) == (round_id, table)
            for issued in (each.issued for each in self.entered)
        )


def day_of(written: WrittenPenalty) -> str:
    """The tournament day of a penalty, as ISO 8601."""
    return written.issued.day or format_moment(written.at)[: len("2026-11-21")]


class HasInfractions(HasEntryOrder, Protocol):
    """A state that has penalties."""

    infractions: Infractions


def issue_penalty(state: HasInfractions, event: PenaltyIssued, at: Moment, author: str) -> None:
    """Add the penalty to the player's penalty history."""
    _write_down(state, WrittenPenalty(event, at, author))


def correct_penalty(
    state: HasInfractions, event: PenaltyCorrected, at: Moment, author: str
) -> None:
    """Replace the penalty's contents; its instant and author stay."""
    del at, author
    before = state.infractions.entered.by_id.get(event.id)
    if before is not None:
        _write_down(state, msgspec.structs.replace(before, issued=event))


def _write_down(state: HasInfractions, written: WrittenPenalty) -> None:
    """Store a penalty, replacing the one of the same id if there was one."""
    infractions = state.infractions
    before = infractions.entered.by_id.get(written.id)
    if before is not None:
        infractions.by_player[player_key(before.issued.player)].remove(written.id)
    infractions.entered.add(written, state.entry_order)
    infractions.by_player.setdefault(player_key(written.issued.player), []).append(written.id)
