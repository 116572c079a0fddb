"""Lists related to a player's list: those of teammates, and the pool."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from judgekit.domain.decklists.players_lists import by_id
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.legality import Beside
from judgekit.domain.shared.player_key import BETWEEN_MEMBERS, player_key
from judgekit.domain.tournament import Tournament
from judgekit.views.players import entrants


class Teams(msgspec.Struct, frozen=True):
    """The teams of a tournament and their members.

    `names` are the teams of the pairings. `by_member` maps the ids of members mentioned in a team's
    name to the team, `of_player` maps players with registered lists to theirs.
    """

    names: tuple[str, ...] = ()
    by_member: Mapping[str, str] = {}
    of_player: Mapping[str, str] = {}
    id_of: Callable[[str], str] = player_key

    def team_of(self, player: str) -> str:
        """Return the team of this player; empty if unknown."""
        return self.of_player.get(player) or self.by_member.get(self.id_of(player), "")

    def named(self, written: str) -> str:
        """Return the team of this name, regardless of spelling; empty if there is none."""
        key = self.id_of(written)
        known = (*self.names, *self.of_player.values())
        return next((each for each in known if self.id_of(each) == key), "")

    def by_team(self) -> Mapping[str, tuple[str, ...]]:
        """Return for each team its members with registered lists."""
        found: dict[str, tuple[str, ...]] = {}
        for player, team in self.of_player.items():
            found[team] = (*found.get(team, ()), player)
        return found

    def members(self, team: str) -> tuple[str, ...]:
        """Return the members of a team who have registered lists."""
        return tuple(player for player, of in self.of_player.items() if of == team)

    def mates(self, player: str) -> tuple[str, ...]:
        """Return the teammates of the player who have registered lists."""
        team = self.team_of(player)
        return tuple(each for each in self.members(team) if each != player) if team else ()


def teams_of(state: Tournament) -> Teams:
    """Return the teams of the tournament; none in individual tournaments.

    A list belongs to the team it was registered with, else to the one whose name contains its
    player.
    """
    details = state.setup.details
    if details is None or not details.teams:
        return Teams()
    names, id_of = tuple(dict.fromkeys(entrants(state))), state.players.id_of
    canonical = {id_of(name): name for name in names}
    by_member = {
        id_of(member): name
        for name in names
        for member in BETWEEN_MEMBERS.split(name)
        if len(BETWEEN_MEMBERS.split(name)) > 1
    }
    of_player = {}
    for kept in state.deck_checks.lists.values():
        team = canonical.get(id_of(kept.team), kept.team) or by_member.get(id_of(kept.player), "")
        if team:
            of_player[kept.player] = team
    return Teams(names, by_member, of_player, id_of)


def beside_of(
    state: Tournament, teams: Teams, player: str, pools: Mapping[str, RegisteredList]
) -> Beside:
    """Return the lists and the pool related to this player's list; `pools` are all pools by the ids
    of their players."""
    id_of, team = state.players.id_of, teams.team_of(player)
    own, of_team = pools.get(id_of(player)), pools.get(id_of(team))
    return _beside(state, player, teams.mates(player), own, of_team)


def besides(state: Tournament, teams: Teams) -> Iterator[Beside]:
    """Yield the lists and the pool related to each registered list, in order of registration."""
    id_of = state.players.id_of
    pools, members = by_id(state.deck_checks.pools, id_of), teams.by_team()
    for player in state.deck_checks.lists:
        team = teams.of_player.get(player, "")
        own = pools.get(id_of(player))
        yield _beside(state, player, members.get(team, ()), own, pools.get(id_of(team)))


def beside(state: Tournament, player: str, mates: Iterable[str], team: str) -> Beside:
    """Return the registered lists of these teammates, and the pool of the player or of the team.

    If the player has a pool of their own, the teammates' lists are left out: it isn't shared.
    """
    pools, id_of = by_id(state.deck_checks.pools, state.players.id_of), state.players.id_of
    return _beside(state, player, mates, pools.get(id_of(player)), pools.get(id_of(team)))


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
