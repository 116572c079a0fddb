"""In which languages a list is written, by the names that are sure."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.languages_of_list import languages_of_list


@pytest.mark.parametrize(
    ("names", "languages"),
    [
        (["es", "es", "es"], {"es"}),
        (["es pt", "es", ""], {"es"}),
        (["es pt", "es pt it"], {"es", "pt"}),
        (["en es fr", "es"], {"es"}),
        (["en", "es"], {"en", "es"}),
        (["en", "en es fr"], {"en"}),
        (["es", "pt"], set()),
        (["en", "es", "pt"], set()),
        (["es pt", "pt it", "it es"], set()),
        (["en es fr"], {"ru"}),
        (["", ""], {"ru"}),
        ([], {"ru"}),
    ],
)
def test_a_list_is_in_the_languages_that_all_its_names_have(names, languages):
    """Each text has the languages in which one name is its card's."""
    assert languages_of_list([each.split() for each in names], "ru") == languages


def test_where_nothing_is_known_and_nothing_is_asked_there_is_none():
    assert languages_of_list([], "") == frozenset()
