"""A table has one deadline on every screen: that which it would be told now."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.call_snapshot import call_snapshot
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    FinishTable,
    GrantExtension,
    PauseClock,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.clock.snapshot import TableState
from judgekit.domain.clock.state import Round
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.tournament import Tournament
from judgekit.system.resources import locale_folder
from judgekit.views.clock.board_rows import RowKind, board_of
from judgekit.views.clock.display_faces import display_faces
from judgekit.views.clock.hall_line import hall_line
from judgekit.views.clock.outstanding import judges_at_calls, outstanding_of
from judgekit.views.clock.shown_tables import shown_snapshots
from judgekit.views.clock.slip import slip_of
from judgekit.views.clock.turn_facts import turn_facts
from judgekit.views.words.words import Words
from tests.day import Day


class Hall:
    """A round driven second by second."""

    def __init__(self) -> None:
        self.day = Day()

    def do(self, *commands: Command) -> Hall:
        for command in commands:
            self.day.do(command)
        return self

    def wait(self, seconds: int) -> Hall:
        self.day.pass_(seconds)
        return self

    @property
    def now(self) -> int:
        return self.day.clock.at

    @property
    def state(self) -> Tournament:
        return self.day.engine.state

    @property
    def round(self) -> Round:
        return self.state.clocks.by_name["main"].round


def shown(hall: Hall, rounding: int = 1) -> dict[int, int]:
    """The extension shown for each table, in seconds."""
    found = shown_snapshots(hall.round, hall.now, rounding)
    return {each.table: each.extension // SECOND for each in found}


def rows(hall: Hall) -> list[int | None]:
    board = board_of(hall.round, hall.now, judges={}, is_paired=False)
    return [row.table for row in board.rows]


@pytest.mark.parametrize(
    ("reason", "seconds", "extension"),
    [
        ("ruling", 60, 0),
        ("ruling", 61, 61),
        ("tardiness", 30, 30),
        ("errand", 900, 600),
    ],
)
def test_an_open_call_brings_what_it_would_bring_if_it_were_closed(reason, seconds, extension):
    hall = Hall().do(StartRound(), OpenCall(14, reason)).wait(seconds)
    assert shown(hall) == {14: extension}


def test_a_call_of_a_minute_is_not_among_the_tables_with_extensions():
    hall = Hall().do(StartRound(), OpenCall(14)).wait(60)
    assert rows(hall) == []
    assert hall_line(hall.round, hall.now).table is None
    hall.wait(1)
    assert rows(hall) == [14]
    assert hall_line(hall.round, hall.now).table == 14


def test_a_table_with_an_extension_keeps_it_during_a_short_call():
    hall = Hall().do(StartRound(), GrantExtension(14, 300), OpenCall(14)).wait(30)
    assert shown(hall) == {14: 300}


def test_a_deck_check_adds_its_three_minutes_from_the_beginning():
    hall = Hall().do(StartRound(), StartDeckCheck(14)).wait(20)
    assert shown(hall) == {14: 200}


@given(
    reason=st.sampled_from(["ruling", "errand", "tardiness", "feature", "other"]),
    lengths=st.tuples(st.integers(0, 1_000), st.integers(0, 2_500)),
    granted=st.integers(1, 900),
    pause=st.booleans(),
    rounding=st.sampled_from([1, MINUTE]),
)
def test_every_screen_shows_the_same_deadline(reason, lengths, granted, pause, rounding):
    before, length = lengths
    hall = Hall().do(StartRound(), GrantExtension(7, granted)).wait(before)
    hall.do(OpenCall(7, reason))
    hall.wait(length // 2)
    if pause:
        hall.do(PauseClock())
    hall.wait(length - length // 2)
    (table,) = shown_snapshots(hall.round, hall.now, rounding)
    (call,) = hall.state.calls.open_calls()
    if rounding == 1:
        assert call_snapshot(hall.state, call, hall.now).reading == -table.extension
        slip = slip_of(hall.state, "main", 7, hall.now)
        assert slip is not None
        assert (slip.extension, slip.deadline) == (table.extension, table.deadline)
    facts = turn_facts(hall.state, "main", 7, hall.now, rounding)
    assert facts is not None
    assert (facts.reading, facts.deadline) == (-table.extension, table.deadline)
    line = hall_line(hall.round, hall.now, rounding)
    if line.table is not None:
        assert line.until == table.deadline
    hall.do(CloseCall(7))
    (closed,) = shown_snapshots(hall.round, hall.now, rounding)
    assert closed.extension == table.extension


def test_rounded_up_all_that_is_shown_of_a_table_moves():
    hall = Hall().do(StartRound(), GrantExtension(7, 150)).wait(60)
    (exact,) = shown_snapshots(hall.round, hall.now)
    (rounded,) = shown_snapshots(hall.round, hall.now, MINUTE)
    by = 30 * SECOND
    assert rounded == msgspec.structs.replace(
        exact,
        extension=exact.extension + by,
        deadline=(exact.deadline or 0) + by,
        left=(exact.left or 0) + by,
    )


PAIRED = tuple(range(1, 9))


@given(
    acts=st.lists(
        st.tuples(
            st.sampled_from(["grant", "call", "judge", "turns", "done", "still"]),
            st.sampled_from(PAIRED),
            st.integers(0, 400),
        ),
        max_size=12,
    ),
    rounding=st.sampled_from([1, MINUTE]),
)
def test_the_hall_s_line_counts_the_tables_as_the_board_does(acts, rounding):
    hall = Hall()
    tables = tuple(PairedTable(each, (f"A{each}", f"B{each}")) for each in PAIRED)
    hall.do(TakePairings(1, tables), StartRound()).wait(49 * 60)
    for act, table, seconds in acts:
        command = {
            "grant": GrantExtension(table, 60),
            "call": OpenCall(table, judge="Weber"),
            "judge": SeatJudge(table, "Weber"),
            "turns": StartTurns(table),
            "done": FinishTable(table),
            "still": StillPlaying((table,)),
        }[act]
        hall.day.engine.submit(command)
        hall.wait(seconds)
    hall.wait(60)
    judges = judges_at_calls(hall.state, "main")
    board = board_of(hall.round, hall.now, judges=judges, is_paired=True, rounding=rounding)
    line = hall_line(hall.round, hall.now, rounding, judges)
    heads = {row.kind: row.count for row in board.rows}
    not_reported = heads.get(RowKind.EXTENDED, 0) + heads.get(RowKind.UNREPORTED, 0)
    with_time = [
        row
        for row in board.rows
        if row.snapshot is not None
        and row.is_open
        and not row.is_known
        and row.snapshot.extension > 0
        and (row.snapshot.state is TableState.INTERRUPTED or (row.snapshot.left or 0) > 0)
    ]
    assert line.unreported == not_reported - len(with_time)


def test_a_table_that_is_known_to_play_is_not_among_those_not_reported():
    hall = Hall()
    tables = tuple(PairedTable(each, (f"A{each}", f"B{each}")) for each in PAIRED)
    hall.do(TakePairings(1, tables), StartRound()).wait(51 * 60)
    line = hall_line(hall.round, hall.now)
    assert (line.playing, line.unreported) == (0, 8)
    hall.do(StillPlaying((3, 7)))
    line = hall_line(hall.round, hall.now)
    assert (line.playing, line.unreported, line.is_waiting) == (2, 0, True)


def test_a_short_call_before_time_brings_no_time_where_it_is_asked_who_plays():
    hall = Hall()
    hall.do(TakePairings(1, (PairedTable(7, ("A", "B")),)), StartRound()).wait(49 * 60 + 40)
    hall.do(OpenCall(7)).wait(40)
    answer = outstanding_of(hall.round, (7,), hall.now, is_paired=True)
    assert (answer.extended, answer.to_turns) == (0, 1)
    hall.wait(21)
    answer = outstanding_of(hall.round, (7,), hall.now, is_paired=True)
    assert (answer.extended, answer.to_turns) == (1, 0)


def test_the_hall_s_line_counts_turns_apart_from_deadlines():
    hall = Hall().do(StartRound(), GrantExtension(7, 600), GrantExtension(5, 60))
    hall.do(GrantExtension(9, 60), GrantExtension(3, 60), FinishTable(3)).wait(52 * 60)
    hall.do(StartTurns(5))
    line = hall_line(hall.round, hall.now)
    assert (line.table, line.in_turns, line.unreported) == (7, (5,), 1)
    hall.do(FinishTable(7), FinishTable(9))
    line = hall_line(hall.round, hall.now)
    assert (line.table, line.in_turns, line.unreported) == (None, (5,), 0)


def test_the_board_and_the_public_display_count_the_same_tables_with_extensions():
    hall = Hall().do(StartRound(), GrantExtension(8, 120), CallSlowPlay(45), OpenCall(14)).wait(90)
    hall.do(GrantExtension(9, 60), FinishTable(9))
    board = board_of(hall.round, hall.now, judges={}, is_paired=False)
    (face,) = display_faces(hall.state, hall.now, Words(locale_folder(), "en"))
    assert board.longer == 2
    assert face.more == "2 tables with extensions"
