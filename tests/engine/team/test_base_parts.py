"""What was recorded before an event was shared, sent in pieces and put together again."""

from __future__ import annotations

import random
import zlib

import msgspec
import pytest

from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.event import Event, Recorded
from judgekit.engine.team import base_parts
from judgekit.engine.team.base_parts import BasePart, base_part, read_base
from tests.day import TEN, Day
from tests.engine.sharing.hall import HashSeals

ADA = HashSeals("key a")


class Unheard(Event, tag="unheard-of-in-a-base"):
    """What a newer program wrote."""


def long_day(notes: int = 100) -> list[Recorded]:
    """A day whose notes can't be packed into one piece."""
    day, letters = Day(), random.Random(1)
    for _ in range(notes):
        day.do(Note(letters.randbytes(900).hex()))
    return day.log.recorded


def pieces(recorded: list[Recorded], seals: HashSeals = ADA) -> list[BasePart]:
    found = [base_part(body) for body in base_parts.base_parts(recorded, seals)]
    assert all(found)
    return [each for each in found if each is not None]


def piece_of(content: bytes) -> BasePart:
    """The only piece, whose content is this."""
    covered = b"base 1 of 1\n" + content
    return BasePart(1, 1, content, ADA.seal(covered))


def test_a_long_day_is_several_pieces_and_comes_out_as_it_was():
    recorded = long_day()
    parts = pieces(recorded)
    assert len(parts) > 1
    assert all(len(each.content) <= base_parts.PART_BYTES for each in parts)
    assert read_base(parts, "key a", ADA) == recorded


def test_of_nothing_there_is_no_piece():
    assert base_parts.base_parts([], ADA) == []
    assert read_base([], "key a", ADA) == []


def test_more_than_can_be_sent_is_refused(monkeypatch):
    recorded = long_day()
    count = len(pieces(recorded))
    monkeypatch.setattr(base_parts, "MOST_PARTS", count)
    assert len(base_parts.base_parts(recorded, ADA)) == count
    monkeypatch.setattr(base_parts, "MOST_PARTS", count - 1)
    with pytest.raises(ValueError, match="too much"):
        base_parts.base_parts(recorded, ADA)


def test_what_a_newer_program_wrote_is_not_sent_without_it():
    newer = Recorded("1", "1", TEN, "Ann", "laptop", Unheard())
    with pytest.raises(ValueError, match="newer"):
        base_parts.base_parts([*long_day(1), newer], ADA)


def test_pieces_that_are_missing_or_in_another_order_are_no_day():
    first, second, *rest = pieces(long_day())
    for parts in ([first, *rest], [second, first, *rest], [first, second, *rest][:-1]):
        with pytest.raises(ValueError, match="missing"):
            read_base(parts, "key a", ADA)


def test_a_piece_that_somebody_else_signed_or_changed_is_not_taken():
    first, *rest = pieces(long_day())
    foreign = pieces(long_day(), HashSeals("key of nobody"))[0]
    changed = msgspec.structs.replace(first, content=first.content[:-1] + b"?")
    for forged in (foreign, changed):
        with pytest.raises(ValueError, match="somebody else"):
            read_base([forged, *rest], "key a", ADA)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"nothing that was packed", "header"),
        (zlib.compress(b"[]")[:-4], "doesn't end"),
        (zlib.compress(b'{"no": "rows"}'), "array"),
        (zlib.compress(b'[["1","1",0,"","","unheard-of",{},"",0,0,"",""]]'), "unheard-of"),
    ],
)
def test_what_was_signed_and_is_no_day_is_refused_as_one_error(content, why):
    with pytest.raises(ValueError, match=why):
        read_base([piece_of(content)], "key a", ADA)


def test_what_unpacks_without_end_is_not_unpacked(monkeypatch):
    recorded = long_day(3)
    monkeypatch.setattr(base_parts, "MOST_PLAIN", 1_000)
    with pytest.raises(ValueError, match="doesn't end"):
        read_base(pieces(recorded), "key a", ADA)


@pytest.mark.parametrize("body", [b"", b"no piece", msgspec.msgpack.encode([1, 1, b"", "text"])])
def test_another_message_is_no_piece(body):
    assert base_part(body) is None
