"""A tournament with a round in progress, driven by commands and a clock moved by hand."""

from __future__ import annotations

from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.timeline import Step
from judgekit.ui.runtime.engine_bridge import EngineBridge
from tests.session import HandClock


class Hall:
    """Events in the hall, in a judge's terms."""

    def __init__(self, bridge: EngineBridge, clock: HandClock) -> None:
        self.bridge = bridge
        self._clock = clock

    def open(self, **fields: object) -> Hall:
        """Open a tournament without a round."""
        assert self.bridge.create(
            CreateTournament(**{"name": "Modern Open", "rounds": 7, **fields})
        )
        return self

    def pair(self, table: int, *players: str, number: int = 4) -> Hall:
        """Pair these players at the table in that round."""
        self.do(TakePairings(number, (PairedTable(table, players),)))
        return self

    def do(self, *commands: Command) -> Hall:
        """Submit commands, none of which may be refused."""
        for command in commands:
            outcome = self.bridge.submit(command)
            assert isinstance(outcome, Step), outcome
        return self

    def refuse(self, command: Command) -> Refusal:
        """Submit a command that must be refused."""
        outcome = self.bridge.submit(command)
        assert isinstance(outcome, Refusal)
        return outcome

    def wait(self, minutes: float = 0, seconds: float = 0) -> Hall:
        """Advance the time, and emit the second to the windows."""
        self._clock.pass_time(60 * minutes + seconds)
        self.bridge.second.emit(self.bridge.now())
        return self
