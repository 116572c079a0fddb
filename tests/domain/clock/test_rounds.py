"""Rounds, extensions and additional turns: given what happened, when something is asked for, then
this happens or is refused."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import OpenCall
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
from judgekit.domain.clock.draft_call import draft_call
from judgekit.domain.clock.events import (
    ClockCorrected,
    ExtensionGranted,
    RoundStarted,
    SlowPlayCalled,
    TurnTaken,
)
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from tests.day import Day, round_day


def turns(day: Day, table: int) -> list[tuple[int, bool]]:
    """Whose each turn was, and whether it was an extra one."""
    seated = day.engine.state.clocks.by_name["main"].round.tables[table]
    return [(turn.seat, turn.extra) for turn in seated.turns]


class TestRounds:
    def test_minutes_become_milliseconds_and_rounds_are_counted(self):
        day = Day()
        assert day.events(StartRound(minutes=0.5)) == [
            RoundStarted("main", 1, 30 * SECOND, id="main 1")
        ]
        day.do(EndRound())
        assert day.events(StartRound(minutes=None)) == [RoundStarted("main", 2, None, id="main 2")]
        assert day.events(StartRound("side", 7)) == [
            RoundStarted("side", 7, 50 * MINUTE, id="side 1")
        ]

    def test_a_round_that_goes_on_is_ended_before_the_next(self):
        day = round_day()
        assert day.refused(StartRound()) is RefusalCode.CLOCK_IN_USE
        day.at(60).do(EndRound())
        day.do(StartRound())
        assert day.snapshot().round == 2

    @pytest.mark.parametrize(
        "command",
        [
            StartRound(minutes=0),
            StartRound(minutes=-1),
            StartRound(minutes=1441),
            StartRound(minutes=float("nan")),
            StartRound(clock=""),
            StartRound(round=-1),
            StartRound(round=10_000),
            StartRound(kind="party"),
            StartDraft(schedule="rotisserie"),
            StartDraft(cards=16),
            GrantExtension(0, 60),
            GrantExtension(100_000, 60),
            GrantExtension(1, float("inf")),
            CorrectClock(float("nan")),
            CorrectClock(86_401),
            StartTurns(1, seat=2),
        ],
    )
    def test_values_that_make_no_sense_are_refused(self, command):
        day = Day() if isinstance(command, StartRound | StartDraft) else round_day()
        assert day.refused(command) is RefusalCode.WRONG_VALUE

    @pytest.mark.parametrize("command", [GrantExtension, CallSlowPlay, NextTurn, OpenCall])
    @pytest.mark.parametrize("table", [-1, 0, 100_000])
    def test_a_number_that_no_table_has_is_named(self, command, table):
        wrong = Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
        given = {"seconds": 60} if command is GrantExtension else {}
        assert round_day().engine.refusal(command(table, **given)) == wrong

    @pytest.mark.parametrize("table", [1, 99_999])
    def test_the_first_and_the_last_table_are_tables(self, table):
        day = round_day()
        assert day.events(GrantExtension(table, 60)) == [
            ExtensionGranted("main", table, 60_000, round_id="main 1", told=-60_000)
        ]
        day.do(OpenCall(table))

    @pytest.mark.parametrize(
        "command",
        [PauseClock(), ResumeClock(), CorrectClock(60), EndRound(), GrantExtension(1, 60)],
    )
    def test_without_a_round_there_is_nothing_to_pause_or_extend(self, command):
        day = Day()
        assert day.refused(command) is RefusalCode.NO_CLOCK
        day.do(StartRound("side"))
        named = type(command)(**{**_fields(command), "clock": "main"})
        assert day.refused(named) is RefusalCode.CLOCK_NOT_STARTED
        day.do(StartRound("main"))
        day.do(EndRound("main"))
        assert day.refused(named) is RefusalCode.CLOCK_ENDED

    def test_only_what_runs_is_paused_and_only_what_is_paused_runs_on(self):
        day = round_day()
        assert day.refused(ResumeClock()) is RefusalCode.CLOCK_NOT_PAUSED
        day.do(PauseClock())
        assert day.refused(PauseClock("main")) is RefusalCode.CLOCK_PAUSED
        day.do(ResumeClock())

    def test_without_a_name_the_first_running_is_paused_and_the_first_paused_resumed(self):
        day = round_day()
        day.do(StartRound("side"))
        assert [day.events(PauseClock())[0].clock for _ in range(2)] == ["main", "side"]
        assert [day.events(ResumeClock())[0].clock for _ in range(2)] == ["main", "side"]

    def test_nothing_is_corrected_by_nothing_nor_where_there_is_no_limit(self):
        assert round_day().refused(CorrectClock(0)) is RefusalCode.NOTHING_TO_CORRECT
        assert round_day(None).refused(CorrectClock(5)) is RefusalCode.NO_TIME_LIMIT


class TestExtensions:
    def test_what_was_given_is_kept_with_reason_and_author(self):
        day = round_day()
        events = day.events(GrantExtension(4, 90.5, "seats moved"))
        assert events == [ExtensionGranted("main", 4, 90_500, "seats moved", "main 1", -90_500)]
        (grant,) = day.engine.state.clocks.by_name["main"].round.tables[4].grants
        assert (grant.by, grant.reason, grant.author) == (90_500, "seats moved", "Ann")

    def test_no_more_is_taken_back_than_there_is(self):
        day = round_day()
        day.do(GrantExtension(4, 60))
        assert day.refused(GrantExtension(4, -61)) is RefusalCode.NO_SUCH_EXTENSION
        assert day.refused(GrantExtension(5, -1)) is RefusalCode.NO_SUCH_EXTENSION
        assert day.refused(GrantExtension(4, 0)) is RefusalCode.WRONG_VALUE
        day.do(GrantExtension(4, -60))
        assert day.extension(4) == 0

    def test_who_is_in_turns_or_done_gets_no_time(self):
        day = round_day()
        day.at(50).do(StartTurns(4))
        assert day.refused(GrantExtension(4, 60)) is RefusalCode.TABLE_IN_TURNS
        day.do(FinishTable(4))
        assert day.refused(GrantExtension(4, 60)) is RefusalCode.TABLE_DONE
        assert round_day(None).refused(GrantExtension(4, 60)) is RefusalCode.NO_TIME_LIMIT


class TestTurns:
    def test_they_begin_at_the_deadline_and_only_once(self):
        day = round_day()
        day.do(GrantExtension(4, 60))
        assert day.at(50).refused(StartTurns(4)) is RefusalCode.TURNS_TOO_EARLY
        day.at(51).do(StartTurns(4))
        assert day.refused(StartTurns(4)) is RefusalCode.TABLE_IN_TURNS
        assert round_day(None).refused(StartTurns(4)) is RefusalCode.NO_TIME_LIMIT

    def test_players_alternate_but_for_extra_turns(self):
        day = round_day()
        day.at(50).do(StartTurns(4, seat=1))
        day.do(NextTurn(4))
        assert day.events(ExtraTurn(4)) == [TurnTaken("main", 4, extra=True, round_id="main 1")]
        day.do(NextTurn(4))
        assert turns(day, 4) == [(1, False), (0, False), (0, True), (1, False)]

    def test_the_one_after_the_last_makes_the_table_done(self):
        day = round_day()
        day.at(50).do(StartTurns(4))
        assert day.refused(NextTurn(5)) is RefusalCode.TABLE_NOT_IN_TURNS
        for _ in range(5):
            day.do(NextTurn(4))
        assert (day.table(4).turn, day.table(4).state) == (5, "turns")
        day.do(ExtraTurn(4))
        assert (day.table(4).turn, day.table(4).state) == (5, "done")
        assert day.refused(NextTurn(4)) is RefusalCode.TABLE_DONE

    def test_slow_play_adds_two_before_the_turns_and_none_in_them(self):
        day = round_day()
        assert day.events(CallSlowPlay(4, "Rossi")) == [
            SlowPlayCalled("main", 4, 2, "Rossi", "main 1")
        ]
        day.at(50).do(StartTurns(4))
        assert day.events(CallSlowPlay(4)) == [SlowPlayCalled("main", 4, 0, round_id="main 1")]
        assert day.table(4).turns_total == 7
        assert Day().refused(CallSlowPlay(4)) is RefusalCode.NO_CLOCK

    def test_what_is_laid_down_later_counts_until_turns_begin(self):
        day = round_day()
        day.do(CallSlowPlay(1))
        day.at(50).do(StartTurns(2))
        day.do(CreateTournament(name="2HG", format="Two-Headed Giant"))
        assert (day.table(1).turns_total, day.table(2).turns_total) == (5, 5)
        day.do(SeatJudge(3, "Ann"))
        assert (day.table(3).turns_total, day.table(3).judge) == (3, "Ann")
        day.do(SeatJudge(3))
        assert day.table(3).judge == ""


class TestDrafts:
    def test_a_draft_is_a_round_as_long_as_its_schedule(self):
        day = Day()
        day.do(StartDraft("d"))
        snapshot = day.snapshot("d")
        call = draft_call(day.engine.state.clocks.by_name["d"].round, day.engine.now())
        assert snapshot.remaining == sum(step.seconds for step in call.steps) * SECOND
        assert (call.index, call.left) == (0, call.steps[0].seconds * SECOND)

    def test_it_goes_on_from_another_step(self):
        day = Day()
        day.do(StartDraft("d"))
        day.at(5).do(GoToStep(2))
        current = day.engine.state.clocks.by_name["d"].round
        call = draft_call(current, day.engine.now())
        assert (call.index, call.left) == (2, call.steps[2].seconds * SECOND)
        assert call.following == call.steps[3]
        rest = sum(step.seconds for step in call.steps[2:]) * SECOND
        assert day.snapshot("d").remaining == rest
        over = draft_call(current, day.engine.now() + rest)
        assert (over.step, over.following, over.left) == (None, None, 0)

    def test_there_are_drafts_and_steps_that_there_are_not(self):
        day = round_day()
        assert day.refused(GoToStep(0)) is RefusalCode.NO_DRAFT
        day.do(StartDraft("d"))
        assert day.refused(GoToStep(-1)) is RefusalCode.NO_SUCH_STEP
        assert day.refused(GoToStep(999)) is RefusalCode.NO_SUCH_STEP
        assert day.refused(GoToStep(0, clock="main")) is RefusalCode.NO_DRAFT
        assert isinstance(day.events(GoToStep(1))[0], ClockCorrected)


def test_a_table_keeps_to_its_clock_until_the_round_ends():
    day = round_day()
    day.do(StartRound("side"))
    day.do(OpenCall(9, clock="side"))
    assert day.events(GrantExtension(9, 60))[0].clock == "side"
    day.do(EndRound("side"))
    assert day.events(GrantExtension(9, 60))[0].clock == "main"


def _fields(command) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__struct_fields__}
