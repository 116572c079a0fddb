from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QWidget

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.alarm_keeper import BANNER, HEARD_FOR, SHOWN_FOR, TOKENS, AlarmKeeper


@pytest.fixture
def window(qtbot):
    """The window in which alarms are shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def keeper(dependencies, bridge, window) -> Iterator[AlarmKeeper]:
    bridge.create(CreateTournament(name="Modern Open"))
    keeper = AlarmKeeper(dependencies, window)
    yield keeper
    keeper.put_away()


def test_it_comes_before_all_other_notices(keeper, alarms, messages):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    messages.put("tell", Banner(lambda: "Tell table 3 again", can_be_closed=False))
    assert messages.by_urgency() == [BANNER, "tell"]


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


def test_alarms_of_several_clocks_stand_in_one_banner(keeper, alarms, messages):
    for clock in ("main", "Sealed"):
        alarms.rang.emit(Alarm(0, AlarmKind.TIME, clock))
    assert (
        messages.banners()[BANNER].text
        == "Modern Open: time is up, go to turns. Sealed: time is up, go to turns."
    )


def test_whoever_closes_the_banner_closes_all_alarms(keeper, alarms, messages):
    for clock in ("main", "Sealed"):
        alarms.rang.emit(Alarm(0, AlarmKind.TIME, clock))
    messages.withdraw(BANNER)
    assert keeper.words() == []
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    assert messages.banners()[BANNER].text == "Modern Open: time is up, go to turns."


def test_a_muted_alarm_shows_so(keeper, alarms, messages, preferences):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    assert messages.banners()[BANNER].icon == "bell"
    preferences.change(muted=True)
    assert messages.banners()[BANNER].icon == "bell-off"


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


def test_it_goes_by_itself(keeper, alarms, messages):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    timer = keeper.findChild(QTimer)
    assert timer.isActive()
    assert timer.interval() == SHOWN_FOR
    timer.timeout.emit()
    assert not keeper.words()
    assert BANNER not in messages.banners()


NEEDS_A_DECISION = Banner(lambda: "The disk is full.", retry=lambda: None, can_be_closed=False)


def shortest(keeper: AlarmKeeper) -> int:
    """How long the next alarm to go is still shown, in milliseconds."""
    return min(timer.remainingTime() for timer in keeper.findChildren(QTimer))


@pytest.mark.parametrize("comes_first", ["alarm", "notice"])
def test_an_announcement_makes_way_for_a_notice_that_waits(keeper, alarms, messages, comes_first):
    if comes_first == "notice":
        messages.put("disk", NEEDS_A_DECISION)
    alarms.rang.emit(Alarm(0, AlarmKind.START, "main"))
    messages.put("disk", NEEDS_A_DECISION)
    assert messages.by_urgency()[0] == BANNER
    assert shortest(keeper) < SHOWN_FOR / 2
    messages.put("disk", NEEDS_A_DECISION)
    assert shortest(keeper) > HEARD_FOR / 2


@pytest.mark.parametrize("kind", TOKENS)
def test_expired_time_is_shown_in_full_beside_any_notice(keeper, alarms, messages, kind):
    messages.put("disk", NEEDS_A_DECISION)
    alarms.rang.emit(Alarm(0, kind, "main"))
    assert shortest(keeper) > SHOWN_FOR / 2


def test_a_notice_without_a_decision_shortens_no_alarm(keeper, alarms, messages):
    messages.put("newer", Banner(lambda: "A newer version wrote this event."))
    alarms.rang.emit(Alarm(0, AlarmKind.START, "main"))
    assert shortest(keeper) > SHOWN_FOR / 2


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


def test_an_alarm_in_a_closed_window_takes_no_key(keeper, alarms, window, qtbot):
    field = QLineEdit("kept")
    qtbot.addWidget(field)
    field.show()
    pressed: list[int] = []
    field.keyPressEvent = lambda event: pressed.append(event.key())
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    window.hide()
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
