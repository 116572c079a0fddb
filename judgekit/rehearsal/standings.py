"""Swiss pairings of a made-up event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

WIN, DRAW = 3, 1
DRAWN = 0.06
"""Part of the matches that are drawn."""


class Pairings(NamedTuple):
    """The players of each table from the first, and the player with a bye."""

    tables: Sequence[tuple[str, str]]
    byes: tuple[str, ...]


class Swiss:
    """Match points of all players; each round pairs those with as many."""

    def __init__(self, random: Random, players: Sequence[str]) -> None:
        self._random = random
        self._players = list(players)
        self._points: Counter[str] = Counter()
        self._had_byes: set[str] = set()

    def pair(self) -> Pairings:
        """Pair the next round, and decide its matches."""
        self._random.shuffle(self._players)
        order = sorted(self._players, key=lambda player: -self._points[player])
        byes: tuple[str, ...] = ()
        if len(order) % 2:
            resting = next(
                (each for each in reversed(order) if each not in self._had_byes), order[-1]
            )
            order.remove(resting)
            self._had_byes.add(resting)
            self._points[resting] += WIN
            byes = (resting,)
        tables = list(zip(order[::2], order[1::2], strict=True))
        for pair in tables:
            self._decide(pair)
        return Pairings(tables, byes)

    def _decide(self, pair: tuple[str, str]) -> None:
        if self._random.random() < DRAWN:
            for player in pair:
                self._points[player] += DRAW
        else:
            self._points[self._random.choice(pair)] += WIN
