"""The timeline: all steps across features, what became of them, and the order they happened in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence, Set
from itertools import islice
from operator import attrgetter

import msgspec

from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import (
    HISTORY_EVENTS,
    StepAmended,
    StepsTakenBack,
)
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.followed_clocks import FollowedClocks, steps_taken_back
from judgekit.engine.packing import packed, unpacked

_INSTANT = attrgetter("at")
_INSTANT_AND_ORDER = attrgetter("at", "order")
_MEASURED = attrgetter("measured")
_MEASURED_AND_ORDER = attrgetter("measured", "order")
_MARKED = HISTORY_EVENTS | {ComputerClockFollowed}


def begun_by(events: Iterable[Event]) -> list[str]:
    """Return the ids of the things that these events began."""
    beginnings = COMPOSITION.beginnings
    return [event.id for event in events if type(event) in beginnings]  # type: ignore[attr-defined]


class Part(msgspec.Struct, gc=False):
    """What one command did at one instant. `id` is that of its first event.

    `kept` is `intention`, the command as `engine.intention` encodes it, packed or not; `order` is
    the place of its step in the record, from 0. `at` is by the time of day that was valid when the
    step was entered: `moved` milliseconds ahead of measured time, by the computer's clocks that had
    been followed.
    """

    id: str
    at: Moment
    author: str
    events: tuple[Event, ...]
    kept: bytes = b""
    order: int = 0
    moved: int = 0

    @property
    def intention(self) -> bytes:
        """The encoded command; empty in records of form 1."""
        return unpacked(self.kept)

    def __eq__(self, other: object) -> bool:
        """Whether all is the same, however the commands are kept."""
        if not isinstance(other, Part) or type(self) is not type(other) or self.id != other.id:
            return False
        names = (name for name in self.__struct_fields__ if name != "kept")
        is_same = all(getattr(self, name) == getattr(other, name) for name in names)
        return is_same and self.intention == other.intention

    __hash__ = None  # type: ignore[assignment]

    @property
    def measured(self) -> Moment:
        """When it happened by measured time, which no followed clock moves."""
        return self.at - self.moved


class Step(Part, gc=False):
    """What was entered at once: one part, or several of different instants.

    It is the first part itself; `further` are the others. Instants, events and intentions are the
    present ones, after every amendment. `taken_back_by` is the step that took this one back, None
    while it is in force.
    """

    device: str = ""
    entered_at: Moment = 0
    further: tuple[Part, ...] = ()
    taken_back_by: Step | None = None

    @property
    def is_history(self) -> bool:
        """Whether it is about other steps: takes them back, puts them back, or puts one right."""
        return bool(self.events) and type(self.events[0]) in HISTORY_EVENTS

    @property
    def is_undo(self) -> bool:
        """Whether it takes other steps back."""
        return bool(self.events) and isinstance(self.events[0], StepsTakenBack)

    @property
    def counts(self) -> bool:
        """Whether it is in force."""
        return self.taken_back_by is None

    @property
    def parts(self) -> tuple[Part, ...]:
        """All its parts, the first one first."""
        return self, *self.further

    @property
    def measured_entry(self) -> Moment:
        """When it was entered by measured time."""
        return self.entered_at - self.moved

    def pack(self) -> None:
        """Let its commands take less memory: few of them are asked for ever again."""
        for part in self.parts:
            part.kept = packed(part.kept)

    def every_event(self) -> tuple[Event, ...]:
        """The events of all its parts."""
        if not self.further:
            return self.events
        return tuple(event for part in self.parts for event in part.events)


class _Version(msgspec.Struct, frozen=True, gc=False):
    """A step's parts as they were recorded."""

    at: Moment
    events: tuple[Event, ...]
    kept: bytes
    further: tuple[Part, ...]


class Timeline:
    """The steps of the record, in the order in which they were entered."""

    def __init__(self, recorded: Iterable[Recorded] = ()) -> None:
        self._steps: list[Step] = []
        self._by_id: dict[str, Step] = {}
        """Filled when a step is first looked up by id."""
        self._ordinary: list[Step] = []
        """Those that are not about others."""
        self._changing: list[Step] = []
        """Those that are about others, or came with revisions of others."""
        self._taken_back: list[Step] = []
        self._in_force: list[Part] = []
        self._is_in_order = True
        """Whether what is in force happened in the order of entry."""
        self._standing: list[Step] | None = None
        """Steps in force, collected when they are asked for."""
        self._revisions: dict[str, dict[str, tuple[Event, ...]]] = {}
        """By the step that was entered with them."""
        self._first: dict[str, _Version] = {}
        """What was recorded of the steps that have changed since."""
        self._changed: frozenset[str] = frozenset()
        self.followed = FollowedClocks()
        """Which time of day is valid: what is entered next is by it."""
        self.form = object()
        """Another object as soon as more has changed of what is in force than a part more at its
        end."""
        self._form_before = self.form
        """That before a step was added that isn't recorded yet."""
        self.extend(recorded)

    def extend(self, recorded: Iterable[Recorded]) -> None:
        """Append recorded events; those of one step are consecutive."""
        self._standing = None
        add, add_in_force = self._steps.append, self._in_force.append
        add_ordinary = self._ordinary.append
        last = self._steps[-1] if self._steps else None
        last_id = last.id if last is not None else ""
        latest = self._in_force[-1].measured if self._in_force else 0
        moved = self.followed.ahead
        is_settled = True
        for each in recorded:
            payload = each.payload
            if last is not None and each.step == last_id:
                is_settled &= self._continue(last, each)
                continue
            last_id, at = each.step, each.at
            last = Step(
                last_id,
                at,
                each.author,
                (payload,),
                each.intention,
                len(self._steps),
                moved,
                each.device,
                each.entered_at or at,
            )
            add(last)
            if moved:
                at -= moved
            if type(payload) in _MARKED:
                self.form = object()
                moved = self.followed.after(last_id, payload)
                if last.is_history:
                    self._changing.append(last)
                    is_settled = False
                    continue
            add_ordinary(last)
            if at < latest:
                is_settled = False
            else:
                latest = at
                add_in_force(last)
        if not is_settled:
            self._settle()

    def add(self, step: Step) -> None:
        """Append a step that isn't recorded yet."""
        self._form_before = self.form
        for part in step.parts:
            part.moved = self.followed.ahead
        self._steps.append(step)
        (self._changing if step.is_history else self._ordinary).append(step)
        if step.events:
            self.followed.after(step.id, step.events[0])
        self._settle()

    def drop_last(self, count: int = 1) -> None:
        """Remove the steps appended last, as if they had never been there."""
        for _ in range(count):
            step = self._steps.pop()
            if self._ordinary and self._ordinary[-1] is step:
                self._ordinary.pop()
            if self._changing and self._changing[-1] is step:
                self._changing.pop()
            self._by_id.pop(step.id, None)
            self._revisions.pop(step.id, None)
            self.followed.forget(step.id)
        self._settle()
        self.form = self._form_before if count == 1 else object()

    def put_in(self, step: Step, before: int = 0) -> None:
        """Put in a decided step of one part that is about no other, as if it had been entered
        before the last so many, none of which are about others."""
        step.moved = self.followed.ahead
        step.order = len(self._steps) - before
        newest = self._steps[step.order :]
        for each in newest:
            for part in each.parts:
                part.order += 1
        self._steps.insert(step.order, step)
        self._ordinary.insert(len(self._ordinary) - before, step)
        if step.order < len(self._by_id):
            self._by_id[step.id] = step
        self._standing = None
        in_force = self._in_force
        if not before and (not in_force or step.measured >= in_force[-1].measured):
            in_force.append(step)
            return
        place = bisect_right(in_force, _MEASURED_AND_ORDER(step), key=_MEASURED_AND_ORDER)
        self._is_in_order &= len(in_force) - place == before
        if place < len(in_force):
            self.form = object()
        in_force.insert(place, step)

    def copy(self) -> Timeline:
        """Return a timeline of its own: what is taken back in it stays in force in this one."""
        copied = Timeline()
        for step in self._steps:
            further = tuple(msgspec.structs.replace(part) for part in step.further)
            own = msgspec.structs.replace(step, further=further)
            copied._steps.append(own)
            if own.is_history or own.id in self._revisions:
                copied._changing.append(own)
            if not own.is_history:
                copied._ordinary.append(own)
            if own.taken_back_by is not None:
                copied._taken_back.append(own)
        copied._first = dict(self._first)
        copied._revisions = dict(self._revisions)
        copied.followed = self.followed.copy()
        copied._settle()
        return copied

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, including those about others and those taken back."""
        return self._steps

    def step(self, id_: str) -> Step | None:
        """The step of that id."""
        by_id = self._by_id
        for step in islice(self._steps, len(by_id), None):
            by_id[step.id] = step
        return by_id.get(id_)

    def step_with(self, part: str) -> Step | None:
        """The step that has the part of that id; its first part has the id of the step."""
        with_more = (step for step in self._ordinary if step.further)
        return self.step(part) or next(
            (step for step in with_more if any(each.id == part for each in step.further)), None
        )

    def in_force(self) -> Sequence[Part]:
        """What the state is built from: the parts in force, by instant and order of entry."""
        return self._in_force

    def steps_in_force(self) -> Sequence[Step]:
        """Steps in force that are not about others, in the order of entry."""
        if self._standing is None:
            self._standing = [step for step in self._ordinary if step.taken_back_by is None]
        return self._standing

    def entry_order(self) -> dict[str, int]:
        """The places in the record of the events that began something, by id; empty where the parts
        in force are in the order of entry."""
        if self._is_in_order:
            return {}
        beginnings = COMPOSITION.beginnings
        return {
            event.id: part.order  # type: ignore[attr-defined]
            for part in self._in_force
            for event in part.events
            if type(event) in beginnings
        }

    def changed(self) -> Set[str]:
        """The ids of the steps whose first part has changed with the newest step."""
        return self._changed

    def beginning(self) -> Moment | None:
        """When the tournament was created, by the present time of day; None in a record that does
        not begin with it."""
        first = self._in_force[0] if self._in_force else None
        is_creation = first is not None and isinstance(first.events[0], TournamentCreated)
        return self.followed.instant(first.measured) if first is not None and is_creation else None

    def last_moment(self) -> Moment | None:
        """When the last step was entered, by the present time of day."""
        return self.followed.instant(self._steps[-1].measured_entry) if self._steps else None

    # -- inside

    def _continue(self, step: Step, recorded: Recorded) -> bool:
        """Add a further event of the last step; return whether that leaves the order settled."""
        if recorded.revises:
            if step.id not in self._revisions and not step.is_history:
                self._changing.append(step)
            revisions = self._revisions.setdefault(step.id, {})
            before = revisions.get(recorded.revises, ())
            revisions[recorded.revises] = (*before, recorded.payload)
            return False
        if recorded.intention:
            part = Part(
                recorded.id,
                recorded.at,
                recorded.author,
                (recorded.payload,),
                recorded.intention,
                step.order,
                step.moved,
            )
            step.further += (part,)
            return False
        part = step.further[-1] if step.further else step
        part.events += (recorded.payload,)
        return True

    def _settle(self) -> None:
        """Find out which steps are in force, in which form, and in which order."""
        self._standing = None
        self.form = object()
        before = {}
        for id_, first in self._first.items():
            changed = self.step(id_)
            if changed is not None:
                before[id_] = _version_of(changed)
                _set(changed, first)
        self._first = {}
        self._find_taken_back()
        for step in self._changing:
            if step.taken_back_by is None:
                self._change_others(step)
        parts: list[Part] = [step for step in self._ordinary if step.taken_back_by is None]
        several = [step for step in parts if isinstance(step, Step) and step.further]
        for step in several:
            parts.extend(step.further)
        # Sorting keeps what is equal, the order of entry, and costs little where all is in order.
        if self.followed.are_any:
            key = _MEASURED_AND_ORDER if several else _MEASURED
        else:
            key = _INSTANT_AND_ORDER if several else _INSTANT
        self._in_force = sorted(parts, key=key)
        self._is_in_order = self._in_force == parts
        was = {**self._first, **before}
        self._changed = frozenset(
            id_
            for id_, version in was.items()
            if (now := self.step(id_)) is not None and version != _version_of(now)
        )

    def _find_taken_back(self) -> None:
        """Let the steps say what took them back."""
        for step in self._taken_back:
            step.taken_back_by = None
        taken_back = steps_taken_back(
            (step.id, step.events[0]) for step in reversed(self._changing) if step.events
        )
        self._taken_back = []
        for id_, by in taken_back.items():
            taken = self.step(id_)
            if taken is not None:
                taken.taken_back_by = self.step(by)
                self._taken_back.append(taken)

    def _change_others(self, step: Step) -> None:
        """Let a step in force put others right, and bring the revisions that it came with."""
        for event in step.events:
            about = self.step(event.step) if isinstance(event, StepAmended) else None
            if isinstance(event, StepAmended) and about is not None and event.parts:
                self._first.setdefault(about.id, _version_of(about))
                _amend(about, event)
        for part_id, events in self._revisions.get(step.id, {}).items():
            revised = self.step_with(part_id)
            if revised is not None:
                self._first.setdefault(revised.id, _version_of(revised))
                _revise(revised, part_id, events)


def _version_of(step: Step) -> _Version:
    return _Version(step.at, step.events, step.kept, step.further)


def _set(step: Step, version: _Version) -> None:
    step.at, step.events = version.at, version.events
    step.kept, step.further = version.kept, version.further


def _amend(step: Step, event: StepAmended) -> None:
    """Give a step the parts that an amendment says."""
    known = {part.id: part for part in step.parts}
    further = []
    for amended in event.parts:
        part = known.get(amended.part)
        if part is None:
            part = Part(amended.part, amended.at, step.author, (), b"", step.order, step.moved)
        elif part is not step:
            part = msgspec.structs.replace(part)
        part.at, part.kept = amended.at, amended.intention.encode()
        if part is not step:
            further.append(part)
    step.further = tuple(further)


def _revise(step: Step, part_id: str, events: tuple[Event, ...]) -> None:
    """Give a part of a step other events."""
    if part_id == step.id:
        step.events = events
        return
    step.further = tuple(
        msgspec.structs.replace(part, events=events) if part.id == part_id else part
        for part in step.further
    )
