"""Events of penalties."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class PenaltyIssued(Event, frozen=True):
    """A player received a penalty.

    `infraction` is an entry's id (`ipg-2.1`), `table` None if it happened at no table, `clock`
    empty if no round was in progress. `number` counts the penalties of the tournament from 1; it is
    0 in records made before they were counted. `day` is the tournament's day as ISO 8601, empty if
    unknown: then that of the instant in UTC. `policy` is what policy gives (a `Penalty` value),
    empty if policy was not consulted; if `penalty` differs from it, `deviation` says why.
    `circumstances` are those that held, `answers` the chain of questions answered, as
    `question=answer` with the answer's position from 1.
    """

    player: str
    infraction: str
    penalty: str
    table: int | None = None
    clock: str = ""
    round: int = 0
    comment: str = ""
    number: int = 0
    judge: str = ""
    head_judge: str = ""
    day: str = ""
    edition: str = ""
    policy: str = ""
    deviation: str = ""
    circumstances: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


class PenaltyCorrected(PenaltyIssued, frozen=True):
    """A penalty was corrected; all fields hold their new values."""
