"""Draw for a round: its seed, discarded seeds, who takes part, who has more tickets."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbelow

from judgekit.domain.deck_checks.draw import (
    HIGHEST_WEIGHT,
    Draw,
    DrawnTable,
    draw,
    weights_for_top_tables,
)
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts, RoundPlace

LOWEST_SEED, SEEDS = 1_000, 9_000
MOST_DRAWN = 50


def new_seed() -> str:
    """A random seed of four digits."""
    return str(LOWEST_SEED + randbelow(SEEDS))


class Lots:
    """The draw of a round.

    Who takes part is fixed at the moment of the draw: checks started later change nothing.
    """

    def __init__(self, make_seed: Callable[[], str] = new_seed) -> None:
        self._make_seed = make_seed
        self._place: RoundPlace | None = None
        self._excluded: frozenset[int] = frozenset()
        self._asked: object = None
        self._order: tuple[DrawnTable, ...] = ()
        """Cached order for the last request: tickets are slow to compute."""
        self.seed = ""
        self.earlier: tuple[str, ...] = ()
        self.count = 1
        self.top = 0
        """How many of the lowest table numbers have `weight` tickets each; 0 for none."""
        self.weight = 1
        self.leaves_out_checked = True

    def follow(self, facts: ChoosingFacts) -> bool:
        """Follow a change of round and return whether a draw was restored.

        The draw restored is the last one by which decks were taken in the new round, as after a
        restart.
        """
        if facts.place == self._place:
            return False
        self._place = facts.place
        self.clear()
        last = facts.last_drawn
        if last is not None:
            self.seed, self.earlier = last.seed, last.earlier_seeds
            self.top = last.top_tables
            self.weight = last.top_weight
            self.exclude(facts)
        return last is not None

    def clear(self) -> None:
        """Discard the draw and its seeds."""
        self.seed, self.earlier, self._excluded = "", (), frozenset()

    def draw_anew(self, facts: ChoosingFacts) -> None:
        """Draw with a new random seed."""
        before = {self.seed, *self.earlier}
        seed = self._make_seed()
        while seed in before:
            seed = self._make_seed()
        self.draw_with(seed, facts)

    def draw_with(self, seed: str, facts: ChoosingFacts) -> None:
        """Draw with this seed; the earlier one is added to the discarded seeds."""
        if seed != self.seed:
            seeds = (*self.earlier, self.seed)
            self.earlier = tuple(dict.fromkeys(one for one in seeds if one and one != seed))
            self.seed = seed
        self.exclude(facts)

    def exclude(self, facts: ChoosingFacts) -> None:
        """Exclude tables that can't take part now.

        Tables drawn with this seed and taken since do take part: the draw is reproducible.
        """
        mine = {table for table, check in facts.drawn.items() if check.seed == self.seed}
        self._excluded = frozenset(
            seat.table
            for seat in facts.seats.values()
            if (seat.taken or (self.leaves_out_checked and not seat.is_fresh))
            and seat.table not in mine
        )

    def draw(self, facts: ChoosingFacts) -> Draw:
        """The drawn tables; none without a seed."""
        if not self.seed:
            return Draw("", (), ())
        count = min(self.count, MOST_DRAWN)
        asked = self.seed, self.top, self.tickets, self._excluded, tuple(facts.seats)
        if asked != self._asked:
            weights = weights_for_top_tables(facts.seats, self.top, self.tickets)
            self._order = draw(self.seed, facts.seats, 0, weights, self._excluded).order
            self._asked = asked
        return Draw(self.seed, self._order[: max(0, count)], self._order)

    def taking_part(self, facts: ChoosingFacts) -> int:
        """Number of tables that take part."""
        return len(facts.seats.keys() - self._excluded)

    def top_tables(self, facts: ChoosingFacts) -> tuple[int, ...]:
        """Tables with more tickets, by number."""
        return tuple(sorted(weights_for_top_tables(facts.seats, self.top, self.tickets)))

    @property
    def tickets(self) -> int:
        """Number of tickets of each of them."""
        return min(max(1, self.weight), HIGHEST_WEIGHT)
