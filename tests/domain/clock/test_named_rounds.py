"""What is said of a round happens in that round or not at all."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.calls.commands import CloseCall, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    CorrectClock,
    EndRound,
    ExtraTurn,
    FinishTable,
    GoToStep,
    GrantExtension,
    NextTurn,
    PauseClock,
    ResumeClock,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.events import (
    ClockCorrected,
    ClockPaused,
    ClockResumed,
    ExtensionGranted,
    JudgeSeated,
    RoundEnded,
    SlowPlayCalled,
    TableFinished,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import apply, obstacle
from tests.day import Day, round_day
from tests.plain_state import plainly

COMMANDS = (
    PauseClock(),
    ResumeClock(),
    CorrectClock(60),
    EndRound(),
    GrantExtension(4, 60),
    CallSlowPlay(4),
    StartTurns(4),
    NextTurn(4),
    ExtraTurn(4),
    FinishTable(4),
    SeatJudge(4, "Bea"),
    OpenCall(4),
    StartDeckCheck(4),
    OpenAppeal(4, ruling="Warning"),
)
SLOW_PLAY = IssuePenalty("Rossi", "ipg-3.3", "warning", table=4)


def two_rounds() -> Day:
    """Round 1 has ended, round 2 has run for 55 minutes and table 4 is in it."""
    day = round_day()
    day.at(50).do(EndRound())
    day.at(60).do(StartRound())
    day.at(61).do(SeatJudge(4, "Ann"))
    return day.at(115)


def rounds(day: Day) -> list[object]:
    return plainly(day.engine.state.clocks.by_name["main"].rounds)


def id_of(day: Day, number: int) -> str:
    return day.engine.state.clocks.round_named(number).id


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("clock", ["", "main"])
def test_a_command_for_an_ended_round_is_refused_and_never_done_in_another(command, clock):
    day = two_rounds()
    for name in (1, "1", id_of(day, 1)):
        named = msgspec.structs.replace(command, round=name, clock=clock)
        assert day.engine.refusal(named) == Refusal(RefusalCode.CLOCK_ENDED, {"clock": "main"})


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
def test_the_round_in_progress_may_be_named_too(command):
    day = two_rounds()
    unnamed = day.engine.expected(command)
    for name in (0, "", "0", 2, "2", id_of(day, 2)):
        assert day.engine.expected(msgspec.structs.replace(command, round=name)) == unnamed


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("name", [3, -1, "3", "unknown"])
def test_a_round_that_there_is_not_is_said(command, name):
    named = msgspec.structs.replace(command, round=name)
    refusal = two_rounds().engine.refusal(named)
    assert refusal == Refusal(RefusalCode.WRONG_VALUE, {"field": "round"})


def test_a_number_means_the_newest_round_that_has_it():
    day = round_day()
    day.do(EndRound())
    day.do(StartRound(round=1))
    assert day.events(GrantExtension(4, 60, round=1))[0].round_id == "main 2"


def test_a_number_is_of_the_clock_that_is_named_or_has_the_table():
    day = round_day()
    day.do(StartRound("side", 1))
    day.do(OpenCall(9, clock="side"))
    assert day.events(SeatJudge(9, "Ann", round=1))[0].round_id == "side 1"
    assert day.events(SeatJudge(4, "Ann", round=1))[0].round_id == "main 1"
    assert day.events(SeatJudge(4, "Ann", "side", round=1))[0].round_id == "side 1"
    of_main = day.engine.state.clocks.by_name["main"].round.id
    assert day.events(SeatJudge(9, "Ann", round=of_main))[0].round_id == "main 1"
    assert day.refused(SeatJudge(9, "Ann", "side", round=of_main)) is RefusalCode.WRONG_VALUE


def test_between_rounds_a_number_is_that_of_the_last_and_refused_as_ended():
    day = round_day()
    day.do(EndRound())
    assert day.refused(GrantExtension(4, 60)) is RefusalCode.NO_CLOCK
    assert day.refused(GrantExtension(4, 60, round=1)) is RefusalCode.CLOCK_ENDED


def test_a_draft_is_named_too():
    day = Day()
    first = day.do(StartDraft("d")).id
    day.at(5).do(EndRound())
    day.do(StartDraft("d"))
    assert day.at(6).refused(GoToStep(2, round=first)) is RefusalCode.NO_DRAFT
    assert day.events(GoToStep(2, round=1))[0].round_id == "d 2"


# -- events that come late


def late_events(day: Day) -> list[object]:
    """Everything that can be of a round, of the one that has ended."""
    ended = id_of(day, 1)
    return [
        ClockPaused("main", ended),
        ClockResumed("main", ended),
        ClockCorrected("main", 60_000, round_id=ended),
        RoundEnded("main", ended),
        ExtensionGranted("main", 4, 60_000, round_id=ended),
        SlowPlayCalled("main", 4, 2, round_id=ended),
        TurnsStarted("main", 4, round_id=ended),
        TurnTaken("main", 4, round_id=ended),
        TableFinished("main", 4, ended),
        JudgeSeated("main", 4, "Bea", ended),
    ]


def test_an_event_of_a_round_that_has_ended_is_stood_in_the_way_of():
    day = two_rounds()
    for event in late_events(day):
        assert obstacle(day.engine.state, event, day.engine.now()) == Refusal(
            RefusalCode.CLOCK_ENDED, {"clock": "main"}
        )


def test_whatever_comes_late_the_round_in_progress_stays_as_it_is():
    day = two_rounds()
    _, current = rounds(day)
    for event in late_events(day):
        apply(day.engine.state, event, day.engine.now())
        unknown = msgspec.structs.replace(event, round_id="unknown")
        apply(day.engine.state, unknown, day.engine.now())
    first, second = rounds(day)
    assert second == current
    assert [number for number, _ in first["tables"]] == [4]


def test_a_call_of_an_ended_round_gives_no_time_in_the_next():
    day = round_day()
    day.at(40).do(OpenCall(4))
    day.at(50).do(EndRound())
    day.at(60).do(StartRound())
    day.do(SeatJudge(4, "Ann"))
    assert day.at(65).refused(CloseCall(4, seconds=240)) is RefusalCode.CLOCK_ENDED
    day.do(CloseCall(4))
    assert day.extension(4) == 0


def test_an_appeal_in_a_named_round_comes_from_no_call_of_another():
    day = round_day()
    day.do(OpenCall(4))
    day.do(EndRound())
    day.do(StartRound())
    (named,) = day.engine.expected(OpenAppeal(4, ruling="Warning", round=2)).events
    assert (named.round, named.call) == (2, "")
    (unnamed,) = day.events(OpenAppeal(4, ruling="Warning"))
    assert (unnamed.round_id, unnamed.call) == ("main 1", "call 1")


# -- penalties, which may be written for any round


def test_a_penalty_for_an_ended_round_gives_no_turns_in_this_one():
    day = two_rounds()
    (issued,) = day.events(msgspec.structs.replace(SLOW_PLAY, round=1))
    assert (issued.clock, issued.round, issued.round_id) == ("main", 1, "main 1")
    assert day.table(4).turns_total == 5
    _, called = day.events(SLOW_PLAY)
    assert (called.round_id, day.table(4).turns_total) == ("main 2", 7)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (None, (2, "main 2")),
        ("", (2, "main 2")),
        (0, (2, "main 2")),
        (2, (2, "main 2")),
        ("1", (1, "main 1")),
        (9, (9, "")),
    ],
)
def test_a_penalty_is_of_the_round_that_it_names(name, told):
    (issued,) = two_rounds().events(IssuePenalty("Rossi", "ipg-2.5", "fix", 4, round=name))
    assert (issued.round, issued.round_id) == told


def test_a_penalty_at_no_table_is_of_a_round_by_its_id():
    day = two_rounds()
    (issued,) = day.events(IssuePenalty("Rossi", "ipg-2.5", "fix", round=id_of(day, 1)))
    assert (issued.table, issued.clock, issued.round, issued.round_id) == (
        *(None, "main"),
        *(1, "main 1"),
    )
    (issued,) = day.events(IssuePenalty("Rossi", "ipg-2.5", "fix", round=1))
    assert (issued.clock, issued.round, issued.round_id) == ("", 1, "")
    unknown = IssuePenalty("Rossi", "ipg-2.5", "fix", round="unknown")
    assert day.refused(unknown) is RefusalCode.WRONG_VALUE


def test_a_corrected_number_is_that_of_another_round():
    day = two_rounds()
    day.do(IssuePenalty("Rossi", "ipg-2.5", "fix", 4))
    ids = [
        day.events(CorrectPenalty(1, comment="seen", round=name))[0].round_id
        for name in (None, 2, 1, 7, 0, id_of(day, 2))
    ]
    assert ids == ["main 2", "main 2", "main 1", "", "", "main 2"]
    for name in (-1, "unknown"):
        assert day.refused(CorrectPenalty(1, round=name)) is RefusalCode.WRONG_VALUE


def test_a_correction_keeps_the_round_of_two_that_share_a_number():
    day = round_day()
    day.do(IssuePenalty("Rossi", "ipg-2.5", "fix", 4))
    day.do(EndRound())
    day.do(StartRound(round=1))
    assert day.events(CorrectPenalty(1, comment="seen", round=1))[0].round_id == "main 1"


def test_penalties_of_a_check_are_of_its_round():
    day = round_day()
    day.do(StartDeckCheck(4))
    day.do(EndRound())
    day.do(StartRound())
    penalty = IssuePenalty("Rossi", "ipg-3.5", "warning")
    _, issued = day.events(ReturnDecks(FinishDeckCheck(4), (penalty,)))
    assert (issued.round, issued.round_id, issued.check) == (1, "main 1", "check 1")
