"""What happens to players' records."""

from __future__ import annotations

from judgekit.domain.shared.event import Event


class PenaltyIssued(Event, frozen=True):
    """A player was penalised.

    `infraction` is an entry's id (`ipg-2.1`), `table` None where it happened at none, `clock` empty
    where no round was in progress. `number` counts the penalties of the tournament from 1; 0 in
    records made before they were counted. `day` is the tournament's day as ISO 8601, empty where
    nobody said it: then that of the instant in UTC. `policy` is what policy gives (a `Penalty`'s
    value), empty where nobody asked it; where `penalty` is another one, `deviation` says why.
    `circumstances` are those that held, `answers` the chain of questions answered, as
    `question=answer` with the answer's place from 1.
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
    """All of the penalty of that number, as it is from now on."""
