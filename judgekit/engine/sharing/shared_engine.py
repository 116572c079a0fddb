"""The engine of an event that several laptops share.

What is shown is what all laptops have settled, with this one's own steps on top until they are read
back. All is called from one thread, that of the window.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

import msgspec

from judgekit import __version__
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import (
    Redo,
    Together,
    Undo,
)
from judgekit.domain.shared.identity import RANDOM_BYTES, uuid7
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.commands import BeginEpoch, DoAnyway
from judgekit.domain.team.events import DeviceLetIn
from judgekit.domain.team.state import Team
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.clock import WallClock
from judgekit.engine.ports.sharing import OpenShared, Seals
from judgekit.engine.publisher import ALL_TOPICS
from judgekit.engine.redeciding import state_of
from judgekit.engine.sharing.deciding import Entry, Meant, Settlement, may_not
from judgekit.engine.sharing.entering import Asked, is_of_team, knowing, meant_steps
from judgekit.engine.sharing.envelope import (
    FORM,
    MOST_PARTS,
    Envelope,
    Outgoing,
    SharedPart,
    SharedStep,
    is_sound,
    message_id,
    opened,
    sealed,
    written,
)
from judgekit.engine.sharing.fold import ENTERED_HERE, Fold
from judgekit.engine.sharing.outbox import Outbox, Waiting, forwarded, read_item
from judgekit.engine.stored import SettledMessage
from judgekit.engine.timeline import Step, Timeline

SURELY_FITS = 16 * 1024
"""A step of so many bytes fits into a message without being tried."""


class Told(msgspec.Struct, frozen=True):
    """What became of a step, with the place of its message."""

    sequence: int
    settlement: Settlement
    is_own: bool


class MissingMessages(Exception):
    """Raised if a message came before `next`, which was to come."""

    def __init__(self, next_sequence: int, told: Sequence[Told]) -> None:
        super().__init__(f"message {next_sequence} was to come")
        self.next = next_sequence
        self.told = told
        """What came of those before it."""


class Enterer(NamedTuple):
    """A device whose entries are made here: this laptop, or a judge's phone.

    `names` are all under which it has entered; `seals` has its own key.
    """

    device: str
    names: Set[str]
    seals: Seals


class SharedEngine(Engine):
    """One event's state and its record on one of the laptops that share it."""

    is_shared = True
    stands = ENTERED_HERE

    def __init__(self, opened: OpenShared, clock: WallClock, device: Device, seals: Seals) -> None:
        """`device` has the name under which it was let in; `clock` is the hub's time."""
        super().__init__(opened.log, opened.recorded, clock, device)
        shared = opened.shared
        self._shared_log = opened.log
        self._seals = seals
        self._messages = list(shared.messages)
        self._unsaved: list[SettledMessage] = []
        self._done: list[int] = []
        self._entered: Moment = 0
        self.offset = 0
        """Milliseconds by which the hub's clock is ahead of this laptop's; kept with each step."""
        self.shown_round = ""
        """The id of the round that the window shows."""
        self.epoch = shared.epoch
        self.device = device.name
        self.failure: EnvironmentFailure | None = None
        """Why what was settled last isn't recorded yet; it is tried again with the next."""
        items = (read_item(place, content) for place, content in shared.outbox)
        self._outbox = Outbox(item for item in items if item is not None)
        self._fold = Fold(self.timeline, self.state)
        self.is_newer = _needs_newer(self.state.team)
        self._show_waiting()

    # -- what the window asks

    @property
    def team(self) -> Team:
        """The team, as shown."""
        return self.state.team

    @property
    def settled(self) -> int:
        """How many messages are settled: the next one has that place and one."""
        return len(self._messages)

    def waiting(self) -> Sequence[str]:
        """The ids of the steps that are shown and not settled yet, in order."""
        return [entry.step.id for entry in self._outbox.entries()]

    def provisional(self) -> Sequence[Recorded]:
        """The events of what waits, as they would be recorded, behind all that are settled."""
        items = self._outbox.items
        return [row for item in items for each in item.settled for row in each.recorded]

    def now(self) -> Moment:
        """This instant by the hub's clock, never before this laptop's last step was entered."""
        now = self._clock.now() + self.ahead
        return max(now - now % self._device.grain, self._entered)

    def submit(
        self,
        command: Command,
        author: str = "",
        at: Moment | None = None,
        phone: Enterer | None = None,
    ) -> Refusal | Step:
        """Enter a command as this device's person, or as the one at a phone that takes part: see
        `Engine.submit`.

        It is shown at once, and counts once all have it. Undoing or redoing several steps is as
        many steps; the last one is returned.
        """
        now = self.now()
        enterer = phone or Enterer(self._device.name, self._device.names, self._seals)
        taking_part = self.team.taking_part(enterer.device)
        if phone is not None and taking_part is None:
            return Refusal(RefusalCode.NOT_LET_IN)
        person = (
            taking_part.person
            if phone is not None and taking_part is not None
            else _person_at(self, command, author)
        )
        # Who may give it is asked where it is decided.
        refusal = super()._wrong_entry(command, person, now if at is None else at, now)
        if refusal is not None:
            return refusal
        asked = Asked(command, now if at is None else at, now)
        groups = meant_steps(asked, self.timeline, self.team, enterer.names)
        if isinstance(groups, Refusal):
            return groups
        outcome: Refusal | Step = Refusal(RefusalCode.WRONG_VALUE, {"field": "lines"})
        for group in filter(None, groups):
            lines = knowing(group, outcome) if isinstance(outcome, Step) else group
            outcome = self._enter(lines, enterer, person, now)
            if isinstance(outcome, Refusal):
                break
        self._publish()
        return outcome

    # -- what the network asks

    def to_publish(self) -> Sequence[Outgoing]:
        """Return the messages that are to be published now, in order, each once."""
        return self._outbox.to_publish(self._sealed)

    def publish_again(self) -> None:
        """Let `to_publish` return again all that has not been read back: after a connection was
        lost, or a message could not be published."""
        self._outbox.publish_again()

    def received(self, messages: Sequence[tuple[int, bytes]]) -> Sequence[Told]:
        """Settle messages, each with its place from 1, as they are in the order that is followed.

        What is settled already is passed over; where the order is another one from some place on,
        the record is cut to what it has in common with it, and the rest waits to be sent again.
        Raises MissingMessages if one is left out, and EnvironmentFailure if the record can't be
        cut; what came before is settled then, and all can be given again. Nothing more is settled,
        or can be entered, once an epoch has begun whose messages this program doesn't understand.
        """
        told: list[Told] = []
        try:
            for sequence, body in messages:
                if self.is_newer:
                    break
                id_ = message_id(body)
                if sequence <= self.settled:
                    if self._messages[sequence - 1] == id_:
                        continue
                    self.keep_first(sequence - 1)
                if sequence != self.settled + 1:
                    raise MissingMessages(self.settled + 1, told)
                settlements = self._settle(body)
                rows = [row for each in settlements for row in each.recorded]
                self._messages.append(id_)
                self._unsaved.append(SettledMessage(sequence, id_, body, rows))
                own = self._device.name
                told += [Told(sequence, each, each.entry.device == own) for each in settlements]
                if any(_lets_in(row.payload, own) for row in rows):
                    self.publish_again()  # what arrived before was nobody's
                self.is_newer = _needs_newer(self._fold.state.team)
        finally:
            self._show_waiting()
            self.save()
            self._publish()
        return told

    def sealed_messages(self, sequence: int = 1) -> Sequence[bytes]:
        """Return the settled messages from that place on, for a new order that begins with them."""
        self.save()
        return self._shared_log.sealed_from(sequence)

    def follow(self, epoch: str) -> None:
        """Follow another epoch's order from now on. Raises EnvironmentFailure."""
        self._shared_log.share(epoch)
        self.epoch = epoch
        self.publish_again()

    def save(self) -> None:
        """Record what is settled and isn't recorded yet; `failure` says why that can't be done."""
        self.failure = None
        if not self._unsaved and not self._done:
            return
        try:
            self._shared_log.settle(self._unsaved, self._done)
        except EnvironmentFailure as failure:
            self.failure = failure
            return
        self._unsaved, self._done = [], []

    # -- inside

    def _wrong_entry(
        self, command: Command, author: str, at: Moment, now: Moment
    ) -> Refusal | None:
        wrong = super()._wrong_entry(command, author, at, now)
        if wrong is not None or not self.team.is_there:
            return wrong
        entry = Entry(SharedStep("", 0, ()), self._device.name, _person_at(self, command, author))
        asked: Sequence[Command] = (command,)
        if isinstance(command, Together):
            asked = [line.command for line in command.lines]
        elif isinstance(command, Undo | Redo | DoAnyway):
            asked = ()
        found = (may_not(each, entry, self.timeline, self.state) for each in asked)
        return next((refusal for refusal in found if refusal is not None), None)

    def _enter(
        self, group: Sequence[tuple[Moment, Command]], enterer: Enterer, person: str, now: Moment
    ) -> Refusal | Step:
        """Put a step into the outbox, and show it; what a phone entered is sealed at once."""
        ahead, device = self.timeline.followed.ahead, enterer.device
        id_ = uuid7(now, self._device.random(RANDOM_BYTES))
        parts = tuple(SharedPart(at - ahead, written(command)) for at, command in group)
        asked = Entry(SharedStep(id_, now - ahead, parts, self.offset), device, person)
        if not _can_be_sent(asked.step):
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "lines"})
        decided = self._fold.decide(asked)
        if isinstance(decided, Refusal):
            return decided
        resolved = zip(parts, decided.commands, strict=True)
        parts = tuple(SharedPart(part.at, command) for part, command in resolved)
        step = SharedStep(id_, now - ahead, parts, self.offset)
        is_large = sum(len(bytes(part.command)) for part in step.parts) > SURELY_FITS
        is_own, body = device == self._device.name, b""
        if is_large or not is_own:
            message = self._sealed([step], enterer, person)
            if message is None:
                return Refusal(RefusalCode.TOO_LARGE_TO_SHARE)
            body = b"" if is_own else message.body
        item = Waiting(self._outbox.next_place(), (Entry(step, device, person),), body)
        self._shared_log.put_out([(item.place, item.written())])
        meaning = Meant(item.entries[0], decided.meaning.commands)
        item.settled = [self._fold.take(decided._replace(meaning=meaning))]
        self._outbox.items.append(item)
        self._fold.waiting += 1
        self._entered = max(self._entered, now)
        self.state = self._fold.state
        return self.timeline.steps[-1]

    def _sealed(
        self, steps: Sequence[SharedStep], enterer: Enterer | None = None, person: str = ""
    ) -> Outgoing | None:
        """Return the message of steps of this laptop, or of a phone; None if it is too large."""
        device = enterer.device if enterer else self._device.name
        seals = enterer.seals if enterer else self._seals
        own = self.team.devices.get(device)
        author = person or (own.person if own is not None else "")
        envelope = Envelope(
            FORM, device, author, tuple(steps), self.settled, self.shown_round, __version__
        )
        return sealed(envelope, seals.seal)

    def _settle(self, body: bytes) -> list[Settlement]:
        """Settle a message behind all that are settled; those of nobody, and what was there before,
        are passed over."""
        message = opened(body)
        if message is None:
            return []
        envelope = message.envelope
        entries = [Entry(step, envelope.device, envelope.author) for step in envelope.steps]
        # What was taken away to settle another message isn't shown any more.
        front = self._outbox.front(entries) if self._fold.waiting else ()
        if (
            front
            and all(item.is_firm for item in front)
            and is_of_team(message, self._fold.state.team, self._seals)
        ):
            self._done += self._outbox.remove(front)
            self._fold.waiting -= len(entries)
            return [each for item in front for each in item.settled]
        own = self._outbox.with_any_of(entry.step.id for entry in entries)
        if not own and all(self._fold.knows(entry.step.id) for entry in entries):
            return []
        if own or any(map(_changes_team, self._outbox.entries())):
            self._fold.take_away_waiting()
        if not is_of_team(message, self._fold.state.team, self._seals):
            return []
        settled: list[Settlement] = []
        while self._fold.waiting and len(settled) < len(entries):
            entry = entries[len(settled)]
            if self._fold.knows(entry.step.id):
                break
            beside = self._fold.settle_beside(entry)
            if beside is None:
                break
            settled.append(beside)
        if len(settled) < len(entries):
            self._fold.take_away_waiting()
            settled += self._fold.settle(entries[len(settled) :])
        knows = self._fold.knows
        known = (each for each in own if all(knows(entry.step.id) for entry in each.entries))
        self._done += self._outbox.remove(known)
        return settled

    def _show_waiting(self) -> None:
        """Show what waits on top of what is settled, if it isn't."""
        fold, items = self._fold, self._outbox.items
        if items and not fold.waiting:
            for item in items:
                item.settled = fold.settle(item.entries)
                fold.waiting += len(item.settled)
        self.state = fold.state

    def keep_first(self, messages: int) -> None:
        """Keep the first messages alone, where the order that is followed has no more: the others
        wait, before what waits already. Raises EnvironmentFailure."""
        self.save()
        if self.failure is not None:
            raise self.failure
        tail = self._shared_log.sealed_from(messages + 1)
        again = [item for body in tail if (item := forwarded(0, body)) is not None]
        items = [*again, *self._outbox.items]
        for place, item in enumerate(items, 1):
            item.place, item.message = place, ""
        recorded = self._shared_log.cut(messages, [(each.place, each.written()) for each in items])
        del self._messages[messages:]
        self._outbox = Outbox(items)
        self.timeline = Timeline(recorded)
        self.state = state_of(self.timeline)
        self._fold = Fold(self.timeline, self.state)
        self._fold.touched = ALL_TOPICS

    def _publish(self) -> None:
        """Tell listeners what has changed."""
        self.state = self._fold.state
        touched, self._fold.touched = self._fold.touched, frozenset()
        if touched:
            self.publisher.publish(touched)


def _can_be_sent(step: SharedStep) -> bool:
    """Whether others will understand it."""
    try:
        return len(step.parts) <= MOST_PARTS and is_sound(step)
    except UNDECODABLE:
        return False


def _person_at(engine: SharedEngine, command: Command, author: str) -> str:
    """Return who is signed in on this device."""
    own = engine.team.devices.get(engine.device)
    if own is not None:
        return own.person
    return command.person if isinstance(command, BeginEpoch) else author


def _lets_in(event: Event, device: str) -> bool:
    return isinstance(event, DeviceLetIn) and event.device == device


def _needs_newer(team: Team) -> bool:
    """Whether an epoch has begun whose messages need a newer program."""
    return any(epoch.form > FORM for epoch in team.epochs.values())


def _changes_team(entry: Entry) -> bool:
    return any(b'"device"' in bytes(part.command) for part in entry.step.parts)
