"""The command that starts the check of a chosen table."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.selection import RANDOM, TARGETED
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.deck_checks.choosing.body import ChoosingBody
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts
from judgekit.views.deck_checks.lots import Lots
from judgekit.views.deck_checks.starting import proposed_start


class Chosen(NamedTuple):
    """A table and the judges of its decks, in order."""

    table: int
    judges: tuple[str, ...] = ()


def chosen_check(
    state: Tournament, facts: ChoosingFacts, chosen: Chosen, body: ChoosingBody, now: Moment
) -> StartDeckCheck | None:
    """Build the command for a check of a table that was drawn or targeted in the view; None if it
    was neither."""
    lots, target = body.draw.lots, body.target
    if chosen.table in (each.table for each in lots.draw(facts).drawn):
        return drawn_check(state, facts, chosen, lots, now)
    if target.table.text() and target.table.number() == chosen.table and target.reason():
        return targeted_check(state, facts, chosen, target.reason(), now)
    return None


def targeted_check(
    state: Tournament,
    facts: ChoosingFacts,
    chosen: Chosen,
    reason: str,
    now: Moment,
) -> StartDeckCheck:
    """Build the command for a check of this table, chosen for that reason."""
    check = _check(state, facts, chosen, now)
    return msgspec.structs.replace(check, kind=TARGETED, reason=reason)


def drawn_check(
    state: Tournament, facts: ChoosingFacts, chosen: Chosen, lots: Lots, now: Moment
) -> StartDeckCheck:
    """Build the command for a check of a drawn table, with what is needed to repeat the draw."""
    check = _check(state, facts, chosen, now)
    has_weights = lots.top > 0 and lots.tickets > 1
    return msgspec.structs.replace(
        check,
        kind=RANDOM,
        seed=lots.seed,
        earlier_seeds=lots.earlier,
        top_tables=len(lots.top_tables(facts)) if has_weights else 0,
        top_weight=lots.tickets if has_weights else 1,
    )


def _check(state: Tournament, facts: ChoosingFacts, chosen: Chosen, now: Moment) -> StartDeckCheck:
    proposed = proposed_start(state, chosen.table, now, chosen.judges)
    seat = facts.seats.get(chosen.table)
    players = seat.players if seat is not None else proposed.players
    if facts.decks_each > 1:
        players = ()  # Pairings name teams then, not their members.
    place = facts.place
    goes_on = place is not None and state.clocks.in_progress(place.clock) is not None
    return msgspec.structs.replace(
        proposed,
        decks=len(players) or proposed.decks,
        players=players,
        clock=place.clock if place is not None and goes_on else "",
    )
