"""The command bar finds everything and takes commands; what Enter will do is shown below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.shell.commands.below_field import BelowField
from judgekit.ui.shell.commands.find_controller import FindController
from judgekit.ui.shell.commands.order_controller import OrderController
from judgekit.ui.shell.commands.search_forms import search_forms
from judgekit.ui.shell.navigation import HELP, RULES, Navigation
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action
from judgekit.ui.widgets.fields.search_field import SearchField

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.found_targets import FoundTargets
    from judgekit.ui.shell.page import AnsweringPage

MOST_FORMS = 9
"""Number of examples of a search below the empty field; the help has them all."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


OWN_KEYS = frozenset((*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab))


class CommandParts(msgspec.Struct, frozen=True):
    """What the command bar needs of the window."""

    dependencies: ProgramDependencies
    orders: OrderController
    navigation: Navigation
    window_actions: Callable[[], Sequence[Action]]


class CommandBar(QObject):
    """Connects the field and the list below it; the focus stays in the field.

    An order is shown in full, anything else as a list of what was found. Enter does the chosen one;
    Up, Down and Alt with a number choose; Tab completes; Esc closes the list, clears the field and
    returns to the page, which is where it was.
    """

    left = Signal()
    """The focus returns to the page."""

    def __init__(self, field: SearchField, window: QWidget, parts: CommandParts) -> None:
        super().__init__(field)
        self._look = parts.dependencies.look
        self._field = field
        self._window = window
        self._orders, self._navigation = parts.orders, parts.navigation
        can_find = partial(self._navigation.has_page, RULES)
        self.find = FindController(parts.dependencies, can_find, self)
        self.targets = Lazy(partial(_targets, parts))
        """Where what is found leads, made on first use."""
        self._lists = BelowField(self._look, field, window, self._run_order, self._follow)
        self._asked: AnsweringPage | None = None
        self._finds_cards = False
        """The page that searches with the text, too."""
        field.textChanged.connect(self._typed)
        field.installEventFilter(self)
        window.installEventFilter(self)
        self.find.prepared.connect(self._find_again)
        self._look.changed.connect(partial(QTimer.singleShot, 0, self, self._answer_anew))

    def enter(self) -> None:
        """Focus the field (Ctrl+K) and select its text, so that typing replaces it."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()
        self.find.begin()
        if not self._field.text():
            forms = (*self._orders.forms(), *search_forms()[:MOST_FORMS])
            self._lists.orders().show_forms(forms)
            self._lists.show(self._lists.orders())

    def take(self, text: str) -> None:
        """Set the text as if it had been typed."""
        is_typed = text != self._field.text()
        self._field.setText(text)
        self.enter()
        if text.endswith(" "):
            # The beginning of an order, to be completed.
            self._field.end(False)
        if text and not is_typed:
            self._typed(text)

    def hide_list(self) -> None:
        """Close the list; nothing happens."""
        self._lists.hide()

    def is_list_shown(self) -> bool:
        """Whether a list is shown."""
        return self._lists.shown() is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress:
                return self._key_pressed(event)
            if event.type() is QEvent.Type.ShortcutOverride and _is_own(event):
                event.accept()
                return True
        if watched is self._field and event.type() is QEvent.Type.FocusOut:
            self.hide_list()
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lists.place()
        if watched is self._window and event.type() is QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._answer_anew)
        return False

    def ask_again(self) -> None:
        """Answer text that was typed before the library was ready: the page at once, if it searches
        itself, and the list in a moment."""
        text = self._field.text()
        page = self._navigation.answering_page() if text.strip() else None
        if page is None or self._orders.takes(text):
            self._typed(text)
        else:
            self._asked = page
            page.typed(text)
            self.find.begin()

    def refresh_order(self) -> None:
        """Update what the order below the field would do, which changes with time."""
        text = self._field.text()
        shown = self._lists.order_shown()
        if shown is not None and self._orders.takes(text):
            shown.refresh(tuple(self._orders.proposals(text)))
            self._lists.place()

    # -- what is shown

    def _typed(self, text: str) -> None:
        if self._orders.takes(text):
            self._lists.orders().show_proposals(tuple(self._orders.proposals(text)))
            self._lists.show(self._lists.orders())
            return
        page = self._navigation.answering_page()
        if page is not None and text.strip():
            self._asked = page
        self._finds_cards = False
        if self._asked is not None:
            self._finds_cards = self._asked.typed(text)
            if not text.strip():
                self._asked.restore_place()
        self._show_found(text)

    def _show_found(self, text: str) -> None:
        rows, total = self.find.answer(
            text, self._lists.rows_that_fit, cards_first=self._finds_cards
        )
        if rows:
            self._lists.found().show_rows(rows, total, self._navigation.here_words())
            self._lists.show(self._lists.found())
        elif text.strip() and self.find.can_answer():
            self._lists.orders().show_proposals((self._orders.nothing_found(text),))
            self._lists.show(self._lists.orders())
        else:
            self.hide_list()

    def _find_again(self) -> None:
        is_waited_for = self._field.hasFocus() and bool(self._field.text().strip())
        if (is_waited_for and not self.is_list_shown()) or self._lists.found_shown() is not None:
            self._show_found(self._field.text())

    def _answer_anew(self) -> None:
        """Answer in the current language and text size, if a list is shown."""
        if self._lists.found_shown() is not None:
            self._show_found(self._field.text())
        self.refresh_order()
        self._lists.place()

    # -- keys

    def _key_pressed(self, event: QKeyEvent) -> bool:
        shown, found = self._lists.shown(), self._lists.found_shown()
        listed = shown if shown is not None and shown.count() else None
        row = _row_of(event)
        match event.key():
            case Qt.Key.Key_Escape:
                self._escape()
            case key if key in _ENTER and event.isAutoRepeat():
                # A key that is held answers no question that it has raised itself.
                return True
            case key if key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._go_to_results()
            case key if key in _ENTER:
                self._do_chosen()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if listed is not None:
                listed.step(1 if event.key() == Qt.Key.Key_Down else -1)
                self._lists.tell_choice()
            case Qt.Key.Key_Tab if listed is not None:
                self._field.setText(listed.completed())
            case _ if row is not None and found is not None:
                if found.choose(row):
                    self._follow()
            case _:
                return False
        return True

    def leave_page(self, place: str) -> None:
        """Close the list; on a page that doesn't search the rules, clear what was searched for
        there."""
        self.hide_list()
        if place not in (RULES, HELP) and not self._field.hasFocus():
            _clear_unheard(self._field)

    def _escape(self) -> None:
        """Give up: the page is where it was before typing."""
        self.hide_list()
        self._field.clear()
        self.hide_list()
        self._asked = None
        self.left.emit()

    def _do_chosen(self) -> None:
        if self._lists.found_shown() is not None:
            self._follow()
        elif self._lists.order_shown() is not None:
            self._run_order()
        elif self._field.text().strip():
            self._typed(self._field.text())

    def _run_order(self) -> None:
        shown = self._lists.orders()
        if not shown.count() or not shown.is_settled():
            return
        run = shown.chosen().run
        if run is None:
            return
        self.hide_list()
        # An order may open another page and focus it.
        _clear_unheard(self._field)
        self.left.emit()
        run()

    def _follow(self) -> None:
        row = self._lists.found().chosen()
        if not row.can_run:
            return
        if row.found.kind == "order":
            self._field.setText(row.found.id)
            return
        text = self._field.text()
        self.hide_list()
        if row.leads_to_rules:
            self.targets().lead(row.found, text, row.block)
            return
        self._give_up_search()
        _clear_unheard(self._field)
        self.left.emit()
        self.targets().lead(row.found, text)

    def _go_to_results(self) -> None:
        text = self._field.text()
        if text.strip():
            self.hide_list()
            self.targets().show_results(text)

    def _give_up_search(self) -> None:
        """Let the page that searched with the text return to where it was."""
        if self._asked is not None:
            self._asked.typed("")
            self._asked.restore_place()
            self._asked = None


def _is_own(event: QKeyEvent) -> bool:
    """Whether the key is the field's, whatever a page does with it."""
    return event.key() in OWN_KEYS or _row_of(event) is not None


def _row_of(event: QKeyEvent) -> int | None:
    """Return the row, from 0, that Alt with a number chooses; None for another key."""
    is_alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
    number = event.key() - Qt.Key.Key_0
    return number - 1 if is_alt and 1 <= number <= 9 else None


def _targets(parts: CommandParts) -> FoundTargets:
    from judgekit.ui.shell.commands.found_targets import FoundTargets  # noqa: PLC0415

    return FoundTargets(parts.navigation, parts.dependencies, parts.window_actions())


def _clear_unheard(field: SearchField) -> None:
    """Clear the field without notifying the page, which was not asked."""
    field.blockSignals(True)
    field.clear()
    field.blockSignals(False)
