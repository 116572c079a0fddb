"""What happens to players' records."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class PenaltyIssued(Event, frozen=True):
    """A player was penalised. `infraction` is its id (`ipg-2.1`), `table` None where it happened at
    none, `clock` empty where no round was in progress."""

    player: str
    infraction: str
    penalty: str
    table: int | None = None
    clock: str = ""
    round: int = 0
    comment: str = ""
