"""Erase one player from a record: what becomes of each text in it.

Names in fields for names are replaced where they mean the player. In free texts the whole name is
replaced; notes about the player become empty. What mentions only a part of the name stays, and is
counted. The commands that a step may be decided by again are changed in the same way as its events,
so that the state, then as now, is the same but for the names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from judgekit.domain.players.events import PlayerErased
from judgekit.domain.players.mentions import Mentions
from judgekit.domain.players.stand_in import free_number, is_stand_in, stand_in
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.history import StepAmended
from judgekit.domain.shared.player_key import JOINT, name_words, player_key
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.texts.fields import Replace, declared_texts, replaced
from judgekit.domain.shared.texts.kinds import TextKind
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.intention import COMMANDS_BY_NAME
from judgekit.engine.ports.record import RecordedTexts
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline

_NAMES = frozenset((TextKind.PLAYER, TextKind.LIST_OWNER))
_NOTES = frozenset((TextKind.NOTE, TextKind.NOTED))
_KINDS: Mapping[type, str] = {event: name for name, event in COMPOSITION.kinds.items()}
_AMENDED = _KINDS[StepAmended]
_NAMING = frozenset(
    (
        StepAmended,
        *(
            event
            for event in COMPOSITION.kinds.values()
            if any(each.kind in _NAMES for each in declared_texts(event))
        ),
    )
)
"""Events that name players, or hold commands that may; other events come of commands that don't."""


class Erased(NamedTuple):
    """What an erasure changes: how many entries, how many notes become empty, and the entries that
    mention only a part of the name and stay, by that part."""

    entries: int
    notes: int
    left: Mapping[str, Sequence[str]]
    """The ids of the steps by the words that stay in them."""


def texts_of(recorded: Recorded) -> RecordedTexts:
    """Return the texts of an event as they are written."""
    return RecordedTexts(
        recorded.id,
        recorded.revises,
        _KINDS[type(recorded.payload)],
        recorded.author,
        msgspec.json.encode(recorded.payload),
        recorded.intention,
    )


def known_names(recorded: Iterable[Recorded]) -> tuple[str, ...]:
    """Return every name of a player in a record, what was taken back too, each spelling once."""
    names: dict[str, None] = {}

    def take(kind: TextKind, text: str, is_about: bool | None) -> str:
        del is_about
        if kind in _NAMES and text.strip():
            names[text] = None
        return text

    walk = RecordWalk(take, lambda _: False)
    for each in recorded:
        if type(each.payload) in _NAMING:
            walk.rewritten(texts_of(each))
    return tuple(names)


def _as_one(texts: RecordedTexts) -> str:
    """All texts of an event in one; JSON has no escapes but for what no name has."""
    return f"{texts.author}\n{texts.payload.decode()}\n{texts.intention.decode()}"


class RecordWalk:
    """Gives each text of recorded events to a function, and puts what it returns in its place."""

    def __init__(self, replace: Replace, is_meant: Callable[[str], bool]) -> None:
        self._replace, self._is_meant = replace, is_meant

    def rewritten(self, texts: RecordedTexts, parts: Mapping[str, bool] = {}) -> RecordedTexts:
        """Return the texts of an event with others; what doesn't change stays as it was written.

        `parts` says of parts of steps, by their ids, whether they are about the player.
        """
        is_about = parts.get(texts.revises or texts.id)
        author = self._replace(TextKind.STAFF, texts.author, None) if texts.author else ""
        return texts._replace(
            author=author,
            payload=self._payload(texts, is_about, parts),
            intention=self._intention(texts.intention, is_about),
        )

    def _payload(
        self, texts: RecordedTexts, is_about: bool | None, parts: Mapping[str, bool]
    ) -> bytes:
        before = msgspec.json.decode(texts.payload)
        event = COMPOSITION.kinds[texts.kind]
        content = dict(before)
        if event is StepAmended:
            content["parts"] = [self._amended(part, parts) for part in before["parts"]]
        after = self._walked(content, event, is_about)
        return texts.payload if after == before else msgspec.json.encode(after)

    def _amended(self, part: dict[str, Any], parts: Mapping[str, bool]) -> dict[str, Any]:
        meant = self._intention(part["intention"].encode(), parts.get(part["part"]))
        return {**part, "intention": meant.decode()}

    def _intention(self, intention: bytes, is_about: bool | None) -> bytes:
        if not intention:
            return intention
        before = msgspec.json.decode(intention)
        command = COMMANDS_BY_NAME.get(before["command"].get("do", ""))
        after = {
            name: self._walked(value, Any if command is None else command, is_about)
            for name, value in before.items()
        }
        return intention if after == before else msgspec.json.encode(after)

    def _walked(self, value: object, hint: object, is_about: bool | None) -> object:
        return replaced(value, hint, self._replace, self._is_meant, is_about=is_about)


class Erasure:
    """The erasure of one player; `erase` is the `Rewriting` of the record.

    `name` means the player in the state that the record leads to.
    """

    def __init__(self, recorded: Sequence[Recorded], name: str) -> None:
        names = known_names(recorded)
        self._name, self._recorded = name, recorded
        self._mentions = Mentions(state_of(Timeline(recorded)).players, name, names)
        self._number = free_number(names)
        self.stand_in = stand_in(self._number)
        self._walk = RecordWalk(self._replaced, self._mentions.is_meant)
        self._parts = self._parts_about()
        self._lists: dict[str, str] = {}
        self._left: set[str] = set()
        """The words that stay in the event walked last."""
        self._has_emptied = False

    @property
    def refusal(self) -> Refusal | None:
        """Why this can't be done: the record has no such player, or a team is meant."""
        if JOINT in player_key(self._name):
            return Refusal(RefusalCode.TEAM_NOT_PLAYER, {"player": self._name})
        if not self._mentions.is_known:
            return Refusal(RefusalCode.NO_SUCH_PLAYER, {"player": self._name})
        if any(map(is_stand_in, self.spellings)):
            return Refusal(RefusalCode.ALREADY_ERASED, {"player": self._name})
        return None

    @property
    def spellings(self) -> tuple[str, ...]:
        """All ways in which the record has the name."""
        return self._mentions.spellings

    def event(self, reason: str = "") -> PlayerErased:
        """Return the event that tells of it, without the name."""
        return PlayerErased(self.stand_in, self._mentions.replaced(reason, self.stand_in))

    def erase(self, texts: RecordedTexts) -> RecordedTexts:
        """Return an event's texts without the name."""
        is_about = self._parts.get(texts.revises or texts.id) or texts.kind == _AMENDED
        if not is_about and not self._mentions.may_be_in(_as_one(texts)):
            return texts
        return self._walk.rewritten(texts, self._parts)

    def of_staff(self, name: str) -> str:
        """Return the name of a member of the staff. The same full name is the same person's; a
        judge of that one word may be somebody else."""
        if not self._mentions.is_meant(name):
            return self._mentions.replaced(name, self.stand_in)
        if len(name_words(name)) > 1:
            return self.stand_in
        self._left.add(name)
        return name

    def foreseen(self) -> Erased:
        """Return what the erasure changes."""
        entries: set[str] = set()
        left: dict[str, dict[str, None]] = {}
        notes: set[str] = set()
        for each in self._recorded:
            texts = texts_of(each)
            self._left.clear()
            self._has_emptied = False
            if self.erase(texts) != texts:
                entries.add(each.step)
            if self._has_emptied:
                notes.add(each.step)
            for word in self._left:
                left.setdefault(word, {})[each.step] = None
        return Erased(len(entries), len(notes), {word: tuple(left[word]) for word in sorted(left)})

    # -- inside

    def _parts_about(self) -> Mapping[str, bool]:
        """Whether a part of a step is about a penalty that was ever the player's: a command that
        corrects it need not name the player."""
        named = [
            (each.revises or each.id, event_id, getattr(each.payload, "player", ""))
            for each in self._recorded
            if (event_id := getattr(each.payload, "id", ""))
        ]
        own = {event_id for _, event_id, player in named if self._mentions.is_meant(player)}
        parts: dict[str, bool] = {}
        for part, event_id, player in named:
            if player:
                parts[part] = parts.get(part, False) or event_id in own
        return parts

    def _replaced(self, kind: TextKind, text: str, is_about: bool | None) -> str:
        if not text or kind is TextKind.INTENTION:
            return text
        if kind is TextKind.PLAYER:
            return self._mentions.in_name(text, self.stand_in)
        if kind is TextKind.LIST_OWNER:
            return self._mentions.in_name(text, self._of_list(text))
        if kind is TextKind.CODE:
            self._tell_left(each.name for each in self._mentions.in_text(text))
            return text
        if kind is TextKind.STAFF:
            return self.of_staff(text)
        return self._in_text(kind, text, is_about)

    def _in_text(self, kind: TextKind, text: str, is_about: bool | None) -> str:
        mentions = self._mentions.in_text(text)
        if kind in _NOTES and (is_about or (mentions and is_about is None)):
            self._has_emptied = True
            return self.stand_in if kind is TextKind.NOTED else ""
        self._left.update(self._mentions.parts_in(text))
        return self._mentions.replaced(text, self.stand_in) if mentions else text

    def _of_list(self, text: str) -> str:
        """The stand-in for one spelling: lists are told apart by it."""
        if text not in self._lists:
            self._lists[text] = stand_in(self._number, len(self._lists))
        return self._lists[text]

    def _tell_left(self, names: Iterable[str]) -> None:
        """Count names that stay; one word may be an ordinary one."""
        self._left.update(name for name in names if len(name_words(name)) > 1)
