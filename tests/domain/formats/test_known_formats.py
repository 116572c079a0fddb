"""Formats by their names, and what follows from them."""

from __future__ import annotations

import pytest

from judgekit.domain.formats.known_formats import FORMATS, format_of, kind_of
from judgekit.domain.formats.tournament_kind import TournamentKind


@pytest.mark.parametrize("name", list(FORMATS))
def test_a_known_format_is_meant_by_its_name_in_any_dress(name):
    assert format_of(name) == name
    assert format_of(f"  {name.replace('-', ' ').upper()} ") == name
    assert kind_of(name) is FORMATS[name]


@pytest.mark.parametrize("name", ["Pauper", "Modern, no bans", "Двойка", ""])
def test_any_other_stays_as_it_was_written_and_is_taken_for_constructed(name):
    assert format_of(name) == name
    assert kind_of(name) is TournamentKind.CONSTRUCTED


@pytest.mark.parametrize(
    "name", ["2HG Modern", "Two-Headed Giant night", "Gigante de dos cabezas", "Двухголовый гигант"]
)
def test_a_team_that_shares_a_game_is_told_from_free_words(name):
    assert kind_of(name).plays_together
