"""What the record says of a day and the state does not keep.

The state knows that a table is done, how long a clock was paused and what was granted, but not
when. The report needs the instants, so it follows the record once more, from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from judgekit.domain.calls.events import CallClosed
from judgekit.domain.clock.events import (
    AllClocksPaused,
    AllClocksResumed,
    ClockPaused,
    ClockResumed,
    ExtensionGranted,
    PlayingTablesReported,
    TableFinished,
    TurnTaken,
)
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.deck_checks.events import DeckCheckFinished
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament, apply
from judgekit.engine.intention import decoded
from judgekit.engine.timeline import Part, Timeline

MANUAL = "manual"
"""The cause of an extension given by hand."""


_Finishing = TableFinished | TurnTaken | PlayingTablesReported
_Ending = CallClosed | DeckCheckFinished
_OfOneClock = ClockPaused | ClockResumed
_Pausing = AllClocksPaused | AllClocksResumed | _OfOneClock


class GivenByHand(msgspec.Struct, frozen=True):
    """Time granted to a table; `cause` is `MANUAL`, or that of the call or penalty it came with."""

    cause: str
    by: int


class WitnessedRound(msgspec.Struct):
    """One round: `finished` has the instants at which its tables became done.

    `left_unnamed` are the others that did: because a report of who plays on named others, by the
    instants of such reports. They were neither named before nor in turns: nobody saw them play
    after time. Nearly all tables of a large round are among them.
    `pauses` are those of the whole clock, the last one without an end while it lasts. `given` has
    each table's extensions in the order in which they were given: the key of an interruption that
    ended, or what was given by hand.
    """

    finished: dict[int, Moment] = {}
    left_unnamed: list[tuple[Moment, tuple[int, ...]]] = []
    pauses: list[tuple[Moment, Moment | None]] = []
    given: dict[int, list[str | GivenByHand]] = {}

    def done_at(self) -> dict[int, Moment]:
        """The instants at which all of its tables became done."""
        found = {number: at for at, numbers in self.left_unnamed for number in numbers}
        found.update(self.finished)
        return found

    def is_done(self, number: int) -> bool:
        """Whether the table was seen to become done."""
        unnamed = any(number in numbers for _, numbers in self.left_unnamed)
        return unnamed or number in self.finished

    def unnamed(self) -> set[int]:
        """All tables left unnamed."""
        return {number for _, numbers in self.left_unnamed for number in numbers}


class Day(msgspec.Struct, frozen=True):
    """The state at `now`, with what was witnessed of each round by its id.

    `penalty_rounds` has each penalty's round by its id, with its clock.
    """

    state: Tournament
    now: Moment
    rounds: Mapping[str, WitnessedRound]
    penalty_rounds: Mapping[str, tuple[str, int]]


class DayWitness:
    """Looks on as a day goes on, so that its report need not follow the record anew.

    A `Day` that it has told changes with the next one.
    """

    def __init__(self) -> None:
        self._witness = _Witness(Tournament())
        self._form: object = None
        self._parts = 0
        """What was seen: so many parts of the timeline in that form."""

    def look(self, timeline: Timeline, state: Tournament) -> None:
        """Look at a step that was entered just now and led to this state.

        Steps that nobody looked at, and changes of earlier ones, are followed when the day is asked
        for.
        """
        parts = timeline.in_force()
        if timeline.form is not self._form or len(parts) != self._parts + 1:
            return
        self._witness.state = state
        self._witness.look(parts[-1], timeline.followed.instant(parts[-1].measured))
        self._parts += 1

    def day(self, timeline: Timeline, state: Tournament, now: Moment) -> Day:
        """Return the day up to `now`, at which this is the state that the timeline leads to."""
        if timeline.form is not self._form or len(timeline.in_force()) != self._parts:
            self._witness = _followed(timeline, now)
            self._form, self._parts = timeline.form, len(timeline.in_force())
        self._witness.state = state
        return self._witness.day(now)


def followed_day(timeline: Timeline, now: Moment) -> Day:
    """Return the day of what is in force up to `now`, following the record from its beginning."""
    return _followed(timeline, now).day(now)


def _followed(timeline: Timeline, now: Moment) -> _Witness:
    witness = _Witness(Tournament(entry_order=timeline.entry_order()))
    for part in timeline.in_force():
        at = timeline.followed.instant(part.measured)
        if at <= now:
            witness.follow(part, at)
    witness.state.entry_order = {}
    return witness


class _Witness:
    def __init__(self, state: Tournament) -> None:
        self.state = state
        self._rounds: dict[str, WitnessedRound] = {}
        self._penalty_rounds: dict[str, tuple[str, int]] = {}

    def day(self, now: Moment) -> Day:
        return Day(self.state, now, self._rounds, self._penalty_rounds)

    def follow(self, part: Part, at: Moment) -> None:
        """Apply a part's events, looking at what each of them did."""
        for event in part.events:
            apply(self.state, event, at, part.author)
            self._look(event, part, at)

    def look(self, part: Part, at: Moment) -> None:
        """Look at what a part did that was applied just now."""
        for event in part.events:
            self._look(event, part, at)

    def _look(self, event: Event, part: Part, at: Moment) -> None:
        look = _LOOKS.get(type(event))
        if look is not None:
            look(self, event, part, at)

    def see_finish(self, event: _Finishing, part: Part, at: Moment) -> None:
        """Keep when the tables of the event became done, and what ended with them."""
        del part
        found = self._round(event.round_id)
        if found is None:
            return
        current, witnessed = found
        is_report = isinstance(event, PlayingTablesReported)
        done = event.done if isinstance(event, PlayingTablesReported) else (event.table,)
        unnamed: list[int] = []
        for number in done:
            table = current.tables.get(number)
            if table is None or not table.done or witnessed.is_done(number):
                continue
            if is_report and not (table.plays_on or table.turns):
                unnamed.append(number)
            else:
                witnessed.finished[number] = at
            self._keep_ended(current, witnessed, number)
        if unnamed:
            # Most often these are all that the event names: it has them already.
            together = tuple(unnamed)
            witnessed.left_unnamed.append((at, done if together == done else together))

    def see_end_of_interruption(self, event: _Ending, part: Part, at: Moment) -> None:
        """Keep that a call's or a check's extension was given now."""
        del part, at
        id_ = event.call if isinstance(event, CallClosed) else event.check
        calls, checks = self.state.calls.entered, self.state.deck_checks.entered
        what = calls.by_id.get(id_) or checks.by_id.get(id_)
        found = self._round(what.round_id) if what is not None else None
        if what is not None and found is not None:
            self._keep_ended(*found, what.table)

    def see_grant(self, event: ExtensionGranted, part: Part, at: Moment) -> None:
        """Keep what was given by hand, with the call or the penalty that it belongs to."""
        del at
        found = self._round(event.round_id)
        if found is not None:
            given = GivenByHand(_cause_of(event, part), event.by)
            found[1].given.setdefault(event.table, []).append(given)

    def see_pause(self, event: _Pausing, part: Part, at: Moment) -> None:
        """Keep from when to when the clocks of the event stood still."""
        del part
        ids = (event.round_id,) if isinstance(event, _OfOneClock) else event.rounds
        for id_ in ids:
            found = self._round(id_)
            if found is None:
                continue
            current, witnessed = found
            is_open = bool(witnessed.pauses) and witnessed.pauses[-1][1] is None
            if current.paused_since is not None and not is_open:
                witnessed.pauses.append((at, None))
            elif current.paused_since is None and is_open:
                witnessed.pauses[-1] = (witnessed.pauses[-1][0], at)

    def see_penalty(self, event: PenaltyIssued, part: Part, at: Moment) -> None:
        """Keep the penalty's round; one at no table is of the round of its clock."""
        del at
        if event.round:
            self._penalty_rounds[event.id] = (event.clock, event.round)
        elif event.id not in self._penalty_rounds:
            current = _round_of_clock(self.state.clocks, event.clock or _clock_named(part))
            if current is not None:
                self._penalty_rounds[event.id] = (current.clock, current.number)

    def _round(self, round_id: str) -> tuple[Round, WitnessedRound] | None:
        current = self.state.clocks.rounds.get(round_id)
        if current is None:
            return None
        return current, self._rounds.setdefault(round_id, WitnessedRound())

    def _keep_ended(self, current: Round, witnessed: WitnessedRound, number: int) -> None:
        """Keep the table's interruptions that have ended since; most tables have none."""
        interruptions = current.tables[number].interruptions
        ended = [each.key for each in interruptions if each.until is not None]
        if ended:
            given = witnessed.given.setdefault(number, [])
            known = {each for each in given if isinstance(each, str)}
            given += [key for key in ended if key not in known]


_Look = Callable[[_Witness, Any, Part, Moment], None]
_LOOKS: Mapping[type[Event], _Look] = {
    TableFinished: _Witness.see_finish,
    TurnTaken: _Witness.see_finish,
    PlayingTablesReported: _Witness.see_finish,
    CallClosed: _Witness.see_end_of_interruption,
    DeckCheckFinished: _Witness.see_end_of_interruption,
    ExtensionGranted: _Witness.see_grant,
    ClockPaused: _Witness.see_pause,
    ClockResumed: _Witness.see_pause,
    AllClocksPaused: _Witness.see_pause,
    AllClocksResumed: _Witness.see_pause,
    PenaltyIssued: _Witness.see_penalty,
    PenaltyCorrected: _Witness.see_penalty,
}


def _cause_of(event: ExtensionGranted, part: Part) -> str:
    """The cause of a grant: by hand, unless it came with a call's closing or with a penalty."""
    came_with = (CallClosed, PenaltyIssued)
    is_own = not any(isinstance(each, came_with) for each in part.events)
    return MANUAL if is_own or event.reason not in list(Reason) else event.reason


def _round_of_clock(clocks: Clocks, name: str) -> Round | None:
    """The current or last round of the clock; without a name that of the clock in use."""
    name = name or clocks.find()
    if name:
        return clocks.last_round(name)
    return next(reversed(clocks.rounds.values()), None)


def _clock_named(part: Part) -> str:
    """The clock that a penalty's command named: without a table the event doesn't have it."""
    return getattr(decoded(part.intention).command, "clock", "") if part.intention else ""
