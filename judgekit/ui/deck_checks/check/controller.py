"""The check in progress, and the table's slip once its decks are back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.deck_checks.events import DeckTicked
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.ui.deck_checks.check.actions import CheckActions
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.keeper import DeckKeeper
from judgekit.ui.deck_checks.check.deck.ticking import Ticking
from judgekit.ui.deck_checks.check.pasting import ListPasting
from judgekit.ui.deck_checks.check.printing import checklist_job
from judgekit.ui.deck_checks.check.returning import Returning
from judgekit.ui.deck_checks.check.showing import CheckShowing
from judgekit.ui.deck_checks.check.view import CheckView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.preview import open_preview, say_nothing_to_print


class CheckController(QObject):
    """`placed` is emitted when another widget is to be shown: another check, the slip, or none."""

    placed = Signal()

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self.view = CheckView(dependencies.look)
        self.setParent(self.view)
        self.keeper = DeckKeeper(dependencies, self)
        self.current = CurrentCheck(dependencies, self.keeper, self)
        self.ticking = Ticking(dependencies, self.keeper, self)
        self.showing = CheckShowing(dependencies, self.current, self.view, self.ticking)
        self.returning = Returning(dependencies, self.current, self)
        self.pasting = ListPasting(dependencies, self.current, self)
        self.actions = CheckActions(dependencies, self.current, self.view, self.ticking)
        self._shows_slip = False
        self.pasting.player_wanted.connect(self.actions.edit)
        for at, pane in enumerate(self.view.panes):
            pane.list_wanted.connect(lambda at=at: self.paste_list(at))
            pane.checklist.print_wanted.connect(self.print_checklist)
        self.view.head.return_wanted.connect(self.return_now)
        self.actions.turned.connect(self._turned)
        self.actions.focus_moved.connect(self.showing.show_decks)
        self.actions.typing_turned.connect(self.showing.show_lines)
        self.returning.returned.connect(self._returned)
        self.returning.slip.closed.connect(self.leave_slip)

    def shown(self) -> QWidget | None:
        """Return the slip of the decks that have just returned, the check in progress, or None."""
        if self._shows_slip:
            return self.returning.slip
        self.current.choose_longest()
        return self.view if self.current.check is not None else None

    def print_checklist(self) -> None:
        """Open the preview of the physical part on paper."""
        check, dependencies = self.current.check, self._dependencies
        if check is None or not self.view.isVisible():
            say_nothing_to_print(dependencies.messages)
            return
        state = dependencies.bridge.state
        event = state.setup.details.name if state.setup.details else ""
        players = [self.keeper.deck(check, at).player for at in range(check.decks)]
        items = state.deck_checks.checklist
        job = checklist_job(dependencies.look, event, check, players, items)
        open_preview(dependencies.look, dependencies.messages, job, self.view)

    def show_check(self, check: DeckCheck) -> None:
        """Show this check, its first deck active."""
        self._shows_slip = False
        self.current.choose(check)
        self.refresh()

    def take_focus(self) -> None:
        """Focus the active deck, or the slip."""
        if self._shows_slip:
            self.returning.slip.setFocus()
        else:
            self.actions.take_focus()

    def refresh(self) -> None:
        """Show the current state."""
        if self._shows_slip and not self.returning.follow():
            self.leave_slip()
            return
        self.current.choose_longest()
        self.showing.show_all()

    def second(self) -> None:
        """Update the time, once a second."""
        if self.current.check is not None and not self._shows_slip:
            self.showing.show_time()

    def keep_due(self) -> None:
        """Record ticks some seconds old, for every check in progress."""
        for check in self.current.going():
            for at in range(check.decks):
                self.keeper.keep(check, at)

    def remind(self) -> None:
        """Keep the last tick first in line for Ctrl+Z after another step was recorded."""
        check = self.current.check
        if check is not None and not self._shows_slip:
            self.ticking.remind(check, self.current.active)

    def remind_of_recorded(self) -> None:
        """Let Ctrl+Z take back the last tick where it would take back all that was recorded at
        once."""
        engine = self._dependencies.bridge.engine
        step = engine.undoable() if engine is not None else None
        ticked = step.events[0] if step is not None and step.events else None
        if engine is None or not isinstance(ticked, DeckTicked):
            return
        check = engine.state.deck_checks.entered.by_id.get(ticked.check)
        if check is not None and check.is_open:
            self.ticking.remind(check, ticked.deck)

    def player_without_list(self) -> str:
        """Player of the active deck if that player's list isn't known; else empty."""
        deck = self.current.deck(self.current.active)
        return deck.player if deck is not None and not deck.knows_parts else ""

    def keep(self) -> None:
        """Record all ticks, as the page is left."""
        for check in self.current.going():
            self.keeper.keep_all(check)

    def know_other_cards(self) -> None:
        """Update for a newly loaded card file."""
        self.keeper.know_other_cards()
        self.current.legality.forget()
        self.showing.marks.forget()

    def forget(self) -> None:
        """Reset for another tournament."""
        self._shows_slip = False
        self.keeper.forget()
        self.current.forget()
        self.showing.forget()
        self.returning.forget()

    def turn_check(self) -> None:
        """Switch to the next check in progress."""
        self._shows_slip = False
        self.current.turn()
        self.refresh()
        self.placed.emit()

    def return_now(self) -> None:
        """Return the decks, whether fully checked or not."""
        check = self.current.check
        if check is not None and not self._shows_slip:
            self.keeper.keep_all(check)
            self.returning.return_now()

    def paste_list(self, pane: int | None = None) -> None:
        """Register the clipboard's text as the list of a deck, by default the active one."""
        at = self.current.active if pane is None else self.current.deck_in(pane)
        if not self._shows_slip:
            self.pasting.paste(at)

    def leave_slip(self) -> None:
        """Close the slip, once the table was told."""
        if self._shows_slip:
            self._shows_slip = False
            self.refresh()
            self.placed.emit()

    def _turned(self) -> None:
        self.showing.show_all()
        self.take_focus()

    def _returned(self) -> None:
        self._shows_slip = self.returning.has_slip
        self.refresh()
        self.placed.emit()
