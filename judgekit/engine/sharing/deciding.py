"""What becomes of a step of a shared event: confirmed, merged with one that says the same, or set
aside; decided by the record alone, so that all laptops come to the same.

Nothing here reads a clock, a random number or a name of this laptop: ids that are needed are
derived from the step's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple
from uuid import UUID

import msgspec

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.clock.events import ComputerClockFollowed, RoundStarted
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import Amend, AmendedPart, PutBack, StepAmended, TakeBack
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.shared.numbered import is_named, number_in
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import SettleSetAside
from judgekit.domain.team.events import ReasonValue, StepMerged, StepSetAside
from judgekit.domain.team.feature import FEATURE as TEAM
from judgekit.domain.team.roles import TeamRole
from judgekit.domain.team.state import Team
from judgekit.domain.tournament import COMPOSITION, Tournament
from judgekit.engine.change import Change
from judgekit.engine.intention import decoded, intended
from judgekit.engine.redeciding import Redecided
from judgekit.engine.sharing.envelope import SharedPart, SharedStep, command_in, written
from judgekit.engine.sharing.permitted import not_permitted
from judgekit.engine.sharing.said_already import says_the_same
from judgekit.engine.sharing.started_apart import (
    FIELDS,
    Difference,
    differences,
    round_meant_too,
)
from judgekit.engine.timeline import Part, Step, Timeline

LONGEST_AHEAD = 36 * 60 * MINUTE
"""Nothing is entered so long after all that was entered before it: a clock is wrong."""
_ID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_TEAM_COMMANDS = frozenset(TEAM.commands)
ABOUT_STEPS = (TakeBack, PutBack, Amend)


class Became(StrEnum):
    """What became of a step."""

    CONFIRMED = "confirmed"
    MERGED = "merged"
    SET_ASIDE = "set-aside"


class Entry(msgspec.Struct, frozen=True):
    """A step with the device and the person that entered it."""

    step: SharedStep
    device: str
    author: str


class Settlement(msgspec.Struct, frozen=True):
    """What became of a step: `into` is the one that it was merged with, `refusal` why it was set
    aside.

    `undecided` is what a merged one says otherwise, by the id under which it is set aside.

    `is_firm` unless it can come out otherwise once other steps are known before it: a step that
    isn't settled yet is decided again then.
    """

    entry: Entry
    became: Became
    recorded: tuple[Recorded, ...]
    into: str = ""
    refusal: Refusal | None = None
    is_firm: bool = False
    undecided: Mapping[str, Refusal] = {}

    @property
    def step(self) -> str:
        """The step's id."""
        return self.entry.step.id


def derived_id(step: str, *which: object) -> str:
    """Return an id that follows from a step's: a UUID of version 8, which no step has."""
    digest = sha256("\n".join(map(str, (step, *which))).encode()).digest()[:16]
    value = int.from_bytes(digest) & ~(0xF << 76) | 0x8 << 76
    return str(UUID(int=value & ~(0x3 << 62) | 0x2 << 62))


def ids_after(step: str) -> Callable[[], str]:
    """Return a source of ids for what a step begins beside its first thing."""
    count = 0

    def new_id() -> str:
        nonlocal count
        count += 1
        return derived_id(step, count)

    return new_id


class Meant(msgspec.Struct, frozen=True):
    """A step as it is decided: its commands with what their ids mean now; all about other steps, or
    none."""

    entry: Entry
    commands: tuple[Command, ...]

    @property
    def is_ordinary(self) -> bool:
        """Whether it is one command that is about no other step."""
        return len(self.commands) == 1 and not isinstance(self.commands[0], ABOUT_STEPS)

    @property
    def of_the_team(self) -> bool:
        """Whether it is about the team: that happens in the order of messages."""
        return type(self.commands[0]) in _TEAM_COMMANDS


def meant(entry: Entry, team: Team) -> Meant | Refusal:
    """Return what a step means, the things of merged steps by those that stand; the refusal if it
    rests on a step that was set aside.

    This laptop's own commands are decoded too: 50 minutes are 50.0 then, as on all others.
    """
    if not (team.aliases or team.set_aside):
        return Meant(entry, tuple(map(command_in, entry.step.parts)))
    commands = []
    for part in entry.step.parts:
        command, text = command_in(part), bytes(part.command).decode()
        ids = {id_: id_ for id_ in _ID.findall(text)}
        # Whoever takes back an own entry doesn't mean that of a colleague.
        if not isinstance(command, TakeBack | PutBack | SettleSetAside):
            ids = {id_: team.meant_by(id_) for id_ in ids}
        aside = sorted(team.set_aside.keys() & ids.values())
        if aside and type(command) not in _TEAM_COMMANDS:
            return Refusal(RefusalCode.RESTS_ON_SET_ASIDE, {"step": aside[0]})
        others = {id_: thing for id_, thing in ids.items() if id_ != thing}
        for id_ in sorted(others):
            text = text.replace(id_, others[id_])
        if others:
            command = command_in(SharedPart(part.at, msgspec.Raw(text.encode())))
        commands.append(command)
    return Meant(entry, tuple(commands))


def barred(
    meaning: Meant, timeline: Timeline, state: Tournament, before: int = 0
) -> Refusal | None:
    """The refusal of a step by who entered it, and when; it comes before the last so many."""
    entry = meaning.entry
    entered, steps = entry.step.entered_at, len(timeline.steps) - before
    newest = timeline.steps[steps - 1].measured_entry if steps else None
    beginning = timeline.beginning()
    ahead = timeline.followed.ahead
    if newest is not None and entered > newest + LONGEST_AHEAD:
        return Refusal(RefusalCode.IN_THE_FUTURE)
    if beginning is not None and any(part.at + ahead < beginning for part in entry.step.parts):
        return Refusal(RefusalCode.BEFORE_EVENT)
    found = (may_not(each, entry, timeline, state) for each in meaning.commands)
    return next((refusal for refusal in found if refusal is not None), None)


def may_not(
    command: Command, entry: Entry, timeline: Timeline, state: Tournament
) -> Refusal | None:
    """The refusal of a command that this person may not give."""
    device, team = entry.device, state.team
    if not isinstance(command, ABOUT_STEPS):
        return not_permitted(state, command, device)
    if team.taking_part(device) is None:
        return Refusal(RefusalCode.NOT_LET_IN)
    step = timeline.step_with(command.step)
    if step is not None and isinstance(step.events[0], ComputerClockFollowed):
        return Refusal(RefusalCode.NOT_WHILE_SHARED)
    amenders = (TeamRole.SCOREKEEPER,) if isinstance(command, Amend) else ()
    if step is None or team.has(device, TeamRole.HEAD_JUDGE, *amenders):
        return None
    is_own = device == step.device or entry.author == step.author
    return None if is_own else Refusal(RefusalCode.NOT_YOUR_STEP, {"author": step.author})


def amended_wrongly(change: Change, device: str, state: Tournament) -> Refusal | None:
    """The refusal of an amendment to what its author may not do either."""
    amended = (each for each in change.step.events if isinstance(each, StepAmended))
    for part in (part for each in amended for part in each.parts):
        refusal = not_permitted(state, decoded(part.intention.encode()).command, device)
        if refusal is not None:
            return refusal
    return None


def resolved(command: Command, events: Sequence[Event]) -> Command:
    """Return a command with the ids of what it was found to mean, for every laptop to decide.

    A round that it names by its id it goes on to name, also where it is in another one.
    """
    found = intended(command, events).command
    named = getattr(command, "round", None)
    if isinstance(named, str) and is_named(named) and number_in(named) is None:
        return msgspec.structs.replace(found, round=named)
    if isinstance(found, StartRound) and found.round is None:
        started = next(each for each in events if isinstance(each, RoundStarted))
        return msgspec.structs.replace(found, round=started.round)
    return found


def kept(command: msgspec.Raw) -> bytes:
    """Return the intention under which a settled command is recorded, as `engine.intention` encodes
    it: it means what it was found to mean, whatever comes to light later."""
    return b'{"command":%b,"given":{}}' % bytes(command)


def names_any(entry: Entry, steps: Set[str]) -> bool:
    """Whether a step names what one of these began."""
    return any(
        not steps.isdisjoint(_ID.findall(bytes(part.command).decode())) for part in entry.step.parts
    )


class Standing(NamedTuple):
    """The step that a refused one says the same as, what that began, empty if nothing, and what the
    refused one says otherwise."""

    step: str
    thing: str
    differences: tuple[Difference, ...] = ()


def standing_for(
    command: Command, at: Moment, timeline: Timeline, refusal: Refusal
) -> Standing | None:
    """Return the step that says the same as one that is refused at an instant of measured time;
    None if there is none."""
    if isinstance(command, StartRound):
        start = round_meant_too(command, at, timeline, refusal)
        if start is not None:
            step = _step_of(start.part, timeline)
            return Standing(step, start.event.id, differences(command, start))
    if refusal.code is RefusalCode.RESTED_ON and "step" in refusal.values:
        in_the_way = timeline.step_with(str(refusal.values["step"]))
        parts: Iterable[Part] = in_the_way.parts if in_the_way is not None else ()
    elif isinstance(command, TakeBack | PutBack):
        parts = (step for step in reversed(timeline.steps) if step.is_history and step.counts)
    else:
        parts = (part for part in reversed(timeline.in_force()) if part.measured <= at)
    for part in parts:
        for event in part.events:
            if says_the_same(command, event):
                begun = event.id if type(event) in COMPOSITION.beginnings else ""  # type: ignore[attr-defined]
                return Standing(_step_of(part, timeline), begun)
    return None


def _step_of(part: Part, timeline: Timeline) -> str:
    step = timeline.step_with(part.id)
    return step.id if step is not None else part.id


def merged_events(entry: Entry, standing: Standing) -> tuple[StepMerged | StepSetAside, ...]:
    """Return what is recorded of a merged step: what it says otherwise is set aside by itself."""
    merged = StepMerged(standing.step, _as_entered(entry), standing.thing, entry.step.id)
    at, asides = entry.step.parts[0].at, []
    for each in standing.differences:
        id_ = difference_id(entry.step.id, each.field)
        correction = AmendedPart(id_, at, kept(written(each.correction)).decode())
        asides.append(_set_aside(each.refusal, (correction,), id_))
    return merged, *asides


def difference_id(step: str, field: str) -> str:
    """Return the id under which is set aside what a merged step says otherwise in a field."""
    return derived_id(step, "difference", field)


def undecided_of(step: str, team: Team) -> Mapping[str, Refusal]:
    """Return what a merged step says otherwise, as `Settlement` has it."""
    ids = (difference_id(step, field) for field in FIELDS)
    return {id_: team.set_aside[id_].refusal for id_ in ids if id_ in team.set_aside}


def aside_event(entry: Entry, refusal: Refusal) -> StepSetAside:
    """Return what is recorded of a step that was set aside."""
    return _set_aside(refusal, _as_entered(entry), entry.step.id)


def _set_aside(refusal: Refusal, parts: tuple[AmendedPart, ...], id_: str) -> StepSetAside:
    values = tuple(ReasonValue(name, value) for name, value in sorted(refusal.values.items()))
    return StepSetAside(refusal.code.value, parts, values, id_)


def commands_of(parts: Iterable[AmendedPart]) -> list[Command]:
    """Return what a step that was merged or set aside was to do."""
    read = (msgspec.json.decode(part.intention, type=_Written) for part in parts)
    return [command_in(SharedPart(0, each.command)) for each in read]


class _Written(msgspec.Struct):
    command: msgspec.Raw


def _as_entered(entry: Entry) -> tuple[AmendedPart, ...]:
    step = entry.step
    return tuple(
        AmendedPart(
            step.id if not place else derived_id(step.id, place),
            part.at,
            kept(part.command).decode(),
        )
        for place, part in enumerate(step.parts)
    )


def new_step(entry: Entry, timeline: Timeline, events: tuple[Event, ...] = ()) -> Step:
    """Return a step to be put into a timeline, at the instant of its first part."""
    moved, step = timeline.followed.ahead, entry.step
    return Step(
        step.id,
        step.parts[0].at + moved,
        entry.author,
        events,
        b"",
        len(timeline.steps),
        moved,
        entry.device,
        step.entered_at + moved,
    )


def rows_of(
    step: Step, revised: Redecided | None = None, own: frozenset[str] = frozenset()
) -> tuple[Recorded, ...]:
    """Return a step's events as all laptops record them, then what it changed of other steps; `own`
    are parts that are recorded by themselves."""
    rows: list[Recorded] = []

    def add(id_: str, at: int, event: Event, intention: bytes, revises: str = "") -> None:
        entered = step.entered_at if step.entered_at != at else 0
        rows.append(
            Recorded(
                id_,
                step.id,
                at,
                step.author,
                step.device,
                event,
                "",
                0,
                entered,
                intention,
                revises,
            )
        )

    for part in step.parts:
        for place, event in enumerate(part.events):
            begun = event.id if type(event) in COMPOSITION.beginnings else ""  # type: ignore[attr-defined]
            id_ = part.id if not place else begun or derived_id(part.id, "event", place)
            add(id_, part.at, event, part.intention if not place else b"")
    known = own | {part.id for part in step.parts}
    revisions = revised.revisions if revised is not None else {}
    for part_id, events in revisions.items():
        for place, event in enumerate(events if part_id not in known else ()):
            add(derived_id(step.id, "revision", part_id, place), step.at, event, b"", part_id)
    return tuple(rows)
