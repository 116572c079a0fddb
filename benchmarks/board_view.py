"""The board of a large hall on the screen: reckoned, compared and painted, once a second."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.board import FRAME, LOOKS, TABLES, busy_hall
from benchmarks.figure import Figure
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.tournament import Tournament
from judgekit.system.resources import resources_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from judgekit.ui.clock.board.model import BoardModel
    from judgekit.ui.clock.board.view import BoardPane

SIZE = (1136, 430)
"""The board in a window of 1280 by 800."""


def figures(home: Path) -> list[Figure]:
    """The slowest of many refreshes before time and after it, each with its painting."""
    del home
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (after the platform is chosen)

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    model, pane = _board(app)
    state = busy_hall()
    before = _refreshes(app, model, pane, state, 48 * MINUTE)
    longer = len(model.board.rows)
    after = _refreshes(app, model, pane, state, 50 * MINUTE)
    assert 0 < longer < TABLES <= len(model.board.rows)
    turned = _refreshes(app, model, pane, state, 47 * MINUTE, step=5 * MINUTE)
    return [
        Figure(f"board of 1,000 tables, {longer} longer, median", statistics.median(before), "ms"),
        Figure("the same, slowest", max(before), "ms", most=FRAME),
        Figure("board of 1,000 tables after time, median", statistics.median(after), "ms"),
        Figure("the same, slowest", max(after), "ms", most=FRAME),
        Figure("other rows than before, median", statistics.median(turned), "ms"),
        Figure("the same, slowest", max(turned), "ms", most=FRAME),
    ]


def _refreshes(  # noqa: PLR0913  (what is shown, and when)
    app: QApplication,
    model: BoardModel,
    pane: BoardPane,
    state: Tournament,
    begin: int,
    *,
    step: int = 0,
) -> list[float]:
    """Milliseconds of each refresh, the first one left out: it makes the rows. With `step` every
    second look is so much later, so that other rows are to be shown each time."""
    taken = []
    for second in range(LOOKS + 1):
        now = begin + second * SECOND + (step if second % 2 else 0)
        start = time.perf_counter()
        model.show(state, "main", now)
        pane.view.viewport().repaint()
        taken.append((time.perf_counter() - start) * 1_000)
        app.processEvents()
    return taken[1:]


def _board(app: QApplication) -> tuple[BoardModel, BoardPane]:
    from judgekit.ui.clock.board.model import BoardModel  # noqa: PLC0415
    from judgekit.ui.clock.board.view import BoardPane  # noqa: PLC0415
    from judgekit.ui.look import Look, ThemeChoice  # noqa: PLC0415
    from judgekit.ui.theme import read_tokens  # noqa: PLC0415
    from judgekit.ui.widgets.icon import IconStore  # noqa: PLC0415

    resources = resources_folder()
    look = Look(
        app, read_tokens(resources / "themes" / "tokens.json"), IconStore(resources / "icons")
    )
    look.dress(ThemeChoice.LIGHT, 100)
    model = BoardModel()
    pane = BoardPane(look, model)
    pane.resize(*SIZE)
    pane.show()
    app.processEvents()
    return model, pane
