"""Which decks to check: how far the day is from ten per cent, and who hasn't been checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.deck_checks.state import DeckCheck, DeckChecks
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.shared.rule_reference import RuleReference

ONE_DECK_IN = 10
"""At least ten per cent of all decks are checked (MTR 2.8)."""
COVERAGE_RULES = (
    RuleReference("mtr-en-2019-05-03", "2.8"),
    RuleReference("mtr-es-2021-07-23", "2.8"),
)


class Duty(StrEnum):
    """Whether decks are to be checked (MTR 2.8)."""

    REQUIRED = "required"
    """At Competitive and Professional."""
    HEAD_JUDGES_CHOICE = "head-judges-choice"
    """At Regular."""
    NOT_SAID = "not-said"
    """Nobody has said at which level the event is."""


class TargetReason(StrEnum):
    """Why a table is chosen, where it isn't by lot; `ui/deck_checks/wording.py` words them."""

    UNCHECKED_IN_CONTENTION = "unchecked-in-contention"
    REPORTED = "reported"
    """A player or spectator has said something."""
    ODD_SHUFFLING = "odd-shuffling"
    MARKED_CARDS = "marked-cards"
    EARLIER_PROBLEM = "earlier-problem"
    """A problem with deck or list earlier in the day, or a note that a card was missing."""
    LIST_PROBLEM = "list-problem"
    """The list is to be held against the deck."""
    FOLLOW_UP = "follow-up"
    """A check that was broken off is finished."""
    PLAYOFF = "playoff"
    OTHER = "other"


class Coverage(msgspec.Struct, frozen=True):
    """Decks checked over decks in the event. `decks` and `required` are None while nobody has said
    how many there are; `by_round` counts decks checked in the rounds of one clock after another,
    by clock and round, those outside any round under `("", 0)`."""

    checked: int
    decks: int | None
    required: int | None
    duty: Duty
    by_round: Mapping[tuple[str, int], int]

    @property
    def left(self) -> int | None:
        """How many decks are still to be checked for ten per cent."""
        return None if self.required is None else max(0, self.required - self.checked)

    def a_round(self, rounds_left: int) -> int | None:
        """How many decks a round that makes, rounded up; None where no round is left."""
        left = self.left
        return None if left is None or rounds_left < 1 else -(-left // rounds_left)


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a table in the round; empty where pairings don't say."""

    table: int
    players: tuple[str, ...]


def coverage(checks: DeckChecks, decks: int | None, duty: Duty) -> Coverage:
    """How far the day is, of checks whose decks are back."""
    by_round: dict[tuple[str, int], int] = {}
    for check in checks.by_number.values():
        if not check.is_open and check.checked:
            place = check.clock, check.round
            by_round[place] = by_round.get(place, 0) + check.checked
    required = None if decks is None else -(-decks // ONE_DECK_IN)
    return Coverage(checks.decks_checked, decks, required, duty, by_round)


def checked_players(
    checks: Iterable[DeckCheck],
    seated: Mapping[int, tuple[str, ...]],
    key_of: Callable[[str], str] = player_key,
) -> frozenset[str]:
    """Keys (`player_key`) of the players whose decks have been checked or are being.

    `seated` has the players at the check's table by its number, for checks that don't name any.
    A check that was broken off with nothing checked counts for nobody.
    """
    return frozenset(
        key_of(player)
        for check in checks
        if check.is_open or check.checked
        for player in check.players or seated.get(check.number, ())
    )


def unchecked_seats(
    seats: Iterable[Seat], checked: Collection[str], key_of: Callable[[str], str] = player_key
) -> tuple[Seat, ...]:
    """Tables at which somebody hasn't been checked, with those who haven't; by table number."""
    left = []
    for seat in seats:
        missing = [each for each in seat.players if key_of(each) not in checked]
        if missing:
            is_whole = len(missing) == len(seat.players)
            left.append(seat if is_whole else Seat(seat.table, tuple(missing)))
    return tuple(sorted(left, key=lambda seat: seat.table))


def checked_tables(checks: Iterable[DeckCheck], clock: str, round_number: int) -> frozenset[int]:
    """Tables whose decks have been taken in this round."""
    return frozenset(
        check.table for check in checks if (check.clock, check.round) == (clock, round_number)
    )
