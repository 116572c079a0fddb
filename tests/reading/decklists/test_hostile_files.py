"""Files that are no lists or want to do harm: one fault each, nothing expanded or unpacked."""

from __future__ import annotations

import gzip
import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.reader import LARGEST_BYTES, parse_decklist

CARD = '<Cards Quantity="4" Sideboard="false" Name="Opt"/>'
BILLION_LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE Deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
    '<Deck><Cards Quantity="1" Name="&b;"/></Deck>'
)
FILE_ENTITY = (
    '<!DOCTYPE Deck [<!ENTITY secret SYSTEM "file:///etc/hostname">]>'
    '<Deck><Cards Quantity="1" Name="&secret;"/></Deck>'
)


def zip_bomb() -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.txt", b"0" * 10_000_000)
    return content.getvalue()


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (BILLION_LAUGHS.encode(), ListFault.HOSTILE_XML),
        (FILE_ENTITY.encode(), ListFault.HOSTILE_XML),
        (b"<Deck>" + b"<a>" * 200_000, ListFault.HOSTILE_XML),
        (f"<Deck>{CARD}".encode(), ListFault.BROKEN_XML),
        (b'<Deck>\n<Cards Name="Cut', ListFault.BROKEN_XML),
        (b"<!doctype html><html><body>4 Island<br>", ListFault.NOT_A_LIST),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', ListFault.NOT_A_LIST),
        (zip_bomb(), ListFault.NOT_TEXT),
        (gzip.compress(b"4 Island", mtime=0), ListFault.NOT_TEXT),
        (b"%PDF-1.7\n4 Island", ListFault.NOT_TEXT),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9, ListFault.NOT_TEXT),
        (b"4 Island\0\n", ListFault.NOT_TEXT),
        (b"\xff\xfe4", ListFault.NOT_TEXT),
        (b'Count,Name\n4,"Island\n4,Swamp\n', ListFault.BROKEN_TABLE),
        (b"Count,Name,Player\n4,Island,Ann\n4,Opt,Bo\n", ListFault.SEVERAL_PLAYERS),
        (b"4 Opt\n" * (LARGEST_BYTES // 6 + 1), ListFault.TOO_LARGE),
    ],
)
def test_a_file_that_is_no_list(content: bytes, fault: ListFault) -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(content)
    assert refused.value.fault is fault


def test_a_broken_file_is_told_with_its_line() -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(f"<Deck>\n{CARD}\n<Cards\n</Deck>".encode())
    assert refused.value.place == 4


@pytest.mark.parametrize(
    "content",
    [
        b"4 Island\n" * 100_000,
        f"<Deck>{CARD * 100_000}</Deck>".encode(),
        b"Count,Name\n" + b"4,Island\n" * 100_000,
        b"4 Island, " * 190 + b"\n" + (b"4 Island, " * 190 + b"\n") * 5_000,
    ],
    ids=["text", "xml", "table", "many on a line"],
)
def test_what_is_too_long_is_refused_whole(content: bytes) -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(content)
    assert refused.value.fault is ListFault.TOO_LARGE


def test_a_harmless_document_type_and_a_wrong_encoding_do_not_matter() -> None:
    head = '<?xml version="1.0" encoding="utf-16"?>\n<!DOCTYPE Deck>\n'
    assert total(parse_decklist(f"{head}<Deck>{CARD}</Deck>".encode()).main) == 4
    assert total(parse_decklist(f"{head}<Deck>{CARD}</Deck>".encode("utf-16")).main) == 4


@given(st.binary(max_size=300))
def test_any_bytes_are_a_list_or_one_fault(content: bytes) -> None:
    try:
        parse_decklist(content)
    except UnusableList as refused:
        assert refused.fault in ListFault
