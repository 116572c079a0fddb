"""The index of terms is the same whether memory held all of it or not."""

from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.storage.cards.catalogue import card_terms
from judgekit.storage.cards.catalogue.card_terms import TermIndex, TermKind, TermWriter

WORDS = st.sets(st.text("abя行", min_size=1, max_size=4), max_size=6)


def index_of(cards, kind=TermKind.TYPE):
    """The index of these sets of terms, numbered from 1."""
    connection = apsw.Connection(":memory:")
    writer = TermWriter(connection, apsw.Connection(":memory:"))
    for number, words in enumerate(cards, start=1):
        writer.add(kind, words, number)
    writer.finish(lambda: None)
    return TermIndex(connection)


@pytest.fixture(params=["in memory", "put aside"])
def held(request, monkeypatch):
    if request.param == "put aside":
        monkeypatch.setattr(card_terms, "MOST_HELD", 5)


@pytest.mark.usefixtures("held")
@given(st.lists(WORDS, max_size=12), st.text("abя行", min_size=1, max_size=3))
def test_who_has_a_term_is_found(cards, asked):
    index = index_of(cards)
    having = {n for n, words in enumerate(cards, start=1) if asked in words}
    begun = {n for n, words in enumerate(cards, start=1) if any(w.startswith(asked) for w in words)}
    assert index.having(TermKind.TYPE, asked) == having
    assert index.having_begun(TermKind.TYPE, asked) == begun
    assert index.begins(TermKind.TYPE, asked) == bool(begun)
    assert index.having_begun(TermKind.NAME, asked) == set()


def test_large_numbers_and_long_terms():
    cards = [set()] * 70_000 + [{"flying", "x" * 500}]
    index = index_of(cards)
    assert index.having(TermKind.TYPE, "flying") == {70_001}
    assert index.begun(TermKind.TYPE, "") == ["flying"]


@pytest.mark.usefixtures("held")
def test_spellings_of_a_word_are_one_term():
    cards = [{"flying", "(flying)"}, {"flying,"}, {"{t}:", "—"}, {"target's"}, {"flying"}]
    index = index_of(cards, TermKind.TEXT)
    assert index.begun(TermKind.TEXT, "") == ["flying", "targets"]
    assert index.having(TermKind.TEXT, "flying") == {1, 2, 5}
    assert index.having(TermKind.TEXT, "targets") == {4}


@pytest.mark.usefixtures("held")
def test_what_is_written_without_spaces_is_several_terms():
    index = index_of([{"飛行を持つ。", "飛行"}, {"fire//ice", "飛行"}], TermKind.NAME)
    assert index.having(TermKind.NAME, "飛行") == {1, 2}
    assert index.having(TermKind.NAME, "行を") == {1}
    assert index.having(TermKind.NAME, "fire") == index.having(TermKind.NAME, "ice") == {2}
