"""A tournament's record of many thousand events, made by commands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import CorrectClock, EndRound, GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device, Engine

NOON = 1_795_262_400_000
TABLES = 500
BOOT = "4f0c8a52-0d4f-4f0e-9a0e-3f2b8f1f6a11"


class KeptInMemory:
    """An event log in memory."""

    def __init__(self) -> None:
        self.recorded: list[Recorded] = []

    def append(self, events: Sequence[Recorded]) -> None:
        """See the port."""
        self.recorded.extend(events)

    def close(self) -> None:
        """Nothing to close."""


class SteppingClock:
    """Advances two seconds with each reading."""

    def __init__(self) -> None:
        self._now = NOON

    def now(self) -> Moment:
        """The current instant."""
        self._now += 2 * SECOND
        return self._now

    def stamp(self) -> tuple[str, int]:
        """The stamp of a machine started at noon."""
        return BOOT, self._now - NOON


def recorded_day(count: int) -> list[Recorded]:
    """The first `count` events of rounds with calls at all tables, extensions and corrections."""
    log = KeptInMemory()
    chance = random.Random(3)
    engine = Engine(log, (), SteppingClock(), Device("laptop", chance.randbytes))
    for command in _commands(chance):
        outcome = engine.submit(command, "María")
        assert not isinstance(outcome, Refusal), outcome
        if len(log.recorded) >= count:
            break
    return log.recorded[:count]


def _commands(chance: random.Random) -> Iterator[Command]:
    yield CreateTournament(
        name="Grand Prix Málaga", format="modern", rel="competitive", players=1000
    )
    number = 0
    while True:
        number += 1
        yield StartRound(round=number, minutes=600)
        for table in chance.sample(range(1, TABLES + 1), TABLES):
            yield OpenCall(table=table, judge="Иванова")
            yield CloseCall(table=table)
            if table % 10 == 0:
                yield GrantExtension(table=table, seconds=180, reason="Feature match")
            if table % 40 == 0:
                yield Note(text="Судья занят за столом 14")
                yield CorrectClock(seconds=60, reason="Started late")
        yield EndRound()
