"""The session of a shared event beside a network that the test plays."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Dated, TakeBack, Together, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import (
    DeviceAsking,
    LineState,
)
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.incoming import MOST_BYTES
from judgekit.engine.team.leading import MOST_ASKING
from judgekit.engine.team.told import TeamState, TeamTask
from judgekit.engine.timeline import Step
from tests.day import Day
from tests.engine.sharing.hall import KeptSharedLog
from tests.engine.team.desk import ADA, Desk


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


def test_a_hub_that_starts_again_tries_its_port_before_it_takes_another(desk, caplog):
    again = Desk(desk.log)
    again.network.last = desk.network.hubs[-1].place()
    taken = EnvironmentFailure(FailureReason.SHARING_PORT, "4000")
    again.network.failures += [taken] * 3
    again.session.go_on(ADA._replace(port=4000))
    for _ in range(6):
        again.wait()
    assert [plan.port for plan in again.network.plans] == [4000, 4000, 4000, 0]
    assert again.session.hub is not None
    assert caplog.messages == ["Not done: go-on, sharing-port: "] * 3


def test_what_is_entered_is_published_and_told_once_it_is_settled(desk):
    step = desk.session.submit(Note("Doors open."))
    assert isinstance(step, Step)
    desk.turn()
    assert desk.session.standing.waiting == 1
    desk.exchange()
    (outcome,) = desk.all_told("settled")[-1]
    assert (outcome.step, outcome.became, outcome.is_own) == (step.id, Became.CONFIRMED, True)
    assert desk.session.standing.waiting == 0


def test_what_was_settled_and_perhaps_not_told_before_a_kill_is_told_at_the_next_start(desk):
    noted = desk.notes.content
    step = desk.session.submit(Note("Doors open."))
    desk.exchange()
    again = Desk(desk.log, noted)
    again.network.last = desk.network.hubs[-1].place()
    again.session.go_on(ADA)
    again.wait()
    assert step.id in [each.step for told in again.all_told("settled") for each in told]
    assert msgspec.json.decode(again.notes.content)["told"] == len(desk.log.messages)


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
