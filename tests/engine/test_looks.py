"""Between two looks nothing jumps: what is left goes down with time or stands still, and whatever
moves a deadline otherwise is a command."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.snapshot import ClockState
from tests.day import Day
from tests.engine.any_commands import STEPS, after_a_start

LOOKS = st.lists(st.sampled_from((1, 250, 999, 1_000, 60_001, 700_000)), min_size=1, max_size=3)


@given(after_a_start(STEPS), LOOKS)
def test_between_two_looks_nothing_jumps(steps, looks):
    day = Day()
    for gap, command in steps:
        watch(day, [gap * 1_000])
        day.engine.submit(command)
    watch(day, looks)


def watch(day: Day, looks: list[int]) -> None:
    """Look at every clock, let so many milliseconds go by, and look again."""
    for gap in looks:
        names = list(day.engine.state.clocks.by_name)
        before = [day.snapshot(name) for name in names]
        day.clock.at += gap
        for was in before:
            compare(was, day.snapshot(was.clock), gap, held_tables(day, was.clock))


def held_tables(day: Day, clock: str) -> set[int]:
    """Those at which something that began before T goes on."""
    return {
        number
        for number, table in day.engine.state.clocks.by_name[clock].round.tables.items()
        if any(each.counts and each.until is None for each in table.interruptions)
    }


def compare(was, now, gap: int, held: set[int]) -> None:
    runs = was.state in (ClockState.RUNNING, ClockState.OVERTIME)
    passed = gap if runs else 0
    waits = 0 if runs or was.state is ClockState.ENDED else gap
    if was.remaining is None:
        assert now.remaining is None and now.ends_at is None and now.hall.until is None
        assert all(each.left is None and each.extension == 0 for each in now.tables)
        return
    assert now.remaining == was.remaining - passed
    assert now.ends_at == was.ends_at + waits
    assert [each.table for each in now.tables] == [each.table for each in was.tables]
    for earlier, later in zip(was.tables, now.tables, strict=True):
        stays = not runs or earlier.table in held
        assert later.left == earlier.left - (0 if stays else gap)
        assert later.extension - earlier.extension == (gap if runs and earlier.table in held else 0)
        assert (later.turn, later.turns_total) == (earlier.turn, earlier.turns_total)
        assert later.state is earlier.state
