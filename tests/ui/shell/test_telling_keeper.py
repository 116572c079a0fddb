"""Which table has to be told again, on every page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound, TellTable
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Amend
from judgekit.ui.shell.bars.banners import Banners
from judgekit.ui.shell.telling_keeper import BANNER, TellingKeeper
from judgekit.ui.shell.window.page_stack import PageArea
from judgekit.ui.widgets.button import Button
from judgekit.ui.words.wording import time_of_day


@pytest.fixture
def shown():
    return []


@pytest.fixture
def keeper(with_services, bridge, shown):
    keeper = TellingKeeper(with_services(show_table=lambda *place: shown.append(place)), bridge)
    keeper.look()
    return keeper


@pytest.fixture
def banners(keeper, bridge, messages, look, qtbot):
    area = PageArea(look, QWidget())
    qtbot.addWidget(area)
    banners = Banners(look, messages, bridge, area)
    area.resize(1000, 600)
    area.show()
    bridge.create(CreateTournament(name="Modern Open"))
    bridge.submit(StartRound(minutes=50))
    return banners


def given(bridge, table, clock=""):
    """A table that was told two minutes and has only one."""
    step = bridge.submit(GrantExtension(table, 120, clock=clock))
    bridge.submit(Amend(step.id, {"seconds": 60}))


def words(messages):
    banner = messages.banners().get(BANNER)
    return banner.text if banner is not None else ""


def press_button(banners, text, qtbot):
    (button,) = (each for each in banners.findChildren(Button) if each.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_says_what_the_table_was_told_and_what_holds(banners, bridge, messages):
    assert words(messages) == ""
    given(bridge, 3)
    at = time_of_day(bridge.now())
    assert words(messages) == f"Tell table 3 again: told −02:00 at {at}, now −01:00"


def test_the_first_of_several_and_how_many_more(banners, bridge, messages):
    for table in (9, 3, 14):
        given(bridge, table)
    assert words(messages).startswith("Tell table 3 again")
    assert words(messages).endswith("2 more table(s)")


def test_the_other_clock_is_named(banners, bridge, messages):
    bridge.submit(StartRound(clock="side", minutes=50))
    given(bridge, 3, "side")
    assert words(messages).startswith("side: Tell table 3 again")


def test_its_buttons_show_the_table_and_mark_it_as_told(banners, bridge, messages, shown, qtbot):
    given(bridge, 3)
    given(bridge, 4)
    press_button(banners, "Show table 3", qtbot)
    assert shown == [("main", 3)]
    press_button(banners, "Mark as told", qtbot)
    assert words(messages).startswith("Tell table 4 again")
    press_button(banners, "Mark as told", qtbot)
    assert words(messages) == ""


@pytest.mark.parametrize("command", [TellTable(3), EndRound()])
def test_it_goes_once_the_table_knows_or_the_round_is_over(banners, bridge, messages, command):
    given(bridge, 3)
    bridge.submit(command)
    assert words(messages) == ""


def test_it_goes_with_its_event(banners, bridge, messages):
    given(bridge, 3)
    bridge.create(CreateTournament(name="Side event"))
    assert words(messages) == ""
