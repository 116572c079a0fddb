"""What each judge is doing now, and how much each has done today: who is free, at one glance."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from judgekit.domain.calls.state import Call
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament


class TaskKind(StrEnum):
    """What keeps a judge at a table."""

    CALL = "call"
    CHECK = "check"
    TABLE = "table"
    """Watching its turns or its extension."""


class Task(msgspec.Struct, frozen=True):
    """A judge at a table of a clock; `since` when, None where that isn't recorded.

    `id` is that of the call or check, `reason` a call's.
    """

    kind: TaskKind
    table: int
    clock: str
    since: Moment | None = None
    reason: str = ""
    id: str = ""


class JudgeLoad(msgspec.Struct, frozen=True):
    """A judge with what keeps them busy now, longest first.

    `calls` are those taken today, open ones included, `spent` their total length in milliseconds.
    """

    name: str
    tasks: tuple[Task, ...]
    calls: int
    spent: int

    @property
    def is_free(self) -> bool:
        """Whether nothing is known to keep the judge busy."""
        return not self.tasks


def judge_loads(state: Tournament, now: Moment) -> tuple[JudgeLoad, ...]:
    """Return the judges of the staff in their order, then others who took or take something."""
    tasks: dict[str, list[Task]] = {}
    details = state.setup.details
    for member in details.staff if details else ():
        tasks[member.name] = []
    taken: dict[str, list[int]] = {}
    for call in state.calls.entered.by_id.values():
        if call.judge:
            tasks.setdefault(call.judge, [])
            ends = now if call.closed is None else call.closed
            taken.setdefault(call.judge, []).append(ends - call.opened)
    for judge, task in _tasks(state):
        tasks.setdefault(judge, []).append(task)
    return tuple(
        JudgeLoad(
            name,
            tuple(sorted(tasks[name], key=_longest_first)),
            len(taken.get(name, ())),
            sum(taken.get(name, ())),
        )
        for name in tasks
    )


def load_of(state: Tournament, judge: str, now: Moment) -> JudgeLoad:
    """Return one judge's load; that of an unknown one is empty."""
    found = (each for each in judge_loads(state, now) if each.name == judge)
    return next(found, JudgeLoad(judge, (), 0, 0))


def calls_without_judge(state: Tournament) -> tuple[Call, ...]:
    """Return the open calls that nobody is known to have taken, longest first."""
    calls = [each for each in state.calls.open_calls() if not each.judge]
    return tuple(sorted(calls, key=lambda each: each.opened))


def _tasks(state: Tournament) -> Iterator[tuple[str, Task]]:
    at_calls: set[tuple[str, str, int]] = set()
    for call in state.calls.open_calls():
        if call.judge:
            at_calls.add((call.judge, call.clock, call.table))
            kind = TaskKind.CALL
            yield (
                call.judge,
                Task(kind, call.table, call.clock, call.opened, call.reason, call.id),
            )
    for check in state.deck_checks.open_checks():
        for judge in dict.fromkeys(each for each in check.judges if each):
            reason = Reason.DECK_CHECK.value
            yield (
                judge,
                Task(TaskKind.CHECK, check.table, check.clock, check.opened, reason, check.id),
            )
    for clock, known in state.clocks.by_name.items():
        current = known.round
        if current.ended is not None:
            continue
        for number, table in current.tables.items():
            # One who takes the call of the table sits there for it.
            if table.judge and not table.done and (table.judge, clock, number) not in at_calls:
                since = table.turns[0].at if table.turns else None
                yield table.judge, Task(TaskKind.TABLE, number, clock, since)


def _longest_first(task: Task) -> tuple[bool, int, int]:
    return task.since is None, task.since or 0, task.table
