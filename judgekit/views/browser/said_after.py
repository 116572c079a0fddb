"""What a phone says after it was done: what the table got, and what to tell it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from judgekit.domain.call_snapshot import call_snapshot
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.browser.phone_calls import NOTHING_DUE, tell_words
from judgekit.views.browser.ticking import PLACE
from judgekit.views.clock.shown_tables import shown_snapshot
from judgekit.views.words.readings import duration_text, reading_text
from judgekit.views.words.words import Words


class SaidAfter(msgspec.Struct, frozen=True):
    """A title such as `Table 3: +1:04`, and the sentence for the table; both may be empty."""

    title: str = ""
    tell: str = ""


class Then(NamedTuple):
    """The event after it was done, and how it is said."""

    state: Tournament
    now: Moment
    words: Words
    rounding: int


def said_after_call(then: Then, call: str) -> SaidAfter:
    """What a call that was closed now gave its table."""
    state, now, words, _ = then
    found = state.calls.entered.by_id.get(state.team.aliases.get(call, call))
    if found is None or found.is_open:
        return SaidAfter()
    nothing = call_snapshot(state, found, now).nothing_due
    current = state.round_of(found)
    if found.due <= 0:
        title = words.say("Table {table}: no extension", table=found.table)
        why = words.say(NOTHING_DUE[nothing]) if nothing is not None else ""
        if current is None or not current.tables[found.table].extension(current.elapsed(now)):
            return SaidAfter(title, why)
    else:
        title = _title(found.table, found.due, words)
    round_id = current.id if current is not None else ""
    return SaidAfter(title, _tell(then, round_id, found.table))


def said_after_grant(then: Then, round_id: str, table: int, given: int) -> SaidAfter:
    """What a table was given by hand, in milliseconds."""
    return SaidAfter(_title(table, given, then.words), _tell(then, round_id, table))


def _title(table: int, given: int, words: Words) -> str:
    return words.say("Table {table}: +{time}", table=table, time=duration_text(given))


def _tell(then: Then, round_id: str, table: int) -> str:
    current = then.state.clocks.rounds.get(round_id)
    seated = current.tables.get(table) if current is not None else None
    if current is None or seated is None or current.limit is None:
        return ""
    reading = -shown_snapshot(current, table, seated, then.now, then.rounding).extension
    return tell_words(seated.turns_total, then.words).replace(PLACE, reading_text(reading))
