"""The rules beside an infraction stand there in the judge's and in the player's language."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.rules_aside import BOTH, RulesAside
from tests.builders import document, library, section
from tests.seen import words_of

EN, ES = "mtr-en-2019-05-03", "mtr-es-2021-07-23"
IN_ENGLISH, IN_SPANISH = "End of Match", "Fin de la partida"
RULE = RuleReference(EN, "2.5")
ENGLISH = document(EN, section("2.5", IN_ENGLISH, "Five turns."))
SPANISH = document(ES, section("2.6", IN_SPANISH, "Cinco turnos."))
TOGETHER = library(ENGLISH, SPANISH, groups=(AlignmentGroup({EN: "2.5", ES: "2.6"}),))


@pytest.fixture
def aside(look, qtbot) -> RulesAside:
    """At the rule, of a reader of English and Spanish."""
    made = RulesAside(look, lambda: TOGETHER, ("en", "es", "ru"))
    qtbot.addWidget(made)
    made.resize(340, 640)
    made.show_rules((RULE,), "2026-03-01")
    made.show()
    return made


def seen(aside: RulesAside) -> list[str]:
    """Which of the two texts are to be seen."""
    said = " ".join(words_of(aside))
    return [title for title in (IN_ENGLISH, IN_SPANISH) if title in said]


def test_a_narrow_column_has_one_above_the_other(aside):
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]
    assert aside.languages.value() == BOTH
    assert (aside.shown, aside.second.shown) == (RULE, RuleReference(ES, "2.6"))
    assert aside.second.y() >= aside.first.geometry().bottom()


def test_a_wide_one_has_them_side_by_side(aside):
    aside.resize(800, 640)
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]
    assert aside.second.x() >= aside.first.geometry().right()
    assert aside.second.y() == aside.first.y()


def test_without_room_the_first_stands_alone_and_both_come_back_with_room(aside):
    aside.resize(340, 300)
    assert seen(aside) == [IN_ENGLISH]
    aside.resize(340, 640)
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]


def test_over_the_page_there_is_one_language_at_a_time(aside):
    aside.stand_over(True)
    assert seen(aside) == [IN_ENGLISH]
    assert not aside.wants_two
    assert aside.languages.value() == "en"
    aside.stand_over(False)
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]


def test_a_language_that_is_chosen_stands_alone(aside, qtbot):
    with qtbot.waitSignal(aside.language_chosen) as chosen:
        aside.languages.choose("es")
        aside.languages.chosen.emit("es")
    assert chosen.args == ["es"]
    assert seen(aside) == [IN_SPANISH]
    assert aside.language == "es"

    aside.read_in(("ru", "en"), "es")
    assert seen(aside) == [IN_SPANISH]
    aside.read_in(("es", "en"), BOTH)
    assert aside.language == "es"
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]


def test_a_language_without_a_text_makes_no_pair(aside):
    aside.read_in(("en", "ru", "es"), BOTH)
    assert seen(aside) == [IN_ENGLISH]
    assert not aside.wants_two
