"""Data for choosing decks, computed on every change: the round's tables and who was checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.deck_checks.selection import (
    Coverage,
    Seat,
    checked_tables,
    unchecked_seats,
)
from judgekit.domain.deck_checks.state import DeckCheck, KeptStandings
from judgekit.domain.formats.known_formats import shares_a_game
from judgekit.domain.players.state import Players
from judgekit.domain.setup.state import RoundPairings, TournamentSetup
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.domain.tournament import Tournament
from judgekit.views.calls.appeal_people import judges_to_compare
from judgekit.views.deck_checks.deck_coverage import (
    DECKS_OF_A_PAIR,
    DECKS_OF_A_TEAM,
    players_checked,
    tournament_coverage,
)

AT_A_TABLE = 2
"""Players or teams per match."""
MOST_TABLES = 5_000


class RoundPlace(msgspec.Struct, frozen=True):
    """A round of a clock, from which tables are chosen."""

    clock: str
    number: int


class SeatFacts(msgspec.Struct, frozen=True, gc=False):
    """A table of the round.

    `unchecked` are those of its `players` not yet checked; `taken` means that its decks were taken
    in this round.
    """

    table: int
    players: tuple[str, ...]
    unchecked: tuple[str, ...]
    taken: bool

    @property
    def is_fresh(self) -> bool:
        """Whether no player at this table has been checked."""
        return len(self.unchecked) == len(self.players)

    @property
    def checked(self) -> tuple[str, ...]:
        """The players who have been checked."""
        return tuple(each for each in self.players if each not in self.unchecked)


class PlayerFacts(msgspec.Struct, frozen=True, gc=False):
    """A player's standing matched with the pairings.

    `key` is the player's id. `table` is None without an opponent or if the name is unknown, in
    which case `is_known` is False.
    """

    standing: PlayerStanding
    key: str
    table: int | None
    is_known: bool


class ChoosingFacts(msgspec.Struct, frozen=True):
    """The data for one place at an instant.

    `place` is None only if nothing can be chosen; without pairings for it, `seats` have no players.
    `decks_each` is the number of decks of a player or team; `checked` are player ids; `drawn` are
    the checks of drawn tables, by table, of this round or still open. `rounds` and `cut`, the size
    of the playoff, are None if unknown; `round` is the round in progress, else the next one, 0 if
    there is none.
    """

    coverage: Coverage
    places: tuple[RoundPlace, ...]
    place: RoundPlace | None
    seats: Mapping[int, SeatFacts]
    byes: tuple[str, ...]
    pairings: RoundPairings | None
    decks_each: int
    checked: frozenset[str]
    drawn: Mapping[int, DeckCheck]
    rounds: int | None
    round: int
    cut: int | None
    standings: KeptStandings
    staff: tuple[str, ...]
    judges: tuple[str, ...]
    """All judges known, among whom a new name is noticed."""
    players: Players

    @property
    def has_pairings(self) -> bool:
        """Whether the round has pairings."""
        return self.pairings is not None and bool(self.pairings.players)

    @property
    def rounds_left(self) -> int | None:
        """Number of rounds still to be finished before the playoff."""
        return self.rounds_from(self.round)

    def rounds_from(self, number: int) -> int | None:
        """Number of rounds from that one on, including it; None if the total is unknown."""
        return None if self.rounds is None else max(0, self.rounds - max(0, number - 1))

    @property
    def tables_left(self) -> int | None:
        """Number of tables still needed for ten per cent; None if unknown."""
        left = self.coverage.left
        return None if left is None else -(-left // (AT_A_TABLE * self.decks_each))

    @property
    def last_drawn(self) -> DeckCheck | None:
        """The latest check of a drawn table in this round; None if there is none."""
        here = [
            check
            for check in self.drawn.values()
            if self.place == RoundPlace(check.clock, check.round)
        ]
        return max(here, key=lambda check: check.number, default=None)

    def decks_at(self, table: int) -> int:
        """Number of decks at that table."""
        seat = self.seats.get(table)
        players = len(seat.players) if seat is not None else 0
        return self.decks_each * (players or AT_A_TABLE)

    def unchecked(self) -> tuple[SeatFacts, ...]:
        """Tables with somebody still to be checked, by number."""
        return tuple(
            seat
            for seat in self.seats.values()
            if (seat.unchecked or not seat.players) and not seat.taken
        )

    def byes_unchecked(self) -> tuple[str, ...]:
        """Unchecked players without an opponent in this round."""
        id_of = self.players.id_of
        return tuple(each for each in self.byes if id_of(each) not in self.checked)


class SeatBook:
    """Cache of a round's seats.

    On a change, only the tables of players checked meanwhile are recomputed, out of thousands.
    """

    def __init__(self) -> None:
        self._pairings: RoundPairings | None = None
        self._identities = Players().identities
        """The players' identities for which the seats were made."""
        self._seats: dict[int, Seat] = {}
        self._tables_of: dict[str, list[int]] = {}
        """Tables by player id."""
        self._checked: frozenset[str] = frozenset()
        self._taken: frozenset[int] = frozenset()
        self._facts: dict[int, SeatFacts] = {}

    def facts(
        self,
        pairings: RoundPairings | None,
        tables: int,
        checked: frozenset[str],
        taken: frozenset[int],
        players: Players,
    ) -> Mapping[int, SeatFacts]:
        """All tables by number, given the checked players and the taken tables.

        Without pairings there are `tables` tables without players.
        """
        if pairings is not None and pairings.players:
            is_known = pairings is self._pairings
        else:
            pairings, is_known = None, self._pairings is None and len(self._seats) == tables
        if is_known and players.identities == self._identities:
            keys = (checked ^ self._checked) & self._tables_of.keys()
            changed = {table for key in keys for table in self._tables_of[key]}
            changed |= (taken ^ self._taken) & self._seats.keys()
        else:
            self._begin_anew(pairings, tables, players)
            changed = set(self._seats)
        self._checked, self._taken = checked, taken
        seats = [self._seats[table] for table in sorted(changed)]
        left = {seat.table: seat.players for seat in unchecked_seats(seats, checked, players.id_of)}
        for seat in seats:
            unchecked = left.get(seat.table, ())
            self._facts[seat.table] = SeatFacts(
                seat.table, seat.players, unchecked, seat.table in taken
            )
        return dict(self._facts)

    def _begin_anew(self, pairings: RoundPairings | None, tables: int, players: Players) -> None:
        seated: Mapping[int, tuple[str, ...]] = dict.fromkeys(range(1, tables + 1), ())
        if pairings is not None:
            seated = pairings.players
        self._pairings, self._facts, self._tables_of = pairings, {}, {}
        self._identities = players.identities
        self._seats = {table: Seat(table, seated[table]) for table in sorted(seated)}
        for table, names in seated.items():
            for name in names:
                self._tables_of.setdefault(players.id_of(name), []).append(table)


def choose_facts(
    state: Tournament,
    clock: str = "",
    tables: int | None = None,
    book: SeatBook | None = None,
) -> ChoosingFacts:
    """The data for the round of that clock, by default the likeliest one.

    Without pairings there are `tables` tables, by default as many as the tournament's players need.
    `book` caches what hasn't changed since the last call for this tournament.
    """
    book = book or SeatBook()
    places = places_of(state)
    likeliest = next(iter(places), None)
    place = next((each for each in places if each.clock == clock), likeliest)
    checked = players_checked(state)
    count = tables if tables is not None else tables_of(state.setup)
    details = state.setup.details
    name, number = (place.clock, place.number) if place is not None else ("", 0)
    pairings = state.setup.pairings.get((name, number))
    return ChoosingFacts(
        coverage=tournament_coverage(state),
        places=places,
        place=place,
        seats=book.facts(
            pairings, min(count, MOST_TABLES), checked, _taken(state, place), state.players
        ),
        byes=pairings.byes if pairings is not None else (),
        pairings=pairings,
        decks_each=decks_of_one(state.setup),
        checked=checked,
        drawn={
            check.table: check
            for check in state.deck_checks.entered
            if check.seed and (check.is_open or (check.clock, check.round) == (name, number))
        },
        rounds=details.rounds if details is not None else None,
        round=number + 1 if _has_ended(state, name, number) else number,
        cut=details.playoff if details is not None else None,
        standings=state.deck_checks.standings,
        staff=tuple(member.name for member in details.staff) if details is not None else (),
        judges=tuple(judges_to_compare(state)),
        players=state.players,
    )


def places_of(state: Tournament) -> tuple[RoundPlace, ...]:
    """Rounds from which decks can be chosen, at most one per clock.

    It is the clock's round in progress, else its last one with pairings, about to be played. Rounds
    in progress come first; then the main clock precedes others, and newer ones precede older ones.
    If there are none, the result is the next round of the main clock: tables drawn before it starts
    count as drawn in it.
    """
    last: dict[str, int] = {}
    for clock, number in state.setup.pairings:
        last[clock] = max(number, last.get(clock, 0))
    for clock, known in state.clocks.by_name.items():
        if known.round.kind == RoundKind.ROUND and known.round.ended is None:
            last[clock] = known.round.number
    if not last and state.setup.details is not None:
        main = state.clocks.by_name.get(MAIN_CLOCK)
        played = (
            [each.number for each in main.rounds if each.kind == RoundKind.ROUND] if main else []
        )
        last[MAIN_CLOCK] = max(played, default=0) + 1
    going = {name for name in last if state.clocks.in_progress(name) is not None}
    newest = reversed(last.items())
    found = [RoundPlace(clock, number) for clock, number in newest]
    return tuple(
        sorted(found, key=lambda place: (place.clock not in going, place.clock != MAIN_CLOCK))
    )


def tables_of(entry: TournamentSetup) -> int:
    """Number of tables for the tournament's players; 0 if unknown."""
    details = entry.details
    return (details.players or 0) // AT_A_TABLE if details is not None else 0


def decks_of_one(entry: TournamentSetup) -> int:
    """Number of decks of a player, or of a team in a team tournament."""
    details = entry.details
    if details is None or not details.teams:
        return 1
    return DECKS_OF_A_PAIR if shares_a_game(details.format) else DECKS_OF_A_TEAM


def seated_by_id(
    pairings: RoundPairings | None, id_of: Callable[[str], str]
) -> Mapping[str, int | None]:
    """Each player's table by player id; None for a player without an opponent."""
    if pairings is None:
        return {}
    table_of: dict[str, int | None] = {id_of(name): None for name in pairings.byes}
    for table, players in pairings.players.items():
        for player in players:
            table_of[id_of(player)] = table
    return table_of


def player_facts(
    standings: Iterable[PlayerStanding],
    table_of: Mapping[str, int | None],
    id_of: Callable[[str], str],
) -> Iterator[PlayerFacts]:
    """Match players with the pairings, in order; `Rossi, Anna` may be `Anna Rossi` there."""
    for standing in standings:
        key = id_of(standing.player)
        yield PlayerFacts(standing, key, table_of.get(key), key in table_of)


def _has_ended(state: Tournament, clock: str, number: int) -> bool:
    known = state.clocks.by_name.get(clock)
    current = known.round if known is not None else None
    return current is not None and current.number == number and current.ended is not None


def _taken(state: Tournament, place: RoundPlace | None) -> frozenset[int]:
    """Tables whose decks were taken in that round, or that have an open check."""
    checks = state.deck_checks
    clocks = ("", place.clock) if place is not None else ("",)
    taken = frozenset(check.table for check in checks.open_checks() if check.clock in clocks)
    if place is not None:
        taken |= checked_tables(checks.entered, place.clock, place.number)
    return taken
