"""The whole program for journeys: driven by keys like a user, grabbed when it has settled."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from judgekit.app import document_imports, known_cards, program_ports
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.engine.ports.rules import RulesProvider
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.ui.program import Program
from judgekit.ui.runtime.team_known import MakeTeam
from judgekit.ui.runtime.translator import Translator
from judgekit.ui.shell.navigation import TOURNAMENT
from judgekit.ui.tournament.page import TournamentPage
from tests.alarm_fakes import SilentAlarms
from tests.bundled_policy import bundled_policy
from tests.card_fakes import HeldCards
from tests.keyboard import press, type_text
from tests.session import HandClock, make_session
from tests.storage.cards.card_files import on_the_day
from tests.team_fakes import AroundTheHall, HallToFind

PATIENCE = 60
"""Seconds that background work may take on a busy machine."""

AT_ONCE = 5
"""Milliseconds in which is done what was not put off: events on their way, layouts, painting."""


def rest(milliseconds: int) -> None:
    """Handle what happens within that time, asleep while nothing does."""
    loop = QEventLoop()
    timer = QTimer(loop, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(loop.quit)
    timer.start(milliseconds)
    loop.exec()


class Stage:
    """One program in its own folder; there can be only one in a process."""

    def __init__(
        self,
        home: Path,
        rules_provider: RulesProvider | None = None,
        clock: HandClock | None = None,
        make_policy: Callable[[], PolicyProvider] | None = None,
        make_team: Callable[[Folders], MakeTeam] | None = None,
    ) -> None:
        """`make_team` is given the folders for sessions of shared events that no test plays."""
        self.home = home
        self.clock = clock or HandClock()
        self.alarms = SilentAlarms()
        self.hall = AroundTheHall(self.events, self.clock)
        """The colleagues of an event that is shared."""
        self.nearby = HallToFind()
        """Hubs in the local network."""
        self.folders = Folders(*(home / name for name in ("data", "config", "cache", "logs")))
        ports = program_ports(self.folders, resources_folder(), "en")
        self.rules_provider = rules_provider or ports.make_rules()
        decks = ports.make_decks(self.rules_provider)
        own = known_cards(resources_folder(), self.folders.data, on_the_day)
        self.cards = HeldCards(own)
        self.program = Program(
            msgspec.structs.replace(
                ports,
                make_session=lambda: make_session(self.events, self.clock),
                make_rules=lambda: self.rules_provider,
                make_decks=lambda rules: decks._replace(cards=self.cards),
                make_policy=make_policy or bundled_policy,
                make_alarms=self.alarms,
                look_around=self.nearby.look_around,
                make_team=make_team(self.folders)
                if make_team is not None
                else lambda *given: self.hall.make_team(*given),  # noqa: PLW0108  (a new one)
            )
        )
        self.window = self.program.window

    @property
    def events(self) -> Path:
        """The folder of the tournaments' records."""
        return self.home / "data" / "events"

    def import_file(self, path: Path) -> str:
        """Import a document into this home's library; return its id."""
        imports = document_imports(resources_folder(), self.folders, self.rules_provider)
        document = imports.keep(imports.propose(path))
        self.rules_provider.prepare(lambda part: None)
        return document.id

    def remove_documents(self) -> None:
        """Remove all imported documents."""
        imports = document_imports(resources_folder(), self.folders, self.rules_provider)
        for document in imports.imported():
            imports.remove(document)
        self.rules_provider.prepare(lambda part: None)

    def begin(self, place: str, **preferences: object) -> None:
        """Open the window at a page, in English unless the preferences say otherwise, and wait
        until the texts can be read."""
        usual = {"reading_languages": (), "interface_language": "en"}
        self.program.preferences.change(**{**usual, **preferences})
        self.program.open(place)
        self.window.resize(1280, 800)
        self.wait_for_library()

    def pass_time(self, minutes: float = 0, seconds: float = 0) -> None:
        """Advance the time in one step, and emit the second to the windows."""
        self.clock.pass_time(60 * minutes + seconds)
        self.program.bridge.second.emit(self.program.bridge.now())

    def type(self, text: str) -> None:
        """Type into the command bar, letter by letter, replacing its text."""
        self.press("Ctrl+K")
        field = self.window.top_bar.field
        field.clear()
        type_text(field, text)

    def press(self, key: str) -> None:
        """Press a key with its modifiers, in Qt's portable form, at the focused widget."""
        self.wake()
        press(QApplication.focusWidget() or self.window, key)

    def wake(self) -> None:
        """Make the window active again if none is: off-screen, closing a list leaves none."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            QCoreApplication.processEvents()

    def open(self, place: str) -> None:
        """Go to a page as the rail does."""
        self.window.rail.chosen.emit(place)

    def leave(self) -> None:
        """Close the program and restore language and look for the next one."""
        self.program.preferences.change(
            theme="system", text_percent=100, interface_language="en", reading_languages=()
        )
        self.program.end()
        self.window.close()
        self.window.deleteLater()
        self.program.deleteLater()
        self.program.look.deleteLater()
        app = QApplication.instance()
        for translator in app.findChildren(Translator) if app is not None else ():
            translator.deleteLater()
        rest(AT_ONCE)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def settle(self, milliseconds: int = 120) -> None:
        """Let the timers elapse that are due within that time, background work end, and everything
        be painted; end as soon as nothing more is due."""
        began = time.monotonic()
        wait: int | None = AT_ONCE
        while wait is not None:
            rest(wait)
            while self._is_busy() and time.monotonic() < began + PATIENCE:
                rest(1)
            wait = self._next_due(milliseconds - round(1000 * (time.monotonic() - began)))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _next_due(self, milliseconds: int) -> int | None:
        """How long to wait for what was put off within that time, if anything was."""
        if milliseconds <= 0:
            return None
        owners = (self.program, *QApplication.topLevelWidgets())
        timers = (timer for owner in owners for timer in owner.findChildren(QTimer))
        due = [each.remainingTime() for each in timers if each.isActive() and each.isSingleShot()]
        return min((each + AT_ONCE for each in due if each <= milliseconds + AT_ONCE), default=None)

    def _is_busy(self) -> bool:
        """Whether background work goes on, or a report that is seen is still reckoned."""
        if self.program.tasks.is_busy():
            return True
        navigation = self.window.navigation
        page = navigation.page(TOURNAMENT) if navigation.here == TOURNAMENT else None
        return (
            isinstance(page, TournamentPage)
            and page.report.isVisible()
            and not page.report.is_whole
        )

    def wait_for_library(self, seconds: float = 60) -> None:
        """Wait until the texts can be read."""
        ends = time.monotonic() + seconds
        while not self.window.navigation.has_page("rules") and time.monotonic() < ends:
            self.settle(20)
