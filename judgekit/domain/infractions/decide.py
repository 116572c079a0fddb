"""Decisions on penalty commands: the event, or the refusal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.infractions.state import (
    INFRACTIONS,
    HasInfractions,
    Penalty,
    WrittenPenalty,
)
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.numbered import number_in
from judgekit.domain.shared.refusal import Refusal, RefusalCode

SLIP_OF_THE_HAND = MINUTE
"""Within this time a second identical penalty may be a duplicate entry."""
NO_TABLE = 0
"""In a correction: the infraction happened at no table."""


def decide_penalty(command: IssuePenalty, place: TableInRound | None) -> PenaltyIssued | Refusal:
    """Issue a penalty in the round of its table; `place` is None if it has none."""
    refusal = _wrong(command.player, command.infraction, command.penalty)
    if refusal is not None:
        return refusal
    return PenaltyIssued(
        player=command.player.strip(),
        infraction=infraction_id(command.infraction),
        penalty=command.penalty,
        table=command.table,
        clock=place.clock if place else "",
        round=place.round if place else 0,
        comment=command.comment,
        judge=command.judge.strip(),
        head_judge=command.head_judge.strip(),
        day=command.day,
        edition=command.edition,
        policy=command.policy,
        deviation=command.deviation.strip(),
        circumstances=command.circumstances,
        answers=command.answers,
        check=command.check,
        round_id=place.round_id if place else "",
    )


def decide_correction(
    state: HasInfractions, command: CorrectPenalty, at: Moment
) -> PenaltyCorrected | Refusal:
    """Correct a penalty but for its round; fields that are None keep their value."""
    del at
    written = state.infractions.entered.find(command.number)
    if written is None:
        return no_such_penalty(command.number)
    anew = {
        field: value
        for field, value in msgspec.structs.asdict(command).items()
        if value is not None and field not in ("number", "round")
    }
    if command.infraction is not None:
        anew["infraction"] = infraction_id(command.infraction)
    if command.table == NO_TABLE:
        anew["table"] = None
    event = PenaltyCorrected(**{**msgspec.structs.asdict(written.issued), **anew})
    return _wrong(event.player, event.infraction, event.penalty) or event


def correction_obstacle(
    state: HasInfractions, event: PenaltyCorrected, at: Moment
) -> Refusal | None:
    """Refuse to correct a penalty that doesn't exist."""
    del at
    return None if event.id in state.infractions.entered else no_such_penalty(event.id)


def no_such_penalty(name: int | str) -> Refusal:
    """The refusal when there is no penalty of that number or id; an id is not said."""
    number = number_in(name)
    values: dict[str, str | int] = {} if number is None else {"number": number}
    return Refusal(RefusalCode.NO_SUCH_PENALTY, values)


def same_just_now(
    history: Sequence[WrittenPenalty], infraction: str, now: Moment
) -> WrittenPenalty | None:
    """The player's penalty for the same infraction within the last minute, None if there is none;
    a second one may be a duplicate."""
    for written in reversed(history):
        if now - written.at >= SLIP_OF_THE_HAND:
            return None
        if written.issued.infraction == infraction:
            return written
    return None


def infraction_id(typed: str) -> str:
    """Normalize an id regardless of case: `IPG-2.5` to `ipg-2.5`."""
    return typed.strip().lower()


def _wrong(player: str, infraction: str, penalty: str) -> Refusal | None:
    for field, right in (
        ("player", bool(player.strip())),
        ("infraction", infraction_id(infraction) in INFRACTIONS),
        ("penalty", penalty in list(Penalty)),
    ):
        if not right:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    return None
