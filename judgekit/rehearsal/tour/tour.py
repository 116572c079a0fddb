"""The steps of the tour, and how far the trainee is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.clock.snapshot import TableSnapshot, TableState, clock_snapshot
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament

RULE = "2.6"
"""The section that is looked up on the way."""
GIVEN = 3
"""Minutes of the extension that is given."""


class Task(StrEnum):
    """What is to be done; in the order of the tour."""

    READ_RULE = "read-rule"
    OPEN_CALL = "open-call"
    CLOSE_CALL = "close-call"
    EXTEND = "extend"
    TAKE_BACK = "take-back"
    CHECK = "check"
    RETURN = "return"
    PENALTY = "penalty"
    TIMELINE = "timeline"
    QUESTION = "question"


TASKS = tuple(Task)
FOLLOWS: Mapping[Task, Task] = {
    Task.CLOSE_CALL: Task.OPEN_CALL,
    Task.TAKE_BACK: Task.EXTEND,
    Task.RETURN: Task.CHECK,
}
"""Tasks that can't be done unless the one before was, at the same table."""
FRESH = frozenset({Task.OPEN_CALL, Task.CHECK, Task.PENALTY})
"""Tasks for which another table is chosen."""
AT_TABLE = FRESH | {Task.CLOSE_CALL, Task.EXTEND, Task.TAKE_BACK}
"""Tasks at a table that plays; decks are returned also where the match is over."""
HOLD_COURSE = frozenset({Task.EXTEND, Task.TAKE_BACK})
"""Meanwhile nothing else happens: what is taken back is the newest entry."""


class Seen(NamedTuple):
    """What the tour goes by: the event's state at an instant, the id of the page shown and the
    section open on the Rules page, and how many questions were answered."""

    state: Tournament
    at: Moment
    place: str = ""
    section: str = ""
    answered: int = 0


class Tour:
    """Goes on by `look` when a task was done, or by `skip`; over when `task` is None."""

    def __init__(self, seen: Seen) -> None:
        self._step = 0
        self.table: int | None = None
        """Where the task is to be done; None while no table plays, or the task needs none."""
        self._begun_with = 0
        self._begin(seen)

    @property
    def task(self) -> Task | None:
        """What is to be done now."""
        return TASKS[self._step] if self._step < len(TASKS) else None

    @property
    def number(self) -> int:
        """The place of the task, from 1."""
        return self._step + 1

    def look(self, seen: Seen) -> bool:
        """Go on if the task was done; return whether anything is to be shown anew."""
        before = (self.task, self.table)
        if self.task in AT_TABLE and not _can_go_on_at(self.table, seen):
            self._choose_table(seen, other_than=self.table)
        elif self.task is not None and self._is_done(self.task, seen):
            self._step += 1
            self._begin(seen)
        return before != (self.task, self.table)

    def skip(self, seen: Seen) -> None:
        """Leave the task out, and what would follow from it."""
        skipped = self.task
        self._step += 1
        while self.task is not None and FOLLOWS.get(self.task) is skipped:
            self._step += 1
        self._begin(seen)

    def _begin(self, seen: Seen) -> None:
        task = self.task
        if task in FRESH or (task in AT_TABLE and not _can_go_on_at(self.table, seen)):
            self._choose_table(seen, other_than=self.table)
        elif task is not None:
            self._begun_with = self._measure(task, seen)

    def _choose_table(self, seen: Seen, *, other_than: int | None) -> None:
        self.table = _free_table(seen, other_than)
        if self.task is not None:
            self._begun_with = self._measure(self.task, seen)

    def _is_done(self, task: Task, seen: Seen) -> bool:
        now = self._measure(task, seen)
        if task in (Task.CLOSE_CALL, Task.TAKE_BACK):
            return now < self._begun_with or (task is Task.CLOSE_CALL and not now)
        if task is Task.RETURN:
            return not now
        if task in (Task.READ_RULE, Task.OPEN_CALL, Task.CHECK, Task.TIMELINE):
            return bool(now)
        return now > self._begun_with

    def _measure(self, task: Task, seen: Seen) -> int:
        """What changes when the task is done: a number of things, or a length."""
        state, table, found = seen.state, self.table or 0, 0
        match task:
            case Task.READ_RULE:
                found = int(seen.place == "rules" and seen.section == RULE)
            case Task.OPEN_CALL | Task.CLOSE_CALL:
                found = int(state.calls.open_at(table) is not None)
            case Task.EXTEND | Task.TAKE_BACK:
                found = sum(each.extension for each in _tables(seen) if each.table == table)
            case Task.CHECK | Task.RETURN:
                found = int(state.deck_checks.open_at(table) is not None)
            case Task.PENALTY:
                written = state.infractions.penalties
                found = sum(each.issued.table == table for each in written)
            case Task.TIMELINE:
                found = int(seen.place == "event")
            case Task.QUESTION:
                found = seen.answered
        return found


def _tables(seen: Seen) -> tuple[TableSnapshot, ...]:
    name = seen.state.clocks.find()
    if not name or seen.state.clocks.in_progress(name) is None:
        return ()
    return clock_snapshot(name, seen.state.clocks.by_name[name], seen.at).tables


def _can_go_on_at(table: int | None, seen: Seen) -> bool:
    plays = (each.table for each in _tables(seen) if each.state is not TableState.DONE)
    return table is not None and table in plays


def _free_table(seen: Seen, other_than: int | None) -> int | None:
    """The first table that plays undisturbed, has had no extension, and is not that one."""
    free = (
        each.table
        for each in _tables(seen)
        if each.state is TableState.PLAYING and not each.extension and each.table != other_than
    )
    return next(free, None)
