"""Lines of a script without end, in which steps are taken back, put back and put right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path

from judgekit.cli.tournaments.run import run_script
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import MINUTE, SECOND, format_moment
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.day import TEN
from tests.plain_state import names_of, plainly


def day_folder(folder: Path) -> TournamentFolder:
    """A folder of records that hold real events."""
    return TournamentFolder(folder / "events", EventCodec(EVENT_KINDS))


def lines_after(recorded: Iterable[Recorded]) -> Iterator[bytes]:
    """The lines that go on from these events: each is one step, and none is refused."""
    timeline = Timeline(recorded)
    steps = len(timeline.steps)
    at = (timeline.last_moment() or TEN) + MINUTE
    number = 0

    def line(do: str, seconds: int = 0, **fields: object) -> bytes:
        nonlocal number, at
        number += 1
        at += SECOND
        instant = format_moment(at - seconds * SECOND)
        return json.dumps({"at": instant, "do": do, "author": "Ann", **fields}).encode()

    if not steps:
        yield line("open-event", name="Cup", players=64)
        yield line("start-round", minutes=50)
    for turn in count(steps + 1):
        table = 1 + turn % 200
        yield line("open-call", table=table, reason="ruling")
        called = number
        yield line("close-call", table=table)
        yield line("undo")
        yield line("redo")
        yield line("note", text="Doors open.")
        yield line("note", seconds=3, text=f"Late, of turn {turn}.")
        yield line("amend", line=number - 1, set={"text": "Doors closed."})
        yield line("amend", line=called, set={"reason": "other"})
        lines = [{"do": "open-call", "table": 201}, {"do": "close-call", "table": 201}]
        yield line("together", lines=lines)
        together = number
        yield line("take-back", line=together)
        yield line("put-back", line=together)
        yield line(
            "issue-penalty", player=f"Player {table}", infraction="ipg-2.5", penalty="warning"
        )
        yield line("undo", steps=2)


def go_on(opened: OpenTournament, done: Callable[[int], None]) -> None:
    """Run the lines through `judgekit run`; `done` gets the number of steps after each line."""
    before = len(Timeline(opened.recorded).steps)

    def lines() -> Iterator[bytes]:
        for number, line in enumerate(lines_after(opened.recorded)):
            yield line
            done(before + number + 1)

    outcome = run_script(lines(), opened)
    raise AssertionError(outcome.refused)


def is_continued(before: list[Recorded], now: list[Recorded]) -> None:
    """Assert that the events now are those before and then what the lines lead to, step by step."""
    assert now[: len(before)] == before
    steps = len(Timeline(now).steps) - len(Timeline(before).steps)
    lines = [line for line, _ in zip(lines_after(before), range(steps), strict=False)]
    outcome = run_script(lines, OpenTournament("", MemoryLog(), before))
    assert outcome.refused == ()
    state = state_of(Timeline(now))
    assert plainly(state, names_of(state)) == plainly(outcome.state, names_of(outcome.state))
