"""Views of a player's penalty history, used while another penalty is considered."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.domain.infractions.state import WrittenPenalty, day_of


def for_infraction(record: Iterable[WrittenPenalty], infraction: str) -> tuple[WrittenPenalty, ...]:
    """Penalties of a history for that infraction."""
    return tuple(each for each in record if each.issued.infraction == infraction)


def of_day(record: Iterable[WrittenPenalty], day: str) -> tuple[WrittenPenalty, ...]:
    """Penalties of a history on that day, as ISO 8601."""
    return tuple(each for each in record if day_of(each) == day)


def by_infraction(
    record: Iterable[WrittenPenalty],
) -> tuple[tuple[str, tuple[WrittenPenalty, ...]], ...]:
    """Group a history by infraction, in order of each infraction's first penalty."""
    groups: dict[str, list[WrittenPenalty]] = {}
    for each in record:
        groups.setdefault(each.issued.infraction, []).append(each)
    return tuple((infraction, tuple(group)) for infraction, group in groups.items())
