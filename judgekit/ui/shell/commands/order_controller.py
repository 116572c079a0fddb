"""Whether a text in the command bar is an order, and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.commands.search_forms import order_forms
from judgekit.ui.shell.page import PenaltyWords, ProgramDependencies, Proposal

if TYPE_CHECKING:
    from judgekit.ui.shell.commands.orders import Orders
    from judgekit.views.shell.order_text import OrderText

SHOWN = 4
"""How many forms of orders stand below the empty field; the help has them all."""

LETTERS = "cxtpd\u0441\u0445\u0447\u0442\u0435\u0440\u043f\u0437\u0432\u0434"
"""What orders begin with, see `order_text`: anything else is a search, and most are."""


class OrderController:
    """Nothing of orders is imported before something is typed, and nothing of what they do before
    the first one."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        open_turns: Callable[[int], None],
        begin_penalty: Callable[[PenaltyWords], None],
        open_check: Callable[[int], None],
    ) -> None:
        self._dependencies = dependencies
        self._open_turns = open_turns
        self._begin_penalty = begin_penalty
        self._open_check = open_check
        self._orders: Orders | None = None

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
            from judgekit.ui.shell.commands.orders import Orders  # noqa: PLC0415  (see above)

            joints = self._open_turns, self._begin_penalty, self._open_check
            self._orders = Orders(self._dependencies, *joints)
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
