"""The program with a window: start-up, wiring and shutdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import randrange
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

import judgekit
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.look import Bundled, Look, ThemeChoice, TypefaceChoice
from judgekit.ui.pages import PAGES, make_orders
from judgekit.ui.program_ways import ProgramWays
from judgekit.ui.runtime.alarms.binding import machine_alarms
from judgekit.ui.runtime.document_keeper import DocumentKeeper
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.given_files import Application, GivenFiles
from judgekit.ui.runtime.lazy import Lazy, LazyPolicy, LazyRules
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.runtime.tasks import Report, TaskRunner
from judgekit.ui.runtime.translator import Translator
from judgekit.ui.runtime.typeface import bundled_family, paper_family
from judgekit.ui.shell.main_window import MainWindow
from judgekit.ui.shell.navigation import open_card, open_table, paste_pairings, show_team
from judgekit.ui.shell.outside_signals import OutsideSignals
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.window.glance.opening import GlanceOpener
from judgekit.ui.shell.window.state import KeptBytes
from judgekit.ui.spoken.installing import install_spoken
from judgekit.ui.theme import read_tokens
from judgekit.ui.widgets.icon import IconStore
from judgekit.ui.words.wording import failure_sentence
from judgekit.window_call import WindowCall, read_window_call

if TYPE_CHECKING:
    from judgekit.engine.ports.clock import AnchoredClock
    from judgekit.engine.ports.decks import DeckSources
    from judgekit.engine.ports.documents import DocumentImports
    from judgekit.engine.ports.policy import PolicyProvider
    from judgekit.engine.ports.preferences import PreferencesStore, ReadingMarksStore
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.engine.ports.team import LookAround
    from judgekit.engine.tournament_session import TournamentSession
    from judgekit.reading.manual.page import Manual
    from judgekit.system.single_instance import FirstInstance
    from judgekit.ui.rehearsal.controller import RehearsalController
    from judgekit.ui.runtime.alarms.alarms import Alarms
    from judgekit.ui.runtime.card_file_keeper import CardFileKeeper
    from judgekit.ui.runtime.garbage import GarbageKeeper
    from judgekit.ui.runtime.team_known import MakeTeam

PATIENCE = 500
"""Milliseconds before the library's progress is shown."""

LATER = 250
"""Milliseconds after the first paint, or after the library, before deferred work starts: the page,
and an answer to what was typed meanwhile, come first."""

LIBRARY_BANNER = "library"
SEEDS = 10_000
"""Made-up events to choose from when none is named: numbers that can be read out."""


class ProgramPorts(msgspec.Struct, frozen=True):
    """What the program is given by `app.py`: its folders (`settings` for what Qt remembers), the
    implementations of ports, and how to create those that are needed later."""

    resources: Path
    settings: Path
    logs: Path
    system_language: str
    preferences: PreferencesStore
    reading_marks: ReadingMarksStore
    window_state: KeptBytes
    make_session: Callable[[], TournamentSession]
    make_rules: Callable[[], RulesProvider]
    make_policy: Callable[[], PolicyProvider]
    make_manual: Callable[[], Manual]
    make_decks: Callable[[RulesProvider], DeckSources]
    make_imports: Callable[[RulesProvider], DocumentImports]
    make_rehearsal: Callable[[AnchoredClock], TournamentSession]
    clear_rehearsal: Callable[[], None]
    make_qr: Callable[[str], Sequence[Sequence[bool]]]
    look_around: LookAround
    make_alarms: Callable[[EngineBridge, Path, QObject], Alarms] = machine_alarms
    make_team: MakeTeam | None = None
    """Makes what shares an event with other laptops; None where that can't be."""


def _application() -> QApplication:
    install_spoken()
    there = QApplication.instance()
    new = ["judgekit", "-style", "Fusion"]
    app = there if isinstance(there, QApplication) else Application(new)
    app.setApplicationName("Judgekit")
    app.setApplicationVersion(judgekit.__version__)
    app.setDesktopFileName("judgekit")
    return app


def _look(app: QApplication, resources: Path) -> Look:
    fonts = resources / "fonts"
    return Look(
        app,
        read_tokens(resources / "themes" / "tokens.json"),
        IconStore(resources / "icons"),
        bundled=Bundled(partial(bundled_family, fonts), partial(paper_family, fonts)),
    )


class Program(QObject):
    """Creates the window and owns the objects of the same lifetime."""

    def __init__(self, ports: ProgramPorts) -> None:
        self._app = app = _application()
        super().__init__()
        self._ports = ports
        self._rules_provider = LazyRules(ports.make_rules)
        self.look = _look(app, ports.resources)
        self._translator = Translator(app, ports.resources)
        self.messages = Messages(self)
        self.watch = OutsideSignals(ports.logs, self)
        self.tasks = TaskRunner(self.watch.tell_bug, self)
        self.preferences = PreferenceKeeper(
            ports.preferences, self.messages, ports.system_language, self
        )
        self.preferences.load()
        self.bridge = EngineBridge(
            ports.make_session, self.messages, self.preferences, self, ports.make_team
        )
        self.alarms = ports.make_alarms(self.bridge, ports.resources / "sounds", self)
        self.documents = DocumentKeeper(ports.make_imports, self._rules_provider, self.tasks, self)
        self._garbage: GarbageKeeper | None = None
        self.rehearsals: RehearsalController | None = None
        self._tournament, self._rehearses_first, self._part = "", False, 0.0
        self._apply_preferences()
        self._dependencies = self._depended_on(ports)
        self.window = MainWindow(self._dependencies, ports.window_state, PAGES, make_orders)
        self.glances = GlanceOpener(self._dependencies, self.window)
        self._given = GivenFiles(app, self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._search_later = QTimer(self, singleShot=True, interval=LATER)
        self._search_later.timeout.connect(self._load_search)
        self._heed_outside()

    def _depended_on(self, ports: ProgramPorts) -> ProgramDependencies:
        decks = Lazy(partial(ports.make_decks, self._rules_provider))
        self.card_file = Lazy(partial(_card_file, decks, self.tasks, self))
        ways = ProgramWays(lambda: self.window.command_bar, self.rehearse, lambda: self.rehearsals)
        return ProgramDependencies(
            look=self.look,
            tasks=self.tasks,
            messages=self.messages,
            preferences=self.preferences,
            rules_provider=self._rules_provider,
            policy=LazyPolicy(ports.make_policy),
            manual=Lazy(ports.make_manual),
            decks=decks,
            card_file=self.card_file,
            documents=self.documents,
            reading_marks=ports.reading_marks,
            bridge=self.bridge,
            alarms=self.alarms,
            notice=self._notice,
            rehearse=self.rehearse,
            guide=ways.guide,
            end_rehearsal=ways.end_rehearsal,
            create_event=ways.create_event,
            show_events=ways.show_events,
            # Deferred: the window does not exist yet.
            ask=lambda text: self.window.ask(text),  # noqa: PLW0108
            go=lambda page: self.window.go(page),  # noqa: PLW0108
            leave=lambda: self.window.leave(),  # noqa: PLW0108
            action_groups=lambda: self.window.action_groups(),  # noqa: PLW0108
            begin_penalty=lambda said: self.window.navigation.begin_penalty(said),  # noqa: PLW0108
            open_card=lambda *card: open_card(self.window.navigation, *card),
            press_card_key=lambda: self.glances.press(),  # noqa: PLW0108
            show_cards=lambda named: self.glances.show(named),  # noqa: PLW0108
            point_at_card=lambda *place: self.glances.point_at(*place),  # noqa: PLW0108
            show_table=lambda *place: self.window.navigation.show_table(*place),  # noqa: PLW0108
            paste_pairings=lambda text: paste_pairings(self.window.navigation, text),
            qr_modules=ports.make_qr,
            look_around=ports.look_around,
            show_team=lambda: show_team(self.window.navigation),
            open_table=lambda: open_table(self.window.navigation),
        )

    def _heed_outside(self) -> None:
        self.bridge.rehearsing.connect(self._apply_preferences)
        self.preferences.changed.connect(self._apply_preferences)
        self._patience.timeout.connect(lambda: self._progressed(self._part))
        queued = Qt.ConnectionType.QueuedConnection
        self.watch.called_again.connect(self._bring_to_front, queued)
        self.watch.crashed.connect(self._show_crash, queued)
        self.watch.asked_to_end.connect(self.window.closing.close_at_once, queued)
        self.watch.asked_to_end.connect(self._app.quit, queued)

    def run(self, call: WindowCall, instance: FirstInstance | None) -> int:
        """Show the window and run until it is closed; return the exit status."""
        self._app.aboutToQuit.connect(self.end)
        if call.quit_after_first_paint:
            self.window.painted.connect(self._app.quit)
        else:
            self.window.painted.connect(self.watch.catch_bugs)
            self._later.timeout.connect(lambda: self.settle(instance))
        self._rehearses_first = call.rehearsal
        self.open(call.page, call.event)
        if self.preferences.are_first and call.names_nothing:
            self.welcome()
        return self._app.exec()

    def open(self, page: str = "", tournament: str = "") -> None:
        """Show the window at once; its page follows when the frame is complete (decision 7), and
        then the tournament of that file, or the last open one."""
        self._tournament = tournament
        self.window.painted.connect(lambda: QTimer.singleShot(0, self._take_up_library))
        self.window.wait_for_library()
        self.window.open(page)

    def rehearse(self, seed: int | None = None) -> None:
        """Begin a rehearsal with that made-up event, or with any."""
        from judgekit.ui.rehearsal.controller import (  # noqa: PLC0415  (seldom needed)
            RehearsalController,
            RehearsalPlace,
        )

        window, ports = self.window, self._ports
        if self.rehearsals is None:
            place = RehearsalPlace(
                *(window.middle, window.area, window.navigation, window.focus_page),
                make_session=ports.make_rehearsal,
                clear=ports.clear_rehearsal,
                strip=window.strip,
            )
            self.rehearsals = RehearsalController(self._dependencies, place)
        self.rehearsals.begin(randrange(SEEDS) if seed is None else seed)

    def welcome(self) -> None:
        """Ask what a first start asks, over the window."""
        from judgekit.ui.welcome.view import Way, Welcome  # noqa: PLC0415  (once in a lifetime)

        window = self.window
        ways: dict[Way, Callable[[], None]] = {
            Way.EVENT: self._dependencies.create_event,
            Way.RULE: window.command_bar.enter,
            Way.REHEARSAL: self.rehearse,
            Way.JOIN: partial(window.command_bar.targets().act, "join-event"),
        }
        welcome = Welcome(self.look, self.preferences, window, window.strip)
        welcome.chosen.connect(lambda way: ways[Way(way)]())
        welcome.show()

    def settle(self, instance: FirstInstance | None) -> None:
        """Do the deferred work that first paint, page and first answer did not wait for."""
        from PySide6.QtGui import QIcon  # noqa: PLC0415  (its enumerations alone take a while)

        from judgekit.ui.runtime.garbage import GarbageKeeper  # noqa: PLC0415
        from judgekit.ui.shell.help.opening import NOTES, open_manual  # noqa: PLC0415
        from judgekit.ui.shell.window.release_notes import ReleaseNotes  # noqa: PLC0415

        # The objects of the start are permanent: freeze them, and collect garbage from now on.
        self._garbage = GarbageKeeper(self)
        self._garbage.begin()
        self.watch.begin(instance)
        if not self.bridge.sessions.is_rehearsing:
            self._ports.clear_rehearsal()  # what a crash has left
        read = partial(open_manual, self.window.navigation, NOTES)
        ReleaseNotes(self.bridge, self.messages, self.preferences, read, self).begin()
        self.window.setWindowIcon(QIcon(str(self._ports.resources / "icons" / "judgekit.svg")))

    def _load_search(self) -> None:
        """Run a hidden first search and load what the command bar's list is made of, so that the
        user's first letter is answered fast."""
        from judgekit.search.queries.parsing import parse_query  # noqa: PLC0415

        rules_provider, reader = self._rules_provider, self.preferences.reading_order()[0]

        def work(report: Report) -> None:
            rules_provider.search(parse_query("rule"), reader=reader)
            import_module("judgekit.views.find.dressing")

        self.tasks.run(
            "load the search",
            work,
            done=lambda answer: None,
            failed=lambda failure: None,
        )

    def _apply_preferences(self) -> None:
        now = self.preferences.now
        choice = ThemeChoice(now.theme) if now.theme in list(ThemeChoice) else ThemeChoice.SYSTEM
        is_system = now.typeface == TypefaceChoice.SYSTEM
        typeface = TypefaceChoice.SYSTEM if is_system else TypefaceChoice.BUNDLED
        self.look.dress(choice, now.text_percent, typeface)
        self._translator.speak(self.preferences.language())
        if self.bridge.sessions.is_rehearsing:
            # Whoever hears an alarm takes it for a real one.
            now = msgspec.structs.replace(now, muted=True)
        self.alarms.obey(now, self.preferences.language())

    def _take_up_library(self) -> None:
        """Show the library at once, or prepare it in the background."""
        from PySide6.QtCore import QSettings  # noqa: PLC0415  (after the first paint)

        from judgekit.ui.shell.live_region import LiveRegion  # noqa: PLC0415  (after the first paint)

        self.look.wear_style()
        # Qt's file dialog remembers the folders that were opened: among the program's own files, so
        # that they go with them.
        for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(self._ports.settings))
        LiveRegion(self._dependencies, self.window)
        self.documents.changed.connect(self.window.strip.show_library)
        self._given.event_given.connect(lambda path: self._bring_to_front(("--event", path)))
        self._given.documents_given.connect(self.window.files.import_documents)
        if self._rules_provider.is_prepared():
            self._library_ready(at_once=True)
        else:
            self._prepare()
        # Counted from here: on a slow machine it would else come before the page is painted.
        self._later.start()

    def _prepare(self) -> None:
        self.messages.withdraw(LIBRARY_BANNER)
        self.window.wait_for_library()
        self._patience.start()

        def work(report: Report) -> None:
            self._rules_provider.prepare(report)

        self.tasks.run(
            "library",
            work,
            done=lambda _: self._library_ready(),
            failed=self._library_failed,
            progress=self._progressed,
        )

    def _progressed(self, part: float) -> None:
        self._part = part
        if not self._patience.isActive():
            self.window.show_library_progress(self._part)

    def _library_ready(self, *, at_once: bool = False) -> None:
        self._patience.stop()
        library = self._rules_provider.library()
        for text in library.unread:
            failure = EnvironmentFailure(FailureReason(text.reason), text.source)
            self.messages.stand(text.document, partial(failure_sentence, failure))
        self.window.library_ready(library, at_once=at_once)
        self._search_later.start()
        QTimer.singleShot(0, self._take_up_event)

    def _take_up_event(self) -> None:
        last = self.preferences.now.current_event
        self._tournament = self._given.begin(self._tournament)
        if self._tournament:
            self.bridge.open_file(self._tournament)
        elif last:
            self.bridge.open(last)
        if self._rehearses_first:
            self._rehearses_first = False
            self.rehearse()

    def _library_failed(self, failure: EnvironmentFailure) -> None:
        self._patience.stop()
        self.window.strip.finish_progress()
        self.messages.stand(LIBRARY_BANNER, partial(failure_sentence, failure), self._prepare)

    def _notice(self) -> str:
        try:
            return (self._ports.resources / "rules" / "NOTICE").read_text(encoding="utf-8")
        except OSError:
            return ""

    def _bring_to_front(self, words: tuple[str, ...]) -> None:
        call = read_window_call(words)
        if isinstance(call, WindowCall) and call.page:
            self.window.navigation.go(call.page)
        if isinstance(call, WindowCall) and call.event:
            self.bridge.open_file(call.event)
        if isinstance(call, WindowCall) and call.rehearsal:
            self.rehearse()
        self.window.bring_to_front()

    def _show_crash(self, report: str) -> None:
        from judgekit.ui.shell.crash_dialog import CrashDialog  # noqa: PLC0415

        CrashDialog(self.look, report, self._ports.logs, self.window).open()

    def end(self) -> None:
        """Finish background work, and restore the interpreter's hooks."""
        self._given.end()
        self.tasks.drain()
        if self._garbage is not None:
            self._garbage.end()
        was_rehearsing = self.bridge.sessions.is_rehearsing
        self.bridge.close()
        if was_rehearsing:
            self._ports.clear_rehearsal()
        self.watch.end()


def _card_file(
    decks: Callable[[], DeckSources], tasks: TaskRunner, owner: QObject
) -> CardFileKeeper:
    from judgekit.ui.runtime.card_file_keeper import CardFileKeeper  # noqa: PLC0415  (not at start)

    return CardFileKeeper(decks, tasks, owner)
