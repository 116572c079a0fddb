"""All orders of the command bar, dispatched to their implementations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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
        clock = ClockOrders(dependencies, places.open_turns)
        tables = TableOrders(dependencies)
        penalties = PenaltyOrders(dependencies, places.begin_penalty)
        calls = CallOrders(dependencies)
        checks = DeckCheckOrders(dependencies, places)
        self._rounds = RoundOrders(dependencies, places.show_slip)
        self._by_kind: Mapping[OrderKind, Callable[[OrderText, str], Sequence[Proposal]]] = {
            OrderKind.CALL: lambda typed, form: calls.proposals(typed.table, typed.words, form),
            OrderKind.DECK_CHECK: lambda typed, form: checks.proposals(
                typed.table, typed.words, form
            ),
            OrderKind.PENALTY: lambda typed, form: penalties.proposals(
                typed.table, typed.words, form
            ),
            OrderKind.EXTENSION: lambda typed, form: clock.extension(
                typed.table, typed.words, form
            ),
            OrderKind.TURNS: lambda typed, form: clock.turns(typed.table, form),
            OrderKind.STILL: lambda typed, form: [tables.still_playing(typed.words, form)],
            OrderKind.DONE: lambda typed, form: [tables.done(typed.words, form)],
        }

    def proposals(self, order: OrderText, form: str) -> Sequence[Proposal]:
        """Return the proposals of an order; `form` is its text as typed."""
        read = self._by_kind.get(order.kind, self._rounds.proposals)
        proposals = read(order, form)
        if order.table is None or not proposals:
            return proposals
        state = self._bridge.foreseen_state()
        return (seen_at_table(proposals[0], state, order.table), *proposals[1:])
