"""A keystroke on the Infractions page at a large tournament, from the key to the painted window."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.made_tournaments import record_of
from benchmarks.measuring import PASSES, Act, measured
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command

if TYPE_CHECKING:
    from judgekit.ui.infractions.controller import InfractionsController
    from judgekit.ui.program import Program

PLAYERS, PENALTIES = 3_000, 2_000
STEPS = 20
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
    """Keystrokes in each field and in the list, compared with a plain list that searches as many
    texts with every key."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.keys import typed  # noqa: PLC0415
    from benchmarks.plain_widgets import PlainList, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("infractions", str(record_of(home, _large_tournament(), "large tournament")))
    controller = _session(running)
    plain = PlainList([f"{given} {at}" for at, given in enumerate(GIVEN * (PLAYERS // len(GIVEN)))])
    show_beside(plain, running.window)
    players, field = (*GIVEN, *FAMILY, "ann ros", "pet iva"), controller.panel.whose.name_field
    words = measured((_words(controller) for _ in range(PASSES)), plain.fill)
    names = measured((typed(field, players) for _ in range(PASSES)), plain.fill)
    steps = measured((_steps(controller) for _ in range(PASSES)), plain.fill)
    running.tasks.drain()
    yardstick = "a plain list of 3,000"
    return [
        words.figure("infractions, a letter and what it leads to", yardstick, 10.0),
        names.figure("infractions, a letter of a player", yardstick, 2.5),
        steps.figure("infractions, the next one", yardstick, 4.5),
    ]


def _large_tournament() -> Iterable[Command]:
    """Everybody paired once, and the penalties of a busy weekend."""
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


def _session(running: Program) -> InfractionsController:
    """The page once the catalogue is read, the tournament open and its names known."""
    from benchmarks.whole_program import page_shown  # noqa: PLC0415
    from judgekit.ui.infractions.page import InfractionsPage  # noqa: PLC0415

    def is_ready(page: InfractionsPage) -> bool:
        known = len(running.bridge.state.infractions.entered) == PENALTIES
        return known and page.controller is not None and page.widget().isVisible()

    controller = page_shown(running, "infractions", InfractionsPage, is_ready).controller
    assert controller is not None
    return controller


def _words(controller: InfractionsController) -> Iterator[Act]:
    """Type letters, each with the long text of its result."""
    from benchmarks.keys import typed  # noqa: PLC0415

    for letter in typed(controller.finder.field, TYPED):
        yield partial(_read_whole, controller, letter)


def _steps(controller: InfractionsController) -> Iterator[Act]:
    """Step down the list of all infractions, each with its long text."""
    from benchmarks.keys import clear, order  # noqa: PLC0415

    clear(controller.finder.field)
    controller.finder.list.go(0)
    for _ in range(STEPS):
        yield partial(_read_whole, controller, partial(order, controller.finder.field, "Down"))


def _read_whole(controller: InfractionsController, key: Act) -> None:
    """The long text is laid out when typing pauses; on a loaded machine that may be before or after
    the next key, so it is measured with each."""
    from benchmarks.plain_widgets import let_paint  # noqa: PLC0415

    key()
    controller.show_rest()
    let_paint()
