"""Penalties that came of a deck check, and findings that still have none."""

from __future__ import annotations

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.domain.tournament import Tournament


def penalties_of_check(
    state: Tournament, check: DeckCheck, player: str
) -> tuple[WrittenPenalty, ...]:
    """The player's penalties that came of the check, oldest first.

    They name the check, or were recorded since it began, for its table and in its round.
    """
    if not player:
        return ()
    return tuple(each for each in state.penalties_of(player) if _is_of(each, check))


def _is_of(written: WrittenPenalty, check: DeckCheck) -> bool:
    issued = written.issued
    if issued.check:
        return issued.check == check.id
    place = (issued.table, issued.round_id)
    return written.at >= check.opened and place == (check.table, check.round_id)
