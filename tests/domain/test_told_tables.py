"""What a table was told at the end of a call, and when it has to be told again."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
    StartTurns,
    TellTable,
)
from judgekit.domain.clock.events import ExtensionGranted, TableTold
from judgekit.domain.clock.telling import outdated_tellings
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import TEN, Day, round_day


def told(day: Day, table: int) -> tuple[float, float] | None:
    """The reading that the table was told last, and when after ten; both in minutes."""
    last = day.engine.state.clocks.by_name["main"].round.tables[table].told
    return None if last is None else (last.reading / MINUTE, (last.at - TEN) / MINUTE)


def to_tell(day: Day) -> dict[int, tuple[float, float]]:
    """The tables to be told again: what they were told and what holds, in minutes."""
    return {
        each.table: (each.told.reading / MINUTE, each.reading / MINUTE)
        for each in outdated_tellings(day.engine.state.clocks)
    }


def closed_day() -> tuple[Day, str, str]:
    """A day on which table 3 had a call from 10:42 to 10:46; the ids of its opening and closing."""
    day = round_day()
    opened = day.at(42).do(OpenCall(3))
    closed = day.at(46).do(CloseCall(3))
    return day, opened.id, closed.id


class TestWhatIsTold:
    def test_the_end_of_a_call_tells_the_table_its_reading_by_whom_and_when(self):
        day, opened, _ = closed_day()
        last = day.engine.state.clocks.by_name["main"].round.tables[3].told
        assert (last.reading, last.at, last.author) == (-4 * MINUTE, TEN + 46 * MINUTE, "Ann")
        assert last.source == opened

    def test_an_extension_by_hand_and_the_return_of_decks_tell_theirs(self):
        day = round_day()
        day.do(GrantExtension(14, 300))
        assert told(day, 14) == (-5, 0)
        day.at(10).do(StartDeckCheck(14))
        day.at(17).do(FinishDeckCheck(14))
        assert told(day, 14) == (-15, 17)
        day.at(20).do(StartDeckCheck(7))
        day.at(29).do(ReturnDecks(FinishDeckCheck(7)))
        assert told(day, 7) == (-12, 29)

    def test_a_short_call_tells_that_nothing_is_added(self):
        day = round_day()
        day.at(10).do(OpenCall(3))
        day.at(10, 40).do(CloseCall(3))
        assert told(day, 3) == (0, 10 + 40 / 60)

    @pytest.mark.parametrize("seconds", [0, 45, 900])
    def test_what_is_given_instead_is_what_is_told(self, seconds):
        day = round_day()
        day.at(10).do(OpenCall(3))
        day.at(15).do(CloseCall(3, seconds=seconds))
        assert told(day, 3) == (-seconds / 60, 15)

    def test_nothing_is_told_without_a_limit_or_a_round_or_while_the_deadline_is_held(self):
        day = round_day(None)
        day.do(OpenCall(3))
        assert day.at(5).events(CloseCall(3))[0].told is None
        assert Day().events(OpenCall(3))[0].id
        day = round_day()
        day.do(OpenCall(3))
        day.do(OpenCall(3, "errand"))
        assert day.at(5).events(CloseCall(3))[0].told is None, "the ruling still waits"
        granted = ExtensionGranted("main", 3, MINUTE, "", "main 1")
        assert day.at(6).events(GrantExtension(3, 60)) == [granted]
        assert day.at(8).events(CloseCall(3))[0].told == -9 * MINUTE

    def test_a_call_left_open_over_the_end_of_the_round_tells_nothing(self):
        day = round_day()
        day.at(10).do(OpenCall(3))
        day.at(50).do(EndRound())
        assert day.at(55).events(CloseCall(3))[0].told is None


class TestWhatNoLongerHolds:
    def test_a_call_that_began_earlier_than_was_entered_is_told_again(self):
        day, opened, _ = closed_day()
        assert to_tell(day) == {}
        day.at(49).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        assert to_tell(day) == {3: (-4, -5)}
        assert told(day, 3) == (-4, 46), "what was said stays said"
        day.do(Undo())
        assert to_tell(day) == {}
        day.do(Redo())
        assert to_tell(day) == {3: (-4, -5)}

    def test_a_pause_that_is_entered_late_shortens_the_call_and_only_that_table_is_told(self):
        day, _, _ = closed_day()
        day.do(GrantExtension(9, 60))
        day.at(50)
        for at, command in ((43, PauseClock()), (45, ResumeClock())):
            day.engine.submit(command, "Ann", TEN + at * MINUTE)
        assert to_tell(day) == {3: (-4, -2)}

    def test_an_earlier_extension_that_is_taken_back_changes_what_was_told_later(self):
        day = round_day()
        granted = day.at(5).do(GrantExtension(3, 120)).id
        day.at(42).do(OpenCall(3))
        day.at(46).do(CloseCall(3))
        day.at(48).do(TakeBack(granted))
        assert to_tell(day) == {3: (-6, -4)}
        day.do(PutBack(granted))
        assert to_tell(day) == {}

    def test_an_end_that_is_taken_back_takes_what_was_told_with_it(self):
        day, _, _ = closed_day()
        day.do(Undo())
        assert told(day, 3) is None
        assert to_tell(day) == {}

    def test_the_clock_corrected_paused_and_resumed_moves_no_reading(self):
        day, _, _ = closed_day()
        for command in (CorrectClock(120), PauseClock()):
            day.do(command)
        day.at(60).do(ResumeClock())
        day.do(CorrectClock(-30))
        assert to_tell(day) == {}

    def test_the_last_thing_told_counts(self):
        day, opened, _ = closed_day()
        day.at(47).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        day.at(48).do(GrantExtension(3, 60))
        assert told(day, 3) == (-6, 48)
        assert to_tell(day) == {}

    def test_telling_it_again_settles_it_until_it_moves_again(self):
        day, opened, _ = closed_day()
        day.at(47).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        assert day.at(48).events(TellTable(3)) == [TableTold("main", 3, -5 * MINUTE, "main 1")]
        assert to_tell(day) == {}
        day.at(49).do(Amend(opened, {"at": TEN + 40 * MINUTE}))
        assert to_tell(day) == {3: (-5, -6)}

    def test_an_interrupted_table_waits_for_the_end_of_that(self):
        day, opened, _ = closed_day()
        day.at(47).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        day.at(48).do(OpenCall(3))
        assert to_tell(day) == {}
        day.at(48, 30).do(CloseCall(3))
        assert to_tell(day) == {}, "it was told at the end of the second call"
        assert told(day, 3) == (-5, 48.5)

    @pytest.mark.parametrize("after", [FinishTable(3), EndRound(), StartTurns(3)])
    def test_who_needs_no_reading_any_more_is_not_told(self, after):
        day, opened, _ = closed_day()
        day.at(48).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        day.at(56).do(after)
        assert to_tell(day) == {}

    def test_a_new_round_begins_with_nothing_told(self):
        day, opened, _ = closed_day()
        day.at(48).do(Amend(opened, {"at": TEN + 41 * MINUTE}))
        day.at(60).do(EndRound())
        day.do(StartRound(minutes=50))
        day.do(GrantExtension(3, 60, "seats"))
        assert to_tell(day) == {}

    def test_a_call_that_was_at_another_table_takes_what_was_told_there(self):
        day, opened, _ = closed_day()
        day.at(48).do(Amend(opened, {"table": 4}))
        assert told(day, 4) == (-4, 46)
        assert to_tell(day) == {}
        day.do(Undo())
        day.engine.submit(GrantExtension(4, 60), "Ann", TEN + 5 * MINUTE)
        day.at(50).do(Amend(opened, {"table": 4}))
        assert to_tell(day) == {4: (-4, -5)}


def test_without_a_round_no_table_is_told():
    assert Day().refused(TellTable(3)) is RefusalCode.NO_CLOCK
    day = round_day()
    day.at(50).do(EndRound())
    assert day.refused(TellTable(3, "main")) is RefusalCode.CLOCK_ENDED
    assert day.refused(TellTable(0)) is RefusalCode.WRONG_VALUE


def test_seconds_count():
    day = round_day()
    day.do(GrantExtension(3, 61))
    amended = day.engine.timeline.steps[-1].id
    day.at(1).do(Amend(amended, {"seconds": 60}))
    (only,) = outdated_tellings(day.engine.state.clocks)
    assert (only.told.reading, only.reading) == (-61 * SECOND, -60 * SECOND)
    assert (only.clock, only.round, only.turns) == ("main", 1, 5)
