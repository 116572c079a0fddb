"""All orders of the command bar, dispatched to their implementations."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.ui.calls.orders import CallOrders
from judgekit.ui.clock.orders import ClockOrders
from judgekit.ui.deck_checks.orders import DeckCheckOrders
from judgekit.ui.infractions.orders import PenaltyOrders
from judgekit.ui.shell.commands.order_controller import OrderPlaces
from judgekit.ui.shell.page import ProgramDependencies, Proposal
from judgekit.views.shell.order_text import OrderKind, OrderText


class Orders:
    """Returns proposals: what an order would do, then its alternatives."""

    def __init__(self, dependencies: ProgramDependencies, places: OrderPlaces) -> None:
        self._clock = ClockOrders(dependencies, places.open_turns)
        self._penalties = PenaltyOrders(dependencies, places.begin_penalty)
        self._calls = CallOrders(dependencies)
        self._checks = DeckCheckOrders(dependencies, places)

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """Return the proposals of an order; `form` is its text as typed."""
        if order.kind is OrderKind.CALL:
            return self._calls.proposals(order.table, order.words, form)
        if order.kind is OrderKind.DECK_CHECK:
            return self._checks.proposals(order.table, order.words, form)
        if order.kind is OrderKind.PENALTY:
            return self._penalties.proposals(order.table, order.words, form)
        if order.kind is OrderKind.EXTENSION:
            return self._clock.extension(order.table, order.words, form)
        return self._clock.turns(order.table, form)
