"""What happens within a check: ticks, checklist, changes, and how it ends."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.checklist import STANDARD_CHECKLIST
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    FinishDeckCheck,
    MarkChecklist,
    SetChecklist,
    StartDeckCheck,
    TickDeck,
)
from judgekit.domain.deck_checks.decide import ticks_are_due
from judgekit.domain.deck_checks.stage import (
    CheckStage,
    full_check_too_late,
)
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import Day, round_day

BOLTS = (CardCount(4, "Lightning Bolt"),)


def check_day(**fields) -> Day:
    """A check at table 7 since 10:05."""
    day = round_day().at(5)
    day.do(StartDeckCheck(7, **fields))
    return day


def the_check(day: Day):
    return day.engine.state.deck_checks.entered.find(1)


def test_a_check_knows_whose_decks_they_are_who_looks_at_them_and_how_it_was_drawn():
    day = check_day(
        seed="noon", players=("Rossi", "Petrova"), judges=("Silva", "Weber"), stage="between-games"
    )
    check = the_check(day)
    assert (check.seed, check.stage) == ("noon", CheckStage.BETWEEN_GAMES)
    assert (check.players, check.judges) == (("Rossi", "Petrova"), ("Silva", "Weber"))


def test_what_was_not_said_anew_stays():
    day = check_day(players=("Rossi", "Petrova"), reason="")
    day.do(ChangeDeckCheck(1, kind="targeted", reason="unchecked"))
    day.do(ChangeDeckCheck(1, judges=("Silva",)))
    check = the_check(day)
    assert (check.kind, check.reason) == ("targeted", "unchecked")
    assert (check.players, check.judges) == (("Rossi", "Petrova"), ("Silva",))
    day.do(Undo(2))
    assert (the_check(day).kind, the_check(day).judges) == ("random", ())


def test_ticks_are_kept_by_deck_and_survive():
    day = check_day()
    day.do(TickDeck(1, 0, BOLTS))
    day.do(TickDeck(1, 1, (), BOLTS, part="sideboard", done=True))
    day.pass_(12).do(TickDeck(1, 0, (*BOLTS, CardCount(1, "Opt")), done=True))
    replayed = Day(day.log.recorded)
    for each in (day, replayed):
        kept = the_check(each).ticked
        assert [card.name for card in kept[0].counted.main] == ["Lightning Bolt", "Opt"]
        assert (kept[1].counted.sideboard, kept[1].counted.done) == (BOLTS, True)


def test_ticks_are_kept_every_ten_seconds_at_most():
    day = check_day()
    assert ticks_are_due(the_check(day), 0, day.engine.now())
    day.do(TickDeck(1, 0, BOLTS))
    assert not ticks_are_due(the_check(day), 0, day.engine.now() + 2_999)
    assert ticks_are_due(the_check(day), 0, day.engine.now() + 3_000)
    assert ticks_are_due(the_check(day), 1, day.engine.now())


def test_the_checklist_is_the_events_own():
    day = check_day()
    assert day.engine.state.deck_checks.checklist == STANDARD_CHECKLIST
    day.do(SetChecklist(("order", " perforations ", "order", "")))
    assert day.engine.state.deck_checks.checklist == ("order", "perforations")
    day.do(MarkChecklist(1, "order"))
    day.do(MarkChecklist(1, "order", result="problem", note="every third card a land"))
    day.do(MarkChecklist(1, "order", deck=1))
    said = the_check(day).checklist
    assert said[0, "order"].note == "every third card a land"
    assert said[1, "order"].result == "fine"


def test_a_check_broken_off_is_a_full_record_and_brings_its_extension():
    day = check_day()
    day.at(8).do(FinishDeckCheck(7, "returned, too long", partial=True, checked=1))
    check = the_check(day)
    assert (check.partial, check.checked, check.findings) == (True, 1, ("returned, too long",))
    assert day.engine.state.deck_checks.decks_checked == 1
    assert day.extension(7) == 3 * 60 + 180


def test_decks_come_back_with_their_penalties_in_one_step():
    day = check_day(players=("Rossi", "Petrova"))
    penalties = (
        IssuePenalty("Rossi", "ipg-3.5", "warning", comment="59 cards"),
        IssuePenalty("Petrova", "ipg-3.4", "game-loss"),
    )
    finish = FinishDeckCheck(7, ["Rossi: 59 cards"])
    step = day.at(12).do(ReturnDecks(finish, penalties))
    assert len(step.events) == 3
    first, second = day.engine.state.infractions.penalties
    assert (first.number, second.number) == (1, 2)
    assert (first.id, second.id) == the_check(day).penalties
    assert first.issued.check == second.issued.check == the_check(day).id
    assert (second.issued.table, second.issued.clock, second.issued.round) == (7, "main", 1)
    assert day.extension(7) == 7 * 60 + 180
    day.do(Undo())
    assert (the_check(day).is_open, day.engine.state.infractions.penalties) == (True, ())


def test_penalties_belong_to_the_round_of_the_check():
    day = check_day()
    day.at(49).do(EndRound())
    day.at(55).do(StartRound(round=2))
    day.do(ReturnDecks(FinishDeckCheck(7), (IssuePenalty("Rossi", "ipg-3.5", "warning"),)))
    assert day.engine.state.infractions.penalties[0].issued.round == 1


@pytest.mark.parametrize(
    "command",
    [
        StartDeckCheck(1, stage="lunch"),
        ChangeDeckCheck(1, stage="lunch"),
        ChangeDeckCheck(1, kind="rude"),
        TickDeck(1, deck=2),
        TickDeck(1, part="hand"),
        TickDeck(1, main=(CardCount(0, "Opt"),)),
        MarkChecklist(1, " "),
        MarkChecklist(1, "order", result="odd"),
        MarkChecklist(1, "order", deck=-1),
        SetChecklist(tuple(str(number) for number in range(31))),
        FinishDeckCheck(7, checked=3),
        ReturnDecks(FinishDeckCheck(7), (IssuePenalty("", "ipg-3.5", "warning"),)),
    ],
)
def test_values_that_make_no_sense_are_refused(command):
    day = check_day()
    before = len(day.log.recorded)
    assert day.refused(command) is RefusalCode.WRONG_VALUE
    assert len(day.log.recorded) == before


@pytest.mark.parametrize(
    "command",
    [ChangeDeckCheck(1), TickDeck(1), MarkChecklist(1, "order"), ReturnDecks(FinishDeckCheck(7))],
)
def test_nothing_happens_within_a_check_that_is_over_or_never_was(command):
    assert round_day().refused(command) is RefusalCode.NO_OPEN_CHECK
    day = check_day()
    day.do(FinishDeckCheck(7))
    assert day.refused(command) is RefusalCode.NO_OPEN_CHECK


@pytest.mark.parametrize(
    ("stage", "late"),
    [
        (CheckStage.START_OF_MATCH, False),
        (CheckStage.BETWEEN_GAMES, False),
        (CheckStage.OPENING_HAND, True),
        (CheckStage.IN_GAME, True),
    ],
)
def test_no_full_check_once_mulligans_may_have_been_decided(stage, late):
    assert full_check_too_late(stage) is late
