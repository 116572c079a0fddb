"""The timeline: all steps across features, and which of them were taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

import msgspec

from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.taking_back import StepsTakenBack


class Step(msgspec.Struct, gc=False):
    """The events of one command.

    `taken_back_by` is the undo's step, None while this is in force.
    """

    id: str
    at: Moment
    author: str
    events: tuple[Event, ...]
    taken_back_by: Step | None = None

    @property
    def is_undo(self) -> bool:
        """Whether it takes other steps back."""
        return isinstance(self.events[0], StepsTakenBack)

    @property
    def counts(self) -> bool:
        """Whether it is in force."""
        return self.taken_back_by is None


class Timeline:
    """The steps of the record, oldest first."""

    def __init__(self, recorded: Iterable[Recorded] = ()) -> None:
        self._steps: list[Step] = []
        self._by_id: dict[str, Step] = {}
        """Filled when a step is first looked up by id."""
        self._in_force: list[Step] = []
        self.extend(recorded)

    def extend(self, recorded: Iterable[Recorded]) -> None:
        """Append recorded events; those of one step are consecutive."""
        add, add_in_force = self._steps.append, self._in_force.append
        last = self._steps[-1] if self._steps else None
        last_id = last.id if last is not None else ""
        for each in recorded:
            payload = each.payload
            if last is not None and each.step == last_id:
                last.events += (payload,)
                continue
            last_id = each.step
            last = Step(last_id, each.at, each.author, (payload,))
            add(last)
            if isinstance(payload, StepsTakenBack):
                for id_ in payload.steps:
                    self._take_back(id_, last)
            else:
                add_in_force(last)

    def copy(self) -> Timeline:
        """Return a timeline of its own: what is taken back in it stays in force in this one."""
        copied = Timeline()
        own = {
            step.id: Step(step.id, step.at, step.author, step.events, step.taken_back_by)
            for step in self._steps
        }
        copied._steps, copied._by_id = list(own.values()), own
        copied._in_force = [own[step.id] for step in self._in_force]
        return copied

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, including undos and those taken back."""
        return self._steps

    def step(self, id_: str) -> Step | None:
        """The step of that id."""
        by_id = self._by_id
        for step in islice(self._steps, len(by_id), None):
            by_id[step.id] = step
        return by_id.get(id_)

    def steps_in_force(self) -> Sequence[Step]:
        """Steps in force, without undos: the state is built from them, and they can be undone."""
        return self._in_force

    def last_moment(self) -> Moment | None:
        """When the last step was recorded."""
        return self._steps[-1].at if self._steps else None

    def _take_back(self, id_: str, undo: Step) -> None:
        step = self.step(id_)
        if step is None or not step.counts:
            return
        step.taken_back_by = undo
        # A step that is taken back is usually near the end.
        for position in range(len(self._in_force) - 1, -1, -1):
            if self._in_force[position] is step:
                del self._in_force[position]
                return
