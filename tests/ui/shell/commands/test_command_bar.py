import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.search_answer import Hit, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.pages import make_orders
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.shell.main_window import MainWindow
from tests.keyboard import press, type_text
from tests.seen import part
from tests.ui.conftest import OneDocumentProvider

MTR = "mtr-en-2019-05-03"
TITLES = {"2.6": "Time Extensions", "2.8": "Deck Checks", "3.9": "Card Shuffling"}


class FindingProvider(OneDocumentProvider):
    """Finds three sections for every text but one with the letter q and the number 702."""

    def search(self, query, *, reader: str, limit: int = 20) -> SearchAnswer:
        del reader, limit
        hits = tuple(
            Hit(RuleReference(MTR, ref), "en", title, f"Of {title}.", 3.0 - at)
            for at, (ref, title) in enumerate(TITLES.items())
        )
        is_found = "q" not in query.text and not query.text.startswith("702")
        return SearchAnswer(query.text, hits if is_found else ())


@pytest.fixture
def with_services(dependencies):
    found = msgspec.structs.replace(dependencies, rules_provider=FindingProvider())
    return lambda **fields: msgspec.structs.replace(found, **fields)


@pytest.fixture
def field(window):
    press(window, "Ctrl+K")
    return window.top_bar.field


@pytest.fixture
def names(window, field, qtbot):
    """The names of actions and infractions are loaded."""
    window.command_bar.find.prepare()
    qtbot.waitUntil(window.command_bar.find.can_answer)


def titles(window) -> list[str]:
    return [row.title for row in part(window, FindList).rows()]


def test_what_is_typed_reaches_the_page_that_searches_letter_by_letter(field, answering):
    type_text(field, "чек")
    assert answering.texts == ["ч", "че", "чек"]


def test_the_empty_field_shows_what_can_be_typed_and_a_letter_what_is_found(window, field):
    assert part(window, CommandList).rows()
    type_text(field, "d")
    assert titles(window) == list(TITLES.values())
    assert part(window, CommandList).isHidden()


def test_a_rule_is_opened_with_its_text_and_the_text_stays(window, field, answering):
    type_text(field, "deck")
    assert field.accessibleDescription() == "Rule: 2.6 Time Extensions"
    press(window, "Down")
    assert answering.done == []
    press(window, "Return")
    assert answering.done == ["deck: 2.8"]
    assert field.text() == "deck"
    assert not window.command_bar.is_list_shown()
    assert answering.list.hasFocus()


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["Down"], "2.8"),
        (["Down", "Down"], "3.9"),
        (["Up"], "3.9"),
        (["Down", "Down", "Down"], "2.6"),
    ],
)
def test_up_and_down_choose_in_a_ring(window, field, answering, keys, expected):
    type_text(field, "deck")
    for key in (*keys, "Return"):
        press(window, key)
    assert answering.done == [f"deck: {expected}"]


def test_alt_and_a_number_open_a_row(window, field, answering):
    type_text(field, "deck")
    press(window, "Alt+7")
    assert answering.done == []
    press(window, "Alt+3")
    assert answering.done == ["deck: 3.9"]


def test_a_click_opens_a_row(window, field, answering, qtbot):
    from PySide6.QtCore import QPoint, Qt  # noqa: PLC0415

    type_text(field, "deck")
    below = part(window, FindList)
    qtbot.mouseClick(below, Qt.MouseButton.LeftButton, pos=QPoint(300, 100))
    assert answering.done == ["deck: 2.8"]


def test_tab_fills_in_what_is_chosen(window, field):
    type_text(field, "deck")
    press(window, "Down")
    press(window, "Tab")
    assert field.text() == "2.8"
    assert field.hasFocus()


def test_an_action_is_found_by_other_words_and_done(window, field, names, dependencies):
    type_text(field, "night mode q")
    assert titles(window)[0] == "Dark theme"
    press(window, "Return")
    assert dependencies.preferences.now.theme == "dark"
    assert field.text() == ""


def test_infractions_stand_in_the_same_list_with_their_penalty(window, field, names):
    type_text(field, "tardiness")
    row = part(window, FindList).chosen()
    assert (row.kind, row.number, row.title, row.lead) == (
        "Infraction",
        "3.1",
        "Tardiness",
        "Game Loss",
    )


def test_names_that_are_loaded_later_join_the_list(window, field, qtbot):
    type_text(field, "settings")
    qtbot.waitUntil(lambda: "Settings" in titles(window))
    assert titles(window)[0] == "Settings"
    press(window, "Return")
    assert window.navigation.here == "settings"


def test_ctrl_and_enter_show_all_sections(window, field, answering):
    type_text(field, "deck")
    press(window, "Ctrl+Return")
    assert answering.done == ["entered"]


def test_typing_elsewhere_leaves_the_page_and_escape_returns_to_it(window, answering, plain):
    window.navigation.go("plain")
    press(window, "Ctrl+K")
    type_text(window.top_bar.field, "deck")
    assert window.navigation.here == "plain"
    assert answering.texts == []
    press(window, "Escape")
    assert window.navigation.here == "plain"
    assert window.top_bar.field.text() == ""
    assert plain.field.hasFocus()


def test_enter_goes_where_the_answer_is(window, answering):
    window.navigation.go("plain")
    press(window, "Ctrl+K")
    type_text(window.top_bar.field, "deck")
    press(window, "Return")
    assert window.navigation.here == "rules"
    assert answering.done == ["deck: 2.6"]


def test_escape_restores_the_place_on_the_page_that_searches(window, field, answering):
    type_text(field, "deck")
    press(window, "Escape")
    assert field.text() == ""
    assert answering.texts[-1] == ""
    assert answering.done == ["restored"]
    assert answering.list.hasFocus()
    assert not window.command_bar.is_list_shown()


@pytest.mark.parametrize("key", ["Escape", "Return", "Ctrl+Return", "Up", "Tab", "Alt+2"])
def test_the_fields_keys_are_its_own_whatever_the_page_does_with_them(field, key):
    pressed = QKeySequence(key)[0]
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, pressed.key(), pressed.keyboardModifiers())
    asked.ignore()
    QCoreApplication.sendEvent(field, asked)
    assert asked.isAccepted()


def test_nothing_found_is_said_and_enter_stays(window, field, names):
    type_text(field, "qqqq zzzz")
    assert part(window, CommandList).chosen().title == "No results; try fewer words"
    press(window, "Return")
    assert window.command_bar.is_list_shown()
    assert field.text() == "qqqq zzzz"


def test_where_nothing_is_found_without_a_card_file_it_says_what_to_bring(window, field, names):
    type_text(field, "qqqq zzzz")
    assert part(window, CommandList).chosen().note.startswith("No card file is loaded: bring")


def test_a_number_that_no_text_has_says_so_and_offers_the_import(window, field, names):
    type_text(field, "702.19b")
    offered = part(window, CommandList).chosen()
    assert offered.title == "702.19b is not in the library."
    assert offered.note.startswith("Import the Comprehensive Rules")
    assert offered.verb == "Import…"


def test_a_list_that_was_pasted_is_told_where_it_belongs(window, field, names):
    QApplication.clipboard().setText("Table\tPlayer\tOpponent\n1\tAnn\tBo\n2\tCy\tDee")
    press(window, "Ctrl+V")
    offered = part(window, CommandList).chosen()
    assert offered.title.startswith("Several lines were pasted")
    assert "Event page" in offered.note
    press(window, "Return")
    assert "Ann" in field.text()


def test_what_begins_like_an_order_and_is_none_says_so_and_stays(window, field, names):
    type_text(field, "c qqq")
    row = part(window, FindList).chosen()
    assert row.title == "c qqq"
    assert row.detail.startswith("Not understood")
    press(window, "Return")
    assert field.text() == "c qqq"
    assert window.command_bar.is_list_shown()


def test_what_was_typed_while_the_library_was_made_ready_is_searched_then(
    with_services, kept, places, answering, qtbot
):
    window = MainWindow(with_services(), kept, places, make_orders)
    qtbot.addWidget(window)
    window.wait_for_library()
    window.open()
    window.ask("deck")
    assert answering.texts == []
    assert not window.command_bar.is_list_shown()
    window.library_ready(FindingProvider().library())
    assert answering.texts == ["deck"]
    qtbot.waitUntil(window.command_bar.is_list_shown)
    assert "Time Extensions" in titles(window)


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
    type_text(field, "deck")
    window.resize(window.minimumSize())
    shown = part(window, FindList).geometry()
    assert window.rect().contains(shown)
