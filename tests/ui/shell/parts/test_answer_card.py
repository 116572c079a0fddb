import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from judgekit.ui.shell.parts.answer_card import AnswerCard
from judgekit.ui.shell.parts.answer_card_text import (
    CardPlace,
    block_words,
    card_text,
    edition_in_own_words,
    edition_remark,
    next_place,
)
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.builders import item, ref, table
from tests.painted import painted_texts
from tests.seen import button, part, words_of
from tests.ui.rules.small_library import ENGLISH, ES, SPANISH, small_library

FIRST = CardPlace(ref("2.6"), 0)


@pytest.fixture
def rules():
    return small_library()


def test_paragraphs_of_equal_sections_are_paired_by_their_place(qapp, rules):
    text = card_text(rules, CardPlace(ref("2.6"), 1), SPANISH)
    assert (text.number, text.title) == ("2.6", "Extensiones de tiempo")
    assert (text.text, text.remark) == ("La revisión de mazo.", "")


def test_where_the_paragraphs_differ_the_whole_section_is_shown_and_that_is_said(qapp, rules):
    text = card_text(rules, CardPlace(ref("2.8"), 1), SPANISH)
    assert text.text == "Un párrafo solo."
    assert "entire section" in text.remark


def test_another_number_is_found_by_meaning(qapp, rules):
    text = card_text(rules, CardPlace(ref("3.9"), 1), SPANISH)
    assert (text.number, text.text) == ("3.10", "• bien")


def test_a_gap_is_said_in_the_players_language(qapp, rules):
    text = card_text(rules, CardPlace(ref("Appendix B"), 0), SPANISH)
    assert text.is_gap
    assert text.text == "Esta edición no tiene esa sección."


def test_editions_are_named_in_their_own_language_and_compared(qapp):
    assert (
        edition_in_own_words(SPANISH) == "Reglas de torneo, en vigor desde el 23 de julio de 2021"
    )
    assert edition_remark(ENGLISH, SPANISH) == "older edition than the Spanish one"
    assert edition_remark(SPANISH, ENGLISH) == "newer edition than the English one"
    assert edition_remark(ENGLISH, ENGLISH) == ""


def test_the_next_paragraph_stops_at_the_sections_ends(rules):
    assert next_place(rules, FIRST, 1) == CardPlace(ref("2.6"), 1)
    assert next_place(rules, FIRST, 2) == CardPlace(ref("2.6"), 1)
    assert next_place(rules, FIRST, -5) == FIRST


def test_items_keep_their_signs_and_tables_their_rows():
    assert block_words(item("in time", marker="2.")) == "2. in time"
    assert block_words(table(("a", "b"), ("c", "d"))) == "a — b\nc — d"


@pytest.fixture
def card(look, messages, rules, qtbot):
    made = AnswerCard(look, messages, rules, FIRST, "es")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def press(card, key, text=""):
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(card.windowHandle(), event)


def height_and_size(face, words):
    """From the first base line of these words as painted to the last one, and the size of the
    letters, in pixels."""
    texts = [text for text in painted_texts(face) if text.words and text.words in words]
    lines = [text.y for text in texts]
    return max(lines) - min(lines), max(text.size for text in texts)


def test_the_card_is_spoken_with_both_languages(card):
    spoken = card.face.accessibleName()
    assert spoken.startswith("2.6 Extensiones de tiempo. La partida en pausa.")
    assert "2.6 Time Extensions. A paused match gets time. Tournament Rules, effective" in spoken


def test_turning_rotates_the_players_half_only(card, look):
    upper, lower = card.face.rooms()
    upright = card.face.grab().toImage()
    press(card, Qt.Key.Key_T, "t")
    turned = card.face.grab().toImage()
    in_the_tag = (look.theme.px(84), look.theme.px(56))
    across = (upper.width() - in_the_tag[0] - 1, upper.height() - in_the_tag[1] - 1)
    ink = look.theme.color("text")
    assert upright.pixelColor(*in_the_tag) == turned.pixelColor(*across) == ink
    assert upright.copy(lower) == turned.copy(lower)


def test_down_and_up_change_the_paragraph(card):
    press(card, Qt.Key.Key_Down)
    assert card.place == CardPlace(ref("2.6"), 1)
    assert "La revisión de mazo." in card.face.accessibleName()
    press(card, Qt.Key.Key_Up)
    assert card.place == FIRST


def test_a_player_who_reads_english_gets_one_text(card):
    card.speak("en")
    said = "2.6 Time Extensions. A paused match gets time. Tournament Rules, effective 3 May 2019."
    assert card.face.accessibleName() == said


def test_a_language_that_the_text_lacks_gives_the_texts_own(look, messages, rules, qtbot):
    card = AnswerCard(look, messages, rules, CardPlace(ref("2.6", ES), 0), "ru")
    qtbot.addWidget(card)
    assert card.language == "es"


def test_escape_closes_and_hands_back_the_language(card, qtbot):
    with qtbot.waitSignal(card.closed) as closed:
        press(card, Qt.Key.Key_Escape)
    assert closed.args == ["es"]


@pytest.mark.parametrize("words", ["One.", "many words " * 300])
def test_letters_are_as_large_as_fits(card, rules, words):
    text = card_text(rules, FIRST, SPANISH)._replace(text=words)
    card.face.show_texts(text, None)
    height, before = height_and_size(card.face, words)
    assert height <= card.face.height()
    card.face.zoom(2)
    assert height_and_size(card.face, words)[1] > before


def test_the_card_counts_the_paragraphs_of_its_section(card):
    assert "1/2" in words_of(card)
    press(card, Qt.Key.Key_Down)
    assert "2/2" in words_of(card)
    assert not button(card, "Next").isEnabled()
    press(card, Qt.Key.Key_Down)
    assert card.place == CardPlace(ref("2.6"), 1)


def test_each_language_has_its_own_key_whichever_is_shown_first(card):
    choice = part(card, SegmentedButtons)
    shown = [(each.text(), each.key) for each in choice.findChildren(QAbstractButton)]
    assert shown == [("EN", "1"), ("ES", "2")]
    assert card.language == "es"
    press(card, Qt.Key.Key_1, "1")
    assert card.language == "en"
    press(card, Qt.Key.Key_2, "2")
    assert card.language == "es"


def test_a_short_text_uses_the_screen(card, rules):
    text = card_text(rules, FIRST, SPANISH)._replace(text="No.")
    card.face.show_texts(text, None)
    assert height_and_size(card.face, "No.")[1] > card.face.height() / 8
