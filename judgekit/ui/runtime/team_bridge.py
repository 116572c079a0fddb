"""Bridge between what shares an event with other laptops and the windows.

Made when somebody looks at the team, shares, joins, or opens a shared event: a start without
sharing imports nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from judgekit.domain.team.commands import ChangeRoles, DoAnyway, SettleSetAside
from judgekit.engine.team.team import FIRST_ROLES, SharingPlan
from judgekit.ui.runtime.team_known import TeamKnown

if TYPE_CHECKING:
    from judgekit.engine.team.team import Team
    from judgekit.ui.runtime.team_ears import TeamEars


class TeamBridge(TeamKnown):
    """The laptops that share the open event, for the windows; used on the UI thread only.

    Nothing here waits: what came of a call is told by a signal of `TeamSignals`.
    """

    _taken_up = ""
    """The tournament that a session was given last."""
    _alone = ""
    """The one whose session has failed: it is opened as it is, without another try."""

    def share(self, roles: Sequence[str] = ()) -> None:
        """Become the hub of the open event, which wasn't shared; its person is who is signed in,
        with these roles (`TeamRole`), all if there are none."""
        self._take_up(lambda session, plan: session.begin(plan), tuple(roles))

    def go_on(self) -> bool:
        """Go on with the open event, which is shared; return whether that has begun."""
        if self._bridge.sessions.real == self._alone:
            self._alone = ""
            return False
        return self._take_up(lambda session, plan: session.go_on(plan))

    def join(self, invitation: str) -> None:
        """Ask to be let in, under the name that is signed in: by an invitation's text, by
        `CODE@ADDRESS:PORT`, or by the code alone. The event is opened when somebody approves."""
        self.stop_joining()
        ears = self._made("", joins=True)
        if ears is not None and ears.session is not None:
            self._joining = ears
            ears.session.join(invitation, self._bridge.author())
            self.standing_changed.emit()

    def stop_joining(self) -> None:
        """Ask no longer."""
        if self._joining is not None:
            self.give_up(self._joining)

    def invite(self) -> None:
        """Make an invitation for one laptop."""
        made = self._session.invite() if self._session is not None else None
        if made is not None and self._ears is not None:
            self._ears.take_invitation(made)

    def approve(self, device: str, roles: Sequence[str] = ()) -> None:
        """Let in a laptop or phone that asks, with these roles beside that of a judge."""
        self._ask(lambda session: session.approve(device, roles))

    def refuse(self, device: str) -> None:
        """Send away a laptop or phone that asks."""
        self._ask(lambda session: session.refuse(device))

    def revoke(self, device: str) -> None:
        """Let a laptop or phone take part no longer."""
        self._ask(lambda session: session.revoke(device))

    def change_roles(self, device: str, roles: Sequence[str]) -> None:
        """Give the person at a laptop these roles, and no others."""
        self._enter(ChangeRoles(device, tuple(roles)))

    def take_over(self) -> None:
        """Become the hub instead of the one that is gone."""
        self._ask(lambda session: session.take_over())

    def follow(self, address: str) -> None:
        """Follow the hub at `ADDRESS:PORT`."""
        self._ask(lambda session: session.follow(address))

    def leave(self) -> None:
        """Let go of the hub, or end it; the event stays shared, and `come_back` leads back."""
        self._ask(lambda session: session.leave())

    def come_back(self) -> None:
        """Look for the hub again that this laptop has left, or be it again."""
        self._ask(lambda session: session.go_on(self._plan()))

    def do_anyway(self, step: str) -> bool:
        """Do now what was set aside under that id; return whether it was done."""
        return self._enter(DoAnyway(step))

    def drop(self, step: str) -> bool:
        """Drop what was set aside under that id; return whether it was dropped."""
        return self._enter(SettleSetAside(step))

    # -- for those who listen to sessions

    def take_in(self, ears: TeamEars, tournament: str) -> None:
        """See `TeamOwner`."""
        if ears is self._joining:
            self._bridge.stop_rehearsing()
            self._bridge.leaving.emit()
            self._joining, self._ears = None, ears
        if ears is not self._ears or ears.session is None:
            return
        sessions = self._bridge.sessions
        sessions.share(ears.session, tournament)
        self._bridge.opened()

    def give_up(self, ears: TeamEars) -> None:
        """See `TeamOwner`; what was open is open again."""
        if ears.session is not None:
            ears.session.close()
        if ears is self._joining:
            self._joining = None
        elif ears is self._ears:
            self._ears, self._alone = None, self._taken_up
            self._bridge.open(self._taken_up)
        self.standing_changed.emit()

    # -- inside

    def _take_up(
        self, how: Callable[[Team, SharingPlan], None], roles: tuple[str, ...] = ()
    ) -> bool:
        """Let a session have the record of the open event."""
        tournament = self._bridge.sessions.real
        ears = self._made(tournament) if tournament else None
        if ears is None or ears.session is None:
            return False
        self._ears, self._taken_up = ears, tournament
        self._bridge.sessions.hand_over()
        how(ears.session, self._plan(roles))
        return True

    def _plan(self, roles: tuple[str, ...] = ()) -> SharingPlan:
        return SharingPlan(self._bridge.author(), roles or FIRST_ROLES)
