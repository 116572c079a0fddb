"""In which formats a card may be played, as its page lists it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.cards.card import Card
from judgekit.domain.formats.ban_history import BanHistory

LISTED = ("standard", "pioneer", "modern", "legacy", "vintage", "commander")
"""Formats in the order of their lines."""


class Standing(StrEnum):
    """What a format says of a card; the values are those of card files."""

    LEGAL = "legal"
    RESTRICTED = "restricted"
    BANNED = "banned"
    NOT_LEGAL = "not_legal"
    """It isn't in the format."""


class FormatLine(NamedTuple):
    """A card in one format; `since` is the day since which it is banned or restricted, as ISO 8601,
    empty where it isn't known."""

    format: str
    standing: Standing
    since: str = ""
    is_of_event: bool = False


def format_lines(
    card: Card, event_format: str, history: BanHistory | None
) -> tuple[FormatLine, ...]:
    """The formats of the card file: that of the event first, then those in which the card may be
    played, then the others. Nothing if the card file doesn't say."""
    said = card.legalities or {}
    known = [name for name in dict.fromkeys((event_format, *LISTED)) if name in said]
    lines = [_line(card, name, said[name], event_format, history) for name in known]
    lines.sort(key=lambda line: (not line.is_of_event, line.standing is not Standing.LEGAL))
    return tuple(lines)


def _line(
    card: Card, name: str, value: str, event_format: str, history: BanHistory | None
) -> FormatLine:
    standing = Standing(value) if value in list(Standing) else Standing.NOT_LEGAL
    since = ""
    if history is not None and standing in (Standing.BANNED, Standing.RESTRICTED):
        is_restricted = standing is Standing.RESTRICTED
        names = dict.fromkeys((card.name, *(face.name for face in card.faces[:1])))
        days = (history.listed_since(name, each, restricted=is_restricted) for each in names)
        since = next(filter(None, days), "")
    return FormatLine(name, standing, since, name == event_format)
