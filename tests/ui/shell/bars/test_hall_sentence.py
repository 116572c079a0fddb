"""The strip's sentence on the hall beside tables in turns, and during a draft."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import (
    GrantExtension,
    PauseClock,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.ui.words.wording import time_with_seconds
from tests.ui.shell.strip_cells import in_minutes, seat


@pytest.fixture
def last_and_turns(strip, bridge, tell):
    """Two tables on extensions and two in turns; the time until which the hall waits without the
    last one."""
    bridge.submit(StartRound())
    seat(bridge, 5, 7, 12, 22)
    bridge.submit(GrantExtension(7, 600))
    bridge.submit(GrantExtension(5, 240))
    without = time_with_seconds(bridge.now() + 54 * MINUTE)
    tell(52 * 60)
    bridge.submit(StartTurns(12))
    bridge.submit(StartTurns(22))
    return without


def test_beside_tables_in_turns_it_still_says_until_when_without_the_last(strip, last_and_turns):
    assert strip.words()[-1].endswith(
        f"; without it until {last_and_turns}; table(s) 12, 22 in turns"
    )


def test_in_a_paused_round_too_a_time_stands_beside_tables_in_turns(strip, bridge, last_and_turns):
    until = in_minutes(bridge, 8)
    bridge.submit(PauseClock())
    assert strip.words()[-1] == (
        f"Waiting for table 7; paused; if resumed now, until {until}; table(s) 12, 22 in turns"
    )


def test_in_a_narrow_strip_the_tables_in_turns_go_before_that_time(strip, last_and_turns):
    seen = []
    for width in range(1280, 420, -10):
        strip.resize(width, strip.height())
        seen.append(strip.words()[-1].rpartition(f"without it until {last_and_turns}")[2])
    assert list(dict.fromkeys(seen)) == ["; table(s) 12, 22 in turns", "; 2 table(s) in turns", ""]


def test_of_a_draft_the_hall_is_told_when_it_ends(strip, bridge, tell):
    bridge.submit(StartDraft("main"))
    ends = draft_end(bridge)
    tell(45)
    assert strip.words()[-1] == f"Draft in progress, ends {time_with_seconds(ends)}"
    bridge.submit(PauseClock())
    tell(10)
    moved = time_with_seconds(ends + 10 * SECOND)
    assert strip.words()[-1] == f"Draft in progress, paused; if resumed now, ends {moved}"


def test_a_draft_that_is_over_is_not_in_progress(strip, bridge, tell):
    bridge.submit(StartDraft("main"))
    ends = draft_end(bridge)
    tell((ends - bridge.now()) // SECOND + 60)
    said = f"The draft is over, its last step ended at {time_with_seconds(ends)}"
    assert strip.words()[-1] == said


def test_a_round_beside_a_draft_is_what_the_hall_waits_for(strip, bridge, tell):
    bridge.submit(StartDraft("Side draft"))
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(7, 600, clock="main"))
    tell(45)
    assert strip.words()[-1].startswith("Waiting for table 7 until ")


def draft_end(bridge) -> int:
    end = ends_at(bridge.state.clocks.by_name["main"].round, bridge.now())
    assert end is not None
    return end
