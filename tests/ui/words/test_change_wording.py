"""What a change moves, in words."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.changes import Changes, ClockChange, TableChange
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.ui.words.change_wording import change_lines


def table(number: int) -> TableChange:
    return TableChange("main", number, 64 * SECOND, 13 * MINUTE + 50 * SECOND)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (ClockChange("main", MINUTE, 2 * MINUTE, ClockState.RUNNING), "01:00 becomes 02:00"),
        (ClockChange("main", MINUTE, MINUTE, ClockState.ENDED), "the round has ended"),
        (ClockChange("main", MINUTE, None, ClockState.NOT_STARTED), "no round"),
        (ClockChange("main", MINUTE, MINUTE, ClockState.RUNNING), "the round goes on"),
        (ClockChange("main", 1, 2, ClockState.PAUSED, 1_795_255_200_000), "paused since"),
    ],
)
def test_a_clock(qapp, change, words):
    (line,) = change_lines(Changes((change,), ()))
    assert words in line


def test_a_table_and_many(qapp):
    assert change_lines(Changes((), (table(3),))) == ["Table 3: −01:04 becomes −13:50"]
    lines = change_lines(Changes((), tuple(table(number) for number in range(1, 9))))
    assert len(lines) == 4
    assert "5" in lines[-1]
