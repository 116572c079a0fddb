"""What an event can be searched for: its players, tables, notes and the cards of its lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.setup.state import RoundPairings
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.tournament import Tournament
from judgekit.search.find.answer import FindKind
from judgekit.search.find.named_index import Named
from judgekit.views.deck_checks.known_players import known_players

_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
_LATIN = (
    *("a", "b", "v", "g", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s"),
    *("t", "u", "f", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya"),
)
_TO_LATIN = str.maketrans(dict(zip(_CYRILLIC, _LATIN, strict=True)))


def named_in_event(state: Tournament) -> Iterator[Named]:
    """Yield players, notes and cards of decklists for an index of names.

    A note's id is its number in the order of the record, from 1.
    """
    for player in known_players(state):
        latin = player.casefold().replace("ё", "е").translate(_TO_LATIN)
        phrases = (player,) if latin == player.casefold() else (player, latin)
        yield Named(FindKind.PLAYER, player, phrases)
    for number, (_, text) in enumerate(state.setup.notes, 1):
        yield Named(FindKind.NOTE, str(number), (text,))
    cards = {
        line.name: None
        for registered in state.deck_checks.lists.values()
        for line in registered.decklist.cards
    }
    for card in cards:
        yield Named(FindKind.CARD, card, (card,))


def newest_pairings(state: Tournament, clock: str = MAIN_CLOCK) -> tuple[int, RoundPairings] | None:
    """Return the pairings of the clock's round, else of its newest paired one, with its number.

    None where a round of matches began without: those of the round before seat nobody any more.
    """
    pairings = state.setup.pairings
    current = state.clocks.last_round(clock)
    begun = 0
    if current is not None:
        if (clock, current.number) in pairings:
            return current.number, pairings[clock, current.number]
        if current.kind == RoundKind.ROUND:
            if current.ended is None:
                return None
            begun = current.number
    rounds = [number for name, number in pairings if name == clock and number > begun]
    return (max(rounds), pairings[clock, max(rounds)]) if rounds else None


def has_pairings(state: Tournament) -> bool:
    """Whether pairings say who sits where, on any clock."""
    return any(newest_pairings(state, clock) for clock in _clocks(state))


def clock_of(state: Tournament, table: int) -> str:
    """Return the clock of a table's round, else the main clock."""
    return state.clocks.find(table) or MAIN_CLOCK


def seated_at(state: Tournament, table: int) -> tuple[str, ...]:
    """Return the players at a table by the newest pairings, by display name."""
    paired = newest_pairings(state, clock_of(state, table))
    seated = paired[1].players.get(table, ()) if paired else ()
    return tuple(state.players.name_of(name) for name in seated)


def tables_of(state: Tournament) -> frozenset[int]:
    """Return the numbers of the tables of all clocks: paired, or heard of in their round."""
    found: set[int] = set()
    for clock in _clocks(state):
        paired = newest_pairings(state, clock)
        found.update(paired[1].players if paired else ())
        current = state.clocks.in_progress(clock)
        found.update(current.tables if current else ())
    return frozenset(found)


def tables_of_players(state: Tournament) -> dict[str, int]:
    """Return where each player sits by the newest pairings, by display name."""
    found: dict[str, int] = {}
    for clock in _clocks(state):
        paired = newest_pairings(state, clock)
        for table, players in paired[1].players.items() if paired else ():
            for player in players:
                found.setdefault(state.players.name_of(player), table)
    return found


def _clocks(state: Tournament) -> Iterable[str]:
    """Return the names of all clocks, the main one first, though it may not have started."""
    return {MAIN_CLOCK: None, **dict.fromkeys(state.clocks.by_name)}
