"""One table on a judge's phone: its state in a line that counts, and what stands below."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.snapshot import TableSnapshot, TableState
from judgekit.domain.clock.state import Round, Table
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.browser.ticking import PLACE, TickForm, Ticking, ticking_by
from judgekit.views.clock.board_rows import SOON, BoardRow
from judgekit.views.clock.shown_tables import shown_snapshot
from judgekit.views.words.clocks import table_state_name
from judgekit.views.words.instants import time_of_day, time_with_seconds
from judgekit.views.words.readings import reading_text
from judgekit.views.words.words import Words


class TurnLine(msgspec.Struct, frozen=True):
    """A table in its additional turns: the number of the turn, `of 5 additional turns`, and whose
    turn it is, empty without pairings. `cells` are the turns, each done or not."""

    number: int
    of: str
    whose: str
    cells: tuple[bool, ...]
    is_last: bool


class PhoneTable(msgspec.Struct, frozen=True):
    """A table of a round, named by its number, its clock and the round's id.

    `icon` is its state's sign and `tone` a colour's name; `judge` sits there or takes its call,
    `call` is the id of an open call. `seats` are the players whose turn can be the first, where
    its turns can begin.
    """

    table: int
    clock: str
    round: str
    icon: str
    tone: str
    line: Ticking
    below: str
    judge: str
    players: str
    is_urgent: bool = False
    is_done: bool = False
    call: str = ""
    turn: TurnLine | None = None
    seats: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A round with its clock, as it is looked at."""

    state: Tournament
    clock: str
    current: Round
    now: Moment
    rounding: int
    words: Words


def phone_table(place: Place, row: BoardRow) -> PhoneTable:
    """The table of a row of the board."""
    snapshot = row.snapshot
    assert snapshot is not None
    state, current, words = place.state, place.current, place.words
    players = state.setup.players_at(place.clock, current.number, snapshot.table)
    call = state.calls.open_at(snapshot.table, place.clock, round_id=current.id)
    icon, tone = _sign(snapshot)
    is_due = _is_due(snapshot, current, place.now)
    seats = tuple(players) if len(players) == 2 else _numbered(words)
    return PhoneTable(
        snapshot.table,
        place.clock,
        current.id,
        icon,
        tone,
        _line(place, snapshot, is_due=is_due),
        _below(row, snapshot, words),
        row.judge,
        " – ".join(players),
        row.is_urgent(),
        snapshot.state is TableState.DONE,
        call.id if call is not None else "",
        _turn(snapshot, current.tables[snapshot.table], players, words),
        seats if is_due else (),
    )


def _line(place: Place, snapshot: TableSnapshot, *, is_due: bool) -> Ticking:
    words = place.words
    if snapshot.is_interrupted:
        return Ticking(
            words.say("Call open") if _has_call(place, snapshot) else words.say("Deck check")
        )
    if snapshot.state in (TableState.TURNS, TableState.DONE):
        name = table_state_name(
            snapshot.state, words, turn=snapshot.turn, turns=snapshot.turns_total
        )
        return Ticking(name)
    if is_due:
        return Ticking(words.say("Time is up: start turns"))
    if snapshot.left is None or snapshot.extension <= 0:
        return Ticking(table_state_name(snapshot.state, words))
    table = place.current.tables[snapshot.table]

    def left(now: Moment) -> int:
        shown = shown_snapshot(place.current, snapshot.table, table, now, place.rounding)
        return shown.left or 0

    return ticking_by(words.say("{time} left", time=PLACE), left, place.now, TickForm.LEFT)


def _has_call(place: Place, snapshot: TableSnapshot) -> bool:
    found = place.state.calls.open_at(snapshot.table, place.clock, round_id=place.current.id)
    return found is not None


def _below(row: BoardRow, snapshot: TableSnapshot, words: Words) -> str:
    """What stands below: until when the table plays, and that it is the last to finish."""
    if snapshot.state is TableState.DONE or snapshot.deadline is None:
        return ""
    if snapshot.turn is not None:
        return words.say("time was up at {time}", time=time_of_day(snapshot.deadline))
    parts = []
    if snapshot.extension > 0:
        parts.append(words.say("until {reading}", reading=reading_text(-snapshot.extension)))
        if not snapshot.is_interrupted:
            parts.append(time_with_seconds(snapshot.deadline))
    if row.more_turns:
        parts.append(
            words.say_count("then {count} turn", "then {count} turns", snapshot.turns_total)
        )
    if row.is_waited_for:
        parts.append(words.say("last to finish"))
    return ", ".join(parts)


def _sign(snapshot: TableSnapshot) -> tuple[str, str]:
    if snapshot.is_interrupted:
        return "call-open", "attention"
    match snapshot.state:
        case TableState.DONE:
            return "tick", "text-muted"
        case TableState.TURNS:
            return "turn", "text"
        case _ if snapshot.extension > 0:
            soon = snapshot.left is not None and snapshot.left <= SOON
            return "extension", "attention" if soon else "text"
        case _:
            return "not-started", "text-muted"


def _is_due(snapshot: TableSnapshot, current: Round, now: Moment) -> bool:
    """Whether the table's time is over and its additional turns haven't begun."""
    remaining = current.remaining(now)
    if snapshot.left is None or remaining is None or snapshot.is_interrupted:
        return False
    going = snapshot.state in (TableState.PLAYING, TableState.EXTENSION)
    return going and snapshot.left <= 0 and remaining <= 0


def _turn(
    snapshot: TableSnapshot, table: Table, players: tuple[str, ...], words: Words
) -> TurnLine | None:
    if snapshot.turn is None or snapshot.state is TableState.DONE:
        return None
    total, seat = snapshot.turns_total, table.turns[-1].seat
    named = len(players) == 2
    whose = words.say("{player}’s turn", player=players[seat]) if named else ""
    of = words.say_count("of {count} additional turn", "of {count} additional turns", total)
    cells = tuple(number <= snapshot.turn for number in range(1, total + 1))
    return TurnLine(snapshot.turn, of, whose, cells, snapshot.turn >= total)


def _numbered(words: Words) -> tuple[str, str]:
    """The players without pairings."""
    return words.say("Player {number}", number=1), words.say("Player {number}", number=2)
