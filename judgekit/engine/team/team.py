"""One event on several laptops, as the window and the verbs use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.roles import TeamRole
from judgekit.engine.ports.team import DeviceAsking, Invitation
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.told import HallFacts, HubFacts, TeamMember, TeamStanding
from judgekit.engine.timeline import Step

FIRST_ROLES = (TeamRole.SCOREKEEPER.value, TeamRole.HEAD_JUDGE.value)
"""Of the person who begins to share, unless others are told."""


class SharingPlan(NamedTuple):
    """How an event is shared: under which name and roles of the person here, and where the hub
    listens: `bind` empty for all addresses, `port` 0 for a free one and the one after it."""

    name: str
    roles: tuple[str, ...] = FIRST_ROLES
    bind: str = ""
    port: int = 0


class TeamHall(Protocol):
    """The pages for screens and judges' phones, as the window and the verbs use them.

    They are off until they are switched on, end with the hub, and come back with it. What comes of
    a call is told by `TeamListener.hall_changed` and `failed`; who asks by a phone is among
    `Team.asking`.
    """

    facts: HallFacts | None
    """Where they are; None while they aren't served."""
    rounding: Callable[[], int]
    """Milliseconds to a multiple of which extensions are rounded up on them."""

    def switch_on(self, screen_port: int = 0, judge_port: int = 0) -> Refusal | None:
        """Serve them; where they are served already, make a new code. The refusal if this laptop
        isn't the hub. Ports are chosen where none are given."""
        ...

    def switch_off(self) -> None:
        """Serve them no longer."""
        ...

    def invite(self) -> bool:
        """Make a new code for one phone; False while they aren't served."""
        ...


class Team(Protocol):
    """The session of one event on one laptop; `TeamSession` implements it.

    Made for one record, which is there already or is made by `join`. All of it is used on one
    thread, its owner's. Every call returns at once; what comes of it is told to the listener that
    it was made with, later and on the same thread.
    """

    @property
    def hall(self) -> TeamHall:
        """The pages for screens and phones, which a hub may serve."""
        ...

    @property
    def engine(self) -> SharedEngine | None:
        """The event's engine; None until the event is open here (`TeamListener.opened`).

        What is entered by its own `submit` is published too.
        """
        ...

    @property
    def standing(self) -> TeamStanding:
        """How this laptop stands, as last told."""
        ...

    @property
    def members(self) -> Sequence[TeamMember]:
        """Who takes part, by name; this laptop first."""
        ...

    @property
    def asking(self) -> Sequence[DeviceAsking]:
        """Who waits for an answer here, laptops before phones."""
        ...

    @property
    def hub(self) -> HubFacts | None:
        """This laptop as the hub; None while it isn't."""
        ...

    def begin(self, plan: SharingPlan) -> None:
        """Begin to share an event that isn't shared yet, and become its hub.

        Told: `opened`, `hub_opened`; or `failed`: before `opened` the event is as it was, after it
        `go_on` tries again.
        """
        ...

    def go_on(self, plan: SharingPlan) -> None:
        """Go on with a shared event: as the hub if this laptop was that last, else as a client of
        the last hub; of a plan's roles and name nothing is taken.

        `engine` is there when this returns, unless the record can't be opened. Told: `opened`, then
        `hub_opened`, `follows`, or nothing until a hub is found. A newer hub in the hall is
        followed instead of becoming the hub again.
        """
        ...

    def join(self, invitation: str, name: str) -> None:
        """Ask to be let in by an invitation (its text, `CODE@ADDRESS:PORT`, or a code alone where
        one hub is in the hall), and make a copy of the event here once somebody there has agreed.

        Told: `opened`, `follows`; or `failed`.
        """
        ...

    def invite(self) -> Invitation | None:
        """A new invitation for one laptop; None while this laptop isn't the hub."""
        ...

    def approve(self, device: str, roles: Sequence[str] = ()) -> Refusal | Step | None:
        """Let a laptop or phone in that asks, with these roles, or a laptop that was revoked; or
        let one that was put out come back, which is no step: None. Raises EnvironmentFailure."""
        ...

    def refuse(self, device: str) -> None:
        """Send a laptop or phone that asks away."""
        ...

    def revoke(self, device: str) -> Refusal | Step:
        """Let a laptop or phone take part no longer; its lines are closed within a second."""
        ...

    def take_over(self, bind: str = "", port: int = 0) -> Refusal | None:
        """Become the hub, with all that this laptop has; the others follow.

        Told: `hub_opened`, with a new invitation where it is the hub already; or `failed`. The
        refusal if this laptop doesn't take part.
        """
        ...

    def follow(self, address: str) -> None:
        """Follow the hub of this event at `ADDRESS:PORT`, whichever is the newer one.

        Told: `follows`, or `failed`.
        """
        ...

    def leave(self) -> None:
        """Let go of hub and line; the event stays open here and what is entered waits. `go_on`
        comes back."""
        ...

    def submit(
        self, command: Command, author: str = "", at: Moment | None = None
    ) -> Refusal | Step:
        """Enter a command, as `SharedEngine.submit`, and publish it: it is shown at once, and what
        became of it is told once it is settled. Raises EnvironmentFailure."""
        ...

    def sleep(self) -> None:
        """The laptop goes to sleep: let go of the line."""
        ...

    def wake(self) -> None:
        """The laptop is awake again: connect at once."""
        ...

    def close(self) -> None:
        """End line, hub and network, and close the record."""
        ...
