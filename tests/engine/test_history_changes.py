"""What a change of history moves: beside clocks and deadlines, what is open and what is lost."""

from __future__ import annotations

from copy import deepcopy

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import FollowComputerClock, GrantExtension
from judgekit.domain.clock.telling import outdated_tellings
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.tournament import Tournament
from judgekit.engine.history_changes import (
    HistoryChanges,
    OpeningChange,
    OpenThing,
    history_changes,
)
from tests.day import TEN, Day, round_day


def moved(day: Day, command: Command) -> HistoryChanges:
    after = day.engine.foresee(command)
    assert isinstance(after, Tournament)
    return history_changes(day.engine.state, after, day.engine.now())


def test_an_end_taken_back_opens_the_call_again_and_brought_back_closes_it():
    day = round_day()
    day.at(10).do(OpenCall(3))
    day.at(14).do(CloseCall(3))
    found = moved(day.at(20), Undo())
    opened = OpeningChange(OpenThing.CALL, 3, is_open=True, since=TEN + 10 * MINUTE)
    assert found.openings == (opened,)
    assert found.moves_play
    day.do(Undo())
    closed = OpeningChange(OpenThing.CALL, 3, is_open=False, since=TEN + 14 * MINUTE)
    assert moved(day, Redo()).openings == (closed,)


def test_a_beginning_taken_back_and_brought_back():
    day = Day()
    day.do(StartDeckCheck(7))
    gone = OpeningChange(OpenThing.DECK_CHECK, 7, is_open=False, since=None)
    assert moved(day, Undo()).openings == (gone,)
    day.at(1).do(Undo())
    back = OpeningChange(OpenThing.DECK_CHECK, 7, is_open=True, since=TEN, was_there=False)
    assert moved(day, Redo()).openings == (back,)


def test_a_penalty_goes_and_comes_and_moves_nothing_in_play():
    day = round_day()
    day.do(IssuePenalty("Ann", "ipg-2.5", "warning", 3))
    gone = moved(day.at(5), Undo())
    assert (gone.penalties_gone, gone.penalties_back, gone.moves_play) == (1, 0, False)
    day.do(Undo())
    back = moved(day, Redo())
    assert (back.penalties_gone, back.penalties_back, back.moves_play) == (0, 1, False)


def test_who_has_to_be_told_again_because_of_it_and_who_had_to_be_anyway():
    day = round_day()
    first, second = (day.at(5).do(GrantExtension(table, 120)).id for table in (3, 4))
    for table in (3, 4):
        day.at(10).do(StartDeckCheck(table))
    for table in (3, 4):
        day.at(17).do(FinishDeckCheck(table))
    day.at(20).do(TakeBack(first))
    found = moved(day, Amend(second, {"seconds": 60}))
    assert [each.table for each in found.to_tell] == [4]


def test_a_moved_time_of_day_is_no_reason_to_tell_a_table_again():
    day = round_day()
    called = day.at(10).do(OpenCall(3))
    day.at(14).do(CloseCall(3))
    day.at(15).do(Amend(called.id, {"at": day.engine.now() - 8 * MINUTE}))
    before, now = day.engine.state, day.engine.now()
    assert outdated_tellings(before.clocks)
    before, hour = deepcopy(before), 60 * MINUTE
    day.do(FollowComputerClock(3_600))
    found = history_changes(before, day.engine.state, now, now + hour)
    assert found.to_tell == ()
    assert [each.ends is not None for each in found.times.clocks] == [True]
