"""Return of decks together with the penalties that came of the check, in one step.

A penalty names its check; the check's penalties are gathered here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.feature import FINISHES
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.decide import decide_penalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.state import HasInfractions
from judgekit.domain.interrupted_tables import HasTables, decide_finished_check
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
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


class HasChecksAndPenalties(HasTables, HasInfractions, Protocol):
    """A state that has tables with deck checks and penalties."""


def _return_decks(state: HasChecksAndPenalties, command: ReturnDecks, at: Moment) -> Decision:
    """Finish the check, and issue its penalties."""
    finished = decide_finished_check(state, command.finish, at)
    if isinstance(finished, Refusal):
        return finished
    check = state.deck_checks.entered.by_id[finished.check]
    place = TableInRound(check.table, check.clock, check.round, round_id=check.round_id)
    issued: list[PenaltyIssued] = []
    for asked in command.penalties:
        at_table = msgspec.structs.replace(asked, table=check.table, round=None)
        penalty = decide_penalty(at_table, place)
        if isinstance(penalty, Refusal):
            return penalty
        issued.append(msgspec.structs.replace(penalty, check=check.id))
    return finished, *issued


def _gather(state: HasChecksAndPenalties, event: PenaltyIssued, at: Moment, author: str) -> None:
    """Add the penalty to those of the check that it came of."""
    del at, author
    check = state.deck_checks.entered.by_id.get(event.check) if event.check else None
    if check is not None and event.id not in check.penalties:
        check.penalties += (event.id,)


def _resolve(command: Command, events: Sequence[Event]) -> Command:
    assert isinstance(command, ReturnDecks)
    return msgspec.structs.replace(command, finish=FINISHES(command.finish, events))


DECK_RETURN: Feature[HasChecksAndPenalties] = Feature(
    commands=(ReturnDecks,),
    decisions={ReturnDecks: _return_decks},
    resolutions={ReturnDecks: _resolve},
    effects={PenaltyIssued: _gather},
)
