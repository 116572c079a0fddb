"""What laptops send one another: envelopes of steps, sealed by the device that entered them.

A step is sent as it was meant, with the ids of what it was found to mean, never as what came of it:
each laptop decides it by itself, in the one order of all messages. So decoding is strict and
bounded, and what isn't as it should be is ignored by all alike.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from functools import reduce
from hashlib import sha256
from operator import or_
from typing import Annotated, Any, NamedTuple

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, PutBack, TakeBack
from judgekit.domain.shared.moment import LATEST
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.tournament import COMPOSITION

FORM = 1
"""Form of the messages that this program writes and understands; another command is another
form."""
MOST_STEPS = 50
MOST_BYTES = 64 * 1024
"""Of a sealed message."""
MOST_CONTENT = 1024 * 1024
"""Of its content, unpacked."""
MOST_PARTS = 200
"""Of a step that several commands were entered by."""

_STEP_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
_Short = Annotated[str, msgspec.Meta(max_length=200)]
_Instant = Annotated[int, msgspec.Meta(ge=0, lt=LATEST)]
_Offset = Annotated[int, msgspec.Meta(ge=-LATEST, le=LATEST)]
_Commands: Any = reduce(or_, (*COMPOSITION.commands, TakeBack, PutBack, Amend))
_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(_Commands)


class SharedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A command in JSON and its instant, by measured time."""

    at: _Instant
    command: msgspec.Raw


class SharedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What was entered at once.

    Instants are those of the hub's clock: `offset` milliseconds ahead of the device's own.
    """

    id: _Short
    entered_at: _Instant
    parts: Annotated[tuple[SharedPart, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    offset: _Offset = 0


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of one device, in the order in which they were entered.

    `seen` is the place of the last message that the device had settled, `round` the id of the round
    that it showed, `version` that of its program.
    """

    form: int
    device: _Short
    author: _Short
    steps: Annotated[tuple[SharedStep, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    round: _Short = ""
    version: _Short = ""


class Sealed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An envelope as JSON, packed, with its device's signature."""

    content: bytes
    signature: bytes


class Outgoing(NamedTuple):
    """A message to be published under its id."""

    id: str
    body: bytes


class Opened(NamedTuple):
    """A message that was understood; its seal is not yet checked."""

    sealed: Sealed
    envelope: Envelope


_SEALED = msgspec.msgpack.Decoder(Sealed)
_ENVELOPE = msgspec.json.Decoder(Envelope)


def sealed(envelope: Envelope, seal: Callable[[bytes], bytes]) -> Outgoing | None:
    """Return the message with this envelope; None if it is too large to be sent."""
    plain = msgspec.json.encode(envelope)
    content = zlib.compress(plain, 6)
    made = Sealed(content, seal(content))
    body = msgspec.msgpack.encode(made)
    is_too_large = len(body) > MOST_BYTES or len(plain) > MOST_CONTENT
    return None if is_too_large else Outgoing(message_id(body), body)


def plain_content(body: bytes) -> bytes:
    """Return the envelope of a message as it is written, not yet understood; empty if none."""
    unpacked = _unpacked(body)
    return b"" if unpacked is None else unpacked[1]


def _unpacked(body: bytes) -> tuple[Sealed, bytes] | None:
    if len(body) > MOST_BYTES:
        return None
    try:
        found = _SEALED.decode(body)
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(found.content, MOST_CONTENT)
    except (zlib.error, *UNDECODABLE):
        return None
    return (found, plain) if unpacker.eof and not unpacker.unused_data else None


def opened(body: bytes) -> Opened | None:
    """Return what a message says; None if it is none that is to be understood."""
    unpacked = _unpacked(body)
    if unpacked is None:
        return None
    found, plain = unpacked
    try:
        envelope = _ENVELOPE.decode(plain)
        is_understood = envelope.form == FORM and all(map(is_sound, envelope.steps))
    except UNDECODABLE:
        return None
    return Opened(found, envelope) if is_understood else None


def is_sound(step: SharedStep) -> bool:
    """Whether a step has an id of its own and commands that are known and go together; raises
    UNDECODABLE."""
    if not _STEP_ID.fullmatch(step.id) or any(part.at > step.entered_at for part in step.parts):
        return False
    kinds = [type(command_in(part)) for part in step.parts]
    if len(kinds) == 1:
        return True
    amended = kinds.count(Amend)
    return amended in (0, len(kinds)) and TakeBack not in kinds and PutBack not in kinds


def command_in(part: SharedPart) -> Command:
    """Return the command of a part; raises UNDECODABLE."""
    return _COMMANDS.decode(part.command)


def message_id(body: bytes) -> str:
    """Return the id of a message as it was received: one with another seal is another message."""
    return sha256(body).hexdigest()[:32]


def written(command: Command) -> msgspec.Raw:
    """Return a command as a part has it."""
    return msgspec.Raw(msgspec.json.encode(command))
