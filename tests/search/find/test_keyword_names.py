"""Spanish and Russian names of keyword abilities lead to the rule, which is in English."""

import pytest

from judgekit.domain.rules.search_answer import Hit
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.keyword_names import (
    KEYWORD_NAMES,
    found_keywords,
    keyword_called,
    keyword_rules,
)
from tests.search.cards.small_rules import ABILITIES

SINCE_2019 = {"Companion", "Mutate", "Ward"}


def hit(document: str, ref: str, title: str) -> Hit:
    return Hit(RuleReference(document, ref), "en", title, "", 1.0)


HASTE = hit("cr-en-2019-05-03", "702.10", "Haste")


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("prisa", "Haste"),
        ("PRISA", "Haste"),
        ("ускорение", "Haste"),
        ("dana dos veces", "Double Strike"),
        ("первый удар", "First Strike"),
        ("полет", "Flying"),
        ("demencia", "Madness"),
        ("locura", None),
        ("mantenimiento acumulativo", "Cumulative Upkeep"),
        ("inspirar temor", "Fear"),
        ("страх", "Fear"),
        ("пелена", "Shroud"),
        ("усилитель", "Kicker"),
        ("воспоминание", "Flashback"),
        ("безумие", "Madness"),
        ("haste", None),
        ("pris", None),
        ("con prisa", None),
        ("", None),
    ],
)
def test_a_whole_name_is_the_keyword(typed, title):
    assert keyword_called(typed) == title


def test_the_names_are_of_keyword_abilities_and_each_of_one():
    assert set(KEYWORD_NAMES) <= {*ABILITIES, *SINCE_2019}
    names = [name.strip() for each in KEYWORD_NAMES.values() for name in each.split(";")]
    assert len(names) == len(set(names))


def test_only_the_rule_of_the_comprehensive_rules_is_taken():
    hits = (
        hit("mtr-en-2019-05-03", "3.9", "Haste"),
        hit("cr-en-2019-05-03", "Glossary#Haste", "Haste"),
        hit("cr-en-2019-05-03", "702.10a", ""),
        HASTE,
    )
    assert [*keyword_rules("Haste", hits)] == [HASTE]


def test_the_rule_stands_above_all_but_what_else_is_called_so():
    weak = [Found(FindKind.INFRACTION, "ipg-2.5", 0.5), Found(FindKind.CARD, "c", 0.9)]
    assert [each.score > 0.9 for each in found_keywords([HASTE], weak)] == [True]
    meant = [Found(FindKind.INFRACTION, "ipg-4.5", 0.7)]
    assert [0.6 < each.score < 0.7 for each in found_keywords([HASTE], meant)] == [True]
