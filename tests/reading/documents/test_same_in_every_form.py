"""Rules whose outline is known beforehand are read as that outline from every form of file."""

from __future__ import annotations

import gc
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.outline import OutlineRow, outline
from judgekit.reading.documents.document_file import read_document
from tests.examples import examples
from tests.reading.documents import rendered_forms
from tests.reading.documents.made_rules import WORDS, expected, made_rules

seeds = st.integers(0, 10**6)
languages = st.sampled_from(sorted(WORDS))


def read(data: bytes) -> tuple[OutlineRow, ...]:
    document = read_document("rules", data).document
    # What a Word file was made of is a circle of 12 MB, and garbage is left while a test runs.
    gc.collect(0)
    assert document.effective_date == "2019-05-03"
    return outline(document)


@examples(20)
@given(seeds, languages)
def test_forms_that_state_their_structure(seed: int, language: str) -> None:
    rules = made_rules(seed, language)
    assert read(rendered_forms.markdown(rules).encode()) == expected(rules)
    assert read(rendered_forms.page(rules).encode()) == expected(rules)
    assert read(rendered_forms.word(rules)) == expected(rules)


@examples(20)
@given(seeds, languages)
def test_a_word_file_without_styles(seed: int, language: str) -> None:
    rules = made_rules(seed, language)
    assert read(rendered_forms.word(rules, styled=False)) == expected(rules)


@examples(20)
@given(seeds, languages, st.sampled_from([None, 60, 78, 100]), st.booleans())
def test_plain_text_wrapped_to_any_width(
    seed: int, language: str, width: int | None, banner: bool
) -> None:
    rules = made_rules(seed, language)
    assert read(rendered_forms.text(rules, width, banner=banner).encode()) == expected(rules)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("encoding", "language"),
    [
        ("utf-8-sig", "ru"),
        ("utf-16", "en"),
        ("utf-16-le", "ru"),
        ("cp1252", "es"),
        ("cp1252", "fr"),
        ("cp1251", "ru"),
    ],
)
def test_letters_and_line_ends_are_told(encoding: str, language: str, end: str) -> None:
    rules = made_rules(7, language)
    text = rendered_forms.text(rules, 78).replace("\n", end)
    assert read(text.encode(encoding)) == expected(rules)


@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize("language", sorted(WORDS))
def test_printed_pages_with_running_heads(
    qapp: object, tmp_path: Path, language: str, columns: int
) -> None:
    for seed in range(3):
        rules = made_rules(seed, language, tables=False)
        pages = rendered_forms.printed_pages(rules, columns)
        assert len(pages) > 1
        assert read(rendered_forms.pdf(tmp_path / "rules.pdf", pages)) == expected(rules)


@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize("language", sorted(WORDS))
def test_html_that_places_each_line_in_any_order(qapp: object, language: str, columns: int) -> None:
    for seed in range(3):
        rules = made_rules(seed, language, tables=False)
        pages = rendered_forms.printed_pages(rules, columns)
        assert read(rendered_forms.placed(pages).encode()) == expected(rules)
        shuffled = rendered_forms.placed(pages, mixed=random.Random(seed).shuffle)
        assert read(shuffled.encode()) == expected(rules)
