"""Texts in every encoding that lists come in."""

from __future__ import annotations

import codecs

import pytest

from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
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


CHINESE = "4 闪电击\n4 鬼怪向导\n20 山脉\n4 熔岩尖刺\n\n备牌\n3 安息\n"
TAIWANESE = "4 閃電擊\n4 鬼怪嚮導\n20 山脈\n4 熔岩尖刺\n\n備牌\n3 安息\n"
JAPANESE = "4 《稲妻》\n4 《ゴブリンの先達》\n20 《山》\n\nサイドボード\n3 《安らかなる眠り》\n"
KOREAN = "4 번개\n4 고블린 안내자\n20 산\n4 용암 가시\n\n사이드보드\n3 안식\n"


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (CHINESE, "gbk"),
        (CHINESE, "gb18030"),
        (TAIWANESE, "big5"),
        (JAPANESE, "cp932"),
        (JAPANESE, "euc_jp"),
        (KOREAN, "euc_kr"),
        (CYRILLIC, "koi8-r"),
        ("4 МОЗГОВОЙ ШТУРМ\n4 УДАР МОЛНИИ\n12 ОСТРОВ\n", "cp1251"),
        ("4 Äther Vial\n2 Ärger\n", "cp1252"),
        ("4 Brainstorm // «Мозговой Штурм» — №1\n", "cp1251"),
    ],
)
def test_the_encoding_whose_text_makes_sense_is_guessed(text: str, encoding: str) -> None:
    assert list_text(text.encode(encoding)) == (text, True)


@pytest.mark.parametrize(
    "content",
    [
        "4 เกาะ\n4 ภูเขา\n20 ป่า\n".encode("cp874"),
        "4 Мозговой Штурм\n4 Удар Молнии\n".encode()[:-20] + b"\xd0 \n4 Opt\n",
        "4 Séance\n4 Déjà Vu\n4 Jötun Grunt\n".encode() + b"\xc3\n",
        "4 Opt\n备牌\n3 Duress\n".encode("gbk"),
        "4 Opt\nサイドボード\n3 Duress\n".encode("cp932"),
    ],
)
def test_letters_that_make_sense_nowhere_are_refused(content: bytes) -> None:
    with pytest.raises(UnusableList) as refused:
        list_text(content)
    assert refused.value.fault is ListFault.UNKNOWN_LETTERS
