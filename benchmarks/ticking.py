"""Ticking off a deck of a hundred different cards: the cost of a key, up to the painted window."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.made_tournaments import record_of
from benchmarks.measuring import Act, measured
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

CARDS, LETTERS = 100, 6
"""Number of different cards, and of letters typed of each."""
FIRST = ("Arcane", "Burning", "Crystal", "Eternal", "Fallen", "Golden", "Hidden", "Lunar", "Silver")
SECOND = ("Angel", "Beast", "Citadel", "Dragon", "Forge", "Guardian", "Hydra", "Idol", "Jester")
THIRD = ("of Dawn", "of Dusk")
PLAYERS = ("A. Rossi", "L. Petrova")


def figures(home: Path) -> list[Figure]:
    """Letters, and the keys that tick, compared with a plain list filled with as many cards. Each
    player's deck is a pass."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.plain_widgets import PlainList, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    dice = random.Random(5)
    names = [f"{one} {two} {three}" for one in FIRST for two in SECOND for three in THIRD]
    listed = dice.sample(names, CARDS)
    strangers = [name for name in names if name not in listed]
    half, shuffled = CARDS // 2, dice.sample(listed, CARDS - 2)
    first, second = [*shuffled[:half], strangers[0]], [*shuffled[half:], strangers[1]]
    running = program()
    running.open("decks", str(record_of(home, _tournament(listed), "deck check")))
    fields = [pane.field for pane in _page(running).controller.view.panes]
    plain = PlainList(listed)
    show_beside(plain, running.window)
    letters = measured((_letters(field, first) for field in fields), plain.fill)
    ticks = measured((_ticks(field, second) for field in fields), plain.fill)
    running.tasks.drain()
    yardstick = f"a plain list of {CARDS}"
    return [
        letters.figure("ticking off, a letter", yardstick, 4.5),
        ticks.figure("ticking off, a tick", yardstick, 16.0),
    ]


def _tournament(names: Sequence[str]) -> Iterator[Command]:
    """Both players of table 23 have handed in the hundred cards; their decks were just taken."""
    decklist = Decklist(main=tuple(CardCount(1, name) for name in names))
    yield CreateTournament(name="Commander Open", format="commander", rel="competitive", players=2)
    yield TakePairings(1, (PairedTable(23, PLAYERS),))
    yield TakeDecklists(tuple(RegisteredList(player, decklist) for player in PLAYERS))
    yield StartRound()
    yield StartDeckCheck(23, players=PLAYERS, stage="start-of-match")


def _page(running: Program) -> DeckChecksPage:
    """The page with the check shown, once the lists are checked against the format."""
    from benchmarks.whole_program import page_shown  # noqa: PLC0415
    from judgekit.ui.deck_checks.page import DeckChecksPage  # noqa: PLC0415

    def is_ready(page: DeckChecksPage) -> bool:
        if page.widget().isVisible():
            page.open_check(23)
            return True
        return False

    return page_shown(running, "decks", DeckChecksPage, is_ready)


def _letters(field: TickField, names: Sequence[str]) -> Iterator[Act]:
    """Every letter of these names, ticking each afterwards."""
    from benchmarks.keys import press  # noqa: PLC0415

    for name in names:
        for letter in name[:LETTERS].lower():
            yield partial(press, field, letter)
        press(field, "\r")


def _ticks(field: TickField, names: Sequence[str]) -> Iterator[Act]:
    """Every tick, with its letters typed before."""
    from benchmarks.keys import press  # noqa: PLC0415

    for name in names:
        for letter in name[:LETTERS].lower():
            press(field, letter)
        yield partial(press, field, "\r")
