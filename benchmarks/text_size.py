"""Another text size in the running window, up to the painted page, while a round goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.made_tournaments import running_tournament
from benchmarks.measuring import PASSES, Act, Measured, measured

if TYPE_CHECKING:
    from judgekit.ui.clock.page import ClockPage
    from judgekit.ui.program import Program

TEXTS = 400
"""Rows of the yardstick."""
PERCENTS = (110, 125, 140, 160, 180, 200, 160, 125, 100, 90, 80, 100)
ONE, EACH = 75.0, 90.0
"""A tenth of a second where the yardstick takes a good millisecond."""
YARDSTICK = f"a plain list of {TEXTS}"


def figures(home: Path) -> list[Figure]:
    """With one page open, and per page with all of them, which change in one step: the clock stands
    no longer than that."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.plain_widgets import PlainList, let_paint, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("clock", str(running_tournament(home)))
    _clock(running)
    plain = PlainList([f"a text of row {row}" for row in range(TEXTS)])
    show_beside(plain, running.window)
    passes = partial(_passes, running, let_paint)
    one = measured(passes(), plain.fill)
    pages = len(running.window.navigation.all_pages())
    let_paint()
    every = measured(passes(), plain.fill)
    running.tasks.drain()
    share = Measured([each / pages for each in every.own], every.yardstick)
    return [
        one.figure("another text size, one page open", YARDSTICK, ONE),
        share.figure(f"another text size, each of {pages} pages", YARDSTICK, EACH),
    ]


def _passes(running: Program, let_paint: Callable[[], None]) -> Iterator[Iterator[Act]]:
    def change(percent: int) -> None:
        running.preferences.change(text_percent=percent)
        let_paint()

    for _ in range(PASSES):
        yield (partial(change, percent) for percent in PERCENTS)


def _clock(running: Program) -> ClockPage:
    """The page with the round shown."""
    from benchmarks.whole_program import page_shown  # noqa: PLC0415
    from judgekit.ui.clock.page import ClockPage  # noqa: PLC0415

    return page_shown(running, "clock", ClockPage, lambda page: page.widget().isVisible())
