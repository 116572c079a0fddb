"""States of an event that several laptops share, with colleagues whom the test plays."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, GrantExtension, StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import TakeBack
from judgekit.engine.team.told import TeamState
from tests.journeys.day_pictures import do, running, without_alarms
from tests.journeys.stage import Stage
from tests.team_fakes import AroundTheHall

COLLEAGUES = (("T. Weber", ("scorekeeper",)), ("S. Kim", ("head-judge",)), ("M. Silva", ()))


def shared(stage: Stage) -> None:
    """The round goes on, on four laptops."""
    running(stage)
    _share(stage)


def cut_off(stage: Stage) -> None:
    """This laptop has been cut off for some minutes, and five entries wait."""
    shared(stage)
    stage.hall.cut()
    stage.pass_time(1, 12)
    for table, seconds in ((8, 120), (17, 360), (22, 270), (22, 30)):
        do(stage, GrantExtension(table, seconds))
    do(stage, IssuePenalty("A. Petrova", "ipg-2.1", "warning", table=1))
    stage.pass_time(2)
    without_alarms(stage)


def long_cut(stage: Stage) -> None:
    """The hub was T. Weber's, and hasn't answered for a while."""
    cut_off(stage)
    stage.hall.own.stood(is_hub=False, hub_person="T. Weber")
    without_alarms(stage)
    stage.program.bridge.second.emit(stage.program.bridge.now())


def came_back(stage: Stage) -> None:
    """After two hours: much was taken, some says the same, some belongs to an earlier round, one
    needs a decision."""
    shared(stage)
    hall, (weber, *_) = stage.hall, stage.hall.colleagues.values()
    do(stage, OpenCall(14))
    hall.exchange()
    hall.cut()
    stage.pass_time(4)
    for table in (2, 5, 9, 11):
        do(stage, GrantExtension(table, 120))
    weber.enter(CloseCall(14))
    hall.exchange()
    do(stage, CloseCall(14))
    stage.pass_time(40)
    weber.enter(EndRound())
    hall.exchange()
    stage.pass_time(4)
    do(stage, GrantExtension(23, 300))
    stage.pass_time(1)
    weber.enter(StartRound())
    hall.exchange()
    stage.pass_time(69)
    hall.heal()
    without_alarms(stage)
    stage.settle(60)


def started_apart(stage: Stage) -> None:
    """While cut off, this laptop started the round that a colleague started with other minutes."""
    shared(stage)
    hall, (weber, *_) = stage.hall, stage.hall.colleagues.values()
    hall.cut()
    stage.pass_time(1)
    weber.enter(EndRound())
    do(stage, EndRound())
    stage.pass_time(2)
    weber.enter(StartRound(minutes=50))
    hall.exchange()
    stage.pass_time(0, 20)
    do(stage, StartRound(minutes=60))
    stage.pass_time(4)
    for table in (2, 5, 9):
        do(stage, GrantExtension(table, 120))
    do(stage, OpenCall(14))
    hall.heal()
    without_alarms(stage)
    stage.settle(60)


def ended_elsewhere(stage: Stage) -> None:
    """T. Weber was cut off, ended the round and started the next one; here it went on meanwhile."""
    shared(stage)
    hall, (weber, *_) = stage.hall, stage.hall.colleagues.values()
    weber.is_connected = False
    weber.enter(EndRound())
    stage.pass_time(3)
    do(stage, GrantExtension(9, 300))
    stage.pass_time(5)
    weber.enter(StartRound())
    stage.pass_time(2)
    do(stage, OpenCall(14))
    do(stage, GrantExtension(5, 120))
    hall.exchange()
    stage.pass_time(4)
    do(stage, CloseCall(14))
    hall.exchange()
    stage.pass_time(1)
    weber.is_connected = True
    hall.exchange()
    without_alarms(stage)
    stage.settle(60)


def ended_here(stage: Stage) -> None:
    """This laptop was cut off, ended the round and started the next one; there it went on."""
    shared(stage)
    hall, (weber, *_) = stage.hall, stage.hall.colleagues.values()
    hall.cut()
    stage.pass_time(1)
    do(stage, EndRound())
    stage.pass_time(8)
    do(stage, StartRound())
    stage.pass_time(2)
    for table in (14, 15):
        weber.enter(OpenCall(table))
    hall.exchange()
    for table in (2, 5, 9):
        do(stage, GrantExtension(table, 120))
    stage.pass_time(3)
    hall.heal()
    without_alarms(stage)
    stage.settle(60)


def asked(stage: Stage) -> None:
    """A laptop asks to take part."""
    shared(stage)
    stage.hall.ask("D. Moreau")


def undone(stage: Stage) -> None:
    """The head judge took back an entry of this laptop."""
    shared(stage)
    do(stage, GrantExtension(17, 300))
    step = stage.program.bridge.engine.timeline.steps[-1]
    stage.hall.exchange()
    stage.hall.colleagues["S. Kim"].enter(TakeBack(step.id))
    stage.hall.exchange()


def told_of_table(stage: Stage) -> None:
    """A colleague finishes a table that is chosen here."""
    shared(stage)
    stage.open("clock")
    page = stage.window.navigation.page("clock")
    page.show_table("main", 12)
    stage.hall.colleagues["M. Silva"].enter(FinishTable(12))
    stage.hall.exchange()


def shut_out(stage: Stage) -> None:
    """This laptop was removed from the event."""
    shared(stage)
    stage.hall.own.stood(TeamState.REFUSED, is_hub=False, hub_person="T. Weber")


def clock_off(stage: Stage) -> None:
    """This computer's clock is slow, and others have a newer program."""
    shared(stage)
    stage.hall.own.stood(TeamState.TOO_OLD, is_hub=False, offset_ms=3_400)


def end(stage: Stage) -> None:
    """Let go of the team, and of the event."""
    bridge = stage.program.bridge
    for each in bridge.tournaments():
        bridge.remove(each.id)
    stage.hall = AroundTheHall(stage.events, stage.clock)
    stage.settle(60)


def _share(stage: Stage) -> None:
    stage.program.preferences.change(judge_name="H. Lindqvist")
    team = stage.program.bridge.team()
    team.share()
    for _ in range(40):
        stage.settle(20)
        if team.standing.is_shared:
            break
    for person, roles in COLLEAGUES:
        stage.hall.colleague(person, roles)
    stage.hall.exchange()
