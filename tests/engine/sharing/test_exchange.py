"""What goes to and fro between a shared event and the network."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import RevokeDevice
from judgekit.engine.sharing.exchange import Exchange
from tests.engine.sharing.hall import Hub, Laptop


class HubLink:
    """A Link to a hub in the same hall, which delivers when it is told to."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.next = 0

    def publish(self, message: str, body: bytes) -> None:
        self.hub.publish(message, body)

    def read_from(self, sequence: int) -> None:
        self.next = sequence

    def delivered(self) -> list[tuple[int, bytes]]:
        messages = list(enumerate(self.hub.bodies, 1))[self.next - 1 :]
        self.next = len(self.hub.bodies) + 1
        return messages


def exchange_of(laptop: Laptop, hub: Hub) -> tuple[Exchange, HubLink]:
    link = HubLink(hub)
    made = Exchange(laptop.engine, link)
    connect(made, link)
    return made, link


def connect(exchange: Exchange, link: HubLink) -> None:
    """The hub is reached, and all that it has is read."""
    exchange.begin(link.hub.epoch)
    exchange.received(link.delivered())
    exchange.caught_up(len(link.hub.bodies))


def test_what_waited_is_published_as_soon_as_there_is_a_hub(hall):
    b = hall["b"]
    b.cut()
    b.do(GrantExtension(1, 60))
    exchange, link = exchange_of(b, hall.hubs[0])
    told = exchange.received(link.delivered())
    assert [(each.is_own, each.settlement.became) for each in told] == [(True, "confirmed")]
    assert b.engine.waiting() == []


def test_nothing_is_published_while_it_is_cut_off_and_all_of_it_afterwards(hall):
    b, hub = hall["b"], hall.hubs[0]
    exchange, link = exchange_of(b, hub)
    exchange.lost()
    before = len(hub.bodies)
    b.do(GrantExtension(1, 60))
    exchange.send()
    assert len(hub.bodies) == before
    exchange.caught_up(before)
    assert len(hub.bodies) == before + 1
    exchange.received(link.delivered())
    hall.come_together()
    hall.check()


def test_a_message_that_was_left_out_is_asked_for(hall):
    b = hall["b"]
    exchange, link = exchange_of(b, hall.hubs[0])
    for table in (1, 2, 3):
        hall["a"].do(OpenCall(table))
        hall["a"].send()
    first, _, third = link.delivered()
    assert len(exchange.received([first, third])) == 1
    assert link.next == b.engine.settled + 1
    exchange.received(link.delivered())
    hall.come_together()
    hall.check()


def test_what_a_line_was_given_is_published_again_after_a_message_was_left_out(hall):
    a, b, hub = hall["a"], hall["b"], hall.hubs[0]
    exchange, link = exchange_of(b, hub)
    call = b.do(OpenCall(9))
    exchange.send()
    hub.bodies.pop()  # the line that was given it ended before the hub stored it
    for table in (1, 2):
        a.do(OpenCall(table))
        a.send()
    _, second = link.delivered()
    exchange.received([second])
    exchange.received(link.delivered())
    exchange.caught_up(len(hub.bodies))
    exchange.received(link.delivered())
    assert call.id not in b.engine.waiting()
    hall.come_together()
    hall.check()


def test_who_takes_over_begins_with_all_that_it_has_settled(hall):
    b = hall["b"]
    exchange, _ = exchange_of(b, hall.hubs[0])
    exchange.lost()
    b.do(OpenCall(4))
    hub = Hub("epoch 2", b.engine.sealed_messages())
    assert exchange.take_over("epoch 2", "PEM") is None
    hall.hubs.append(hub)
    exchange, link = exchange_of(b, hub)
    exchange.received(link.delivered())
    assert b.engine.team.epochs["epoch 2"].authority == "PEM"
    hall.come_together()
    hall.check()


def test_a_laptop_that_was_revoked_becomes_no_hub(hall):
    hall["a"].do(RevokeDevice("b"))
    hall.exchange()
    exchange, _ = exchange_of(hall["b"], hall.hubs[0])
    assert exchange.take_over("epoch 2") == Refusal(RefusalCode.NOT_LET_IN)


def test_what_the_hub_lacks_waits_again(hall):
    a, b = hall["a"], hall["b"]
    a.do(OpenCall(1))
    hall.exchange()
    lost = b.engine.settled
    shorter = Hub(hall.hubs[0].epoch, hall.hubs[0].bodies[:-1])
    exchange, link = exchange_of(b, shorter)
    assert b.engine.settled == lost - 1
    exchange.received(link.delivered())
    assert b.engine.settled == lost
    assert not b.engine.waiting()
