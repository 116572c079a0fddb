"""The clock of the round, extensions, and what happens after time."""

from __future__ import annotations

from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseAll,
    PauseClock,
    ResumeAll,
    ResumeClock,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.setup.commands import ShowMessage
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import PAIRED, RUNNING, Journey


def start_pause_resume_correct(hand: Hand) -> None:
    hand.press("Start")
    hand.wait(10)
    hand.press("Pause")
    hand.wait(2)
    hand.press("Resume")
    hand.press("Correct the clock")
    hand.press("Less time")
    hand.write("By minutes, or minutes and seconds", "3")
    hand.write("Reason (optional)", "started early")
    hand.press("Correct", beside="CorrectionPanel")


def give_an_extension(hand: Hand) -> None:
    hand.press("Extension")
    hand.write("Table", "3")
    hand.write("Time", "5")
    hand.press("Give extension")


def give_an_extension_by_an_order(hand: Hand) -> None:
    hand.order("x 3 5")


def say_who_still_plays(hand: Hand) -> None:
    hand.write("Which tables still play?", "3 7")
    hand.press("Mark 6 done")
    hand.choose("7 | ", beside="BoardView")
    hand.press("Judge")
    hand.write("Judge at table 7", "Marco")
    hand.open("Marco Silva")
    hand.press("Done", beside="BoardView")
    hand.press("End round")
    hand.press("End round", beside="EndPanel")


def count_turns(hand: Hand) -> None:
    hand.write("Which tables still play?", "3 7")
    hand.press("Mark 6 done")
    hand.choose("3 | ", beside="BoardView")
    hand.open("7 | ", beside="BoardView")
    hand.press("Ann Lind7")
    for _ in range(5):
        hand.press("Next turn")
    hand.press("Table is done")
    hand.press("Close the turns")


def pause_all_and_resume(hand: Hand) -> None:
    hand.press("Pause or resume all clocks")
    hand.write("Reason (optional)", "fire alarm")
    hand.write("Line on the public display (optional)", "Leave by the main door")
    hand.press("Pause 1 clock")
    hand.wait(7)
    hand.press("Pause or resume all clocks")
    hand.press("Resume", beside="HallPanel")


def pause_all_after_time(hand: Hand) -> None:
    hand.press("Later")
    hand.do("Pause all clocks, or resume them")
    hand.press("Pause 1 clock")


def put_a_message_up(hand: Hand) -> None:
    hand.do("Message on the public display")
    hand.write("Line on the public display", "Lunch until 13:00")
    hand.press("Show message")


def start_another_timer(hand: Hand) -> None:
    hand.do("Other timer")
    hand.press("Another beside it")
    hand.write("Name of the other clock", "Sealed")
    hand.press("Start", beside="StartPanel")


AFTER_TIME = (*RUNNING, 50)
CLOCK = (
    Journey(
        "start, pause, resume and correct",
        "clock",
        PAIRED,
        start_pause_resume_correct,
        (
            StartRound(),
            10,
            PauseClock(),
            2,
            ResumeClock(),
            CorrectClock(-180, "main", "started early"),
        ),
    ),
    Journey(
        "an extension by hand",
        "clock",
        RUNNING,
        give_an_extension,
        (GrantExtension(3, 300, "ruling"),),
    ),
    Journey(
        "an extension by an order",
        "rules",
        RUNNING,
        give_an_extension_by_an_order,
        (GrantExtension(3, 300),),
    ),
    Journey(
        "who still plays, and the end of the round",
        "clock",
        AFTER_TIME,
        say_who_still_plays,
        (StillPlaying((3, 7)), SeatJudge(7, "Marco Silva"), FinishTable(7), EndRound()),
    ),
    Journey(
        "additional turns",
        "clock",
        AFTER_TIME,
        count_turns,
        (StillPlaying((3, 7)), StartTurns(7), *(NextTurn(7),) * 6),
    ),
    Journey(
        "all clocks paused and resumed",
        "clock",
        RUNNING,
        pause_all_and_resume,
        (
            PauseAll("fire alarm"),
            ShowMessage("Leave by the main door"),
            7,
            ResumeAll(),
            ShowMessage(""),
        ),
    ),
    Journey(
        "a message for the hall",
        "clock",
        RUNNING,
        put_a_message_up,
        (ShowMessage("Lunch until 13:00"),),
    ),
    Journey("another timer", "clock", RUNNING, start_another_timer, (StartRound("Sealed", 1),)),
    Journey(
        "all clocks paused after time", "clock", AFTER_TIME, pause_all_after_time, (PauseAll(),)
    ),
)
