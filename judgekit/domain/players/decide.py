"""From what is said of names to what happens, or why it can't."""

from __future__ import annotations

from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.players.events import PlayersJoined, PlayerToldApart
from judgekit.domain.players.state import HasPlayers
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def join(state: HasPlayers, command: SamePlayer, at: Moment) -> PlayersJoined | Refusal:
    """Both names are said; the player need not be known yet."""
    del state, at
    for field, written in (("name", command.name), ("player", command.player)):
        if not player_key(written):
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    return PlayersJoined(command.name.strip(), command.player.strip())


def tell_apart(state: HasPlayers, command: OtherPlayer, at: Moment) -> PlayerToldApart | Refusal:
    """The name is said."""
    del state, at
    if not player_key(command.name):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "name"})
    return PlayerToldApart(command.name.strip())
