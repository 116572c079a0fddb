"""Another text size, theme or language in the running window, up to the painted page, while a round
goes on: no clock is painted until the window is done."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.made_tournaments import running_tournament
from benchmarks.measuring import PASSES, Act, measured

if TYPE_CHECKING:
    from judgekit.ui.clock.page import ClockPage
    from judgekit.ui.program import Program

TEXTS = 400
"""Rows of the yardstick."""
PERCENTS = (110, 125, 140, 160, 180, 200, 160, 125, 100, 90, 80, 100)
THEMES = ("dark", "high-contrast", "light") * 4
LANGUAGES = ("es", "ru", "en") * 4
ONE, ALL, THEME, LANGUAGE, LATER = 25.0, 60.0, 45.0, 45.0, 80.0
"""A tenth of a second would be about 90: the yardstick takes a good millisecond."""
YARDSTICK = f"a plain list of {TEXTS}"


def figures(home: Path) -> list[Figure]:
    """With one page open, then with all of them; and the page that is opened first after it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home)
    from benchmarks.plain_widgets import PlainList, let_paint, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    running = program()
    running.open("clock", str(running_tournament(home)))
    _clock(running)
    plain = PlainList([f"a text of row {row}" for row in range(TEXTS)])
    show_beside(plain, running.window)
    changes = partial(_changes, running, let_paint)
    figures = []

    def measure(name: str, passes: Iterable[Iterable[Act]], most_ratio: float) -> None:
        figures.append(measured(passes, plain.fill).figure(name, YARDSTICK, most_ratio))

    measure("another text size, one page open", changes(text_percent=PERCENTS), ONE)
    pages = running.window.navigation.all_pages()
    let_paint()
    beside = f", {len(pages)} pages open"
    measure(f"another text size{beside}", changes(text_percent=PERCENTS), ALL)
    measure(f"another theme{beside}", changes(theme=THEMES), THEME)
    measure(f"another language{beside}", changes(interface_language=LANGUAGES), LANGUAGE)
    measure("a page opened after another text size", _openings(running, let_paint), LATER)
    running.tasks.drain()
    return figures


def _changes(
    running: Program, let_paint: Callable[[], None], **values: tuple[object, ...]
) -> Iterator[Iterator[Act]]:
    def change(name: str, value: object) -> None:
        running.preferences.change(**{name: value})
        let_paint()

    for _ in range(PASSES):
        yield (partial(change, name, each) for name, those in values.items() for each in those)


def _openings(running: Program, let_paint: Callable[[], None]) -> Iterator[Iterator[Act]]:
    """Every page in turn, none of which was seen in this size."""
    navigation = running.window.navigation

    def open_page(place: str) -> None:
        navigation.go(place)
        let_paint()

    def each_page() -> Iterator[Act]:
        percents = cycle(PERCENTS)
        for place in navigation.all_pages():
            navigation.go("settings" if place != "settings" else "help")
            let_paint()
            running.preferences.change(text_percent=next(percents))
            let_paint()
            yield partial(open_page, place)

    for _ in range(PASSES):
        yield each_page()


def _clock(running: Program) -> ClockPage:
    """The page with the round shown."""
    from benchmarks.whole_program import page_shown  # noqa: PLC0415
    from judgekit.ui.clock.page import ClockPage  # noqa: PLC0415

    return page_shown(running, "clock", ClockPage, lambda page: page.widget().isVisible())
