import pytest

from judgekit.ui.pages import make_orders
from judgekit.ui.shell.commands.command_list import CommandList
from tests.keyboard import press, type_text
from tests.seen import part


@pytest.fixture
def field(window):
    press(window, "Ctrl+K")
    return window.top_bar.field


def test_what_is_typed_reaches_the_page_letter_by_letter(field, answering):
    type_text(field, "чек")
    assert answering.texts == ["ч", "че", "чек"]


def test_the_empty_field_shows_what_can_be_typed_and_a_letter_hides_it(window, field):
    assert window.command_bar.is_list_shown()
    type_text(field, "d")
    assert not window.command_bar.is_list_shown()


def test_what_enter_will_do_is_shown_and_done(window, field, answering):
    type_text(field, "2.6")
    assert window.command_bar.is_list_shown()
    assert field.accessibleDescription() == "First 2.6"
    assert answering.done == []
    press(window, "Return")
    assert answering.done == ["First"]
    assert not window.command_bar.is_list_shown()
    assert answering.list.hasFocus()


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["Down"], "Second"),
        (["Down", "Down"], "Third"),
        (["Up"], "Third"),
        (["Down", "Down", "Down"], "First"),
    ],
)
def test_up_and_down_choose_in_a_ring(window, field, answering, keys, expected):
    type_text(field, "2")
    for key in keys:
        press(window, key)
    press(window, "Return")
    assert answering.done == [expected]


def test_tab_fills_in_the_shortest_text_that_means_it(window, field):
    type_text(field, "2.6")
    press(window, "Down")
    press(window, "Tab")
    assert field.text() == "second 2.6"
    assert field.hasFocus()


def test_enter_on_words_goes_into_the_results(window, field, answering):
    type_text(field, "deck")
    press(window, "Return")
    assert answering.done == ["entered"]


def test_down_goes_into_the_results_where_there_is_nothing_to_choose(window, field, answering):
    type_text(field, "deck")
    press(window, "Down")
    assert answering.list.hasFocus()


def test_escape_closes_then_clears_then_leaves(window, field, answering):
    type_text(field, "2.6")
    press(window, "Escape")
    assert not window.command_bar.is_list_shown()
    assert field.text() == "2.6"
    press(window, "Escape")
    assert field.text() == ""
    assert answering.texts[-1] == ""
    press(window, "Escape")
    assert answering.list.hasFocus()
    assert answering.done == []


def test_typing_elsewhere_opens_the_place_that_answers(window, answering):
    window.navigation.go("plain")
    press(window, "Ctrl+K")
    type_text(window.top_bar.field, "deck")
    assert window.navigation.here == "rules"
    assert window.top_bar.field.hasFocus()
    assert answering.texts[-1] == "deck"


def test_what_was_typed_while_the_library_was_made_ready_is_searched_then(
    dependencies, kept, places, answering, qtbot
):
    from judgekit.ui.shell.main_window import MainWindow  # noqa: PLC0415

    window = MainWindow(dependencies, kept, places, make_orders)
    qtbot.addWidget(window)
    window.wait_for_library()
    window.open()
    window.ask("deck")
    assert answering.texts == []
    window.library_ready(dependencies.rules_provider.library())
    assert answering.texts == ["deck"]


def test_losing_the_focus_closes_the_list(window, field, answering):
    type_text(field, "2")
    answering.list.setFocus()
    assert not window.command_bar.is_list_shown()


@pytest.mark.parametrize("text", ["\x00\x1b", "\u202e\u200f", '"""', "-", " " * 50, "9" * 10_000])
def test_nothing_typed_breaks_the_bar(window, field, text):
    field.setText(text)
    press(window, "Return")
    press(window, "Escape")


def test_the_list_stays_in_the_window_when_it_shrinks(window, field):
    type_text(field, "2")
    window.resize(window.minimumSize())
    shown = part(window, CommandList).geometry()
    assert window.rect().contains(shown)
