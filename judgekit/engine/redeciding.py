"""Decide anew what came after a change of history.

The state is a fold of the parts of all steps by (instant, order of entry). Where something is
entered for an earlier instant, put right, taken back or put back, every later command is decided
again on the state that it then finds. What a command now causes instead is recorded with the
change, as revisions, so that opening a record decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import NamedTuple, Protocol

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.moment import Moment, format_moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.tournament import COMPOSITION, EFFECTS, Tournament, apply, decide, obstacle
from judgekit.engine.intention import Intention, command_name, decoded, encoded, intended
from judgekit.engine.timeline import Part, Timeline, begun_by

NewId = Callable[[], str]
Decision = tuple[Event, ...] | Refusal
NAMES: Mapping[type[Event], str] = {
    **{event: name for name, event in COMPOSITION.kinds.items()},
    NotUnderstood: "made-by-newer-program",
}
"""Names of events in the record, and of what isn't known here."""


class Redecided(NamedTuple):
    """The outcome: the state, the new events by part, and what the commands of the change meant."""

    state: Tournament
    revisions: Mapping[str, tuple[Event, ...]]
    intentions: Mapping[str, bytes]


class Reach(Protocol):
    """What a change can make a difference to, as far as that is known; and whether it is whole
    without some of its own parts."""

    def is_beyond(self, state: Tournament, part: Part) -> bool:
        """Whether a part, about to happen in this state, comes to what it came to before."""
        ...

    def spread(self, state: Tournament, was: Sequence[Event], now: Sequence[Event]) -> None:
        """Let it make a difference to what a part is about, by the events that it had and has; told
        before they are applied."""
        ...

    def goes_on_without(self, part: str, refusal: Refusal) -> bool:
        """Whether a part of the change that is refused is left out, instead of ending it."""
        ...


class Stands(Protocol):
    """What a part comes to all the same that is refused, or comes to less than it did before."""

    def __call__(
        self,
        state: Tournament,
        command: Command,
        at: Moment,
        was: Sequence[Event],
        decision: Decision,
    ) -> Decision:
        """Return what a command comes to at its instant: the `decision` on it, or another one.

        `was` are the events that it has come to before, none for one that is new.
        """
        ...


class Bounds(NamedTuple):
    """What is beyond the `reach` of a change isn't decided again; `stands` has the last word on
    what a part comes to."""

    reach: Reach | None = None
    stands: Stands | None = None


BOUNDLESS = Bounds()


def redecided(
    before: Sequence[Part],
    timeline: Timeline,
    undecided: frozenset[str],
    new_id: NewId,
    bounds: Bounds = BOUNDLESS,
) -> Redecided | Refusal:
    """Decide again from the first part on that differs from what was in force before.

    `undecided` are the parts of the change itself: a refusal of one of them is returned as it is,
    that of another names its step.
    """
    reach, stands = bounds
    parts = timeline.in_force()
    first = _first_change(before, parts, timeline.changed())
    state = _replayed(parts[:first], timeline)
    revisions: dict[str, tuple[Event, ...]] = {}
    intentions: dict[str, bytes] = {}
    for part in parts[first:]:
        at = timeline.followed.instant(part.measured)
        if reach is not None and part.id not in undecided and reach.is_beyond(state, part):
            _apply(state, part.events, at, part.author)
            continue
        if not part.intention:
            if reach is not None:
                reach.spread(state, part.events, part.events)
            refusal = _applied_as_it_is(state, part, at)
            if refusal is not None:
                return in_the_way(part, refusal.code)
            continue
        decision = _decided(state, part, at, new_id, stands)
        if isinstance(decision, Refusal):
            if part.id not in undecided:
                return in_the_way(part, decision.code)
            if reach is not None and reach.goes_on_without(part.id, decision):
                continue
            return decision
        events, intention = decision
        if events != part.events:
            revisions[part.id] = events
        if part.id in undecided:
            found = intended(intention.to_decide, events)
            given = {**found.given, **intention.given}
            intentions[part.id] = encoded(Intention(found.command, given))
        if reach is not None:
            reach.spread(state, part.events, events)
        _apply(state, events, at, part.author)
    return Redecided(_up_to_now(state), revisions, intentions)


def _apply(state: Tournament, events: Iterable[Event], at: Moment, author: str) -> None:
    for event in events:
        apply(state, event, at, author)


def state_of(timeline: Timeline, until: Moment | None = None) -> Tournament:
    """Build the state from what is in force, or from what of it happened until an instant.

    All instants, those in the state too, are by the present time of day.
    """
    parts: Iterable[Part] = timeline.in_force()
    if until is not None:
        parts = (part for part in parts if timeline.followed.instant(part.measured) <= until)
    return _up_to_now(_replayed(parts, timeline))


def _up_to_now(state: Tournament) -> Tournament:
    """Drop the order of entry: whatever comes now is the newest."""
    state.entry_order = {}
    return state


def _replayed(parts: Iterable[Part], timeline: Timeline) -> Tournament:
    state = Tournament(entry_order=timeline.entry_order())
    effects = EFFECTS
    is_moved, moved = timeline.followed.are_any, timeline.followed.ahead
    for part in parts:
        at, author = part.at, part.author
        if is_moved:
            at += moved - part.moved
        for event in part.events:
            effects[type(event)](state, event, at, author)
    return state


def identified(
    events: Sequence[Event], ids: Sequence[str], known: Mapping[int, str] | None = None
) -> tuple[Event, ...]:
    """Return the events with the ids of the things that they begin.

    `ids` are those of the events themselves, and `known` those of things that were there before, by
    position.
    """
    known = known or {}
    return tuple(
        msgspec.structs.replace(event, id=known.get(position, ids[position]))
        if type(event) in COMPOSITION.beginnings
        else event
        for position, event in enumerate(events)
    )


def _decided(
    state: Tournament, part: Part, at: Moment, new_id: NewId, stands: Stands | None
) -> tuple[tuple[Event, ...], Intention] | Refusal:
    """Decide a part on this state."""
    try:
        intention = decoded(part.intention)
    except UNDECODABLE:
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": ""})
    moved = intention.moved(at - part.at)
    decision = _meant(state, moved, at)
    if stands is not None:
        decision = stands(state, moved.to_decide, at, part.events, decision)
    if isinstance(decision, Refusal):
        return decision
    begun = _as_begun(decision, part.id, part.events, new_id)
    return _as_said(begun, part.events), intention


def _meant(state: Tournament, intention: Intention, at: Moment) -> Decision:
    """Decide a command that found a thing by its table.

    While that thing is at the table, the command finds what it would have found in time; once it
    has been moved to another table, the command follows it there.
    """
    placed = intention.at_given_place
    if placed is None:
        return decide(state, intention.to_decide, at)
    here = decide(state, placed, at)
    if not isinstance(here, Refusal):
        return decide(state, intention.as_given, at)
    followed = decide(state, intention.to_decide, at)
    return here if isinstance(followed, Refusal) else followed


def _applied_as_it_is(state: Tournament, part: Part, at: Moment) -> Refusal | None:
    """Apply the events of a part of form 1, which has no command to decide again; return what
    stands in the way of one of them."""
    for event in part.events:
        refusal = obstacle(state, event, at)
        if refusal is not None:
            return refusal
        apply(state, event, at, part.author)
    return None


def _as_begun(
    events: tuple[Event, ...], part: str, was: tuple[Event, ...], new_id: NewId
) -> tuple[Event, ...]:
    """Give things the ids that they had: the first the part's own, others by their kind's order."""
    if not any(type(event) in COMPOSITION.beginnings for event in events):
        return events
    kept = {
        kind: begun_by(event for event in was if type(event) is kind)
        for kind in {type(event) for event in events} & COMPOSITION.beginnings
    }
    ids: list[str] = []
    for event in events:
        had = kept.get(type(event), [])
        ids.append(had.pop(0) if had else part if not ids else new_id())
    return identified(events, ids)


def _as_said(events: tuple[Event, ...], was: tuple[Event, ...]) -> tuple[Event, ...]:
    """Keep what somebody was told when this was first decided."""
    told = []
    for event in events:
        fields = COMPOSITION.said.get(type(event))
        then = next((each for each in was if type(each) is type(event)), None)
        if fields and then is not None:
            kept = {field: getattr(then, field) for field in fields}
            told.append(msgspec.structs.replace(event, **kept))
        else:
            told.append(event)
    return tuple(told)


def in_the_way(part: Part, reason: RefusalCode) -> Refusal:
    """Return the refusal that names what could then not have happened: its step or the part of one,
    its instant, its command or, in form 1, its kind of event, and why."""
    values: dict[str, str | int] = {
        "step": part.id,
        "at": format_moment(part.at),
        "do": command_name(part.intention) or NAMES[type(part.events[0])],
        "reason": reason.value,
    }
    return Refusal(RefusalCode.RESTED_ON, values)


def _first_change(before: Sequence[Part], parts: Sequence[Part], changed: Set[str]) -> int:
    """Return the place of the first part that isn't as it was."""
    for place, (was, part) in enumerate(zip(before, parts, strict=False)):
        if was is not part or (changed and part.id in changed):
            return place
    return min(len(before), len(parts))
