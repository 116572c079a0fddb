"""Codes of languages as they are written, and as card files have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_language import card_language


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("pt-br", "pt"),
        ("pt_BR", "pt"),
        ("ES", "es"),
        ("es-419", "es"),
        ("zhs", "zhs"),
        ("zh", "zhs"),
        ("zh-Hans", "zhs"),
        ("zh-TW", "zht"),
        ("zh-hant-hk", "zht"),
        ("jp", "ja"),
        ("qya", "qya"),
        ("xx", "xx"),
        ("Klingon", ""),
        ("e", ""),
        ("", ""),
        ("p-t", ""),
    ],
)
def test_a_code_is_read_as_card_files_have_it(written, code):
    assert card_language(written) == code


@given(st.text(max_size=20))
def test_a_code_that_was_read_is_read_as_itself(written):
    code = card_language(written)
    assert card_language(code) == code
