"""Hubs found by multicast DNS on the loopback interface."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from judgekit.engine.ports.team import HubPlace, JoiningFailed, JoinRefusal, LineState
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.discovery.hall_look import HallLooks
from judgekit.network.discovery.local_addresses import addresses_of, is_near, local_addresses
from judgekit.network.network_thread import NAME as NETWORK_THREAD
from judgekit.network.network_thread import NetworkThread
from judgekit.network.team_network import EventNetwork
from tests.loopback_team import new_service
from tests.network.hall import LOOPBACK, PATIENCE, Hall, LaptopHere, Told, now_ms


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall whose laptops see each other, unlike that of other tests."""
    hall = Hall(tmp_path, new_service())
    yield hall
    hall.close()


@pytest.fixture
def network_thread() -> Iterator[NetworkThread]:
    made = NetworkThread()
    yield made
    made.close()


class HubsTold(Told):
    """What a laptop sees around it."""

    def __init__(self, laptop: LaptopHere) -> None:
        super().__init__()
        self.hubs: list[HubPlace] = []
        laptop.network.look_around(self.found)

    def found(self, hubs) -> None:
        def change() -> None:
            self.hubs = list(hubs)

        self.note(change)


def test_a_hub_is_seen_and_its_end_too(hall: Hall) -> None:
    around = HubsTold(hall.laptop())
    hub = hall.laptop().share()
    hub.let_in().result(PATIENCE)
    around.wait(lambda: hub.place() in around.hubs)
    hub.close()
    around.wait(lambda: hub.place() not in around.hubs)


def test_who_is_in_no_event_yet_sees_hubs_until_the_look_is_closed(hall: Hall) -> None:
    told = Told()
    seen: list[HubPlace] = []

    def found(hubs) -> None:
        told.note(lambda: seen.__setitem__(slice(None), hubs))

    looks = HallLooks(lambda: HallDiscovery([LOOPBACK], hall.service))
    look = looks.look_around(found)
    hub = hall.laptop().share()
    hub.let_in().result(PATIENCE)
    told.wait(lambda: seen == [hub.place()])
    look.close()
    hub.close()


def network_threads() -> int:
    return [each.name for each in threading.enumerate()].count(NETWORK_THREAD)


def test_looks_one_after_the_other_share_a_thread_and_each_sees_by_itself(hall: Hall) -> None:
    hub = hall.laptop().share()
    hub.let_in().result(PATIENCE)
    looks = HallLooks(lambda: HallDiscovery([LOOPBACK], hall.service))
    before = network_threads()
    for _ in range(3):
        told = Told()
        seen: list[HubPlace] = []

        def found(hubs: Sequence[HubPlace], told: Told = told, seen: list[HubPlace] = seen) -> None:
            told.note(lambda: seen.__setitem__(slice(None), hubs))

        look = looks.look_around(found)
        told.wait(partial(seen.__eq__, [hub.place()]))
        look.close()
    assert network_threads() == before + 1
    hub.close()


def test_a_hub_that_tells_of_an_address_outside_the_hall_is_not_seen(
    hall: Hall, network_thread: NetworkThread
) -> None:
    outside = HubPlace(("8.8.8.8",), 4000, "outside", "epoch-9")
    inside = HubPlace(("8.8.4.4", "10.9.8.7"), 4000, "inside", "epoch-9")
    around = HubsTold(hall.laptop())
    discoveries = []
    for place in (outside, inside):
        discoveries.append(HallDiscovery([LOOPBACK], hall.service))
        network_thread.start(discoveries[-1].tell(place)).result(PATIENCE)
    around.wait(lambda: bool(around.hubs))
    assert around.hubs == [inside._replace(addresses=("10.9.8.7",))]
    for discovery in discoveries:
        network_thread.finish(discovery.close())


@pytest.mark.parametrize(
    ("address", "near"),
    [("192.168.8.20", True), ("169.254.3.4", True), ("8.8.8.8", False), ("not one", False)],
)
def test_only_addresses_of_the_hall_are_near(address: str, near: bool) -> None:
    assert is_near(address) is near


def test_a_laptop_joins_by_the_code_alone_where_it_sees_one_hub(hall: Hall) -> None:
    first, second = hall.laptop(), hall.laptop()
    hub = first.share()
    hub.let_in().result(PATIENCE)
    joining = second.network.join(hub.invite().code, "Bea")
    first.hub_told.wait(lambda: first.hub_told.asking)
    hub.approve(second.device).result(PATIENCE)
    assert joining.result(PATIENCE) == hub.place()


def test_a_code_alone_leads_nowhere_where_no_hub_is_seen(tmp_path: Path) -> None:
    nobody = HallDiscovery([LOOPBACK], new_service(), look_seconds=0.3)
    network = EventNetwork(tmp_path, now_ms, nobody)
    with contextlib.closing(network), pytest.raises(JoiningFailed) as failed:
        network.join("12 345 678", "Bea").result(PATIENCE)
    assert failed.value.refusal is JoinRefusal.UNREACHABLE


def test_a_line_finds_its_hub_at_a_new_port_by_looking_around(hall: Hall) -> None:
    hub, (first, second), lines = hall.shared(2)
    around = HubsTold(second)
    around.wait(lambda: hub.place() in around.hubs)
    hub.close()
    again = first.share(devices=[second.device])
    again.let_in().result(PATIENCE)
    assert again.place().port != hub.place().port
    around.wait(lambda: again.place() in around.hubs)
    lines[1].resume()
    second.told.wait_for_state(LineState.CONNECTED)
    second.told.wait(
        lambda: (
            second.told.standings[-1].hub == f"{LOOPBACK}:{again.place().port}"
            and second.told.state is LineState.CONNECTED
        )
    )


def test_the_hubs_own_line_needs_no_network(hall: Hall) -> None:
    first = hall.laptop()
    plan = first.plan("epoch-1")._replace(bind="")
    hub = first.network.open_hub(plan, first.hub_told).result(PATIENCE)
    hub.let_in().result(PATIENCE)
    nowhere = hub.place()._replace(addresses=("192.0.2.1",))
    first.follow(nowhere)
    first.told.wait_for_state(LineState.CONNECTED)
    assert first.told.standings[-1].hub == f"192.0.2.1:{nowhere.port}"


def test_a_laptop_knows_its_own_addresses() -> None:
    assert local_addresses()
    assert addresses_of("") == local_addresses() == addresses_of("0.0.0.0")
    assert addresses_of("10.1.2.3") == ("10.1.2.3",)
