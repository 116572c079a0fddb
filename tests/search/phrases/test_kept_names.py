"""Texts laid end to end are the texts that were laid there."""

from __future__ import annotations

from zlib import crc32

from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.phrases.kept_names import NameTable, TextTable, kept_names, kept_texts

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
WORDS = st.text("aeñж~_", max_size=4)
SAME_CHECKSUM = ("plumless", "buckeroo")


@given(st.lists(TEXTS))
def test_each_text_has_its_place(texts):
    table = TextTable(kept_texts(texts))
    assert [table.text(number) for number in range(len(texts))] == texts


@given(st.lists(WORDS))
def test_all_texts_are_given_in_their_order(words):
    assert TextTable(kept_texts(words)).all() == words


@given(st.lists(WORDS, unique=True), st.lists(WORDS))
def test_a_name_has_its_place_and_others_have_none(names, asked):
    table = NameTable(kept_names(names))
    assert [table.number(name) for name in names] == list(range(len(names)))
    assert all((table.number(name) is None) == (name not in names) for name in asked)


def test_names_with_the_same_checksum_are_told_apart():
    one, other = SAME_CHECKSUM
    assert crc32(one.encode()) == crc32(other.encode())
    both, only = NameTable(kept_names([one, other])), NameTable(kept_names([other]))
    assert (both.number(one), both.number(other)) == (0, 1)
    assert (only.number(one), only.number(other)) == (None, 0)


def test_what_is_no_whole_character_is_no_name():
    assert NameTable(kept_names(["a"])).number("\ud800") is None
