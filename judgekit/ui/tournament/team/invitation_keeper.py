"""The invitation that is shown: until it is used, over, or this laptop is the hub no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.engine.ports.team import Invitation
from judgekit.ui.tournament.team.invite_pane import InvitePane, ShownInvitation


class InvitationKeeper(QObject):
    """Keeps the newest invitation of the hub; `qr_modules` makes the QR code of a text."""

    def __init__(
        self, pane: InvitePane, qr_modules: Callable[[str], Sequence[Sequence[bool]]]
    ) -> None:
        super().__init__(pane)
        self._pane, self._qr_modules = pane, qr_modules
        self._kept: ShownInvitation | None = None
        self._address, self._device, self._is_hub = "", "", False

    def take(self, invitation: Invitation, now: Moment) -> None:
        """Show an invitation that was made at this instant."""
        until, modules = now + invitation.seconds * SECOND, self._qr_modules(invitation.text)
        self._kept = ShownInvitation(invitation.text, invitation.code, until, modules)
        self._show()

    def drop(self) -> None:
        """Show none: it is good for one laptop, and for one event."""
        self._kept = None
        self._show()

    def pass_time(self, now: Moment) -> None:
        """Show it no longer than it is good."""
        if self._kept is not None and now >= self._kept.until:
            self.drop()

    def stand(self, address: str, device: str, *, is_hub: bool) -> None:
        """Show it while this laptop is the hub, with what it is called and found at."""
        self._address, self._device, self._is_hub = address, device, is_hub
        self._show()

    def _show(self) -> None:
        kept = self._kept if self._is_hub else None
        self._pane.show_invitation(kept, self._address, self._device)
