"""A laptop as a program of its own: told on standard input what to do, a JSON object a line.

`python -m tests.network.laptop_program FOLDER ADDRESS`. It answers every line with one line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from judgekit.engine.ports.team import Hub, HubPlan, Line, StreamPlace
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.team_network import EventNetwork
from tests.network.hall import PATIENCE, HubTold, LineTold, now_ms


class LaptopProgram:
    """The laptop: what it has received is kept as a record would, beside what it published."""

    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        self.network = EventNetwork(folder, now_ms, HallDiscovery([address]))
        self.told, self.hub_told = LineTold(), HubTold()
        self.line: Line | None = None
        self.hub: Hub | None = None
        self.published: list[str] = []

    def device(self) -> str:
        return self.network.device()

    def share(self, epoch: str, devices: list[str]) -> int:
        """Become the hub of an epoch, with all that this laptop has."""
        if self.line:
            self.line.close()
        plan = HubPlan(epoch, (self.device(), *devices), bind=self.address)
        self.hub = self.network.open_hub(plan, self.hub_told).result(PATIENCE)
        self.hub.fill(self.told.messages).result(PATIENCE)
        self.hub.let_in().result(PATIENCE)
        self._connect(self.hub.place())
        return self.hub.place().port

    def invite(self) -> str:
        assert self.hub
        return self.hub.invite().text

    def approve(self) -> None:
        """Let in whoever asks next."""
        assert self.hub
        told = self.hub_told
        told.wait(lambda: told.asking)
        self.hub.approve(told.asking.pop().device).result(PATIENCE)

    def ask(self, invitation: str) -> None:
        self._joining = self.network.join(invitation, "Bea")

    def joined(self) -> None:
        self._connect(self._joining.result(PATIENCE))

    def follow(self, address: str) -> None:
        """Follow another hub: the common beginning is kept, the rest published again."""
        if self.line:
            self.line.close()
        if self.hub:
            self.hub.close()
            self.hub = None
        place = self.network.look_at(address).result(PATIENCE)
        self.told.messages.clear()
        self._connect(place)

    def publish(self, name: str, count: int) -> None:
        assert self.line
        for number in range(count):
            message_id = f"{name}-{number}"
            self.published.append(message_id)
            self.line.publish(message_id, message_id.encode())

    def report(self) -> dict[str, Any]:
        standing = self.told.standings[-1] if self.told.standings else None
        return {
            "ids": self.told.ids(),
            "state": str(standing.state) if standing else "",
            "waiting": standing.waiting if standing else 0,
        }

    def _connect(self, place: Any) -> None:
        last = self.told.messages[-1] if self.told.messages else None
        after = StreamPlace(last.sequence, last.message_id) if last else StreamPlace()
        self.line = self.network.open_line(place, after, self.told)
        for message_id in self.published:
            if message_id not in self.told.ids():
                self.line.publish(message_id, message_id.encode())


def main() -> None:
    laptop = LaptopProgram(Path(sys.argv[1]), sys.argv[2])
    for line in sys.stdin:
        call = json.loads(line)
        answer = getattr(laptop, call["do"])(*call.get("with", []))
        print(json.dumps({"answer": answer}), flush=True)
    laptop.network.close()


if __name__ == "__main__":
    main()
