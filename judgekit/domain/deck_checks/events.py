"""What happens to deck checks."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class DeckCheckStarted(Event, frozen=True):
    """The decks of a table are taken. `kind` is `random` or `targeted`, the latter for `reason`;
    `counts` is False where that was at or after the table's deadline."""

    check: int
    table: int
    decks: int = 2
    kind: str = "random"
    reason: str = ""
    clock: str = ""
    round: int = 0
    counts: bool = False


class DeckCheckFinished(Event, frozen=True):
    """They are back."""

    check: int
    findings: tuple[str, ...] = ()
