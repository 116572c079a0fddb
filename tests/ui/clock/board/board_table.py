"""The board as text, and pairings for it."""

from __future__ import annotations

from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.clock.board.model import BoardColumn, BoardModel


def lines(model: BoardModel, *columns: BoardColumn) -> list[str]:
    """A line for each row with its cells; a group's heading as it is."""
    wanted = columns or tuple(BoardColumn)
    found = []
    for at in range(model.rowCount()):
        if model.board.rows[at].snapshot is None:
            found.append(model.index(at, 0).data())
        else:
            cells = (model.index(at, column).data() for column in wanted)
            found.append(" | ".join(cells).strip())
    return found


def pairings(*tables: int, number: int = 4) -> TakePairings:
    """Pairings with two distinct players at each of these tables."""
    seats = tuple(PairedTable(table, (f"Ann {table}", f"Bob {table}")) for table in tables)
    return TakePairings(number, seats)
