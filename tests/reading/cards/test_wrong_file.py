"""Which kind of file it is that is no whole card file: each has its own remedy."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import tarfile
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.card_file_stream import FREELY_UNPACKED, CardFileStream
from judgekit.reading.cards.json_stream import LARGEST_VALUE
from judgekit.reading.cards.wrong_file import NoCardFile, WrongFile
from tests.storage.cards.card_files import atomic_card, atomic_file, scryfall_card

SCRYFALL = json.dumps([scryfall_card(f"Card {n}", x="é" * 200) for n in range(40)]).encode()
MTGJSON = json.dumps(atomic_file(Opt=[atomic_card("Opt")], Ponder=[atomic_card("Ponder")])).encode()
LINES = b"\n".join([json.dumps(scryfall_card("Opt")).encode()] * 3)
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\2\0"
PAGE = b"<!DOCTYPE html>\n<html lang=en><head><title>Bulk data</title></head><body>[]</body></html>"


def kind(content):
    stream = CardFileStream(io.BytesIO(content), len(content), lambda read, size: True)
    with pytest.raises(NoCardFile) as refused:
        list(CardFile(stream).cards())
    return refused.value.kind


def zipped(name, content):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return packed.getvalue()


def in_tar(content):
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        told = tarfile.TarInfo("AllPrintings.json")
        told.size = len(content)
        archive.addfile(told, io.BytesIO(content))
    return packed.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        PNG,
        b"\xff\xd8\xff\xe0\0\x10JFIF",
        b"%PDF-1.7\n1 0 obj\n",
        b"SQLite format 3\0" + b"\0" * 84,
        b"4 Brainstorm\n4 Ponder\n\n[sideboard]\n",
        b"[Main]\n4 Brainstorm\n",
        b'<?xml version="1.0"?><Deck><Cards Quantity="4" Name="Opt"/></Deck>',
        b'"a text"',
        b"7",
        b'{"deck": {"main": [1, 2}}',
        zipped("[Content_Types].xml", b"<Types/>" * 20),
        gzip.compress(PNG),
    ],
    ids=[
        *("png", "jpeg", "pdf", "sqlite", "list", "list with titles", "xml", "a text", "a number"),
        *("other json", "word", "packed png"),
    ],
)
def test_what_has_nothing_of_cards_is_none(content):
    assert kind(content) is WrongFile.OTHER


@pytest.mark.parametrize(
    "content",
    [
        zipped("AtomicCards.json", MTGJSON),
        lzma.compress(SCRYFALL),
        lzma.compress(SCRYFALL, lzma.FORMAT_ALONE),
        bz2.compress(SCRYFALL),
        b"7z\xbc\xaf\x27\x1c\0\4",
        b"\x28\xb5\x2f\xfd\x24",
        in_tar(SCRYFALL),
        gzip.compress(in_tar(SCRYFALL)),
        gzip.compress(gzip.compress(SCRYFALL)),
        gzip.compress(zipped("cards.json", SCRYFALL)),
    ],
    ids=[
        *("zip", "xz", "lzma", "bz2", "7z", "zstd", "tar", "tar.gz", "gzip twice", "zip in gzip"),
    ],
)
def test_what_is_packed_otherwise_is_to_be_unpacked(content):
    assert kind(content) is WrongFile.PACKED


@pytest.mark.parametrize(
    "content",
    [
        PAGE,
        b"\n  " + PAGE.lower(),
        b"\xef\xbb\xbf" + PAGE,
        b"<!-- saved from url=(0020)https://example.org -->\n<html>",
        b'<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">',
        b"From: <Saved by Blink>\r\nSubject: Bulk data\r\n",
        gzip.compress(PAGE, mtime=0),
    ],
)
def test_a_saved_page_is_one(content):
    assert kind(content) is WrongFile.PAGE


@given(st.sampled_from([SCRYFALL, MTGJSON]), st.floats(0, 1, exclude_max=True))
def test_wherever_a_file_is_cut_off_it_is_incomplete(content, part):
    assert kind(content[: max(1, int(part * len(content)))]) is WrongFile.INCOMPLETE


@given(st.floats(0, 1, exclude_min=True, exclude_max=True))
def test_wherever_a_packed_file_is_cut_off_it_is_incomplete(part):
    packed = gzip.compress(SCRYFALL)
    assert kind(packed[: max(3, int(part * len(packed)))]) is WrongFile.INCOMPLETE


@pytest.mark.parametrize("content", [b"\0" * 100_000, b"[tr", b"[1", LINES[:-1]])
def test_what_ends_before_it_begins_or_within_its_last_line_is_incomplete(content):
    assert kind(content) is WrongFile.INCOMPLETE


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" \n",
        b" \r\n" * 100_000,
        b"\xef\xbb\xbf",
        b"\xef\xbb\xbf \n",
        gzip.compress(b"", mtime=0),
    ],
)
def test_what_has_nothing_in_it_is_empty(content):
    assert kind(content) is WrongFile.EMPTY


@pytest.mark.parametrize("of", [SCRYFALL, MTGJSON, b" \n" + MTGJSON])
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_what_is_in_two_bytes_a_sign_is_in_another_encoding(of, encoding):
    content = of.decode().encode(encoding)
    assert kind(content) is WrongFile.ENCODING
    assert kind(gzip.compress(content)) is WrongFile.ENCODING


@pytest.mark.parametrize(
    "content",
    [
        SCRYFALL + SCRYFALL,
        SCRYFALL + b"<!-- -->",
        SCRYFALL.replace(b'"Card 9"', b'"Card 9'),
        SCRYFALL.replace(b'"Card 9"', b'"Card \xff"'),
        SCRYFALL.replace(b'"Card 0"', b'"Card \0"'),
        SCRYFALL[:9_000] + b"\0" * (len(SCRYFALL) - 9_000),
        MTGJSON.replace(b'"Opt"', b"Opt"),
        gzip.compress(SCRYFALL) + b"garbage",
        gzip.compress(SCRYFALL)[:-8] + b"\0" * 8,
    ],
    ids=[
        *("twice", "a page behind", "a mark lacks", "a byte within", "a byte in the first card"),
        *("zeros", "mtgjson", "packed, garbage behind", "packed, checksum"),
    ],
)
def test_a_card_file_in_which_something_is_wrong_is_damaged(content):
    assert kind(content) is WrongFile.DAMAGED


@pytest.mark.parametrize(
    "content",
    [
        b'[{"object": "card", "name": "' + b"x" * (LARGEST_VALUE + 100_000) + b'"}]',
        gzip.compress(b" " * (20 * FREELY_UNPACKED)),
    ],
    ids=["a value", "a bomb"],
)
def test_what_is_larger_than_any_card_file_is_too_large(content):
    assert kind(content) is WrongFile.TOO_LARGE
