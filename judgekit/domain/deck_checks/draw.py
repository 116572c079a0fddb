"""Reproducible draw of tables by lot.

Each table has one ticket, or as many as its weight. Ticket number `k` of table `t` is the SHA-256
of the text `seed/t/k` in UTF-8 (`noon/23/1`). Tables are ordered by their lowest ticket, and the
first ones are drawn. The ticket of a table doesn't depend on which others take part, and a table of
weight three is three times as likely to come first as one of weight one. To repeat a draw anywhere:

    for t in $(seq 40); do echo "$(printf noon/$t/1 | sha256sum) $t"; done | sort | head
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

HIGHEST_WEIGHT = 20
SHOWN_DIGITS = 12
"""Displayed digits of a ticket; enough to see the order."""


class DrawnTable(msgspec.Struct, frozen=True):
    """A table with its lowest ticket: the ticket's number and its first digits."""

    table: int
    number: int
    ticket: str
    weight: int


class Draw(msgspec.Struct, frozen=True):
    """The drawn tables in order, and all tables that took part, in the same order."""

    seed: str
    drawn: tuple[DrawnTable, ...]
    order: tuple[DrawnTable, ...]


def ticket(seed: str, table: int, number: int = 1) -> str:
    """The ticket as hexadecimal digits."""
    # Brings a library of cryptography with it, 4 MB, which few days need.
    from hashlib import sha256  # noqa: PLC0415

    return sha256(f"{seed}/{table}/{number}".encode()).hexdigest()


def draw(
    seed: str,
    tables: Iterable[int],
    count: int,
    weights: Mapping[int, int] | None = None,
    exclude: Collection[int] = (),
) -> Draw:
    """Draw `count` tables, or all if there are fewer.

    A weight is a number of tickets from 1 to `HIGHEST_WEIGHT`, 1 by default.
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
    """Assign this weight to the lowest `top` table numbers, where the leading players sit."""
    return dict.fromkeys(sorted(set(tables))[: max(0, top)], weight)
