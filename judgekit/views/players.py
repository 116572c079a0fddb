"""Everybody who is known, by the names to show; and who a written name may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.domain.players.state import Players
from judgekit.domain.players.written_names import WrittenNames
from judgekit.domain.tournament import Tournament


def players_of(state: Tournament) -> tuple[str, ...]:
    """Each once, by the name to show: those of pairings and penalties."""
    return each_once(state.players, dict.fromkeys(named_in(state)))


def each_once(players: Players, names: Iterable[str]) -> tuple[str, ...]:
    """Every player of these by the name to show, however many names are that player's."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(players.id_of(name), name)
    return tuple(players.name_of(name) for name in found.values())


def named_in(state: Tournament) -> Iterator[str]:
    """All names of pairings and penalties, perhaps more than once."""
    for pairings in state.setup.pairings.values():
        for seated in pairings.players.values():
            yield from seated
        yield from pairings.byes
    for written in state.infractions.penalties:
        yield written.issued.player


class DoubtfulNames:
    """Who may be meant by names that are nobody's for certain; known names are taken apart when
    they are first asked about."""

    def __init__(self, known: tuple[str, ...] = ()) -> None:
        self._known = known
        self._names: WrittenNames | None = None

    def know(self, known: tuple[str, ...]) -> None:
        """Who there is."""
        if known != self._known:
            self._known, self._names = known, None

    def asked(self, players: Players, name: str) -> tuple[str, ...]:
        """The players who have to be asked about, the likeliest first; none where it is settled
        who is meant, or nobody comes near."""
        if not name or players.is_settled(name):
            return ()
        if self._names is None:
            self._names = WrittenNames(self._known)
        return self._names.near(name, but=lambda known: players.same(known, name))
