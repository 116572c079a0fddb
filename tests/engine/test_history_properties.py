"""However a day was entered, late, wrongly at first, taken back and put back, it ends in the state
of the day entered rightly at once; and the record, replayed, always gives the live state."""

from __future__ import annotations

from itertools import zip_longest

from hypothesis import assume, event, given
from hypothesis import strategies as st

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from tests.day import Day
from tests.engine.any_commands import STEPS, after_a_start
from tests.engine.told_history import (
    Line,
    all_entered,
    entered,
    is_told_by_numbers,
    right_day,
    what_happened,
)
from tests.engine.written import written_and_read
from tests.plain_state import plainly

DAYS = after_a_start(STEPS)


def replayed_is_live(day: Day) -> bool:
    return plainly(state_of(Timeline(day.log.recorded))) == plainly(day.engine.state)


@given(DAYS, st.data())
def test_entering_late_is_entering_in_time(steps, data):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    late = data.draw(st.integers(0, len(lines) - 1), "late")
    day = Day()
    first = all_entered(day, [*lines[:late], *lines[late + 1 :]])
    if first is None or entered(day, lines[late]) is None:
        event("could not be entered without it")
        return
    event("entered late")
    assert what_happened(day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(day)


@given(DAYS, st.integers(1, 4))
def test_undo_then_redo_is_nothing(steps, count):
    _, day = right_day(steps)
    before = plainly(day.engine.state)
    assume(isinstance(day.engine.submit(Undo(count)), Step))
    assert replayed_is_live(day)
    assert isinstance(day.engine.submit(Redo(count)), Step)
    assert plainly(day.engine.state) == before
    assert replayed_is_live(day)


@given(DAYS, st.integers(0, 30))
def test_taken_back_and_put_back_is_nothing(steps, which):
    lines, day = right_day(steps)
    assume(lines)
    step = day.engine.timeline.steps[which % len(lines)]
    before = plainly(day.engine.state)
    assume(isinstance(day.engine.submit(TakeBack(step.id)), Step))
    assert isinstance(day.engine.submit(PutBack(step.id)), Step)
    assert plainly(day.engine.state) == before
    assert replayed_is_live(day)


def wrongly(at, command, change):
    """The line as it was entered wrongly, and the amendment that puts it right; None if a change of
    this kind doesn't concern it."""
    if change == "at":
        return (at - SECOND // 2, command), {"at": at}
    value = getattr(command, change, None)
    if value is None:
        return None
    other = {"table": 3 - value if value in (1, 2) else 1, "reason": "other", "minutes": 7.0}
    kind = type(command)
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    return (at, kind(**{**fields, change: other[change]})), {change: value}


@given(DAYS, st.integers(0, 30), st.sampled_from(("at", "table", "reason", "minutes")))
def test_amending_is_having_been_right(steps, which, change):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    wrong = which % len(lines)
    made = wrongly(*lines[wrong], change)
    assume(made is not None)
    line, fields = made
    day = Day()
    entries = all_entered(day, [*lines[:wrong], line, *lines[wrong + 1 :]])
    if entries is None:
        event("could not be entered wrongly")
        return
    if change == "at":
        fields = {"at": fields["at"] + entries[wrong].moved}
    if not isinstance(day.engine.submit(Amend(entries[wrong].id, fields)), Step):
        event("refused")
        return
    event("amended")
    assert what_happened(day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(day)


ACTIONS = st.lists(
    st.sampled_from(("enter", "enter", "late", "table", "reason", "undo", "take back", "reopen")),
    max_size=30,
)


class MixedUp:
    """A day whose lines are entered late, wrongly, or not only once, over several openings."""

    def __init__(self) -> None:
        self.day = Day()
        self._late: list[Line] = []
        self._to_amend: list[tuple[str, dict[str, object]]] = []

    def act(self, line: Line, action: str) -> bool:
        """Enter a line in this way; return whether all of it was accepted."""
        if action == "late":
            self._late.append(line)
            return True
        if action in ("table", "reason"):
            made = wrongly(*line, action)
            if made is not None:
                return self._enter_wrongly(*made)
        step = entered(self.day, line)
        if step is None:
            return False
        if action == "undo":
            return self._all_accepted(Undo(), Redo())
        if action == "take back":
            return self._all_accepted(TakeBack(step.id), PutBack(step.id))
        if action == "reopen":
            recorded = [written_and_read(each) for each in self.day.log.recorded]
            at, self.day = self.day.engine.now(), Day(recorded)
            self.day.clock.at = at
            self.day.log.recorded.extend(recorded)
        return True

    def put_right(self) -> bool:
        """Enter what is late, newest first, and amend what is wrong."""
        amendments = (Amend(step, fields) for step, fields in self._to_amend)
        late = all_entered(self.day, self._late[::-1]) is not None
        return late and self._all_accepted(*amendments)

    def _enter_wrongly(self, line: Line, fields: dict[str, object]) -> bool:
        step = entered(self.day, line)
        if step is not None:
            self._to_amend.append((step.id, fields))
        return step is not None

    def _all_accepted(self, *commands: Command) -> bool:
        return all(isinstance(self.day.engine.submit(each), Step) for each in commands)


@given(DAYS, ACTIONS)
def test_a_mixed_up_day_ends_as_the_day_entered_rightly(steps, actions):
    lines, right = right_day(steps)
    assume(lines and not is_told_by_numbers(lines, right.engine.state))
    mixed = MixedUp()
    for line, action in zip_longest(lines, actions[: len(lines)], fillvalue="enter"):
        if not mixed.act(line, action):
            event("refused on the way")
            return
    if not mixed.put_right():
        event("refused at the end")
        return
    event("put right")
    assert what_happened(mixed.day.engine.state) == what_happened(right.engine.state)
    assert replayed_is_live(mixed.day)
