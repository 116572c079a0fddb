"""Texts in every encoding that lists come in."""

from __future__ import annotations

import codecs

import pytest

from judgekit.domain.decklists.unusable_list import UnusableList
from judgekit.reading.decklists.letters import list_text, plain

WESTERN = "4 Lórien Revealed\r\n2 Jötun Grunt\r\n4 Relámpago\r\n1 Peña\r\n"
CYRILLIC = "4 Мозговой Штурм\r\n4 Удар Молнии\r\n12 Остров\r\n"


@pytest.mark.parametrize("text", [WESTERN, CYRILLIC])
@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
    ],
)
def test_unicode_is_read_without_a_guess(text: str, mark: bytes, encoding: str) -> None:
    assert list_text(mark + text.encode(encoding)) == (text, False)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [WESTERN, CYRILLIC])
def test_wide_letters_without_their_mark(text: str, encoding: str) -> None:
    assert list_text(text.encode(encoding)) == (text, False)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (WESTERN, "latin-1"),
        (WESTERN, "cp1252"),
        ("4 Urza’s Saga\n1 Ærathi Berserker", "cp1252"),
        (CYRILLIC, "cp1251"),
        ("4 Brainstorm\nЗапас\n1 Ёж", "cp1251"),
    ],
)
def test_a_code_page_is_guessed_and_that_is_told(text: str, encoding: str) -> None:
    assert list_text(text.encode(encoding)) == (text, True)


@pytest.mark.parametrize("content", [b"PK\x03\x04...", b"\x00\x01\x02", b"\x01\x02\x03\x04 a"])
def test_what_is_no_text(content: bytes) -> None:
    with pytest.raises(UnusableList):
        list_text(content)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  4\tMan-o’-War\u00a0 ", "4 Man-o'-War"),
        ("De\u0301ja\u0300 Vu\u200b", "Déjà Vu"),
        ("\ufeffOpt\x07", "Opt"),
        ("4 Urza&#39;s Saga", "4 Urza's Saga"),
        ("4 Fire &amp;amp; Ice", "4 Fire & Ice"),
        ("1 R&D's Secret Lair", "1 R&D's Secret Lair"),
    ],
)
def test_a_line_is_made_plain(written: str, read: str) -> None:
    assert plain(written) == read
    assert plain(read) == read
