"""States of the window's frame: quitting, two events at once, the preview of what is printed."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.shell.parts.printing.preview import PrintPreview
from judgekit.ui.shell.window.closing import CLOSING_BANNER
from judgekit.ui.tournament.page import TournamentPage
from tests.journeys.day_pictures import begin, do, running
from tests.journeys.stage import Stage
from tests.seen import button


def quitting(stage: Stage) -> None:
    """A round is in progress, and the window is told to close."""
    running(stage)
    stage.press("Ctrl+Q")


def stay(stage: Stage) -> None:
    """Close the message."""
    stage.program.messages.withdraw(CLOSING_BANNER)


def two_events(stage: Stage) -> None:
    """Another event is opened while the first one's round goes on, and all are listed."""
    running(stage)
    stage.program.bridge.create(
        CreateTournament(name="Saturday Legacy", date="2026-11-21", format="legacy", players=44)
    )
    do(stage, StartRound(round=1))
    stage.pass_time(3)
    stage.window.navigation.page("event").focus()
    stage.press("F5")


def created(stage: Stage) -> None:
    """An event has been created, and nothing else was done."""
    stage.program.bridge.create(CreateTournament(name="Saturday Legacy", date="2026-11-21"))
    stage.window.navigation.page("event").focus()
    stage.press("F2")


def paired(stage: Stage) -> None:
    """Its pairings are there, and no round has begun."""
    created(stage)
    do(stage, TakePairings(1, (PairedTable(1, ("Vera Lindqar", "Ada Arravel")),), ()))
    stage.press("F3")


def put_aside(stage: Stage) -> None:
    """A rehearsal goes on, and the own events are listed."""
    created(stage)
    stage.program.rehearse(4471)
    stage.settle(60)
    stage.open("event")
    stage.press("F5")


def remove_rehearsed(stage: Stage) -> None:
    """End the rehearsal and remove the event."""
    stage.program.bridge.stop_rehearsing()
    remove_all(stage)


def remove_all(stage: Stage) -> None:
    """Remove both events."""
    stage.press("Esc")
    bridge = stage.program.bridge
    for each in bridge.tournaments():
        bridge.remove(each.id)
    stage.settle(60)


def previewed(stage: Stage) -> None:
    """The pairings of a round, before they are printed."""
    begin(stage)
    page = stage.window.navigation.page("event")
    assert isinstance(page, TournamentPage)
    page.focus()
    stage.press("F3")
    button(page.pairings, "4").click()
    stage.press("Ctrl+P")


def preview(stage: Stage) -> QWidget:
    """The window of the preview."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, PrintPreview)
    return found
