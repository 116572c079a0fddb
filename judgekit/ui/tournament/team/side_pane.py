"""Beside the list of laptops: inviting others, or who does."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.hub_pane import HubPane
from judgekit.ui.tournament.team.invite_pane import InvitePane


class SidePane(QWidget):
    """One of both, by whether this laptop is the hub."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.invite, self.hub = InvitePane(look), HubPane(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.invite)
        column.addWidget(self.hub)
        self.show_role(is_hub=False)

    def show_role(self, *, is_hub: bool) -> None:
        """Show what belongs to this laptop's part."""
        self.invite.setVisible(is_hub)
        self.hub.setVisible(not is_hub)
