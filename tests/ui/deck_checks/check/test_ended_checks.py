"""A check that has ended: its decks are held no longer, and are there again if it goes on."""

from __future__ import annotations

import gc

import pytest

from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.shared.history import Undo
from judgekit.views.deck_checks.checked_deck import CheckedDeck
from tests.ui.deck_checks.conftest import CheckingJudge


def decks_held() -> int:
    gc.collect()
    return sum(type(each) is CheckedDeck for each in gc.get_objects())


def checked(judge: CheckingJudge) -> int:
    """Check table 23 and leave for table 24; how many decks are held then."""
    judge.start(23).tick("4 Winding Constrictor")
    judge.controller.keep()
    judge.do(FinishDeckCheck(23)).start(24)
    judge.page.refresh()
    return decks_held()


@pytest.mark.usefixtures("only_own_garbage")
def test_a_day_of_checks_holds_the_decks_of_those_in_progress_alone(judge):
    before = decks_held()
    once = checked(judge)
    judge.do(FinishDeckCheck(24))
    for _ in range(3):
        assert checked(judge) <= once
        judge.do(FinishDeckCheck(24))
    assert once - before <= 2


def test_a_check_that_goes_on_again_has_its_ticks(judge):
    checked(judge)
    judge.do(FinishDeckCheck(24)).do(Undo(3))
    assert [each.table for each in judge.bridge.state.deck_checks.open_checks()] == [23]
    judge.page.open_check(23)
    deck = judge.controller.current.deck(0)
    assert [(each.name, each.count) for each in deck.line.off.ticks] != []
