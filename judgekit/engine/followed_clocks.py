"""The computer's clocks that were followed: how far the time of day is ahead of measured time.

Measured time is what passes: it has the time of day with which the record began. Following a clock
moves the time of day, and what is entered from then on is by the moved one (decision 21).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import StepsPutBack, StepsTakenBack
from judgekit.domain.shared.moment import Moment


class FollowedClocks:
    """What was followed, taken back and put back, as far as it was entered.

    `ahead` is by how many milliseconds the time of day is ahead of measured time: the sum of what
    is in force.
    """

    def __init__(self) -> None:
        self.ahead = 0
        self._by: dict[str, int] = {}
        """By the step that followed a clock."""
        self._about: dict[str, Event] = {}
        """What took those steps back or put them back, or one of these, in the order of entry."""

    @property
    def are_any(self) -> bool:
        """Whether a clock was ever followed."""
        return bool(self._by)

    def instant(self, measured: Moment) -> Moment:
        """Return an instant of measured time by the present time of day."""
        return measured + self.ahead

    def after(self, step: str, event: Event) -> int:
        """Return `ahead` after the step of this id and first event was entered."""
        if isinstance(event, ComputerClockFollowed):
            self._by[step] = event.by
            self._count()
        elif self._by and self._is_about_them(event):
            self._about[step] = event
            self._count()
        return self.ahead

    def forget(self, step: str) -> None:
        """Remove the newest step, as if it had never been entered."""
        if step in self._by or step in self._about:
            self._by.pop(step, None)
            self._about.pop(step, None)
            self._count()

    def copy(self) -> FollowedClocks:
        """Return the same, to go on by itself."""
        copied = FollowedClocks()
        copied.ahead, copied._by, copied._about = self.ahead, dict(self._by), dict(self._about)
        return copied

    def _is_about_them(self, event: Event) -> bool:
        if not isinstance(event, StepsTakenBack | StepsPutBack):
            return False
        return any(step in self._by or step in self._about for step in event.steps)

    def _count(self) -> None:
        taken_back = steps_taken_back(reversed(self._about.items()))
        self.ahead = sum(by for step, by in self._by.items() if step not in taken_back)


def steps_taken_back(newest_first: Iterable[tuple[str, Event]]) -> dict[str, str]:
    """Return by each step that is taken back the step that did it.

    Putting a step back on purpose ends whatever took it back. A redo ends only the undo that it
    answers: what an earlier step says of it, itself undone and redone, holds as before. Of several
    that took a step back, the first one did.
    """
    taken_back: dict[str, str] = {}
    put_back: set[str] = set()
    redone: Counter[str] = Counter()
    for step, event in newest_first:
        if step in taken_back:
            continue
        if isinstance(event, StepsPutBack) and event.redo:
            redone.update(event.steps)
        elif isinstance(event, StepsPutBack):
            put_back.update(event.steps)
        elif isinstance(event, StepsTakenBack):
            for id_ in event.steps:
                if id_ in put_back:
                    continue
                if redone[id_]:
                    redone[id_] -= 1
                else:
                    taken_back[id_] = step
    return taken_back
