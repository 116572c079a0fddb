"""What taking part in a shared event adds to a program's memory, beside one that isn't shared.

Both are the verbs that people run, with as many entries in their records. Linux alone tells what of
a program's memory is its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure
from benchmarks.processes import PROJECT, environment, run
from benchmarks.resident import Held, held_by, mean_of

STARTS = 5
EXTENSIONS = 300
CLIENT_MEGABYTES = 25
PROMISE = f"{CLIENT_MEGABYTES} MB"
LOOPBACK = "127.0.0.1"
Order = Mapping[str, Any]
NOTE: Mapping[str, str] = {"do": "note", "text": "x"}


def figures(home: Path) -> list[Figure]:
    """The means over several starts of both, in turn; who joins for the first time beside them.

    What is bounded is what a program has of its own. Of what files hold the system takes pages away
    while others need memory; with these it is told without a bound.
    """
    day = _day()
    _write(home / "day.jsonl", day, 0)
    _write(home / "note.jsonl", [NOTE], len(day))
    run(["-m", "judgekit", "run", str(home / "day.jsonl"), *_event(home, "alone")], home)
    hub = _Program(
        home, "judgekit", "share", "--name", "Ada", "--approve-all", "--bind", LOOPBACK, event="hub"
    )
    try:
        invitation = hub.hear("invitation")["invitation"]
        for order in day:
            hub.tell(order)
        joining = [_client(home, invitation, "--name", "Bea")]
        alone, going_on = [], []
        for _ in range(STARTS):
            alone.append(_unshared(home))
            going_on.append(_client(home))
    finally:
        hub.close()
    return [
        *_figures("goes on", going_on, alone),
        *_figures("joins for the first time", joining, alone),
    ]


class _Program:
    """A program that is told orders and says answers, a JSON object a line."""

    def __init__(self, home: Path, module: str, *words: str, event: str = "") -> None:
        words = (*words, *(_event(home, event) if event else ()))
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            cwd=PROJECT,
            env=environment(home),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, order: Order) -> None:
        """Give it an order."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def hear(self, what: str, value: object = None) -> Order:
        """The next answer that has something, with that value if one is given. Raises
        RuntimeError if it ends before."""
        assert self._process.stdout
        for line in self._process.stdout:
            said: Order = json.loads(line)
            if what in said and value in (None, said[what]):
                return said
        raise RuntimeError(f"{self._process.args!r} never said {what}")

    def held(self) -> Held:
        """Its memory now."""
        return held_by(self._process.pid)

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def _client(home: Path, *invitation: str) -> Held:
    """What a laptop holds that has read all, and whose note has come back."""
    client = _Program(home, "judgekit", "join", *invitation, event="client")
    client.tell(NOTE)
    client.hear("state", "confirmed")
    held = client.held()
    client.close()
    return held


def _unshared(home: Path) -> Held:
    """What the verb `run` holds that has recorded a note behind as many entries."""
    words = (str(home / "alone.judgekit"), str(home / "note.jsonl"))
    verb = _Program(home, "benchmarks.programs.unshared_verb", *words)
    verb.hear("status", 0)
    held = verb.held()
    verb.close()
    return held


def _figures(name: str, client: Sequence[Held], alone: Sequence[Held]) -> list[Figure]:
    more = mean_of(client).beyond(mean_of(alone))
    print(
        f"sharing: a laptop that {name} holds {more.own:.1f} MB of its own more,"
        f" {more.proportional:.1f} with its part of what several programs hold,"
        f" {more.resident:.1f} with all of that"
    )
    return [
        Figure(f"a laptop that {name}", more.own, "MB", CLIENT_MEGABYTES, PROMISE, 1.0),
        Figure("the same with what files hold", more.resident, "MB", CLIENT_MEGABYTES, PROMISE),
    ]


def _day() -> list[Order]:
    event = {"name": "Memory", "format": "standard", "rel": "competitive", "players": 400}
    return [
        {"do": "open-event", **event},
        {"do": "start-round", "clock": "main", "minutes": 50},
        *(
            {"do": "grant-extension", "table": 1 + number % 200, "seconds": 60}
            for number in range(EXTENSIONS)
        ),
    ]


def _write(path: Path, orders: Sequence[Order], since: int) -> None:
    """Write a script whose lines are a second apart."""
    with path.open("w", encoding="ascii") as file:
        for second, order in enumerate(orders, since):
            at = f"2026-11-28T10:{second // 60:02}:{second % 60:02}.000Z"
            file.write(json.dumps({"at": at, **order}) + "\n")


def _event(home: Path, name: str) -> tuple[str, ...]:
    return ("--event", str(home / f"{name}.judgekit"), "--json")
