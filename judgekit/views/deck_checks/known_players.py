"""Whose lists there can be: everybody whom the event knows."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.related_lists import BETWEEN, entrants
from judgekit.views.players import players_of


def known_players(state: Tournament) -> tuple[str, ...]:
    """Each once: from pairings, from penalties, from the lists and pools that are kept. Of teams
    their members are known where a team is named for them."""
    checks, details = state.deck_checks, state.setup.details
    of_teams = details is not None and details.teams
    played = _members(state) if of_teams else players_of(state)
    return tuple(dict.fromkeys((*played, *checks.lists, *checks.pools)))


def _members(state: Tournament) -> Iterator[str]:
    for team in entrants(state):
        members = BETWEEN.split(team)
        if len(members) > 1:
            yield from filter(None, members)
    for written in state.infractions.penalties:
        yield written.issued.player
