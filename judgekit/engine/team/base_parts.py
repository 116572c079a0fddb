"""What was recorded before an event was shared, as the first messages of its order.

All laptops have it before the first step, and none decides it: a message that is no envelope is
passed over by each. Whoever joins reads it and begins a record with it, at any hub, since each
epoch begins with all messages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.ports.sharing import Seals

PART_BYTES = 48 * 1024
MOST_PARTS = 1_000
MOST_PLAIN = 256 * 1024 * 1024
"""Bytes of it, unpacked; a long day has a hundredth of that."""
_NAMES: Mapping[type[Event], str] = {kind: name for name, kind in EVENT_KINDS.items()}


class BasePart(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One of `count` pieces, from 1 on, signed by the device that began to share."""

    number: int
    count: int
    content: bytes
    signature: bytes


class _Row(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    id: str
    step: str
    at: int
    author: str
    device: str
    kind: str
    payload: msgspec.Raw
    boot: str
    ticks: int
    entered_at: int
    intention: bytes
    revises: str


_PARTS = msgspec.msgpack.Decoder(BasePart)
_ROWS = msgspec.json.Decoder(list[_Row])


def base_parts(recorded: Sequence[Recorded], seals: Seals) -> list[bytes]:
    """The messages with what was recorded, none where nothing was.

    Raises ValueError where it is too much, or holds what a newer program wrote.
    """
    if not recorded:
        return []
    packed = zlib.compress(msgspec.json.encode(list(map(_as_row, recorded))), 6)
    pieces = [packed[at : at + PART_BYTES] for at in range(0, len(packed), PART_BYTES)]
    if len(pieces) > MOST_PARTS:
        raise ValueError("too much to be shared")
    count = len(pieces)
    return [
        msgspec.msgpack.encode(
            BasePart(number, count, piece, seals.seal(_covered(number, count, piece)))
        )
        for number, piece in enumerate(pieces, 1)
    ]


def base_part(body: bytes) -> BasePart | None:
    """The piece that a message is; None for any other message."""
    try:
        return _PARTS.decode(body)
    except UNDECODABLE:
        return None


def read_base(parts: Sequence[BasePart], key: str, seals: Seals) -> list[Recorded]:
    """What was recorded, by all pieces in order; `key` is that of the device that began to share.

    Raises ValueError if they aren't whole, or not signed by it.
    """
    if not parts:
        return []
    for number, part in enumerate(parts, 1):
        if (part.number, part.count) != (number, len(parts)) or len(parts) > MOST_PARTS:
            raise ValueError("a piece is missing")
        if not seals.is_sealed(key, _covered(number, part.count, part.content), part.signature):
            raise ValueError("a piece that somebody else signed")
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(b"".join(part.content for part in parts), MOST_PLAIN)
        if not unpacker.eof:
            raise ValueError("it doesn't end")
        return list(_recorded(_ROWS.decode(plain)))
    except (zlib.error, KeyError, *UNDECODABLE) as error:
        raise ValueError(str(error)) from error


def _covered(number: int, count: int, content: bytes) -> bytes:
    return b"base %d of %d\n%b" % (number, count, content)


def _as_row(event: Recorded) -> _Row:
    kind = _NAMES.get(type(event.payload))
    if kind is None:
        raise ValueError("an entry of a newer program")
    return _Row(
        event.id,
        event.step,
        event.at,
        event.author,
        event.device,
        kind,
        msgspec.Raw(msgspec.json.encode(event.payload)),
        event.boot,
        event.ticks,
        event.entered_at,
        event.intention,
        event.revises,
    )


def _recorded(rows: Sequence[_Row]) -> Iterator[Recorded]:
    decoders: dict[str, msgspec.json.Decoder[Event]] = {}
    for row in rows:
        decoder = decoders.get(row.kind)
        if decoder is None:
            decoder = decoders[row.kind] = msgspec.json.Decoder(EVENT_KINDS[row.kind])
        yield Recorded(
            row.id,
            row.step,
            row.at,
            row.author,
            row.device,
            decoder.decode(row.payload),
            row.boot,
            row.ticks,
            row.entered_at,
            row.intention,
            row.revises,
        )
