"""A hall and the Clock page for the tests of clocks."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import (
    FinishTable,
    GrantExtension,
    NextTurn,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.ui.clock.page import ClockPage
from judgekit.ui.widgets.actions import bind
from tests.ui.clock.board.board_table import pairings
from tests.ui.clock.clock_page_driver import STAFF, ClockPageDriver
from tests.ui.clock.hall import Hall


@pytest.fixture
def hall(bridge, hand_clock) -> Hall:
    return Hall(bridge, hand_clock)


@pytest.fixture
def said(messages):
    """Everything that was said, with what takes it back."""
    told = []
    messages.said.connect(told.append)
    return told


@pytest.fixture
def gone():
    return []


@pytest.fixture
def clock_page(with_services, hall, gone, said, qtbot):
    leads = {"go": gone.append, "create_event": lambda: gone.append("new event")}
    made = ClockPage(with_services(**leads))
    body = made.widget()
    qtbot.addWidget(body)
    body.resize(1184, 688)
    bind(body, made.actions())
    with qtbot.waitExposed(body):
        body.show()
    made.focus()
    return ClockPageDriver(made, lambda: hall.bridge.state.clocks)


@pytest.fixture
def opened(clock_page, hall):
    hall.open(staff=STAFF)
    clock_page.page.focus()
    return clock_page


@pytest.fixture
def running(opened, hall):
    """Round 4, ten minutes old, with time for tables 8 and 12."""
    hall.do(pairings(3, 8, 12), StartRound(round=4)).wait(10)
    hall.do(GrantExtension(8, 120, "errand"), GrantExtension(12, 300))
    opened.page.focus()
    return opened


@pytest.fixture
def overtime(opened, hall):
    hall.do(pairings(3, 8, 12), StartRound(round=4), GrantExtension(12, 300)).wait(51)
    hall.do(SeatJudge(8, "T. Weber"), StartTurns(8), NextTurn(8), FinishTable(3))
    hall.do(StillPlaying((8, 12)))
    opened.page.focus()
    return opened
