"""Steps of a made-up event before they are entered."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import SECOND, Moment


class Planned(NamedTuple):
    """A command with its instant; of equal instants the earlier planned comes first."""

    at: Moment
    command: Command


def after(at: Moment, seconds: float) -> Moment:
    """The instant so many seconds later; recorded instants are whole seconds."""
    return at + round(seconds) * SECOND
