"""Beside the list of laptops: inviting others and the pages for the hall, or who does."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.hall.pane import HallPane
from judgekit.ui.tournament.team.hub_pane import HubPane
from judgekit.ui.tournament.team.invite_pane import InvitePane
from judgekit.ui.widgets.hairline import Hairline


class SidePane(QWidget):
    """What a hub needs, or who the hub is, by whether this laptop is the hub."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.invite, self.hub = InvitePane(look), HubPane(look)
        self.hall, self._line = HallPane(look), Hairline(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.invite)
        column.addWidget(self._line)
        column.addWidget(self.hall, 1)
        column.addWidget(self.hub)
        self.show_role(is_hub=False)

    def show_role(self, *, is_hub: bool) -> None:
        """Show what belongs to this laptop's part."""
        for each in (self.invite, self._line, self.hall):
            each.setVisible(is_hub)
        self.hub.setVisible(not is_hub)
