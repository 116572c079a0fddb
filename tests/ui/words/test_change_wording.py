"""What a change moves, in words."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.changes import Changes, ClockChange, TableChange
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.clock.state import Told
from judgekit.domain.clock.telling import OutdatedTelling
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.history_changes import HistoryChanges, OpeningChange, OpenThing
from judgekit.ui.words.change_wording import change_lines, history_lines
from judgekit.ui.words.wording import time_with_seconds
from tests.day import TEN

NOT_STARTED, RUNNING, PAUSED, OVERTIME, ENDED = ClockState
NOTHING = Changes((), ())


def table(number: int) -> TableChange:
    return TableChange("main", number, 64 * SECOND, 13 * MINUTE + 50 * SECOND)


def clock(
    was: ClockState,
    state: ClockState,
    before: int | None,
    after: int | None,
    since=None,
    *,
    name="main",
) -> ClockChange:
    return ClockChange(name, before, after, state, since, was, 4)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (clock(RUNNING, RUNNING, MINUTE, 2 * MINUTE), "Round 4: 01:00 becomes 02:00"),
        (clock(RUNNING, OVERTIME, MINUTE, -MINUTE), "Round 4: 01:00 becomes −01:00"),
        (
            clock(RUNNING, PAUSED, MINUTE, 4 * MINUTE, TEN),
            "Round 4: paused since {ten}, 01:00 becomes 04:00",
        ),
        (clock(PAUSED, RUNNING, MINUTE, 0), "Round 4: running again, 01:00 becomes 00:00"),
        (clock(RUNNING, ENDED, MINUTE, MINUTE, TEN), "Round 4: ended at {ten}"),
        (
            clock(ENDED, OVERTIME, MINUTE, -MINUTE),
            "Round 4: not ended, 01:00 becomes −01:00",
        ),
        (clock(ENDED, PAUSED, MINUTE, MINUTE, TEN), "Round 4: paused since {ten}"),
        (clock(RUNNING, NOT_STARTED, MINUTE, None), "Round 4: not started"),
        (clock(NOT_STARTED, RUNNING, None, MINUTE, TEN), "Round 4: running since {ten}"),
        (clock(RUNNING, NOT_STARTED, MINUTE, None, name="side"), "side, round 4: not started"),
    ],
)
def test_a_clock(qapp, change, words):
    assert change_lines(Changes((change,), ())) == [words.format(ten=time_with_seconds(TEN))]


def test_a_table_and_many(qapp):
    assert change_lines(Changes((), (table(3),))) == ["Table 3: −01:04 becomes −13:50"]
    lines = change_lines(Changes((), tuple(table(number) for number in range(1, 9))))
    assert len(lines) == 4
    assert "5" in lines[-1]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (OpeningChange(OpenThing.CALL, 3, True, TEN), "Table 3: call open again, since {ten}"),
        (OpeningChange(OpenThing.CALL, 3, True, TEN, False), "Table 3: call open since {ten}"),
        (OpeningChange(OpenThing.CALL, 3, False, TEN), "Table 3: call closed at {ten}"),
        (OpeningChange(OpenThing.CALL, 3, False, None), "Table 3: no call open"),
        (
            OpeningChange(OpenThing.DECK_CHECK, 3, True, TEN),
            "Table 3: deck check in progress again, since {ten}",
        ),
        (
            OpeningChange(OpenThing.DECK_CHECK, 3, False, None),
            "Table 3: no deck check in progress",
        ),
    ],
)
def test_what_is_open_at_a_table(qapp, change, words):
    lines = history_lines(HistoryChanges(NOTHING, (change,)))
    assert lines == [words.format(ten=time_with_seconds(TEN))]


def test_penalties_and_who_has_to_be_told(qapp):
    outdated = OutdatedTelling("main", 1, "r", 9, Told(-MINUTE, TEN), -2 * MINUTE, 5)
    changes = HistoryChanges(NOTHING, (), 1, 2, (outdated,))
    gone, back, tell = history_lines(changes)
    assert gone.startswith("1 penalty")
    assert back.startswith("2 penalty")
    assert tell == "Tell table 9 again"
