from judgekit.ui.widgets.fields.search_field import SearchField
from tests.keyboard import type_text


def test_letters_of_any_alphabet_arrive(look, qtbot):
    field = SearchField(look, key_outside="Ctrl+K")
    qtbot.addWidget(field)
    type_text(field, "пункт 2.6 ñ")
    assert field.text() == "пункт 2.6 ñ"


def test_the_text_leaves_room_for_the_icon_and_the_key(look, qtbot):
    field = SearchField(look, key_outside="Ctrl+K")
    qtbot.addWidget(field)
    margins = field.textMargins()
    assert margins.left() >= 36
    assert margins.right() >= 48


def test_a_text_of_ten_thousand_letters_is_taken_and_more_is_not(look, qtbot):
    field = SearchField(look)
    qtbot.addWidget(field)
    field.setText("x" * 12_000)
    assert len(field.text()) == 10_000


def test_it_is_named_for_the_ear(look, qtbot):
    field = SearchField(look)
    qtbot.addWidget(field)
    field.set_words("Rule number or words", "Command bar")
    assert field.accessibleName() == "Command bar"
    assert field.placeholderText() == "Rule number or words"
