"""The command bar: typed text goes to the page, and what Enter will do is shown below the field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.commands.order_controller import OrderController
from judgekit.ui.shell.commands.search_forms import search_forms
from judgekit.ui.shell.page import AnsweringPage, Proposal
from judgekit.ui.widgets.fields.search_field import SearchField

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.command_list import CommandList


class CommandBar(QObject):
    """Connects the field, the list below it and the answering page; the focus stays in the field.

    Enter runs the chosen proposal, or moves to the results; Up and Down choose, and Down moves to
    the results if there is nothing to choose; Tab completes; Esc closes the list, then clears the
    field, then leaves it.
    """

    left = Signal()
    """Esc in an empty field: the focus returns to the page."""

    def __init__(
        self,
        look: Look,
        field: SearchField,
        window: QWidget,
        answering_page: Callable[[], AnsweringPage | None],
        orders: OrderController,
    ) -> None:
        super().__init__(field)
        self._look = look
        self._field = field
        self._window = window
        self._answering_page = answering_page
        self._orders = orders
        self._list: CommandList | None = None
        self._asked: AnsweringPage | None = None
        """The page that last received the typed text."""
        field.textChanged.connect(self._typed)
        field.installEventFilter(self)
        window.installEventFilter(self)

    def enter(self) -> None:
        """Focus the field (Ctrl+K) and select its text, so that typing replaces it."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()
        if not self._field.text():
            self._show_forms()

    def take(self, text: str) -> None:
        """Set the text as if it had been typed."""
        self._field.setText(text)
        self.enter()
        if text.endswith(" "):
            # The beginning of an order, to be completed.
            self._field.end(False)

    def hide_list(self) -> None:
        """Close the list; nothing happens."""
        if self._list is not None:
            self._list.hide()

    def is_list_shown(self) -> bool:
        """Whether the list is shown."""
        return self._list is not None and not self._list.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and event.type() is QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self._key_pressed(event)
        if watched is self._field and event.type() is QEvent.Type.FocusOut:
            self.hide_list()
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._place_list()
        return False

    def ask_again(self) -> None:
        """Pass text to the page that was typed before it could answer."""
        if self._field.text():
            self._typed(self._field.text())

    def refresh_order(self) -> None:
        """Update what the order below the field would do, which changes with time."""
        text = self._field.text()
        if self._list is not None and self.is_list_shown() and self._orders.takes(text):
            self._list.refresh(tuple(self._orders.proposals(text)))
            self._place_list()

    def _typed(self, text: str) -> None:
        proposals: Sequence[Proposal] = ()
        if self._orders.takes(text):
            proposals = self._orders.proposals(text)
        elif text.strip():
            page = self._asked = self._answering_page()
            if page is None:
                return
            page.typed(text)
            proposals = page.proposals(text)
        elif self._asked is not None:
            # Clearing the field does not change the page.
            self._asked.typed(text)
        if not proposals:
            self.hide_list()
            return
        self._made_list().show_proposals(tuple(proposals))
        self._show_list()
        self._tell_choice()

    def _show_forms(self) -> None:
        self._made_list().show_forms((*self._orders.forms(), *search_forms()))
        self._show_list()

    def _made_list(self) -> CommandList:
        """Return the list, created on first use."""
        if self._list is None:
            from judgekit.ui.shell.commands.command_list import CommandList  # noqa: PLC0415

            self._list = CommandList(self._look, self._window)
            self._list.run.connect(self._run)
        return self._list

    def _show_list(self) -> None:
        if self._list is not None:
            self._place_list()
            self._list.show()
            self._list.raise_()

    def _tell_choice(self) -> None:
        """Describe what Enter would do to screen readers, as the focus stays in the field."""
        if self._list is not None:
            self._field.setAccessibleDescription(self._list.chosen().title)

    def _key_pressed(self, event: QKeyEvent) -> bool:
        listed = self._list if self.is_list_shown() else None
        shown = listed if listed is not None and listed.count() else None
        match event.key():
            case Qt.Key.Key_Escape:
                self._escape()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if shown is not None:
                    self._run()
                elif self._field.text().strip():
                    self._enter_results()
            case Qt.Key.Key_Down:
                if shown is not None and shown.count() > 1:
                    shown.step(1)
                    self._tell_choice()
                else:
                    self.hide_list()
                    self._enter_results()
            case Qt.Key.Key_Up if shown is not None:
                shown.step(-1)
                self._tell_choice()
            case Qt.Key.Key_Tab if shown is not None:
                self._field.setText(shown.chosen().form)
            case _:
                return False
        return True

    def _enter_results(self) -> None:
        page = self._answering_page()
        if page is not None:
            page.enter_results()

    def _escape(self) -> None:
        if self.is_list_shown():
            self.hide_list()
        elif self._field.text():
            self._field.clear()
        else:
            self.left.emit()

    def _run(self) -> None:
        if self._list is None:
            return
        proposal = self._list.chosen()
        if proposal.run is None:
            return
        self.hide_list()
        if proposal.is_order:
            # An order may open another page and focus it.
            self._empty()
            self.left.emit()
            proposal.run()
        else:
            proposal.run()
            self.left.emit()

    def _empty(self) -> None:
        """Clear the field without notifying the page, which was not asked."""
        self._field.blockSignals(True)
        self._field.clear()
        self._field.blockSignals(False)

    def _place_list(self) -> None:
        if self._list is None:
            return
        theme = self._look.theme
        corner = self._field.mapTo(self._window, QPoint(0, self._field.height() + theme.px(6)))
        room = self._window.width() - corner.x() - theme.measure("page-margin")
        width = min(theme.px(664), room)
        self._list.setGeometry(corner.x(), corner.y(), width, self._list.height_for(width))
