"""Tables are drawn so that anybody can draw them again."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.draw import draw, weights_for_top_tables
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings

TWELVE = range(1, 13)


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    """Twelve tables in the first round."""
    return ChoosingJudge(dependencies, bridge, qtbot).open().pair(pairings(12))


def tables_of(seed: str, count: int = 2, **said) -> list[int]:
    return [each.table for each in draw(seed, TWELVE, count, **said).drawn]


def type_seed(judge: ChoosingJudge, seed: str) -> ChoosingJudge:
    judge.body.draw.seed.setFocus()
    return judge.press("Ctrl+A").type(seed).press("Return")


def test_nothing_is_drawn_before_somebody_draws(judge):
    assert judge.drawn() == []
    assert not judge.body.draw.take.isEnabled()
    judge.press("Return")
    assert not judge.wanted


def test_one_key_draws_with_a_seed_that_is_shown(judge):
    judge.press("R")
    seed = judge.body.draw.seed.text()
    assert judge.drawn() == tables_of(seed)
    assert len(seed) == 4 and seed.isdecimal()


def test_a_typed_seed_draws_the_same_wherever_it_is_typed(judge):
    assert type_seed(judge, "noon").drawn() == tables_of("noon")
    assert judge.body.draw.list.hasFocus()


def test_how_many_are_drawn_can_be_changed(judge):
    type_seed(judge, "noon")
    judge.body.draw.count.setFocus()
    judge.press("Ctrl+A").type("5")
    assert judge.drawn() == tables_of("noon", 5)


def test_a_letter_in_the_field_for_a_number_is_an_order(judge):
    judge.body.draw.count.setFocus()
    judge.press("R")
    assert len(judge.drawn()) == 2


def test_the_list_says_who_plays_there_and_who_was_checked(judge):
    judge.check(tables_of("noon")[0], players=("Anna A1",))
    judge.do(EndRound()).pair(pairings(12), 2)
    judge.body.draw.leave_out.click()
    rows = type_seed(judge, "noon").body.draw.list.rows.rows
    table = tables_of("noon")[1]
    assert rows[1].words == f"Anna A{table}  ·  Boris B{table}"
    assert rows[1].note == "not checked yet"
    one = next(row for row in judge.body.unchecked.list.rows.rows if row.number == "1")
    assert (one.words, one.note) == ("Boris B1", "Anna A1 checked before")


def test_enter_begins_the_check_there_with_all_that_repeats_the_draw(judge):
    type_seed(judge, "noon").press("Down", "Return")
    wanted = judge.wanted[0]
    table = tables_of("noon")[1]
    assert (wanted.table, wanted.kind, wanted.seed) == (table, "random", "noon")
    assert wanted.players == (f"Anna A{table}", f"Boris B{table}")
    assert (wanted.clock, wanted.decks, wanted.earlier_seeds) == ("main", 2, ())


def test_seeds_that_were_put_away_are_kept_in_the_record(judge):
    type_seed(judge, "noon")
    judge.press("R").press("R", "Return").take_wanted()
    check = judge.bridge.state.deck_checks.entered.find(1)
    assert check.earlier_seeds[0] == "noon"
    assert len({*check.earlier_seeds, check.seed}) == 3
    assert f"Drawn before and discarded: {', '.join(check.earlier_seeds)}" in judge.said()


def test_drawing_with_the_seed_that_is_there_puts_nothing_away(judge):
    type_seed(judge, "noon")
    type_seed(judge, "noon").press("Return")
    assert judge.wanted[0].earlier_seeds == ()


def test_a_seed_taken_up_again_is_none_that_was_put_away(judge):
    type_seed(judge, "noon")
    type_seed(judge, "ten")
    type_seed(judge, "noon").press("Return")
    assert judge.wanted[0].earlier_seeds == ("ten",)


def test_tables_with_somebody_checked_are_left_out_unless_they_are_wanted(judge):
    first = tables_of("noon")[0]
    judge.check(first).do(EndRound()).pair(pairings(12), 2)
    assert type_seed(judge, "noon").drawn() == tables_of("noon", exclude={first})
    assert "At random among 11 table(s)." in judge.said()
    judge.body.draw.leave_out.setFocus()
    judge.press("Space")
    assert judge.drawn() == tables_of("noon")
    assert judge.body.draw.list.rows.rows[0].note == "both checked before"


def test_decks_that_were_taken_in_this_round_are_never_drawn(judge):
    first = tables_of("noon")[0]
    judge.check(first, players=())
    judge.body.draw.leave_out.click()
    assert type_seed(judge, "noon").drawn() == tables_of("noon", exclude={first})


def test_top_tables_may_be_likelier_and_that_is_said_and_kept(judge):
    judge.body.draw.favour.setFocus()
    judge.press("Space")
    judge.body.draw.top.setFocus()
    judge.press("Ctrl+A").type("3")
    judge.body.draw.weight.setFocus()
    judge.press("Ctrl+A").type("20")
    type_seed(judge, "noon").press("Return")
    weights = weights_for_top_tables(TWELVE, 3, 20)
    assert judge.drawn() == tables_of("noon", weights=weights)
    assert "Tables 1 to 3 have 20 tickets each, the others one." in judge.said()
    assert (judge.wanted[0].top_tables, judge.wanted[0].top_weight) == (3, 20)


def test_without_the_switch_no_table_is_likelier(judge):
    assert "tickets" not in type_seed(judge, "noon").press("Return").said()
    assert (judge.wanted[0].top_tables, judge.wanted[0].top_weight) == (0, 1)


def test_a_table_whose_decks_were_taken_stays_among_those_drawn(judge):
    type_seed(judge, "noon").press("Return").take_wanted()
    assert judge.drawn() == tables_of("noon")
    assert judge.body.draw.list.rows.rows[0].note == "decks taken"
    assert not judge.body.draw.take.isEnabled()
    judge.press("Return")
    assert len(judge.wanted) == 1


def test_the_draw_is_repeated_after_its_checks_have_begun(judge):
    type_seed(judge, "noon").press("Return").take_wanted()
    type_seed(judge, "ten")
    assert type_seed(judge, "noon").drawn() == tables_of("noon")


def test_another_round_is_another_draw(judge):
    type_seed(judge, "noon")
    judge.do(EndRound()).pair(pairings(12), 2)
    assert judge.drawn() == []
    judge.press("R", "Return")
    assert judge.wanted[0].earlier_seeds == ()


def test_where_all_have_been_checked_nothing_can_be_drawn(judge):
    for table in TWELVE:
        judge.check(table)
    judge.press("R")
    assert judge.drawn() == []
    assert judge.body.draw.draw.accessibleDescription() == "no table is left"


def test_without_pairings_a_table_number_is_enough(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(players=24)
    assert judge.body.draw.tables.text() == "12"
    type_seed(judge, "noon").press("Return")
    assert judge.drawn() == tables_of("noon")
    assert (judge.wanted[0].players, judge.wanted[0].decks) == ((), 2)
    judge.body.draw.tables.setFocus()
    judge.press("Ctrl+A").type("1")
    assert "At random among 1 table(s)." in judge.said()


def test_teams_bring_more_decks(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot)
    judge.open(players=8, teams=True, format="team-sealed").pair(pairings(4)).press("R", "Return")
    assert judge.wanted[0].decks == 6


def test_how_anybody_repeats_it_stands_beside_it(judge):
    assert judge.body.draw.how.toolTip() == ""
    assert (
        "SHA-256 of seed/table/1, for example noon/1/1"
        in type_seed(judge, "noon").body.draw.how.toolTip()
    )


def test_a_draw_before_the_round_is_that_of_the_round(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(players=24)
    type_seed(judge, "noon").do(StartRound())
    assert judge.drawn() == tables_of("noon")
    judge.press("Return").take_wanted()
    assert judge.wanted[0].clock == "main"
    judge.do(EndRound())
    assert judge.drawn() == []


def test_after_a_restart_the_draw_of_the_round_is_there_with_its_weights(
    dependencies, qtbot, judge
):
    judge.body.draw.favour.setFocus()
    judge.press("Space")
    judge.body.draw.weight.setFocus()
    judge.press("Ctrl+A").type("20")
    type_seed(judge, "ten")
    type_seed(judge, "noon").press("Return").take_wanted()
    drawn = judge.drawn()
    again = ChoosingJudge(dependencies, judge.bridge, qtbot)
    assert again.drawn() == drawn
    assert again.body.draw.seed.text() == "noon"
    assert "Tables 1 to 8 have 20 tickets each" in again.said()
    assert "Drawn before and discarded: ten" in again.said()
    again.press("R", "Return")
    assert again.wanted[0].earlier_seeds == ("ten", "noon")


def test_what_was_drawn_comes_into_sight_in_a_small_window(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot)
    judge.open(players=None, teams=True, format="team-sealed")
    judge.view.resize(700, 330)
    judge.body.draw.tables.setFocus()
    judge.type("40").press("R")
    qtbot.wait(50)
    drawn = judge.body.draw.list
    second_row = drawn.visualRect(drawn.model().index(1, 0))
    bottom = drawn.viewport().mapTo(judge.view, second_row.bottomLeft()).y()
    assert 0 < bottom < judge.view.height()
