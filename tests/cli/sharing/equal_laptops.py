"""What must be so once all laptops of an event are together: equal, nothing lost, nothing doubled,
and what became of each step was told."""

from __future__ import annotations

import time
from collections.abc import Sequence

from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.domain.shared.event import Recorded
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from tests.cli.sharing.laptop_process import LaptopProcess

BECAME = {StepMerged: "merged", StepSetAside: "set-aside"}


def are_equal(laptops: Sequence[LaptopProcess]) -> bool:
    """Whether all have the same messages, nothing waits, and what became of each step was told."""
    kept = [each.record() for each in laptops]
    shared = [each.shared for each in kept if each.shared is not None]
    ids = {tuple(each.messages) for each in shared}
    waiting = sum(len(each.outbox) for each in shared)
    told = all(set(each.accepted) <= set(each.outcomes()) for each in laptops)
    return len(ids) == 1 and waiting == 0 and told


def check_equal(laptops: Sequence[LaptopProcess]) -> None:
    """All have the same record and show the same, and no step of theirs is lost or doubled."""
    records = [each.record().recorded for each in laptops]
    for laptop, recorded in zip(laptops, records, strict=True):
        assert list(recorded) == list(records[0]), f"{laptop.name} has another record"
    at = instant(time.time())
    states = [each.ask(do="state", at=at)["state"] for each in laptops]
    now = [each.ask(do="state")["state"]["open_calls"] for each in laptops]
    for laptop, state, calls in zip(laptops, states, now, strict=True):
        assert state == states[0], f"{laptop.name} has another state"
        assert calls == now[0], f"{laptop.name} shows other calls"
    check_steps(records[0], laptops)


def check_steps(recorded: Sequence[Recorded], laptops: Sequence[LaptopProcess]) -> None:
    """Each accepted step is there once, as it was told on its laptop."""
    timeline = Timeline(recorded)
    ids = [step.id for step in timeline.steps]
    assert len(ids) == len(set(ids)), "a step is there twice"
    for laptop in laptops:
        outcomes = laptop.outcomes()
        for id_, asked in laptop.accepted.items():
            became = became_of(timeline, id_)
            assert became, f"{asked} of {laptop.name} is lost: {id_}"
            told = outcomes[id_]["state"]
            assert told == became, f"{asked} of {laptop.name} was told as {told}, is {became}"
    state = state_of(timeline)
    assert state_object(state, clock_snapshots(state, timeline.last_moment() or 0))


def became_of(timeline: Timeline, step: str) -> str:
    """What became of a step: confirmed, merged, set-aside; empty if it isn't there."""
    found = timeline.step(step)
    return "" if found is None else BECAME.get(type(found.events[0]), "confirmed")


def instant(seconds: float) -> str:
    """An instant of the computer's clock as a line has it."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{round(seconds % 1 * 1000) % 1000:03d}Z"
