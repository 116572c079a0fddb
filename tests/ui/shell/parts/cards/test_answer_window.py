import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgekit.domain.cards.card import CardFace
from judgekit.ui.shell.parts.cards.answer_texts import judges_text, players_text
from judgekit.ui.shell.parts.cards.answer_window import CardAnswer
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.card_fakes import CARDS, LANTERN, SPLIT, card, printed
from tests.painted import painted
from tests.same_picture import same_picture
from tests.seen import part

SEXTON = next(each for each in CARDS if each.name == "Ninth-Gate Sexton")


@pytest.fixture
def answer(look, messages, qtbot):
    made = CardAnswer(look, messages, SPLIT, "es")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_players_text_is_above_and_english_below(answer):
    said = answer.face.accessibleName()
    assert said.index("Brasa one, red · Instantáneo") < said.index("Ember one, red · Instant")


def test_the_names_of_the_halves_are_bold(qapp):
    text = players_text(SPLIT, "es")
    assert [text.text[start:end] for start, end in text.emphasis] == ["Brasa", "Escarcha"]


def test_where_the_file_has_no_text_that_is_said_to_the_player_and_shown_in_english(qapp):
    text = players_text(LANTERN, "ru")
    first, *rest = text.text.split("\n")
    assert first == "Русского текста здесь нет; показан английский"
    assert rest[1] == "Lantern of the Ninth Gate enters with three oil counters on it."
    assert judges_text(LANTERN, "ru") is None


def test_a_card_with_a_name_only_has_both_names_and_the_english_text_once(qapp):
    above = players_text(SEXTON, "es")
    assert above.title == "Sacristán de la Novena Puerta (Ninth-Gate Sexton)"
    assert above.text.startswith("Aquí no hay texto en español; se muestra en inglés")
    assert judges_text(SEXTON, "es") is None


def test_a_player_who_reads_english_gets_one_text(qapp):
    assert judges_text(SPLIT, "en") is None


def test_figures_and_costs_stand_in_the_first_line(qapp):
    assert (
        players_text(SEXTON, "en").text.split("\n")[0] == "{1}{B} · Creature — Human Cleric · 2/1"
    )


def test_every_language_has_its_key(answer):
    choice = part(answer, SegmentedButtons)
    assert choice.value() == "es"
    QTest.keyClick(answer, Qt.Key.Key_3)
    assert answer.language == "ru"
    assert "Уголёк" in answer.face.accessibleName()


def test_symbols_are_drawn_and_not_written(answer):
    words = " ".join(painted(answer.face))
    assert "Brasa" in words
    assert "{" not in words


def test_it_turns_to_the_player_and_esc_closes_it(answer, qtbot):
    before = answer.face.grab().toImage()
    QTest.keyClick(answer, Qt.Key.Key_T)
    assert not same_picture(answer.face.grab().toImage(), before)
    with qtbot.waitSignal(answer.closed) as closed:
        QTest.keyClick(answer, Qt.Key.Key_Escape)
    assert closed.args == ["es"]


THOUGHT = card(
    "Quiet Thought",
    CardFace("Quiet Thought", "{U}", "Instant", "Draw three cards."),
    printings=(
        printed("es", ("Pensamiento quieto", "Instantáneo", "Roba dos cartas."), on="2020-04-24"),
        printed("ru", ("Тихая мысль", "", "Возьмите три карты.")),
    ),
)


def test_the_players_text_is_said_to_be_the_printed_one_of_its_day(qapp):
    above, below = players_text(THOUGHT, "es"), judges_text(THOUGHT, "es")
    assert above.edition == "Texto impreso del 24 de abril de 2020; vale el texto en inglés"
    assert below is not None
    assert below.edition == "card file of 14 November 2026"


def test_without_a_day_none_is_told_instead(qapp):
    assert players_text(THOUGHT, "ru").edition == "Печатный текст; действует английский"


def test_other_numbers_of_the_english_text_are_told_the_player_in_bold_before_the_text(qapp):
    text = players_text(THOUGHT, "es")
    first, *rest = text.text.split("\n")
    assert first == "El texto en inglés tiene otros números o símbolos: lea ese"
    assert text.emphasis == ((0, len(first)),)
    assert rest[1] == "Roba dos cartas."
    assert players_text(THOUGHT, "ru").text.split("\n")[1] == "Возьмите три карты."


def test_loyalty_is_told_the_player_as_what_it_is(qapp):
    vessa = next(each for each in CARDS if each.name == "Vessa, Keeper of Seals")
    first = players_text(vessa, "ru").text.split("\n")[0]
    assert first.endswith("Легендарный Planeswalker — Весса · Верность 4")
