"""Players who can have lists: all that the tournament knows."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.domain.shared.player_key import BETWEEN_MEMBERS
from judgekit.domain.tournament import Tournament
from judgekit.views.players import each_once, entrants, named_in


def known_players(state: Tournament) -> tuple[str, ...]:
    """All known players, each once: from pairings, penalties, and registered lists and pools.

    Members of teams are known if the team's name consists of theirs.
    """
    checks, details = state.deck_checks, state.setup.details
    of_teams = details is not None and details.teams
    played = _members(state) if of_teams else named_in(state)
    return each_once(state.players, dict.fromkeys((*played, *checks.lists, *checks.pools)))


def _members(state: Tournament) -> Iterator[str]:
    for team in entrants(state):
        members = BETWEEN_MEMBERS.split(team)
        if len(members) > 1:
            yield from filter(None, members)
    for written in state.infractions.penalties:
        yield written.issued.player
