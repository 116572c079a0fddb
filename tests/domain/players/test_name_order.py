"""Names in alphabetical order, by the language's rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.players.name_order import name_order


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            ["Alvarez, Ana", "Álvarez, Bea", "Núñez, Ana", "Nuz, Rui", "Øster, Ole", "Weber, T."],
        ),
        ("en", ["de Vries, Jan", "Silva, Rui", "Silva Costa, Ana"]),
        ("es", ["Nunz, Rui", "Nuñez, Ana", "Nuo, Li"]),
        (
            "ru",
            [
                "Ежов, Пётр",
                "Ёлкин, Иван",
                "Жук, Яна",
                "Зимин, А.",
                "Икар, Б.",
                "Йотов, В.",
                "Adams, Ann",
            ],
        ),
        ("en", ["Adams, Ann", "Ежов, Пётр"]),
    ],
)
def test_names_stand_as_in_the_languages_lists(language, names):
    backwards = names[::-1]
    assert sorted(backwards, key=lambda name: name_order(name, language)) == names


@given(st.lists(st.text(max_size=12)), st.sampled_from(("en", "es", "ru")))
def test_every_text_has_one_place(names, language):
    there = sorted(names, key=lambda name: name_order(name, language))
    backwards = names[::-1]
    assert there == sorted(backwards, key=lambda name: name_order(name, language))
