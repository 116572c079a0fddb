"""Whether a text in the command bar is an order, and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.commands.search_forms import order_forms
from judgekit.ui.shell.page import PenaltyWords, ProgramDependencies, Proposal

if TYPE_CHECKING:
    from judgekit.views.shell.order_text import OrderText

SHOWN = 4
"""How many forms of orders stand below the empty field; the help has them all."""

LETTERS = "cxtpd\u0441\u0445\u0447\u0442\u0435\u0440\u043f\u0437\u0432\u0434"
"""What orders begin with, see `order_text`: anything else is a search, and most are."""


class OrderProposals(Protocol):
    """What all orders of the program come to; `judgekit.ui.orders` knows them."""

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """What the order would do, first in full, then what else could be meant."""
        ...


class OrderPlaces(Protocol):
    """Where an order may lead: the navigation of the window."""

    def open_turns(self, table: int) -> None:
        """Show the tracker of additional turns at this table."""
        ...

    def begin_penalty(self, said: PenaltyWords) -> None:
        """Begin a penalty on its page."""
        ...

    def open_check(self, table: int) -> None:
        """Show the deck check in progress at this table."""
        ...


MakeOrders = Callable[[ProgramDependencies, OrderPlaces], OrderProposals]


class OrderController:
    """Nothing of orders is imported before something is typed, and nothing of what they do before
    the first one."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        make_orders: MakeOrders,
        places: OrderPlaces,
    ) -> None:
        self._dependencies = dependencies
        self._make_orders = make_orders
        self._places = places
        self._orders: OrderProposals | None = None

    def takes(self, text: str) -> bool:
        """Whether this is an order. Without a tournament a lone letter is the beginning of a word,
        and only a letter with a number or a space is one."""
        order = self._read(text)
        if order is None:
            return False
        is_open = self._dependencies.bridge.engine is not None
        return is_open or order.table is not None or bool(order.words)

    def proposals(self, text: str) -> Sequence[Proposal]:
        """What it would do, in full, and the order's other forms."""
        order = self._read(text)
        if order is None:
            return ()
        if self._dependencies.bridge.engine is None:
            return (self._without_event(text),)
        if self._orders is None:
            self._orders = self._make_orders(self._dependencies, self._places)
        return self._orders.proposals(order, text.strip())

    def forms(self) -> tuple[tuple[str, str], ...]:
        """An example of each order; nothing without a tournament."""
        if self._dependencies.bridge.engine is None:
            return ()
        return tuple(order_forms()[:SHOWN])

    def _read(self, text: str) -> OrderText | None:
        letter, behind = text.lstrip()[:1], text.lstrip()[1:2]
        is_word = bool(behind) and not (behind.isspace() or behind.isdecimal())
        if is_word or letter.casefold() not in LETTERS:
            return None
        from judgekit.views.shell.order_text import read_order  # noqa: PLC0415  (see above)

        return read_order(text)

    def _without_event(self, text: str) -> Proposal:
        translate = QCoreApplication.translate
        return Proposal(
            title=translate("Orders", "No event is open"),
            form=text.strip(),
            verb=translate("Orders", "New event"),
            run=lambda: self._dependencies.go("event"),
            icon="event",
            note=translate("Orders", "An order is kept with its event: begin or open one first."),
            is_order=True,
        )
