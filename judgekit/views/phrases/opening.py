"""What the phrases begin with: the time of the table whose call was closed last."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.calls.state import Call
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.clock.rounding import rounded_up
from judgekit.views.clock.slip import Slip, slip_of
from judgekit.views.phrases.filling import Numbers

RECENT = 15 * 60 * SECOND
"""How long after its closing a call is still what the judge is about to explain."""


class LastCall(NamedTuple):
    """The call that was closed last, and its table's slip."""

    call: Call
    slip: Slip


def last_call(state: Tournament, now: Moment) -> LastCall | None:
    """The last call that gave its table time, if the table's round goes on and it was closed not
    long ago; else None."""
    for call in sorted(
        (call for call in state.calls.entered if call.closed is not None),
        key=lambda call: call.closed or 0,
        reverse=True,
    ):
        if now - (call.closed or 0) > RECENT:
            return None
        slip = slip_of(state, call.clock, call.table, now) if call.clock and call.due else None
        if slip is not None and slip.round == call.round and not slip.is_open:
            return LastCall(call, slip)
    return None


def first_numbers(state: Tournament, last: LastCall | None, rounding: int) -> Numbers:
    """The numbers before any is typed; an extension is rounded up to a multiple of `rounding`
    milliseconds, as on the board and the slip."""
    if last is None:
        return Numbers(turns=state.setup.extra_turns())
    slip = last.slip
    shown = rounded_up(slip.extension, rounding)
    return Numbers(time=-(-shown // SECOND), table=slip.table, turns=slip.turns)
