"""All that a change of history moves: clocks, tables, calls, deck checks and penalties."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.clock.changes import Changes, changes
from judgekit.domain.clock.telling import OutdatedTelling, outdated_tellings
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament


class OpenThing(StrEnum):
    """What can be open at a table."""

    CALL = "call"
    DECK_CHECK = "deck-check"


class OpeningChange(msgspec.Struct, frozen=True):
    """A call or a deck check that is open before and not after, or the other way round.

    `since` is when it was opened, or closed if it is closed afterwards; None if it is not there.
    `was_there` tells one that is open again from one that had not been entered.
    """

    thing: OpenThing
    table: int
    is_open: bool
    since: Moment | None
    was_there: bool = True


class HistoryChanges(msgspec.Struct, frozen=True):
    """What changes: times, then what is open, by kind and number.

    `penalties_gone` and `penalties_back` are counts; `to_tell` are the tables that must be told
    something again only because of it.
    """

    times: Changes
    openings: tuple[OpeningChange, ...] = ()
    penalties_gone: int = 0
    penalties_back: int = 0
    to_tell: tuple[OutdatedTelling, ...] = ()

    @property
    def moves_play(self) -> bool:
        """Whether a clock, a deadline or something open at a table changes."""
        return bool(self.times.clocks or self.times.tables or self.openings)


def history_changes(
    before: Tournament, after: Tournament, now: Moment, now_after: Moment | None = None
) -> HistoryChanges:
    """Compare two states of a tournament at the same instant.

    If the time of day moves between them, `now_after` is that instant by the later one.
    """
    calls, checks = OpenThing.CALL, OpenThing.DECK_CHECK
    openings = (
        *_openings(calls, before.calls.entered, after.calls.entered),
        *_openings(checks, before.deck_checks.entered, after.deck_checks.entered),
    )
    issued = {each.id for each in before.infractions.penalties}
    anew = {each.id for each in after.infractions.penalties}
    known = {_telling(each) for each in outdated_tellings(before.clocks)}
    return HistoryChanges(
        changes(before.clocks, after.clocks, now, now_after),
        openings,
        len(issued - anew),
        len(anew - issued),
        tuple(each for each in outdated_tellings(after.clocks) if _telling(each) not in known),
    )


def _telling(outdated: OutdatedTelling) -> OutdatedTelling:
    """The telling without its time of day, which may move between two states."""
    told = msgspec.structs.replace(outdated.told, at=0)
    return msgspec.structs.replace(outdated, told=told)


def _openings(
    thing: OpenThing, before: Iterable[Interrupting], after: Iterable[Interrupting]
) -> list[OpeningChange]:
    then, anew = ({each.id: each for each in things} for things in (before, after))
    found = []
    for id_ in dict.fromkeys((*then, *anew)):
        one, other = then.get(id_), anew.get(id_)
        was_open, is_open = one is not None and one.is_open, other is not None and other.is_open
        if was_open is is_open:
            continue
        if other is None:
            found.append(OpeningChange(thing, one.table if one else 0, is_open=False, since=None))
        else:
            since = other.opened if is_open else other.closed
            is_known = one is not None
            found.append(OpeningChange(thing, other.table, is_open, since, is_known))
    return found
