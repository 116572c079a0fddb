"""The format that lists and cards of an event are checked against."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.known_formats import format_of, kind_of
from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.tournament import Tournament

LIMITED_KINDS = frozenset(
    kind for kind in TournamentKind if kind.value.endswith(("sealed", "draft"))
)
KNOWN: Mapping[str, DeckFormat] = {each.value: each for each in DeckFormat}


def deck_format(state: Tournament) -> DeckFormat | None:
    """Return the format that lists are checked against; None if the tournament's is free text or a
    team's own."""
    details = state.setup.details
    if details is None or not details.format:
        return None
    name = format_of(details.format)
    if name in KNOWN:
        return KNOWN[name]
    return DeckFormat.LIMITED if kind_of(name) in LIMITED_KINDS else None
