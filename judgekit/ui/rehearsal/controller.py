"""A rehearsal in the window: plays a made-up event, asks, keeps the score."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QBoxLayout

from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import SECOND
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.tournament_session import TournamentSession
from judgekit.rehearsal.course import Course
from judgekit.rehearsal.course_clock import CourseClock
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.questions.score import Answered, Score
from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.rehearsal.setup import USUAL_SPEED, RehearsalSetup
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rehearsal.mark import RehearsalMark
from judgekit.ui.rehearsal.panel import RehearsalPanel
from judgekit.ui.rehearsal.rule_reading import RuleReading
from judgekit.ui.rehearsal.tour_guide import TourGuide
from judgekit.ui.shell.bars.strip import Strip
from judgekit.ui.shell.navigation import Navigation
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.window.page_stack import PageArea
from judgekit.ui.words.wording import failure_sentence, time_with_seconds

BANNER = "rehearsal"
BEAT = 100
"""Milliseconds between two looks whether the next step is due."""
BEFORE_PLAY = 30 * SECOND
"""How long before the start of the first round the trainee comes in."""


class RehearsalPlace(NamedTuple):
    """Where a rehearsal is shown and kept: above the area of the pages in the window's column, and
    instead of the pages; in the session that `make_session` opens, until `clear` removes all of
    it. The `strip` below withholds what is being asked."""

    column: QBoxLayout
    area: PageArea
    navigation: Navigation
    focus_page: Callable[[], None]
    make_session: Callable[[AnchoredClock], TournamentSession]
    clear: Callable[[], None]
    strip: Strip


class RehearsalController(QObject):
    """Made with the first rehearsal; only one goes on at a time."""

    def __init__(self, dependencies: ProgramDependencies, place: RehearsalPlace) -> None:
        super().__init__(place.area)
        self._dependencies, self._place = dependencies, place
        self._clock: CourseClock | None = None
        self._course: Course | None = None
        self._is_paused = False
        self.score = Score()
        self._asked = 0
        self.mark: RehearsalMark | None = None
        self.panel: RehearsalPanel | None = None
        self.reading = RuleReading(dependencies, place.navigation)
        self.reading.went_back.connect(self._return_to_question)
        self.tour = TourGuide(dependencies, place.navigation, self._focus)
        for bar in (self.reading.bar, self.tour.bar):
            place.column.insertWidget(0, bar)
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self.tour.look)
        self._timer.timeout.connect(self.advance)
        dependencies.bridge.rehearsing.connect(self._switched)

    @property
    def is_going_on(self) -> bool:
        """Whether a made-up event is open."""
        return self._course is not None

    def begin(self, seed: int) -> None:
        """Begin with the made-up event of that seed; nothing happens if one goes on."""
        bridge, messages = self._dependencies.bridge, self._dependencies.messages
        if bridge.sessions.is_rehearsing:
            return
        if bridge.pending.waits():
            messages.say(self.tr("Entries wait to be recorded; rehearse after that."))
            return
        try:
            session = self._opened(seed)
        except EnvironmentFailure as failure:
            again = partial(self.begin, seed)
            messages.stand(BANNER, partial(failure_sentence, failure), again)
            self._place.clear()
            return
        messages.withdraw(BANNER)
        self._show_frame(seed)
        bridge.rehearse(session)
        self._dependencies.go("clock")
        self.tour.offer()
        self._set_speed(USUAL_SPEED)
        self._timer.start()

    def advance(self) -> None:
        """Enter what is due by now, unless there is something to ask before."""
        course, clock = self._course, self._clock
        if course is None or clock is None or not clock.is_running:
            return
        while course.due is not None and clock.now() >= course.due:
            if self.tour.holds_course:
                return
            clock.set_to(course.due)
            question = course.question() if self.tour.allows_questions else None
            if question is not None:
                self._ask(question)
                return
            if not self._enter(course, clock):
                return
        if course.due is None:
            self.conclude(is_over=True)

    # -- beginning and ending

    def _opened(self, seed: int) -> TournamentSession:
        """Open the event and enter what comes before the first round; raises EnvironmentFailure."""
        self._place.clear()
        setup = RehearsalSetup(seed)
        steps = planned_day(setup, interface_words())
        opening = next(steps)
        clock = CourseClock(self._dependencies.bridge.sessions.own().clock, opening.at)
        session = self._place.make_session(clock)
        if isinstance(opening.command, CreateTournament):
            session.create(opening.command)
        engine = session.engine
        if engine is None:
            raise ValueError(opening)
        course = Course(steps, engine, self._dependencies.policy.catalogue())
        while course.is_before_play and course.due is not None:
            clock.set_to(course.due)
            course.enter()
        if course.due is not None:
            clock.set_to(course.due - BEFORE_PLAY)
        clock.limit = course.due
        self._clock, self._course, self._is_paused = clock, course, False
        self.score, self._asked = Score(), 0
        return session

    def _end(self) -> None:
        """Close the event; the bridge tells when it has."""
        self._dependencies.bridge.stop_rehearsing()

    def _switched(self, rehearses: bool) -> None:
        """Take everything away, also where a real event was opened instead."""
        if rehearses:
            return
        self._timer.stop()
        self._place.strip.withhold_hall(is_withheld=False)
        self._course = self._clock = None
        for widget in (self.mark, self.panel):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.mark = self.panel = None
        self.reading.end()
        self.tour.end()
        self._place.area.pages.show()
        self._place.focus_page()
        self._place.clear()

    # -- time

    def _enter(self, course: Course, clock: CourseClock) -> bool:
        """Enter the next step; return whether the record could be written."""
        try:
            course.enter()
        except EnvironmentFailure as failure:
            self._end()
            self._dependencies.messages.stand(BANNER, partial(failure_sentence, failure))
            return False
        clock.limit = course.due
        return True

    def _set_speed(self, speed: int) -> None:
        if self._clock is not None:
            self._clock.set_speed(speed)
            self._run()

    def _toggle_pause(self) -> None:
        self._is_paused = not self._is_paused
        self._run()

    def _run(self) -> None:
        """Let time go on unless it is paused, or something is to be answered."""
        clock, mark = self._clock, self.mark
        if clock is None or mark is None or self.panel is None:
            return
        is_asking = not self.panel.isHidden() or self.reading.is_going_on
        clock.run(runs=not self._is_paused and not is_asking)
        mark.show_time(speed=clock.speed, runs=not self._is_paused)

    # -- asking

    def _show_frame(self, seed: int) -> None:
        look = self._dependencies.look
        words = QuestionWords(
            self._dependencies.policy.catalogue(), interface_words, time_with_seconds
        )
        self.mark, self.panel = RehearsalMark(look, seed), RehearsalPanel(look, words)
        self.mark.speed_chosen.connect(self._set_speed)
        self.mark.pause_wanted.connect(self._toggle_pause)
        self.mark.end_wanted.connect(self.conclude)
        view = self.panel.question
        view.answered.connect(self._answered)
        view.went_on.connect(self._go_on)
        view.ended.connect(self._end)
        view.rule_wanted.connect(self._show_rule)
        self.panel.hide()
        self._place.column.insertWidget(0, self.mark)
        self._place.area.stand_in(self.panel)

    def _ask(self, question: Question) -> None:
        if self.panel is not None:
            self._asked += 1
            self.tour.withdraw_offer()
            # Before the report is entered it says something else, and after it the answer.
            self._place.strip.withhold_hall(is_withheld=question.kind is Kind.HALL)
            # Clock and strip stop at the instant of the question.
            self._dependencies.bridge.second.emit(question.at)
            self._show_panel(self.panel)
            self.panel.question.ask(question, self._asked)

    def _answered(self, answered: Answered) -> None:
        self.score = self.score.with_answer(answered)
        self.tour.count_answer()
        if self.panel is not None:
            self.panel.score.show_score(self.score)

    def _go_on(self) -> None:
        if self.panel is None:
            return
        self.panel.hide()
        self._place.area.pages.show()
        self._place.focus_page()
        self._run()
        self._place.strip.withhold_hall(is_withheld=False)
        self.advance()

    def _show_rule(self, question: Question) -> None:
        """Show the page with the rule instead of the question, which stays as it is."""
        if self.panel is not None and self.reading.begin(question):
            self.panel.hide()
            self._place.area.pages.show()
            self._place.focus_page()

    def _return_to_question(self) -> None:
        if self.panel is not None:
            self._show_panel(self.panel)
            self.panel.question.take_focus()

    def conclude(self, *, is_over: bool = False) -> None:
        """Show the score, and ask whether to end."""
        if self.panel is not None:
            self._show_panel(self.panel)
            self.panel.question.conclude(self.score, is_over=is_over)

    def _focus(self) -> None:
        """Focus what is shown: the question, or the page."""
        if self.panel is not None and not self.panel.isHidden():
            self.panel.question.take_focus()
        else:
            self._place.focus_page()

    def _show_panel(self, panel: RehearsalPanel) -> None:
        self.reading.end()
        self._place.area.pages.hide()
        panel.show()
        self._run()
