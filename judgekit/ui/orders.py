"""All orders of the command bar, dispatched to their implementations."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.ui.calls.orders import CallOrders
from judgekit.ui.clock.orders import ClockOrders
from judgekit.ui.clock.round_orders import RoundOrders
from judgekit.ui.clock.table_orders import TableOrders
from judgekit.ui.deck_checks.orders import DeckCheckOrders
from judgekit.ui.infractions.orders import PenaltyOrders
from judgekit.ui.shell.commands.order_controller import OrderPlaces
from judgekit.ui.shell.commands.order_table import seen_at_table
from judgekit.ui.shell.page import ProgramDependencies, Proposal
from judgekit.views.shell.order_text import OrderKind, OrderText


class Orders:
    """Returns proposals: what an order would do, then its alternatives."""

    def __init__(self, dependencies: ProgramDependencies, places: OrderPlaces) -> None:
        self._bridge = dependencies.bridge
        self._clock = ClockOrders(dependencies, places.open_turns)
        self._rounds = RoundOrders(dependencies, places.show_slip)
        self._tables = TableOrders(dependencies)
        self._penalties = PenaltyOrders(dependencies, places.begin_penalty)
        self._calls = CallOrders(dependencies)
        self._checks = DeckCheckOrders(dependencies, places)

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """Return the proposals of an order; `form` is its text as typed."""
        proposals = self._proposals(order, form)
        if order.table is None or not proposals:
            return proposals
        state = self._bridge.foreseen_state()
        return (seen_at_table(proposals[0], state, order.table), *proposals[1:])

    def _proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        match order.kind:
            case OrderKind.CALL:
                return self._calls.proposals(order.table, order.words, form)
            case OrderKind.DECK_CHECK:
                return self._checks.proposals(order.table, order.words, form)
            case OrderKind.PENALTY:
                return self._penalties.proposals(order.table, order.words, form)
            case OrderKind.EXTENSION:
                return self._clock.extension(order.table, order.words, form)
            case OrderKind.TURNS:
                return self._clock.turns(order.table, form)
            case OrderKind.STILL:
                return [self._tables.still_playing(order.words, form)]
            case OrderKind.DONE:
                return [self._tables.done(order.words, form)]
            case _:
                return self._rounds.proposals(order, form)
