"""What can be said of names; the command names are those of scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class SamePlayer(Command, frozen=True, tag="same-player"):
    """The written `name` means the `player` who is known already."""

    name: str
    player: str


class OtherPlayer(Command, frozen=True, tag="other-player"):
    """The written `name` is a player of its own, and none of those whose names are near."""

    name: str
