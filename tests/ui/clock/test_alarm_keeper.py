import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.domain.event.commands import OpenEvent
from judgekit.ui.clock.alarm_keeper import AlarmKeeper
from judgekit.ui.runtime.alarm_wording import Absence, AbsenceReason


@pytest.fixture
def keeper(services, bridge) -> AlarmKeeper:
    bridge.create(OpenEvent(name="Modern Open"))
    keeper = AlarmKeeper(services, bridge)
    yield keeper
    keeper.put_away()


def shown(messages) -> list[str]:
    return [standing.text for standing in messages.standing().values()]


def test_an_alarm_is_seen_in_words(keeper, alarms, messages):
    alarms.rang.emit("main", AlarmKind.FIVE_MINUTES)
    assert shown(messages) == ["Modern Open: 5 minutes left."]


def test_a_later_alarm_takes_the_place_of_an_earlier_one(keeper, alarms, messages):
    alarms.rang.emit("main", AlarmKind.TWO_MINUTES)
    alarms.rang.emit("Sealed", AlarmKind.START)
    alarms.rang.emit("main", AlarmKind.TIME)
    assert sorted(shown(messages)) == ["Modern Open: time is up.", "Sealed: the time is running."]


def test_it_goes_by_itself(keeper, alarms, messages, monkeypatch, qtbot):
    monkeypatch.setattr("judgekit.ui.clock.alarm_keeper.SHOWN_FOR", 30)
    alarms.rang.emit("main", AlarmKind.TIME)
    qtbot.waitUntil(lambda: not shown(messages), timeout=2000)


def test_escape_puts_it_away_and_does_nothing_else(keeper, alarms, messages, qtbot):
    field = QLineEdit("kept")
    qtbot.addWidget(field)
    field.show()
    pressed: list[int] = []
    field.keyPressEvent = lambda event: pressed.append(event.key())
    alarms.rang.emit("main", AlarmKind.TIME)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (shown(messages), pressed) == ([], [])
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert pressed == [Qt.Key.Key_Escape]


def test_without_a_device_it_says_so_unless_it_is_muted_anyway(
    keeper, alarms, messages, monkeypatch, preferences
):
    absence = Absence(AbsenceReason.NO_DEVICE)
    monkeypatch.setattr(alarms, "sound_absence", lambda: absence)
    alarms.rang.emit("main", AlarmKind.TIME)
    assert shown(messages) == [
        "Modern Open: time is up. No sound device. Alarms are shown on the screen."
    ]
    preferences.change(muted=True)
    assert shown(messages) == ["Modern Open: time is up."]
