"""A player's penalties as they are looked at while another one is considered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgekit.domain.infractions.state import WrittenPenalty, day_of
from judgekit.domain.shared.moment import MINUTE, Moment

SLIP_SPAN = MINUTE
"""The same penalty for the same player within this time may be a slip of the hand."""


def for_infraction(record: Iterable[WrittenPenalty], infraction: str) -> tuple[WrittenPenalty, ...]:
    """Those of a record that were given for that infraction."""
    return tuple(each for each in record if each.issued.infraction == infraction)


def of_day(record: Iterable[WrittenPenalty], day: str) -> tuple[WrittenPenalty, ...]:
    """Those of a record that were given on that day, as ISO 8601."""
    return tuple(each for each in record if day_of(each) == day)


def by_infraction(
    record: Iterable[WrittenPenalty],
) -> tuple[tuple[str, tuple[WrittenPenalty, ...]], ...]:
    """A record with its infractions apart, the one written down first at the front."""
    groups: dict[str, list[WrittenPenalty]] = {}
    for each in record:
        groups.setdefault(each.issued.infraction, []).append(each)
    return tuple((infraction, tuple(group)) for infraction, group in groups.items())


def perhaps_twice(
    record: Sequence[WrittenPenalty], infraction: str, penalty: str, now: Moment
) -> WrittenPenalty | None:
    """The same penalty for the same infraction in that record, if it was written just now."""
    for each in reversed(record):
        if now - each.at > SLIP_SPAN:
            return None
        if (each.issued.infraction, each.issued.penalty) == (infraction, penalty):
            return each
    return None
