"""A table's round simulated second by second, by definition and independent of the program.

For every second after the round's start: was the clock paused, was the table interrupted, is that
compensated? The remaining time at an instant is the time due to the table (the length of the round,
manual extensions, 180 seconds for each deck check and feature match) less the seconds in which it
could play.
"""

from __future__ import annotations

from dataclasses import dataclass, field

MINUTE = 60
TEN_MINUTES = 600
BONUS = 180
IN_FULL = ("deck-check", "tardiness", "feature")
WITH_BONUS = ("deck-check", "feature")


@dataclass
class Stop:
    """An interruption in seconds after the round's start; `end` is None while it lasts."""

    reason: str
    begin: int
    counts: bool
    end: int | None = None


@dataclass
class WalkedTable:
    """The history of a table and its clock, in seconds after the round's start."""

    length: int
    pauses: list[list[int]] = field(default_factory=list)
    """Beginning and end of each; the end is missing while it lasts."""
    corrections: int = 0
    granted: int = 0
    stops: list[Stop] = field(default_factory=list)

    def stands_still(self, second: int) -> bool:
        """Whether the clock is paused in the second that begins here."""
        return any(
            pause[0] <= second and (len(pause) == 1 or second < pause[1]) for pause in self.pauses
        )

    def remaining(self, now: int) -> int:
        """Remaining time of the round clock."""
        run = sum(not self.stands_still(second) for second in range(now))
        return self.length + self.corrections - run

    def left(self, now: int) -> int:
        """Remaining time of the table until its deadline; below zero after it."""
        made_up = self._made_up_for(now)
        playing = [
            second
            for second in range(now)
            if not self.stands_still(second) and second not in made_up
        ]
        bonuses = sum(BONUS for stop in self.stops if stop.counts and stop.reason in WITH_BONUS)
        return self.length + self.corrections + self.granted + bonuses - len(playing)

    def _made_up_for(self, now: int) -> set[int]:
        """The seconds for which the table is compensated."""
        groups: list[tuple[list[Stop], set[int]]] = []
        for stop in self.stops:
            if not stop.counts:
                continue
            stops, seconds = [stop], self._seconds(stop, now)
            apart = []
            for others, theirs in groups:
                if theirs & seconds:
                    stops, seconds = others + stops, theirs | seconds
                else:
                    apart.append((others, theirs))
            groups = [*apart, (stops, seconds)]
        made_up: set[int] = set()
        for stops, seconds in groups:
            lasted = sum(not self.stands_still(second) for second in seconds)
            in_full = any(stop.end is None or stop.reason in IN_FULL for stop in stops)
            if in_full or lasted > MINUTE:
                made_up |= seconds
        return made_up

    def _seconds(self, stop: Stop, now: int) -> set[int]:
        """All seconds of an interruption; of a finished errand, the first ten minutes by the round
        clock; of a feature match, all from the round's start."""
        begin = 0 if stop.reason == "feature" else stop.begin
        seconds = list(range(begin, now if stop.end is None else stop.end))
        if stop.reason == "errand" and stop.end is not None:
            run = 0
            for position, second in enumerate(seconds):
                if run == TEN_MINUTES:
                    return set(seconds[:position])
                run += not self.stands_still(second)
        return set(seconds)
