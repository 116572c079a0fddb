"""A deck of a hundred different cards ticked off: what a key costs, up to the painted window."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.keystrokes import frame_figures
from benchmarks.live_event import record_of
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command

if TYPE_CHECKING:
    from judgekit.ui.deck_checks.check.deck.tick_field import TickField
    from judgekit.ui.deck_checks.page import DeckChecksPage
    from judgekit.ui.program import Program

CARDS, LETTERS, FAULTS = 100, 6, 3
"""Different cards, how many letters of each are typed, and how many strangers are among them."""
FIRST = ("Arcane", "Burning", "Crystal", "Eternal", "Fallen", "Golden", "Hidden", "Lunar", "Silver")
SECOND = ("Angel", "Beast", "Citadel", "Dragon", "Forge", "Guardian", "Hydra", "Idol", "Jester")
THIRD = ("of Dawn", "of Dusk")
PLAYERS = ("A. Rossi", "L. Petrova")


def figures(home: Path) -> list[Figure]:
    """The 95th percentile of letters and of the keys that tick, and their medians."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.ground import program  # noqa: PLC0415  (after the folders are chosen)

    dice = random.Random(5)
    names = [f"{one} {two} {three}" for one in FIRST for two in SECOND for three in THIRD]
    listed = dice.sample(names, CARDS)
    running = program()
    running.open("decks", str(record_of(home, _event(listed), "deck check")))
    field = _page(running).desk.view.panes[0].field
    strangers = [name for name in names if name not in listed][:FAULTS]
    letters, ticks = _ticked(field, dice.sample(listed, CARDS - FAULTS) + strangers)
    running.tasks.drain()
    return frame_figures(
        "ticking off", {"a letter": letters, "a tick": ticks, "all": letters + ticks}
    )


def _event(names: Sequence[str]) -> Iterator[Command]:
    """Both players of table 23 handed in the hundred cards; their decks were just taken."""
    decklist = Decklist(main=tuple(CardCount(1, name) for name in names))
    yield CreateTournament(name="Commander Open", format="commander", rel="competitive", players=2)
    yield TakePairings(1, (PairedTable(23, PLAYERS),))
    yield TakeDecklists(tuple(RegisteredList(player, decklist) for player in PLAYERS))
    yield StartRound()
    yield StartDeckCheck(23, players=PLAYERS, stage="start-of-match")


def _page(running: Program) -> DeckChecksPage:
    """The check on show, the lists held against the format."""
    from benchmarks.ground import page_shown  # noqa: PLC0415
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    def is_ready(page: DeckChecksPage) -> bool:
        if page.widget().isVisible():
            page.open_check(23)
            return True
        return False

    return page_shown(running, "decks", DeckChecksPage, is_ready)


def _ticked(field: TickField, names: Sequence[str]) -> tuple[list[float], list[float]]:
    """Milliseconds of every letter, and of every Enter."""
    letters: list[float] = []
    ticks: list[float] = []
    for name in names:
        letters += [_pressed(field, letter) for letter in name[:LETTERS].lower()]
        ticks.append(_pressed(field, "\r"))
    return letters, ticks


def _pressed(field: TickField, letter: str) -> float:
    from PySide6.QtCore import QEvent, Qt  # noqa: PLC0415
    from PySide6.QtGui import QKeyEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    key = Qt.Key.Key_Return if letter == "\r" else Qt.Key(0)
    start = time.perf_counter()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        stroke = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, stroke)
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1_000
