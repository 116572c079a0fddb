"""What an order would do, in one sentence; the window shows more before it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.domain.shared.moment import SECOND
from judgekit.domain.tournament import Tournament
from judgekit.reading.lateness import read_lateness_alone
from judgekit.views.find.tournament_names import seated_at
from judgekit.views.shell.order_text import OrderKind, OrderText, read_amount
from judgekit.views.words.readings import duration_text
from judgekit.views.words.words import Words, message

MEANINGS: Mapping[OrderKind, tuple[str, str]] = {
    OrderKind.CALL: (
        message("Opens a call at table {table}"),
        message("Closes the call that has been open longest"),
    ),
    OrderKind.EXTENSION: (
        message("Shows the extension of table {table}"),
        message("Gives a table more time: x 14 5"),
    ),
    OrderKind.TURNS: (
        message("Counts the additional turns of table {table}"),
        message("Counts the additional turns of a table: t 14"),
    ),
    OrderKind.PENALTY: (
        message("Opens the penalty form for table {table}"),
        message("Opens the penalty form: {words}"),
    ),
    OrderKind.DECK_CHECK: (
        message("Starts a deck check at table {table}"),
        message("Starts a deck check at a table: d 23"),
    ),
    OrderKind.JUDGE: (message("Sends a judge to table {table}"), ""),
    OrderKind.SLIP: (message("Shows the slip of table {table}"), ""),
    OrderKind.PAUSE: ("", message("Pauses the clock")),
    OrderKind.RESUME: ("", message("Resumes the clock")),
    OrderKind.END: ("", message("Ends the round")),
    OrderKind.STILL: ("", message("Only these tables still play: {words}")),
    OrderKind.DONE: ("", message("These tables are done: {words}")),
}
"""With a table, and without one."""
BETWEEN_PLAYERS = " \u2013 "


def order_meaning(order: OrderText, state: Tournament | None, words: Words) -> str:
    """Return what the order would do, with the players at its table where they are known."""
    at_table, without = MEANINGS[order.kind]
    late = read_lateness_alone(order.words) if order.kind is OrderKind.PENALTY else None
    if late is not None and order.table is None:
        return words.say(
            message("Begins a penalty for tardiness, {time} late"), time=duration_text(late)
        )
    if order.table is None:
        return words.say(without, words=order.words)
    players: Sequence[str] = ()
    if state is not None:
        players = seated_at(state, order.table)
        is_open = order.kind is OrderKind.CALL and state.calls.open_at(order.table) is not None
        at_table = message("Closes the call at table {table}") if is_open else at_table
    amount = read_amount(order.words) if order.kind is OrderKind.EXTENSION else None
    if amount is not None:
        at_table = (
            message("Gives table {table} {time} more")
            if amount.seconds >= 0
            else message("Takes {time} back from table {table}")
        )
        meaning = words.say(
            at_table, table=order.table, time=duration_text(abs(amount.seconds) * SECOND)
        )
    else:
        meaning = words.say(at_table, table=order.table)
    return f"{meaning} ({BETWEEN_PLAYERS.join(players)})" if players else meaning
