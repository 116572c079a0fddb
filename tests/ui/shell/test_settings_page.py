import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from judgekit.ui.shell.settings_page import SettingsPage


@pytest.fixture
def page(with_services, qtbot) -> SettingsPage:
    page = SettingsPage(with_services(notice=lambda: "Notice\n=====\n\nNot endorsed.\n"))
    qtbot.addWidget(page.widget())
    page.widget().resize(900, 700)
    page.widget().show()
    return page


def click(page: SettingsPage, words: str, qtbot, which: int = 0) -> None:
    QApplication.processEvents()
    shown = [b for b in page.widget().findChildren(QAbstractButton) if b.isVisible()]
    buttons = [button for button in shown if button.text() == words]
    qtbot.mouseClick(buttons[which], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("Русский", "interface_language", "ru"),
        ("High contrast", "theme", "high-contrast"),
        ("Dark", "theme", "dark"),
        ("Larger", "text_percent", 110),
        ("Smaller", "text_percent", 90),
    ],
)
def test_a_choice_is_kept_at_once(  # noqa: PLR0917
    page, qtbot, preferences_store, words, field, value
):
    click(page, words, qtbot)
    assert getattr(preferences_store.kept, field) == value


def test_the_language_can_follow_the_system_again(page, qtbot, preferences_store):
    click(page, "Español", qtbot)
    click(page, "As the system", qtbot)
    assert preferences_store.kept.interface_language == ""


def test_the_reading_order_is_chosen_one_after_the_other(page, qtbot, preferences):
    click(page, "RU", qtbot)
    assert preferences.reading_order() == ("ru", "en", "es")
    click(page, "ES", qtbot, which=1)
    assert preferences.reading_order() == ("ru", "es", "en")


def test_the_largest_text_says_that_it_is(page, preferences):
    preferences.change(text_percent=200)
    larger = next(b for b in page.widget().findChildren(QAbstractButton) if b.text() == "Larger")
    assert not larger.isEnabled()
    assert larger.accessibleDescription()


def test_about_says_that_it_is_unofficial_and_whose_the_texts_are(page):
    said = " ".join(label.text() for label in page.widget().findChildren(QLabel))
    assert "nofficial" in said
    assert "MIT" in said
    assert "Not endorsed." in said
