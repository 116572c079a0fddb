"""The soak's day has exactly the calls, checks and penalties that were asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.day_cut_down import cut_down
from benchmarks.soak import Day
from judgekit.domain.calls.commands import OpenCall
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.recording import KeptInMemory, recorded_day, rehearsing_device
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.system.resources import resources_folder
from judgekit.views.words.words import Words

PLANNED = list(
    planned_day(RehearsalSetup(3, 120, 5, checked=0.2), Words(resources_folder() / "locale", "en"))
)


def counts(steps):
    return Counter(type(step.command).__name__ for step in steps)


def test_a_day_is_cut_down_to_so_many_calls_and_penalties_and_keeps_all_else():
    made, before = cut_down(PLANNED, 20, 8, seed=1), counts(PLANNED)
    assert Day(120, 5, 20, 12, 8).has(counts(made))
    left = counts(made)
    assert left["CloseCall"] == 20
    assert left["DecideAppeal"] == left["OpenAppeal"]
    for name in ("TakePairings", "FinishDeckCheck", "TickDeck", "FinishTable", "NextTurn"):
        assert left[name] == before[name]


@pytest.mark.parametrize("seed", range(5))
def test_the_engine_refuses_no_step_that_is_left(seed):
    made = cut_down(PLANNED, 10, 5, seed)
    assert made == cut_down(PLANNED, 10, 5, seed)
    engine = recorded_day(made, KeptInMemory(), rehearsing_device(3))
    assert len(engine.state.calls.entered) == 10
    assert not engine.state.calls.open_calls()


def test_a_day_that_has_too_few_is_no_such_day():
    with pytest.raises(ValueError, match="larger than population"):
        cut_down(PLANNED, counts(PLANNED)[OpenCall.__name__] + 1, 1, seed=1)
