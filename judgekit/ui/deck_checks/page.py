"""The Deck checks page: choosing tables, checks in progress, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.topic import Topic
from judgekit.ui.deck_checks.check.controller import CheckController
from judgekit.ui.deck_checks.choosing.coverage_words import coverage_line
from judgekit.ui.deck_checks.choosing.start import Chosen, chosen_check
from judgekit.ui.deck_checks.choosing.view import ChoosingView
from judgekit.ui.deck_checks.finished.controller import FinishedChecks
from judgekit.ui.deck_checks.lists.view import ListsView
from judgekit.ui.deck_checks.named_cards import cards_named, heed_mouse
from judgekit.ui.deck_checks.page_actions import page_actions
from judgekit.ui.deck_checks.page_body import CHECK, CHOOSE, FINISHED, LISTS, DeckChecksBody
from judgekit.ui.deck_checks.wording import start_words, translate
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.parts.no_event import NoEvent, creating
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.deck_checks.deck_coverage import tournament_coverage

FOLLOWED = frozenset((Topic.DECK_CHECKS, Topic.SETUP, Topic.CLOCK, Topic.INFRACTIONS))


class DeckChecksPage:
    """Shows the open tournament; updates are deferred while it is hidden."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._body = DeckChecksBody(dependencies.look)
        self._nothing = EmptyState(dependencies.look)
        self._nothing.wanted.connect(self.ask_for_table)
        self._no_event = NoEvent(dependencies.look)
        self._no_event.lead(dependencies)
        self.choose = ChoosingView(dependencies)
        self.lists = ListsView(dependencies)
        self.controller = CheckController(dependencies)
        going = self.controller.view, self.controller.returning.slip
        self.finished = FinishedChecks(dependencies, self.controller.current)
        self.finished.view.start_wanted.connect(self.ask_for_table)
        self._body.take(
            self.choose, self.lists, self.finished.view, *going, self._nothing, self._no_event
        )
        self.view = CHOOSE
        """Name of the view shown."""
        self.manual_page = lambda: "deck-check" if self.view == CHECK else "decks"
        self.open_table = lambda: (
            check.table if (check := self.controller.current.check) is not None else None
        )
        heed_mouse(dependencies, self.controller, self.lists)
        self.cards_named = lambda: cards_named(
            self.view, self.controller, self.lists, self.finished
        )
        self._body.shown.connect(self._shown)
        self._body.hidden.connect(self._hidden)
        self._body.language_changed.connect(self.refresh)
        self._body.view_wanted.connect(self.show_view)
        self.choose.check_wanted.connect(self.start)
        self.controller.view.due.coverage_wanted.connect(lambda: self.show_view(CHOOSE))
        self.controller.pasting.unsettled.connect(self._edit_list)
        self.controller.placed.connect(lambda: self.show_view(self.view))
        dependencies.card_file().loaded.connect(self.controller.know_other_cards)
        dependencies.card_file().loaded.connect(self.refresh)
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self._switched)
        self._bridge.leaving.connect(self._hidden)
        self._bridge.closing.connect(self._hidden)
        self._bridge.second.connect(self._second)
        self._place()

    # -- the page protocol

    def widget(self) -> QWidget:
        """See the protocol."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See the protocol."""
        views = (*self.choose.actions(), *self.lists.actions())
        return (*page_actions(self), *views, creating(self._dependencies))

    def state(self) -> PageState:
        """See the protocol."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """See the protocol; a check in progress is restored from the record."""

    def focus(self) -> None:
        """See the protocol."""
        if self.view == CHECK:
            if self.controller.shown() is not None:
                self.controller.take_focus()
            else:
                empty = self._no_event if self._bridge.engine is None else self._nothing
                empty.button.setFocus()
        elif self.view == LISTS:
            self.lists.take_focus()
        elif self.view == FINISHED:
            self.finished.view.take_focus()
        else:
            self.choose.take_focus()

    # -- actions

    def show_view(self, name: str) -> None:
        """Show a view and focus it. Switching from a deck without a list to the lists begins that
        player's list."""
        lacking = self.controller.player_without_list() if self.view == CHECK else ""
        self.view = name
        self._place()
        self.refresh()
        self.focus()
        if name == LISTS and lacking and not self.lists.editing.is_touched():
            self.lists.begin_for(lacking)

    def open_check(self, table: int) -> None:
        """See the protocol."""
        check = self._bridge.state.deck_checks.open_at(table)
        if check is not None:
            self.controller.show_check(check)
            self.show_view(CHECK)

    def chosen_check(self, table: int, judges: tuple[str, ...]) -> StartDeckCheck | None:
        """See the protocol."""
        if self._bridge.engine is None:
            return None
        self.choose.refresh()
        facts, chosen = self.choose.controller.facts, Chosen(table, judges)
        state, now = self._bridge.state, self._bridge.now()
        return chosen_check(state, facts, chosen, self.choose.body, now)

    def start(self, command: StartDeckCheck) -> None:
        """Start a check of a table's decks."""
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            self.open_check(command.table)

    def ask_for_table(self) -> None:
        """Ask for the table in the command bar."""
        self._dependencies.ask("d ")

    def record_recommended(self, number: int) -> None:
        """Begin the penalty with that number among those recommended for what is shown."""
        if self.view == CHECK:
            self.controller.actions.record_recommended(number)
        elif self.view == FINISHED:
            self.finished.record_recommended(number)

    def refresh(self) -> None:
        """Show the current state of everything."""
        if not self._body.isVisible():
            return
        is_open = self._bridge.engine is not None
        # The Choose view itself begins with the coverage.
        says = is_open and self.view != CHOOSE
        covered = coverage_line(tournament_coverage(self._bridge.state)) if says else ""
        self._body.show_coverage(covered)
        if self.view == CHECK:
            self.controller.refresh()
            self._place()
        elif self.view == LISTS:
            self.lists.refresh()
        elif self.view == FINISHED:
            self.finished.refresh()
        else:
            self.choose.refresh()

    # -- internals

    def _place(self) -> None:
        """Show the chosen view, or what replaces it."""
        if self._bridge.engine is None:
            self._body.show_view(self.view, self._no_event, with_head=True)
            return
        going = self.controller.shown()
        if self.view == CHECK and going is not None:
            # A reshown widget gets its old focus back, which may be in another deck.
            active = self.controller.current.active
            self._body.show_view(CHECK, going, with_head=False)
            self.controller.current.active = active
        elif self.view == CHECK:
            self._nothing.set_words(
                translate("Decks", "No deck check in progress"),
                translate("Decks", "{key} shows the checks finished today.").format(
                    key=key_text("F10")
                ),
            )
            self._nothing.offer(start_words(), key=key_text("Ctrl+D"))
            self._body.show_view(CHECK, self._nothing, with_head=True)
        else:
            shown = {LISTS: self.lists, FINISHED: self.finished.view}
            view = shown.get(self.view, self.choose)
            self._body.show_view(self.view, view, with_head=True)

    def _shown(self) -> None:
        if self.view == CHOOSE and self._bridge.state.deck_checks.opened:
            # While a check is in progress, opening the page is for that check.
            self.view = CHECK
            self._place()
        self.refresh()
        if self.controller.shown() is None:
            self.controller.current.legality.prepare()

    def _hidden(self) -> None:
        if self._bridge.engine is not None:
            self.controller.keep()

    def _edit_list(self, player: str, text: str) -> None:
        """Show a pasted list that leaves questions in the editor."""
        self.show_view(LISTS)
        self.lists.begin_for(player, text)

    def _changed(self, topics: frozenset[Topic]) -> None:
        is_shown = self._body.isVisible()
        if is_shown and topics & FOLLOWED:
            self.refresh()
            if self.view == CHECK:
                self.controller.remind()
        if not (is_shown and self.view == CHECK):
            self.controller.remind_of_recorded()
        if Topic.DECK_CHECKS in topics:
            self.controller.keeper.let_go_of_ended()

    def _second(self, now: int) -> None:
        del now
        if not self._body.isVisible() or self._bridge.engine is None:
            return
        self.controller.keep_due()
        if self.view == CHECK:
            self.controller.second()

    def _switched(self) -> None:
        self.controller.forget()
        self.view = CHOOSE
        self._place()
        if self._body.isVisible():
            self._shown()
