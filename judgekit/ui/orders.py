"""All orders of the command bar, dispatched to their implementations."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.ui.calls.orders import CallOrders
from judgekit.ui.clock.orders import ClockOrders
from judgekit.ui.clock.table_orders import TableOrders
from judgekit.ui.deck_checks.orders import DeckCheckOrders
from judgekit.ui.infractions.orders import PenaltyOrders
from judgekit.ui.shell.commands.order_controller import OrderPlaces
from judgekit.ui.shell.page import ProgramDependencies, Proposal
from judgekit.views.shell.order_text import OrderKind, OrderText


class Orders:
    """Returns proposals: what an order would do, then its alternatives."""

    def __init__(self, dependencies: ProgramDependencies, places: OrderPlaces) -> None:
        self._clock = ClockOrders(dependencies, places.open_turns)
        self._tables = TableOrders(dependencies)
        self._penalties = PenaltyOrders(dependencies, places.begin_penalty)
        self._calls = CallOrders(dependencies)
        self._checks = DeckCheckOrders(dependencies, places.open_check)

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """Return the proposals of an order; `form` is its text as typed."""
        table, words = order.table, order.words
        proposals: Sequence[Proposal]
        match order.kind:
            case OrderKind.CALL:
                proposals = self._calls.proposals(table, words, form)
            case OrderKind.DECK_CHECK:
                proposals = self._checks.proposals(table, words, form)
            case OrderKind.PENALTY:
                proposals = self._penalties.proposals(table, words, form)
            case OrderKind.EXTENSION:
                proposals = self._clock.extension(table, words, form)
            case OrderKind.TURNS:
                proposals = self._clock.turns(table, form)
            case OrderKind.STILL:
                proposals = [self._tables.still_playing(words, form)]
            case OrderKind.DONE:
                proposals = [self._tables.done(words, form)]
        return proposals
