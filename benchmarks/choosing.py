"""The Choose view at a large event: what a key costs, from the key to the painted window."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.keystrokes import FAMILY, GIVEN, frame_figures, typed
from benchmarks.live_event import record_of
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
TIMES = 60


def figures(home: Path) -> list[Figure]:
    """The 95th percentile of what is typed, drawn and changed, and the median."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.ground import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("decks", str(record_of(home, _large_event(), "large event")))
    view = _view(running)
    body = view.body
    taken = {
        "a table or name typed": typed(body.unchecked.field, [*GIVEN, *FAMILY, "1499"]),
        "a draw": _keyed(view, "R", body.draw.list),
        "how many are drawn": typed(body.draw.count, ["2", "5", "12", "48"] * 8),
        "a table to target": _typed(view, "T", body.target.table, ["7", "1499", "220"] * 6),
        "contention, and back": _keyed(view, "B", body.unchecked.list, "U"),
        "rounds to go": _typed(view, "B", body.contention.rounds, ["0", "3", "12"] * 8),
        "best": _typed(view, "B", body.contention.cut, ["8", "64", "512"] * 6),
        "a check begun elsewhere": _changed(running, view, "U"),
        "the same beside those in contention": _changed(running, view, "B"),
    }
    running.tasks.drain()
    return frame_figures("choosing", taken)


def _large_event() -> Iterator[Command]:
    """The last round but four, everybody paired and with a record."""
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
    from benchmarks.ground import page_shown  # noqa: PLC0415
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    def is_ready(page: DeckChecksPage) -> bool:
        return page.choose.isVisible() and bool(page.choose.desk.facts.seats)

    return page_shown(running, "decks", DeckChecksPage, is_ready).choose


def _typed(view: ChoosingView, key: str, field: QWidget, texts: Iterable[str]) -> list[float]:
    """In a field that stands there after this key."""
    from PySide6.QtTest import QTest  # noqa: PLC0415

    view.body.draw.list.setFocus()
    QTest.keySequence(view.body.draw.list, key)
    return typed(field, texts)


def _keyed(view: ChoosingView, key: str, focus: QWidget, back: str = "") -> list[float]:
    """This key, so many times; `back` is pressed in between."""
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    focus.setFocus()
    taken = []
    for _ in range(TIMES):
        for each in filter(None, (key, back)):
            target = QApplication.focusWidget() or view
            taken.append(_timed(lambda target=target, each=each: QTest.keySequence(target, each)))
    return taken


def _changed(running: Program, view: ChoosingView, key: str) -> list[float]:
    """Somebody begins a check: the record's own time is part of it."""
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415

    view.take_focus()
    QTest.keySequence(view, key)
    tables = [seat.table for seat in view.desk.facts.seats.values() if not seat.taken]
    taken = []
    for table in tables[-TIMES:]:
        outcome = None

        def begin(table: int = table) -> None:
            nonlocal outcome
            outcome = running.bridge.submit(StartDeckCheck(table))

        taken.append(_timed(begin))
        assert not isinstance(outcome, Refusal)
    return taken


def _timed(run: Callable[[], object]) -> float:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    start = time.perf_counter()
    run()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1_000
