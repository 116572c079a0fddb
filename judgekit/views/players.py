"""Known players by their display names, and the players whom a written name may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.domain.players.state import Players
from judgekit.domain.players.written_names import WrittenNames
from judgekit.domain.tournament import Tournament


def players_of(state: Tournament) -> tuple[str, ...]:
    """Return every player of pairings and penalties once, by display name."""
    return each_once(state.players, dict.fromkeys(named_in(state)))


def each_once(players: Players, names: Iterable[str]) -> tuple[str, ...]:
    """Return the players of these names by display name, each once, in order of first mention."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(players.id_of(name), name)
    return tuple(players.name_of(name) for name in found.values())


def named_in(state: Tournament) -> Iterator[str]:
    """Yield all names in pairings and penalties, possibly more than once."""
    yield from entrants(state)
    for written in state.infractions.penalties:
        yield written.issued.player


def entrants(state: Tournament) -> Iterator[str]:
    """Yield players or teams of the pairings, possibly more than once."""
    for pairings in state.setup.pairings.values():
        for seated in pairings.players.values():
            yield from seated
        yield from pairings.byes


class DoubtfulNames:
    """Finds the players whom a doubtful name may mean.

    Known names are indexed at the first lookup, not when they change.
    """

    def __init__(self) -> None:
        self._known: tuple[str, ...] = ()
        self._names: WrittenNames | None = None

    def know(self, known: tuple[str, ...]) -> None:
        """Set the known names among which to look."""
        if known != self._known:
            self._known, self._names = known, None

    def asked(self, players: Players, name: str) -> tuple[str, ...]:
        """Return the players whom the name may mean, likeliest first.

        The result is empty if it is settled whom the name means, or if no known name is similar.
        """
        if not name or players.is_settled(name):
            return ()
        if self._names is None:
            self._names = WrittenNames(self._known)
        return self._names.near(name, but=lambda known: players.same(known, name))
