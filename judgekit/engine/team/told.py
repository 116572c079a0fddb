"""What is told of one event on several laptops: to the window, and to the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.hall_web import WebPlaces
from judgekit.engine.ports.team import DeviceAsking, Invitation, JoinRefusal
from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.sharing.shared_engine import SharedEngine


class TeamState(StrEnum):
    """How this laptop stands to the others."""

    ALONE = "alone"
    """Nobody is sought: the event isn't shared, or this laptop has left for now."""
    CONNECTING = "connecting"
    """The hub is being started, looked for or asked, for the first time since the start."""
    TOGETHER = "together"
    CUT_OFF = "cut-off"
    """The hub can't be reached, or can't store; all goes on, and what is entered waits."""
    REFUSED = "refused"
    """The hub lets this laptop in no longer: it was revoked, or put out."""
    TOO_OLD = "too-old"
    """Others have a newer program, whose entries this one doesn't understand: it is read-only."""


class TeamStanding(NamedTuple):
    """How this laptop stands, told whenever something of it changes.

    `since` is the instant from which the state has lasted. `laptops` are the others that are
    connected, as last heard. `waiting` are own steps that aren't settled yet, `behind` how many
    messages of the hub aren't settled here. `hub` is its `ADDRESS:PORT`, empty while none is known;
    `offset_ms` is how far the hub's clock is ahead of this laptop's, None until it was measured: it
    is shown above two seconds, and every instant is corrected by it already. `is_stored` is False
    while this laptop counts as cut off because the hub can't store, as with a full disk.
    """

    state: TeamState = TeamState.ALONE
    since: Moment = 0
    is_hub: bool = False
    hub: str = ""
    hub_person: str = ""
    laptops: int = 0
    waiting: int = 0
    behind: int = 0
    offset_ms: int | None = None
    is_stored: bool = True


class TeamMember(NamedTuple):
    """A laptop of the team, or a judge's phone, revoked ones too.

    `roles` are `TeamRole` values; who has none is a judge. `since` is when it was let in, `revoked`
    until when it took part. `last_seen` is when the hub last heard it (the hub's time), None if it
    never did in this epoch; `behind` how many messages it has not settled, None while it isn't
    known; `waiting` how many messages wait on it, `offset_ms` how far the hub's clock is ahead of
    its own.
    """

    device: str
    name: str
    roles: tuple[str, ...]
    since: Moment
    revoked: Moment | None = None
    is_own: bool = False
    is_hub: bool = False
    connected: bool = False
    last_seen: Moment | None = None
    behind: int | None = None
    waiting: int = 0
    offset_ms: int | None = None
    is_phone: bool = False


class StepOutcome(NamedTuple):
    """What became of a step once it was settled.

    `sequence` is the place of its message in the order, `into` the step that it was merged with,
    `refusal` why it was set aside; `undecided` is what a merged one says otherwise, by the id under
    which that is set aside. `late` are the entries of a round that it ended which were made there
    after that, as is known now; those that count in a round that it began; or itself. `is_own` if
    it was entered on this laptop.
    """

    step: str
    became: Became
    sequence: int
    is_own: bool
    into: str = ""
    refusal: Refusal | None = None
    undecided: Mapping[str, Refusal] = {}
    late: tuple[LateEntry, ...] = ()


class HubFacts(NamedTuple):
    """This laptop as the hub: its `ADDRESS:PORT`, what an invitation checks, and a first
    invitation."""

    address: str
    fingerprint: str
    invitation: Invitation


class HallFacts(NamedTuple):
    """The pages for screens and phones while the hub serves them: where they are, and the newest
    code for a phone with the instant until which it is good; none once it was used, or is over."""

    places: WebPlaces
    code: str = ""
    until: Moment = 0


class OtherHub(NamedTuple):
    """Another hub of this event, found in the hall, that began without knowing of the hub which
    this laptop follows: people say which one gives way, by `follow`."""

    address: str
    device: str
    person: str


class TeamTask(StrEnum):
    """What a session was doing when it could not be done."""

    BEGIN = "begin"
    JOIN = "join"
    GO_ON = "go-on"
    APPROVE = "approve"
    REVOKE = "revoke"
    TAKE_OVER = "take-over"
    FOLLOW = "follow"
    SERVE = "serve"
    """The pages for the hall, or what a phone wanted of the hub."""
    RECORD = "record"
    """Settled steps could not be recorded; it is tried again with the next."""


class TeamTrouble(NamedTuple):
    """Why something could not be done: what the hub asked said, what the machine refused, or what
    the event doesn't allow; one of the three."""

    task: TeamTask
    join: JoinRefusal | None = None
    failure: EnvironmentFailure | None = None
    refusal: Refusal | None = None


class TeamListener(Protocol):
    """Who is told; on the owner's thread, and never within a call of the session's."""

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        """The event is open on this laptop, as the tournament with that id: its engine takes the
        place of any other that was open on the same record."""
        ...

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """Steps were settled, in order, own ones and others'; the engine has published already."""
        ...

    def standing(self, standing: TeamStanding) -> None:
        """How this laptop stands is another."""
        ...

    def members(self, members: Sequence[TeamMember]) -> None:
        """Who takes part, or how, is another."""
        ...

    def asked(self, asking: DeviceAsking) -> None:
        """A laptop or a phone asks to be let in here: `approve` or `refuse` answers."""
        ...

    def gone(self, device: str) -> None:
        """A laptop or phone that asked has given up, or was answered."""
        ...

    def flooded(self, member: TeamMember) -> None:
        """A laptop sent more than any would, and was put out by the hub here; `approve` lets it in
        again."""
        ...

    def hub_opened(self, hub: HubFacts) -> None:
        """This laptop is the hub now: after `begin`, `take_over`, or `go_on` of a hub."""
        ...

    def hall_changed(self, facts: HallFacts | None) -> None:
        """The pages for the hall are served there now, or have another code; None: they aren't
        served any more."""
        ...

    def other_hub(self, other: OtherHub) -> None:
        """There is another hub, and a person has to say which one gives way; told again as long as
        it is there."""
        ...

    def other_hubs(self, others: Sequence[OtherHub]) -> None:
        """These are the other hubs of this event that are there now, of which people say which one
        gives way."""
        ...

    def follows(self, hub: str) -> None:
        """This laptop joined, or follows, the hub at this `ADDRESS:PORT` now, and is no hub."""
        ...

    def failed(self, trouble: TeamTrouble) -> None:
        """Something could not be done; the event goes on as it was."""
        ...
