"""Pairings taken into the event, kept by clock and round, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import ChangeTournament
from judgekit.domain.setup.state import RoundPairings
from judgekit.ui.tournament.pairings.round_field import RoundField
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.seen import called, part, words_of

PASTED = "Table\tPlayer\tOpponent\n1\tRossi, Anna\tPetrova, Lena\n2\tLind, Vera\tO'Neil, Kim\n"


@pytest.fixture
def place(judge, page):
    judge.begin()
    judge.press("F3")
    return page.pairings


@pytest.fixture
def heard(messages) -> list:
    said: list = []
    messages.said.connect(said.append)
    return said


def paste(judge, text: str = PASTED) -> None:
    QGuiApplication.clipboard().setText(text)
    judge.press("Ctrl+V", "Ctrl+Return")


def test_pasted_pairings_are_taken_told_and_the_next_round_is_proposed(place, judge, bridge, heard):
    paste(judge)
    kept = bridge.state.setup.pairings["main", 1]
    assert kept.players[2] == ("Lind, Vera", "O'Neil, Kim")
    assert heard[-1].text == "Pairings of round 1 saved: 2 table(s)"
    assert "Rossi" not in heard[-1].text
    assert place.pane.text() == ""
    assert part(place.pane, RoundField).text() == "2"
    heard[-1].undo()
    assert bridge.state.setup.pairings == {}


def test_what_is_kept_can_be_looked_at(place, judge, qtbot):
    paste(judge)
    rounds = called(place, "Rounds with pairings", SegmentedButtons)
    qtbot.waitUntil(lambda: rounds.width() > 100)
    judge.tab_to(rounds)
    judge.press("Space")
    assert place.kept.isVisible()
    model = place.kept.view.model()
    assert model.index(0, 1).data() == "Rossi, Anna  ·  Petrova, Lena"
    assert words_of(place.kept) == ["Round 1", "2 table(s)"]
    judge.press("Right")
    assert place.pane.isVisible()


def test_pairings_pasted_while_a_round_is_looked_at_are_new_ones(place, judge, bridge):
    paste(judge)
    judge.tab_to(called(place, "Rounds with pairings", SegmentedButtons))
    judge.press("Space")
    assert place.kept.isVisible()
    QGuiApplication.clipboard().setText(
        "1\tRossi, Anna\tO'Neil, Kim\n2\tLind, Vera\tPetrova, Lena\n"
    )
    judge.press("Ctrl+V")
    assert place.pane.isVisible()
    assert part(place.pane, RoundField).text() == "2"
    judge.press("Ctrl+Return")
    assert sorted(bridge.state.setup.pairings) == [("main", 1), ("main", 2)]


def test_the_round_after_the_one_that_was_played_is_proposed(place, judge, bridge):
    bridge.submit(StartRound("main", 3, 50))
    assert part(place.pane, RoundField).text() == "3"
    bridge.submit(EndRound("main"))
    assert part(place.pane, RoundField).text() == "4"
    bridge.submit(StartRound("main", 9, 30, "deck-construction"))
    assert part(place.pane, RoundField).text() == "4"


def test_pairings_for_another_clock(place, judge, bridge):
    bridge.submit(StartRound("main", 1, 50))
    clocks = called(place, "Clock", SegmentedButtons)
    assert not clocks.isVisible()
    bridge.submit(StartRound("Sealed", 2, 50))
    assert clocks.isVisible()
    judge.tab_to(clocks)
    judge.press("Right")
    assert place.clock() == "Sealed"
    place.pane.setFocus()
    paste(judge)
    assert list(bridge.state.setup.pairings) == [("Sealed", 2)]


def test_what_could_not_be_recorded_is_not_lost(place, judge, bridge, disk, messages):
    disk.is_full = True
    paste(judge)
    assert bridge.state.setup.pairings == {}
    assert place.pane.text() == PASTED
    assert messages.banners()


def test_a_round_taken_again_is_replaced(place, judge, bridge):
    paste(judge)
    paste(judge, "Round 1\n7\tAnna\tLena\n")
    assert bridge.state.setup.pairings["main", 1] == RoundPairings({7: ("Anna", "Lena")})


def test_the_number_entered_for_the_event_is_compared(place, judge, bridge):
    details = bridge.state.setup.details
    bridge.submit(ChangeTournament(details.name, players=7))
    QGuiApplication.clipboard().setText(PASTED)
    judge.press("Ctrl+V")
    said = [label.text() for label in place.pane.findChildren(QLabel) if label.isVisible()]
    assert any("Players named: 4. The event has 7." in words for words in said)


MORE = "\n".join(f"{at}\tAnn Lind{at}\tBo Kask{at}" for at in range(1, 9))


def test_the_pairings_of_the_round_before_are_asked_about(place, judge, bridge):
    paste(judge, MORE)
    paste(judge, MORE)
    assert ("main", 2) not in bridge.state.setup.pairings
    assert "These are the pairings of round 1." in words_of(place.pane)[-1]
    judge.press("Ctrl+Return")
    assert ("main", 2) in bridge.state.setup.pairings
