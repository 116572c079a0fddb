"""What the garbage collector has to look at in a long day."""

from __future__ import annotations

import gc

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.event import Event
from tests.day import Day


def kinds(base: type) -> list[type]:
    return [each for kind in base.__subclasses__() for each in (kind, *kinds(kind))]


def test_no_event_is_looked_at():
    assert [kind for kind in kinds(Event) if kind.__struct_config__.gc] == []


@pytest.mark.usefixtures("only_own_garbage")
def test_a_longer_day_is_no_more_to_look_at():
    def looked_at(entries: int) -> int:
        gc.collect()
        before = len(gc.get_objects())
        day = Day()
        day.do(StartRound(minutes=50))
        for table in range(1, entries + 1):
            day.do(OpenCall(table))
            day.do(IssuePenalty("Anna Rossi", "ipg-2.5", "warning", table))
            day.do(CloseCall(table))
        gc.collect()
        return len(gc.get_objects()) - before

    looked_at(2)  # what is made on first use
    assert looked_at(40) <= looked_at(4) + 10
