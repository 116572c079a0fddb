"""A hub: its store, its epochs, who is let in and who is put out."""

from __future__ import annotations

import socket

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import LineState, StoreCondition, StreamPlace
from judgekit.network.hub.team_hub import OUT_WITHIN
from tests.network.hall import LOOPBACK, PATIENCE, Hall, message


def test_a_new_epoch_is_filled_with_the_messages_of_the_one_before(hall: Hall) -> None:
    first = hall.laptop()
    hub = first.share()
    given = [message(number, f"device-{number % 3}") for number in range(1, 501)]
    hub.fill(given).result(PATIENCE)
    hub.let_in().result(PATIENCE)
    line = first.follow(hub.place())
    first.told.wait_for_messages(500)
    assert hub.store() is StoreCondition.NEW
    assert first.told.messages == given
    line.publish("next", b"")
    first.told.wait_for_messages(501)
    assert hub.epochs().result(PATIENCE) == [("epoch-1", 501)]


@pytest.mark.parametrize("sequences", [(2, 3), (1, 3), (1, 1)])
def test_messages_with_a_gap_fill_no_epoch(hall: Hall, sequences) -> None:
    hub = hall.laptop().share()
    with pytest.raises(EnvironmentFailure):
        hub.fill([message(number) for number in sequences]).result(PATIENCE)


def test_an_epoch_that_has_messages_is_not_filled_again(hall: Hall) -> None:
    hub = hall.laptop().share()
    hub.fill([message(1)]).result(PATIENCE)
    with pytest.raises(EnvironmentFailure):
        hub.fill([message(1, size=200)]).result(PATIENCE)


def test_a_hub_that_is_started_again_has_its_messages_and_devices(hall: Hall) -> None:
    hub, (first, second), lines = hall.shared(2)
    lines[1].publish("m", b"")
    second.told.wait_for_messages(1)
    place = hub.place()
    hub.close()
    again = first.share(devices=[second.device], least=1, port=place.port)
    again.let_in().result(PATIENCE)
    assert again.store() is StoreCondition.KEPT
    assert again.place() == place
    lines[1].publish("n", b"")
    second.told.wait_for_messages(2)
    assert again.epochs().result(PATIENCE) == [("epoch-1", 2)]


def test_a_laptop_can_be_the_hub_as_often_as_a_day_needs(hall: Hall) -> None:
    first = hall.laptop()
    for number in range(1, 7):
        first.share(f"epoch-{number}").fill([message(1)]).result(PATIENCE)


def test_epochs_lie_side_by_side_in_a_laptops_store(hall: Hall) -> None:
    first = hall.laptop()
    first.share("epoch-1").fill([message(1), message(2)]).result(PATIENCE)
    hub = first.share("epoch-2")
    hub.fill([message(1)]).result(PATIENCE)
    assert hub.epochs().result(PATIENCE) == [("epoch-1", 2), ("epoch-2", 1)]


def damage_blocks(folder) -> None:
    for block in folder.rglob("*.blk"):
        content = bytearray(block.read_bytes())
        content[len(content) // 2 :] = b"\0" * (len(content) - len(content) // 2)
        block.write_bytes(content)


def remove_all(folder) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()


def spoil_description(folder) -> None:
    for path in folder.rglob("meta.inf"):
        path.write_text("{", encoding="utf-8")


@pytest.mark.parametrize("harm", [damage_blocks, remove_all, spoil_description])
def test_a_damaged_store_is_put_aside(hall: Hall, harm) -> None:
    first = hall.laptop()
    hub = first.share()
    given = [message(number) for number in range(1, 51)]
    hub.fill(given).result(PATIENCE)
    hub.close()
    harm(first.folder / "server" / "store")
    again = first.share(least=50)
    assert again.store() is StoreCondition.PUT_ASIDE
    assert (first.folder / "server" / "store-damaged-1").is_dir()
    again.fill(given).result(PATIENCE)
    again.let_in().result(PATIENCE)
    first.follow(again.place())
    first.told.wait_for_messages(50)
    assert first.told.messages == given


def test_a_port_that_is_taken_says_nothing_of_the_store(hall: Hall) -> None:
    first = hall.laptop()
    hub = first.share()
    hub.fill([message(number) for number in range(1, 51)]).result(PATIENCE)
    port = hub.place().port
    hub.close()
    with socket.create_server((LOOPBACK, port + 1)), pytest.raises(EnvironmentFailure):
        first.share(least=50, port=port)
    assert first.share(least=50, port=port).store() is StoreCondition.KEPT


def test_of_two_that_are_opened_at_once_the_first_ends_before_the_second_has_the_store(
    hall: Hall,
) -> None:
    first = hall.laptop()
    hub = first.share()
    hub.fill([message(number) for number in range(1, 51)]).result(PATIENCE)
    hub.close()
    plan = first.plan("epoch-1")._replace(least=50)
    opening = [first.network.open_hub(plan, first.hub_told) for _ in range(2)]
    abandoned, wanted = (each.result(PATIENCE) for each in opening)
    assert (abandoned.store(), wanted.store()) == (StoreCondition.KEPT, StoreCondition.KEPT)
    assert (abandoned.server_process(), wanted.server_process() > 0) == (0, True)
    assert first.hub_told.running == []


def test_a_revoked_device_is_out_within_a_second_and_nobody_else(hall: Hall) -> None:
    hub, (_, second, third), lines = hall.shared(3)
    standings = len(third.told.standings)
    hub.revoke(second.device).result(PATIENCE)
    assert OUT_WITHIN == 1, "it raises where the server takes longer"
    second.told.wait_for_state(LineState.REFUSED)
    lines[0].publish("secret", b"")
    third.told.wait_for_messages(1)
    assert second.told.messages == []
    states = {standing.state for standing in third.told.standings[standings:]}
    assert states == {LineState.CONNECTED}


def test_two_devices_that_are_approved_at_once_are_both_in(hall: Hall) -> None:
    hub, (_, *others), _ = hall.shared(3)
    for each in others:
        hub.revoke(each.device).result(PATIENCE)
    approvals = [hub.approve(each.device) for each in others]
    for approval in approvals:
        approval.result(PATIENCE)
    for each in others:
        each.follow(hub.place())
        each.told.wait_for_state(LineState.CONNECTED)


def test_a_device_that_is_approved_again_comes_back(hall: Hall) -> None:
    hub, (_, second), lines = hall.shared(2)
    hub.revoke(second.device).result(PATIENCE)
    second.told.wait_for_state(LineState.REFUSED)
    hub.approve(second.device).result(PATIENCE)
    lines[1].resume()
    lines[1].publish("back", b"")
    second.told.wait_for_messages(1)


def test_another_laptop_takes_over_and_the_old_hub_follows_it(hall: Hall) -> None:
    hub, (first, second, third), lines = hall.shared(3)
    lines[2].publish("m", b"")
    for laptop in (first, second, third):
        laptop.told.wait_for_messages(1)
    hub.close()
    third_place = third.network.last_place()
    new = second.share("epoch-2", devices=[first.device, third.device])
    new.fill(second.told.messages).result(PATIENCE)
    new.let_in().result(PATIENCE)
    address = f"127.0.0.1:{new.place().port}"
    for laptop in (first, third):
        place = laptop.network.look_at(address).result(PATIENCE)
        assert place == new.place()
        laptop.follow(place, StreamPlace(1, "m"))
        laptop.told.wait_for_state(LineState.CONNECTED)
    assert third.network.last_place() == new.place() != third_place
    second.follow(new.place()).publish("n", b"")
    for laptop in (first, third):
        laptop.told.wait_for_messages(1)
        assert laptop.told.ids() == ["n"]


def test_who_was_away_trusts_the_hub_after_next_by_introductions(hall: Hall) -> None:
    """Laptop 3 is let in by laptop 2, and becomes the hub while laptop 1 knows only itself."""
    hub, (first, second), _ = hall.shared(2)
    hub.close()
    second_hub = second.share("epoch-2", devices=[first.device])
    second_hub.let_in().result(PATIENCE)
    third = hall.laptop()
    third.join(second_hub, second)
    second_hub.close()
    third_hub = third.share("epoch-3", devices=[first.device, second.device])
    third_hub.let_in().result(PATIENCE)
    place = first.network.look_at(f"127.0.0.1:{third_hub.place().port}").result(PATIENCE)
    first.follow(place)
    first.told.wait_for_state(LineState.CONNECTED)


def test_a_port_that_is_taken_is_told(hall: Hall) -> None:
    hub = hall.laptop().share()
    hub.let_in().result(PATIENCE)
    with pytest.raises(EnvironmentFailure) as failed:
        hall.laptop().share(port=hub.place().port)
    assert failed.value.reason in (FailureReason.SHARING_SERVER, FailureReason.SHARING_PORT)
