"""The board of a large hall on the screen: computed, compared and painted, once a second."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.board import LOOKS, TABLES, TIME, busy_hall, hall_after_time
from benchmarks.figure import Figure
from benchmarks.measuring import PASSES, Act, measured, repeated
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.tournament import Tournament
from judgekit.system.resources import resources_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from judgekit.ui.clock.board.model import BoardModel
    from judgekit.ui.clock.board.pane import BoardPane

SIZE = (1136, 430)
"""Size of the board in a window of 1280 by 800 pixels."""
YARDSTICK = "a plain table"
"""As many rows, rebuilt and painted by Qt in a view of the same size."""


def figures(home: Path) -> list[Figure]:
    """A second before time and after it, rows that change, and a full repaint."""
    del home
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (after the platform is chosen)

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    model, pane = _board(app)
    plain = _plain_table(pane)
    before_time, after_time = busy_hall(), hall_after_time()

    def passing(state: Tournament, begin: int, step: int = 0) -> list[Iterator[Act]]:
        return [_seconds(model, state, begin + at * MINUTE // 4, step) for at in range(PASSES)]

    before = measured(passing(before_time, 47 * MINUTE), plain)
    longer = len(model.board.rows)
    after = measured(passing(after_time, TIME), plain)
    assert 0 < longer < TABLES <= len(model.board.rows)
    whole = measured(repeated(pane.view.viewport().repaint, LOOKS), plain)
    turned = measured(passing(after_time, 47 * MINUTE, step=5 * MINUTE), plain)
    return [
        before.figure(f"a second on the board, {longer} tables play longer", YARDSTICK, 0.95),
        after.figure("a second on the board after time", YARDSTICK, 1.9),
        whole.figure("the board after time painted whole", YARDSTICK, 1.35),
        turned.figure("other rows on the board than before", YARDSTICK, 3.4),
    ]


def _seconds(model: BoardModel, state: Tournament, begin: int, step: int) -> Iterator[Act]:
    """The seconds; the first, which builds the rows, is not measured. With `step` every other look
    is so much later, so that the rows change each time."""
    from benchmarks.plain_widgets import let_paint  # noqa: PLC0415

    def show(second: int) -> None:
        model.show(state, "main", begin + second * SECOND + (step if second % 2 else 0))
        let_paint()

    show(0)
    for second in range(1, LOOKS + 1):
        yield partial(show, second)


def _plain_table(pane: BoardPane) -> Act:
    """As many rows and columns, with the same row height."""
    from benchmarks.plain_widgets import PlainTable, show_beside  # noqa: PLC0415
    from judgekit.ui.clock.board.model import BoardColumn  # noqa: PLC0415

    height = pane.view.verticalHeader().defaultSectionSize()
    table = PlainTable(TABLES, len(BoardColumn), height)
    table.resize(pane.view.size())
    show_beside(table, pane)
    return table.pass_second


def _board(app: QApplication) -> tuple[BoardModel, BoardPane]:
    from judgekit.ui.clock.board.model import BoardModel  # noqa: PLC0415
    from judgekit.ui.clock.board.pane import BoardPane  # noqa: PLC0415
    from judgekit.ui.look import Look, ThemeChoice  # noqa: PLC0415
    from judgekit.ui.theme import read_tokens  # noqa: PLC0415
    from judgekit.ui.widgets.icon import IconStore  # noqa: PLC0415

    resources = resources_folder()
    look = Look(
        app, read_tokens(resources / "themes" / "tokens.json"), IconStore(resources / "icons")
    )
    look.dress(ThemeChoice.LIGHT, 100)
    look.wear_style()
    model = BoardModel()
    pane = BoardPane(look, model)
    pane.resize(*SIZE)
    pane.show()
    app.processEvents()
    return model, pane
