"""A day that has ended, for the pictures of its report."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    FinishTable,
    GrantExtension,
    StartRound,
    StartTurns,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from tests.journeys.day_pictures import STAFF, TABLES, begin, do, without_alarms
from tests.journeys.stage import Stage

LATE = (3, 7, 11, 12)
REASONS = ("ruling", "tardiness", "ruling", "errand")
OUTCOMES = (("overturned", "The block counts; back to the attack."), ("upheld", ""))
PENALTIES = (
    ("A. Rossi", "ipg-2.5", "warning"),
    ("L. Petrova", "ipg-3.1", "game-loss"),
    ("A. Rossi", "ipg-2.1", "none"),
    ("L. García", "ipg-3.5", "warning"),
)


def reported(stage: Stage) -> None:
    """Four rounds, each with calls, a deck check and tables that were done after time."""
    begin(stage)
    for number in range(4):
        _round(stage, number)
    without_alarms(stage)


def _round(stage: Stage, number: int) -> None:
    judge, table = STAFF[1 + number % 3].name, LATE[number]
    player, infraction, penalty = PENALTIES[number]
    do(stage, StartRound(round=number + 1))
    stage.pass_time(4)
    do(stage, OpenCall(table, REASONS[number], judge=judge), StartDeckCheck(5))
    stage.pass_time(4 + number)
    do(stage, IssuePenalty(player, infraction, penalty, table, judge=judge))
    if number in (1, 2):
        do(stage, OpenAppeal(table, ruling="Warning", floor_judge=judge))
        outcome, ruling = OUTCOMES[number - 1]
        do(stage, DecideAppeal(table, outcome, "S. Kim", ruling=ruling))
    stage.pass_time(1)
    do(stage, CloseCall(table), FinishDeckCheck(5, findings=("61 cards",) if number else ()))
    stage.pass_time(20)
    do(stage, OpenCall(9, judge=STAFF[2].name))
    stage.pass_time(0, 50)
    do(stage, CloseCall(9), GrantExtension(9, 60, "seats"))
    stage.pass_time(10)
    done = [each for each in range(1, TABLES + 1) if each not in (table, 5, 9)]
    do(stage, *(FinishTable(each) for each in done))
    stage.pass_time(12)
    do(stage, FinishTable(9))
    stage.pass_time(4 + number)
    do(stage, FinishTable(5), StartTurns(table))
    stage.pass_time(2)
    do(stage, FinishTable(table), EndRound())
    stage.pass_time(11 if number != 1 else 60)
