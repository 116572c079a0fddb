"""The rules for decks of the open tournament: its level and edition."""

from __future__ import annotations

from judgekit.domain.deck_finding import LIMITED, Situation, limits_for
from judgekit.domain.decklists.comparison import FREE_BASICS
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.event_format import deck_format
from judgekit.views.infractions.policy_level import policy_level


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
