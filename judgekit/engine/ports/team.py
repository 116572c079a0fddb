"""Port for the network of one event on several laptops.

What a laptop publishes is stored by one hub in one order, and handed to all in that order. The
network knows devices, message ids and bytes, and nothing of an event.

Separate from the other ports so that startup doesn't import its types. Every listener is called on
the network's own thread, one call after another; it hands over to a thread of its own and returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import StrEnum
from typing import NamedTuple, Protocol

from judgekit.engine.ports.sharing import Seals

LARGEST_BODY = 64 * 1024
"""Bytes of a message's body."""
LONGEST_MESSAGE_ID = 64
"""Letters, of A-Z a-z 0-9 - _."""
LONGEST_NAME = 64
"""Letters of the name under which somebody takes part."""


def is_fit(name: str) -> bool:
    """Whether a name can be shown to others as it is."""
    return bool(name) and len(name) <= LONGEST_NAME and name.isprintable()


class SharedMessage(NamedTuple):
    """A message in the hub's order; sequences count from 1 without gaps.

    `device` is the one whose certificate published it. Whatever else a hostile device may publish
    is handed over as it came: `message_id` is empty if it has none that fits.
    """

    sequence: int
    device: str
    message_id: str
    body: bytes


class StreamPlace(NamedTuple):
    """How far a laptop has an epoch's messages: the last one, or 0 and no id before the first."""

    sequence: int = 0
    message_id: str = ""


class HubPlace(NamedTuple):
    """Where a hub is found: one of `addresses` (numeric), the port of its door, the device that it
    is, and the epoch that it serves."""

    addresses: tuple[str, ...]
    port: int
    device: str
    epoch: str

    @property
    def address(self) -> str:
        """`ADDRESS:PORT` as it is told and typed; empty where no address is known."""
        if not self.addresses:
            return ""
        first = self.addresses[0]
        return f"[{first}]:{self.port}" if ":" in first else f"{first}:{self.port}"


class LineState(StrEnum):
    """How a laptop's line to its hub is."""

    CONNECTING = "connecting"
    """Not connected yet since it was opened or resumed."""
    CONNECTED = "connected"
    CUT_OFF = "cut-off"
    SUSPENDED = "suspended"
    REFUSED = "refused"
    """The hub knows this device no longer, or isn't who it should be; tried again now and then."""
    DIVERGED = "diverged"
    """The hub lacks the last message that this laptop has, or has another in its place. The line is
    closed: this is another course of the event, to be followed as another epoch is."""


class Standing(NamedTuple):
    """The state of a line; told whenever something of it changes.

    `since` is the instant of the state, in milliseconds of the clock handed in. `sequence` is the
    last message handed over, `behind` how many more the hub is known to have, `waiting` how many
    published ones were not read back yet. `offset_ms` is how far the hub's clock is ahead of this
    laptop's, measured in a round trip of `round_trip_ms`; None until it is measured. `is_stored` is
    False while the hub is reached and can store nothing, as with a full disk: what is published
    waits, and is tried again.
    """

    state: LineState
    since: int
    hub: str
    epoch: str
    sequence: int
    behind: int
    waiting: int
    offset_ms: int | None = None
    round_trip_ms: float | None = None
    is_stored: bool = True


class LaptopSeen(NamedTuple):
    """What the hub tells of one laptop: whether it is connected, when it was last heard
    (milliseconds of the hub's clock), its last message, how many it has waiting, its clock."""

    device: str
    connected: bool
    seen: int
    sequence: int
    waiting: int
    offset_ms: int | None


class LineListener(Protocol):
    """What a line tells; on the network's thread."""

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """Messages that came together, in order, each once as long as the line is open."""
        ...

    def standing(self, standing: Standing) -> None:
        """The line's state is another."""
        ...

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """Who takes part, every few seconds."""
        ...


class Line(Protocol):
    """A laptop's line to one hub and epoch. Usable from any thread."""

    def publish(self, message_id: str, body: bytes) -> None:
        """Have a message stored, in the order of these calls, once, as soon as it can be.

        It waits in memory, across cuts, until it is read back. Raises ValueError if the id or the
        size does not fit.
        """
        ...

    def suspend(self) -> None:
        """Let go of the hub, as before the laptop sleeps; what is published waits."""
        ...

    def resume(self) -> None:
        """Connect again at once, without waiting for the next try."""
        ...

    def close(self) -> None:
        """End it; nothing more is told after this returns, unless it is called by a listener."""
        ...


class StoreCondition(StrEnum):
    """What a hub found of its epoch's messages when it started."""

    NEW = "new"
    KEPT = "kept"
    PUT_ASIDE = "put-aside"
    """The store was damaged or lacked messages; it was put aside, and this epoch has none now.
    Others may have messages that only it held, so a new epoch has to be begun."""


class HubPlan(NamedTuple):
    """What a hub is started with.

    `devices` are those let in and not revoked, this one included. `least` is how many messages of
    the epoch this laptop has itself: a store with fewer is damaged. `bind` is the address to listen
    at, empty for all; `port` 0 takes a free one. The server listens at the port after it.
    """

    epoch: str
    devices: tuple[str, ...]
    least: int = 0
    bind: str = ""
    port: int = 0


class Invitation(NamedTuple):
    """An invitation for one device: `text` holds all that is needed, `code` is short enough to be
    typed. Using either uses both up. `seconds` is how long it is good for."""

    text: str
    code: str
    seconds: int


class DeviceAsking(NamedTuple):
    """A device whose invitation was good, and that waits to be let in; `key` is its public key, as
    `Seals` knows it. A phone asks by the pages for the hall, by a code of theirs."""

    device: str
    name: str
    address: str
    key: str = ""
    is_phone: bool = False


class HubListener(Protocol):
    """What a hub tells; on the network's thread."""

    def asked(self, asking: DeviceAsking) -> None:
        """A device waits for `approve` or `refuse`."""
        ...

    def gone(self, device: str) -> None:
        """A device that waited has given up."""
        ...

    def flooded(self, device: str) -> None:
        """A device sent more than any laptop would and was put out; `approve` lets it in again."""
        ...

    def server(self, is_running: bool) -> None:
        """The server ended by itself and is started again, or runs again."""
        ...


class Hub(Protocol):
    """This laptop as the hub of one epoch. Usable from any thread.

    A Future raises EnvironmentFailure where the machine refused.
    """

    def place(self) -> HubPlace:
        """Where others find it."""
        ...

    def authority(self) -> str:
        """The certificate of the authority that lets devices in here, as PEM: every laptop has to
        `trust` it, so it belongs to what begins the epoch."""
        ...

    def fingerprint(self) -> str:
        """What an invitation checks: SHA-256, in hexadecimal, of the certificate of the authority
        that let this laptop in itself."""
        ...

    def store(self) -> StoreCondition:
        """What was found at the start."""
        ...

    def fill(self, messages: Sequence[SharedMessage]) -> Future[None]:
        """Store messages with their sequences, devices and ids, from 1 on, before anybody is let
        in; only in an epoch that has none."""
        ...

    def let_in(self) -> Future[None]:
        """Open the door, to the plan's devices and to those invited."""
        ...

    def invite(self) -> Invitation:
        """A new invitation; the earlier ones stay good until they are used or over."""
        ...

    def approve(self, device: str) -> Future[None]:
        """Let a device in: one that asks, or one that was put out."""
        ...

    def refuse(self, device: str) -> None:
        """Send a device that asks away."""
        ...

    def revoke(self, device: str) -> Future[None]:
        """Put a device out: its connections are closed when this is done."""
        ...

    def epochs(self) -> Future[Sequence[tuple[str, int]]]:
        """The epochs that this laptop's store holds, each with its last sequence."""
        ...

    def close(self) -> None:
        """End the server, and the door; returns when they have ended."""
        ...


class JoinRefusal(StrEnum):
    """Why a laptop could not join, or a hub not be looked at."""

    UNREACHABLE = "unreachable"
    NOT_AN_INVITATION = "not-an-invitation"
    WRONG_HUB = "wrong-hub"
    """Who answered isn't the hub that was meant, or no hub of this event."""
    UNKNOWN = "unknown"
    USED = "used"
    EXPIRED = "expired"
    WRONG_CODE = "wrong-code"
    TOO_MANY_TRIES = "too-many-tries"
    NAME_UNFIT = "name-unfit"
    NOT_LET_IN = "not-let-in"
    TOO_LONG = "too-long"
    """Nobody answered the question in time."""
    OTHER_VERSION = "other-version"


class JoiningFailed(Exception):
    """A laptop could not join, or a hub not be looked at; it can be tried again."""

    def __init__(self, refusal: JoinRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


HubsFound = Callable[[Sequence[HubPlace]], None]
"""Called with all hubs seen on the local network, of whatever event, whenever they change. They are
hints of strangers: who it is, is checked when one asks there."""


class HallLook(Protocol):
    """A look around for hubs before any event is joined; it goes on until it is closed."""

    def close(self) -> None:
        """End it, without waiting; nothing is told after this returns but what is on its way."""
        ...


LookAround = Callable[[HubsFound], HallLook]
"""Begins to look; the hubs are told on a thread of the network. Raises EnvironmentFailure."""


class TeamNetwork(Protocol):
    """The network of one event on this laptop. Usable from any thread."""

    def device(self) -> str:
        """This laptop's id in this event: the fingerprint of its key, shortened."""
        ...

    def seals(self) -> Seals:
        """What seals with this device's key. Raises EnvironmentFailure."""
        ...

    def last_place(self) -> HubPlace | None:
        """The hub that this laptop last joined, was connected to, or was itself."""
        ...

    def join(self, invitation: str, name: str) -> Future[HubPlace]:
        """Ask the invitation's hub to be let in, and wait until somebody there answers.

        `invitation` is an invitation's text, or a code with the address of the hub's door,
        `CODE@ADDRESS:PORT`, or a code alone where one hub only is found in the local network.
        Raises JoiningFailed; cancelling the Future gives up.
        """
        ...

    def look_at(self, address: str) -> Future[HubPlace]:
        """The hub at `ADDRESS:PORT`, if it is one of this event. Raises JoiningFailed."""
        ...

    def trust(self, authority: str) -> None:
        """Accept what another hub's authority signs; its certificate as PEM. Raises ValueError."""
        ...

    def open_line(
        self,
        hub: HubPlace,
        after: StreamPlace,
        listener: LineListener,
        *,
        is_to_look: bool = False,
    ) -> Line:
        """Connect, and hand over what comes after a place in the hub's order; `last_place` is that
        hub then, unless this is only to look at it."""
        ...

    def open_hub(self, plan: HubPlan, listener: HubListener) -> Future[Hub]:
        """Start the server; nobody is let in yet."""
        ...

    def look_around(self, found: HubsFound) -> None:
        """Tell of hubs on the local network from now on; nothing is told where it isn't allowed."""
        ...

    def close(self) -> None:
        """Close lines and hub, and end the thread."""
        ...


class TeamNotes(Protocol):
    """A small file of one event on this laptop; what is lost of it costs nothing but comfort."""

    def read(self) -> bytes:
        """What was written last; empty if nothing can be read."""
        ...

    def write(self, content: bytes) -> None:
        """Replace it, as far as that can be done."""
        ...
