"""Tardiness goes by the round's clock, until the judge says otherwise."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, PauseClock, StartRound
from judgekit.domain.setup.commands import CreateTournament
from tests.bundled_policy import bundled_policy
from tests.seen import words_of

FIRST, LAST = "within-one-minute", "ten-minutes"


@pytest.fixture
def late(show, with_services, bridge):
    """Tardiness is considered, in a round that has run for 42 seconds."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    bridge.submit(StartRound(round=4))
    judge = show(with_services(policy=bundled_policy()))
    judge.clock.pass_time(42)
    judge.page.open_entry("ipg-3.1")
    return judge


def tick(judge, seconds: float) -> None:
    judge.clock.pass_time(seconds)
    judge.bridge.second.emit(judge.bridge.now())


def by_clock(judge) -> str:
    words = words_of(judge.controller.entry.circumstances)
    return next((each for each in words if "has run for" in each), "")


def known(judge) -> tuple[set[str], set[str]]:
    case = judge.controller.recording.case
    return set(case.held), set(case.denied)


def test_the_clock_says_how_late_it_is(late):
    assert by_clock(late) == "Round 4 has run for 0:42"
    assert known(late) == ({FIRST}, {LAST})
    assert late.verdict[0] == "This one becomes a Warning"

    tick(late, 19)
    assert by_clock(late) == "Round 4 has run for 1:01"
    assert known(late) == (set(), {FIRST, LAST})
    assert late.verdict[0] == "This one is a Game Loss"

    tick(late, 540)
    assert known(late) == ({LAST}, {FIRST})
    assert late.verdict[0] == "This one becomes a Match Loss"


def test_what_the_judge_answers_stays(late):
    tick(late, 60)
    late.press("Alt+4")
    assert known(late) == (set(), {LAST})
    late.press("Alt+4")
    assert known(late) == ({FIRST}, {LAST})

    tick(late, 600)

    assert FIRST in known(late)[0]
    assert by_clock(late) == "Round 4 has run for 11:42"


def test_a_clock_that_stands_still_makes_nobody_later(late, bridge):
    bridge.submit(PauseClock())
    tick(late, 300)

    assert by_clock(late) == "Round 4 has run for 0:42"
    assert known(late) == ({FIRST}, {LAST})


def test_without_a_round_the_clock_settles_nothing(late, bridge):
    bridge.submit(EndRound())

    assert by_clock(late) == ""
    assert known(late) == (set(), set())


def test_another_infraction_is_not_about_the_clock(late):
    late.page.open_entry("ipg-2.5")
    tick(late, 1)

    assert by_clock(late) == ""
    assert known(late) == (set(), set())


def test_at_regular_ten_minutes_lose_the_match(late):
    late.page.open_entry("jar-tardiness")
    assert known(late) == (set(), {"over-ten-minutes"})

    tick(late, 600)

    assert known(late) == ({"over-ten-minutes"}, set())
    assert late.verdict[0] == "This one becomes a Match Loss"


def test_what_is_written_goes_by_the_clock(late):
    late.controller.panel.whose.show_player("A. Rossi")
    late.press("Ctrl+Return")

    assert (late.last.penalty, late.last.circumstances) == ("warning", (FIRST,))
