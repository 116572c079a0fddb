"""The players of a tournament as a feature of it.

`domain/named_players.py` lists the events of other features that name players.
"""

from __future__ import annotations

from judgekit.domain.players import commands, decide, events, state
from judgekit.domain.players.state import HasPlayers
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.topic import Topic

COMMANDS = (commands.SamePlayer, commands.OtherPlayer)

FEATURE: Feature[HasPlayers] = Feature(
    kinds={
        "players-joined": events.PlayersJoined,
        "player-told-apart": events.PlayerToldApart,
        "player-erased": events.PlayerErased,
    },
    commands=COMMANDS,
    scripted=COMMANDS,
    decisions={
        commands.SamePlayer: decide.join,
        commands.OtherPlayer: decide.tell_apart,
    },
    effects={
        events.PlayersJoined: state.join,
        events.PlayerToldApart: state.tell_apart,
        events.PlayerErased: state.leave_as_it_is,
    },
    topics=(Topic.SETUP, Topic.INFRACTIONS, Topic.DECK_CHECKS, Topic.CALLS),
)
