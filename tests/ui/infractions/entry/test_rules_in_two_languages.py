"""The rules beside an infraction stand there in the judge's and in the player's language."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.infractions.entry.rule_paragraph import RuleParagraph
from judgekit.ui.infractions.entry.rules_aside import BOTH, RulesAside
from judgekit.ui.infractions.entry.two_paragraphs import heights_of_two
from judgekit.ui.infractions.page_body import InfractionsBody
from judgekit.ui.look import ThemeChoice
from tests.builders import document, library, section
from tests.seen import part, words_of

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


def lines_of(text: RuleParagraph) -> int:
    """How many lines the paragraph has."""
    block, count = part(text, FlowingText).document().begin(), 0
    while block.isValid():
        count += block.layout().lineCount()
        block = block.next()
    return count


def lines_seen(text: RuleParagraph) -> int:
    """How many lines of the paragraph are to be seen before anything is scrolled."""
    shown = part(text, FlowingText)
    line = shown.document().size().height() / max(1, lines_of(text))
    top = shown.mapTo(text, QPoint(0, 0)).y()
    return int(min(shown.height(), text.height() - top) / line)


def test_a_narrow_column_has_one_above_the_other(aside):
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]
    assert aside.languages.value() == BOTH
    assert (aside.shown, aside.texts.second.shown) == (RULE, RuleReference(ES, "2.6"))
    assert aside.texts.second.y() >= aside.texts.first.geometry().bottom()


def test_a_wide_one_has_them_side_by_side(aside):
    aside.resize(800, 640)
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]
    assert aside.texts.second.x() >= aside.texts.first.geometry().right()
    assert aside.texts.second.y() == aside.texts.first.y()


def test_without_room_the_first_stands_alone_and_both_come_back_with_room(aside):
    aside.resize(340, 300)
    QApplication.processEvents()
    assert seen(aside) == [IN_ENGLISH]
    assert aside.languages.value() == "en"
    aside.resize(340, 640)
    QApplication.processEvents()
    assert seen(aside) == [IN_ENGLISH, IN_SPANISH]
    assert aside.languages.value() == BOTH


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


@given(*(st.integers(0, 2000) for _ in range(3)))
def test_the_height_is_divided_by_what_each_text_needs(room, first, second):
    upper, lower = heights_of_two(room, first, second)
    assert upper + lower == room
    if first + second <= room:
        assert upper == first
    assert upper >= min(first, room // 2)
    assert lower >= min(second, room // 2)


def test_a_short_text_leaves_its_height_to_a_long_one(look, qtbot):
    long = " ".join(["A turn is not over before both players agree that it is."] * 60)
    english = document(EN, section("2.5", IN_ENGLISH, "Five turns."))
    spanish = document(ES, section("2.6", IN_SPANISH, long))
    both = library(english, spanish, groups=(AlignmentGroup({EN: "2.5", ES: "2.6"}),))
    made = RulesAside(look, lambda: both, ("en", "es", "ru"))
    qtbot.addWidget(made)
    made.resize(340, 640)
    made.show()
    made.show_rules((RULE,), "2026-03-01")
    qtbot.wait_until(lambda: made.texts.second.height() > made.texts.first.height())
    for text in (made.texts.first, made.texts.second):
        assert lines_seen(text) >= min(10, lines_of(text))


def test_no_column_moves_when_a_language_is_chosen(look, qtbot):
    body = InfractionsBody(look)
    qtbot.addWidget(body)
    aside = RulesAside(look, lambda: TOGETHER, ("en", "es", "ru"))
    middle = QWidget()
    body.take_parts(QWidget(), middle, QWidget(), aside)
    aside.show_rules((RULE,), "2026-03-01")
    body.show()
    for width, percent in product((928, 1184, 1824, 2464), (100, 130, 160, 200)):
        look.dress(ThemeChoice.LIGHT, percent)
        body.resize(width, 688)
        places = set()
        for choice in (BOTH, "en", "es", BOTH):
            aside.read_in(("en", "es", "ru"), choice)
            QApplication.processEvents()
            places.add((middle.geometry().getRect(), aside.width()))
        assert len(places) == 1, (width, percent, places)
