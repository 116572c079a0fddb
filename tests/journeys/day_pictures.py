"""The tournament of the screenshots: a round with calls, extensions and turns."""

from __future__ import annotations

from judgekit.domain.calls.commands import (
    AmendAppeal,
    CloseCall,
    DecideAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseAll,
    PauseClock,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, ShowMessage, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.shell.alarm_keeper import AlarmKeeper
from tests.journeys.stage import Stage

STAFF = (
    StaffMember("S. Kim", "head-judge"),
    StaffMember("M. Silva", "floor-judge"),
    StaffMember("T. Weber", "floor-judge"),
    StaffMember("J. Okafor", "floor-judge"),
    StaffMember("D. Moreau", "floor-judge"),
)
FAMILIES = ("Rossi", "Petrova", "Lind", "Weiss", "Novák", "García", "Ōta", "Haddad", "Silva")
TABLES = 59


def pairings(number: int = 4) -> TakePairings:
    """59 tables with two players each."""
    seats = tuple(
        PairedTable(table, (f"A. {FAMILIES[table % 9]}", f"L. {FAMILIES[(table * 4 + 1) % 9]}"))
        for table in range(1, TABLES + 1)
    )
    return TakePairings(number, seats, ("K. Bauer",))


def do(stage: Stage, *commands: Command) -> None:
    """Submit commands, none of which may be refused."""
    for command in commands:
        outcome = stage.program.bridge.submit(command)
        assert not isinstance(outcome, Refusal), (command, outcome)


def begin(stage: Stage) -> None:
    """Create a new tournament for each screenshot."""
    stage.program.preferences.change(judge_name="S. Kim")
    stage.program.bridge.create(
        CreateTournament(
            name="Spring Modern Open",
            place="Málaga",
            date="2026-11-21",
            format="modern",
            rel="competitive",
            players=119,
            rounds=7,
            playoff=8,
            staff=STAFF,
        )
    )
    do(stage, pairings())


def without_alarms(stage: Stage) -> None:
    """Close alarms, which would cover the page."""
    for keeper in stage.window.findChildren(AlarmKeeper):
        keeper.put_away()


def running(stage: Stage) -> None:
    """Round 4 with 12:40 left: tables with calls, a deck check and Slow Play, one call open."""
    begin(stage)
    do(stage, StartRound(round=4))
    do(stage, StartRound("Sealed", 1, 50, "deck-construction"))
    stage.pass_time(10)
    do(stage, GrantExtension(8, 120, "tardiness"), StartDeckCheck(12))
    stage.pass_time(9)
    do(stage, FinishDeckCheck(12), OpenCall(17, judge="M. Silva"), OpenCall(31, judge="D. Moreau"))
    stage.pass_time(4)
    do(stage, CloseCall(17), CloseCall(31), CallSlowPlay(45), OpenCall(14, judge="J. Okafor"))
    stage.pass_time(10)
    do(stage, CloseCall(14), OpenCall(22, judge="T. Weber"))
    stage.pass_time(4, 20)
    without_alarms(stage)


def told_otherwise(stage: Stage) -> None:
    """The call at table 31 began a minute earlier than was entered first."""
    running(stage)
    timeline = stage.program.bridge.engine.timeline
    opened = next(step for step in timeline.steps if getattr(step.events[0], "table", 0) == 31)
    do(stage, Amend(opened.id, {"at": opened.at - MINUTE}))
    without_alarms(stage)


def told_otherwise_after_time(stage: Stage) -> None:
    """The same after time, when the table has two minutes more."""
    overtime(stage)
    timeline = stage.program.bridge.engine.timeline
    opened = next(step for step in timeline.steps if getattr(step.events[0], "table", 0) == 12)
    do(stage, Amend(opened.id, {"at": opened.at - 5 * MINUTE}))
    without_alarms(stage)


def paused(stage: Stage) -> None:
    running(stage)
    do(stage, PauseClock())
    stage.pass_time(1)


def overtime(stage: Stage) -> None:
    """Three minutes and twenty seconds after time."""
    running(stage)
    do(stage, CloseCall(22))
    stage.pass_time(12, 40)
    done = [n for n in range(1, TABLES + 1) if n not in (8, 12, 14, 17, 22, 31, 45)]
    do(stage, *(FinishTable(number) for number in done))
    do(stage, StillPlaying((8, 12, 14, 17, 22, 31, 45)))
    do(stage, SeatJudge(45, "T. Weber"), SeatJudge(8, "J. Okafor"), SeatJudge(17, "M. Silva"))
    do(stage, StartTurns(45))
    stage.pass_time(1)
    do(stage, NextTurn(45))
    stage.pass_time(1, 20)
    do(stage, NextTurn(45))
    stage.pass_time(1)
    do(stage, NextTurn(45), StartTurns(8))
    without_alarms(stage)


def time_up(stage: Stage) -> None:
    """A minute and ten seconds after time: nothing is reported yet."""
    running(stage)
    do(stage, CloseCall(22))
    stage.pass_time(13, 50)
    without_alarms(stage)


def all_paused(stage: Stage) -> None:
    """Both clocks are paused by an alarm, with a line for everybody."""
    running(stage)
    do(stage, PauseAll("fire alarm"), ShowMessage("Leave by the main door, come back at 15:40"))
    stage.pass_time(1)


def draft(stage: Stage) -> None:
    """A draft in the middle of the second booster."""
    begin(stage)
    do(stage, StartDraft())
    without_alarms(stage)
    stage.pass_time(0, 285 + 60 + 40 + 12)


def appealed(stage: Stage) -> None:
    """Three appeals: one upheld, one overturned, one waiting for the head judge."""
    begin(stage)
    _two_decided(stage)
    stage.pass_time(20)
    do(stage, EndRound(), StartRound(round=4))
    stage.pass_time(26)
    do(stage, OpenCall(17, judge="M. Silva"))
    stage.pass_time(6)
    do(stage, CloseCall(17), OpenCall(14, judge="M. Silva"))
    stage.pass_time(1, 10)
    do(
        stage,
        OpenAppeal(
            14,
            facts="A. Rossi attacked with two creatures and said “damage”. L. Petrova wrote down "
            "her life total, from 11 to 7.",
            ruling="The declare blockers step is over. No way back; play goes on from damage.",
            floor_judge="M. Silva",
        ),
    )
    stage.pass_time(1)
    do(
        stage,
        AmendAppeal(
            3,
            disputed="Whether L. Petrova announced a block before A. Rossi said “damage”.",
            objection="L. Petrova says that she had no time to block",
            player="L. Petrova",
        ),
    )
    stage.pass_time(2, 2)
    without_alarms(stage)


def among_strangers(stage: Stage) -> None:
    """An appeal in an event whose judges nobody has entered."""
    stage.program.bridge.create(
        CreateTournament(name="Friday Modern", format="modern", rel="competitive", players=24)
    )
    do(stage, StartRound(), OpenCall(5))
    stage.pass_time(3)
    do(
        stage,
        OpenAppeal(
            5,
            facts="Both players agree that a card too many was drawn for the turn.",
            ruling="The opponent chooses a card from the revealed hand, which is shuffled away.",
            objection="The card was seen by both players, so it can be put back.",
        ),
    )
    stage.pass_time(2)
    without_alarms(stage)


def _two_decided(stage: Stage) -> None:
    """Two decided appeals, in the second round."""
    do(stage, StartRound(round=2))
    stage.pass_time(8)
    do(stage, OpenCall(9, judge="T. Weber"))
    stage.pass_time(2)
    do(
        stage,
        OpenAppeal(
            9,
            facts="Damage was dealt before blocks were announced.",
            ruling="The declare blockers step is over; play goes on from damage.",
            objection="The player was about to announce a block.",
            floor_judge="T. Weber",
            disputed="A block was not announced before damage",
            infraction="ipg-2.5",
        ),
    )
    stage.pass_time(3, 40)
    do(
        stage,
        DecideAppeal(9, "overturned", "S. Kim", reason="the block was allowed"),
        CloseCall(9),
    )
    stage.pass_time(9)
    do(stage, OpenCall(40, judge="M. Silva"))
    stage.pass_time(1)
    do(
        stage,
        OpenAppeal(
            40,
            facts="Both players agree that a card too many was drawn for the turn.",
            ruling="The opponent chooses a card from the revealed hand, which is shuffled away.",
            objection="The card was seen by both players, so it can be put back.",
            floor_judge="M. Silva",
            infraction="ipg-2.3",
        ),
    )
    stage.pass_time(4, 10)
    do(stage, DecideAppeal(40, "upheld", "S. Kim", reason="one player alone saw it"), CloseCall(40))
