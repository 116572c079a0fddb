"""Which hub is followed where there are several, and who is told."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import BeginEpoch
from judgekit.engine.ports.team import (
    HubPlace,
    LineState,
    StoreCondition,
    StreamPlace,
)
from judgekit.engine.sharing.envelope import (
    FORM,
    Envelope,
    SharedPart,
    SharedStep,
    sealed,
    written,
)
from judgekit.engine.team.courses import LOOK_SECONDS, REACHED_WITHIN, REACHED_WITHIN_LATER
from judgekit.engine.team.hubs_nearby import TELL_AGAIN_SECONDS
from judgekit.engine.team.told import TeamState
from tests.engine.sharing.hall import HashSeals
from tests.engine.team.desk import ADA, Desk
from tests.engine.team.fake_network import FakeLine


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


def see_hub_beside(desk: Desk) -> None:
    """A laptop that was let in has become the hub without knowing of this one's order."""
    desk.let_in()
    look = other_hub(desk)
    look.deliver([beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(1)
    desk.turn()


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
    see_hub_beside(desk)
    (other,) = desk.all_told("other_hub")
    assert (other.address, other.person) == ("10.0.0.2:4000", "Bea")
    assert desk.all_told("follows") == []
    desk.network.found([])
    desk.turn()
    assert desk.all_told("other_hubs") == [(other,), ()]


def test_another_hub_that_is_followed_is_no_other_any_more(desk):
    see_hub_beside(desk)
    desk.session.follow("10.0.0.2:4000")
    desk.turn()
    assert desk.all_told("follows") == ["10.0.0.2:4000"]
    assert [len(others) for others in desk.all_told("other_hubs")] == [1, 0]


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
    assert [each.device for each in desk.all_told("other_hub")] == ["c"]


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
    look = desk.line
    look.deliver([*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("other_hub") == []
    desk.wait()
    assert [each.address for each in desk.all_told("other_hub")] == ["10.0.0.3:4000"]


@pytest.mark.parametrize(
    ("other", "seconds"), [("0", REACHED_WITHIN), ("epoch-2", REACHED_WITHIN_LATER)]
)
def test_of_two_hubs_that_give_way_to_each_other_the_greater_epoch_is_back_first(
    desk, other, seconds
):
    desk.network.condition = StoreCondition.KEPT
    desk.network.looked = HubPlace(("10.0.0.9",), 4000, "b", other)
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    desk.line.connect(0, LineState.CUT_OFF)
    desk.pass_time(seconds - 0.1)
    assert desk.session.hub is None
    desk.pass_time(0.2)
    assert desk.session.hub is not None


def test_a_hub_that_is_one_again_looks_anew_at_those_that_are_there(desk):
    desk.let_in()
    desk.network.condition = StoreCondition.KEPT
    look = other_hub(desk)
    ours = [each.sealed for each in desk.log.messages]
    theirs = [*ours, beginning(desk, "epoch-2", "b", HashSeals("key b"))]
    for _ in range(2):
        look.deliver(theirs)
        look.connect(len(theirs))
        desk.turn()
        assert desk.session.hub is None
        desk.line.connect(0, LineState.CUT_OFF)
        desk.pass_time(REACHED_WITHIN_LATER + 0.1)
        assert desk.session.hub is not None
        look = [each for each in desk.network.lines if each.place.epoch == "epoch-2"][-1]
    assert desk.all_told("follows") == ["10.0.0.2:4000"] * 2


def test_people_are_told_again_while_there_is_another_hub(desk):
    desk.let_in()
    for count in (1, 2):
        look = other_hub(desk) if count == 1 else desk.line
        look.deliver([beginning(desk, "epoch-2", "b", HashSeals("key b"))])
        look.connect(1)
        desk.turn()
        assert len(desk.all_told("other_hub")) == count
        desk.pass_time(TELL_AGAIN_SECONDS + 0.1)
    desk.network.found([])
    lines = len(desk.network.lines)
    desk.pass_time(2 * TELL_AGAIN_SECONDS)
    assert len(desk.network.lines) == lines


def test_a_newer_hub_is_followed_also_where_its_beginning_was_sent_on_into_this_order(desk):
    desk.let_in()
    begins = beginning(desk, "epoch-2", "b", HashSeals("key b"))
    ours = [each.sealed for each in desk.log.messages]
    desk.line.deliver([begins], len(ours) + 1)
    desk.turn()
    assert "epoch-2" in desk.session.engine.team.epochs
    look = other_hub(desk)
    look.deliver([*ours, begins])
    look.connect(len(ours) + 1)
    desk.turn()
    assert desk.all_told("follows") == ["10.0.0.2:4000"]


def test_a_hub_that_is_seen_again_is_tried_at_once(desk):
    desk.session.follow("10.0.0.9:4000")
    desk.turn()
    line, place = desk.line, desk.line.place
    line.connect(1)
    line.connect(1, LineState.CUT_OFF)
    desk.turn()
    desk.network.found([place])
    desk.turn()
    assert line.calls == ["resume"]


def test_what_a_revoked_hub_entered_in_the_order_does_not_hide_the_right_one(desk):
    desk.let_in()
    desk.session.revoke("b")
    desk.exchange()
    sent_on = beginning(desk, "epoch-2", "b", HashSeals("key b"))
    desk.line.deliver([sent_on], len(desk.log.messages) + 1)
    desk.turn()
    look = other_hub(desk, "c", "epoch-3")
    ours = [each.sealed for each in desk.log.messages]
    assert sent_on in ours
    theirs = [*ours, beginning(desk, "epoch-3", "c", HashSeals("key c"))]
    look.deliver(theirs)
    look.connect(len(theirs))
    desk.turn()
    assert desk.all_told("follows") == ["10.0.0.2:4000"]


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


def test_who_was_killed_while_it_took_over_takes_over_at_the_next_start(desk):
    again = Desk(desk.log)
    again.network.last = HubPlace(("10.0.0.1",), 4000, desk.network.device(), "never-begun")
    again.session.go_on(ADA)
    again.turn()
    assert again.session.hub is not None
    assert again.network.hubs[-1].calls[0][0] == "fill"
    assert again.log.epoch == again.network.plans[-1].epoch
    assert again.log.epoch != "never-begun"


def test_a_newer_hub_is_followed_by_who_was_killed_while_it_took_over(desk):
    desk.let_in()
    again = Desk(desk.log)
    again.network.last = HubPlace(("10.0.0.1",), 4000, desk.network.device(), "never-begun")
    again.session.go_on(ADA)
    again.turn()
    look = other_hub(again)
    ours = [each.sealed for each in desk.log.messages]
    look.deliver([*ours, beginning(again, "epoch-2", "b", HashSeals("key b"))])
    look.connect(len(ours) + 1)
    again.pass_time(LOOK_SECONDS + 1)
    assert again.network.plans == []
    assert again.network.lines[-1].place.epoch == "epoch-2"


def test_an_epoch_that_was_followed_and_not_begun_is_begun_at_the_next_start(desk):
    desk.log.share("epoch-9")
    again = Desk(desk.log)
    again.network.last = HubPlace(("10.0.0.1",), 4000, desk.network.device(), "epoch-9")
    again.session.go_on(ADA)
    again.turn()
    again.line.connect(len(again.log.messages))
    again.exchange()
    assert again.session.engine.team.epochs["epoch-9"].device == desk.network.device()
