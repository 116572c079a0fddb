import pytest
from PySide6.QtGui import QCloseEvent

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.window.closing import CLOSING_BANNER


@pytest.fixture
def banner(messages):
    def words() -> str:
        shown = messages.banners().get(CLOSING_BANNER)
        return shown.text if shown else ""

    return words


def closes(window) -> bool:
    event = QCloseEvent()
    window.closeEvent(event)
    return event.isAccepted()


def test_without_an_event_and_between_rounds_it_closes(window, bridge, banner):
    assert closes(window)
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound(round=1))
    bridge.submit(EndRound())
    assert closes(window)
    assert not banner()


def test_what_goes_on_is_said_once_and_then_it_closes(window, bridge, banner, hand_clock):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound(round=1))
    hand_clock.pass_time(14 * 60)
    bridge.submit(OpenCall(3))
    assert not closes(window)
    assert banner().startswith("Round 1 running, 36:00; 1 call open. Quit again")
    assert closes(window)


def test_whoever_goes_on_working_is_told_again(window, bridge, banner):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound(round=1))
    assert not closes(window)
    bridge.submit(OpenCall(3))
    assert not banner()
    assert not closes(window)
    assert closes(window)


def test_a_machine_that_shuts_down_is_not_held(window, bridge):
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound(round=1))
    window.closing.close_at_once()
    assert closes(window)
