"""The Clock page as its user sees it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.events import StaffMember
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.clock.page import ClockPage
from tests.keyboard import press, type_text
from tests.ui.clock.board.board_table import lines

STAFF = (StaffMember("M. Silva", "floor-judge"), StaffMember("J. Okafor", "floor-judge"))


class ClockPageDriver:
    """The page as its user sees it."""

    def __init__(self, page: ClockPage, clocks) -> None:
        self.page = page
        self.body = page.widget()
        self._clocks = clocks

    def keys(self, *keys: str) -> ClockPageDriver:
        """One after another, to whatever has the focus."""
        for key in keys:
            press(self.body, key)
        return self

    def type(self, text: str) -> ClockPageDriver:
        type_text(QApplication.focusWidget(), text)
        return self

    def round(self, clock: str = "main"):
        return self._clocks().by_name[clock].round

    def rows(self, *columns: BoardColumn) -> list[str]:
        return lines(self.body.board.view.model(), *columns)

    def chosen(self) -> int | None:
        return self.body.board.view.chosen_table()
