"""Which steps mean the same in either order, so that one that comes late can be put in at its place
without deciding again what happened after it.

A call at one table and a penalty at another don't touch each other. What concerns a whole clock,
the pairings or the team concerns everything: that is decided again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from judgekit.domain.calls.events import CallChanged, CallClosed, CallOpened
from judgekit.domain.clock.events import (
    ExtensionGranted,
    JudgeSeated,
    SlowPlayCalled,
    TableFinished,
    TableTold,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.deck_checks.events import (
    ChecklistMarked,
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
    DeckTicked,
)
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.setup.events import NoteWritten
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.domain.tournament import Tournament
from judgekit.engine.timeline import Part, Timeline

Thing = tuple[str, int | str]
"""A table, a player, or the notes: what events of one kind can be about."""
_MEASURED = attrgetter("measured")


AtTable = (
    CallOpened
    | ExtensionGranted
    | TableTold
    | SlowPlayCalled
    | TurnsStarted
    | TurnTaken
    | TableFinished
    | JudgeSeated
    | DeckCheckStarted
)
OfCheck = DeckTicked | ChecklistMarked | DeckCheckFinished | DeckCheckChanged | PenaltyIssued


def _at_table(state: Tournament, event: AtTable) -> set[Thing]:
    del state
    return {("table", event.table)}


def _at_call(state: Tournament, event: CallChanged | CallClosed) -> set[Thing] | None:
    return _where(state.calls.entered.by_id.get(event.call))


def _at_check(state: Tournament, event: OfCheck) -> set[Thing] | None:
    return _where(state.deck_checks.entered.by_id.get(event.check))


def _where(what: Interrupting | None) -> set[Thing] | None:
    return None if what is None else {("table", what.table)}


def _check_started(state: Tournament, event: DeckCheckStarted) -> set[Thing]:
    return _at_table(state, event) | {("player", player_key(each)) for each in event.players}


def _check_changed(state: Tournament, event: DeckCheckChanged) -> set[Thing] | None:
    where = _at_check(state, event)
    names: set[Thing] = {("player", player_key(each)) for each in event.players}
    return None if where is None else where | names


def _penalty(state: Tournament, event: PenaltyIssued) -> set[Thing] | None:
    about: set[Thing] = {("player", player_key(event.player))}
    if event.table is not None:
        about.add(("table", event.table))
    check = _at_check(state, event) if event.check else set[Thing]()
    return None if check is None else about | check


def _noted(state: Tournament, event: NoteWritten) -> set[Thing]:
    del state, event
    return {("notes", 0)}


def _nothing(state: Tournament, event: Event) -> set[Thing]:
    del state, event
    return set()


_ABOUT: Mapping[type[Event], Callable[[Tournament, Any], set[Thing] | None]] = {
    **dict.fromkeys(
        (
            CallOpened,
            ExtensionGranted,
            TableTold,
            SlowPlayCalled,
            TurnsStarted,
            TurnTaken,
            TableFinished,
            JudgeSeated,
        ),
        _at_table,
    ),
    **dict.fromkeys((CallChanged, CallClosed), _at_call),
    **dict.fromkeys((DeckTicked, ChecklistMarked, DeckCheckFinished), _at_check),
    DeckCheckStarted: _check_started,
    DeckCheckChanged: _check_changed,
    PenaltyIssued: _penalty,
    NoteWritten: _noted,
    **dict.fromkeys((StepMerged, StepSetAside), _nothing),
}
"""What an event is about, and all that deciding its command reads beside what concerns a whole
clock; None where that isn't known. Events without an entry concern everything."""


def touched(state: Tournament, events: Iterable[Event]) -> set[Thing] | None:
    """Return what events are about; None if they concern everything."""
    things: set[Thing] = set()
    for event in events:
        about = _ABOUT.get(type(event))
        found = about(state, event) if about is not None else None
        if found is None:
            return None
        things |= found
    return things


def is_apart(state: Tournament, events: Sequence[Event], others: Iterable[Part]) -> bool:
    """Whether none of the others concerns what these events are about."""
    own = touched(state, events)
    if own is None:
        return False
    for part in others:
        about = touched(state, part.events)
        if about is None or own & about:
            return False
    return True


class NewestTouch:
    """When the things of an event were last touched, so that it can be told at once whether a step
    that comes late has anything to do with what happened after it.

    What is in force is looked through from its end, as far back as is asked for. It is made anew
    after a change of history.
    """

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._newest: dict[Thing, Moment] = {}
        self._everything: Moment | None = None
        """When something last concerned everything."""
        in_force = timeline.in_force()
        self._since: Moment = in_force[-1].measured if in_force else 0
        """All that happened later is known."""

    def add(self, state: Tournament, part: Part) -> None:
        """Know a part that was put in."""
        if part.measured > self._since:
            self._touch(state, part)

    def is_apart(self, state: Tournament, events: Sequence[Event], measured: Moment) -> bool:
        """Whether nothing that happened after an instant of measured time concerns what these
        events are about."""
        own = touched(state, events)
        if own is None:
            return False
        self._look_back(state, measured)
        if self._everything is not None and self._everything > measured:
            return False
        return all(self._newest.get(thing, measured) <= measured for thing in own)

    def _look_back(self, state: Tournament, measured: Moment) -> None:
        if measured >= self._since:
            return
        in_force = self._timeline.in_force()
        first = bisect_right(in_force, measured, key=_MEASURED)
        last = bisect_right(in_force, self._since, key=_MEASURED)
        for part in in_force[first:last]:
            self._touch(state, part)
        self._since = measured

    def _touch(self, state: Tournament, part: Part) -> None:
        at, about = part.measured, touched(state, part.events)
        if about is None:
            self._everything = at if self._everything is None else max(self._everything, at)
            return
        for thing in about:
            self._newest[thing] = max(self._newest.get(thing, at), at)


class TouchedThings:
    """Implements `engine.redeciding.Reach` for steps that come late: what they are about, and what
    that is about which is decided again because of them.

    `refused` are those that can't happen, if they are left out `one_by_one`.
    """

    def __init__(self, *, one_by_one: bool = False) -> None:
        self._things: set[Thing] | None = set()
        self._one_by_one = one_by_one
        self.refused: dict[str, Refusal] = {}

    def goes_on_without(self, part: str, refusal: Refusal) -> bool:
        """See `Reach`."""
        if self._one_by_one:
            self.refused[part] = refusal
        return self._one_by_one

    def is_beyond(self, state: Tournament, part: Part) -> bool:
        """See `Reach`; what concerns everything is always decided again."""
        if self._things is None:
            return False
        about = touched(state, part.events)
        return about is not None and not about & self._things

    def spread(self, state: Tournament, was: Sequence[Event], now: Sequence[Event]) -> None:
        """See `Reach`; what concerns everything and comes to the same as before changes nothing
        else."""
        about = touched(state, (*was, *now))
        if about is not None and self._things is not None:
            self._things |= about
        elif tuple(was) != tuple(now):
            self._things = None


def is_firm(part: Part) -> bool:
    """Whether what comes before a part can't change what became of its step: it was neither merged
    nor set aside."""
    return not any(isinstance(event, StepMerged | StepSetAside) for event in part.events)
