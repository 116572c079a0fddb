"""A stretch of text around what matched."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.search.answers.snippet import ELLIPSIS, LENGTH, SIGNS, snippet
from judgekit.search.queries.matched_words import Span

LONG = "Players may. " * 40 + "A deck check takes time. " + "Judges do. " * 40


def plain(text: str) -> str:
    return text.replace(MARK_START, "").replace(MARK_END, "").strip(ELLIPSIS)


def test_a_short_text_is_shown_whole_with_its_marks() -> None:
    assert snippet("deck check", [Span(5, 10)]) == f"deck {MARK_START}check{MARK_END}"


def test_a_long_text_is_shown_around_its_marks() -> None:
    at = LONG.index("deck")
    shown = snippet(LONG, [Span(at, at + 4)])
    assert f"A {MARK_START}deck{MARK_END} check" in shown
    assert shown.startswith(ELLIPSIS)
    assert shown.endswith(ELLIPSIS)


def test_without_marks_the_beginning_is_shown() -> None:
    assert snippet(LONG, []).startswith("Players may.")


def test_signs_of_marks_in_the_text_itself_mark_nothing() -> None:
    assert snippet(f"a{MARK_START}b", []) == "a\ufffdb"


@given(st.text(min_size=1), st.data())
def test_a_snippet_is_a_stretch_of_the_text(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    shown = snippet(text, [Span(start, end)])
    clean = text
    for sign in SIGNS:
        clean = clean.replace(sign, "\ufffd")
    assert plain(shown) in clean
    assert len(plain(shown)) <= LENGTH
    assert shown.count(MARK_START) == shown.count(MARK_END)
