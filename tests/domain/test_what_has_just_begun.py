"""What has just begun: all that nobody has said yet is empty."""

from __future__ import annotations

import msgspec

from judgekit.domain.calls.appeals import Appeal, Outcome
from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.calls.events import AppealOpened
from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.commands import FinishTable, PauseClock, ResumeClock, StartRound
from judgekit.domain.clock.playing_time import Interruption, Reason
from judgekit.domain.clock.snapshot import HallWait, TableState, clock_snapshot
from judgekit.domain.clock.state import Grant, Round, Table, Told
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.policy import Circumstance, Words
from judgekit.domain.infractions.state import INFRACTIONS, Penalty, WrittenPenalty
from tests.day import TEN, Day


def test_a_call_has_no_judge_no_note_and_no_extension():
    day = Day()
    step = day.do(OpenCall(7))
    (call,) = day.engine.state.calls.entered
    assert msgspec.structs.asdict(call) == {
        **{"id": step.id, "number": 1, "table": 7, "clock": "", "round": 0, "round_id": ""},
        **{"reason": "ruling", "opened": TEN, "closed": None, "judge": "", "note": "", "due": 0},
    }


def test_a_round_is_neither_paused_nor_corrected_and_no_table_has_done_anything():
    day = Day()
    step = day.do(StartRound(minutes=50))
    assert day.engine.state.clocks.rounds[step.id] == Round(
        id=step.id,
        clock="main",
        number=1,
        kind="round",
        limit=3_000_000,
        started=TEN,
        single_elimination=False,
        draft="",
        cards=0,
        paused_since=None,
        paused_for=0,
        pauses=0,
        paused_with_all=False,
        pause_reason="",
        corrected=0,
        ended=None,
        tables={},
    )


def test_a_table_has_five_turns_and_nothing_else():
    assert msgspec.structs.asdict(Table()) == {
        **{"grants": (), "interruptions": (), "added_turns": 0, "turns": (), "turns_total": 5},
        **{"done": False, "plays_on": False, "judge": "", "told": None},
    }


def test_what_nobody_signed_has_no_author():
    assert (Grant(60, "seats").author, Told(0, TEN).author, Told(0, TEN).source) == ("", "", "")
    assert Alarm(TEN, AlarmKind.TIME, "main").table == 0
    lasting = Interruption("call 1", "ruling", 0, counts=True)
    assert (lasting.until, lasting.opened, lasting.closed) == (None, 0, 0)
    assert WrittenPenalty(PenaltyIssued("Ann Example", "ipg-2.5", "warning"), TEN, "").number == 0
    assert Appeal(AppealOpened(7), TEN).number == 0
    assert HallWait(TEN) == HallWait(TEN, None, None)


def test_a_circumstance_is_none_of_the_special_kinds_unless_policy_says_so():
    usual = Circumstance("known-to-all", Words("Known?", "¿Conocido?", "Известно?"))
    assert msgspec.structs.asdict(usual) == {
        **{"name": "known-to-all", "question": usual.question, "penalty": None, "because": None},
        **{"section": "", "unless": (), "asks_head_judge": False, "is_exception": False},
        **{"editions": ()},
    }


def test_the_words_that_penalties_are_recorded_by_never_change():
    assert [each.value for each in Penalty] == [
        *("none", "fix", "warning", "game-loss", "match-loss", "disqualification")
    ]
    guide = ("2.1", "2.6", "3.1", "3.9", "4.1", "4.8")
    assert {f"ipg-{each}" for each in guide} <= set(INFRACTIONS)
    assert not {"ipg-2.0", "ipg-2.7", "ipg-3.10", "ipg-4.9", "ipg-1.1"} & set(INFRACTIONS)
    assert [each for each in INFRACTIONS if not each.startswith("ipg-")] == [
        "jar-missed-trigger",
        "jar-saw-library-card",
        "jar-extra-cards",
        "jar-other-game-error",
        "jar-illegal-deck",
        "jar-poor-shuffling",
        "jar-slow-play",
        "jar-outside-advice",
        "jar-tardiness",
        "jar-improper-result",
        "jar-upsetting-behaviour",
        "jar-repeated-mistake",
        "jar-serious-aggressive",
        "jar-serious-cheating",
        "jar-serious-theft",
    ]


def test_the_words_that_reasons_and_outcomes_are_recorded_by_never_change():
    assert [each.value for each in Reason] == [
        *("ruling", "deck-check", "tardiness", "errand", "feature", "other")
    ]
    assert [each.value for each in Outcome] == [
        *("upheld", "overturned", "penalty-changed", "remedy-changed")
    ]


def test_each_pause_of_a_round_counts_once():
    day = Day()
    step = day.do(StartRound(minutes=50))
    for minute in (10, 20, 30):
        day.at(minute).do(PauseClock())
        day.at(minute + 2).do(ResumeClock())
    current = day.engine.state.clocks.rounds[step.id]
    assert (current.pauses, current.paused_for, current.paused_since) == (3, 360_000, None)


def test_a_table_of_a_round_without_a_limit_has_neither_extension_nor_deadline():
    day = Day()
    day.do(StartRound(minutes=None))
    day.at(5).do(FinishTable(7))
    clock = day.engine.state.clocks.by_name["main"]
    (table,) = clock_snapshot("main", clock, day.engine.now()).tables
    assert (table.extension, table.deadline, table.left) == (0, None, None)
    assert table.state is TableState.DONE
