"""The fold of a shared event: steps are put in one after another, in the order of the messages.

The order of entry is that of the messages, the order in which things happened that of the instants.
Behind the settled steps there may be some that are not settled yet: this laptop's own, shown at
once. What is settled meanwhile comes before them; where that can make a difference to them they are
taken away first (`is_firm`), and put in again behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import Dated, Together
from judgekit.domain.shared.numbered import NEWEST
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.topic import Topic
from judgekit.domain.tournament import Tournament, apply, decide
from judgekit.engine.change import Change, change_for, late_entry
from judgekit.engine.engine import topics_of
from judgekit.engine.intention import decoded
from judgekit.engine.publisher import ALL_TOPICS
from judgekit.engine.redeciding import (
    Bounds,
    Redecided,
    Stands,
    identified,
    redecided,
    state_of,
)
from judgekit.engine.sharing.after_the_end import AfterTheEnd
from judgekit.engine.sharing.commuting import NewestTouch, TouchedThings, is_apart, is_firm
from judgekit.engine.sharing.deciding import (
    Became,
    Entry,
    Meant,
    Settlement,
    amended_wrongly,
    aside_event,
    barred,
    difference_id,
    ids_after,
    kept,
    meant,
    merged_events,
    names_any,
    new_step,
    resolved,
    rows_of,
    standing_for,
)
from judgekit.engine.sharing.envelope import MOST_STEPS, written
from judgekit.engine.sharing.started_apart import begun_later
from judgekit.engine.timeline import Part, Step, Timeline, begun_by

NOBODY: frozenset[str] = frozenset()
ENTERED_HERE, SENT = AfterTheEnd(takes_new=False), AfterTheEnd(takes_new=True)
"""Who enters a step sees which rounds have ended; who has sent one may not have seen it."""


class Decided(NamedTuple):
    """What a step would be, before it is put in.

    `commands` are its commands as resolved, encoded; `outcome` is what deciding others again came
    to, None for a step that leaves all others as they are.
    """

    meaning: Meant
    step: Step
    commands: tuple[msgspec.Raw, ...]
    outcome: Redecided | None = None


class Fold:
    """Timeline and state of a shared event; `waiting` is how many steps at the end aren't settled.

    The timeline stays the same object, the state is another one after a change of history.
    """

    def __init__(self, timeline: Timeline, state: Tournament) -> None:
        self.timeline = timeline
        self.state = state
        self.waiting = 0
        self.touched: frozenset[Topic] = frozenset()
        """What has changed since it was last emptied."""
        self._newest: NewestTouch | None = None
        """Made when a step comes late; none after a change of history."""

    def knows(self, step: str) -> bool:
        """Whether a step of this id is there already."""
        return self.timeline.step(step) is not None

    def take_away_waiting(self) -> None:
        """Take the steps away that aren't settled."""
        if self.waiting:
            self.timeline.drop_last(self.waiting)
            self.waiting = 0
            self._changed_to(state_of(self.timeline))

    def decide(self, entry: Entry) -> Decided | Refusal:
        """Find out what a step would be behind all others; changes nothing."""
        meaning = self._meaning(entry)
        if isinstance(meaning, Refusal):
            return meaning
        if meaning.is_ordinary and not _is_late(meaning, self.timeline):
            return self._decided_now(meaning, ENTERED_HERE)
        quick = self._put_between(meaning, 0, ENTERED_HERE) if meaning.is_ordinary else None
        return quick or self._decided_anew(meaning, ENTERED_HERE)

    def take(self, decided: Decided) -> Settlement:
        """Put a decided step in, behind all others."""
        step, outcome, entry = decided.step, decided.outcome, decided.meaning.entry
        recorded = rows_of(step, outcome)
        if outcome is None:
            self._put_in(step, 0)
        else:
            self.timeline.extend(recorded)
            self._changed_to(outcome.state)
        return Settlement(entry, Became.CONFIRMED, recorded, is_firm=outcome is None)

    def settle_beside(self, entry: Entry) -> Settlement | None:
        """Put a step in before those that wait, if that makes no difference to them and to what
        happened later; None otherwise, and nothing has changed."""
        meaning = self._meaning(entry)
        if isinstance(meaning, Refusal) or not meaning.is_ordinary or meaning.of_the_team:
            return None
        waiting = self.timeline.steps[len(self.timeline.steps) - self.waiting :]
        if not all(len(each.parts) == 1 and is_firm(each) for each in waiting):
            return None
        decided = self._put_between(meaning, self.waiting, SENT)
        if decided is None:
            return None
        self._put_in(decided.step, self.waiting)
        rows = rows_of(decided.step)
        return Settlement(entry, Became.CONFIRMED, rows, is_firm=True)

    def settle(self, entries: Sequence[Entry]) -> list[Settlement]:
        """Settle the steps of a message behind all others, those known already left out.

        Steps that change what happened later are decided together as far as they can be: what a
        laptop entered while it was cut off belongs together.
        """
        entries = [each for each in _once(entries) if not self.knows(each.step.id)]
        settled: list[Settlement] = []
        together = MOST_STEPS
        while len(settled) < len(entries):
            entry, *others = entries[len(settled) :]
            one = self._settled_quickly(entry)
            if one is not None:
                settled.append(one)
                continue
            run = self._run([entry, *others][:together])
            several = self._settled_together(run) if len(run) > 1 else None
            if several is None and len(run) > 1:
                together = max(1, len(run) // 2)
                continue
            settled += several or [self._settled_alone(entry)]
            together = min(MOST_STEPS, 2 * together)
        return settled

    # -- inside

    def _meaning(self, entry: Entry) -> Meant | Refusal:
        meaning = meant(entry, self.state.team)
        if isinstance(meaning, Refusal):
            return meaning
        return barred(meaning, self.timeline, self.state, self.waiting) or meaning

    def _decided_now(self, meaning: Meant, stands: Stands) -> Decided | Refusal:
        """Decide an ordinary step on the state as it is."""
        entry, (command,) = meaning.entry, meaning.commands
        step = new_step(entry, self.timeline)
        in_force = self.timeline.in_force()
        if meaning.of_the_team and in_force:
            step.at = max(step.at, self.timeline.followed.instant(in_force[-1].measured))
        decision = stands(self.state, command, step.at, (), decide(self.state, command, step.at))
        if isinstance(decision, Refusal):
            return decision
        new_id = ids_after(step.id)
        step.events = identified(decision, [step.id, *(new_id() for _ in decision[1:])])
        found = written(resolved(command, step.events))
        step.kept = kept(found)
        return Decided(meaning, step, (found,))

    def _put_between(self, meaning: Meant, before: int, stands: Stands) -> Decided | None:
        """Decide an ordinary step that comes before others, if they have nothing to do with it."""
        if meaning.of_the_team:
            return None
        decided = self._decided_now(meaning, stands)
        if isinstance(decided, Refusal):
            return None
        if self._newest is None:
            self._newest = NewestTouch(self.timeline)
        events, steps = decided.step.events, self.timeline.steps
        measured = meaning.entry.step.parts[0].at
        if not self._newest.is_apart(self.state, events, measured):
            return None
        waiting = steps[len(steps) - before :]
        return decided if not before or is_apart(self.state, events, waiting) else None

    def _decided_anew(self, meaning: Meant, stands: Stands) -> Decided | Refusal:
        """Decide a step, and all that happened after it anew."""
        entry, commands = meaning.entry, meaning.commands
        change = _change_by(meaning, new_step(entry, self.timeline), self.timeline)
        if isinstance(change, Refusal):
            return change
        wrongly = amended_wrongly(change, entry.device, self.state)
        reach = TouchedThings() if meaning.is_ordinary else None
        outcome = wrongly or _tried(
            self.timeline, [change.step], change.undecided, Bounds(reach, stands)
        )
        if isinstance(outcome, Refusal):
            return outcome
        step = change.decided(outcome).step
        found = () if step.is_history else tuple(map(_as_resolved, step.parts))
        return Decided(meaning, step, found or tuple(map(written, commands)), outcome)

    def _put_in(self, step: Step, before: int) -> None:
        """Put a decided step of one part in before the last so many."""
        self.timeline.put_in(step, before)
        state = self.state
        if before:
            waiting = (part for each in self.timeline.steps[-before:] for part in each.parts)
            begun = (id_ for part in waiting for id_ in begun_by(part.events))
            state.entry_order = {id_: NEWEST + 1 + place for place, id_ in enumerate(begun)}
        for event in step.events:
            apply(state, event, step.at, step.author)
        state.entry_order = {}
        step.pack()
        if self._newest is not None:
            self._newest.add(state, step)
        self.touched |= topics_of(step.events)

    def _changed_to(self, state: Tournament) -> None:
        """Go on with another state, after a change of history."""
        self.state, self.touched, self._newest = state, ALL_TOPICS, None

    def _settled_quickly(self, entry: Entry) -> Settlement | None:
        """Settle a step that leaves all others as they are, or that can't happen; None if it takes
        more than that."""
        meaning = self._meaning(entry)
        if isinstance(meaning, Refusal):
            return self._set_aside(entry, meaning, is_firm=True)
        if not meaning.is_ordinary:
            return None
        if _is_late(meaning, self.timeline):
            decided: Decided | Refusal | None = self._put_between(meaning, 0, SENT)
        else:
            decided = self._decided_now(meaning, SENT)
        if isinstance(decided, Refusal):
            return self._merged_or_set_aside(meaning, decided, is_firm=True)
        return None if decided is None else self.take(decided)

    def _settled_alone(self, entry: Entry) -> Settlement:
        meaning = self._meaning(entry)
        decided = meaning if isinstance(meaning, Refusal) else self._decided_anew(meaning, SENT)
        if not isinstance(decided, Refusal):
            return self.take(decided)
        if isinstance(meaning, Refusal):
            return self._set_aside(entry, decided, is_firm=False)
        return self._merged_or_set_aside(meaning, decided, is_firm=False)

    def _run(self, entries: Sequence[Entry]) -> list[Meant]:
        """Return the first of these steps as far as they can be decided together."""
        run: list[Meant] = []
        for entry in entries:
            meaning = self._meaning(entry)
            if isinstance(meaning, Refusal) or not meaning.is_ordinary or meaning.of_the_team:
                break
            run.append(meaning)
        return run

    def _settled_together(self, run: Sequence[Meant]) -> list[Settlement] | None:
        """Settle several ordinary steps at once, or the first of them, those that can't happen
        left out; None if a step that is settled already could then not have happened."""
        steps = []
        for place, each in enumerate(run):
            step = late_entry(each.commands[0], new_step(each.entry, self.timeline)).step
            step.order += place
            steps.append(step)
        ids = frozenset(step.id for step in steps)
        refused: dict[str, Refusal] = {}
        while True:
            left = [step for step in steps if step.id not in refused]
            reach = TouchedThings(one_by_one=True)
            outcome = _tried(self.timeline, left, ids, Bounds(reach, SENT)) if left else None
            if not isinstance(outcome, Refusal):
                break
            again = _said_again(run, refused.keys(), self.timeline, outcome)
            if again is None:
                return None
            refused[again] = outcome
        if outcome is None:
            return None
        refused.update(reach.refused)
        resting = (place for place, each in enumerate(run) if names_any(each.entry, refused.keys()))
        known = next(resting, len(run))
        if known < len(run):
            return self._settled_together(run[:known])
        accepted = [step for step in steps if step.id not in refused]
        recorded: dict[str, tuple[Recorded, ...]] = {}
        for step in accepted:
            Change(step).decided(outcome)
            _as_resolved(step)
            is_last = step is accepted[-1]
            recorded[step.id] = rows_of(step, outcome if is_last else None, ids)
        self.timeline.extend(row for rows in recorded.values() for row in rows)
        begun = [step.at for step in accepted if begun_by(step.events)]
        # Their order of entry wasn't known while they were decided.
        is_in_order = begun == sorted(begun)
        self._changed_to(outcome.state if is_in_order else state_of(self.timeline))
        entered = {each.entry.step.id: each for each in run}
        return [
            *(Settlement(entered[id_].entry, Became.CONFIRMED, recorded[id_]) for id_ in recorded),
            *(
                self._merged_or_set_aside(each, refused[id_], is_firm=False)
                for id_, each in entered.items()
                if id_ in refused
            ),
        ]

    def _merged_or_set_aside(
        self, meaning: Meant, refusal: Refusal, *, is_firm: bool
    ) -> Settlement:
        """Put in that a step says the same as another, or that it can't happen."""
        alone = meaning.commands[0] if len(meaning.commands) == 1 else None
        at = meaning.entry.step.parts[0].at
        found = standing_for(alone, at, self.timeline, refusal) if alone is not None else None
        if found is None:
            state, followed = self.state, self.timeline.followed
            later = begun_later(meaning.commands[0], followed.instant(at), state.clocks, refusal)
            return self._set_aside(meaning.entry, later or refusal, is_firm=is_firm)
        entry, differs = meaning.entry, found.differences
        undecided = {difference_id(entry.step.id, each.field): each.refusal for each in differs}
        merged = Settlement(entry, Became.MERGED, (), found.step, None, is_firm, undecided)
        return self._noted(merged, merged_events(entry, found))

    def _set_aside(self, entry: Entry, refusal: Refusal, *, is_firm: bool) -> Settlement:
        settled = Settlement(entry, Became.SET_ASIDE, (), "", refusal, is_firm)
        return self._noted(settled, (aside_event(entry, refusal),))

    def _noted(self, settled: Settlement, events: tuple[Event, ...]) -> Settlement:
        """Put in what became of a step of which nothing else is to be seen."""
        step = new_step(settled.entry, self.timeline, events)
        self._put_in(step, 0)
        return msgspec.structs.replace(settled, recorded=rows_of(step))


def _is_late(meaning: Meant, timeline: Timeline) -> bool:
    """Whether something in force happened after a step; one about the team happens when it is
    settled."""
    in_force = timeline.in_force()
    measured = meaning.entry.step.parts[0].at
    return bool(in_force) and measured < in_force[-1].measured and not meaning.of_the_team


def _change_by(meaning: Meant, step: Step, timeline: Timeline) -> Change | Refusal:
    """Return the change of history that a step makes."""
    entry, commands = meaning.entry, meaning.commands
    new_id = ids_after(step.id)
    if meaning.is_ordinary:
        return late_entry(commands[0], step)
    if len(commands) == 1:
        return change_for(commands[0], step, timeline, NOBODY, new_id)
    moved = timeline.followed.ahead
    lines = tuple(
        Dated(part.at + moved, command)
        for part, command in zip(entry.step.parts, commands, strict=True)
    )
    return change_for(Together(lines), step, timeline, NOBODY, new_id)


def _tried(
    timeline: Timeline,
    steps: Sequence[Step],
    undecided: frozenset[str],
    bounds: Bounds,
) -> Redecided | Refusal:
    """Find out what steps lead to; the timeline is afterwards as it was."""
    before = timeline.in_force()
    for step in steps:
        timeline.add(step)
    try:
        return redecided(before, timeline, undecided, ids_after(steps[0].id), bounds)
    finally:
        timeline.drop_last(len(steps))


def _said_again(
    run: Sequence[Meant], known: Set[str], timeline: Timeline, refusal: Refusal
) -> str | None:
    """Return which of these steps says the same as the settled one that they stand in the way of;
    None if none does."""
    for each in run:
        step = each.entry.step
        if step.id not in known and standing_for(
            each.commands[0], step.parts[0].at, timeline, refusal
        ):
            return step.id
    return None


def _as_resolved(part: Part) -> msgspec.Raw:
    """Let a decided part's command be kept with the ids of what it was found to mean, and nothing
    else; return it."""
    command = written(resolved(decoded(part.intention).to_decide, part.events))
    part.kept = kept(command)
    return command


def _once(entries: Iterable[Entry]) -> list[Entry]:
    """Return each step once."""
    first: dict[str, Entry] = {}
    for entry in entries:
        first.setdefault(entry.step.id, entry)
    return list(first.values())
