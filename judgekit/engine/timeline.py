"""Who did what, when, across features; and what of it has been taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.taking_back import StepsTakenBack


class Step(msgspec.Struct):
    """What one command made happen. `taken_back_by` is the undo's step, None while this counts."""

    id: str
    at: Moment
    author: str
    events: list[Event]
    taken_back_by: Step | None = None

    @property
    def is_undo(self) -> bool:
        """Whether it takes others back."""
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
        self._standing: list[Step] = []
        self.extend(recorded)

    def extend(self, recorded: Iterable[Recorded]) -> None:
        """These were recorded too."""
        for each in recorded:
            step = self._by_id.get(each.step)
            if step is not None:
                step.events.append(each.payload)
                continue
            step = Step(each.step, each.at, each.author, [each.payload])
            self._steps.append(step)
            self._by_id[step.id] = step
            payload = each.payload
            if isinstance(payload, StepsTakenBack):
                for id_ in payload.steps:
                    self._take_back(id_, step)
            else:
                self._standing.append(step)

    @property
    def steps(self) -> Sequence[Step]:
        """All of them, those taken back and the undos too."""
        return self._steps

    def step(self, id_: str) -> Step | None:
        """The step of that id."""
        return self._by_id.get(id_)

    def standing(self) -> Sequence[Step]:
        """Those that count, undos left out: what the state is made of, and what can be undone."""
        return self._standing

    def last_moment(self) -> Moment | None:
        """When the last step was recorded."""
        return self._steps[-1].at if self._steps else None

    def _take_back(self, id_: str, undo: Step) -> None:
        step = self._by_id.get(id_)
        if step is not None and step.counts:
            step.taken_back_by = undo
            self._standing.remove(step)
