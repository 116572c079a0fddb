import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.calls.events import CallClosed
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    ExtraTurn,
    GrantExtension,
    NextTurn,
    PauseClock,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.events import (
    AllClocksPaused,
    AllClocksResumed,
    ClockCorrected,
    ExtensionGranted,
    PlayingTablesReported,
    TurnTaken,
)
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import MessageShown
from judgekit.domain.shared.history import StepsTakenBack, Undo
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.timeline import Step
from judgekit.ui.words.step_wording import event_words, step_words
from tests.builders import blank_event

pytestmark = pytest.mark.usefixtures("qapp")


def step(event) -> Step:
    return Step("id", 0, "", [event])


def test_no_event_is_without_words():
    assert all(event_words(blank_event(kind)) for kind in EVENT_KINDS.values())


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ExtensionGranted("main", 14, 300_000), "table 14, 5:00 given"),
        (ExtensionGranted("main", 14, -90_000), "table 14, 1:30 taken back"),
        (ClockCorrected("main", -60_000), "clock corrected by −1:00"),
        (ClockCorrected("main", -60_000, remaining=2_520_000), "clock set to 42:00"),
        (AllClocksPaused(("a", "b"), "fire alarm"), "all clocks paused"),
        (AllClocksResumed(("a", "b")), "all clocks resumed"),
        (PlayingTablesReported("main", (), (1, 2)), "no table still plays"),
        (MessageShown("Food until 14:00"), "message on the public display"),
        (MessageShown(""), "message removed from the public display"),
        (ClockCorrected("Sealed", 60_000), "Sealed: clock corrected by +1:00"),
        (ClockCorrected("draft", 60_000), "Draft: clock corrected by +1:00"),
        (TurnTaken("main", 8, extra=True), "table 8, extra turn"),
        (CallClosed("call 1"), "call closed"),
    ],
)
def test_a_step_in_words(event, words):
    assert step_words(step(event)) == words


def test_what_is_not_recorded_yet_comes_after_all_that_is(bridge):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound())
    bridge.submit(OpenCall(5))
    bridge.submit(OpenCall(17))
    timeline, engine = bridge.engine.timeline, bridge.engine
    assert step_words(engine.expected(CloseCall(17)), timeline).startswith("table 17, call closed")
    waiting = Step("", bridge.now(), "", (TurnTaken("main", 8),))
    assert step_words(waiting, timeline) == "table 8, next turn"


def test_two_steps_taken_back_are_counted():
    assert step_words(step(StepsTakenBack(("a", "b")))).startswith("2 entr")


def test_the_end_of_a_call_names_its_table_also_after_numbers_were_used_again(bridge, hand_clock):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound())
    bridge.submit(OpenCall(5))
    hand_clock.pass_time(90)
    bridge.submit(CloseCall(5))
    bridge.submit(Undo(2))
    bridge.submit(OpenCall(17))
    bridge.submit(CloseCall(17))
    bridge.submit(GrantExtension(17, 60))
    bridge.submit(PauseClock())
    timeline = bridge.engine.timeline
    assert [step_words(each, timeline) for each in timeline.steps] == [
        "event created",
        "round 1 started",
        "table 5, call opened",
        "table 5, call closed",
        "2 entry(ies) undone",
        "table 17, call opened",
        "table 17, call closed",
        "table 17, 1:00 given",
        "clock paused",
    ]


def test_a_turn_is_named_by_its_number(bridge, hand_clock):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound())
    hand_clock.pass_time(50 * 60)
    for table in (8, 9):
        bridge.submit(StartTurns(table))
        bridge.submit(NextTurn(table))
    bridge.submit(NextTurn(8))
    bridge.submit(Undo())
    bridge.submit(ExtraTurn(8))
    timeline = bridge.engine.timeline
    assert [step_words(each, timeline) for each in timeline.steps[2:]] == [
        "table 8, turns started",
        "table 8, turn 1",
        "table 9, turns started",
        "table 9, turn 1",
        "table 8, next turn",
        "undo of table 8, next turn",
        "table 8, extra turn 2",
    ]


@pytest.mark.parametrize(("in_all", "added"), [(5, 0), (3, 0), (5, 2)])
def test_the_turn_after_the_last_is_the_end_of_the_match(bridge, hand_clock, in_all, added):
    bridge.create(CreateTournament(name="Open", extra_turns=in_all))
    bridge.submit(StartRound())
    if added:
        bridge.submit(CallSlowPlay(8, "Ann"))
    hand_clock.pass_time(50 * 60)
    bridge.submit(StartTurns(8))
    for _ in range(in_all + added + 1):
        bridge.submit(NextTurn(8))
    timeline = bridge.engine.timeline
    last = [step_words(each, timeline) for each in timeline.steps[-2:]]
    assert last == [f"table 8, turn {in_all + added}", "table 8, done"]
