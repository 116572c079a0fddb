"""The Infractions page, as the window sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.topic import Topic
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.infractions.controller import InfractionsController
from judgekit.ui.infractions.entry.circumstances import MOST_CIRCUMSTANCES
from judgekit.ui.infractions.finder.search_loading import load_search
from judgekit.ui.infractions.page_actions import page_actions
from judgekit.ui.infractions.page_body import InfractionsBody
from judgekit.ui.infractions.penalties.controller import PenaltiesController
from judgekit.ui.infractions.recording.penalty_commands import CameOf
from judgekit.ui.shell.page import PageState, PenaltyWords, ProgramDependencies
from judgekit.ui.shell.parts.no_event import creating
from judgekit.ui.widgets.actions import Action, bind
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.cards.cards_here import CardsHere

PAINTED = 50
"""Milliseconds after which the page has been painted."""
FOLLOWED = frozenset((Topic.INFRACTIONS, Topic.SETUP, Topic.CALLS, Topic.CLOCK))
DIGITS = 9


class InfractionsPage:
    """The catalogue is read when the page is first shown, and again while that fails."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._body = InfractionsBody(dependencies.look)
        self._failed: EmptyState | None = None
        """Says why the catalogue can't be read, created when that first happens."""
        self.controller: InfractionsController | None = None
        """None while the catalogue can't be read."""
        self.penalties: PenaltiesController | None = None
        """The list of penalties, created when first shown."""
        self.lists_penalties = False
        """Whether the list is shown instead of the ruling."""
        self.cards_named = lambda: (
            self.penalties.cards_named()
            if self.lists_penalties and self.penalties is not None
            else happened_named(self.controller)
        )
        self._is_stale = True
        self._body.shown.connect(self._shown)
        self._body.language_changed.connect(self._speak_anew)
        dependencies.bridge.changed.connect(self._changed)
        dependencies.bridge.switched.connect(self._switched)
        self._take_catalogue()
        bind(self._body, self._private_actions())

    # -- the page protocol

    def widget(self) -> QWidget:
        """See the protocol."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See the protocol."""
        return (*page_actions(self), creating(self._dependencies))

    def state(self) -> PageState:
        """See the protocol."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """See the protocol; the search isn't restored."""

    def focus(self) -> None:
        """See the protocol."""
        if self.lists_penalties and self.penalties is not None:
            self.penalties.take_focus()
        elif self.controller is not None:
            self.controller.take_focus()

    def enter(self) -> None:
        """See the protocol."""
        if self.lists_penalties:
            self.turn_view()

    def turn_view(self) -> None:
        """Switch between finding an infraction and the list of penalties."""
        if self.controller is None:
            return
        self.lists_penalties = not self.lists_penalties
        if self.lists_penalties and self.penalties is None:
            self.penalties = PenaltiesController(self._dependencies, self.controller.catalogue)
            self.penalties.view.left.connect(self.turn_view)
        if self.lists_penalties and self.penalties is not None:
            self.penalties.refresh()
            self._body.show_instead(self.penalties.view)
        else:
            self._body.show_instead(None)
            self.controller.follow_record()
        self.focus()

    def show_penalties(self) -> None:
        """See the protocol."""
        if not self.lists_penalties:
            self.turn_view()
        self.focus()

    # -- called by orders

    def begin_penalty(self, said: PenaltyWords) -> None:
        """See the protocol."""
        if self.controller is None:
            return
        self._find()
        recording, panel = self.controller.recording, self.controller.panel
        recording.begin_anew()
        if said.table is not None:
            panel.whose.stand_at(said.table)
        if said.player:
            panel.whose.show_player(said.player)
            recording.players.find_seat(said.player)
        recording.unwritten.forget()
        recording.came_of = CameOf(said.check, said.table, said.infraction)
        self.controller.finder.field.setText(said.words)
        self.controller.finding.search(said.words)
        self.controller.take_focus()
        if said.infraction:
            self.controller.open_entry(said.infraction)
            recording.settle(said.circumstances, ())
            panel.happened.fill(said.happened)
            panel.happened.want(wanted=bool(said.happened))
            panel.setFocus()

    def open_entry(self, entry: str, words: str = "") -> None:
        """Show that infraction, by its id; `words` are those it was found with."""
        if self.controller is None:
            return
        self._find()
        if words:
            self.controller.finder.field.setText(words)
            self.controller.finding.search(words)
        self.controller.open_entry(entry)
        self.controller.take_focus()

    # -- internals

    def _take_catalogue(self) -> None:
        try:
            catalogue = self._dependencies.policy.catalogue()
        except EnvironmentFailure as failure:
            if self._failed is None:
                self._failed = EmptyState(self._dependencies.look)
            self._failed.set_words(failure_sentence(failure), "")
            self._body.show_instead(self._failed)
            return
        self.controller = InfractionsController(self._dependencies, catalogue, self._body)
        self.controller.finder.penalties.clicked.connect(self.turn_view)
        self._body.show_instead(None)
        # Only once the page is painted: loading the search delays the windows.
        load = partial(load_search, self._dependencies, "the page", lambda: None)
        soon = QTimer(self._body, singleShot=True, interval=PAINTED)
        soon.timeout.connect(load)
        soon.start()

    def _shown(self) -> None:
        if self.controller is None:
            self._take_catalogue()
        if self.controller is not None and self._is_stale:
            self._is_stale = False
            self.controller.refresh()
        if self.controller is not None:
            self.controller.come_back()
        if self.lists_penalties and self.penalties is not None:
            self.penalties.refresh()

    def _find(self) -> None:
        """Show the ruling, whatever was shown before."""
        if self.lists_penalties:
            self.turn_view()
        self._shown()

    def _changed(self, topics: frozenset[Topic]) -> None:
        if not topics & FOLLOWED:
            return
        if not self._body.isVisible():
            self._is_stale = True
        elif self.lists_penalties and self.penalties is not None:
            self.penalties.refresh()
        elif self.controller is not None:
            self.controller.follow_record()

    def _switched(self) -> None:
        if self.controller is not None:
            self.lists_penalties = False
            if self.penalties is not None:
                self.penalties.begin_anew()
            self._body.show_instead(None)
            self.controller.begin_tournament()
        self._speak_anew()

    def _speak_anew(self) -> None:
        self._is_stale = True
        if self._body.isVisible():
            self._shown()

    def _private_actions(self) -> Sequence[Action]:
        """Digits as individual actions: too many for the help, which names them once."""
        digits = range(DIGITS)
        places = range(MOST_CIRCUMSTANCES)
        answers = [
            Action(f"answer-{at}", str, str(at + 1), partial(self._answer, at)) for at in digits
        ]
        turned = [
            Action(f"circumstance-{at}", str, f"Alt+{(at + 1) % 10}", partial(self._turn, at))
            for at in places
        ]
        return (*answers, *turned)

    def _answer(self, place: int) -> None:
        if self.controller is not None and not self.lists_penalties:
            self.controller.finder.questions.answer(place)

    def _turn(self, place: int) -> None:
        if self.controller is not None and not self.lists_penalties:
            self.controller.entry.circumstances.turn(place)


def happened_named(controller: InfractionsController | None) -> CardsHere:
    """Return what happened, in which cards may be named: as written, or as searched."""
    if controller is None:
        return CardsHere()
    return CardsHere(text=controller.panel.happened.words() or controller.finder.field.text())
