"""Bridge between what shares an event with other laptops and the windows.

Made when somebody looks at the team, shares, joins, or opens a shared event: a start without
sharing imports nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.views.sharing.team_standing import TeamStanding

if TYPE_CHECKING:
    from judgekit.domain.team.state import Team
    from judgekit.engine.ports.team import DeviceAsking, Invitation, LaptopSeen
    from judgekit.ui.runtime.engine_bridge import EngineBridge


class TeamBridge(QObject):
    """The laptops that share the open event, for the windows; used on the UI thread only.

    Nothing here waits: a method that the network has to answer returns at once, and what came of
    it is told by a signal.
    """

    standing_changed = Signal()
    """`standing`, `is_hub` or `address` is another."""
    team_changed = Signal()
    """`team`, `laptops` or `asking` is another."""
    asked = Signal(object)
    """A laptop asks this hub to be let in: a `DeviceAsking`."""
    told = Signal(object)
    """Steps were settled: a sequence of `Told`, own ones and others'."""
    came_back = Signal(object)
    """What waited while this laptop was cut off is settled: a `Return`."""
    invited = Signal(object)
    """This hub has made an `Invitation`."""
    joined = Signal()
    """This laptop was let in, and the event is open."""
    failed = Signal(str)
    """Something that was asked for can't be done, in one sentence."""

    def __init__(self, bridge: EngineBridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge

    # -- how it is

    @property
    def standing(self) -> TeamStanding:
        """How this laptop is connected; `Connection.ALONE` while the open event isn't shared."""
        raise NotImplementedError

    @property
    def is_hub(self) -> bool:
        """Whether this laptop is the hub."""
        raise NotImplementedError

    @property
    def is_joining(self) -> bool:
        """Whether it asks a hub to be let in, and nobody there has answered yet."""
        raise NotImplementedError

    @property
    def device(self) -> str:
        """This laptop's id in the open event, as in `team.devices`."""
        raise NotImplementedError

    @property
    def address(self) -> str:
        """Where other laptops find this hub, `ADDRESS:PORT`; that of the hub that is followed, if
        this laptop is none; empty if none is known."""
        raise NotImplementedError

    @property
    def team(self) -> Team:
        """Who was let in, with roles, hubs, and steps that were set aside; empty while alone."""
        raise NotImplementedError

    @property
    def laptops(self) -> Sequence[LaptopSeen]:
        """What the hub tells of each laptop."""
        raise NotImplementedError

    @property
    def asking(self) -> Sequence[DeviceAsking]:
        """Laptops that wait for `approve` or `refuse`."""
        raise NotImplementedError

    @property
    def invitation(self) -> Invitation | None:
        """The last invitation that is still good."""
        raise NotImplementedError

    # -- what can be done

    def share(self, roles: Sequence[str] = ()) -> None:
        """Become the hub of the open event, which wasn't shared; its person is who is signed in,
        with these roles (`TeamRole`), all if there are none."""
        raise NotImplementedError

    def join(self, invitation: str) -> None:
        """Ask to be let in, under the name that is signed in: by an invitation's text, by
        `CODE@ADDRESS:PORT`, or by the code alone. The event is opened when somebody approves."""
        raise NotImplementedError

    def stop_joining(self) -> None:
        """Ask no longer."""
        raise NotImplementedError

    def invite(self) -> None:
        """Make an invitation for one laptop."""
        raise NotImplementedError

    def approve(self, device: str, roles: Sequence[str] = ()) -> None:
        """Let in a laptop that asks, with these roles beside that of a judge."""
        raise NotImplementedError

    def refuse(self, device: str) -> None:
        """Send away a laptop that asks."""
        raise NotImplementedError

    def revoke(self, device: str) -> None:
        """Let a laptop take part no longer."""
        raise NotImplementedError

    def change_roles(self, device: str, roles: Sequence[str]) -> None:
        """Give the person at a laptop these roles, and no others."""
        raise NotImplementedError

    def take_over(self) -> None:
        """Become the hub instead of the one that is gone."""
        raise NotImplementedError

    def follow(self, address: str) -> None:
        """Follow the hub at `ADDRESS:PORT`."""
        raise NotImplementedError

    def leave(self) -> None:
        """Let go of the hub, or end it; the event stays shared, and `follow` or `take_over` lead
        back."""
        raise NotImplementedError

    def do_anyway(self, step: str) -> None:
        """Do now what was set aside under that id."""
        raise NotImplementedError

    def drop(self, step: str) -> None:
        """Drop what was set aside under that id."""
        raise NotImplementedError
