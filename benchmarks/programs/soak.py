"""Let a made-up event pass in the window at sixty times the speed, looking at its pages in turns.

Takes how many players, rounds, calls, deck checks and penalties it has; prints a `Soaked` as JSON.
"""

from __future__ import annotations

import gc
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.day_cut_down import cut_down
from benchmarks.heartbeat import Heartbeat
from benchmarks.measuring import milliseconds
from benchmarks.plain_widgets import PlainList
from benchmarks.resident import own_megabytes
from benchmarks.soak import Day
from benchmarks.soaked import Look, Soaked
from benchmarks.whole_program import program
from judgekit.app import rehearsal_session
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Engine
from judgekit.engine.tournament_session import TournamentSession
from judgekit.rehearsal.course_clock import CourseClock
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.planned import BegunThings, Planned
from judgekit.rehearsal.recording import KeptInMemory, rehearsing_device, signing
from judgekit.rehearsal.setup import FASTEST, RehearsalSetup
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.rehearsal_folder import FOLDER_NAME
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.paths import user_folders
from judgekit.ui.interface_words import interface_words
from judgekit.ui.program import Program
from judgekit.ui.shell.record_maintenance import TOPIC
from judgekit.ui.tournament.page import TournamentPage
from judgekit.ui.tournament.page_body import View
from judgekit.window_call import WindowCall

SEED = 4471
BEAT, LOOK, LOOK_AGAIN = 16, 3_000, 50
"""Milliseconds between two steps of the day at least, that one page is looked at, and between two
looks whether the rules are there."""
LISTED, FILLED = 3_000, 3
"""Rows of the plain list, and how often it is filled after each look; the least counts."""
FULL = 2
"""The oldest generation of objects."""
PLACES = ("clock", "calls", "decks", "infractions", "rules", "settings", "help")


class Soak(QObject):
    """Enters the steps of the day, looks at the pages, and prints what it found."""

    def __init__(self, running: Program, day: Day) -> None:
        super().__init__(running)
        self._running, self._day = running, day
        self._heart = Heartbeat(patience=0)
        self._plain = PlainList([f"{place} a line of a list" for place in range(LISTED)])
        self._views: dict[str, Callable[[], None]] = {
            place: partial(running.window.go, place) for place in PLACES
        }
        self._views.update({f"event, {view}": partial(self._show_event, view) for view in View})
        self._shown = ""
        self._looks: list[Look] = []
        self._began = time.monotonic()
        self._timers = (
            QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer),
            QTimer(self, interval=LOOK),
        )
        for timer, act in zip(self._timers, (self._enter, self._look), strict=True):
            timer.timeout.connect(act)

    def wait(self) -> None:
        """Begin as soon as the texts can be read."""
        if not self._running.window.navigation.has_page("rules"):
            QTimer.singleShot(LOOK_AGAIN, self.wait)
            return
        # All rounds are planned before: planning is no part of the program's work.
        day = self._day
        checked = 2 * day.checks / day.players
        setup = RehearsalSetup(SEED, day.players, day.rounds, checked=checked)
        opening, *steps = planned_day(setup, interface_words())
        self._begin(opening, cut_down(steps, day.calls, day.penalties, SEED))

    def _begin(self, opening: Planned, steps: list[Planned]) -> None:
        bridge = self._running.bridge
        clock = CourseClock(bridge.sessions.own().clock, opening.at)
        session = rehearsal_session(user_folders(), clock)
        assert isinstance(opening.command, CreateTournament)
        session.create(opening.command)
        bridge.rehearse(session)
        self._plain.show()
        self._running.window.activateWindow()
        self._entered = Counter(type(step.command).__name__ for step in steps)
        self._clock, self._session, self._steps = clock, session, iter(steps)
        self._step, self._begun = 0, BegunThings()
        self._next: Planned | None = next(self._steps)
        clock.limit = self._next.at
        clock.set_speed(FASTEST)
        clock.run(runs=True)
        bridge.second.connect(lambda _: self._heart.note("a second"))
        gc.callbacks.append(self._collecting)
        self._began = time.monotonic()
        self._show_next()
        for timer in self._timers:
            timer.start()

    def _enter(self) -> None:
        """Enter the next step if it is due; the clock waits for it. One at a time, as by hand."""
        try:
            self._enter_due()
        except Exception:  # the window would go on, and the same step fail for ever
            traceback.print_exc()
            os._exit(1)

    def _enter_due(self) -> None:
        if self._running.tasks.is_busy(TOPIC):
            self._heart.note("a backup")
        if self._next is None or self._clock.now() < self._next.at:
            return
        engine = self._session.engine
        assert engine is not None
        self._clock.set_to(self._next.at)
        self._heart.note(type(self._next.command).__name__)
        self._step += 1
        command = self._begun.command(self._next)
        assert command is not None, self._next
        done = engine.submit(command, signing(engine))
        assert not isinstance(done, Refusal), (self._next, done)
        self._begun.entered(self._next, done.id)
        self._next = next(self._steps, None)
        self._clock.limit = self._next.at if self._next is not None else None
        if self._next is None:
            self._conclude(engine)

    def _collecting(self, phase: str, told: Mapping[str, int]) -> None:
        if phase == "start" and told["generation"] == FULL:
            self._heart.note("a full collection")

    # -- looking

    def _look(self) -> None:
        """Take down how this page was, and show the next."""
        pause, during = self._heart.longest(), self._heart.during
        steps = self._timers[0]
        steps.stop()  # the plain list's painting lets other events in
        filled = min(milliseconds(self._plain.fill) for _ in range(FILLED))
        passed = time.monotonic() - self._began
        own = own_megabytes()
        self._looks.append(Look(passed, self._shown, pause, filled, own, self._step, during))
        self._show_next()
        steps.start()

    def _show_next(self) -> None:
        names = list(self._views)
        self._shown = names[len(self._looks) % len(names)]
        self._heart.begin()
        self._views[self._shown]()

    def _show_event(self, view: View) -> None:
        self._running.window.go("event")
        page = self._running.window.navigation.page("event")
        assert isinstance(page, TournamentPage)
        page.show_view(view)

    # -- the end

    def _conclude(self, engine: Engine) -> None:
        gc.callbacks.remove(self._collecting)
        for timer in self._timers:
            timer.stop()
        soaked = Soaked(
            seconds=time.monotonic() - self._began,
            entered=dict(self._entered),
            looks=self._looks,
            replays_alike=_replayed(self._session).state == engine.state,
        )
        print(msgspec.json.encode(soaked).decode(), flush=True)
        self._running.window.closing.close_at_once()
        QApplication.quit()


def _replayed(session: TournamentSession) -> Engine:
    """An engine that knows only what the record on the disk holds."""
    store = TournamentFolder(user_folders().data / FOLDER_NAME, EventCodec(EVENT_KINDS))
    recorded = store.read(session.current)
    return Engine(KeptInMemory(), recorded, session.clock, rehearsing_device(SEED))


def main() -> None:
    """Play the event that has so much."""
    started = program()
    soak = Soak(started, Day(*map(int, sys.argv[1:])))
    started.window.painted.connect(lambda: QTimer.singleShot(LOOK_AGAIN, soak.wait))
    sys.exit(started.run(WindowCall(page="clock"), None))


main()
