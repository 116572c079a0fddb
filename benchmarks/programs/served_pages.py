"""What serving the pages adds to a program's memory with thirty of them open, and how soon all see
an entry.

`python -m benchmarks.programs.served_pages FOLDER` prints the megabytes, and then for each page and
entry the milliseconds from the entry until the page was told.
"""

from __future__ import annotations

import hashlib
import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from benchmarks.processes import AS_INSTALLED
from benchmarks.resident import resident_megabytes
from judgekit.domain.clock.events import RoundStarted
from judgekit.domain.setup.events import MessageShown, TournamentCreated
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.state import TeamDevice
from judgekit.domain.tournament import Tournament, apply
from judgekit.engine.ports.hall_web import WebPlan
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.system.resources import locale_folder
from judgekit.views.browser import hall_screen, judge_board  # noqa: F401  (not what is measured)

SCREENS, PHONES = 15, 15
ENTRIES = 100
EVERY = 0.05
PATIENCE = 60


class Owner:
    """An event with five hundred tables, whose name and message are what is entered."""

    def __init__(self) -> None:
        self._state = Tournament()
        now = self.now()
        apply(self._state, TournamentCreated("entry"), now)
        apply(self._state, RoundStarted("main", 1, 3_000_000, id="round"), now)
        current = self._state.clocks.rounds["round"]
        for number in range(1, 501):
            self._state.clocks.table(current, number)
        for number in range(PHONES):
            device = TeamDevice(f"phone-{number}", f"Judge {number}", (), "", now)
            self._state.team.devices[device.device] = device

    def now(self) -> int:
        """See the port."""
        return time.time_ns() // 1_000_000

    def state(self) -> Tournament:
        """See the port."""
        return self._state

    def rounding(self) -> int:
        """See the port."""
        return 1

    def submit(self, device: str, command: Command) -> Refusal | None:
        """Nothing is entered by a phone here."""
        raise NotImplementedError

    def enter(self, name: str) -> None:
        """Change what is seen on both kinds of pages."""
        now = self.now()
        apply(self._state, MessageShown(name), now)
        apply(self._state, TournamentCreated(name), now)


class Nobody:
    """Nobody asks to be let in here."""

    def phone_asked(self, phone: object) -> None:
        """Not asked."""

    def phone_gone(self, asking: str) -> None:
        """Not asked."""

    def phone_signed_out(self, device: str) -> None:
        """Not asked."""


def main() -> None:
    """Measure both."""
    home = Path(sys.argv[1])
    identity = DeviceIdentity(home / "device")
    identity.become_authority()
    folder = home / "web"
    folder.mkdir(mode=0o700)
    tokens = [f"token-{number}" for number in range(PHONES)]
    kept = [
        {"device": f"phone-{number}", "token": hashlib.sha256(token.encode()).hexdigest()}
        for number, token in enumerate(tokens)
    ]
    (folder / "phones.json").write_bytes(msgspec.json.encode(kept))
    owner, calls = Owner(), queue.Queue[Callable[[], object]]()
    threading.Thread(target=_serve, args=(calls,), daemon=True).start()
    # The server's package needs typing_extensions, and the program's lock installs it.
    sys.path[:] = [each for each in sys.path if Path(each) != AS_INSTALLED]
    before = resident_megabytes()
    from judgekit.web.open_web import open_web  # noqa: PLC0415  (what is measured)

    plan = WebPlan(
        folder, locale_folder(), identity.certificate_file, identity.key_file, "127.0.0.1"
    )
    web = open_web(plan, owner, calls.put, Nobody(), lambda: None)  # type: ignore[arg-type, return-value]
    places = web.places()
    addresses = [places.screens[0]] * SCREENS
    addresses += [f"{places.judges[0]}#__Host-judgekit={token}" for token in tokens]
    pages = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.programs.open_pages", *addresses],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    if pages.stdout is None or pages.stdout.readline() != "open\n":
        raise RuntimeError("the pages could not be opened")
    entered: dict[str, float] = {}
    for number in range(ENTRIES):
        name = f"entry {number}"
        time.sleep(EVERY)
        done = threading.Event()

        def enter(name: str = name, done: threading.Event = done) -> None:
            owner.enter(name)
            entered[name] = time.monotonic()
            done.set()

        calls.put(enter)
        done.wait(PATIENCE)
        web.changed()
    time.sleep(1)
    print(resident_megabytes() - before)
    came = json.loads(pages.communicate("", PATIENCE)[0])
    took = [(at - entered[name]) * 1000 for name in entered for at in came.get(name, [])]
    print(len(took), *(f"{each:.2f}" for each in sorted(took)))
    web.close()


def _serve(calls: queue.Queue[Callable[[], object]]) -> None:
    while True:
        calls.get()()


if __name__ == "__main__":
    main()
