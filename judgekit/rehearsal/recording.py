"""Enters a made-up event through the engine, as a judge would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device, Engine
from judgekit.engine.ports.record import EventLog
from judgekit.rehearsal.planned import BegunThings, Planned

DEVICE = "rehearsal"


class PlannedClock:
    """A WallClock that shows the instant of the step being entered."""

    def __init__(self) -> None:
        self.at: Moment = 0

    def now(self) -> Moment:
        """The instant of the step."""
        return self.at

    def stamp(self) -> tuple[str, int]:
        """Return no boot: a plan has no machine."""
        return "", 0


class KeptInMemory:
    """An EventLog that keeps the events of a made-up event until they are written at once."""

    def __init__(self) -> None:
        self.recorded: list[Recorded] = []

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port."""
        self.recorded.extend(events)

    def close(self) -> None:
        """Do nothing; there is nothing to release."""


def rehearsing_device(seed: int) -> Device:
    """The device of a made-up event, whose ids come from the seed."""
    return Device(DEVICE, Random(f"ids {seed}").randbytes)


def recorded_day(steps: Iterable[Planned], log: EventLog, device: Device) -> Engine:
    """Enter all steps into an empty record, signed by the first of the staff; return the engine as
    they leave it.

    Raises EnvironmentFailure if the record can't be written, and ValueError for a step that the
    engine refuses: a plan has none.
    """
    clock = PlannedClock()
    engine, begun = Engine(log, (), clock, device), BegunThings()
    for step in steps:
        clock.at = step.at
        command = begun.command(step)
        if command is None:
            raise ValueError(f"{step.command}: {step.of} never began")
        done = engine.submit(command, signing(engine))
        if isinstance(done, Refusal):
            raise ValueError(f"{command}: {done.code} {done.values}")
        begun.entered(step, done.id)
    return engine


def signing(engine: Engine) -> str:
    """Return who signs planned steps: the first of the staff, nobody before they are known."""
    details = engine.state.setup.details
    return details.staff[0].name if details is not None and details.staff else ""
