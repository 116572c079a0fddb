"""Players named by events of other features become players of the tournament.

A penalty can be recorded in one step with the decision on which player its name means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from judgekit.domain.calls.events import AppealAmended, AppealOpened
from judgekit.domain.deck_checks.events import (
    DeckCheckChanged,
    DeckCheckStarted,
    DecklistsTaken,
    PoolsTaken,
    StandingsKept,
)
from judgekit.domain.deck_return import DECK_RETURN, ReturnDecks
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.infractions.feature import FEATURE as INFRACTIONS
from judgekit.domain.infractions.state import HasInfractions
from judgekit.domain.interrupted_tables import HasTables
from judgekit.domain.penalties_at_tables import PENALTIES_AT_TABLES
from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.players.events import PlayersJoined
from judgekit.domain.players.feature import FEATURE as PLAYERS
from judgekit.domain.players.state import HasPlayers, Players
from judgekit.domain.setup.events import PairingsTaken
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Decision, Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import BETWEEN_MEMBERS, JOINT, player_key
from judgekit.domain.shared.refusal import Refusal


class RecordForPlayer(Command, frozen=True, tag="record-for-player"):
    """Record or correct a penalty and, in the same step, join its player's name or tell it
    apart."""

    penalty: IssuePenalty | CorrectPenalty | ReturnDecks
    player: SamePlayer | OtherPlayer


class NamesPlayers(HasPlayers, HasInfractions, HasTables, Protocol):
    """A state whose parts name players."""


def _record(state: NamesPlayers, command: RecordForPlayer, at: Moment) -> Decision:
    """Return the events of the penalty, then those of the name; or the refusal of either."""
    penalty = command.penalty
    if isinstance(penalty, ReturnDecks):
        recorded = DECK_RETURN.decisions[ReturnDecks](state, penalty, at)
    elif isinstance(penalty, CorrectPenalty):
        recorded = PENALTIES_AT_TABLES.decisions[CorrectPenalty](state, penalty, at)
    else:
        recorded = PENALTIES_AT_TABLES.decisions[IssuePenalty](state, penalty, at)
    settled = PLAYERS.decisions[type(command.player)](state, command.player, at)
    if isinstance(recorded, Refusal) or isinstance(settled, Refusal):
        return recorded if isinstance(recorded, Refusal) else settled
    return *_several(recorded), *_several(settled)


def _several(decision: Decision) -> tuple[Event, ...]:
    if isinstance(decision, Refusal):
        return ()
    return decision if isinstance(decision, tuple) else (decision,)


def _pair(state: HasPlayers, event: PairingsTaken, at: Moment, author: str) -> None:
    """Add the paired players; the name of a team adds its members as well."""
    del at, author
    seated = (name for each in event.tables for name in each.players)
    names = []
    for name in (*seated, *event.byes):
        names.append(name)
        if JOINT in player_key(name):
            names += filter(None, BETWEEN_MEMBERS.split(name))
    state.players.pair(names)


def _know(players: Players, names: Iterable[str]) -> None:
    for name in filter(None, names):
        players.know(name)


def _name_one(
    state: HasPlayers, event: PenaltyIssued | AppealOpened, at: Moment, author: str
) -> None:
    del at, author
    _know(state.players, (event.player,))


def _name_checked(
    state: HasPlayers, event: DeckCheckStarted | DeckCheckChanged, at: Moment, author: str
) -> None:
    del at, author
    _know(state.players, event.players)


def _name_listed(state: HasPlayers, event: DecklistsTaken, at: Moment, author: str) -> None:
    del at, author
    _know(state.players, (each.player for each in event.lists))


def _name_pools(state: HasPlayers, event: PoolsTaken, at: Moment, author: str) -> None:
    del at, author
    _know(state.players, (each.player for each in event.pools))


def _name_ranked(state: HasPlayers, event: StandingsKept, at: Moment, author: str) -> None:
    del at, author
    _know(state.players, (each.player for each in event.records))


def _name_joined(state: HasPlayers, event: PlayersJoined, at: Moment, author: str) -> None:
    del at, author
    _know(state.players, (event.player,))


def _resolve(command: Command, events: Sequence[Event]) -> Command:
    assert isinstance(command, RecordForPlayer)
    resolutions = {**INFRACTIONS.resolutions, **DECK_RETURN.resolutions}
    meant = resolutions[type(command.penalty)](command.penalty, events)
    return msgspec.structs.replace(command, penalty=meant)


NAMED_PLAYERS: Feature[NamesPlayers] = Feature(
    commands=(RecordForPlayer,),
    decisions={RecordForPlayer: _record},
    resolutions={RecordForPlayer: _resolve},
    effects={
        PairingsTaken: _pair,
        PenaltyIssued: _name_one,
        PenaltyCorrected: _name_one,
        AppealOpened: _name_one,
        AppealAmended: _name_one,
        DeckCheckStarted: _name_checked,
        DeckCheckChanged: _name_checked,
        DecklistsTaken: _name_listed,
        PoolsTaken: _name_pools,
        StandingsKept: _name_ranked,
        PlayersJoined: _name_joined,
    },
)
