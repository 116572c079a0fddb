"""The rules for decks of the open tournament: its format, level and edition."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.deck_finding import LIMITED, Situation, limits_for
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.known_formats import format_of, kind_of
from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.runtime.local_day import local_day
from judgekit.views.infractions.policy_level import policy_level

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


def tournament_day(state: Tournament, now: Moment) -> str:
    """Return the tournament's day as ISO 8601; that of `now` if it isn't set."""
    details = state.setup.details
    return (details.date if details is not None else "") or local_day(now)


def edition_of(state: Tournament) -> Edition:
    """Return the tournament's edition of policy, the newest if none is set."""
    details = state.setup.details
    said = details.policy if details is not None else ""
    return Edition(said) if said in list(Edition) else Edition.OF_2024


def situation_of(state: Tournament, registered: Decklist) -> Situation:
    """Return the situation by which a deck check's infraction is judged."""
    details = state.setup.details
    return Situation(
        edition=edition_of(state),
        level=policy_level(details.rel if details is not None else ""),
        limits=limits_for(registered, deck_format(state)),
    )


def free_cards(state: Tournament, registered: Decklist) -> frozenset[str]:
    """Keys of cards of which a player may have any number once sideboards are in use."""
    is_limited = limits_for(registered, deck_format(state)) == LIMITED
    return FREE_BASICS if is_limited else frozenset()
