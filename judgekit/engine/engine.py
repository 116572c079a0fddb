"""The engine, the only way to change a tournament: decide, append, apply, publish."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from judgekit.domain.clock.commands import FollowComputerClock
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import HISTORY_COMMANDS
from judgekit.domain.shared.identity import RANDOM_BYTES, uuid7
from judgekit.domain.shared.moment import LATEST, SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.topic import Topic
from judgekit.domain.shared.unwritable import is_writable, unwritable_field
from judgekit.domain.tournament import COMPOSITION, Tournament, apply, decide
from judgekit.engine.change import (
    Change,
    change_for,
    late_entry,
    undoable_steps,
    undone_steps,
    wrong_instant,
)
from judgekit.engine.intention import encoded, intended
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.clock import WallClock
from judgekit.engine.ports.record import EventLog
from judgekit.engine.publisher import ALL_TOPICS, Publisher
from judgekit.engine.redeciding import Bounds, Redecided, Stands, identified, redecided, state_of
from judgekit.engine.timeline import Step, Timeline


class Device(NamedTuple):
    """This laptop: its name in the record and its source of random bytes.

    Recorded instants are multiples of `grain` milliseconds: with whole seconds, all clocks change
    their digits together. `formerly` is a name that it had in older records.
    """

    name: str
    random: Callable[[int], bytes]
    grain: int = 1
    formerly: str = ""

    @property
    def names(self) -> frozenset[str]:
        """All its names."""
        return frozenset((self.name, self.formerly or self.name))


class Engine:
    """One tournament's state and its record. Used from one thread."""

    is_shared = False
    """Whether what is entered goes to other laptops too (`engine/sharing`)."""
    has_to_be_shared = False
    """Whether nothing may be entered otherwise: other laptops have the event too."""
    stands: Stands | None = None
    """What stands all the same where history changes; of an event that isn't shared nothing does.
    """

    def __init__(
        self,
        log: EventLog,
        recorded: Iterable[Recorded],
        clock: WallClock,
        device: Device,
        *,
        is_newer: bool = False,
    ) -> None:
        self.is_newer = is_newer
        """Whether a newer program wrote the record: every command is refused."""
        self.publisher = Publisher()
        self.timeline = Timeline(recorded)
        self.state = state_of(self.timeline)
        self._log = log
        self._clock = clock
        self._device = device
        self._moved_before = self.timeline.followed.ahead

    @property
    def ahead(self) -> int:
        """By how many milliseconds the time of day was moved since the record was opened: the
        difference between `now` and the clock."""
        return self.timeline.followed.ahead - self._moved_before

    def now(self) -> Moment:
        """This instant by the present time of day, never before the last step was entered."""
        now = self._clock.now() + self.ahead
        return max(now - now % self._device.grain, self.timeline.last_moment() or 0)

    def milliseconds_into_grain(self) -> int:
        """Milliseconds since the instant that `now` returns."""
        return (self._clock.now() + self.ahead) % self._device.grain

    def submit(
        self, command: Command, author: str = "", at: Moment | None = None
    ) -> Refusal | Step:
        """Carry out a command: return the recorded step, or the refusal.

        `at` is when it happened, if not now: it goes in there, and what came after is decided
        again. Raises EnvironmentFailure if the record can't be written; nothing has changed then.
        """
        now = self.now()
        at = now if at is None else at
        refusal = self._wrong_entry(command, author, at, now)
        if refusal is not None:
            return refusal
        if isinstance(command, HISTORY_COMMANDS) or self._is_late(at):
            return self._change(command, at, now, author)
        decision = decide(self.state, command, at)
        if isinstance(decision, Refusal):
            return decision
        ids = [self._new_id() for _ in decision]
        events = identified(decision, ids)
        intention = encoded(intended(command, events))
        recorded = self._rows(Step(ids[0], at, author, events, intention, entered_at=now), ids)
        moved = self.timeline.followed.ahead
        self._log.append(recorded)
        self.timeline.extend(recorded)
        self.timeline.steps[-1].pack()
        if self.timeline.followed.ahead != moved:
            self.state = state_of(self.timeline)
            self.publisher.publish(ALL_TOPICS)
            return self.timeline.steps[-1]
        for event in events:
            apply(self.state, event, at, author)
        self.publisher.publish(topics_of(events))
        return self.timeline.steps[-1]

    def expected(
        self, command: Command, author: str = "", at: Moment | None = None
    ) -> Refusal | Step:
        """The step that this command would record now; its ids aren't those it would get. Changes
        nothing."""
        now = self.now()
        at = now if at is None else at
        refusal = self._wrong_entry(command, author, at, now)
        if refusal is not None:
            return refusal
        if isinstance(command, HISTORY_COMMANDS) or self._is_late(at):
            done = self._tried(command, at, now, author)
            return done if isinstance(done, Refusal) else done[0].step
        decision = decide(self.state, command, at)
        if isinstance(decision, Refusal):
            return decision
        placeholders = [f"expected-{place}" for place, _ in enumerate(decision)]
        events = identified(decision, placeholders)
        return Step("", at, author, events, moved=self.timeline.followed.ahead)

    def refusal(self, command: Command, at: Moment | None = None) -> Refusal | None:
        """The refusal if this command can't be carried out now; changes nothing."""
        done = self.expected(command, at=at)
        return done if isinstance(done, Refusal) else None

    def foresee(self, command: Command, at: Moment | None = None) -> Tournament | Refusal:
        """The state after this command; changes nothing."""
        now = self.now()
        at = now if at is None else at
        refusal = self._wrong_entry(command, "", at, now)
        if refusal is not None:
            return refusal
        done = self._tried(command, at, now, "")
        return done if isinstance(done, Refusal) else done[1].state

    def stamped(self, event: Event, author: str = "") -> tuple[Recorded, ...]:
        """Return an event as a step of its own that happens now and has no command; changes
        nothing."""
        now = self.now()
        id_ = self._new_id()
        return self._rows(Step(id_, now, author, (event,), entered_at=now), [id_])

    def undoable(self) -> Step | None:
        """What `Undo` takes back now."""
        return next(undoable_steps(self.timeline, self._device.names), None)

    def redoable(self) -> Step | None:
        """What `Redo` puts back now."""
        undone = undone_steps(self.timeline, self._device.names)
        return self.timeline.step(undone[0]) if undone else None

    def rehearsal(self) -> Engine:
        """Return an engine in the same state that records nothing: this one never hears of it."""
        rehearsing = Engine(MemoryLog(), (), self._clock, self._device, is_newer=self.is_newer)
        rehearsing.timeline = self.timeline.copy()
        rehearsing._moved_before = self._moved_before
        rehearsing.is_shared, rehearsing.stands = self.is_shared, self.stands
        rehearsing.state = state_of(rehearsing.timeline)
        return rehearsing

    def close(self) -> None:
        """Close the record."""
        self._log.close()

    # -- inside

    def _wrong_entry(
        self, command: Command, author: str, at: Moment, now: Moment
    ) -> Refusal | None:
        """The refusal of what can't be written, or of an instant that can't be."""
        if self.is_newer:
            return Refusal(RefusalCode.NEWER_RECORD)
        if (self.has_to_be_shared or self.state.team.is_there) and not self.is_shared:
            return Refusal(RefusalCode.NOT_WHILE_SHARED)
        if not is_writable(author):
            return Refusal(RefusalCode.UNREADABLE_CHARACTER, {"field": "author"})
        unwritable = unwritable_field(command)
        if unwritable is not None:
            return Refusal(RefusalCode.UNREADABLE_CHARACTER, {"field": unwritable})
        if isinstance(command, FollowComputerClock) and not _can_be_followed(command, now):
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "seconds"})
        return wrong_instant(at, now, self.timeline)

    def _is_late(self, at: Moment) -> bool:
        """Whether something in force happened after this instant."""
        in_force = self.timeline.in_force()
        return bool(in_force) and at < self.timeline.followed.instant(in_force[-1].measured)

    def _change(self, command: Command, at: Moment, now: Moment, author: str) -> Refusal | Step:
        done = self._tried(command, at, now, author)
        if isinstance(done, Refusal):
            return done
        change, outcome = done
        recorded = self._rows(change.step, [change.step.id], outcome)
        self._log.append(recorded)
        self.timeline.extend(recorded)
        self.state = outcome.state
        self.publisher.publish(ALL_TOPICS)
        return self.timeline.steps[-1]

    def _tried(
        self, command: Command, at: Moment, now: Moment, author: str
    ) -> tuple[Change, Redecided] | Refusal:
        """Find out what a change of history leads to; the timeline is afterwards as it was."""
        timeline, device = self.timeline, self._device
        asked = Step(
            self._new_id(),
            at,
            author,
            (),
            b"",
            len(timeline.steps),
            timeline.followed.ahead,
            device.name,
            now,
        )
        if isinstance(command, HISTORY_COMMANDS):
            change = change_for(command, asked, timeline, device.names, self._new_id)
        else:
            change = self._late_entry(command, asked)
        if isinstance(change, Refusal):
            return change
        before = timeline.in_force()
        timeline.add(change.step)
        try:
            bounds = Bounds(stands=self.stands)
            outcome = redecided(before, timeline, change.undecided, self._new_id, bounds)
        finally:
            timeline.drop_last()
        return outcome if isinstance(outcome, Refusal) else (change.decided(outcome), outcome)

    def _late_entry(self, command: Command, asked: Step) -> Change | Refusal:
        """Following a clock has its event at once: all else is decided by the time of day that it
        moves."""
        if not isinstance(command, FollowComputerClock):
            return late_entry(command, asked)
        decision = decide(self.state, command, asked.at)
        return decision if isinstance(decision, Refusal) else late_entry(command, asked, decision)

    def _new_id(self) -> str:
        return uuid7(self.now(), self._device.random(RANDOM_BYTES))

    def _rows(
        self, step: Step, ids: Sequence[str], outcome: Redecided | None = None
    ) -> tuple[Recorded, ...]:
        """Return the step's events as they are recorded, then what it changed of other steps."""
        boot, ticks = self._clock.stamp()
        # Ticks of the recorded instant rather than of now: a restart continues from the pair, and
        # would otherwise lose each time what the grain has cut off.
        ticks -= max(0, self._clock.now() + self.ahead - step.entered_at)
        rows: list[Recorded] = []

        def add(id_: str, at: Moment, event: Event, intention: bytes, revises: str = "") -> None:
            rows.append(
                Recorded(
                    id_,
                    step.id,
                    at,
                    step.author,
                    self._device.name,
                    event,
                    boot,
                    ticks,
                    step.entered_at if step.entered_at != at else 0,
                    intention,
                    revises,
                )
            )

        own = {part.id for part in step.parts}
        for part in step.parts:
            for place, event in enumerate(part.events):
                is_first = place == 0
                known = ids[place] if part is step and place < len(ids) else self._new_id()
                id_ = part.id if is_first else known
                add(id_, part.at, event, part.intention if is_first else b"")
        revisions = outcome.revisions if outcome is not None else {}
        for part_id, events in revisions.items():
            for event in events if part_id not in own else ():
                add(self._new_id(), step.at, event, b"", part_id)
        return tuple(rows)


def _can_be_followed(command: FollowComputerClock, now: Moment) -> bool:
    """Whether the time of day stays among the instants that can be entered."""
    return 0 <= now + command.seconds * SECOND < LATEST


def topics_of(events: Iterable[Event]) -> frozenset[Topic]:
    """The topics that these events change, always including the timeline."""
    touched = (COMPOSITION.topics[type(event)] for event in events)
    return frozenset((Topic.TIMELINE,)).union(*touched)
