"""A hall whose scorekeeper is cut off, ends a round and starts the next one."""

from __future__ import annotations

from judgekit.domain.clock.commands import (
    EndRound,
    StartRound,
)
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.engine.sharing.after_the_end import LateEntry, entered_after_end, late_entries_by
from judgekit.engine.timeline import Step
from tests.engine.sharing.hall import Hall
from tests.engine.sharing.test_interleavings import is_as_if_in_time

BETWEEN, AFTER = 180, 120
"""Seconds after the end of the round, and after the start of the next one."""


class Apart:
    """A hall whose scorekeeper, at laptop b, is cut off: she has ended round 1 a few minutes after
    time, and started round 2 eight minutes later. All others are at the hub a, in round 1."""

    def __init__(self, laptops: int = 2) -> None:
        self.hall = Hall(laptops)
        self.hub, self.scorekeeper = self.hall["a"], self.hall["b"]
        self.hub.do(StartRound(minutes=50))
        self.hall.exchange()
        self.hall.pass_(54 * 60)
        self.scorekeeper.cut()
        self.end = self.scorekeeper.do(EndRound())

    def between(self, *commands: Command) -> list[Step]:
        """Enter at the hub while no round is in progress; then round 2 is started."""
        self.hall.pass_(BETWEEN)
        done = [self.hub.do(each) for each in commands]
        self.hall.pass_(480 - BETWEEN)
        self.start = self.scorekeeper.do(StartRound(minutes=50))
        self.hall.pass_(AFTER)
        return done

    def after(self, *commands: Command) -> list[Step]:
        """Enter at the hub once round 2 has been started, two minutes ago."""
        if not hasattr(self, "start"):
            self.between()
        return [self.hub.do(each) for each in commands]

    def together(self) -> tuple[Round, Round]:
        """Bring all together; return both rounds."""
        self.hall.come_together()
        self.hall.check()
        is_as_if_in_time(self.hall)
        first, second = self.hub.engine.state.clocks.rounds.values()
        return first, second

    def set_aside(self) -> list[RefusalCode]:
        return [each.refusal.code for each in self.hub.engine.team.undecided()]

    def late(self) -> list[tuple[str, int, int]]:
        """The entries of a round that was over, by their step, with the numbers of the round in
        which they were made and of the one in which they count, 0 for none."""
        engine = self.hub.engine
        return [plain(each) for each in entered_after_end(engine.timeline, engine.state)]

    def late_by(self, step: Step) -> list[tuple[str, int, int]]:
        engine = self.hub.engine
        return [plain(each) for each in late_entries_by(step.id, engine.timeline, engine.state)]


def plain(late: LateEntry) -> tuple[str, int, int]:
    return late.part, late.made_in.number, late.counts_in.number if late.counts_in else 0
