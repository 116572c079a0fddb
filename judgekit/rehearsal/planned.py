"""Steps of a made-up event before they are entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal
from judgekit.domain.deck_checks.commands import FinishDeckCheck, TickDeck
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import SECOND, Moment

NAMING: Mapping[type[Command], str] = {
    CloseCall: "number",
    OpenAppeal: "call",
    DecideAppeal: "number",
    TickDeck: "check",
    FinishDeckCheck: "check",
}
"""The field in which a command names the call, appeal or check that it goes on with."""


class Planned(NamedTuple):
    """A command with its instant; of equal instants the earlier planned comes first.

    `begins` is the plan's own name for the call, check or entry that it begins, `of` that of the
    one that it goes on with.
    """

    at: Moment
    command: Command
    begins: str = ""
    of: str = ""


class BegunThings:
    """What the steps have begun, so that each later one goes on with its own and with no other,
    whatever else is entered in between."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}

    def command(self, planned: Planned) -> Command | None:
        """The step's command, which names by id what it goes on with; None if that never began."""
        if not planned.of:
            return planned.command
        begun = self._ids.get(planned.of)
        field = NAMING.get(type(planned.command))
        if begun is None or field is None:
            return None if begun is None else planned.command
        return msgspec.structs.replace(planned.command, **{field: begun})

    def entered(self, planned: Planned, id_: str) -> None:
        """The step was entered; its first event has that id."""
        if planned.begins:
            self._ids[planned.begins] = id_


def after(at: Moment, seconds: float) -> Moment:
    """The instant so many seconds later; recorded instants are whole seconds."""
    return at + round(seconds) * SECOND
