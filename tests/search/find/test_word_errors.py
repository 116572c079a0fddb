"""How far one typed word is from what each answer was found by."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.rules.search_answer import Repair
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.word_errors import WordErrors

RULE = Found(FindKind.RULE, "a", 0.7)


def of_rule(typed: str, *used: str) -> int:
    return WordErrors(typed, [Repair(typed.lower(), used)] if used else [], ()).of(RULE)


@pytest.mark.parametrize(
    ("typed", "used", "errors"),
    [
        ("Tazlem", ("tables", "taken"), 2),
        ("Birbery", ("bribery",), 1),
        ("slowplay", ("slow", "play"), 0),
        ("ефкв", ("tard",), 0),
        ("bribery", (), 0),
        ("two words", ("word",), 0),
    ],
)
def test_a_rule_is_as_far_as_the_nearest_word_searched_for_instead(typed, used, errors):
    assert of_rule(typed, *used) == errors


def test_what_has_a_name_is_as_far_as_its_nearest_word_and_the_event_is_never_far():
    errors = WordErrors("slience", (), ())
    assert errors.of(Found(FindKind.TERM, "t", 0.7, written="in silence")) == 1
    assert errors.of(Found(FindKind.ACTION, "a", 0.7, written="license")) == 3
    assert errors.of(Found(FindKind.PLAYER, "Anna", 0.7, written="Anna Rossi")) == 0


def test_a_described_infraction_is_as_far_as_its_search_says():
    described = Found(FindKind.INFRACTION, "ipg-4.2", 0.7)
    named = Found(FindKind.INFRACTION, "ipg-4.4", 0.7, written="Bribery and wagering")
    errors = WordErrors("birbery", (), [PolicyHit("ipg-4.2", 1.0, errors=2)])
    assert (errors.of(described), errors.of(named)) == (2, 1)
