"""The open calls on a judge's phone: how long each lasts, what is due, what to tell the table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.call_snapshot import CallSnapshot, NothingDue, call_snapshot
from judgekit.domain.calls.state import Call
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.browser.ticking import PLACE, TickForm, Ticking, ticking_by
from judgekit.views.clock.shown_tables import shown_snapshot
from judgekit.views.words.instants import time_with_seconds
from judgekit.views.words.words import Words, message

NOTHING_DUE: Mapping[NothingDue, str] = {
    NothingDue.A_MINUTE_OR_LESS: message("A minute or less so far."),
    NothingDue.AFTER_DEADLINE: message("It began after the table's time was up."),
    NothingDue.NO_ROUND: message("No round was in progress."),
    NothingDue.NO_TIME_LIMIT: message("This round has no time limit."),
    NothingDue.WHILE_PAUSED: message("The whole clock was paused meanwhile."),
    NothingDue.COUNTED_ALREADY: message(
        "Its time is already counted with another interruption of the table."
    ),
}


class PhoneCall(msgspec.Struct, frozen=True):
    """An open call, named by its id.

    `watch` is its stopwatch, `due` what it brings the table so far, `why` why that is nothing;
    `tell` is what the table would be told if the call were closed now, empty where it has no
    deadline.
    """

    id: str
    table: int
    judge: str
    reason: str
    players: str
    since: str
    watch: Ticking
    due: Ticking
    why: str
    tell: Ticking
    is_due: bool


def phone_call(
    state: Tournament, call: Call, now: Moment, words: Words, rounding: int = 1
) -> PhoneCall:
    """An open call as it is now; extensions are rounded up to a multiple of `rounding`."""
    snapshot = call_snapshot(state, call, now)
    nothing = snapshot.nothing_due
    why = words.say(NOTHING_DUE[nothing]) if nothing is not None else ""
    return PhoneCall(
        call.id,
        call.table,
        call.judge,
        call.reason,
        " – ".join(state.setup.players_at(call.clock, call.round, call.table)),
        words.say("since {time}", time=time_with_seconds(call.opened)),
        ticking_by(PLACE, call.elapsed, now, TickForm.STOPWATCH),
        _due(state, snapshot, now, words),
        why,
        _tell(state, call, now, words, rounding),
        snapshot.due > 0,
    )


def tell_words(turns: int, words: Words) -> str:
    """What a judge tells a table, with `PLACE` for the reading of the clock."""
    return words.say_count(
        "“Play until the clock reads {time}, then {count} turn.”",
        "“Play until the clock reads {time}, then {count} turns.”",
        turns,
        time=PLACE,
    )


def _due(state: Tournament, snapshot: CallSnapshot, now: Moment, words: Words) -> Ticking:
    if snapshot.due <= 0:
        return Ticking(words.say("No extension due"))
    if snapshot.is_cut:
        said = words.say("Extension: {time}, the most for a permitted absence", time=PLACE)
    else:
        said = words.say("Extension due: {time} so far", time=PLACE)

    def due(at: Moment) -> int:
        return call_snapshot(state, snapshot.call, at).due

    return ticking_by(said, due, now, TickForm.LENGTH)


def _tell(state: Tournament, call: Call, now: Moment, words: Words, rounding: int) -> Ticking:
    current = state.round_of(call)
    table = current.tables.get(call.table) if current is not None else None
    if current is None or table is None or current.limit is None:
        return Ticking("")

    def reading(at: Moment) -> int:
        return -shown_snapshot(current, call.table, table, at, rounding).extension

    return ticking_by(tell_words(table.turns_total, words), reading, now, TickForm.READING)
