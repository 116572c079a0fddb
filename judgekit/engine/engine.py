"""The engine, the only way to change a tournament: decide, append, apply, publish."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import structs

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.identity import RANDOM_BYTES, uuid7
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.taking_back import StepsTakenBack, TakeBack, Undo
from judgekit.domain.shared.topic import Topic
from judgekit.domain.shared.unwritable import is_writable, unwritable_field
from judgekit.domain.tournament import COMPOSITION, EFFECTS, Tournament, apply, decide, obstacle
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.clock import WallClock
from judgekit.engine.ports.record import EventLog
from judgekit.engine.publisher import ALL_TOPICS, Publisher
from judgekit.engine.timeline import Step, Timeline


class Device(NamedTuple):
    """This laptop: its name in the record and its source of random bytes.

    Recorded instants are multiples of `grain` milliseconds: with whole seconds, all clocks change
    their digits together.
    """

    name: str
    random: Callable[[int], bytes]
    grain: int = 1


class Engine:
    """One tournament's state and its record. Used from one thread."""

    def __init__(
        self,
        log: EventLog,
        recorded: Iterable[Recorded],
        clock: WallClock,
        device: Device,
    ) -> None:
        self.publisher = Publisher()
        self.timeline = Timeline(recorded)
        self.state = replayed(self.timeline.steps_in_force())
        self._log = log
        self._clock = clock
        self._device = device

    def now(self) -> Moment:
        """This instant, never before the last step's."""
        now = self._clock.now()
        return max(now - now % self._device.grain, self.timeline.last_moment() or 0)

    def milliseconds_into_grain(self) -> int:
        """Milliseconds since the instant that `now` returns."""
        return self._clock.now() % self._device.grain

    def submit(
        self, command: Command, author: str = "", given_at: Moment | None = None
    ) -> Refusal | Step:
        """Carry out a command: return the recorded step, or the refusal.

        A command that was given earlier and had to wait happens at `given_at`, but never before the
        last step. Raises EnvironmentFailure if the record can't be written; nothing has changed
        then.
        """
        at = self.now()
        if given_at is not None:
            at = min(at, max(given_at, self.timeline.last_moment() or 0))
        if not is_writable(author):
            return Refusal(RefusalCode.UNREADABLE_CHARACTER, {"field": "author"})
        decision = self._decide(command, at)
        if isinstance(decision, Refusal):
            return decision
        recorded = self._record(decision, at, author)
        self._log.append(recorded)
        self.timeline.extend(recorded)
        step = self.timeline.steps[-1]
        if step.is_undo:
            self.state = replayed(self.timeline.steps_in_force())
            self.publisher.publish(ALL_TOPICS)
        else:
            for event in step.events:
                apply(self.state, event, at, author)
            self.publisher.publish(topics_of(decision))
        return step

    def expected(self, command: Command, author: str = "") -> Refusal | Step:
        """The step, without an id, that this command would record now; changes nothing."""
        at = self.now()
        decision = self._decide(command, at)
        if isinstance(decision, Refusal):
            return decision
        return Step("", at, author, _with_ids(decision, _placeholders(decision)))

    def refusal(self, command: Command) -> Refusal | None:
        """The refusal if this command can't be carried out now; changes nothing."""
        decision = self._decide(command, self.now())
        return decision if isinstance(decision, Refusal) else None

    def foresee(self, command: Command) -> Tournament | Refusal:
        """The state after this command; changes nothing."""
        at = self.now()
        decision = self._decide(command, at)
        if isinstance(decision, Refusal):
            return decision
        taken_back = {
            step for event in decision if isinstance(event, StepsTakenBack) for step in event.steps
        }
        foreseen = replayed(
            step for step in self.timeline.steps_in_force() if step.id not in taken_back
        )
        for event in _with_ids(decision, _placeholders(decision)):
            apply(foreseen, event, at)
        return foreseen

    def rehearsal(self) -> Engine:
        """Return an engine in the same state that records nothing: this one never hears of it."""
        rehearsing = Engine(MemoryLog(), (), self._clock, self._device)
        rehearsing.timeline = self.timeline.copy()
        rehearsing.state = replayed(rehearsing.timeline.steps_in_force())
        return rehearsing

    def close(self) -> None:
        """Close the record."""
        self._log.close()

    def _decide(self, command: Command, at: Moment) -> tuple[Event, ...] | Refusal:
        unwritable = unwritable_field(command)
        if unwritable is not None:
            return Refusal(RefusalCode.UNREADABLE_CHARACTER, {"field": unwritable})
        if isinstance(command, Undo):
            return self._undo(command)
        if isinstance(command, TakeBack):
            return self._take_back(command)
        return decide(self.state, command, at)

    def _undo(self, command: Undo) -> tuple[Event, ...] | Refusal:
        in_force = self.timeline.steps_in_force()
        if not 1 <= command.steps <= len(in_force):
            return Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": len(in_force)})
        steps = tuple(step.id for step in reversed(in_force[-command.steps :]))
        return (StepsTakenBack(steps, command.reason),)

    def _take_back(self, command: TakeBack) -> tuple[Event, ...] | Refusal:
        step = self.timeline.step(command.step)
        if step is None or step.is_undo:
            return Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": 0})
        if not step.counts:
            return Refusal(RefusalCode.ALREADY_UNDONE)
        rested = first_resting_on(step, self.timeline.steps_in_force())
        if rested is not None:
            return Refusal(RefusalCode.RESTED_ON, {"step": rested.id})
        return (StepsTakenBack((step.id,), command.reason),)

    def _record(self, events: Sequence[Event], at: Moment, author: str) -> tuple[Recorded, ...]:
        boot, ticks = self._clock.stamp()
        # Ticks of the recorded instant rather than of now: a restart continues from the pair, and
        # would otherwise lose each time what the grain has cut off.
        ticks -= max(0, self._clock.now() - at)
        ids = [uuid7(at, self._device.random(RANDOM_BYTES)) for _ in events]
        return tuple(
            Recorded(id_, ids[0], at, author, self._device.name, event, boot, ticks)
            for id_, event in zip(ids, _with_ids(events, ids), strict=True)
        )


def replayed(steps: Iterable[Step]) -> Tournament:
    """Build the state from these steps."""
    state = Tournament()
    effects = EFFECTS
    for step in steps:
        at, author = step.at, step.author
        for event in step.events:
            effects[type(event)](state, event, at, author)
    return state


def first_resting_on(step: Step, in_force: Sequence[Step]) -> Step | None:
    """The first later step that could not have happened without this one."""
    state = Tournament()
    position = in_force.index(step)
    for each in in_force[:position]:
        for event in each.events:
            apply(state, event, each.at, each.author)
    for each in in_force[position + 1 :]:
        for event in each.events:
            if obstacle(state, event, each.at) is not None:
                return each
            apply(state, event, each.at, each.author)
    return None


def _with_ids(events: Sequence[Event], ids: Sequence[str]) -> tuple[Event, ...]:
    """Return the events with these ids, filled in where an event begins something."""
    beginnings = COMPOSITION.beginnings
    return tuple(
        structs.replace(event, id=id_) if type(event) in beginnings else event
        for event, id_ in zip(events, ids, strict=True)
    )


def _placeholders(events: Sequence[Event]) -> tuple[str, ...]:
    """Ids for events that are not recorded, different from one another and from all others."""
    return tuple(f"expected-{position}" for position, _ in enumerate(events))


def topics_of(events: Iterable[Event]) -> frozenset[Topic]:
    """The topics that these events change, always including the timeline."""
    touched = (COMPOSITION.topics[type(event)] for event in events)
    return frozenset((Topic.TIMELINE,)).union(*touched)
