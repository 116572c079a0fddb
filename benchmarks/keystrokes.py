"""A keystroke on the Infractions page at a large event, from the key to the painted window."""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.live_event import record_of
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from judgekit.ui.infractions.controller import InfractionsController
    from judgekit.ui.program import Program

FRAME = 16
"""Milliseconds."""
PLAYERS, PENALTIES = 3_000, 2_000
STEPS = 60
GIVEN = ("Anna", "Luca", "Елена", "José", "Mei", "Ivan", "Sofía", "Пётр", "Olaf", "Aoife")
FAMILY = ("Rossi", "Petrova", "García", "Okafor", "Иванов", "Nguyen", "Silva", "Müller")
INFRACTIONS = ("ipg-2.1", "ipg-2.3", "ipg-2.5", "ipg-2.6", "ipg-3.1", "ipg-3.3", "ipg-4.1")
TYPED = (
    "drew an extra card off brainstorm",
    "missed upkeep trigger",
    "opponent looked at my sidebord",
    "llegó tarde tres minutos",
    "olvidó barajar después de buscar",
    "посмотрел лишнюю карту при скрае",
    "offered to split prizes for a concession",
    "59 cards at deck check",
)


def figures(home: Path) -> list[Figure]:
    """The 95th percentile of keystrokes, and the slowest, in each field and in the list."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.ground import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("infractions", str(record_of(home, _large_event(), "large event")))
    desk = _desk(running)
    taken = {
        "words": typed(desk.finder.field, TYPED),
        "player": typed(desk.panel.whose.name_field, [*GIVEN, *FAMILY, "ann ros", "pet iva"]),
        "another infraction": _stepped(desk),
    }
    running.tasks.drain()
    return frame_figures("keystroke", taken)


def _large_event() -> Iterable[Command]:
    """Everybody paired once, and the penalties of a hard weekend."""
    dice = random.Random(5)
    names = [f"{dice.choice(GIVEN)} {dice.choice(FAMILY)} {number}" for number in range(PLAYERS)]
    yield CreateTournament(name="Large Open", format="modern", rel="competitive", players=PLAYERS)
    yield TakePairings(
        1,
        tuple(
            PairedTable(table + 1, (names[2 * table], names[2 * table + 1]))
            for table in range(PLAYERS // 2)
        ),
    )
    for _ in range(PENALTIES):
        yield IssuePenalty(dice.choice(names), dice.choice(INFRACTIONS), "warning")


def _desk(running: Program) -> InfractionsController:
    """The page with the catalogue read, the event open and its names known."""
    from benchmarks.ground import page_shown  # noqa: PLC0415
    from judgekit.ui.infractions.page import InfractionsPage  # noqa: PLC0415

    def is_ready(page: InfractionsPage) -> bool:
        known = running.bridge.state.infractions.last_number == PENALTIES
        return known and page.desk is not None and page.widget().isVisible()

    desk = page_shown(running, "infractions", InfractionsPage, is_ready).desk
    assert desk is not None
    return desk


def typed(field: QWidget, texts: Iterable[str]) -> list[float]:
    """What each letter costs, in milliseconds, until the window is painted."""
    from PySide6.QtCore import QEvent, Qt  # noqa: PLC0415
    from PySide6.QtGui import QKeyEvent  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    taken = []
    field.setFocus()
    for text in texts:
        QTest.keySequence(field, "Ctrl+A")
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QApplication.processEvents()
        for letter in text:
            start = time.perf_counter()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                stroke = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(field, stroke)
            QApplication.processEvents()
            taken.append((time.perf_counter() - start) * 1_000)
    return taken


def _stepped(desk: InfractionsController) -> list[float]:
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    field = desk.finder.field
    QTest.keySequence(field, "Ctrl+A")
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QApplication.processEvents()
    taken = []
    for _ in range(STEPS):
        start = time.perf_counter()
        QTest.keyClick(field, Qt.Key.Key_Down)
        QApplication.processEvents()
        taken.append((time.perf_counter() - start) * 1_000)
    return taken


def frame_figures(subject: str, taken: Mapping[str, list[float]]) -> list[Figure]:
    """Of each kind of change that was timed: the 95th percentile, within a frame, and the median;
    milliseconds."""
    return [
        figure
        for name, times in taken.items()
        for figure in (
            Figure(f"{subject}, {name}, 95th percentile", percentile(times), "ms", most=FRAME),
            Figure(f"the same, median of {len(times)}", statistics.median(times), "ms"),
        )
    ]


def percentile(times: list[float]) -> float:
    """The 95th."""
    return statistics.quantiles(times, n=20)[-1]
