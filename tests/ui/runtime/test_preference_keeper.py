import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import StoredPreferences
from judgekit.ui.runtime.preference_keeper import BANNER, PreferenceKeeper


def test_a_change_is_told_and_kept(preferences, preferences_store, qtbot):
    with qtbot.waitSignal(preferences.changed):
        preferences.change(theme="dark")
    assert preferences_store.kept == Preferences(theme="dark")


def test_a_first_start_is_one_until_something_is_saved(messages, qtbot):
    class Empty:
        def load(self) -> StoredPreferences:
            return StoredPreferences(Preferences(), are_first=True)

        def save(self, preferences: Preferences) -> None:
            self.kept = preferences

    keeper = PreferenceKeeper(Empty(), messages, "en")
    keeper.load()
    assert keeper.are_first
    keeper.change(judge_name="Vera Lindqar")
    assert not keeper.are_first


def test_no_change_is_not_told(preferences, qtbot):
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.change(theme="system")


def test_what_cannot_be_kept_stays_in_force_and_is_tried_again(
    preferences, preferences_store, messages
):
    preferences_store.break_down()
    preferences.change(text_percent=125)
    assert preferences.now.text_percent == 125
    snapshot = messages.banners()[BANNER]
    assert "preferences.json" in snapshot.text
    assert snapshot.retry is not None
    preferences_store.failure = None
    snapshot.retry()
    assert messages.banners() == {}
    assert preferences_store.kept.text_percent == 125


def test_a_damaged_file_is_told_with_its_new_place(messages, qtbot):
    class Damaged:
        def load(self) -> StoredPreferences:
            return StoredPreferences(Preferences(), set_aside="preferences.damaged-1.json")

        def save(self, preferences: Preferences) -> None:
            raise AssertionError

    with qtbot.waitSignal(messages.said) as told:
        PreferenceKeeper(Damaged(), messages, "en").load()
    assert "preferences.damaged-1.json" in told.args[0].text


def test_an_unreadable_file_leaves_the_defaults_and_a_banner(messages):
    class Unreadable:
        def load(self) -> StoredPreferences:
            raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, "preferences.json")

        def save(self, preferences: Preferences) -> None:
            raise AssertionError

    keeper = PreferenceKeeper(Unreadable(), messages, "en")
    keeper.load()
    assert keeper.now == Preferences()
    assert BANNER in messages.banners()


@pytest.mark.parametrize(
    ("system", "chosen", "reading", "language", "order"),
    [
        ("ru", "", (), "ru", ("ru", "en", "es")),
        ("ru", "es", (), "es", ("es", "en", "ru")),
        ("de", "", (), "en", ("en", "es", "ru")),
        ("en", "xx", ("ru", "xx"), "en", ("ru", "en", "es")),
    ],
)
def test_languages_follow_the_choice_then_the_system(  # noqa: PLR0917
    preferences_store, messages, system, chosen, reading, language, order
):
    preferences_store.kept = Preferences(interface_language=chosen, reading_languages=reading)
    keeper = PreferenceKeeper(preferences_store, messages, system)
    keeper.load()
    assert keeper.language() == language
    assert keeper.reading_order() == order


@pytest.mark.parametrize(("kept", "held"), [(10**23, 200), (-(10**23), 80), (0, 80), (125, 125)])
def test_a_text_size_beyond_all_bounds_is_held_within_them(
    preferences, preferences_store, kept, held
):
    preferences_store.kept = Preferences(text_percent=kept, theme="dark")
    preferences.load()
    assert preferences.now == Preferences(text_percent=held, theme="dark")
