"""Events of penalties.

A penalty is known by the id of the event that issued it, which is empty until that event is
recorded.
"""

from __future__ import annotations

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose, StaffName


class PenaltyIssued(Event, frozen=True):
    """A player received a penalty.

    `infraction` is an entry's id (`ipg-2.1`), `table` None if it happened at no table, `clock`
    and `round_id` empty if no round was in progress; `round_id` is also empty if `round` is the
    number of an unknown round. `check` is the id of the deck check that it came of, if any. `day`
    is the tournament's day as ISO 8601, empty if unknown: then that of the instant in UTC. `policy`
    is what policy gives (a `Penalty` value), empty if policy was not consulted; if `penalty`
    differs from it, `deviation` says why. `circumstances` are those that held, `answers` the chain
    of questions answered, as `question=answer` with the answer's position from 1.
    """

    player: PlayerName
    infraction: Code
    penalty: Code
    table: int | None = None
    clock: Code = ""
    round: int = 0
    comment: NoteText = ""
    judge: StaffName = ""
    head_judge: StaffName = ""
    day: Code = ""
    edition: Code = ""
    policy: Code = ""
    deviation: Prose = ""
    circumstances: tuple[Code, ...] = ()
    answers: tuple[Code, ...] = ()
    check: Code = ""
    round_id: Code = ""
    id: Code = ""


class PenaltyCorrected(PenaltyIssued, frozen=True):
    """A penalty was corrected; all fields hold their new values, and `id` is the penalty's."""
