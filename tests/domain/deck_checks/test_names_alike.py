"""The same cards under other names."""

from __future__ import annotations

from judgekit.domain.deck_checks.card_match import CardMatch
from judgekit.domain.deck_checks.comparison import compare
from judgekit.domain.deck_checks.names_alike import named_alike
from tests.domain.deck_checks.listed import decklist

KNOWN = {
    "Relámpago": CardMatch("Lightning Bolt", sure=True),
    "Lightning Bolt": CardMatch("Lightning Bolt", sure=True),
    "Brainstrom": CardMatch("Brainstorm", sure=True, corrected=True),
    "Brainstorm": CardMatch("Brainstorm", sure=True),
    "Duress": CardMatch("Duress", sure=True),
    "Dures": CardMatch("Duress", candidates=("Duress", "Durkwood")),
}


def match(name: str) -> CardMatch:
    return KNOWN.get(name, CardMatch())


def test_a_spanish_list_is_held_against_english_cards():
    alike = named_alike(
        decklist("4 Relámpago | 2 Brainstrom"), decklist("4 Lightning Bolt | 2 Brainstorm"), match
    )
    assert compare(alike.registered, alike.counted).agrees
    assert (alike.corrected, alike.doubtful) == ({"Brainstrom": "Brainstorm"}, {})


def test_names_that_both_have_are_left_as_they_are():
    both = decklist("4 Relámpago, 1 Zzz")
    alike = named_alike(both, both, match)
    assert (alike.registered, alike.counted) == (both, both)


def test_a_doubtful_name_is_asked_about_and_never_changed():
    alike = named_alike(decklist("2 Duress, 1 Zzz"), decklist("2 Dures"), match)
    assert alike.doubtful == {"Dures": ("Duress", "Durkwood")}
    assert [row.name for row in compare(alike.registered, alike.counted).extra] == ["Dures"]
