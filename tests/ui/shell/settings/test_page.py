import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason
from judgekit.ui.shell.settings.page import SettingsPage


@pytest.fixture
def page(with_services, qtbot) -> SettingsPage:
    page = SettingsPage(with_services(notice=lambda: "Notice\n=====\n\nNot endorsed.\n"))
    qtbot.addWidget(page.widget())
    page.widget().resize(900, 700)
    with qtbot.waitExposed(page.widget()):
        page.widget().show()
    page.widget().activateWindow()
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
        ("Inter", "typeface", "bundled"),
        ("Larger", "text_percent", 110),
        ("Smaller", "text_percent", 90),
        ("Off", "muted", True),
        ("50%", "alarm_volume_percent", 50),
        ("7", "deck_check_target_minutes", 7),
        ("12", "deck_check_stop_minutes", 12),
    ],
)
def test_a_choice_is_kept_at_once(  # noqa: PLR0917
    page, qtbot, preferences_store, words, field, value
):
    click(page, words, qtbot)
    assert getattr(preferences_store.kept, field) == value


def test_a_stop_is_never_before_the_target_and_what_moves_is_seen(
    page, qtbot, preferences, preferences_store
):
    def chosen() -> tuple[int, int]:
        kept = preferences_store.kept
        return kept.deck_check_target_minutes, kept.deck_check_stop_minutes

    preferences.change(deck_check_target_minutes=6, deck_check_stop_minutes=8)
    click(page, "9", qtbot)
    assert chosen() == (9, 10)
    click(page, "8", qtbot, which=1)
    assert chosen() == (8, 8)


def test_the_language_can_follow_the_system_again(page, qtbot, preferences_store):
    click(page, "Español", qtbot)
    click(page, "Same as system", qtbot)
    assert preferences_store.kept.interface_language == ""


def test_the_typeface_can_be_the_systems(page, qtbot, preferences_store):
    click(page, "Same as system", qtbot, which=2)
    assert preferences_store.kept.typeface == "system"


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


def button(page: SettingsPage, words: str) -> QAbstractButton:
    return next(b for b in page.widget().findChildren(QAbstractButton) if b.text() == words)


def said(page: SettingsPage) -> str:
    return " ".join(label.text() for label in page.widget().findChildren(QLabel))


def test_the_sound_can_be_tried_at_the_loudness_that_is_set(page, qtbot, hall_sound):
    click(page, "25%", qtbot)
    click(page, "Test sound", qtbot)
    assert hall_sound.played == [(AlarmKind.TIME, 25)]


def test_the_page_looks_for_sound_when_it_is_shown_and_says_what_comes_and_goes(
    page, qtbot, hall_sound
):
    qtbot.waitUntil(lambda: hall_sound.opened == 1)
    hall_sound.missing = Absence(AbsenceReason.NO_DEVICE)
    hall_sound.changed()
    assert "No sound device" in said(page)
    assert not button(page, "Test sound").isEnabled()
    hall_sound.missing = None
    hall_sound.changed()
    assert "No sound device" not in said(page)
    assert button(page, "Test sound").isEnabled()


def test_spoken_alarms_say_when_there_is_no_voice(page, qtbot, preferences, hall_speech):
    hall_speech.missing = Absence(AbsenceReason.NO_VOICE)
    click(page, "On", qtbot, which=1)
    assert preferences.now.speech
    hall_speech.changed()
    assert "has no voice" in said(page)


def test_the_alarms_are_reached_by_keyboard(page, qtbot, preferences):
    off = button(page, "Off")
    reached = page.widget().focusWidget() or button(page, "English")
    reached.setFocus()
    for _ in range(40):
        reached = QApplication.focusWidget()
        if reached.parentWidget() is off.parentWidget():
            break
        qtbot.keyClick(reached, Qt.Key.Key_Tab)
    assert reached.text() == "On"
    qtbot.keyClick(reached, Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert preferences.now.muted
