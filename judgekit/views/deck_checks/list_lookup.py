"""The lists and pools that are kept of players, found quickly as often as they are asked for."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.decklists.players_lists import ListsByPlayer
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.tournament import Tournament


class ListLookup:
    """Finds them in the state at hand, however the player's name was typed."""

    def __init__(self) -> None:
        self._lists, self._pools = ListsByPlayer(), ListsByPlayer()

    def list_of(self, state: Tournament, player: str) -> RegisteredList | None:
        """The player's registered list; None if there is none."""
        return self._lists.of(state.deck_checks.lists, player, state.players)

    def pool_of(self, state: Tournament, player: str) -> RegisteredList | None:
        """The player's pool; None if there is none."""
        return self._pools.of(state.deck_checks.pools, player, state.players)

    def pools(self, state: Tournament) -> Mapping[str, RegisteredList]:
        """All pools by the ids of their players."""
        return self._pools.by_id(state.deck_checks.pools, state.players)
