"""Players and teams of the tournament without registered lists."""

from __future__ import annotations

import msgspec

from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.players_lists import by_id
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.players.name_order import name_order
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.choosing_facts import decks_of_one
from judgekit.views.deck_checks.deck_coverage import decks_in_tournament
from judgekit.views.deck_checks.related_lists import Teams
from judgekit.views.players import entrants


class MissingList(msgspec.Struct, frozen=True):
    """A player without a list, or a team without some of its lists.

    `members` are those of a team with a registered list, `wanted` is the number of lists it needs;
    `pool` is the number of cards in the player's registered pool, 0 if there is none.
    """

    player: str
    wanted: int = 1
    members: tuple[str, ...] = ()
    pool: int = 0


def missing_lists(state: Tournament, teams: Teams, language: str) -> tuple[MissingList, ...]:
    """Missing lists according to pairings, standings and pools, in the language's
    order of names.

    Names are compared regardless of spelling.
    """
    checks, wanted = state.deck_checks, decks_of_one(state.setup)
    id_of = state.players.id_of
    having = {id_of(player) for player in checks.lists}
    if wanted > 1:
        names = dict.fromkeys(entrants(state))
        members = teams.by_team()
        found = [MissingList(team, wanted, members.get(team, ())) for team in names]
        # If pairings name players in a team tournament, they list only those players.
        lacking = [
            each
            for each in found
            if len(each.members) < wanted and id_of(each.player) not in having
        ]
        return tuple(sorted(lacking, key=lambda each: name_order(each.player, language)))
    players: dict[str, str] = {}
    pools = by_id(checks.pools, id_of)
    ranked = (each.player for each in checks.standings.players)
    for player in (*entrants(state), *ranked, *checks.pools):
        players.setdefault(id_of(player), player)
    lacking = [
        MissingList(state.players.name_of(player), pool=_pool_size(pools.get(id_of(player))))
        for key, player in players.items()
        if key not in having
    ]
    return tuple(sorted(lacking, key=lambda each: name_order(each.player, language)))


def unnamed_missing(state: Tournament) -> int:
    """Number of missing lists by the number of players, while no players are known by name."""
    is_named = any(entrants(state)) or bool(state.deck_checks.standings.players)
    decks = None if is_named else decks_in_tournament(state.setup)
    return max(0, decks - len(state.deck_checks.lists)) if decks is not None else 0


def _pool_size(pool: RegisteredList | None) -> int:
    return total(pool.decklist.cards) if pool is not None else 0
