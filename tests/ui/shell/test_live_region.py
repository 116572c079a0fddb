"""What is announced, and what interrupts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from judgekit.domain.calls.commands import OpenAppeal, OpenCall
from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.commands import FinishTable, GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.live_region import LiveRegion


class Listener:
    """Remembers what was said."""

    def __init__(self, region: LiveRegion) -> None:
        self.polite: list[str] = []
        self.urgent: list[str] = []
        region.spoken.connect(self._hear)

    def _hear(self, words: str, is_urgent: bool) -> None:
        (self.urgent if is_urgent else self.polite).append(words)


@pytest.fixture
def heard(dependencies, bridge, qtbot) -> Iterator[Listener]:
    """In an event whose round has run for 40 of 50 minutes, while a screen reader listens."""
    bridge.create(CreateTournament(name="Modern Open"))
    window = QWidget()
    qtbot.addWidget(window)
    QAccessible.setActive(True)
    region = LiveRegion(dependencies, window)
    bridge.submit(StartRound(round=1))
    yield Listener(region)
    QAccessible.setActive(False)


@pytest.fixture
def pass_time(bridge, hand_clock):
    """Lets minutes pass, and the second begin."""

    def pass_time(minutes: float) -> None:
        hand_clock.pass_time(60 * minutes)
        bridge.second.emit(bridge.now())

    return pass_time


def test_an_alarm_interrupts(heard, alarms):
    alarms.rang.emit(Alarm(0, AlarmKind.TIME, "main"))
    assert heard.urgent == ["Modern Open: time is up, go to turns."]


def test_an_extension_that_is_over_interrupts_once(heard, bridge, pass_time):
    bridge.submit(GrantExtension(14, 240))
    pass_time(53)
    assert heard.urgent == []
    pass_time(2)
    pass_time(1)
    assert heard.urgent == ["Table 14: its extension is over."]


def test_a_table_that_is_done_is_not_announced(heard, bridge, pass_time):
    bridge.submit(GrantExtension(14, 240))
    bridge.submit(FinishTable(14))
    pass_time(60)
    assert heard.urgent == []


def test_an_appeal_interrupts_until_it_is_known(heard, bridge):
    bridge.submit(OpenCall(31, judge="D. Moreau"))
    bridge.submit(OpenAppeal(31, facts="Damage.", ruling="Too late.", objection="No time."))
    bridge.submit(OpenCall(32))
    assert heard.urgent == ["Appeal at table 31: the head judge is needed."]


def test_what_was_so_before_the_event_was_opened_is_no_news(heard, bridge):
    bridge.submit(OpenAppeal(31, facts="Damage.", ruling="Too late.", objection="No time."))
    told = [each for each in heard.urgent if "Appeal" in each]
    bridge.switched.emit()
    bridge.submit(OpenCall(32))
    assert [each for each in heard.urgent if "Appeal" in each] == told


def test_messages_are_told_politely_and_quiet_ones_not(heard, messages):
    messages.say("Copied.")
    messages.say("Nothing to see", quietly=True)
    assert heard.polite == ["Copied."]


def test_a_banner_is_told_when_it_comes_and_not_again(heard, messages):
    messages.stand("disk", lambda: "The disk is full.")
    messages.put("record", Banner(lambda: "Nothing is recorded.", token="urgent"))
    messages.stand("disk", lambda: "The disk is still full.")
    assert heard.polite == ["The disk is full."]
    assert heard.urgent == ["Nothing is recorded."]
