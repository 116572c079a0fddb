"""Try to share one event between two laptops of a program: one is the hub and serves the hall's
pages, the other joins, each enters something, both come to the same state."""

from __future__ import annotations

import hashlib
import json
import queue
import ssl
import subprocess
import threading
import time
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from trial_machine import PATIENCE, Machine, TrialFailed, must, must_be_empty

LOCAL = "127.0.0.1"
Line = dict[str, Any]


class TriedLaptop:
    """A `share` or `join` on its way, told and answering line by line; ended with the trial."""

    def __init__(self, program: str, machine: Machine, *words: str) -> None:
        self.name = words[0]
        self._process = subprocess.Popen(
            [program, *words, "--event", str(machine.home / "event.judgekit"), "--json"],
            cwd=machine.standing,
            env=machine.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def tell(self, **order: str | int) -> None:
        """Give it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def until(self, is_it: Callable[[Line], object]) -> Line:
        """Read on to the line that is looked for."""
        try:
            while said := self._said.get(timeout=PATIENCE):
                line: Line = json.loads(said)
                if is_it(line):
                    return line
        except queue.Empty:
            raise TrialFailed(f"`{self.name}` does not answer") from None
        complaint = self._process.communicate(timeout=PATIENCE)[1]
        raise TrialFailed(f"`{self.name}` ended and said: {complaint}")

    def state(self, at: str) -> Mapping[str, Any]:
        """Ask for the event as it will be here at an instant."""
        self.tell(do="state", at=at)
        told: Mapping[str, Any] = self.until(lambda line: isinstance(line.get("state"), dict))
        return dict(told["state"])

    def quit(self) -> None:
        """Let it end in order, without a complaint."""
        self.tell(do="quit")
        complaint = self._process.communicate(timeout=PATIENCE)[1]
        must(self._process.returncode == 0, f"`{self.name}` ended badly: {complaint}")
        must(not complaint, f"`{self.name}` said: {complaint}")

    def end(self) -> None:
        """End it at once, if it goes on."""
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line)
        self._said.put("")


def try_sharing(program: str, folder: Path) -> None:
    """Check that two laptops on this machine share an event, that the hub serves its pages, and
    that both leave nothing behind where they were started."""
    machines = [Machine.under(folder / name) for name in ("Ana", "Олег")]
    with ExitStack() as laptops:

        def start(machine: Machine, *words: str) -> TriedLaptop:
            laptop = TriedLaptop(program, machine, *words)
            laptops.callback(laptop.end)
            return laptop

        hub = start(machines[0], "share", "--name", "Ana", "--bind", LOCAL, "--approve-all")
        invitation = hub.until(lambda line: "invitation" in line)["invitation"]
        hub.tell(do="open-event", name="Trial", rel="competitive", players=8)
        hub.until(lambda line: line.get("state") == "confirmed")
        other = start(machines[1], "join", str(invitation), "--name", "Олег")
        other.tell(do="open-call", table=3, reason="ruling")
        other.until(lambda line: line.get("state") == "confirmed")
        must_agree(hub, other)
        hub.tell(do="web")
        try_pages(hub.until(lambda line: "screens" in line))
        other.quit()
        hub.quit()
    for machine in machines:
        must_be_empty(machine)


def must_agree(one: TriedLaptop, other: TriedLaptop) -> None:
    """Check that two laptops come to one state, with the call that one of them has opened."""
    at = (datetime.now(UTC) + timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    end = time.monotonic() + PATIENCE
    while (state := one.state(at)) != other.state(at) or not state["open_calls"]:
        must(time.monotonic() < end, "two laptops that share an event do not agree")
        time.sleep(0.1)


def try_pages(told: Line) -> None:
    """Check that a screen and a phone get their pages, the phone's with the certificate that the
    hub names."""
    unknown = ssl._create_unverified_context()  # its authority is the event's own
    handlers = (urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=unknown))
    browser = urllib.request.build_opener(*handlers)
    for address in (told["screens"][0], told["phones"][0]):
        with browser.open(address, timeout=PATIENCE) as page:
            must(b"<html" in page.read(), f"{address} is no page")
    place = urlsplit(told["phones"][0])
    certificate = ssl.get_server_certificate((str(place.hostname), int(place.port or 0)))
    shown = hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate)).hexdigest()
    named = "".join(filter(str.isalnum, told["fingerprint"])).lower()
    must(shown == named, "the certificate for phones is not the one that the hub names")
