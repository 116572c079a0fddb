"""What is refused at a table, by a clock or of an appeal: why, and what of it is named."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.appeals import (
    LONGEST_APPEAL,
    amendment_obstacle,
    call_obstacle,
    outcome_obstacle,
)
from judgekit.domain.calls.commands import (
    AmendAppeal,
    ChangeCall,
    CloseCall,
    DecideAppeal,
    DraftAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.calls.decide import no_open_call, open_call_obstacle
from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
    CallClosed,
)
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    FollowComputerClock,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    SetClock,
    StartDraft,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.clock.decide import HIGHEST_ROUND, HIGHEST_TABLE, LONGEST_ROUND, LONGEST_SHIFT
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.shared.moment import LATEST, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from tests.day import TEN, Day

Code = RefusalCode
ROUND = (StartRound(round=2, minutes=50),)
NO_LIMIT = (StartRound(round=2, minutes=None),)
PAUSED = (*ROUND, PauseClock())
ENDED = (*ROUND, EndRound())
DONE = (*ROUND, FinishTable(7))
CALLED = (*ROUND, OpenCall(7))
APPEALED = (*ROUND, OpenAppeal(7, ruling="too late"))
DECIDED = (*APPEALED, DecideAppeal(7, "upheld"))
DRAFT = (StartDraft("draft", "booster", 14),)


def refused(given, command, at: float = 10) -> Refusal | None:
    """Why a command is refused so many minutes after what was entered before."""
    day = Day()
    for each in given:
        day.do(each)
    outcome = day.at(at).engine.submit(command)
    return outcome if isinstance(outcome, Refusal) else None


CLOCK = {"clock": "main"}
TABLE = {"table": 7}


@pytest.mark.parametrize(
    ("given", "command", "code", "values"),
    [
        ((), EndRound(), Code.NO_CLOCK, {}),
        ((), EndRound(clock="side"), Code.CLOCK_NOT_STARTED, {"clock": "side"}),
        (ENDED, EndRound("main"), Code.CLOCK_ENDED, CLOCK),
        (ROUND, StartRound(), Code.CLOCK_IN_USE, CLOCK),
        (PAUSED, PauseClock(), Code.CLOCK_PAUSED, CLOCK),
        (ROUND, ResumeClock(), Code.CLOCK_NOT_PAUSED, CLOCK),
        (NO_LIMIT, CorrectClock(60), Code.NO_TIME_LIMIT, CLOCK),
        (ROUND, CorrectClock(0), Code.NOTHING_TO_CORRECT, CLOCK),
        (NO_LIMIT, SetClock(remaining_seconds=60), Code.NO_TIME_LIMIT, CLOCK),
        (PAUSED, SetClock(ends_at=TEN + 3_600_000), Code.PAUSED_END, CLOCK),
        (ROUND, SetClock(ends_at=TEN), Code.END_PASSED, CLOCK),
        (ROUND, SetClock(), Code.SET_ONE, {}),
        (NO_LIMIT, StillPlaying((7,)), Code.TIME_NEVER_UP, CLOCK),
        (ROUND, StillPlaying((7,)), Code.NOT_TIME_YET, {"clock": "main", "reading": "40:00"}),
        ((), PauseAll(), Code.NOTHING_RUNNING, {}),
        (ROUND, ResumeAll(), Code.NOT_ALL_PAUSED, {}),
        (ROUND, GoToStep(1), Code.NO_DRAFT, {}),
        (DRAFT, GoToStep(99), Code.NO_SUCH_STEP, {"step": 99}),
        (DRAFT, GrantExtension(7, 60, clock="draft"), Code.NO_TABLES, {"clock": "draft"}),
        ((StartRound(clock="a"), EndRound("a")), PauseClock("a"), Code.CLOCK_ENDED, {"clock": "a"}),
    ],
)
def test_a_refusal_about_a_clock_names_it(given, command, code, values):
    assert refused(given, command) == Refusal(code, values)


@pytest.mark.parametrize(
    ("given", "command", "code", "values"),
    [
        (DONE, FinishTable(7), Code.TABLE_DONE, TABLE),
        (DONE, GrantExtension(7, 60), Code.TABLE_DONE, TABLE),
        (NO_LIMIT, GrantExtension(7, 60), Code.NO_TIME_LIMIT, CLOCK),
        (NO_LIMIT, StartTurns(7), Code.NO_TIME_LIMIT, CLOCK),
        (ROUND, GrantExtension(7, -60), Code.NO_SUCH_EXTENSION, {"table": 7, "has": "00:00"}),
        (ROUND, NextTurn(7), Code.TABLE_NOT_IN_TURNS, TABLE),
        (ROUND, ExtraTurn(7), Code.TABLE_NOT_IN_TURNS, TABLE),
        (
            (*ROUND, GrantExtension(7, 120)),
            *(StartTurns(7), Code.TURNS_TOO_EARLY, {"table": 7, "reading": "-02:00"}),
        ),
        (ROUND, StartTurns(7), Code.TURNS_TOO_EARLY, {"table": 7, "reading": "00:00"}),
    ],
)
def test_a_refusal_about_a_table_names_it_and_its_time(given, command, code, values):
    assert refused(given, command) == Refusal(code, values)


def test_tables_that_are_done_are_named_where_they_are_said_to_play():
    given = (*ROUND, FinishTable(7), FinishTable(8), FinishTable(12))
    assert refused(given, StillPlaying((7, 8, 9, 12)), at=51) == Refusal(
        Code.TABLES_DONE, {"tables": "7-8, 12"}
    )


def test_what_is_gone_can_not_be_changed_closed_or_decided():
    state, at = Day().engine.state, TEN
    assert open_call_obstacle(state, CallClosed("gone"), at) == no_open_call(0)
    assert call_obstacle(state, AppealDrafted("gone"), at) == no_open_call(0)
    assert call_obstacle(state, AppealOpened(7, call="gone"), at) == no_open_call(7)
    lost = Refusal(Code.NO_OPEN_APPEAL, {"table": 0})
    assert outcome_obstacle(state, AppealDecided("gone", "upheld"), at) == lost
    assert amendment_obstacle(state, AppealAmended(7, id="gone"), at).code is Code.NO_SUCH_APPEAL


def test_what_was_closed_or_decided_is_named_where_that_is_done_again():
    day = Day()
    for each in (*CALLED, CloseCall(7), *DECIDED[1:]):
        day.do(each)
    state = day.engine.state
    (call,), (appeal,) = state.calls.entered, state.appeals.entered
    assert open_call_obstacle(state, CallClosed(call.id), TEN) == no_open_call(7)
    decided = outcome_obstacle(state, AppealDecided(appeal.id, "upheld"), TEN)
    assert decided == Refusal(Code.NO_OPEN_APPEAL, TABLE)
    assert amendment_obstacle(state, AppealAmended(7, id=appeal.id), TEN) is None


@pytest.mark.parametrize("command", [StartTurns(7), GrantExtension(7, 60)])
def test_a_table_in_turns_gets_neither_more_time_nor_its_turns_again(command):
    day = Day()
    day.do(StartRound(minutes=50))
    day.at(50).do(StartTurns(7))
    assert day.engine.submit(command) == Refusal(Code.TABLE_IN_TURNS, TABLE)


def test_turns_begin_at_the_deadline_and_not_a_millisecond_before():
    day = Day()
    day.do(StartRound(minutes=50))
    day.at(50).clock.at -= 1
    assert refused(ROUND, StartTurns(7), at=50) is None
    assert day.engine.refusal(StartTurns(7)).code is Code.TURNS_TOO_EARLY


@pytest.mark.parametrize(
    ("given", "command", "code", "values"),
    [
        (CALLED, OpenCall(7), Code.CALL_ALREADY_OPEN, TABLE),
        (ROUND, CloseCall(7), Code.NO_OPEN_CALL, TABLE),
        (ROUND, ChangeCall(7, judge="A"), Code.NO_OPEN_CALL, TABLE),
        (CALLED, CloseCall(8, number=1), Code.NO_OPEN_CALL, {"table": 8}),
        ((*CALLED, CloseCall(7)), CloseCall(number=1), Code.NO_OPEN_CALL, TABLE),
        (ROUND, CloseCall(number=5), Code.NO_OPEN_CALL, {"table": 0}),
        (ROUND, DraftAppeal(5), Code.NO_OPEN_CALL, {"table": 0}),
        (ROUND, OpenAppeal(7, call=5, ruling="x"), Code.NO_OPEN_CALL, TABLE),
        (CALLED, OpenAppeal(8, call=1, ruling="x"), Code.NO_OPEN_CALL, {"table": 8}),
        (ROUND, OpenAppeal(7, ruling=" "), Code.RULING_NOT_COMPLETE, TABLE),
        (APPEALED, AmendAppeal(1, ruling=" "), Code.RULING_NOT_COMPLETE, TABLE),
        (APPEALED, AmendAppeal(5, ruling="x"), Code.NO_SUCH_APPEAL, {"number": 5}),
        (APPEALED, OpenAppeal(7, ruling="x"), Code.APPEAL_ALREADY_OPEN, TABLE),
        (DECIDED, DecideAppeal(7, "upheld"), Code.NO_OPEN_APPEAL, TABLE),
        (APPEALED, DecideAppeal(8, "upheld"), Code.NO_OPEN_APPEAL, {"table": 8}),
        (APPEALED, DecideAppeal(8, "upheld", number=1), Code.NO_OPEN_APPEAL, {"table": 8}),
        (ROUND, CorrectPenalty(5, judge="A"), Code.NO_SUCH_PENALTY, {"number": 5}),
    ],
)
def test_a_refusal_about_a_call_or_an_appeal_names_its_table(given, command, code, values):
    assert refused(given, command) == Refusal(code, values)


@pytest.mark.parametrize(
    ("given", "command", "field"),
    [
        ((), StartRound(clock=""), "clock"),
        ((), StartRound(kind="party"), "kind"),
        ((), StartRound(minutes=0), "minutes"),
        ((), StartRound(minutes=LONGEST_ROUND + 1), "minutes"),
        ((), StartRound(round=-1), "round"),
        ((), StartRound(round=HIGHEST_ROUND + 1), "round"),
        ((), StartDraft("", "booster", 14), "clock"),
        ((), StartDraft("draft", "chess", 14), "schedule"),
        (ROUND, EndRound(round=9), "round"),
        (ROUND, FinishTable(0), "table"),
        (ROUND, FinishTable(HIGHEST_TABLE + 1), "table"),
        (ROUND, CorrectClock(LONGEST_SHIFT + 1), "seconds"),
        (ROUND, GrantExtension(7, 0), "seconds"),
        (ROUND, GrantExtension(7, LONGEST_SHIFT + 1), "seconds"),
        (ROUND, SetClock(remaining_seconds=-1), "remaining_seconds"),
        (ROUND, SetClock(remaining_seconds=LONGEST_SHIFT + 1), "remaining_seconds"),
        (ROUND, SetClock(ends_at=TEN + (LONGEST_SHIFT + 900) * SECOND), "ends_at"),
        ((), FollowComputerClock(0), "seconds"),
        ((), FollowComputerClock(LATEST / SECOND), "seconds"),
        (ROUND, StartTurns(7, seat=2), "seat"),
        (ROUND, CloseCall(), "table"),
        (APPEALED, DecideAppeal(7, "perhaps"), "outcome"),
        (APPEALED, DecideAppeal(7, "upheld", minutes=-1), "minutes"),
        (APPEALED, DecideAppeal(7, "upheld", minutes=LONGEST_APPEAL + 1), "minutes"),
        (APPEALED, DecideAppeal(outcome="upheld"), "table"),
        (ROUND, IssuePenalty(" ", "ipg-2.5", "warning"), "player"),
        (ROUND, IssuePenalty("Ann Example", "ipg-9.9", "warning"), "infraction"),
        (ROUND, IssuePenalty("Ann Example", "ipg-2.5", "hug"), "penalty"),
    ],
)
def test_of_a_wrong_value_the_field_is_named(given, command, field):
    assert refused(given, command) == Refusal(Code.WRONG_VALUE, {"field": field})


@pytest.mark.parametrize(
    ("given", "command"),
    [
        ((), StartRound(minutes=LONGEST_ROUND)),
        ((), StartRound(round=0)),
        ((), StartRound(round=HIGHEST_ROUND)),
        (ROUND, FinishTable(1)),
        (ROUND, FinishTable(HIGHEST_TABLE)),
        (ROUND, CorrectClock(LONGEST_SHIFT)),
        (ROUND, GrantExtension(7, LONGEST_SHIFT)),
        (ROUND, SetClock(remaining_seconds=0)),
        (ROUND, SetClock(remaining_seconds=LONGEST_SHIFT)),
        (ROUND, SetClock(ends_at=TEN + 600_000)),
        (ROUND, SetClock(ends_at=TEN + 600_000 + LONGEST_SHIFT * SECOND)),
        (ROUND, CallSlowPlay(7)),
        (APPEALED, DecideAppeal(7, "upheld", minutes=0)),
        (APPEALED, DecideAppeal(7, "upheld", minutes=LONGEST_APPEAL)),
        (APPEALED, DecideAppeal(7, ["Partly", "overturned"][1])),
    ],
)
def test_the_last_values_that_are_possible_are_taken(given, command):
    assert refused(given, command) is None
