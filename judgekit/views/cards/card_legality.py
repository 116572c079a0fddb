"""In which formats a card may be played, as its page lists it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.cards.card import Card
from judgekit.domain.formats.ban_history import BanHistory
from judgekit.domain.formats.findings import FindingCode
from judgekit.domain.formats.format_rules import ListSource
from judgekit.domain.formats.known_formats import format_in_files
from judgekit.views.cards.glance import StandingHere

LISTED = ("standard", "pioneer", "modern", "legacy", "vintage", "commander")
"""Formats in the order of their lines."""


class Standing(StrEnum):
    """What a format says of a card; the values are those of card files."""

    LEGAL = "legal"
    RESTRICTED = "restricted"
    BANNED = "banned"
    NOT_LEGAL = "not_legal"
    """It isn't in the format."""


CHECKED: Mapping[FindingCode | None, Standing] = {
    None: Standing.LEGAL,
    FindingCode.BANNED: Standing.BANNED,
    FindingCode.RESTRICTED: Standing.RESTRICTED,
    FindingCode.NOT_LEGAL: Standing.NOT_LEGAL,
}
"""By what a deck check finds against a card."""


class FormatLine(NamedTuple):
    """A card in one format; `since` is the day since which it is banned or restricted, as ISO 8601,
    empty where it isn't known."""

    format: str
    standing: Standing
    since: str = ""
    is_of_event: bool = False
    of_file: Standing | None = None
    """What the card file says, where the lists of the event's day say otherwise and hold."""
    lists: ListSource | None = None
    """Those lists, where they say otherwise."""
    is_to_verify: bool = False
    """Whether a deck check of the event leaves it to be verified: the card file is of another day
    than the lists."""


def format_lines(
    card: Card,
    event_format: str,
    history: BanHistory | None,
    here: StandingHere | None = None,
) -> tuple[FormatLine, ...]:
    """The formats of the card file: that of the event first, then those in which the card may be
    played, then the others. Nothing if the card file doesn't say. In the event's format holds what
    deck checks go by: the card's standing `here`, once it is known."""
    said = card.legalities or {}
    if event_format not in said:  # free text, such as `Pauper`
        event_format = format_in_files(event_format)
    known = [name for name in dict.fromkeys((event_format, *LISTED)) if name in said]
    lines = [_line(card, name, said[name], event_format, history) for name in known]
    lines = [_as_checked(line, here) if line.is_of_event else line for line in lines]
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


def _as_checked(line: FormatLine, here: StandingHere | None) -> FormatLine:
    """The line of the event's format as its deck checks see the card."""
    legality = here.legality if here is not None else None
    if here is None or legality is None:
        return line
    if not legality.verified:
        return line._replace(is_to_verify=True)
    checked = CHECKED.get(legality.code, line.standing)
    if checked is line.standing:
        return line
    return line._replace(standing=checked, since="", of_file=line.standing, lists=here.lists)
