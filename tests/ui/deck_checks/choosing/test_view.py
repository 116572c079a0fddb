"""Choosing within the Deck checks page: its keys beside those of the check."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.widgets.actions import bind
from tests.keyboard import press, tab_as_in_the_window, type_text


@pytest.fixture
def page(dependencies, bridge, qtbot) -> DeckChecksPage:
    bridge.create(CreateTournament(name="Spring Open", rel="competitive", players=24))
    made = DeckChecksPage(dependencies)
    bind(made.widget(), made.actions())
    qtbot.addWidget(made.widget())
    made.widget().resize(1000, 680)
    with qtbot.waitExposed(made.widget()):
        tab_as_in_the_window(made.widget()).show()
    qtbot.waitActive(made.widget())
    made.focus()
    return made


def keys(page: DeckChecksPage, *pressed: str) -> None:
    for key in pressed:
        press(page.widget(), key)


def test_the_key_that_returns_decks_draws_where_tables_are_chosen(page, bridge):
    keys(page, "R")
    assert len(page.choose.body.draw.list.rows.rows) == 2
    keys(page, "Return")
    assert len(bridge.state.deck_checks.open_checks()) == 1
    assert page.view == "check"


def test_what_is_chosen_is_checked_and_counted(page, bridge):
    keys(page, "T")
    type_text(page.choose.body.target.table, "7")
    keys(page, "Tab", "Down", "Return")
    check = bridge.state.deck_checks.open_at(7)
    assert check.reason == "unchecked-in-contention"
    keys(page, "F2")
    assert page.choose.isVisible()
    assert page.choose.body.draw.lots.taking_part(page.choose.controller.facts) == 11


def test_keys_of_choosing_do_nothing_while_a_check_is_shown(page):
    keys(page, "R", "Return", "F3")
    before = page.choose.body.draw.lots.seed
    keys(page, "T", "B", "P")
    assert page.choose.body.left.value() == "draw"
    assert page.choose.body.right.value() == "unchecked"
    assert page.choose.body.draw.lots.seed == before
