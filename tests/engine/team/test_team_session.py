"""The session of a shared event beside a network that the test plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Dated, TakeBack, Together, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.team import (
    DeviceAsking,
    HubPlace,
    LineState,
    StoreCondition,
    StreamPlace,
)
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.sharing.envelope import (
    FORM,
    Envelope,
    SharedPart,
    SharedStep,
    sealed,
    written,
)
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.incoming import MOST_BYTES
from judgekit.engine.team.leading import MOST_ASKING
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import TeamState, TeamTask
from judgekit.engine.timeline import Step
from judgekit.system.wall_clock import SteadyClock
from tests.day import Counting, Day
from tests.engine.sharing.hall import HashSeals, KeptSharedLog
from tests.engine.team.fake_network import FakeLine, FakeNetwork
from tests.session import HandClock

ADA = SharingPlan("Ada")


class KeptNotes:
    """Notes in memory."""

    def __init__(self) -> None:
        self.content = b""

    def read(self) -> bytes:
        return self.content

    def write(self, content: bytes) -> None:
        self.content = content


class Desk:
    """The owner's thread, a record in memory, and what was told, by its name."""

    def __init__(self, log: KeptSharedLog | None = None) -> None:
        self.log = log or KeptSharedLog()
        self.network = FakeNetwork()
        self.told: list[tuple[str, Any]] = []
        self._work: list[Callable[[], object]] = []
        self._later: list[tuple[float, Callable[[], object]]] = []
        self.clock = SteadyClock(HandClock().read)
        self.missing: EnvironmentFailure | None = None
        self.session = TeamSession(
            TeamGiven(
                self._open,
                lambda: bool(self.log.epoch or self.log.base),
                lambda _: self._network(),
                self.clock,
                Device("installation", Counting()),
                KeptNotes(),
                self._work.append,
                lambda seconds, work: self._later.append((seconds, work)),
            ),
            self,
        )

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Each call of the listener is noted."""
        return lambda *what: self.told.append((name, what[0]))

    def all_told(self, name: str) -> list[Any]:
        return [what for told, what in self.told if told == name]

    def turn(self) -> None:
        """Do all that was posted."""
        while self._work:
            self._work.pop(0)()

    def wait(self) -> None:
        """Let the time pass that somebody waits for, the heartbeat's too."""
        self.turn()
        later, self._later = self._later, []
        for _, work in later:
            work()
        self.turn()

    @property
    def line(self) -> FakeLine:
        return self.network.lines[-1]

    def exchange(self) -> None:
        """The hub stores what was published, and the line reads it."""
        self.turn()
        engine = self.session.engine
        assert engine is not None
        bodies = [body for _, body in self.line.published]
        self.line.published.clear()
        if bodies:
            self.line.deliver(bodies, engine.settled + 1)
        self.turn()

    def shared(self) -> Desk:
        """It is the hub, and the first message is settled."""
        self.session.begin(ADA)
        self.turn()
        self.line.connect(len(self.log.messages))
        self.exchange()
        return self

    def let_in(self, device: str = "b", name: str = "Bea") -> None:
        ask = DeviceAsking(device, name, "10.0.0.2", f"key {device}")
        self.network.hub_listeners[-1].asked(ask)
        self.turn()
        assert isinstance(self.session.approve(device), Step)
        self.exchange()

    def _open(self) -> OpenTournament:
        opened = self.log.opened()
        shared = opened.shared if self.log.epoch else None
        return OpenTournament("event", opened.log, opened.recorded, shared=shared)

    def _network(self) -> FakeNetwork:
        if self.missing is not None:
            raise self.missing
        return self.network


@pytest.fixture
def desk() -> Desk:
    return Desk().shared()


def test_what_was_recorded_before_begins_the_order():
    day = Day()
    day.do(StartRound())
    desk = Desk(KeptSharedLog(day.log.recorded)).shared()
    assert desk.network.hubs[-1].calls[:2] == [
        ("fill", [desk.log.messages[0].message]),
        ("let in", None),
    ]
    assert not desk.log.messages[0].recorded
    assert desk.session.standing.state is TeamState.TOGETHER


def test_without_the_packages_the_event_is_left_as_it_is():
    desk = Desk()
    desk.missing = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "segno")
    desk.session.begin(ADA)
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure) == (TeamTask.BEGIN, desk.missing)
    assert desk.log.epoch == ""
    assert desk.session.engine is None


def test_a_server_that_does_not_start_leaves_the_event_as_it_is():
    desk = Desk()
    desk.network.failures.append(EnvironmentFailure(FailureReason.SHARING_SERVER, "nats-server"))
    desk.session.begin(ADA)
    desk.turn()
    assert [each.task for each in desk.all_told("failed")] == [TeamTask.BEGIN]
    assert desk.log.epoch == ""
    desk.shared()
    assert desk.session.hub is not None


def test_a_hub_that_starts_again_tries_its_port_before_it_takes_another(desk):
    again = Desk(desk.log)
    again.network.last = desk.network.hubs[-1].place()
    taken = EnvironmentFailure(FailureReason.SHARING_PORT, "4000")
    again.network.failures += [taken] * 3
    again.session.go_on(ADA._replace(port=4000))
    for _ in range(6):
        again.wait()
    assert [plan.port for plan in again.network.plans] == [4000, 4000, 4000, 0]
    assert again.session.hub is not None


def test_what_is_entered_is_published_and_told_once_it_is_settled(desk):
    step = desk.session.submit(Note("Doors open."))
    assert isinstance(step, Step)
    desk.turn()
    assert desk.session.standing.waiting == 1
    desk.exchange()
    (outcome,) = desk.all_told("settled")[-1]
    assert (outcome.step, outcome.became, outcome.is_own) == (step.id, Became.CONFIRMED, True)
    assert desk.session.standing.waiting == 0


def test_nothing_is_published_while_the_line_is_cut(desk):
    desk.line.connect(1, LineState.CUT_OFF)
    desk.turn()
    desk.session.submit(Note("Alone."))
    desk.turn()
    assert desk.line.published == []
    assert desk.session.standing.state is TeamState.CUT_OFF
    desk.line.connect(1)
    desk.turn()
    assert len(desk.line.published) == 1


def test_nobody_is_together_with_a_hub_that_can_not_store(desk):
    desk.session.submit(Note("The disk is full."))
    desk.line.connect(1, is_stored=False)
    desk.turn()
    standing = desk.session.standing
    assert (standing.state, standing.is_stored, standing.waiting) == (TeamState.CUT_OFF, False, 1)
    desk.line.connect(1)
    desk.exchange()
    standing = desk.session.standing
    assert (standing.state, standing.is_stored, standing.waiting) == (TeamState.TOGETHER, True, 0)


def test_what_the_hub_lacks_waits_again(desk):
    desk.session.submit(Note("One."))
    desk.exchange()
    desk.line.connect(2, LineState.DIVERGED)
    desk.turn()
    first, second = (each.sealed for each in desk.log.messages)
    assert desk.line.after.sequence == 0
    desk.line.deliver([first])
    desk.line.connect(1)
    desk.turn()
    assert [body for _, body in desk.line.published] == [second]


def test_a_record_that_can_not_be_cut_is_tried_again(desk):
    desk.session.submit(Note("One."))
    desk.exchange()
    desk.line.connect(2, LineState.DIVERGED)
    desk.turn()
    desk.line.deliver([desk.log.messages[0].sealed, b"of somebody else"])
    desk.log.fails = EnvironmentFailure(FailureReason.DISK_FULL, "event")
    desk.turn()
    assert [each.task for each in desk.all_told("failed")] == [TeamTask.RECORD]
    desk.wait()
    assert [each.sealed for each in desk.log.messages][1:] == [b"of somebody else"]


def test_an_order_of_another_event_is_not_followed(desk):
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    before = list(desk.log.messages)
    desk.line.deliver([b"another beginning"])
    desk.turn()
    assert desk.log.messages == before
    assert [each.task for each in desk.all_told("failed")] == [TeamTask.FOLLOW]


def test_who_asks_is_told_and_answered_once(desk):
    desk.let_in()
    hub = desk.network.hubs[-1]
    assert ("approve", "b") in hub.calls
    assert desk.all_told("gone") == ["b"]
    assert desk.session.asking == ()
    assert [each.name for each in desk.session.members] == ["Ada", "Bea"]
    assert desk.session.approve("nobody") == Refusal(RefusalCode.NOT_ASKING, {"device": "nobody"})


def test_a_crowd_at_the_door_is_told_of_in_part(desk):
    for number in range(MOST_ASKING + 20):
        desk.network.hub_listeners[-1].asked(DeviceAsking(f"d{number}", "Game", "10.0.0.3"))
    desk.turn()
    assert len(desk.session.asking) == MOST_ASKING


def test_a_revoked_laptop_can_still_read_that_it_is(desk):
    desk.let_in()
    hub = desk.network.hubs[-1]
    desk.session.revoke("b")
    desk.turn()
    assert ("revoke", "b") not in hub.calls
    desk.wait()
    assert ("revoke", "b") in hub.calls


def test_a_laptop_that_floods_is_told_and_can_be_let_in_again(desk):
    desk.let_in()
    hub = desk.network.hubs[-1]
    desk.network.hub_listeners[-1].flooded("b")
    desk.session.submit(Note("Somebody floods."))
    desk.exchange()
    assert [each.name for each in desk.all_told("flooded")] == ["Bea"]
    assert hub.calls.count(("approve", "b")) == 1
    assert desk.session.approve("b") is None
    assert hub.calls.count(("approve", "b")) == 2


def test_a_line_that_reads_more_than_can_be_settled_is_held(desk):
    body = b"x" * 60_000
    for start in range(2, 2 + MOST_BYTES // len(body) + 4):
        desk.line.deliver([body], start)
    desk.turn()
    assert desk.line.calls == ["suspend", "resume"]
    assert len(desk.log.messages) == MOST_BYTES // len(body) + 5


def test_what_a_listener_is_told_is_never_told_within_a_call(desk):
    before = len(desk.told)
    desk.session.submit(Note("One."))
    desk.session.take_over()
    desk.session.follow("10.0.0.9:4000")
    desk.session.refuse("b")
    assert len(desk.told) == before


def test_nothing_is_done_after_the_end(desk):
    line, told = desk.line, len(desk.told)
    desk.session.close()
    assert desk.network.is_closed
    line.deliver([b"late"], 2)
    desk.wait()
    assert len(desk.told) == told


def other_hub(desk: Desk, device: str = "b", epoch: str = "epoch-2") -> FakeLine:
    """A hub is seen in the hall, and looked at by a line of its own."""
    before = len(desk.network.lines)
    place = HubPlace(("10.0.0.2",), 4000, device, epoch)
    desk.network.looked = place
    desk.network.found([place])
    desk.turn()
    return desk.network.lines[-1] if len(desk.network.lines) > before else NO_LINE


def beginning(desk: Desk, epoch: str, device: str, seals: HashSeals) -> bytes:
    """A message of a device that begins an epoch."""
    command = SharedPart(1, written(BeginEpoch(epoch, device)))
    id_ = "01900000-0000-7000-8000-000000000001"
    envelope = Envelope(FORM, device, "Bea", (SharedStep(id_, 1, (command,)),))
    made = sealed(envelope, seals.seal)
    assert made is not None
    return made.body


NO_LINE = FakeLine(HubPlace((), 0, "", ""), StreamPlace(), None)  # type: ignore[arg-type]


def test_a_hub_that_began_with_all_of_this_one_is_followed(desk):
    desk.let_in()
    look = other_hub(desk)
    ours = [each.sealed for each in desk.log.messages]
    look.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("follows") == ["10.0.0.2:4000"]
    assert desk.session.hub is None


def test_a_hub_that_began_beside_this_one_waits_for_a_persons_word(desk):
    desk.let_in()
    look = other_hub(desk)
    look.deliver([beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(1)
    desk.turn()
    (other,) = desk.all_told("other_hub")
    assert (other.address, other.person) == ("10.0.0.2:4000", "Bea")
    assert desk.all_told("follows") == []


def test_a_hub_of_a_revoked_laptop_is_neither_looked_at_nor_followed(desk):
    desk.let_in()
    desk.session.revoke("b")
    desk.exchange()
    assert other_hub(desk) is NO_LINE
    desk.network.looked = HubPlace(("10.0.0.2",), 4000, "b", "epoch-2")
    desk.session.follow("10.0.0.2:4000")
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert trouble.refusal == Refusal(RefusalCode.NO_SUCH_DEVICE)


def test_a_hub_that_a_revoked_laptop_let_in_is_not_followed_either(desk):
    desk.let_in()
    desk.session.revoke("b")
    desk.exchange()
    look = other_hub(desk, "c", "epoch-3")
    ours = [each.sealed for each in desk.log.messages]
    look.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("follows") == []
    assert desk.session.hub is not None


def test_an_earlier_hub_that_stays_one_is_told_of(desk):
    desk.let_in()
    earlier = desk.session.engine.epoch
    look = other_hub(desk)
    ours = [each.sealed for each in desk.log.messages]
    look.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    desk.turn()
    desk.line.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    desk.line.connect(len(ours) + 1)
    desk.turn()
    desk.network.looked = HubPlace(("10.0.0.3",), 4000, "a", earlier)
    desk.network.found([desk.network.looked])
    desk.turn()
    assert desk.all_told("other_hub") == []
    desk.wait()
    assert [each.address for each in desk.all_told("other_hub")] == ["10.0.0.3:4000"]


def test_a_hub_that_gave_way_and_reaches_nobody_is_the_hub_again(desk):
    desk.let_in()
    epoch, address = desk.session.engine.epoch, desk.session.hub.address
    desk.network.condition = StoreCondition.KEPT
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    assert desk.session.hub is None
    desk.line.connect(0, LineState.CUT_OFF)
    for _ in range(4):
        desk.wait()
    assert desk.session.hub.address == address
    assert desk.session.engine.epoch == epoch
    assert desk.network.plans[-1].least == len(desk.log.messages)


def test_a_hub_that_gave_way_and_reached_the_other_stays_with_it(desk):
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    desk.line.deliver([desk.log.messages[0].sealed])
    desk.line.connect(1)
    desk.turn()
    desk.line.connect(1, LineState.CUT_OFF)
    for _ in range(4):
        desk.wait()
    assert desk.session.hub is None


def test_a_hub_that_is_revoked_leads_nobody_any_more(desk):
    desk.session.revoke("own-device")
    desk.exchange()
    assert desk.session.standing.state is TeamState.REFUSED
    desk.wait()
    assert desk.session.hub is None
    assert ("close", None) in desk.network.hubs[-1].calls


def test_a_hub_that_was_only_looked_at_is_not_the_next_starts(desk):
    desk.let_in()
    own = desk.network.last
    look = other_hub(desk)
    look.deliver([beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(1)
    desk.turn()
    assert desk.network.last == own


def test_who_is_the_hub_and_takes_over_stays_it(desk):
    address = desk.session.hub.address
    desk.session.take_over()
    desk.turn()
    assert [each.address for each in desk.all_told("hub_opened")] == [address, address]
    assert len(desk.network.plans) == 1


@pytest.mark.parametrize(
    "lines",
    [
        (Together(()),),
        (Note("One."), Together((Dated(1, Note("Two.")),))),
        (Undo(1), Note("One.")),
        (Note("One."), TakeBack("step")),
    ],
)
def test_what_nobody_would_understand_is_refused(desk, lines):
    at = desk.session.engine.now()
    command = Together(tuple(Dated(at, each) for each in lines))
    refusal = desk.session.submit(command, at=at)
    assert isinstance(refusal, Refusal)
    assert refusal.code is RefusalCode.WRONG_VALUE
    assert desk.session.engine.waiting() == []
