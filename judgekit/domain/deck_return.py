"""Return of decks together with the penalties that came of the check, in one step."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.decide import decide_finish
from judgekit.domain.deck_checks.state import HasDeckChecks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.decide import decide_penalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import HasInfractions
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.feature import Decision, Feature
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal


class ReturnDecks(Command, frozen=True, tag="return-decks"):
    """Return a table's decks and record the penalties that came of the check.

    The check by itself gives its table its length plus three minutes, whatever the penalties (MTR
    2.6); the penalties are recorded at the table and in the round of the check.
    """

    finish: FinishDeckCheck
    penalties: tuple[IssuePenalty, ...] = ()


class HasChecksAndPenalties(HasDeckChecks, HasInfractions, Protocol):
    """A state that has deck checks and penalties."""


def _return_decks(state: HasChecksAndPenalties, command: ReturnDecks, at: Moment) -> Decision:
    """Finish the check, with the numbers of its penalties, and issue these."""
    finished = decide_finish(state, command.finish, at)
    if isinstance(finished, Refusal):
        return finished
    check = state.deck_checks.by_number[finished.check]
    place = TableInRound(check.table, check.clock, check.round)
    issued: list[PenaltyIssued] = []
    for asked in command.penalties:
        at_table = msgspec.structs.replace(asked, table=check.table, round=None)
        penalty = decide_penalty(state.infractions, at_table, place)
        if isinstance(penalty, Refusal):
            return penalty
        number = penalty.number + len(issued)
        issued.append(msgspec.structs.replace(penalty, number=number))
    numbers = tuple(each.number for each in issued)
    return msgspec.structs.replace(finished, penalties=numbers), *issued


DECK_RETURN: Feature[HasChecksAndPenalties] = Feature(
    commands=(ReturnDecks,), decisions={ReturnDecks: _return_decks}
)
