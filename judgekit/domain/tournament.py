"""The tournament: the state of all features, and their composition.

Behaviour across features is a feature too, in a module of its own beside this one. None of them
depends on the tournament: each names the parts of the state that it uses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from judgekit.domain.calls.appeals import Appeals
from judgekit.domain.calls.feature import FEATURE as CALLS
from judgekit.domain.calls.state import Calls
from judgekit.domain.clock.feature import FEATURE as CLOCK
from judgekit.domain.clock.playing_time import Interruption
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.deck_checks.feature import FEATURE as DECK_CHECKS
from judgekit.domain.deck_checks.state import DeckChecks
from judgekit.domain.deck_return import DECK_RETURN
from judgekit.domain.infractions.feature import FEATURE as INFRACTIONS
from judgekit.domain.infractions.state import Infractions, WrittenPenalty
from judgekit.domain.interrupted_tables import INTERRUPTED_TABLES
from judgekit.domain.named_players import NAMED_PLAYERS
from judgekit.domain.paired_tables import PAIRED_TABLES
from judgekit.domain.penalties_at_tables import PENALTIES_AT_TABLES
from judgekit.domain.players.feature import FEATURE as PLAYERS
from judgekit.domain.players.state import Players
from judgekit.domain.setup.feature import FEATURE as SETUP
from judgekit.domain.setup.state import TournamentSetup
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.feature import Composition, Effect, Feature, compose
from judgekit.domain.shared.history import FEATURE as HISTORY
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.feature import FEATURE as TEAM
from judgekit.domain.team.state import Team


class Tournament(msgspec.Struct):
    """The whole state; changed in place, by `apply` only."""

    setup: TournamentSetup = msgspec.field(default_factory=TournamentSetup)
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    calls: Calls = msgspec.field(default_factory=Calls)
    appeals: Appeals = msgspec.field(default_factory=Appeals)
    deck_checks: DeckChecks = msgspec.field(default_factory=DeckChecks)
    infractions: Infractions = msgspec.field(default_factory=Infractions)
    players: Players = msgspec.field(default_factory=Players)
    team: Team = msgspec.field(default_factory=Team)
    entry_order: dict[str, int] = {}
    """Places in the record of the events that began something, by id; see `HasEntryOrder`."""

    def penalties_of(self, *names: str) -> tuple[WrittenPenalty, ...]:
        """All penalties of the players whom these names mean, oldest first, under any of their
        names."""
        players, ids = self.players, {self.players.id_of(name) for name in names}
        keys = {player_key(key) for name in names for key in players.keys_of(name)}
        found = self.infractions.of_keys(tuple(keys))
        return tuple(each for each in found if players.id_of(each.issued.player) in ids)

    def round_of(self, what: Interrupting) -> Round | None:
        """The round in which a call or a check interrupts its table; None if there is none."""
        found = self.interruption_of(what)
        return found[0] if found is not None else None

    def interruption_of(self, what: Interrupting) -> tuple[Round, Interruption] | None:
        """Find a call's or a check's interruption and its round; None if there is none."""
        return self.clocks.interruption_of(what)


FEATURES: Sequence[Feature[Tournament]] = (
    SETUP,
    PLAYERS,
    CLOCK,
    CALLS,
    DECK_CHECKS,
    INFRACTIONS,
    PAIRED_TABLES,
    INTERRUPTED_TABLES,
    DECK_RETURN,
    PENALTIES_AT_TABLES,
    NAMED_PLAYERS,
    TEAM,
    HISTORY,
)
"""Effects run in this order: pairings add a round's tables before open calls and checks interrupt
them."""

COMPOSITION: Composition[Tournament] = compose(FEATURES)
EVENT_KINDS: Mapping[str, type[Event]] = COMPOSITION.kinds
"""Event types by their names in the record."""


def _leave_as_it_is(state: Tournament, event: Event, at: Moment, author: str) -> None:
    """Do nothing: what the event did is not known here."""


EFFECTS: Mapping[type[Event], Effect[Tournament]] = {
    **COMPOSITION.effects,
    NotUnderstood: _leave_as_it_is,
}
"""Effects by event type, for applying many events."""


def decide(state: Tournament, command: Command, at: Moment) -> tuple[Event, ...] | Refusal:
    """The events that this command causes at this instant, or the refusal."""
    decision_of = COMPOSITION.decisions.get(type(command))
    if decision_of is None:
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": type(command).__name__})
    decision = decision_of(state, command, at)
    if isinstance(decision, Refusal):
        return decision
    events = decision if isinstance(decision, tuple) else (decision,)
    return obstacle(state, events[0], at) or events


def obstacle(state: Tournament, event: Event, at: Moment) -> Refusal | None:
    """The refusal if this event can't happen now."""
    obstacle_to = COMPOSITION.obstacles.get(type(event))
    return obstacle_to(state, event, at) if obstacle_to is not None else None


def apply(state: Tournament, event: Event, at: Moment, author: str = "") -> None:
    """Apply a recorded event; one that finds nothing to act on has no effect."""
    EFFECTS[type(event)](state, event, at, author)
