import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from judgekit.ui.pages import make_orders
from judgekit.ui.shell.bars.rail import RailItem
from judgekit.ui.shell.main_window import MainWindow
from judgekit.ui.shell.navigation import open_card
from judgekit.ui.widgets.notice import Notice
from tests.keyboard import press, type_text


def rail_item(window: MainWindow, name: str) -> RailItem:
    return next(item for item in window.rail.findChildren(RailItem) if item.place.id == name)


def test_it_opens_at_the_first_place(window, answering):
    assert window.navigation.here == "rules"
    assert rail_item(window, "rules").isChecked()
    assert answering.list.hasFocus()


def test_only_places_that_work_are_in_the_rail(window):
    names = [item.place.id for item in window.rail.findChildren(RailItem)]
    assert names == ["rules", "plain", "settings"]


def test_a_click_in_the_rail_opens_a_place_and_the_keyboard_follows(window, plain, qtbot):
    qtbot.mouseClick(rail_item(window, "plain"), Qt.MouseButton.LeftButton)
    assert window.navigation.here == "plain"
    assert plain.field.hasFocus()


@pytest.mark.parametrize(("key", "place"), [("Ctrl+2", "plain"), ("Ctrl+,", "settings")])
def test_a_key_opens_a_place(window, key, place):
    press(window, key)
    assert window.navigation.here == place


def test_f1_opens_the_help_and_leads_back(window):
    press(window, "Ctrl+2")
    press(window, "F1")
    assert window.navigation.here == "help"
    press(window, "F1")
    assert window.navigation.here == "plain"
    press(window, "F1")
    press(window, "Escape")
    assert window.navigation.here == "plain"


def test_escape_closes_the_settings_too(window):
    press(window, "Ctrl+2")
    press(window, "Ctrl+,")
    press(window, "Escape")
    assert window.navigation.here == "plain"


def test_the_help_lists_all_pages_the_one_it_was_opened_from_first(window):
    press(window, "Ctrl+2")
    press(window, "Ctrl+1")
    press(window, "F1")
    assert [name for name, _ in window.action_groups()] == [
        "Rules",
        "Everywhere",
        "Settings",
        "Help",
    ]
    press(window, "Ctrl+,")
    press(window, "F1")
    assert [name for name, _ in window.action_groups()][:2] == ["Settings", "Everywhere"]


def test_a_page_s_own_key_works_only_there_and_not_while_one_writes(window, answering, plain):
    press(window, "B")
    assert answering.marked == 1
    press(window, "Ctrl+K")
    press(window, "B")
    assert answering.marked == 1
    assert window.top_bar.field.text().lower() == "b"
    window.navigation.go("plain")
    plain.field.setFocus()
    press(window, "B")
    assert answering.marked == 1


def test_a_letter_s_key_works_on_a_russian_keyboard_by_its_place(window, answering, qtbot):
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415
    from PySide6.QtGui import QKeyEvent  # noqa: PLC0415

    key = Qt.Key(ord("И"))
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "и")
    QCoreApplication.sendEvent(window.windowHandle(), event)
    assert answering.marked == 1


def test_the_text_grows_shrinks_and_returns_everywhere(window, preferences, look):
    preferences.changed.connect(lambda: look.dress(look.choice, preferences.now.text_percent))
    field = window.top_bar.field
    press(window, "Ctrl++")
    assert preferences.now.text_percent == 110
    assert field.font().pixelSize() == 15
    press(window, "Ctrl+-")
    press(window, "Ctrl+-")
    assert preferences.now.text_percent == 90
    press(window, "Ctrl+0")
    assert field.font().pixelSize() == 14


def test_everything_that_can_be_pressed_has_a_name(window):
    for place in ("settings", "help", "rules"):
        window.navigation.go(place)
        for button in window.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.accessibleName(), button
    assert window.top_bar.field.accessibleName()


def test_the_help_lists_every_action_with_its_key(window):
    window.navigation.go("help")
    groups = dict(window.action_groups())
    assert "B" in [action.key for action in groups["Rules"]]
    keys = [action.key for action in window.actions_everywhere]
    assert len(keys) == len(set(keys))


def test_what_a_page_wants_back_is_kept_and_given(  # noqa: PLR0917
    window, kept, dependencies, places, answering, plain, qtbot
):
    window.ask("deck")
    window.close()
    again = MainWindow(dependencies, kept, places, make_orders)
    qtbot.addWidget(again)
    again.open()
    assert answering.kept == {"last": "deck"}
    assert plain.kept is None
    window.navigation.go("plain")
    again.close()


def test_it_opens_where_it_was_closed(window, kept, dependencies, places, qtbot):
    window.navigation.go("plain")
    window.close()
    again = MainWindow(dependencies, kept, places, make_orders)
    qtbot.addWidget(again)
    again.open()
    assert again.navigation.here == "plain"
    again.open("settings")
    assert again.navigation.here == "settings"
    again.close()


def test_an_unknown_page_opens_the_first_place(dependencies, kept, places, qtbot):
    window = MainWindow(dependencies, kept, places, make_orders)
    qtbot.addWidget(window)
    window.open("nowhere")
    assert window.navigation.here == "rules"


def test_the_library_is_told_of_when_it_is_there(window, dependencies):
    window.library_ready(dependencies.rules_provider.library())
    assert "3 May 2019" in window.strip.findChild(object, "library").text()


def test_its_first_paint_is_told_once(dependencies, kept, places, qtbot):
    window = MainWindow(dependencies, kept, places, make_orders)
    qtbot.addWidget(window)
    painted: list[bool] = []
    window.painted.connect(lambda: painted.append(True))
    window.open()
    qtbot.waitUntil(lambda: bool(painted))
    window.repaint()
    type_text(window.top_bar.field, "a")
    assert painted == [True]


def test_a_banner_stands_below_the_page_with_its_retry(window, messages, qtbot):
    tried: list[bool] = []
    messages.stand("disk", lambda: "The disk is full.", lambda: tried.append(True))
    assert window.banners.shown == "disk"
    window.banners.layout().activate()
    retry, close = [b for b in window.banners.findChildren(QAbstractButton) if b.isVisible()]
    qtbot.mouseClick(retry, Qt.MouseButton.LeftButton)
    assert tried == [True]
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert window.banners.shown == ""


def test_a_banner_follows_the_language(window, messages, qtbot):
    spoken = ["The disk is full."]
    messages.stand("disk", lambda: spoken[-1])
    spoken.append("El disco está lleno.")
    QApplication.sendEvent(window.banners, QEvent(QEvent.Type.LanguageChange))
    notice = window.banners.findChildren(Notice)[-1]
    assert notice.accessibleName() == "El disco está lleno."


@pytest.fixture
def read(answering) -> list[str]:
    """The cards that were opened on the page of the rules."""
    read: list[str] = []
    answering.open_card = lambda name, back=None, found_in="": read.append(name)
    return read


def test_a_card_asked_for_while_the_texts_are_read_is_shown_as_soon_as_they_are(window, read):
    window.navigation.go("plain")
    window.navigation.wait(QWidget())
    open_card(window.navigation, "Opt")
    assert window.navigation.here == "rules"
    assert read == []

    window.navigation.stop_waiting()
    window.navigation.show_here()
    assert read == ["Opt"]
    window.navigation.show_here()
    assert read == ["Opt"]


def test_a_card_that_was_asked_for_is_dropped_by_whoever_goes_elsewhere_meanwhile(window, read):
    window.navigation.go("plain")
    window.navigation.wait(QWidget())
    open_card(window.navigation, "Opt")
    window.navigation.go("plain")
    window.navigation.stop_waiting()
    window.navigation.go("rules")
    assert read == []
