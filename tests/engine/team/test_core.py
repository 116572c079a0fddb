"""What a session tells and keeps: who is there, whom it trusts, what went wrong, and its end."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.commands import Note
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import JoiningFailed, JoinRefusal, LaptopSeen, LineState
from judgekit.engine.team.told import TeamState, TeamTask
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_network import failed


def there(desk: Desk) -> list[tuple[str, bool]]:
    """Who is shown, and as connected or not."""
    return [(each.name, each.connected) for each in desk.session.members]


def hear(desk: Desk, *devices: str) -> None:
    """The hub tells that these laptops are connected."""
    seen = [LaptopSeen(each, True, 1_000, 1, 0, 0) for each in devices]
    desk.line.listener.laptops(seen)
    desk.turn()


def test_nobody_is_shown_as_connected_while_the_hub_is_not_reached(desk):
    desk.let_in("b")
    hear(desk, "own-device", "b")
    assert there(desk) == [("Ada", True), ("Bea", True)]
    assert desk.session.standing.laptops == 1
    desk.line.connect(1, LineState.CUT_OFF)
    desk.turn()
    assert there(desk) == [("Ada", False), ("Bea", False)]
    assert desk.all_told("members")[-1] == desk.session.members
    assert desk.session.standing.laptops == 0


def test_who_is_there_stays_shown_while_a_hub_that_is_reached_can_not_store(desk):
    desk.let_in("b")
    hear(desk, "own-device", "b")
    desk.line.connect(1, is_stored=False)
    desk.turn()
    assert desk.session.standing.state is TeamState.CUT_OFF
    assert there(desk) == [("Ada", True), ("Bea", True)]


def test_a_fault_of_the_program_is_told_in_one_word_and_leaves_a_trace(desk, caplog):
    desk.network.looks = [failed(RuntimeError("socket of Ada"))]
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure.reason) == (TeamTask.FOLLOW, FailureReason.PROGRAM_FAULT)
    assert caplog.messages == ["A shared event could not go on"]
    assert desk.session.hub is not None


def test_a_hub_that_does_not_answer_is_told_as_that(desk):
    desk.network.looks = [failed(JoiningFailed(JoinRefusal.UNREACHABLE))]
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.join) == (TeamTask.FOLLOW, JoinRefusal.UNREACHABLE)


def test_a_session_that_was_never_begun_ends_without_a_trace():
    desk = Desk()
    desk.session.close()
    desk.wait()
    assert desk.told == []
    assert desk.notes.content == b""
    assert not desk.network.is_closed
    assert desk.log.epoch == ""


def test_a_session_that_could_not_open_its_event_closes_the_network_with_it():
    desk = Desk()
    desk.network.failures.append(EnvironmentFailure(FailureReason.SHARING_SERVER, "nats-server"))
    desk.session.begin(ADA)
    desk.turn()
    desk.session.close()
    assert desk.network.is_closed
    assert desk.log.epoch == ""


def test_a_copy_that_finds_no_hub_keeps_what_was_entered_at_its_end(desk):
    alone = Desk(desk.log)
    alone.session.go_on(ADA)
    alone.turn()
    alone.session.submit(Note("Alone."))
    alone.session.close()
    assert alone.network.is_closed
    assert alone.network.hubs == []
    assert len(alone.log.outbox) == 1
    assert alone.notes.content != b""


def began(*, certificate: str, distrusts: Exception | None = None) -> Desk:
    """A laptop that shares its event, whose hub lets devices in by that authority."""
    desk = Desk()
    desk.network.distrusts = distrusts
    desk.network.is_slow = True
    desk.session.begin(ADA)
    desk.turn()
    (hub,) = desk.network.hubs
    hub.certificate = certificate
    desk.network.opened.set_result(hub)
    desk.turn()
    desk.line.connect(0)
    desk.exchange()
    return desk


def test_what_a_hub_signs_is_trusted_once_and_again_after_a_new_start():
    desk = began(certificate="PEM of Ada")
    desk.session.submit(Note("One."))
    desk.exchange()
    assert desk.network.trusted == ["PEM of Ada"]
    again = Desk(desk.log)
    again.session.go_on(ADA)
    again.turn()
    assert again.network.trusted == ["PEM of Ada"]


@pytest.mark.parametrize(
    "error",
    [ValueError("no certificate"), EnvironmentFailure(FailureReason.DISK_FULL, "trusted")],
)
def test_a_certificate_that_can_not_be_trusted_keeps_nobody_from_going_on(error, caplog):
    desk = began(certificate="no certificate", distrusts=error)
    assert desk.session.standing.state is TeamState.TOGETHER
    assert desk.all_told("failed") == []
    (message,) = caplog.messages
    assert message.startswith("A hub's authority could not be trusted")
