"""Actions on the decks of the shown check."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import ChangeDeckCheck, MarkChecklist, SetChecklist
from judgekit.domain.deck_checks.tick_entry import Key
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.check.current_check import PANES, CurrentCheck
from judgekit.ui.deck_checks.check.deck.pane import DeckPane
from judgekit.ui.deck_checks.check.deck.ticking import Ticking
from judgekit.ui.deck_checks.check.view import CheckView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.calls.appeal_people import judges_to_compare
from judgekit.views.deck_checks.deck_rows import DeckRow
from judgekit.views.deck_checks.known_players import known_players


class CheckActions(QObject):
    """What the keys and buttons of the panes do."""

    turned = Signal()
    """Another deck is active."""
    focus_moved = Signal()
    """Focus entered another deck: other keys are shown."""
    typing_turned = Signal()
    """Typing goes into the active deck again, or no more."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        current: CurrentCheck,
        view: CheckView,
        ticking: Ticking,
    ) -> None:
        super().__init__(view)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._current = current
        self._view = view
        self._ticking = ticking
        self._connect()

    def take_focus(self) -> None:
        """Focus the active deck."""
        self._pane().take_focus()

    def turn_deck(self) -> None:
        """Activate the next deck; keep the checklist shown if it was."""
        check = self._current.check
        if check is not None:
            has_checklist = self._pane().shows_checklist
            self._current.active = (self._current.active + 1) % check.decks
            self._pane().show_checklist(shown=has_checklist)
            self.turned.emit()

    def go_to_deck(self, at: int) -> None:
        """Activate a deck by its index."""
        self._current.active = at
        self.turned.emit()

    def turn_part(self) -> None:
        """Count for the sideboard from now on, or for the main deck again."""
        check = self._current.check
        if check is not None:
            self._ticking.press(check, self._current.active, Key.OTHER_PART)

    def turn_mode(self) -> None:
        """Switch the mode: letters and Enter, one key per card, the list from top to bottom."""
        check = self._current.check
        if check is not None:
            self._ticking.turn_mode(check, self._current.active)
            self.take_focus()

    def toggle_checklist(self, place: int | None = None) -> None:
        """Show the deck's physical part, or its cards; activate that deck."""
        if place is not None:
            self._current.active = self._current.deck_in(place)
        pane = self._pane()
        pane.show_checklist(shown=not pane.shows_checklist)
        self.turned.emit()

    def edit_checklist(self) -> None:
        """Edit the items of the physical part for this tournament."""
        if self._current.check is not None:
            self._pane().edit_checklist(self._bridge.state.deck_checks.checklist)

    def close_deck(self, place: int | None = None) -> None:
        """Mark that nothing more comes of this deck: all uncounted cards are missing."""
        check = self._current.check
        if check is not None:
            at = self._current.active if place is None else self._current.deck_in(place)
            self._ticking.close_deck(check, at)

    def edit(self) -> None:
        """Edit the players, the judges and the stage of the match."""
        check = self._current.check
        if check is not None:
            details = self._bridge.state.setup.details
            staff = [member.name for member in details.staff] if details is not None else []
            players = [self._current.keeper.deck(check, at).player for at in range(check.decks)]
            state = self._bridge.state
            judges = judges_to_compare(state)
            self._view.people.follow(state.players, known_players(state), judges)
            self._view.people.edit(check, self._current.deck_in(0), players, staff)

    def record_recommended(self, number: int) -> None:
        """Begin the penalty recommended for the active deck, of those that aren't recorded yet the
        one with that number from 0."""
        check, at = self._current.check, self._current.active
        groups = self._current.groups_in(check, at) if check is not None else ()
        places = [group.considered[0].place for group in groups if group.needs_penalty]
        if number < len(places):
            self.write_penalty(places[number], at % PANES)

    def write_penalty(self, place: int, pane: int) -> None:
        """Begin the penalty for one of a deck's findings; the check goes on."""
        check, at = self._current.check, self._current.deck_in(pane)
        said = self._current.penalty_for(check, at, place) if check is not None else None
        if check is not None and said is not None:
            self._current.keeper.keep_all(check)
            self._dependencies.begin_penalty(said)

    # -- internals

    def _connect(self) -> None:
        view = self._view
        view.pressed.connect(self._pressed)
        view.typed.connect(lambda key: view.type_beside(self._current.active % PANES, key))
        view.focused.connect(self._focused)
        view.pointed.connect(self._pointed)
        view.decks.chosen.connect(lambda at: self.go_to_deck(int(at)))
        view.people.changed.connect(self._submit)
        view.people.left.connect(self.take_focus)
        for at, pane in enumerate(view.panes):
            pane.findings.rule_wanted.connect(self._dependencies.ask)
            pane.findings.written.connect(lambda place, at=at: self.write_penalty(place, at))
            pane.judge_wanted.connect(self.edit)
            pane.sleeves_wanted.connect(lambda at=at: self.toggle_checklist(at))
            pane.findings.closing_wanted.connect(lambda at=at: self.close_deck(at))
            pane.editor.changed.connect(self._set_checklist)
            pane.checklist.marked.connect(
                lambda item, result, note, at=at: self._mark(at, item, result, note)
            )

    def _pressed(self, pane: int, key: str) -> None:
        check = self._current.check
        if check is not None:
            self._ticking.press(check, self._current.deck_in(pane), key)

    def _pointed(self, pane: int, row: DeckRow, count: int) -> None:
        check = self._current.check
        if check is not None:
            self._ticking.point(check, self._current.deck_in(pane), row, count)

    def _focused(self, pane: int) -> None:
        deck = self._current.deck_in(pane)
        if self._view.panes[pane].field.hasFocus() and deck != self._current.active:
            self._current.active = deck
            self.focus_moved.emit()
        else:
            self.typing_turned.emit()

    def _mark(self, pane: int, item: str, result: str, note: str) -> None:
        check = self._current.check
        if check is not None:
            at = self._current.deck_in(pane)
            self._submit(MarkChecklist(check.id, item, at, result, note))

    def _set_checklist(self, items: tuple[str, ...]) -> None:
        self._submit(SetChecklist(items))
        self._pane().show_checklist(shown=True)

    def _submit(self, command: Command) -> None:
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(refusal_sentence(outcome))
        elif outcome is not None and isinstance(command, ChangeDeckCheck):
            self.take_focus()

    def _pane(self) -> DeckPane:
        return self._view.panes[self._current.active % PANES]
