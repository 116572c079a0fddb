"""Commands on the identity of players; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import PlayerName


class SamePlayer(Command, frozen=True, tag="same-player"):
    """Join two names: `name` means the same player as `player`."""

    name: PlayerName
    player: PlayerName


class OtherPlayer(Command, frozen=True, tag="other-player"):
    """Tell a name apart: `name` is a player other than those with similar names."""

    name: PlayerName
