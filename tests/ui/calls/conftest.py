"""The Calls page of a tournament with pairings, shown and driven by keys."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.ui.calls.page import CallsPage
from judgekit.ui.widgets.actions import bind
from tests.ui.calls.appeal_page import AppealPage

STAFF = (
    StaffMember("T. Weber", "floor-judge"),
    StaffMember("M. Silva", "floor-judge"),
    StaffMember("S. Kim", "head-judge"),
    StaffMember("D. Moreau", "appeals-judge"),
)


@pytest.fixture
def appeals(dependencies, bridge, qtbot, hand_clock) -> AppealPage:
    """The page in the first round, without a call."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive", staff=STAFF))
    bridge.submit(TakePairings(1, (PairedTable(14, ("A. Rossi", "L. Petrova")),)))
    bridge.submit(StartRound())
    page = CallsPage(dependencies)
    qtbot.addWidget(page.widget())
    bind(page.widget(), page.actions())
    page.widget().resize(1100, 900)
    with qtbot.waitExposed(page.widget()):
        page.widget().show()
    qtbot.waitActive(page.widget())
    page.focus()
    return AppealPage(page, bridge, hand_clock)
