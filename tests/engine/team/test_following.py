"""The line to the hub as a laptop has it: asleep, let go of, ahead of itself, on a full disk."""

from __future__ import annotations

from judgekit.domain.setup.commands import Note
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import HubPlace, LineState
from judgekit.engine.sharing.envelope import opened
from judgekit.engine.team.told import TeamState, TeamTask
from tests.engine.team.desk import Desk
from tests.engine.team.fake_network import FakeLine

FULL = EnvironmentFailure(FailureReason.DISK_FULL, "event")


def follow(desk: Desk, address: str = "10.0.0.9:4000") -> FakeLine:
    """The hub at another address is followed."""
    desk.session.follow(address)
    desk.turn()
    return desk.line


def see(desk: Desk, line: FakeLine) -> None:
    """The hub of a line is seen in the hall."""
    desk.network.found([line.place])
    desk.turn()


def test_a_laptop_that_is_closed_lets_go_of_the_hub_until_it_is_opened(desk):
    desk.session.sleep()
    assert desk.line.calls == ["suspend"]
    desk.session.wake()
    assert desk.line.calls == ["suspend", "resume"]


def test_a_hub_that_is_followed_while_the_laptop_is_closed_is_reached_when_it_is_opened(desk):
    desk.session.leave()
    desk.session.sleep()
    line = follow(desk)
    assert line.calls == ["suspend"]
    desk.session.wake()
    assert line.calls == ["suspend", "resume"]


def test_a_laptop_that_has_left_and_is_opened_again_keeps_to_itself(desk):
    old = desk.line
    desk.session.leave()
    desk.session.sleep()
    desk.session.wake()
    desk.turn()
    assert old.calls == ["close"]
    assert len(desk.network.lines) == 1
    assert desk.session.standing.state is TeamState.ALONE


def test_a_closed_laptop_is_not_woken_by_a_hub_that_is_seen(desk):
    line = follow(desk)
    line.connect(1, LineState.CUT_OFF)
    desk.turn()
    desk.session.sleep()
    see(desk, line)
    assert line.calls == ["suspend"]


def test_a_hub_that_is_reached_or_being_reached_is_not_tried_again_when_it_is_seen(desk):
    line = follow(desk)
    see(desk, line)
    line.connect(1)
    desk.turn()
    desk.network.found([])
    see(desk, line)
    assert line.calls == []


def test_what_is_entered_in_one_go_is_sent_in_one_message(desk):
    for text in ("One.", "Two.", "Three."):
        desk.session.submit(Note(text))
    desk.turn()
    ((_, body),) = desk.line.published
    message = opened(body)
    assert message is not None
    assert len(message.envelope.steps) == 3


def test_what_a_full_disk_could_not_record_is_said_and_recorded_as_soon_as_there_is_room(desk):
    desk.session.submit(Note("Seats are up."))
    desk.turn()
    before = len(desk.log.messages)
    desk.log.fails = FULL
    desk.exchange()
    (trouble,) = desk.all_told("failed")
    assert (trouble.task, trouble.failure) == (TeamTask.RECORD, FULL)
    assert len(desk.log.messages) == before
    # All laptops have it: it is told and shown as what counts.
    assert desk.session.standing.waiting == 0
    desk.wait()
    assert len(desk.log.messages) == before + 1
    assert desk.log.outbox == {}


def test_a_line_that_was_let_go_of_says_nothing_more(desk):
    old = desk.line
    follow(desk).deliver([each.sealed for each in desk.log.messages])
    desk.line.connect(1)
    desk.turn()
    old.connect(1, LineState.REFUSED)
    desk.turn()
    assert desk.session.standing.state is TeamState.TOGETHER
    assert desk.session.standing.hub == "10.0.0.9:4000"


def test_the_hubs_time_stays_known_while_nobody_measures_it(desk):
    here = desk.session.engine.now()
    desk.line.connect(1, offset=90_000)
    desk.turn()
    desk.line.connect(1, LineState.CUT_OFF, offset=None)
    desk.turn()
    assert desk.session.engine.now() == here + 90_000
    assert desk.session.engine.offset == 90_000


def test_who_follows_another_hub_sends_there_what_was_entered_on_the_way(desk):
    desk.session.submit(Note("On the way."))
    line = follow(desk)
    assert line.place == HubPlace(("10.0.0.9",), 4000, "other-device", "epoch-2")
    assert line.published == []
    line.deliver([each.sealed for each in desk.log.messages])
    line.connect(len(desk.log.messages))
    desk.turn()
    (entered,) = desk.session.engine.waiting()
    assert [
        step.id
        for _, body in line.published
        if (message := opened(body)) is not None
        for step in message.envelope.steps
    ] == [entered]
