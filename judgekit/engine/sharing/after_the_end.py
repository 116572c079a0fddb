"""What was entered in a round that had ended by then, as comes to light: who ended it was cut off.

The end stands, and so does what was entered. What happened at a table (a call, a check, time given)
is in the round that was in progress at its instant; all else stays in the round that it was entered
in, which is over: there it moves no clock.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from itertools import islice
from typing import NamedTuple

import msgspec

from judgekit.domain.calls.commands import OpenAppeal, OpenCall
from judgekit.domain.calls.events import AppealOpened, CallOpened
from judgekit.domain.clock.commands import CallSlowPlay, GrantExtension, SeatJudge
from judgekit.domain.clock.events import (
    AllClocksPaused,
    AllClocksResumed,
    ClockCorrected,
    ClockPaused,
    ClockResumed,
    ExtensionGranted,
    JudgeSeated,
    PlayingTablesReported,
    RoundEnded,
    RoundStarted,
    SlowPlayCalled,
    TableFinished,
    TableTold,
    TurnsStarted,
    TurnTaken,
)
from judgekit.domain.clock.state import Clocks, Round
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.events import DeckCheckStarted
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import Tournament, decide
from judgekit.engine.intention import decoded
from judgekit.engine.redeciding import Decision
from judgekit.engine.timeline import Part, Timeline

AT_TABLES: tuple[type[Command], ...] = (
    OpenCall,
    OpenAppeal,
    StartDeckCheck,
    GrantExtension,
    CallSlowPlay,
    SeatJudge,
    IssuePenalty,
)
"""Commands whose round is the one in progress at their instant. A penalty is among them for the
turns or the time that it gives; one that gives none is in the round that it names."""
GIVING = (IssuePenalty, RecordForPlayer, ReturnDecks)
"""Commands that can happen after a round's end, and then give less."""
IS_OVER = (RefusalCode.CLOCK_ENDED, RefusalCode.NOTHING_RUNNING, RefusalCode.NOT_ALL_PAUSED)
"""Why a command can't happen whose round has ended; the last two for all clocks at once."""
OF_ROUNDS: frozenset[type[Event]] = frozenset(
    (
        CallOpened,
        DeckCheckStarted,
        ExtensionGranted,
        SlowPlayCalled,
        JudgeSeated,
        TableTold,
        TableFinished,
        TurnsStarted,
        TurnTaken,
        PlayingTablesReported,
        ClockPaused,
        ClockResumed,
        ClockCorrected,
        AllClocksPaused,
        AllClocksResumed,
        RoundEnded,
    )
)
"""Events that happen in a round in progress only."""
_PLACED = frozenset((*OF_ROUNDS, AppealOpened, PenaltyIssued))


class AfterTheEnd(NamedTuple):
    """Implements `engine.redeciding.Stands`; `takes_new` if a step that is only now put in was
    entered without knowing of the end, too."""

    takes_new: bool

    def __call__(
        self,
        state: Tournament,
        command: Command,
        at: Moment,
        was: Sequence[Event],
        decision: Decision,
    ) -> Decision:
        """See `Stands`."""
        if not (was or self.takes_new) or not _is_less(decision, was, command):
            return decision
        rounds = _rounds_of(command, was)
        over = [each for each in _known(rounds, state.clocks) if each.ended is not None]
        if not over:
            return decision
        if not isinstance(command, AT_TABLES):
            return tuple(was) or decision
        named = state.clocks.rounds.get(_named_round(command))
        placed = _in_round_in_progress(state, command, at, named)
        if not isinstance(placed, Refusal) and not _is_less(placed, was, command):
            return placed
        if not was:
            return decision
        with _as_if_not_ended(over):
            again = decide(state, command, at)
        return tuple(was) if isinstance(again, Refusal) else again


def _is_less(decision: Decision, was: Sequence[Event], command: Command) -> bool:
    """Whether a command is refused since a round is over, or gives less than before."""
    if isinstance(decision, Refusal):
        return decision.code in IS_OVER
    if not isinstance(command, GIVING):
        return False
    kinds = {type(each) for each in decision}
    given = (each for each in was if isinstance(each, SlowPlayCalled | ExtensionGranted))
    return any(type(each) not in kinds for each in given)


def _in_round_in_progress(
    state: Tournament, command: Command, at: Moment, named: Round | None
) -> Decision:
    """Decide a command as one of the round that is in progress now on the clock of the one that it
    names. In a round without a limit no time is owed, and what gives some later can't happen."""
    current = None if named is None else state.clocks.in_progress(named.clock)
    if current is None or current.limit is None:
        return Refusal(RefusalCode.CLOCK_ENDED)
    return decide(state, msgspec.structs.replace(command, round=current.id), at)


@contextmanager
def _as_if_not_ended(rounds: Sequence[Round]) -> Iterator[None]:
    ends = [each.ended for each in rounds]
    for each in rounds:
        each.ended = None
    try:
        yield
    finally:
        for each, ended in zip(rounds, ends, strict=True):
            each.ended = ended


def _named_round(command: Command) -> str:
    """The round that a command names by its id, as all do that were settled; empty for none."""
    return str(getattr(command, "round", None) or "")


def _rounds_of(command: Command, was: Sequence[Event]) -> list[str]:
    rounds = [_named_round(command)]
    for event in was:
        rounds += [getattr(event, "round_id", ""), *getattr(event, "rounds", ())]
    return rounds


def _known(rounds: Sequence[str], clocks: Clocks) -> list[Round]:
    return [clocks.rounds[id_] for id_ in dict.fromkeys(rounds) if id_ in clocks.rounds]


# -- what is told


class NamedRound(NamedTuple):
    """A round as people name it."""

    id: str
    clock: str
    number: int


class LateEntry(NamedTuple):
    """An entry that stands though the round in which it was made had ended by then: the id of its
    part, that round, and the one in which it counts; None where it counts in none."""

    part: str
    made_in: NamedRound
    counts_in: NamedRound | None = None


class _FoundPart(NamedTuple):
    """A part, and the round in which it was made, or one that had begun unseen."""

    part: Part
    made_in: str = ""
    begun_unseen: str = ""


class AfterEndSearch:
    """Finds all entries that stand though their round had ended; it can go on where parts have only
    come to the end of a timeline."""

    def __init__(self) -> None:
        self._looked = 0
        """How many parts in force it has looked at."""
        self._over: set[str] = set()
        self._started: dict[str, int] = {}
        """The rounds that were begun, with the place of their start in the order of entry."""
        self._found: list[_FoundPart] = []

    def go_on(self, timeline: Timeline) -> None:
        """Look at the parts in force that it has not looked at."""
        parts = timeline.in_force()
        for part in islice(parts, self._looked, None):
            self._look_at(part)
        self._looked = len(parts)

    def entries(self, state: Tournament) -> Sequence[LateEntry]:
        """Return what was found, by the instants."""
        entries = (_entry(each, state) for each in self._found)
        return [each for each in entries if each is not None]

    def _look_at(self, part: Part) -> None:
        over = self._over
        round_ = (_round_of(part, over) or _round_named(part, over)) if over else ""
        if round_:
            self._found.append(_FoundPart(part, made_in=round_))
        elif begun := _round_begun_unseen(part, self._started):
            self._found.append(_FoundPart(part, begun_unseen=begun))
        for event in part.events:
            if isinstance(event, RoundEnded):
                over.add(event.round_id)
            elif isinstance(event, RoundStarted):
                self._started[event.id] = part.order


def entered_after_end(timeline: Timeline, state: Tournament) -> Sequence[LateEntry]:
    """Return all entries that stand though their round had ended, by their instants."""
    search = AfterEndSearch()
    search.go_on(timeline)
    return search.entries(state)


def late_entries_by(step: str, timeline: Timeline, state: Tournament) -> Sequence[LateEntry]:
    """Return what a step lets be such entries: those of the round that it ended, those that count
    in the one that it began, or itself."""
    found = timeline.step(step)
    if found is None or not found.counts:
        return ()
    events = found.every_event()
    ended = {each.round_id for each in events if isinstance(each, RoundEnded)}
    begun = {each.id for each in events if isinstance(each, RoundStarted)}
    if ended or begun:
        own = {part.id for part in found.parts}
        return [
            each
            for each in entered_after_end(timeline, state)
            if each.part not in own
            and (each.made_in.id in ended or (each.counts_in and each.counts_in.id in begun))
        ]
    over = {each.id for each in state.clocks.rounds.values() if each.ended is not None}
    rounds = ((part, _round_named(part, over)) for part in found.parts)
    return [_late(part, round_, state) for part, round_ in rounds if round_]


def _entry(found: _FoundPart, state: Tournament) -> LateEntry | None:
    if found.made_in:
        return _late(found.part, found.made_in, state)
    before = _round_before(found.begun_unseen, state.clocks)
    if before is None:
        return None
    return LateEntry(found.part.id, before, _named(found.begun_unseen, state.clocks))


def _round_of(part: Part, over: Set[str]) -> str:
    """The round that a part is in, if it is one of these and the part is none for a round that is
    over."""
    for event in part.events:
        if type(event) in OF_ROUNDS:
            rounds = (getattr(event, "round_id", ""), *getattr(event, "rounds", ()))
            named = next((each for each in rounds if each in over), "")
            if named:
                return named
    return ""


def _round_begun_unseen(part: Part, started: Mapping[str, int]) -> str:
    """The round that a part pauses or resumes with all clocks, and that was not known when it was
    entered; by the places of the starts in the order of entry."""
    for event in part.events:
        if isinstance(event, AllClocksPaused | AllClocksResumed):
            unseen = (each for each in event.rounds if started.get(each, 0) > part.order)
            return next(unseen, "")
    return ""


def _round_before(id_: str, clocks: Clocks) -> NamedRound | None:
    found = clocks.rounds.get(id_)
    rounds = clocks.by_name[found.clock].rounds if found is not None else []
    places = (place for place, each in enumerate(rounds) if each.id == id_)
    place = next(places, 0)
    return _named(rounds[place - 1].id, clocks) if place else None


def _round_named(part: Part, over: Set[str]) -> str:
    """The round that a part's command names, if it is one of these and the part is in another."""
    first = next((each for each in part.events if type(each) in _PLACED), None)
    round_id = getattr(first, "round_id", "")
    if not round_id or not part.intention or round_id.encode() in part.intention:
        return ""
    named = _named_round(decoded(part.intention).command)
    return named if named in over else ""


def _late(part: Part, made_in: str, state: Tournament) -> LateEntry:
    """A call or a check may have waited for the round in which it counts."""
    calls, checks = state.calls.entered.by_id, state.deck_checks.entered.by_id
    begun = calls.get(part.id) or checks.get(part.id)
    rounds = [getattr(event, "round_id", "") for event in part.events]
    is_in = begun.round_id if begun is not None else next(filter(None, rounds), made_in)
    before, now = (_named(id_, state.clocks) for id_ in (made_in, is_in))
    return LateEntry(part.id, before, now if now.id != made_in and now.number else None)


def _named(id_: str, clocks: Clocks) -> NamedRound:
    found = clocks.rounds.get(id_)
    return NamedRound(id_, "", 0) if found is None else NamedRound(id_, found.clock, found.number)
