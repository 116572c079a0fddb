"""Laptops with networks of their own: cut, flapping, killed and handed over, they end equal."""

from __future__ import annotations

import functools
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.network.hall import PATIENCE
from tests.network.namespaces import Namespaces, unsuited
from tests.network.outward_frames import Listening

pytestmark = pytest.mark.nightly

COUNT = 4


@functools.cache
def why_not() -> str:
    return unsuited()


class HallOfMachines:
    """Laptops in their namespaces, the first one the hub."""

    def __init__(self, folder: Path) -> None:
        self.spaces = Namespaces(COUNT)
        self.folder = folder
        self.programs: dict[int, subprocess.Popen[str]] = {}
        self.published: list[str] = []
        for number in range(1, COUNT + 1):
            self.start(number)
        self.devices = {number: self.tell(number, "device") for number in self.programs}

    def start(self, number: int) -> None:
        program = [sys.executable, "-m", "tests.network.laptop_program"]
        folder = str(self.folder / str(number))
        self.programs[number] = self.spaces.start(
            number, [*program, folder, self.spaces.address(number)]
        )

    def tell(self, number: int, do: str, *arguments: Any) -> Any:
        program = self.programs[number]
        assert program.stdin
        assert program.stdout
        program.stdin.write(json.dumps({"do": do, "with": arguments}) + "\n")
        program.stdin.flush()
        return json.loads(program.stdout.readline())["answer"]

    def share(self) -> None:
        self.hub_port = self.tell(1, "share", "epoch-1", [])
        for number in range(2, COUNT + 1):
            self.tell(number, "ask", self.tell(1, "invite"))
            self.tell(1, "approve")
            self.tell(number, "joined")

    def publish(self, number: int, name: str, count: int) -> None:
        self.tell(number, "publish", name, count)
        self.published += [f"{name}-{each}" for each in range(count)]

    def wait_for_state(self, number: int, state: str) -> None:
        until = time.monotonic() + PATIENCE
        while self.tell(number, "report")["state"] != state:
            assert time.monotonic() < until
            time.sleep(0.1)

    def wait_until_equal(self, numbers: list[int]) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            reports = [self.tell(number, "report") for number in numbers]
            orders = [report["ids"] for report in reports]
            is_all = sorted(orders[0]) == sorted(self.published)
            if is_all and all(order == orders[0] for order in orders):
                return
            time.sleep(0.1)
        pytest.fail(f"not equal: {[(len(each['ids']), each['state']) for each in reports]}")

    def close(self) -> None:
        for program in self.programs.values():
            program.kill()
            program.communicate()
        self.spaces.close()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[HallOfMachines]:
    if why_not():
        pytest.skip(why_not())
    hall = HallOfMachines(tmp_path)
    try:
        hall.share()
        yield hall
    finally:
        hall.close()


def test_two_that_are_cut_off_come_back_equal(machines: HallOfMachines) -> None:
    for number in (3, 4):
        machines.spaces.cut(number)
    for number in range(1, COUNT + 1):
        machines.publish(number, f"cut-{number}", 30)
    for number in (3, 4):
        machines.wait_for_state(number, "cut-off")
        assert machines.tell(number, "report")["waiting"] == 30
    for number in (3, 4):
        machines.spaces.heal(number)
    machines.wait_until_equal([1, 2, 3, 4])


def test_networks_that_flap_lose_and_double_nothing(machines: HallOfMachines) -> None:
    chance = random.Random(16)
    for turn in range(8):
        off = [number for number in (2, 3, 4) if chance.random() < 0.6]
        for number in off:
            machines.spaces.cut(number)
        for number in range(1, COUNT + 1):
            machines.publish(number, f"flap-{turn}-{number}", 5)
        time.sleep(chance.uniform(0.1, 2))
        for number in off:
            machines.spaces.heal(number)
        time.sleep(chance.uniform(0.1, 1))
    machines.wait_until_equal([1, 2, 3, 4])


def test_a_dead_hub_is_taken_over_and_follows_when_it_is_back(machines: HallOfMachines) -> None:
    for number in range(1, COUNT + 1):
        machines.publish(number, f"before-{number}", 10)
    machines.wait_until_equal([1, 2, 3, 4])
    machines.spaces.cut(1)
    for number in range(1, COUNT + 1):
        machines.publish(number, f"dead-{number}", 10)
    others = [machines.devices[number] for number in (1, 3, 4)]
    port = machines.tell(2, "share", "epoch-2", others)
    address = f"{machines.spaces.address(2)}:{port}"
    for number in (3, 4):
        machines.tell(number, "follow", address)
    machines.spaces.heal(1)
    machines.tell(1, "follow", address)
    machines.wait_until_equal([1, 2, 3, 4])


def test_no_packet_leaves_the_local_network(machines: HallOfMachines) -> None:
    listening = Listening(machines.spaces, 2)
    machines.publish(2, "heard", 20)
    machines.wait_until_equal([1, 2, 3, 4])
    for program in machines.programs.values():
        program.kill()
        program.communicate()
    assert listening.outside() == []
