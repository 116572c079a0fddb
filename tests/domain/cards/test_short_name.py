"""What a legend is called for short."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.short_name import english_short_name, has_short_name, short_names

LEGEND = "Legendary Creature — God"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ondra, Tide Warden", ("Ondra",)),
        ("Ondra, Guardiana de la Marea", ("Ondra",)),
        ("Ондра, Хранительница Прилива", ("Ондра",)),
        ("潮の守り手、オンドラ", ("オンドラ",)),
        ("조류의 감시자, 온드라", ("온드라",)),
        ("Vel, God of Ash // Torn Crown", ("Vel",)),
        ("Ondra Tidewarden", ()),
        ("One of 100,000 Arrows", ()),
        ("", ()),
    ],
)
def test_it_is_what_stands_apart_at_a_comma(name, short):
    assert short_names(name) == short


@pytest.mark.parametrize(
    ("name", "types", "short"),
    [
        ("Ondra, Tide Warden", LEGEND, "Ondra"),
        ("Ondra the Drowned", LEGEND, "Ondra"),
        ("Ondra Marwick", "Legendary Planeswalker — Ondra", "Ondra"),
        ("Ondra Marwick", LEGEND, ""),
        ("Storm the Gate", "Legendary Enchantment", ""),
        ("Read the Tides", "Sorcery", ""),
    ],
)
def test_in_english_the_name_before_its_epithet_and_a_planeswalkers_type_tell_it_too(
    name, types, short
):
    assert english_short_name(name, types) == short


@pytest.mark.parametrize(
    ("types", "has_one"),
    [(LEGEND, True), ("Land", True), ("Planeswalker — Ondra", True), ("Creature — Muse", False)],
)
def test_only_legends_planeswalkers_and_places_have_one(types, has_one):
    assert has_short_name(types) is has_one
