"""Compressed card files are known by their first bytes, unpacked as they are read, and no bomb."""

from __future__ import annotations

import gzip
import io
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.cards.card_file_stream import (
    FREELY_UNPACKED,
    CardFileStream,
    LoadStopped,
)
from judgekit.reading.cards.wrong_file import NoCardFile


def whole(packed, size=7, progress=lambda read, size: True):
    stream = CardFileStream(io.BytesIO(packed), len(packed), progress)
    return b"".join(iter(lambda: stream.read(size), b""))


@given(st.binary(), st.integers(3, 40))
def test_what_was_packed_comes_out_as_it_went_in(content, size):
    assert whole(gzip.compress(b"[" + content), size) == b"[" + content


@given(st.lists(st.binary(), min_size=1), st.integers(0, 20))
def test_members_follow_one_another_and_zeros_may_pad_the_end(contents, zeros):
    packed = b"".join(map(gzip.compress, contents)) + b"\0" * zeros
    assert whole(gzip.compress(b"[") + packed) == b"[" + b"".join(contents)


def test_a_mark_of_the_byte_order_is_left_out_in_both():
    assert whole(b"\xef\xbb\xbf[]") == b"[]"
    assert whole(gzip.compress(b"\xef\xbb\xbf[]")) == b"[]"


def test_what_is_packed_twice_is_unpacked_once():
    assert whole(gzip.compress(gzip.compress(b"[]"))) == gzip.compress(b"[]")


@pytest.mark.parametrize(
    "packed",
    [
        gzip.compress(b"[1, 2, 3]")[:-1],
        gzip.compress(b"[1, 2, 3]")[:12],
        b"\x1f\x8b\x08\x00",
        gzip.compress(b"[]") + b"garbage",
        gzip.compress(b"[]") + gzip.compress(b"[]")[:-9],
        gzip.compress(b"[1, 2, 3]")[:-8] + b"\0" * 8,
    ],
    ids=["a byte lacks", "half", "only its head", "garbage behind", "half a second", "checksum"],
)
def test_what_is_not_whole_or_more_than_that_is_refused(packed):
    with pytest.raises(NoCardFile):
        whole(packed)


def test_a_bomb_is_refused_before_it_is_unpacked():
    bomb = gzip.compress(b" " * (20 * FREELY_UNPACKED))
    out = 0
    stream = CardFileStream(io.BytesIO(bomb), len(bomb), lambda read, size: True)
    with pytest.raises(NoCardFile, match="more comes out"):
        while chunk := stream.read(1 << 16):
            out += len(chunk)
    assert out <= 5 * FREELY_UNPACKED


def test_a_file_that_repeats_itself_is_read_while_it_is_short():
    assert len(whole(gzip.compress(b" " * FREELY_UNPACKED), 1 << 16)) == FREELY_UNPACKED


def test_progress_counts_the_bytes_of_the_file_as_it_is():
    packed = gzip.compress(bytes(range(256)) * 4000, compresslevel=0)
    told = []
    whole(packed, 1 << 16, lambda read, size: told.append((read, size)) or True)
    assert told[-1] == (len(packed), len(packed))
    assert told == sorted(told)
    assert len({read for read, _ in told}) > 5


@pytest.mark.parametrize("pack", [bytes, gzip.compress, zlib.compress])
def test_a_stop_ends_it_whatever_it_is(pack):
    with pytest.raises(LoadStopped):
        whole(pack(b"[]"), progress=lambda read, size: False)
