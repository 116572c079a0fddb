"""What can be asked of deck checks; the names are those of scripts."""

from __future__ import annotations

from typing import Any

from judgekit.domain.shared.command import Command


class StartDeckCheck(Command, frozen=True, tag="start-deck-check"):
    """Take the decks of a table; `kind` is `random` or `targeted`."""

    table: int
    decks: int = 2
    kind: str = "random"
    reason: str = ""
    clock: str = ""


class FinishDeckCheck(Command, frozen=True, tag="finish-deck-check"):
    """Bring them back; `findings` is a text, or several, or whatever else a script says of it."""

    table: int
    findings: Any = None
    clock: str = ""
