"""An event that isn't open: its state as recorded, and its time, which goes on."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.ports.record import TournamentStore
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline

GOES_ON_FOR = 12 * 60 * MINUTE
"""Since the last entry: what nobody ended is over by then, however long its clock runs."""


class Elsewhere(msgspec.Struct, frozen=True):
    """`at` is the instant of the last entry, `ticks` and `boot` the reading of the clock then."""

    id: str
    state: Tournament
    at: Moment
    ticks: int
    boot: str

    def now(self, clock: AnchoredClock) -> Moment:
        """Return this instant by the event's own time; by the system clock after a new boot."""
        if clock.counts_on_from(self.ticks, self.boot):
            return self.at + clock.stamp()[1] - self.ticks
        return max(self.at, clock.system_now())

    def goes_on(self, clock: AnchoredClock) -> bool:
        """Whether a clock, a call or a deck check of it is open, and not since another day."""
        state = self.state
        is_open = (
            any(each.round.ended is None for each in state.clocks.by_name.values())
            or bool(state.calls.open_calls())
            or bool(state.deck_checks.open_checks())
        )
        return is_open and self.now(clock) - self.at <= GOES_ON_FOR


def read_elsewhere(store: TournamentStore, tournament_id: str) -> Elsewhere | None:
    """Return the event of that record, None if nothing is recorded.

    Raises EnvironmentFailure, also for what a newer program wrote.
    """
    recorded = store.read(tournament_id)
    try:
        timeline = Timeline(recorded)
        at, state = timeline.last_moment(), state_of(timeline)
    except Exception as error:  # whatever an invalid record leads to
        reason = FailureReason.EVENT_UNREADABLE
        raise EnvironmentFailure(reason, tournament_id, repr(error)) from error
    if at is None:
        return None
    return Elsewhere(tournament_id, state, at, recorded[-1].ticks, recorded[-1].boot)
