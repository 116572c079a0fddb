"""A laptop that joins an event, copies it, and goes on with it, beside a network that the test
plays."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import HubPlace, JoinRefusal, LineState
from judgekit.engine.team.base_parts import base_parts
from judgekit.engine.team.told import TeamState, TeamTask
from judgekit.engine.timeline import Step
from tests.day import Day
from tests.engine.sharing.hall import HashSeals, KeptSharedLog
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_network import failed
from tests.engine.team.newcomer import Newcomer, OwnDisk, order_of


@pytest.fixture
def hub() -> Desk:
    """A hub whose event had begun before it was shared, and that has let Bea in."""
    day = Day().at(minutes=-5)
    day.do(StartRound())
    day.do(OpenCall(7))
    desk = Desk(KeptSharedLog(day.log.recorded)).shared()
    desk.let_in()
    return desk


@pytest.fixture
def bea() -> Newcomer:
    return Newcomer()


def troubles(desk: Desk) -> list[tuple[TeamTask, object]]:
    told = desk.all_told("failed")
    return [(each.task, each.join or each.failure or each.refusal) for each in told]


def test_who_joins_has_the_whole_event_and_follows_the_hub(hub, bea):
    bea.copy(hub)
    assert bea.log.recorded == hub.log.recorded
    assert bea.log.epoch == hub.log.epoch
    assert [call.table for call in bea.session.engine.state.calls.open_calls()] == [7]
    assert [name for name, _ in bea.told if name in ("opened", "follows")] == ["opened", "follows"]
    assert bea.all_told("follows") == [f"{bea.line.place.addresses[0]}:4000"]
    standing = bea.session.standing
    assert (standing.state, standing.hub_person) == (TeamState.TOGETHER, "Ada")
    assert bea.session.hub is None


def test_the_look_at_the_beginning_ends_where_the_copy_begins(hub, bea):
    bea.copy(hub)
    look, followed = bea.network.lines
    assert look.calls == ["close"]
    look.deliver([b"late"])
    look.connect(9, LineState.REFUSED)
    bea.turn()
    assert bea.line is followed
    assert bea.log.messages == hub.log.messages


def test_who_is_let_in_and_can_not_reach_the_hub_yet_is_patient(hub, bea):
    bea.join(hub)
    bea.line.connect(0, LineState.CUT_OFF)
    bea.line.connect(0)
    bea.turn()
    assert troubles(bea) == []
    assert bea.session.standing.state is TeamState.CONNECTING
    bea.read(order_of(hub))
    assert bea.session.engine is not None


def test_an_event_that_began_to_be_shared_at_once_is_copied_too(bea):
    hub = Desk().shared()
    hub.let_in()
    bea.copy(hub)
    assert bea.log.recorded == hub.log.recorded
    assert bea.log.base == []


def test_what_joiners_enter_is_published_once_they_have_all(hub, bea):
    bea.copy(hub)
    step = bea.session.submit(Note("Bea is here."))
    bea.turn()
    ((_, body),) = bea.line.published
    hub.line.deliver([body], len(hub.log.messages) + 1)
    hub.turn()
    assert hub.session.engine.timeline.step(step.id).author == "Bea"


def test_an_order_that_nobody_began_is_not_copied(hub, bea):
    bea.join(hub)
    bea.read([b"of somebody else"])
    assert troubles(bea) == [(TeamTask.JOIN, JoinRefusal.WRONG_HUB)]
    assert (bea.session.engine, bea.log.epoch, bea.log.recorded) == (None, "", [])
    assert bea.session.standing.state is TeamState.ALONE


def test_an_order_that_begins_with_an_entry_is_not_copied(hub, bea):
    bea.join(hub)
    bea.read(order_of(hub)[-1:])
    assert troubles(bea) == [(TeamTask.JOIN, JoinRefusal.WRONG_HUB)]
    assert bea.log.epoch == ""


def test_what_somebody_else_slipped_in_before_the_beginning_is_not_copied(hub, bea):
    day = Day()
    day.do(Note("Never said."))
    forged = base_parts(day.log.recorded, HashSeals("key of nobody"))
    bea.join(hub)
    bea.read([*forged, *order_of(hub)[1:]])
    assert troubles(bea) == [(TeamTask.JOIN, JoinRefusal.WRONG_HUB)]
    assert (bea.session.engine, bea.log.epoch, bea.log.recorded) == (None, "", [])


def test_a_file_with_another_event_is_left_alone_before_anybody_is_asked(hub):
    day = Day()
    day.do(Note("My own event."))
    bea = Newcomer(OwnDisk(day.log.recorded)).join(hub)
    ((task, failure),) = troubles(bea)
    assert (task, failure.reason) == (TeamTask.JOIN, FailureReason.EVENT_IS_ANOTHER)
    assert failure.path == "Cup.judgekit"
    assert (bea.log.recorded, bea.log.epoch, bea.log.closed) == (day.log.recorded, "", 1)
    assert bea.network.lines == []


def who_ended_while_copying(recorded: Sequence[Recorded]) -> Newcomer:
    """A laptop that was let in once, and ended before its file was one of the shared event."""
    bea = Newcomer(OwnDisk(recorded))
    bea.network.last = HubPlace(("192.0.2.7",), 4000, "own-device", "before")
    return bea


def test_who_ended_between_copying_and_sharing_goes_on_by_another_invitation(hub):
    bea = who_ended_while_copying(hub.log.base).copy(hub)
    assert troubles(bea) == []
    assert bea.log.recorded == hub.log.recorded
    assert bea.log.epoch == hub.log.epoch
    assert [call.table for call in bea.session.engine.state.calls.open_calls()] == [7]


def test_who_has_another_event_in_the_file_since_then_is_told_once_the_hub_is_read(hub):
    day = Day()
    day.do(Note("My own event."))
    bea = who_ended_while_copying(day.log.recorded).join(hub)
    bea.read(order_of(hub))
    ((task, failure),) = troubles(bea)
    assert (task, failure.reason) == (TeamTask.JOIN, FailureReason.EVENT_IS_ANOTHER)
    assert (bea.log.recorded, bea.log.epoch) == (day.log.recorded, "")


def test_a_file_that_became_another_event_meanwhile_is_left_alone(hub, bea):
    day = Day()
    day.do(Note("My own event."))
    bea.join(hub)
    bea.log.base = list(day.log.recorded)
    bea.read(order_of(hub))
    ((task, failure),) = troubles(bea)
    assert (task, failure.reason) == (TeamTask.JOIN, FailureReason.EVENT_IS_ANOTHER)
    assert (bea.log.recorded, bea.log.epoch, bea.log.closed) == (day.log.recorded, "", 1)


def test_a_copy_for_which_the_disk_has_no_room_is_not_begun(hub, bea):
    bea.join(hub)
    full = EnvironmentFailure(FailureReason.DISK_FULL, "Cup.judgekit")
    bea.log.fails = full
    bea.read(order_of(hub))
    assert troubles(bea) == [(TeamTask.JOIN, full)]
    assert (bea.session.engine, bea.log.epoch, bea.log.closed) == (None, "", 1)
    bea.copy(hub)
    assert bea.log.recorded == hub.log.recorded


def test_who_is_not_let_in_is_told_why(bea):
    bea.network.is_let_in = False
    bea.network.waits = failed(EnvironmentFailure(FailureReason.SHARING_FILES, "keys"))
    bea.session.join("epoch", "Bea")
    bea.turn()
    ((task, failure),) = troubles(bea)
    assert (task, failure.reason) == (TeamTask.JOIN, FailureReason.SHARING_FILES)
    assert bea.session.engine is None


def test_a_copy_that_was_being_made_when_the_program_ended_is_made_at_the_next_start(hub):
    disk = OwnDisk(hub.log.base)
    bea = Newcomer(disk)
    bea.network.last = HubPlace(("10.0.0.1",), 4000, "own-device", hub.log.epoch)
    bea.session.go_on(ADA)
    bea.turn()
    assert bea.session.standing.state is TeamState.CONNECTING
    bea.read(order_of(hub))
    bea.read(order_of(hub))
    assert disk.recorded == hub.log.recorded
    assert bea.session.standing.state is TeamState.TOGETHER


def test_what_is_not_shared_does_not_go_on(bea):
    bea.session.go_on(ADA)
    bea.turn()
    assert troubles(bea) == [(TeamTask.GO_ON, Refusal(RefusalCode.NOT_SHARED))]
    assert bea.session.engine is None


def test_who_has_the_event_already_joins_without_a_second_copy(hub, bea):
    bea.copy(hub)
    bea.session.close()
    again = Newcomer(bea.log)
    again.session.join("epoch-2", "Bea")
    again.turn()
    assert len(again.network.lines) == 1
    assert again.line.place.epoch == "epoch-2"
    assert again.log.recorded == hub.log.recorded


def test_joiners_go_on_with_the_last_hub_at_the_next_start(hub, bea):
    bea.copy(hub)
    again = Newcomer(bea.log, bea.notes.content)
    again.network.last = bea.line.place
    again.session.go_on(ADA)
    again.turn()
    assert again.all_told("follows") == bea.all_told("follows")
    assert again.line.after.sequence == len(bea.log.messages)
    assert again.network.hubs == []


def test_joiners_who_know_no_hub_any_more_look_for_one(hub, bea):
    bea.copy(hub)
    again = Newcomer(bea.log)
    again.session.go_on(ADA)
    again.turn()
    assert (again.all_told("follows"), again.network.lines) == ([], [])
    assert again.session.standing.state is TeamState.CUT_OFF
    assert isinstance(again.session.submit(Note("Alone.")), Step)
