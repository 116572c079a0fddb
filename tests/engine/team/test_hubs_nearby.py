"""Other hubs in the hall: those that are gone again, answer as another, or are very many."""

from __future__ import annotations

from concurrent.futures import Future

from judgekit.engine.ports.team import HubPlace
from judgekit.engine.team.hubs_nearby import LOOK_AGAIN_SECONDS, MOST_HUBS, STAYS_SECONDS
from tests.engine.sharing.hall import HashSeals
from tests.engine.team.desk import Desk
from tests.engine.team.fake_network import done
from tests.engine.team.test_several_hubs import beginning

NEWER = "epoch-2"


def see(desk: Desk, *places: HubPlace, answers: HubPlace | None = None) -> None:
    """These hubs are seen; whoever looks at one finds that one, or what `answers`."""
    desk.network.looked = answers or (places[0] if places else None)
    desk.network.found(list(places))
    desk.turn()


def an_earlier_hub_is_seen(desk: Desk) -> HubPlace:
    """Bea's hub began with all of the order here, and is followed; the hub before is seen, and was
    looked at."""
    desk.let_in()
    earlier = desk.session.engine.epoch
    theirs = [each.sealed for each in desk.log.messages]
    theirs.append(beginning(desk, NEWER, "b", HashSeals("key b")))
    see(desk, HubPlace(("10.0.0.2",), 4000, "b", NEWER))
    for _ in ("looked at", "followed"):
        desk.line.deliver(theirs)
        desk.line.connect(len(theirs))
        desk.turn()
    assert desk.session.engine.epoch == NEWER
    place = HubPlace(("10.0.0.3",), 4000, "a", earlier)
    see(desk, place)
    desk.line.deliver(theirs)
    desk.line.connect(len(theirs))
    desk.turn()
    assert desk.all_told("other_hub") == []
    return place


def test_an_earlier_hub_that_has_gone_meanwhile_is_not_told_of(desk):
    an_earlier_hub_is_seen(desk)
    see(desk)
    desk.pass_time(STAYS_SECONDS)
    assert desk.all_told("other_hub") == []


def test_an_earlier_hub_that_serves_the_newer_order_by_now_is_not_told_of(desk):
    place = an_earlier_hub_is_seen(desk)
    desk.network.looked = place._replace(epoch=NEWER)
    desk.pass_time(STAYS_SECONDS)
    assert desk.all_told("other_hub") == []
    desk.network.looked = place
    desk.pass_time(STAYS_SECONDS)
    assert desk.all_told("other_hubs") == []


def test_a_hub_that_answers_as_another_is_not_read_and_is_asked_again_later(desk):
    desk.let_in()
    seen = HubPlace(("10.0.0.2",), 4000, "b", NEWER)
    lines = len(desk.network.lines)
    see(desk, seen, answers=seen._replace(epoch="epoch-3"))
    assert len(desk.network.lines) == lines
    assert (desk.all_told("follows"), desk.all_told("other_hub")) == ([], [])
    desk.network.looked = seen
    desk.pass_time(LOOK_AGAIN_SECONDS + 0.1)
    assert [each.place for each in desk.network.lines[lines:]] == [seen]


def test_of_two_other_hubs_both_are_looked_at(desk):
    desk.let_in()
    both = [HubPlace(("10.0.0.2",), 4000, "z", f"beside-{each}") for each in "ab"]
    desk.network.looks = [*map(done, both)]
    desk.network.found(both)
    desk.turn()
    for place in both:
        desk.line.deliver([beginning(desk, place.epoch, "z", HashSeals("key z"))])
        desk.line.connect(1)
        desk.turn()
    assert [each.place for each in desk.network.lines[-2:]] == both
    assert len(desk.all_told("other_hubs")[-1]) == 2


def test_each_of_very_many_hubs_is_looked_at_once(desk):
    crowd = [HubPlace(("10.0.0.2",), 4000, "z", f"crowd-{each}") for each in range(MOST_HUBS + 2)]
    once_more: Future[HubPlace] = Future()
    desk.network.looks = [*map(done, crowd), once_more]
    desk.network.found(crowd)
    desk.turn()
    for place in crowd:
        assert desk.line.place == place
        desk.line.deliver([beginning(desk, place.epoch, "z", HashSeals("key z"))])
        desk.line.connect(1)
        desk.turn()
    assert desk.network.looks == [once_more]


def test_hubs_that_are_gone_make_room_in_what_is_remembered(desk):
    first = HubPlace(("10.0.0.2",), 4000, "z", "crowd-0")
    for number in range(MOST_HUBS + 1):
        see(desk, first._replace(epoch=f"crowd-{number}"))
        desk.line.deliver([beginning(desk, f"crowd-{number}", "z", HashSeals("key z"))])
        desk.line.connect(1)
        desk.turn()
    lines = len(desk.network.lines)
    see(desk, first)
    assert [each.place for each in desk.network.lines[lines:]] == [first]
