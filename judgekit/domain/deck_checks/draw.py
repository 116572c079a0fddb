"""Tables drawn by lot so that anybody can draw them again.

Each table has one ticket, or as many as its weight. Ticket number `k` of table `t` is the SHA-256
of the text `seed/t/k` in UTF-8 (`noon/23/1`); a table stands where the lowest of its tickets does,
and the lowest tables are drawn. Where a table stands doesn't depend on which others take part, and
one of weight three is three times as likely to come first as one of weight one. On any machine:

    for t in $(seq 40); do echo "$(printf noon/$t/1 | sha256sum) $t"; done | sort | head
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256

import msgspec

HIGHEST_WEIGHT = 20
SHOWN_DIGITS = 12
"""Of a ticket; enough to see who came first."""


class DrawnTable(msgspec.Struct, frozen=True):
    """A table with its lowest ticket: the ticket's number and the first digits of it."""

    table: int
    number: int
    ticket: str
    weight: int


class Draw(msgspec.Struct, frozen=True):
    """The tables drawn, the first first, and all that took part in that order."""

    seed: str
    drawn: tuple[DrawnTable, ...]
    order: tuple[DrawnTable, ...]


def ticket(seed: str, table: int, number: int = 1) -> str:
    """The ticket in hexadecimal digits."""
    return sha256(f"{seed}/{table}/{number}".encode()).hexdigest()


def draw(
    seed: str,
    tables: Iterable[int],
    count: int,
    weights: Mapping[int, int] | None = None,
    exclude: Collection[int] = (),
) -> Draw:
    """So many tables, or all where there are fewer.

    A weight is a number of tickets, from 1 to `HIGHEST_WEIGHT`; a table without one has one.
    """
    told = weights or {}
    order: list[tuple[str, DrawnTable]] = []
    for table in sorted(set(tables) - set(exclude)):
        weight = min(max(told.get(table, 1), 1), HIGHEST_WEIGHT)
        lowest, number = min((ticket(seed, table, each), each) for each in range(1, weight + 1))
        order.append((lowest, DrawnTable(table, number, lowest[:SHOWN_DIGITS], weight)))
    ordered = tuple(row for _, row in sorted(order, key=lambda each: each[0]))
    return Draw(seed, ordered[: max(0, count)], ordered)


def weights_for_top_tables(tables: Iterable[int], top: int, weight: int) -> dict[int, int]:
    """This weight for the lowest `top` numbers, where the players with the best records sit."""
    return dict.fromkeys(sorted(set(tables))[: max(0, top)], weight)
