"""What the record says of a day and the state does not keep.

The state knows that a table is done, how long a clock was paused and what was granted, but not
when. The report needs the instants, so it follows the record once more, from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

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

    `left_unnamed` are those that became done because a report of who plays on named others, and
    that were neither named before nor in turns: nobody saw them play after time.
    `pauses` are those of the whole clock, the last one without an end while it lasts. `given` has
    each table's extensions in the order in which they were given: the key of an interruption that
    ended, or what was given by hand.
    """

    finished: dict[int, Moment] = {}
    left_unnamed: set[int] = set()
    pauses: list[tuple[Moment, Moment | None]] = []
    given: dict[int, list[str | GivenByHand]] = {}


class Day(msgspec.Struct, frozen=True):
    """The state at `now`, with what was witnessed of each round by its id.

    `penalty_rounds` has each penalty's round by its id, with its clock.
    """

    state: Tournament
    now: Moment
    rounds: Mapping[str, WitnessedRound]
    penalty_rounds: Mapping[str, tuple[str, int]]


class DayWitness:
    """Follows a timeline as it grows: of a long day only what is new since it was last asked.

    A `Day` that it has told changes with the next one.
    """

    def __init__(self) -> None:
        self._witness = _Witness()
        self._followed: list[_Seen] = []

    def day(self, timeline: Timeline, now: Moment) -> Day:
        """Follow what is in force up to `now`, all of it anew if what was before has changed."""
        seen = list(_seen(timeline, now))
        parts = [part for part, *_ in seen]
        told = [what for _, what in seen]
        if told[: len(self._followed)] != self._followed:
            self._witness, self._followed = _Witness(), []
        witness, known = self._witness, len(self._followed)
        witness.state.entry_order = timeline.entry_order()
        for part, what in zip(parts[known:], told[known:], strict=True):
            witness.follow(part, what.at)
        witness.state.entry_order = {}
        self._followed = told
        return Day(witness.state, now, witness.rounds, witness.penalty_rounds)


class _Seen(NamedTuple):
    """What is followed of a part."""

    at: Moment
    author: str
    events: tuple[Event, ...]
    intention: bytes


def _seen(timeline: Timeline, now: Moment) -> Iterator[tuple[Part, _Seen]]:
    for part in timeline.in_force():
        at = timeline.followed.instant(part.measured)
        if at <= now:
            yield part, _Seen(at, part.author, part.events, part.intention)


class _Witness:
    def __init__(self) -> None:
        self.state = Tournament()
        self.rounds: dict[str, WitnessedRound] = {}
        self.penalty_rounds: dict[str, tuple[str, int]] = {}

    def follow(self, part: Part, at: Moment) -> None:
        """Apply a part's events, looking at what each of them did."""
        for event in part.events:
            apply(self.state, event, at, part.author)
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
        reported = event.done if isinstance(event, PlayingTablesReported) else ()
        done = (event.table,) if not isinstance(event, PlayingTablesReported) else reported
        for number in done:
            table = current.tables.get(number)
            if table is not None and table.done and number not in witnessed.finished:
                witnessed.finished[number] = at
                if number in reported and not (table.plays_on or table.turns):
                    witnessed.left_unnamed.add(number)
                self._keep_ended(current, witnessed, number)

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
            self.penalty_rounds[event.id] = (event.clock, event.round)
        elif event.id not in self.penalty_rounds:
            current = _round_of_clock(self.state.clocks, event.clock or _clock_named(part))
            if current is not None:
                self.penalty_rounds[event.id] = (current.clock, current.number)

    def _round(self, round_id: str) -> tuple[Round, WitnessedRound] | None:
        current = self.state.clocks.rounds.get(round_id)
        if current is None:
            return None
        return current, self.rounds.setdefault(round_id, WitnessedRound())

    def _keep_ended(self, current: Round, witnessed: WitnessedRound, number: int) -> None:
        """Keep the table's interruptions that have ended since."""
        given = witnessed.given.setdefault(number, [])
        known = {each for each in given if isinstance(each, str)}
        for each in current.tables[number].interruptions:
            if each.until is not None and each.key not in known:
                given.append(each.key)


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
