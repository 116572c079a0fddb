import msgspec
import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.pages import make_orders
from judgekit.ui.shell.main_window import MainWindow
from judgekit.ui.shell.navigation import PageEntry
from judgekit.ui.shell.window.state import WindowState
from tests.ui.shell.conftest import FieldPage, MemoryFile


@pytest.fixture
def starts(dependencies, places, bridge, qtbot):
    """Starts the window again, at the plain page, and opens the event."""
    row = places[1]
    clock = PageEntry("clock", row.icon, lambda: "Clock", "Ctrl+3", lambda _: FieldPage())
    bridge.create(CreateTournament(name="Open"))
    event = bridge.current

    def start(page: str = "", typed: str = "") -> str:
        bridge.sessions.acting().close()
        kept = MemoryFile(msgspec.json.encode(WindowState(place="plain")))
        window = MainWindow(dependencies, kept, (*places, clock), make_orders)
        qtbot.addWidget(window)
        window.open(page)
        window.top_bar.field.setText(typed)
        bridge.open(event)
        here = window.navigation.here
        window.closing.close_at_once()
        window.close()
        return here

    return start


def test_a_round_that_runs_brings_the_clock(starts, bridge):
    assert starts() == "plain"
    bridge.submit(StartRound(round=1))
    assert starts() == "clock"
    bridge.submit(EndRound())
    assert starts() == "plain"


def test_who_asked_for_a_page_or_is_typing_stays_there(starts, bridge):
    bridge.submit(StartRound(round=1))
    assert starts(page="settings") == "settings"
    assert starts(typed="2.6") == "plain"
