"""Beside the list of laptops: inviting others and the pages for the hall, or who does."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.hall.pane import HallPane
from judgekit.ui.tournament.team.hub_pane import HubPane
from judgekit.ui.tournament.team.invite_pane import InvitePane
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

MARGIN = 24


class HubPart(StrEnum):
    """What the hub shows beside the list."""

    INVITE = "invite"
    PAGES = "pages"


class SidePane(SharedRoom):
    """What a hub needs, one part at a time; or who the hub is, by whether this laptop is it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._is_hub = look, False
        self.part = HubPart.INVITE
        self.parts = SegmentedButtons(look, [(each.value, "") for each in HubPart], "")
        self.invite, self.hall, self.hub = InvitePane(look), HallPane(look), HubPane(look)
        self._head = QWidget()
        kept, head, column = ScaledLayouts(look, self), QVBoxLayout(self._head), QVBoxLayout(self)
        kept.keep(head, (MARGIN, 16, MARGIN, 0))
        kept.keep(column, (0, 0, 0, 0))
        head.addWidget(self.parts)
        for widget in (self._head, self.invite, self.hall, self.hub):
            column.addWidget(widget)
        column.addStretch(1)
        self.parts.chosen.connect(lambda value: self.show_part(HubPart(value)))
        self.retranslate()
        self.show_role(is_hub=False)

    def show_role(self, *, is_hub: bool) -> None:
        """Show what belongs to this laptop's part in the event."""
        self._is_hub = is_hub
        self.show_part(self.part)

    def show_part(self, part: HubPart) -> None:
        """Show this at the hub."""
        self.part = part
        self.parts.choose(part.value)
        self._head.setVisible(self._is_hub)
        self.invite.setVisible(self._is_hub and part is HubPart.INVITE)
        self.hall.setVisible(self._is_hub and part is HubPart.PAGES)
        self.hub.setVisible(not self._is_hub)

    def want_invitation(self) -> None:
        """Ask for an invitation, if this laptop invites."""
        self.show_part(HubPart.INVITE)
        self.invite.want_new()

    def want_copy(self) -> None:
        """Copy the invitation that is there."""
        self.show_part(HubPart.INVITE)
        self.invite.want_copy()

    def want_phone_code(self) -> None:
        """Show the pages for the hall, with a new code for a phone if they are served."""
        self.show_part(HubPart.PAGES)
        self.hall.want_code()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.parts.setAccessibleName(self.tr("Who takes part, and how"))
        self.parts.set_choices(
            [
                (HubPart.INVITE.value, self.tr("Laptops")),
                (HubPart.PAGES.value, self.tr("Screens and phones")),
            ]
        )
        self.share_room()

    def share_room(self) -> None:
        """Break the choice into several rows where it lacks room for one."""
        self.parts.break_to_fit(self.width() - 2 * self._look.theme.px(MARGIN))
