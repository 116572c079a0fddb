"""Commands are kept packed; what they meant is as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.shared.history import Undo
from judgekit.engine.intention import decoded
from judgekit.engine.packing import OFTEN, packed, unpacked
from judgekit.engine.timeline import Timeline
from tests.day import Day

ENCODED = st.text(min_size=1).map(lambda text: b"{" + text.encode("utf-8", "replace"))


@given(ENCODED | st.sampled_from((b"", b"{}", OFTEN[:900], OFTEN * 9)))
def test_what_is_packed_comes_back_and_is_never_longer(encoded):
    kept = packed(encoded)
    assert unpacked(kept) == encoded
    assert len(kept) <= len(encoded)
    assert packed(kept) == kept


def test_a_command_that_was_entered_takes_less_than_half_as_much():
    day = Day()
    day.do(StartRound(minutes=50))
    day.do(OpenCall(7))
    step = day.engine.timeline.steps[-1]
    assert step.intention == day.log.recorded[-1].intention
    assert len(step.kept) < len(step.intention) / 2
    assert decoded(step.intention).command.table == 7


def test_a_step_is_the_same_however_its_commands_are_kept():
    day = Day()
    day.do(StartRound(minutes=50))
    day.do(OpenCall(7))
    read = Timeline(day.log.recorded)
    assert read.steps[-1].kept != day.engine.timeline.steps[-1].kept
    assert read.steps == day.engine.timeline.steps
    day.do(Undo())
    assert read.steps[1] != day.engine.timeline.steps[1]
