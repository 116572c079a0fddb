"""Tables and players not yet checked."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.views.deck_checks.choosing_facts import RoundPlace, choose_facts
from tests.seen import button
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    """Three tables, and one player without an opponent."""
    return ChoosingJudge(dependencies, bridge, qtbot).open(7).pair(pairings(3), byes=("Vera Lind",))


def numbers(judge: ChoosingJudge) -> list[str]:
    return [number for number, _, _ in judge.unchecked()]


def test_all_of_the_round_by_table_then_byes(judge):
    assert judge.unchecked() == [
        ("1", "Anna A1  ·  Boris B1", ""),
        ("2", "Anna A2  ·  Boris B2", ""),
        ("3", "Anna A3  ·  Boris B3", ""),
        ("–", "Vera Lind", "Bye"),
    ]
    assert "3 table(s), 7 player(s) not yet checked" in judge.said()


def test_a_table_is_gone_when_its_decks_are_taken(judge):
    assert numbers(judge.do(StartDeckCheck(2))) == ["1", "3", "–"]
    assert numbers(judge.do(FinishDeckCheck(2))) == ["1", "3", "–"]


def test_a_table_whose_check_was_not_completed_is_named_beside_the_count(judge):
    judge.do(StartDeckCheck(2), FinishDeckCheck(2, checked=0))
    words = "2 table(s), 5 player(s) not yet checked · check not completed: table(s) 2"
    assert words in judge.said()


def test_in_the_next_round_whoever_was_checked_is_said_beside_the_other(judge):
    judge.check(1).do(EndRound())
    judge.pair([(1, ("Anna A1", "Boris B2")), (2, ("Boris B1", "Anna A1"))], 2)
    assert judge.unchecked() == [("1", "Boris B2", "Anna A1 checked before")]


def test_a_check_that_was_broken_off_with_nothing_checked_counts_for_nobody(judge):
    judge.do(StartDeckCheck(1), FinishDeckCheck(1, partial=True, checked=0), EndRound())
    assert numbers(judge.pair(pairings(3), 2)) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("typed", "left"),
    [("2", ["2"]), ("b3", ["3"]), ("BORIS a1", ["1"]), ("lind", ["–"]), ("4", []), ("", None)],
)
def test_the_filter_takes_a_number_or_the_beginnings_of_names(judge, typed, left):
    judge.press("Ctrl+F").type(typed)
    assert numbers(judge) == (["1", "2", "3", "–"] if left is None else left)


def test_the_filter_is_emptied_and_left_by_the_same_key(judge):
    judge.press("Ctrl+F").type("zz").press("Escape")
    assert len(numbers(judge)) == 4
    judge.press("Escape")
    assert judge.body.unchecked.list.hasFocus()


def test_what_is_chosen_stays_chosen_when_another_table_goes(judge):
    judge.press("U", "Down", "Down").do(StartDeckCheck(1))
    assert judge.body.unchecked.list.row().number == "3"


def test_a_row_is_spoken_with_all_that_is_seen(judge):
    assert judge.body.unchecked.list.rows.rows[0].spoken == "Table 1, Anna A1, Boris B1"
    assert judge.body.unchecked.list.rows.rows[3].spoken == "Vera Lind, Bye"


def test_pairings_of_the_next_round_count_before_it_begins(judge):
    judge.do(EndRound(), TakePairings(2, (PairedTable(9, ("Anna A1", "Vera Lind")),)))
    assert numbers(judge) == ["9"]


def test_while_a_round_goes_on_its_own_pairings_count(judge):
    judge.do(TakePairings(2, (PairedTable(9, ("Anna A1", "Vera Lind")),)))
    assert numbers(judge) == ["1", "2", "3", "–"]


def test_building_decks_is_no_round_to_choose_from(judge):
    judge.do(StartRound("Building", kind="deck-construction"))
    assert [place.clock for place in judge.view.controller.facts.places] == ["main"]


def test_a_round_without_pairings_has_as_many_tables_as_the_players_take(
    dependencies, bridge, qtbot
):
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(7).pair([])
    assert numbers(judge) == ["1", "2", "3"]
    assert numbers(judge.check(2)) == ["1", "3"]
    assert "2 table(s) not checked in this round; no pairings" in judge.said()


def test_where_several_clocks_go_on_one_of_them_is_chosen(judge):
    assert not judge.body.places.isVisible()
    judge.pair([(40, ("Anna S1", "Boris S2"))], clock="Sealed")
    assert judge.view.controller.facts.places == (RoundPlace("main", 1), RoundPlace("Sealed", 1))
    assert numbers(judge) == ["1", "2", "3", "–"]
    button(judge.body.places, "Sealed, Round 1").click()
    assert numbers(judge) == ["40"]
    judge.press("R", "Return")
    assert judge.wanted[0].clock == "Sealed"


def test_a_clock_that_starts_beside_it_puts_no_draw_away(judge):
    judge.press("R")
    drawn = judge.drawn()
    judge.pair([(40, ("Anna S1", "Boris S2"))], clock="Sealed")
    assert judge.drawn() == drawn
    button(judge.body.places, "Sealed, Round 1").click()
    judge.do(EndRound("Sealed"))
    judge.pair([(41, ("Anna S1", "Boris S2"))], 2, clock="Sealed")
    assert numbers(judge) == ["41"]


def test_another_tournament_begins_with_nothing_typed(judge):
    judge.press("Ctrl+F").type("2").press("R")
    judge.open(4).pair(pairings(2))
    assert numbers(judge) == ["1", "2"]
    assert judge.body.unchecked.field.text() == ""
    assert judge.drawn() == []


def test_an_event_of_three_thousand_is_told_as_one_of_six(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(3_000).pair(pairings(1_500))
    judge.check(750)
    facts = choose_facts(bridge.state)
    assert len(facts.unchecked()) == len(judge.unchecked()) == 1_499
    assert facts.coverage.required == 300
    judge.press("Ctrl+F").type("a1499")
    assert numbers(judge) == ["1499"]


def test_words_that_fit_nobody_are_told(judge):
    count = judge.body.unchecked.count
    before = count.text()
    judge.press("Ctrl+F").type("zzz")
    assert (count.text(), judge.body.unchecked.list.row()) == (
        "No results",
        None,
    )
    judge.body.unchecked.field.clear()
    judge.press("Ctrl+F").type("1")
    assert count.text() == before
