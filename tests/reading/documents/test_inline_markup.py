"""Marks inside a line -> text and spans."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import SpanKind
from judgekit.reading.documents.inline_markup import read_inline

STRONG, EMPHASIS, RAISED, LINK = (
    SpanKind.STRONG,
    SpanKind.EMPHASIS,
    SpanKind.SUPERSCRIPT,
    SpanKind.LINK,
)


def stretches(raw: str) -> list[tuple[str, SpanKind]]:
    inline = read_inline(raw)
    return [(inline.text[span.start : span.end], span.kind) for span in inline.spans]


@pytest.mark.parametrize(
    ("raw", "text", "found"),
    [
        ("plain words", "plain words", []),
        ("A **Magic** match", "A Magic match", [("Magic", STRONG)]),
        ("is *not* using", "is not using", [("not", EMPHASIS)]),
        ("***Regular***", "Regular", [("Regular", STRONG), ("Regular", EMPHASIS)]),
        (
            "*core **Magic** set*",
            "core Magic set",
            [("core Magic set", EMPHASIS), ("Magic", STRONG)],
        ),
        ("the 1<sup>st</sup> place", "the 1st place", [("st", RAISED)]),
        ("Night <b>Magic</b>", "Night Magic", [("Magic", STRONG)]),
        ("see <http://x.org/a>.", "see http://x.org/a.", [("http://x.org/a", LINK)]),
        ("as [gatherer](http://g.org) has", "as gatherer has", [("gatherer", LINK)]),
        ("click [here](#) now", "click here now", []),
        ("at http://x.org/a?b=c, or", "at http://x.org/a?b=c, or", [("http://x.org/a?b=c", LINK)]),
        ("(me@x.org)", "(me@x.org)", [("me@x.org", LINK)]),
        ("Eventlink\\*, too", "Eventlink*, too", []),
        ("Yanling* alone", "Yanling* alone", []),
        ("* a note", "* a note", []),
        ("2 * 3 * 4", "2 * 3 * 4", []),
        ("points ( $6*3, 2*0$ ).", "points ( 6*3, 2*0 ).", []),
        ("costs $5", "costs $5", []),
        ("from $5 to $10", "from $5 to $10", []),
        ("*open", "*open", []),
        ("one\u00a0\u00a0 two", "one two", []),
    ],
)
def test_marks_are_lifted_out_of_the_text(
    raw: str, text: str, found: list[tuple[str, SpanKind]]
) -> None:
    assert read_inline(raw).text == text
    assert stretches(raw) == found


def test_a_link_keeps_its_address() -> None:
    (span,) = read_inline("[a@x.org](mailto:a@x.org)").spans
    assert span.address == "mailto:a@x.org"


@given(st.text(alphabet="ab *<>/[]()$\\_:@.http-sup\t\n", max_size=60))
def test_any_line_is_read_and_its_spans_lie_inside_the_text(raw: str) -> None:
    inline = read_inline(raw)
    assert inline.text == " ".join(inline.text.split())
    for span in inline.spans:
        assert 0 <= span.start < span.end <= len(inline.text)


@given(st.lists(st.text(alphabet="abcяñ", min_size=1), max_size=8), st.sampled_from(["*", "**"]))
def test_no_word_is_lost_between_marks(words: list[str], mark: str) -> None:
    raw = " ".join(f"{mark}{word}{mark}" if len(word) % 2 else word for word in words)
    assert read_inline(raw).text.split() == words
