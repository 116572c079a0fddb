"""The Choose view at a large tournament: the cost of a key, up to the painted window."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.keystrokes import FAMILY, GIVEN
from benchmarks.made_tournaments import record_of
from benchmarks.measuring import PASSES, Act, measured
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, KeepStandings, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.standings.player_standing import PlayerStanding

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from judgekit.ui.deck_checks.choosing.view import ChoosingView
    from judgekit.ui.program import Program

PLAYERS, CHECKS, ROUNDS = 3_000, 500, 10
TIMES = 40


def figures(home: Path) -> list[Figure]:
    """Typing, drawing and changes, compared with filling a plain list with as many rows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.keys import typed  # noqa: PLC0415
    from benchmarks.plain_widgets import PlainList, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("decks", str(record_of(home, _large_tournament(), "large tournament")))
    view = _view(running)
    body, contention = view.body, view.body.contention
    plain = PlainList([row.words for row in body.unchecked.list.rows.rows])
    show_beside(plain, running.window)
    counts = ["2", "5", "12", "48"] * 3
    found = [
        ("a table or name typed", 4.2, lambda: typed(body.unchecked.field, [*GIVEN, *FAMILY])),
        ("a draw", 5.2, lambda: _keyed(view, "R", body.draw.list)),
        ("how many are drawn", 3.0, lambda: typed(body.draw.count, counts)),
        ("a table to target", 1.5, lambda: _typed(view, "T", body.target.table, ["7", "1499"] * 4)),
        ("contention, and back", 4.7, lambda: _keyed(view, "B", body.unchecked.list, "U")),
        ("rounds to go", 7.5, lambda: _typed(view, "B", contention.rounds, ["0", "3", "12"] * 5)),
        ("best", 1.9, lambda: _typed(view, "B", contention.cut, ["8", "64", "512"] * 4)),
        ("a check begun elsewhere", 6.8, lambda: _changed(running, view, "U")),
        ("the same beside those in contention", 9.0, lambda: _changed(running, view, "B")),
    ]
    figures = [
        measured((passing() for _ in range(PASSES)), plain.fill).figure(
            f"choosing, {name}", "a plain list of 1,500", most
        )
        for name, most, passing in found
    ]
    running.tasks.drain()
    return figures


def _large_tournament() -> Iterator[Command]:
    """The last round but four, with everybody paired and in the standings."""
    names = [
        f"{GIVEN[number % len(GIVEN)]} {FAMILY[number % len(FAMILY)]} {number}"
        for number in range(PLAYERS)
    ]
    pairs = tuple(
        PairedTable(table + 1, (names[2 * table], names[2 * table + 1]))
        for table in range(PLAYERS // 2)
    )
    yield CreateTournament(
        name="Large Open", rel="competitive", players=PLAYERS, rounds=15, playoff=8
    )
    for number in range(1, ROUNDS + 1):
        yield TakePairings(number, pairs)
        yield StartRound(round=number)
        for at in range(CHECKS // ROUNDS):
            yield StartDeckCheck((number * 53 + at * 29) % len(pairs) + 1)
            yield FinishDeckCheck((number * 53 + at * 29) % len(pairs) + 1)
        yield EndRound()
    yield TakePairings(ROUNDS + 1, pairs)
    yield StartRound(round=ROUNDS + 1)
    records = (PlayerStanding(name, 3 * (at % (ROUNDS + 1))) for at, name in enumerate(names))
    yield KeepStandings(tuple(records), ROUNDS + 1)


def _view(running: Program) -> ChoosingView:
    from benchmarks.whole_program import page_shown  # noqa: PLC0415
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    def is_ready(page: DeckChecksPage) -> bool:
        return page.choose.isVisible() and bool(page.choose.controller.facts.seats)

    return page_shown(running, "decks", DeckChecksPage, is_ready).choose


def _typed(view: ChoosingView, key: str, field: QWidget, texts: Iterable[str]) -> Iterator[Act]:
    """Type into a field that is shown after this key."""
    from benchmarks.keys import order, typed  # noqa: PLC0415

    view.body.draw.list.setFocus()
    order(view.body.draw.list, key)
    yield from typed(field, texts)


def _keyed(view: ChoosingView, key: str, focus: QWidget, back: str = "") -> Iterator[Act]:
    """Press this key repeatedly, with `back` in between."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from benchmarks.keys import order  # noqa: PLC0415

    focus.setFocus()
    for _ in range(TIMES):
        for each in filter(None, (key, back)):
            yield partial(order, QApplication.focusWidget() or view, each)


def _changed(running: Program, view: ChoosingView, key: str) -> Iterator[Act]:
    """Checks begun by others: includes recording them, but not the wait for the disk. Each pass
    uses other tables."""
    from benchmarks.keys import order  # noqa: PLC0415

    view.take_focus()
    order(view, key)
    tables = [seat.table for seat in view.controller.facts.seats.values() if not seat.taken]
    for table in tables[-TIMES:]:
        yield partial(_begin_check, running, table)


def _begin_check(running: Program, table: int) -> None:
    from benchmarks.plain_widgets import let_paint  # noqa: PLC0415
    from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415

    outcome = running.bridge.submit(StartDeckCheck(table))
    assert not isinstance(outcome, Refusal), outcome
    let_paint()
