"""The command bar: one field for everything; what Enter will do is shown below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.commands.find_controller import FindController, not_understood
from judgekit.ui.shell.commands.order_controller import OrderController
from judgekit.ui.shell.commands.search_forms import search_forms
from judgekit.ui.shell.navigation import RULES, Navigation
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action
from judgekit.ui.widgets.fields.search_field import SearchField

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.command_list import CommandList
    from judgekit.ui.shell.commands.find_list import FindList
    from judgekit.ui.shell.commands.find_rows import FindRow
    from judgekit.ui.shell.commands.found_targets import FoundTargets
    from judgekit.ui.shell.page import AnsweringPage

UNSURE = 0.6
"""Score below which a text that begins like an order is said not to be understood as one."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


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
        self._parts = parts
        self._orders, self._navigation = parts.orders, parts.navigation
        can_find = partial(self._navigation.has_page, RULES)
        self.find = FindController(parts.dependencies, can_find, self)
        self._targets: FoundTargets | None = None
        self._order_list: CommandList | None = None
        self._find_list: FindList | None = None
        self._asked: AnsweringPage | None = None
        """The page that searches with the text, too."""
        field.textChanged.connect(self._typed)
        field.installEventFilter(self)
        window.installEventFilter(self)
        self.find.prepared.connect(self._find_again)

    def enter(self) -> None:
        """Focus the field (Ctrl+K) and select its text, so that typing replaces it."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()
        self.find.begin()
        if not self._field.text():
            self._made_order_list().show_forms((*self._orders.forms(), *search_forms()))
            self._show(self._order_list)

    def take(self, text: str) -> None:
        """Set the text as if it had been typed."""
        self._field.setText(text)
        self.enter()
        if text.endswith(" "):
            # The beginning of an order, to be completed.
            self._field.end(False)
        if text and self._shown() is None:
            self._typed(text)

    def hide_list(self) -> None:
        """Close the list; nothing happens."""
        for each in (self._order_list, self._find_list):
            if each is not None:
                each.hide()

    def is_list_shown(self) -> bool:
        """Whether a list is shown."""
        return self._shown() is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress:
                return self._key_pressed(event)
            if event.type() is QEvent.Type.ShortcutOverride and _row_of(event) is not None:
                event.accept()
                return True
        if watched is self._field and event.type() is QEvent.Type.FocusOut:
            self.hide_list()
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._place_list()
        return False

    def ask_again(self) -> None:
        """Answer text that was typed before the library was ready."""
        if self._field.text():
            self._typed(self._field.text())

    def refresh_order(self) -> None:
        """Update what the order below the field would do, which changes with time."""
        text = self._field.text()
        shown = self._order_list
        if shown is not None and shown is self._shown() and self._orders.takes(text):
            shown.refresh(tuple(self._orders.proposals(text)))
            self._place_list()

    # -- what is shown

    def _typed(self, text: str) -> None:
        if self._orders.takes(text):
            self._made_order_list().show_proposals(tuple(self._orders.proposals(text)))
            self._show(self._order_list)
            return
        page = self._navigation.answering_page()
        if page is not None and text.strip():
            self._asked = page
        if self._asked is not None:
            self._asked.typed(text)
            if not text.strip():
                self._asked.restore_place()
        self._show_found(text)

    def _show_found(self, text: str) -> None:
        rows, total = self._found_rows(text)
        if rows:
            self._made_find_list().show_rows(rows, total, self._navigation.here_words())
            self._show(self._find_list)
        elif text.strip() and self.find.can_answer():
            self._made_order_list().show_proposals((self._orders.nothing_found(text),))
            self._show(self._order_list)
        else:
            self.hide_list()

    def _found_rows(self, text: str) -> tuple[tuple[FindRow, ...], int]:
        """Return the rows; first, for a text that begins like an order, that it is none."""
        answer = self.find.answer(text, self._made_find_list().rows_for(self._room()))
        rows, why = answer.rows, not_understood(text)
        if why and (not rows or rows[0].found.score < UNSURE):
            from judgekit.ui.shell.commands.find_rows import not_an_order  # noqa: PLC0415

            rows = (not_an_order(text.strip(), why), *rows[: max(0, len(rows) - 1)])
        return rows, answer.total

    def _find_again(self) -> None:
        if self._find_list is not None and self._find_list is self._shown():
            self._show_found(self._field.text())

    def _made_order_list(self) -> CommandList:
        if self._order_list is None:
            from judgekit.ui.shell.commands.command_list import CommandList  # noqa: PLC0415

            self._order_list = CommandList(self._look, self._window)
            self._order_list.run.connect(self._run_order)
        return self._order_list

    def _made_find_list(self) -> FindList:
        if self._find_list is None:
            from judgekit.ui.shell.commands.find_list import FindList  # noqa: PLC0415

            self._find_list = FindList(self._look, self._window)
            self._find_list.run.connect(self._follow)
        return self._find_list

    def _made_targets(self) -> FoundTargets:
        if self._targets is None:
            from judgekit.ui.shell.commands.found_targets import FoundTargets  # noqa: PLC0415

            parts = self._parts
            actions = parts.window_actions()
            self._targets = FoundTargets(parts.navigation, parts.dependencies, actions)
        return self._targets

    def _shown(self) -> CommandList | FindList | None:
        for each in (self._order_list, self._find_list):
            if each is not None and not each.isHidden():
                return each
        return None

    def _show(self, wanted: CommandList | FindList | None) -> None:
        for each in (self._order_list, self._find_list):
            if each is not None and each is not wanted:
                each.hide()
        if wanted is not None:
            wanted.show()
            self._place_list()
            wanted.raise_()
            self._tell_choice()

    def _tell_choice(self) -> None:
        """Describe what Enter would do to screen readers, as the focus stays in the field."""
        shown = self._shown()
        if shown is not None:
            self._field.setAccessibleDescription(shown.accessibleName())

    # -- keys

    def _key_pressed(self, event: QKeyEvent) -> bool:
        shown = self._shown()
        listed = shown if shown is not None and shown.count() else None
        row = _row_of(event)
        match event.key():
            case Qt.Key.Key_Escape:
                self._escape()
            case key if key in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._go_to_results()
            case key if key in _ENTER:
                self._do_chosen()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if listed is not None:
                listed.step(1 if event.key() == Qt.Key.Key_Down else -1)
                self._tell_choice()
            case Qt.Key.Key_Tab if listed is not None:
                self._complete()
            case _ if row is not None and shown is self._find_list:
                if self._find_list is not None and self._find_list.choose(row):
                    self._follow()
            case _:
                return False
        return True

    def _escape(self) -> None:
        """Give up: the page is where it was before typing."""
        self.hide_list()
        self._field.clear()
        self.hide_list()
        self._asked = None
        self.left.emit()

    def _complete(self) -> None:
        shown = self._shown()
        if shown is not None and shown is self._order_list:
            self._field.setText(self._order_list.chosen().form)
        elif shown is not None and shown is self._find_list:
            row = self._find_list.chosen()
            self._field.setText(row.number or row.title)

    def _do_chosen(self) -> None:
        shown = self._shown()
        if shown is None or not shown.count():
            if self._field.text().strip() and not self.is_list_shown():
                self._typed(self._field.text())
        elif shown is self._order_list:
            self._run_order()
        else:
            self._follow()

    def _run_order(self) -> None:
        if self._order_list is None or not self._order_list.is_settled():
            return
        proposal = self._order_list.chosen()
        if proposal.run is None:
            return
        self.hide_list()
        # An order may open another page and focus it.
        self._empty()
        self.left.emit()
        proposal.run()

    def _follow(self) -> None:
        if self._find_list is None or not self._find_list.chosen().can_run:
            return
        row = self._find_list.chosen()
        if row.found.kind == "order":
            self._field.setText(row.found.id)
            return
        text = self._field.text()
        self.hide_list()
        if row.leads_to_rules:
            self._made_targets().lead(row.found, text, row.block)
            return
        self._give_up_search()
        self._empty()
        self.left.emit()
        self._made_targets().lead(row.found, text)

    def _go_to_results(self) -> None:
        text = self._field.text()
        if text.strip():
            self.hide_list()
            self._made_targets().show_results(text)

    def _give_up_search(self) -> None:
        """Let the page that searched with the text return to where it was."""
        if self._asked is not None:
            self._asked.typed("")
            self._asked.restore_place()
            self._asked = None

    def _empty(self) -> None:
        """Clear the field without notifying the page, which was not asked."""
        self._field.blockSignals(True)
        self._field.clear()
        self._field.blockSignals(False)

    def _room(self) -> int:
        """Return the height below the field, in pixels."""
        theme = self._look.theme
        corner = self._field.mapTo(self._window, QPoint(0, self._field.height() + theme.px(6)))
        return self._window.height() - corner.y() - theme.px(16)

    def _place_list(self) -> None:
        shown = self._shown()
        if shown is None:
            return
        theme = self._look.theme
        corner = self._field.mapTo(self._window, QPoint(0, self._field.height() + theme.px(6)))
        room = self._window.width() - corner.x() - theme.measure("page-margin")
        width = min(theme.px(664), room)
        shown.setGeometry(corner.x(), corner.y(), width, shown.height_for(width))


def _row_of(event: QKeyEvent) -> int | None:
    """Return the row, from 0, that Alt with a number chooses; None for another key."""
    is_alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
    number = event.key() - Qt.Key.Key_0
    return number - 1 if is_alt and 1 <= number <= 9 else None
