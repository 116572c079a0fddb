"""A set's code and a collector number that read as an order: Enter opens the card, and the order
stands below it."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.ui.shell.commands.command_list import CommandList
from tests.card_fakes import CardFakes
from tests.keyboard import press, type_text
from tests.seen import part

LANTERN = "Lantern of the Ninth Gate"


class NumberedFakes(CardFakes):
    """Knows one card by numbers that begin as orders do."""

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        is_it = typed in ("c19 66", "x19 5")
        return (FoundCard(LANTERN, NameLikeness.NUMBER),) if is_it else ()


@pytest.fixture
def opened() -> list[str]:
    return []


@pytest.fixture
def with_services(dependencies, opened):
    decks = dependencies.decks()._replace(cards=NumberedFakes())
    known = msgspec.structs.replace(
        dependencies, decks=lambda: decks, open_card=lambda name, found_in: opened.append(name)
    )
    return lambda **fields: msgspec.structs.replace(known, **fields)


@pytest.fixture
def in_round(bridge):
    bridge.create(CreateTournament(name="Open", staff=(StaffMember("Jon Okafor", "floor-judge"),)))
    bridge.submit(StartRound(round=4))
    return bridge


def typed(window, text: str) -> CommandList:
    press(window, "Ctrl+K")
    type_text(window.top_bar.field, text)
    return part(window, CommandList)


def test_enter_opens_the_card_and_adds_nobody_to_the_staff(in_round, window, opened):
    shown = typed(window, "c19 66")
    assert (shown.chosen().title, shown.chosen().verb) == (LANTERN, "Open")
    press(window, "Return")
    assert opened == [LANTERN]
    assert window.top_bar.field.text() == ""
    assert not in_round.state.calls.open_calls()


def test_the_order_stands_below_the_card(in_round, window, opened):
    shown = typed(window, "c19 66")
    press(window, "Down")
    assert "table 19" in shown.chosen().title
    assert opened == []


def test_the_card_stands_below_an_order_that_takes_the_number(in_round, window, opened):
    shown = typed(window, "x19 5")
    assert shown.chosen().title == "Table 19 gets 5:00 more"
    press(window, "Down")
    assert shown.chosen().title == LANTERN
    press(window, "Return")
    assert opened == [LANTERN]


def test_without_an_event_the_card_is_opened_all_the_same(window, opened):
    assert typed(window, "c19 66").chosen().title == LANTERN
    press(window, "Return")
    assert opened == [LANTERN]


@pytest.mark.parametrize("text", ["c19", "c 19", "c19 ruling"])
def test_other_calls_stay_calls(in_round, window, text):
    shown = typed(window, text)
    assert "table 19" in shown.chosen().title
    assert shown.count() == 1
