"""What is odd about pairings that are to be saved for a round: another round has them already, or
they are no pairings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.setup.events import PairedTable
from judgekit.domain.setup.state import RoundPairings
from judgekit.domain.shared.player_key import player_key

FEW = 2
"""Fewer pairs than this may meet again, as in a playoff."""


class PairingsDoubt(StrEnum):
    """Why pairings are hardly meant for a round."""

    SAME_AS = "same-as"
    """They are those of another round."""
    REPLACES = "replaces"
    """The round has others."""
    DECKLIST = "decklist"
    """They are the cards of a decklist."""


class Doubted(NamedTuple):
    """The doubt, and the round that it is about, 0 for none."""

    doubt: PairingsDoubt
    round: int


def doubt_about(
    number: int | None,
    tables: tuple[PairedTable, ...],
    earlier: Mapping[int, RoundPairings],
    is_decklist: bool = False,
) -> Doubted | None:
    """Return what is odd about pairings for this round, beside those that rounds have; None if
    nothing is. `is_decklist` tells that they were read from a decklist."""
    if is_decklist:
        return Doubted(PairingsDoubt.DECKLIST, 0)
    pairs = {_pair(each.players) for each in tables if len(each.players) > 1}
    if number is None or len(pairs) < FEW:
        return None
    alike = {
        at: 2 * len(pairs & {_pair(players) for players in known.players.values()}) > len(pairs)
        for at, known in earlier.items()
    }
    if number in alike:
        return None if alike[number] else Doubted(PairingsDoubt.REPLACES, number)
    same = next((at for at in sorted(alike, reverse=True) if alike[at]), None)
    return Doubted(PairingsDoubt.SAME_AS, same) if same is not None else None


def _pair(players: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(player_key, players))
