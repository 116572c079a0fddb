"""From what is asked about penalties to what happens, or why it can't."""

from __future__ import annotations

from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.shared.interruptions import Place
from judgekit.domain.shared.refusal import Refusal, RefusalCode


def decide_penalty(command: IssuePenalty, place: Place | None) -> PenaltyIssued | Refusal:
    """The penalty at the place where its table was found, None where it names no table."""
    for field, right in (
        ("player", bool(command.player.strip())),
        ("infraction", bool(command.infraction.strip())),
        ("penalty", command.penalty in list(Penalty)),
    ):
        if not right:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    return PenaltyIssued(
        player=command.player.strip(),
        infraction=command.infraction.strip(),
        penalty=command.penalty,
        table=command.table,
        clock=place.clock if place else "",
        round=place.round if place else 0,
        comment=command.comment,
    )
