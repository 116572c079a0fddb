"""Changes of history that say nothing, or something impossible: refused with the field that is
wrong, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import FollowComputerClock, GrantExtension, PauseClock
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.engine import Device, Engine
from judgekit.engine.timeline import Step
from tests.day import TEN, Counting, Day, round_day


def field(day: Day, command: Command) -> Any:
    """The field for which a command is refused as a wrong value; nothing has changed."""
    before = list(day.log.recorded)
    refused = day.engine.submit(command)
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.WRONG_VALUE
    assert day.log.recorded == before
    return refused.values["field"]


@pytest.fixture
def day() -> Day:
    return round_day().at(10)


def test_an_amendment_without_a_value_is_refused(day):
    step = day.do(GrantExtension(3, 60))
    assert field(day, Amend(step.id, {})) == "set"


@pytest.mark.parametrize("at", ["10:05", None, 3.5])
def test_an_amended_instant_has_to_be_one(day, at):
    step = day.do(GrantExtension(3, 60))
    assert field(day, Amend(step.id, {"at": at})) == "at"


@pytest.mark.parametrize(
    "values",
    [
        {"lines": []},
        {"lines": "two"},
        {"lines": [{"do": "note", "text": "One.", "at": TEN}], "at": TEN},
        {"lines": ["note"]},
        {"lines": [{"do": "note", "text": "One."}]},
        {"lines": [{"do": "note", "text": "One.", "at": "10:05"}]},
        {"lines": [{"do": "follow-computer-clock", "seconds": 60, "at": TEN}]},
    ],
)
def test_lines_that_are_put_right_have_to_be_lines_with_instants(day, values):
    step = day.do(Note("Seats are up."))
    assert field(day, Amend(step.id, values)) == "lines"


def test_the_beginning_can_not_be_put_into_the_future():
    day = Day()
    begun = day.do(CreateTournament("Open"))
    day.at(10)
    assert day.refused(Amend(begun.id, {"at": TEN + 11 * MINUTE})) is RefusalCode.IN_THE_FUTURE
    day.do(Amend(begun.id, {"at": TEN + 9 * MINUTE}))
    assert day.engine.timeline.beginning() == TEN + 9 * MINUTE


def test_a_step_that_nobody_entered_can_be_neither_taken_nor_put_back(day):
    assert day.refused(PutBack("no step")) is RefusalCode.UNKNOWN_STEP
    assert day.refused(TakeBack("no step")) is RefusalCode.UNKNOWN_STEP


def test_of_several_lines_none_is_entered_where_one_is_in_the_future(day):
    lines = (
        Dated(TEN + 5 * MINUTE, GrantExtension(3, 60)),
        Dated(TEN + 11 * MINUTE, OpenCall(4)),
    )
    before = len(day.log.recorded)
    assert day.refused(Together(lines)) is RefusalCode.IN_THE_FUTURE
    assert len(day.log.recorded) == before
    assert len(day.engine.state.calls.open_calls()) == 0


def test_nothing_comes_back_where_nothing_was_undone_since_the_beginning():
    day = Day()
    assert day.refused(Redo()) is RefusalCode.NOTHING_TO_REDO
    assert day.engine.redoable() is None


def test_what_another_installation_did_meanwhile_is_passed_over_by_redo(day):
    undone = day.do(GrantExtension(3, 60))
    day.do(Undo())
    other = Engine(day.log, day.log.recorded, day.clock, Device("other", Counting(5_000)))
    assert isinstance(other.submit(PauseClock(), "Bea"), Step)
    again = Engine(day.log, day.log.recorded, day.clock, Device("laptop", Counting(9_000)))
    assert again.redoable() == again.timeline.step(undone.id)
    assert isinstance(again.submit(Redo()), Step)
    assert again.state.clocks.by_name["main"].rounds[-1].tables[3].grants


def test_a_followed_clock_is_no_line_among_others(day):
    lines = (Dated(TEN, Note("One.")), Dated(TEN, FollowComputerClock(60)))
    assert field(day, Together(lines)) == "lines"
