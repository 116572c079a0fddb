"""Lists related to a player's list: those of teammates, and the pool."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from judgekit.domain.decklists.players_lists import by_key, kept_for
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.legality import Beside
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.choosing_facts import NameKey, name_key

BETWEEN = re.compile(r"\s*[;/&+]\s*")
"""Separates the names of a team's members if they are written together."""
JOINT = " / "


class Teams(msgspec.Struct, frozen=True):
    """Teams of the tournament.

    `names` are those in the pairings, `by_member` those by the players in their name, `of_player`
    the teams of the players with registered lists.
    """

    names: tuple[str, ...] = ()
    by_member: Mapping[NameKey, str] = {}
    of_player: Mapping[str, str] = {}

    def team_of(self, player: str) -> str:
        """The team of this player; empty if unknown."""
        return self.of_player.get(player) or self.by_member.get(name_key(player), "")

    def named(self, written: str) -> str:
        """The team of this name, regardless of spelling; empty if there is none."""
        key = name_key(written)
        known = (*self.names, *self.of_player.values())
        return next((each for each in known if name_key(each) == key), "")

    def by_team(self) -> Mapping[str, tuple[str, ...]]:
        """All teams with their members who have registered lists."""
        found: dict[str, tuple[str, ...]] = {}
        for player, team in self.of_player.items():
            found[team] = (*found.get(team, ()), player)
        return found

    def members(self, team: str) -> tuple[str, ...]:
        """Members of a team who have registered lists."""
        return tuple(player for player, of in self.of_player.items() if of == team)

    def mates(self, player: str) -> tuple[str, ...]:
        """Teammates of the player who have registered lists."""
        team = self.team_of(player)
        return tuple(each for each in self.members(team) if each != player) if team else ()


def teams_of(state: Tournament) -> Teams:
    """The teams of the tournament; none in individual tournaments.

    A list belongs to the team it was registered with, else to the one whose name contains its
    player.
    """
    details = state.setup.details
    if details is None or not details.teams:
        return Teams()
    names = tuple(dict.fromkeys(entrants(state)))
    canonical = {name_key(name): name for name in names}
    by_member = {
        name_key(member): name
        for name in names
        for member in BETWEEN.split(name)
        if len(BETWEEN.split(name)) > 1
    }
    of_player = {}
    for kept in state.deck_checks.lists.values():
        team = canonical.get(name_key(kept.team), kept.team) or by_member.get(
            name_key(kept.player), ""
        )
        if team:
            of_player[kept.player] = team
    return Teams(names, by_member, of_player)


def entrants(state: Tournament) -> Iterator[str]:
    """Players or teams of the pairings, possibly more than once."""
    for pairings in state.setup.pairings.values():
        for seated in pairings.players.values():
            yield from seated
        yield from pairings.byes


def beside_of(state: Tournament, teams: Teams, player: str) -> Beside:
    """The lists and the pool related to this player's list."""
    return beside(state, player, teams.mates(player), teams.team_of(player))


def besides(state: Tournament, teams: Teams) -> Iterator[Beside]:
    """The lists and pools related to each registered list, in order."""
    pools, members = by_key(state.deck_checks.pools), teams.by_team()
    for player in state.deck_checks.lists:
        team = teams.of_player.get(player, "")
        own = pools.get(player_key(player))
        yield _beside(state, player, members.get(team, ()), own, pools.get(player_key(team)))


def beside(state: Tournament, player: str, mates: Iterable[str], team: str) -> Beside:
    """The registered lists of these teammates, and the pool of the player or else of the team.

    A player's own pool is not shared with teammates.
    """
    pools = state.deck_checks.pools
    return _beside(state, player, mates, kept_for(pools, player), kept_for(pools, team))


def _beside(
    state: Tournament,
    player: str,
    mates: Iterable[str],
    own: RegisteredList | None,
    of_team: RegisteredList | None,
) -> Beside:
    lists, pool = state.deck_checks.lists, own or of_team
    others = {name: lists[name].decklist for name in mates if name in lists and name != player}
    return Beside(
        player if others else "",
        {} if own is not None else others,
        pool.decklist if pool is not None else None,
    )
