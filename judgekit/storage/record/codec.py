"""Encode events as rows of the record and decode them, lifting old versions.

A row is (sequence, version, id, step, at, boot, ticks, author, device, kind, payload, entered,
intention, revises, checksum); the three before the checksum are null in rows of form 1.
The checksum is a CRC-32 of all other columns, continued from the previous row, so that a changed or
missing row is detected. It guards against damage, not against forgery.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from zlib import crc32

import msgspec

from judgekit.domain.shared.event import Event, NotUnderstood, Recorded
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.storage.record import form_1
from judgekit.storage.record.database import RecordDamaged, RecordTooNew
from judgekit.storage.record.lift import Lift, LiftedRow, NewLifts

_NOT_UNDERSTOOD = (*UNDECODABLE, RecordTooNew)

Row = tuple[
    int,
    int,
    str,
    str,
    int,
    str,
    int,
    str,
    str,
    str,
    bytes,
    int | None,
    bytes | None,
    str | None,
    int,
]
ReadRow = tuple[
    int,
    str,
    str | None,
    int,
    str,
    int,
    str,
    str,
    str,
    bytes,
    int | None,
    bytes | None,
    str | None,
    int,
    bytes,
]
"""A row from its version on; the step is None if it equals the id, and the last item holds all
bytes that the checksum covers."""


class EventCodec:
    """Converts every kind of event; `kinds` names the type of each payload."""

    def __init__(
        self, kinds: Mapping[str, type[Event]], new_lifts: NewLifts = form_1.lifts
    ) -> None:
        self._kinds = kinds
        self._new_lifts = new_lifts
        self._versions = {kind: len(lifts) + 1 for kind, lifts in new_lifts().items()}
        self._names = {kind: name for name, kind in kinds.items()}
        self._encode = msgspec.json.Encoder().encode
        self._decoders: dict[tuple[str, int], Callable[[bytes], Event]] = {}

    def rows(self, events: Sequence[Recorded], before: int, checksum: int) -> list[Row]:
        """Encode events as the rows after row number `before`, whose checksum is given."""
        made: list[Row] = []
        for sequence, event in enumerate(events, before + 1):
            kind = self._names[type(event.payload)]
            row = (
                sequence,
                self._version(kind),
                event.id,
                event.step,
                event.at,
                event.boot,
                event.ticks,
                event.author,
                event.device,
                kind,
                self._encode(event.payload),
                event.entered_at or event.at,
                event.intention,
                event.revises,
            )
            checksum = checksum_of(row, checksum)
            made.append((*row, checksum))
        return made

    def events(
        self,
        rows: Iterable[ReadRow],
        checksum: int,
        *,
        to_read: bool = False,
        is_chained: bool = True,
    ) -> tuple[list[Recorded], int]:
        """Decode rows that follow `checksum`; return the events and the last checksum.

        Raises RecordDamaged if a row is not as it was written or one is missing, RecordTooNew if a
        sound row is not understood; one that is only `to_read` becomes a `NotUnderstood`. Rows that
        are not `is_chained` have checksums of more than these columns, which can't be checked.
        """
        events: list[Recorded] = []
        last = self._decode_all(rows, checksum, events.append, to_read, is_chained)
        return events, last

    def last_checksum(self, rows: Iterable[ReadRow], checksum: int) -> int:
        """Decode rows as `events` does, without keeping any; return the last checksum."""
        return self._decode_all(rows, checksum, _let_go)

    def check(self, rows: Iterable[Row]) -> None:
        """Raise RecordTooNew if one of these sound rows is not understood."""
        self.last_checksum(((*row[1:], covered(row)) for row in rechained(rows, 0)), 0)

    def _decode_all(
        self,
        rows: Iterable[ReadRow],
        checksum: int,
        add: Callable[[Recorded], object],
        to_read: bool = False,
        is_chained: bool = True,
    ) -> int:
        """Give each event to `add`; as `events`."""
        decoders = self._decoders
        # Strings repeated in most rows are shared: allocating memory dominates the time here.
        once = dict[str, str]().setdefault
        this_boot = this_author = this_device = ""
        lifts = self._new_lifts()
        for number, row in enumerate(rows, 1):
            version, id_, step, at, boot, ticks, author, device, kind, payload, *_ = row
            entered, intention, revises, kept, read = row[10:]
            checksum = crc32(read, checksum)
            if checksum != kept and is_chained:
                raise RecordDamaged(f"row {number}")
            this_step = id_ if step is None else step
            content: Event
            try:
                if decode := decoders.get((kind, version)) or self._decoder(kind, version):
                    content = decode(payload)
                else:
                    older = lifts[kind][version - 1 :]
                    content = self._lifted(payload, kind, older, LiftedRow(id_, this_step))
            except _NOT_UNDERSTOOD as error:
                if not to_read:
                    raise RecordTooNew(f"row {number}, {kind}: {error}") from error
                content = NotUnderstood(kind)
            if boot != this_boot:
                this_boot = once(boot, boot)
            if author != this_author:
                this_author = once(author, author)
            if device != this_device:
                this_device = once(device, device)
            add(
                Recorded(
                    id_,
                    this_step,
                    at,
                    this_author,
                    this_device,
                    content,
                    this_boot,
                    ticks,
                    0 if entered is None or entered == at else entered,
                    intention or b"",
                    revises or "",
                )
            )
        return checksum

    def _version(self, kind: str) -> int:
        return self._versions.get(kind, 1)

    def _decoder(self, kind: str, version: int) -> Callable[[bytes], Event] | None:
        """Return the decoder of a kind in its newest version, None for an earlier one; raises
        RecordTooNew for an unknown one."""
        newest = self._version(kind)
        if kind not in self._kinds or not 1 <= version <= newest:
            raise RecordTooNew(f"{kind}, version {version}")
        if version < newest:
            return None
        decode = self._decoders[kind, version] = msgspec.json.Decoder(self._kinds[kind]).decode
        return decode

    def _lifted(self, payload: bytes, kind: str, lifts: Iterable[Lift], row: LiftedRow) -> Event:
        """Decode an earlier version; raises msgspec.ValidationError if it is none."""
        content = msgspec.json.decode(payload, type=dict[str, Any])
        try:
            for lift in lifts:
                content = lift(content, row)
        except (LookupError, TypeError, ValueError) as error:
            raise msgspec.ValidationError(str(error)) from error
        return msgspec.convert(content, self._kinds[kind])


def _let_go(_: Recorded) -> None:
    """Keep no event."""


def first_checksum(identity: str) -> int:
    """Return the checksum that the first row continues: a row of another record does not match."""
    return crc32(identity.encode())


def covered(row: Sequence[Any]) -> bytes:
    """Return the bytes that the row's checksum covers: all columns before it, one per line. Raises
    TypeError for a column of another type."""
    sequence, version, id_, step, at, boot, ticks, author, device, kind, payload = row[:11]
    head = (
        f"{sequence}\n{version}\n{id_}\n{step}\n{at}\n{boot}\n{ticks}\n{author}\n{device}\n{kind}\n"
    )
    entered, intention, revises = row[11:14]
    if type(entered) is int and type(intention) is bytes and type(revises) is str:
        return b"%b%b\n%d\n%b\n%b" % (head.encode(), payload, entered, intention, revises.encode())
    later = b"".join(
        b"\n%b" % _as_bytes(column, kind)
        for column, kind in zip(row[11:14], _LATER, strict=True)
        if column is not None
    )
    return b"%b%b%b" % (head.encode(), payload, later)


_LATER = (int, bytes, str)
"""Types of the columns that rows of form 1 don't have."""


def _as_bytes(column: object, kind: type[object]) -> bytes:
    """Return a column's bytes; raises TypeError for another type."""
    if type(column) is not kind:
        raise TypeError(f"{type(column).__name__} instead of {kind.__name__}")
    return column if isinstance(column, bytes) else str(column).encode()


def checksum_of(row: Sequence[Any], before: int) -> int:
    """Return the checksum of a row that follows one with the checksum `before`; the row's own
    checksum, if present, is ignored. Raises TypeError for a column of another type."""
    return crc32(covered(row), before)


def follows(row: Row, before: int) -> bool:
    """Whether a row is as it was written after one with the checksum `before`."""
    try:
        return checksum_of(row, before) == row[-1]
    except TypeError:
        return False


def rechained(rows: Iterable[Row], before: int) -> list[Row]:
    """Return the rows with checksums that continue another initial checksum."""
    made: list[Row] = []
    for row in rows:
        before = checksum_of(row, before)
        made.append((*row[:-1], before))
    return made
