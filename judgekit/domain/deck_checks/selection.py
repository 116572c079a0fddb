"""Selection of decks to check: progress towards ten per cent, and who hasn't been checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.deck_checks.state import DeckCheck, DeckChecks
from judgekit.domain.shared.rule_reference import RuleReference

RANDOM, TARGETED, BY_ORDER = "random", "targeted", "by-order"
KINDS = (RANDOM, TARGETED, BY_ORDER)
"""How a table was chosen, as recorded: drawn, for a reason, or by a judge who only named it."""
ONE_DECK_IN = 10
"""At least one deck in ten is checked (MTR 2.8)."""
COVERAGE_RULES = (
    RuleReference("mtr-en-2019-05-03", "2.8"),
    RuleReference("mtr-es-2021-07-23", "2.8"),
)


class Duty(StrEnum):
    """Whether deck checks are required (MTR 2.8)."""

    REQUIRED = "required"
    """At Competitive and Professional."""
    HEAD_JUDGES_CHOICE = "head-judges-choice"
    """At Regular."""
    NOT_SAID = "not-said"
    """The tournament's level is unknown."""


class TargetReason(StrEnum):
    """Reasons for a targeted check; `ui/deck_checks/wording.py` words them."""

    UNCHECKED_IN_CONTENTION = "unchecked-in-contention"
    REPORTED = "reported"
    """A player or spectator reported something."""
    ODD_SHUFFLING = "odd-shuffling"
    MARKED_CARDS = "marked-cards"
    EARLIER_PROBLEM = "earlier-problem"
    """An earlier problem with deck or list, or a note that a card was missing."""
    LIST_PROBLEM = "list-problem"
    """The list has a problem and has to be compared with the deck."""
    FOLLOW_UP = "follow-up"
    """An unfinished check is to be completed."""
    PLAYOFF = "playoff"
    OTHER = "other"


class Coverage(msgspec.Struct, frozen=True):
    """Decks checked, out of the decks in the tournament.

    `decks` and `required` are None while the number of decks is unknown. `by_round` counts the
    decks checked by clock and round; those outside any round are under `("", 0)`.
    """

    checked: int
    decks: int | None
    required: int | None
    duty: Duty
    by_round: Mapping[tuple[str, int], int]

    @property
    def left(self) -> int | None:
        """Number of decks still to be checked to reach ten per cent."""
        return None if self.required is None else max(0, self.required - self.checked)

    def a_round(self, rounds_left: int) -> int | None:
        """Decks to check per remaining round, rounded up; None if no round remains."""
        left = self.left
        return None if left is None or rounds_left < 1 else -(-left // rounds_left)


class Seat(msgspec.Struct, frozen=True, gc=False):
    """The players at a table in the round; empty if the pairings don't say."""

    table: int
    players: tuple[str, ...]


def coverage(checks: DeckChecks, decks: int | None, duty: Duty) -> Coverage:
    """Compute the coverage from the finished checks."""
    by_round: dict[tuple[str, int], int] = {}
    for check in checks.entered:
        if not check.is_open and check.checked:
            place = check.clock, check.round
            by_round[place] = by_round.get(place, 0) + check.checked
    required = None if decks is None else -(-decks // ONE_DECK_IN)
    return Coverage(checks.decks_checked, decks, required, duty, by_round)


def checked_players(
    checks: Iterable[DeckCheck],
    seated: Mapping[str, tuple[str, ...]],
    id_of: Callable[[str], str],
) -> frozenset[str]:
    """Ids (`Players.id_of`) of the players whose decks have been checked or are being.

    `seated` gives the players at a check's table by the check's id, for checks that name none. A
    check that was broken off with nothing checked doesn't count.
    """
    return frozenset(
        id_of(player)
        for check in checks
        if check.is_open or check.checked
        for player in check.players or seated.get(check.id, ())
    )


def unchecked_seats(
    seats: Iterable[Seat], checked: Collection[str], id_of: Callable[[str], str]
) -> tuple[Seat, ...]:
    """Tables with unchecked players, reduced to those players; sorted by table number."""
    left = []
    for seat in seats:
        missing = [each for each in seat.players if id_of(each) not in checked]
        if missing:
            is_whole = len(missing) == len(seat.players)
            left.append(seat if is_whole else Seat(seat.table, tuple(missing)))
    return tuple(sorted(left, key=lambda seat: seat.table))


def checked_tables(checks: Iterable[DeckCheck], clock: str, round_number: int) -> frozenset[int]:
    """Tables at which a deck check was made in this round."""
    return frozenset(
        check.table for check in checks if (check.clock, check.round) == (clock, round_number)
    )
