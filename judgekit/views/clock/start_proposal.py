"""Proposal for the next round of a clock, and its length according to the rules."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.clock.state import Clocks, RoundKind
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.setup.recommendation import Stage, round_limit
from judgekit.domain.setup.state import TournamentSetup
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.tournament import Tournament

ROUND_MINUTES = 50.0


class StartProposal(msgspec.Struct, frozen=True):
    """A round that could be started; `minutes` None means no limit."""

    clock: str = MAIN_CLOCK
    number: int = 1
    minutes: float | None = ROUND_MINUTES
    kind: str = RoundKind.ROUND.value
    single_elimination: bool = False

    @property
    def limit(self) -> int | None:
        """Its length in milliseconds."""
        return None if self.minutes is None else round(self.minutes * MINUTE)

    def command(self) -> StartRound:
        """The command that starts it."""
        return StartRound(self.clock, self.number, self.minutes, self.kind, self.single_elimination)


def next_round(
    entry: TournamentSetup, clocks: Clocks, clock: str, figures: FiguresInForce
) -> StartProposal:
    """The next round of this clock.

    After the tournament's Swiss rounds it is a playoff round. The length is that of the
    tournament's details or of the rules, by the figures in force on its day.
    """
    known = clocks.by_name.get(clock)
    rounds = [each for each in known.rounds if each.kind == RoundKind.ROUND] if known else []
    number = rounds[-1].number + 1 if rounds else 1
    details = entry.details
    if rounds and (clock != MAIN_CLOCK or details is None):
        last = rounds[-1]
        minutes = None if last.limit is None else last.limit / MINUTE
        return StartProposal(clock, number, minutes, single_elimination=last.single_elimination)
    if details is None:
        return StartProposal(clock, number)
    stage = playoff_stage(number, details.rounds, details.playoff)
    if stage is None:
        return StartProposal(clock, number, details.round_minutes)
    minutes = round_limit(figures, stage, "en").minutes
    return StartProposal(clock, number, minutes, single_elimination=True)


def lacks_pairings(state: Tournament, clock: str, number: int, kind: str) -> bool:
    """Whether a round of matches has no pairings (yet)."""
    return kind == RoundKind.ROUND and (clock, number) not in state.setup.pairings


def playoff_stage(number: int, rounds: int | None, playoff: int | None) -> Stage | None:
    """The playoff stage of a round, None for a Swiss round or after the end.

    Before the quarter-finals a playoff is played like the earlier rounds.
    """
    if rounds is None or not playoff or number <= rounds:
        return None
    still_in = playoff >> (number - rounds - 1)
    stages = {8: Stage.QUARTERFINAL, 4: Stage.SEMIFINAL, 2: Stage.FINAL}
    return stages.get(still_in, Stage.ROUND if still_in > 8 else None)
