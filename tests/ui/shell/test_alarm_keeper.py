import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason
from judgekit.ui.shell.alarm_keeper import SHOWN_FOR, AlarmKeeper
from judgekit.ui.widgets.notice import Notice


@pytest.fixture
def area(qtbot):
    """A page in a window, with room for alarms below it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    made = QWidget()
    column.addWidget(made, 1)
    window.show()
    yield made


@pytest.fixture
def keeper(dependencies, bridge, area) -> AlarmKeeper:
    bridge.create(CreateTournament(name="Modern Open"))
    keeper = AlarmKeeper(dependencies)
    area.window().layout().addWidget(keeper)
    yield keeper
    keeper.put_away()


def test_it_takes_its_room_from_the_page_and_covers_nothing(keeper, alarms, area):
    assert keeper.isHidden()
    assert area.height() == 600
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    area.window().layout().activate()
    assert keeper.height() >= keeper.findChild(Notice).minimumHeight()
    assert keeper.geometry().top() == area.geometry().bottom() + 1
    assert area.height() + keeper.height() == 600
    keeper.put_away()
    area.window().layout().activate()
    assert area.height() == 600


def test_an_alarm_is_seen_in_words(keeper, alarms):
    alarms.rang.emit(Alarm(0, AlarmKind.FIVE_MINUTES, "main"))
    assert keeper.words() == ["Modern Open: 5 minutes left."]


def test_a_later_alarm_takes_the_place_of_an_earlier_one(keeper, alarms):
    alarms.rang.emit(Alarm(0, AlarmKind.TWO_MINUTES, "main"))
    alarms.rang.emit(Alarm(0, AlarmKind.START, "Sealed"))
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    assert sorted(keeper.words()) == [
        "Modern Open: time is up, go to turns.",
        "Sealed: round started.",
    ]


def test_alarms_of_several_clocks_stand_in_one_banner(keeper, alarms):
    for clock in ("main", "Sealed"):
        alarms.rang.emit(Alarm(0, AlarmKind.TIME, clock))
    (notice,) = [each for each in keeper.findChildren(Notice) if not each.isHidden()]
    assert (
        notice.accessibleName()
        == "Modern Open: time is up, go to turns. Sealed: time is up, go to turns."
    )


def test_a_banner_that_says_the_same_stays(keeper, alarms):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    before = keeper.findChildren(Notice)
    alarms.muted_changed.emit(alarms.muted)
    assert keeper.findChildren(Notice) == before
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    (again,) = [each for each in keeper.findChildren(Notice) if not each.isHidden()]
    assert again not in before


def test_the_alarm_of_a_deck_check_goes_when_the_decks_are_back(keeper, alarms, bridge):
    for table in (3, 4):
        bridge.submit(StartDeckCheck(table))
        alarms.rang.emit(Alarm(0, AlarmKind.DECK_CHECK_STOP, "", table))
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    bridge.submit(FinishDeckCheck(3))
    assert keeper.words() == [
        "Deck check, table 4: time is up, return the decks.",
        "Modern Open: time is up, go to turns.",
    ]


def test_it_goes_by_itself(keeper, alarms):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    timer = keeper.findChild(QTimer)
    assert timer.isActive()
    assert timer.interval() == SHOWN_FOR
    timer.timeout.emit()
    assert not keeper.words()
    assert keeper.isHidden()


def test_escape_puts_it_away_and_does_nothing_else(keeper, alarms, qtbot):
    field = QLineEdit("kept")
    qtbot.addWidget(field)
    field.show()
    pressed: list[int] = []
    field.keyPressEvent = lambda event: pressed.append(event.key())
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (keeper.words(), pressed) == ([], [])
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert pressed == [Qt.Key.Key_Escape]


def test_an_alarm_in_a_closed_window_takes_no_key(keeper, alarms, area, qtbot):
    field = QLineEdit("kept")
    qtbot.addWidget(field)
    field.show()
    pressed: list[int] = []
    field.keyPressEvent = lambda event: pressed.append(event.key())
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    area.window().hide()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert pressed == [Qt.Key.Key_Escape]


def test_without_a_device_it_says_so_unless_it_is_muted_anyway(
    keeper, alarms, monkeypatch, preferences
):
    absence = Absence(AbsenceReason.NO_DEVICE)
    monkeypatch.setattr(alarms, "sound_absence", lambda: absence)
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    assert keeper.words() == [
        "Modern Open: time is up, go to turns. No sound device. Alarms are shown on the screen."
    ]
    preferences.change(muted=True)
    assert keeper.words() == ["Modern Open: time is up, go to turns."]
