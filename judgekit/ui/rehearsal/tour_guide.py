"""The tour in the window: a bar that tells the step, and goes on when it was done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from judgekit.rehearsal.tour.tour import HOLD_COURSE, Seen, Task, Tour
from judgekit.rehearsal.tour.wording import Keys, told_step, told_steps
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rehearsal.prompt_bar import PromptBar
from judgekit.ui.shell.bars.top_bar import FIND_KEY
from judgekit.ui.shell.navigation import RULES, UNDO_KEY, Navigation
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import ButtonKind

ON_KEY, AWAY_KEY = "Ctrl+Alt+N", "Ctrl+Alt+X"


class TourGuide(QObject):
    """Offered as a rehearsal begins; it can be left at any time."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        navigation: Navigation,
        focus_page: Callable[[], None],
    ) -> None:
        super().__init__(navigation)
        self._dependencies, self._navigation = dependencies, navigation
        self._focus_page = focus_page
        self._answered = 0
        self.tour: Tour | None = None
        """The tour that goes on."""
        self.bar = PromptBar(dependencies.look, ON_KEY, AWAY_KEY)
        self.bar.first_wanted.connect(self._go_on)
        self.bar.second_wanted.connect(self.end)
        self.bar.spoke_anew.connect(self._fill)

    @property
    def holds_course(self) -> bool:
        """Whether nothing that is planned may happen now."""
        return self.tour is not None and self.tour.task in HOLD_COURSE

    @property
    def allows_questions(self) -> bool:
        """Whether questions are asked: not before the step that is about them."""
        return self.tour is None or self.tour.task in (Task.QUESTION, None)

    def offer(self) -> None:
        """Ask whether the tour is wanted."""
        self.tour, self._answered = None, 0
        self._fill()
        self.bar.show()

    def withdraw_offer(self) -> None:
        """Take the offer away: the rehearsal asks now."""
        if self.tour is None:
            self.end()

    def begin(self) -> None:
        """Begin with the first step."""
        self.tour = Tour(self._seen())
        self._fill()
        self.bar.show()

    def end(self) -> None:
        """Leave the tour, or take its offer away."""
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.bar.isAncestorOf(focused)
        self.tour = None
        self.bar.hide()
        if had_focus:
            self._focus_page()

    def count_answer(self) -> None:
        """A question was answered."""
        self._answered += 1

    def look(self) -> None:
        """Go on if the step was done."""
        if self.tour is not None and self.tour.look(self._seen()):
            self._fill()

    def _go_on(self) -> None:
        if self.tour is None:
            self.begin()
        elif self.tour.task is None:
            self.end()
        else:
            self.tour.skip(self._seen())
            self._fill()

    def _seen(self) -> Seen:
        bridge, here = self._dependencies.bridge, self._navigation.here
        section = ""
        if here == RULES and self._navigation.has_page(RULES):
            section = str(self._navigation.page(RULES).state().get("ref", ""))
        return Seen(bridge.state, bridge.now(), here, section, self._answered)

    def _fill(self) -> None:
        tour, bar = self.tour, self.bar
        if tour is None:
            bar.first.set_kind(ButtonKind.FILLED)
            bar.keep_room_for(())
            offer = self.tr(
                "What a judge does, step by step on the real pages. Leave it at any time."
            )
            head, start = self.tr("A tour of five minutes?"), self.tr("Start the tour")
            bar.say(head, offer, start, self.tr("Not now"))
            return
        words, keys = interface_words(), Keys(key_text(FIND_KEY), key_text(UNDO_KEY))
        told = told_step(tour, words, keys)
        is_over = tour.task is None
        bar.first.set_kind(ButtonKind.FILLED if is_over else ButtonKind.OUTLINED)
        on, away = self.tr("Skip this step"), self.tr("Leave the tour")
        # The next step comes by itself: it mustn't move the page on which a judge is at work.
        bar.keep_room_for(told_steps(words, keys))
        bar.say(told.head, told.tells, self.tr("Close") if is_over else on, "" if is_over else away)
