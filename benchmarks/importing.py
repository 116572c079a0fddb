"""How long the window stands still while rules of the game are imported, opened and searched.

A heart beats in the window's event loop. Between two beats the window stands still: it works, or it
waits for another thread. What counts of that is the processor time of all threads, but no more than
the time on the clock, so that other programs don't count. Each step is made in several passes; its
longest pause is the shortest of theirs.

Three frames of a screen are scaled by how much faster or slower than on the machine of reference
this one fills and paints a plain list.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.figure import Figure
from benchmarks.made_editions import ENGLISH, made_rules
from benchmarks.measuring import measured, repeated
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.library.rules_library import read_library
from judgekit.system.resources import resources_folder

if TYPE_CHECKING:
    from benchmarks.heartbeat import Heartbeat
    from judgekit.domain.rules.document import Document
    from judgekit.engine.failures import EnvironmentFailure
    from judgekit.ui.program import Program

PASSES = 3
FRAMES = 50.0
"""Milliseconds of three frames."""
REFERENCE = 1.6
"""Milliseconds in which the machine on which the frames are counted fills the plain list."""
LISTED = 3_000
SEARCHES = ("time extension", "extra turn")
SETTLED = 0.6
"""Seconds that a step goes on after what it was for: texts and counts follow when typing pauses."""
PATIENCE = 120.0

IMPORTED = "cr-en-"
"""What the id of the rules begins with."""

Step = tuple[str, Callable[[], None], Callable[[], bool]]


def always() -> bool:
    """Nothing is waited for but the background work."""
    return True


def figures(home: Path) -> list[Figure]:
    """The longest pause of each step, beside three frames."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["JUDGEKIT_HOME"] = str(home / "own")
    from benchmarks.heartbeat import Heartbeat  # noqa: PLC0415
    from benchmarks.plain_widgets import PlainList, show_beside  # noqa: PLC0415
    from benchmarks.whole_program import program  # noqa: PLC0415  (after the folders are chosen)

    home.mkdir(parents=True, exist_ok=True)
    text = home / "rules.txt"
    library = read_library(resources_folder() / "rules")
    text.write_text(made_rules(library), encoding="utf-8")
    running = program()
    running.open("rules")
    heart = Heartbeat(PATIENCE)
    heart.wait(lambda: running.window.navigation.has_page("rules"))
    running.settle(None)
    pauses: dict[str, list[float]] = {}
    for _ in range(PASSES):
        for name, act, is_done in _steps(running, text):
            heart.wait(lambda: not running.tasks.is_busy(), rest=SETTLED)
            heart.begin()
            act()
            heart.wait(is_done)
            heart.wait(lambda: not running.tasks.is_busy(), rest=SETTLED)
            pauses.setdefault(name, []).append(heart.longest())
        _remove(running, heart)
    plain = PlainList([f"{place} a line of a list" for place in range(LISTED)])
    show_beside(plain, running.window)
    filled = measured(repeated(plain.fill, 20), plain.fill).figure("", "")
    frames = FRAMES * filled.yardstick / REFERENCE
    running.tasks.drain()
    return [
        Figure(name, min(each), "ms", frames, "three frames, scaled", 1.0)
        for name, each in pauses.items()
    ]


def _steps(running: Program, text: Path) -> Iterator[Step]:
    """Each step: its name, what is done, and whether what it was for has come."""
    from judgekit.ui.rules.library.preview import ImportPreview  # noqa: PLC0415
    from judgekit.ui.rules.page import RulesPage  # noqa: PLC0415

    page = running.window.navigation.page("rules")
    assert isinstance(page, RulesPage)

    def preview() -> ImportPreview | None:
        return running.window.findChild(ImportPreview)

    def is_previewed() -> bool:
        shown = preview()
        return shown is not None and shown.yes.isVisible()

    def keep() -> None:
        shown = preview()
        assert shown is not None
        shown.yes.click()

    def is_opened() -> bool:
        rules = _imported(running)
        return rules is not None and page.state().get("document") == rules.id

    yield (
        "rules dropped, until they are previewed",
        lambda: page.import_documents([text]),
        is_previewed,
    )
    yield "rules kept, until they are opened", keep, is_opened
    rules = _imported(running)
    assert rules is not None
    middle = RuleReference(rules.id, rules.sections[len(rules.sections) // 2].ref)
    yield "rules opened in the middle", partial(page.open, middle), always
    yield "another document opened", partial(page.open, RuleReference(ENGLISH, "2.5")), always
    yield "rules opened again", partial(page.open, middle), always
    for words in SEARCHES:
        yield f"rules searched for {words}", partial(running.window.ask, words), always
    yield "rules found are entered", page.enter_results, always


def _imported(running: Program) -> Document | None:
    known = running.documents.known().documents
    return next((each for each in known if each.id.startswith(IMPORTED)), None)


def _remove(running: Program, heart: Heartbeat) -> None:
    rules = _imported(running)
    assert rules is not None
    running.documents.remove(rules.id, done=lambda _: None, failed=_not_removed)
    heart.wait(lambda: _imported(running) is None and not running.tasks.is_busy())


def _not_removed(failure: EnvironmentFailure) -> None:
    raise AssertionError(failure)
