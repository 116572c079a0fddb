"""Decisions on the identity of players: the event, or the refusal."""

from __future__ import annotations

from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.players.events import PlayersJoined, PlayerToldApart
from judgekit.domain.players.state import HasPlayers
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def join(state: HasPlayers, command: SamePlayer, at: Moment) -> PlayersJoined | Refusal:
    """Join two names, neither of which may be blank; the player need not be known yet."""
    del state, at
    for field, written in (("name", command.name), ("player", command.player)):
        if not player_key(written):
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    return PlayersJoined(command.name.strip(), command.player.strip())


def tell_apart(state: HasPlayers, command: OtherPlayer, at: Moment) -> PlayerToldApart | Refusal:
    """Tell a name apart from similar ones; it must not be blank."""
    del state, at
    if not player_key(command.name):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "name"})
    return PlayerToldApart(command.name.strip())
