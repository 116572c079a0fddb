"""What a laptop's line to a hub adds to a program's memory, in megabytes.

`python -m benchmarks.programs.shared_client FOLDER`: the folder of a laptop that was let in, whose
hub is running. It prints what it holds more when it has read all and stays connected.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import judgekit.cli.main  # noqa: F401  (the program as it is without sharing)
from benchmarks.resident import own_megabytes, resident_megabytes
from judgekit.engine.ports.team import (
    LaptopSeen,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
)

PATIENCE = 60


class Connected:
    """Waits until the line is up; keeps no message."""

    def __init__(self) -> None:
        self.event = threading.Event()

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """Not kept."""

    def standing(self, standing: Standing) -> None:
        """Told when it is connected."""
        if standing.state is LineState.CONNECTED:
            self.event.set()

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """Not kept."""


def main() -> None:
    """Measure before and after."""
    before = resident_megabytes(), own_megabytes()
    from judgekit.network.team_network import EventNetwork  # noqa: PLC0415  (what is measured)

    network = EventNetwork(Path(sys.argv[1]), lambda: time.time_ns() // 10**6)
    place, told = network.last_place(), Connected()
    assert place
    network.open_line(place, StreamPlace(), told)
    assert told.event.wait(PATIENCE)
    print(resident_megabytes() - before[0], own_megabytes() - before[1])
    network.close()


if __name__ == "__main__":
    main()
