"""A hub whose disk is full stores nothing, says so, and goes on by itself once there is room."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.network.hub.store_watch import AGAIN_AFTER, StoreWatch, has_room
from tests.network.hall import Hall, LaptopHere, now_ms

SIZE = 24 * 1024 * 1024


class SmallDisk:
    """A file system of its own that can be filled to the last byte."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        for size in (65_536, 512, 1):
            with (self.folder / f"fill-{size}").open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    continue

    def free(self) -> None:
        for each in self.folder.glob("fill-*"):
            each.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only the superuser of a Linux can make a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    call = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    made = subprocess.run(call, check=False, capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"this machine allows no small disk: {made.stderr.strip()}")
    yield SmallDisk(folder)
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_what_came_while_the_hubs_disk_was_full_is_stored_once_there_is_room(
    disk: SmallDisk, tmp_path: Path
) -> None:
    hall, small = Hall(tmp_path), Hall(disk.folder)
    hub, (first,), _ = small.shared(1)
    second = LaptopHere(tmp_path / "second", now_ms, first.service)
    hall.laptops.append(second)
    try:
        line = second.follow(second.join(hub, first))
        line.publish("before", b"x")
        second.told.wait_for_messages(1)
        disk.fill()
        given = [f"full-{number}" for number in range(20)]
        for each in given:
            line.publish(each, b"x" * 300)
        second.told.wait(lambda: not second.told.standings[-1].is_stored)
        assert second.told.standings[-1].waiting
        first.told.wait(lambda: not first.told.standings[-1].is_stored)
        disk.free()
        second.told.wait_for_messages(1 + len(given))
        assert second.told.ids() == ["before", *given]
        for each in (first, second):
            each.told.wait(lambda each=each: each.told.standings[-1].is_stored)
    finally:
        hall.close()
        small.close()


class Server:
    """A server that stores or doesn't, as the test says, and counts its starts."""

    def __init__(self) -> None:
        self.stores = True
        self.starts = 0

    async def can_store(self) -> bool:
        return self.stores

    def start_again(self) -> None:
        self.starts += 1


def test_a_server_that_can_not_store_is_started_again_and_not_all_the_time(tmp_path: Path) -> None:
    server, clock = Server(), [100.0]
    watch = StoreWatch(server, tmp_path, server.start_again, lambda: clock[0])

    def look() -> bool:
        return asyncio.run(watch.look())

    assert not look()
    server.stores = False
    assert look()
    assert (watch.can_store, server.starts) == (False, 1)
    assert not look()
    assert server.starts == 1
    clock[0] += AGAIN_AFTER
    assert not look()
    assert server.starts == 2
    server.stores = True
    assert look()
    assert (watch.can_store, server.starts) == (True, 2)


def test_a_server_on_a_full_disk_is_left_alone(tmp_path: Path) -> None:
    server = Server()
    server.stores = False
    gone = tmp_path / "gone"
    watch = StoreWatch(server, gone, server.start_again)
    assert asyncio.run(watch.look())
    assert not watch.can_store
    assert server.starts == 0
    gone.mkdir()
    assert has_room(gone)
    assert list(gone.iterdir()) == []
