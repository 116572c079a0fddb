"""The tracker of additional turns, worked by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    GrantExtension,
    PauseClock,
    SeatJudge,
    StartRound,
)
from judgekit.domain.shared.history import Undo
from judgekit.ui.clock.turns.tracker import TurnTracker
from judgekit.ui.look import ThemeChoice
from judgekit.ui.widgets.actions import Action, bind
from judgekit.ui.widgets.button import Button
from judgekit.views.clock.turn_facts import Phase
from tests.keyboard import press


@pytest.fixture
def asked() -> list[str]:
    return []


@pytest.fixture
def tracker(with_services, asked, qtbot) -> TurnTracker:
    made = TurnTracker(with_services(ask=asked.append))
    qtbot.addWidget(made)
    made.resize(328, 688)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def overtime(hall):
    """Round 4 is over by the clock; table 45 has six minutes more."""
    hall.open().pair(45, "A. Rossi", "L. Petrova").do(StartRound(round=4))
    return hall.do(GrantExtension(45, 360), SeatJudge(45, "T. Weber")).wait(50)


def shown(widget: QWidget) -> str:
    """All that can be read on it, from top to bottom."""
    labels = [each for each in widget.findChildren(QLabel) if each.isVisible()]
    return " | ".join(label.text() for label in labels if label.text())


def buttons(widget: QWidget) -> dict[str, bool]:
    """What can be pressed, and whether it can be now."""
    found = [each for each in widget.findChildren(Button) if each.isVisible()]
    return {each.text() or each.accessibleName(): each.isEnabled() for each in found}


def test_too_early_it_says_until_when_the_table_plays(tracker, overtime):
    overtime.wait(5, 48)
    tracker.show_table("main", 45)
    assert tracker.start.wait.text() == "0:12"
    assert "Table 45 plays until −06:00" in tracker.start.reason.text()
    assert not buttons(tracker)["A. Rossi"]
    press(tracker, "1")
    sentence = "Table 45 plays until −06:00: turns may start in 0:12."
    assert tracker.foot.refusal.text() == sentence
    assert tracker.facts.phase is Phase.WAITING


def test_the_second_at_which_turns_may_start(tracker, overtime):
    overtime.wait(5, 59)
    tracker.show_table("main", 45)
    assert tracker.start.wait.text() == "0:01"
    overtime.wait(seconds=1)
    assert tracker.facts.phase is Phase.DUE
    assert buttons(tracker)["A. Rossi"]
    assert "Time is up at this table" in shown(tracker)


def test_an_open_call_holds_the_table(tracker, overtime):
    overtime.wait(5)
    overtime.do(OpenCall(45)).wait(3)
    tracker.show_table("main", 45)
    assert tracker.start.wait.text() == "1:00"
    assert "is open at table 45" in tracker.start.reason.text()


def test_a_paused_clock_holds_it_too(tracker, overtime):
    overtime.wait(5)
    overtime.do(PauseClock()).wait(3)
    tracker.show_table("main", 45)
    assert tracker.start.wait.text() == "1:00"
    assert "paused" in tracker.start.reason.text()


def test_five_turns_by_keys(tracker, overtime):
    overtime.wait(6)
    tracker.show_table("main", 45)
    press(tracker, "2")
    assert tracker.turns.number.text() == "0"
    assert tracker.turns.whose.text() == "L. Petrova takes the turn"
    for number, player in enumerate(("A. Rossi", "L. Petrova") * 2, 1):
        press(tracker, "Space")
        assert tracker.turns.number.text() == str(number)
        assert tracker.turns.whose.text() == f"{player} takes the turn"
    assert tracker.turns.then.text() == "then A. Rossi"
    press(tracker, "Space")
    assert "of 5" in shown(tracker)
    assert tracker.foot.next.text() == "The last turn is over"
    assert not tracker.foot.extra.isEnabled()
    press(tracker, "Space")
    assert tracker.facts.phase is Phase.PLAYED
    assert tracker.end.outcome.text() == "An unfinished game is a draw"
    assert "Next turn" not in buttons(tracker)


def test_who_sits_there(tracker, overtime):
    tracker.show_table("main", 45)
    assert "T. Weber at the table" in shown(tracker)
    overtime.do(SeatJudge(45, ""))
    assert "No judge at the table" in shown(tracker)


def test_slow_play_before_the_turns_adds_two(tracker, overtime):
    tracker.show_table("main", 45)
    assert "Adds two: 7 turns instead of 5" in shown(tracker)
    press(tracker, "S")
    overtime.wait(6)
    press(tracker, "1")
    assert "of 7" in shown(tracker)
    assert "6, 7: Slow Play" in shown(tracker)


def test_slow_play_in_turns_is_noted_and_adds_none(tracker, overtime):
    overtime.wait(6)
    tracker.show_table("main", 45)
    press(tracker, "1")
    assert "Adds no turns now: the table is already in its additional turns." in shown(tracker)
    before = len(overtime.bridge.engine.timeline.steps)
    press(tracker, "S")
    assert len(overtime.bridge.engine.timeline.steps) == before + 1
    assert "of 5" in shown(tracker)
    assert "no turns added" in tracker.foot.noted.text()


def test_an_extra_turn_counts_and_stays_with_the_player(tracker, overtime):
    overtime.wait(6)
    tracker.show_table("main", 45)
    press(tracker, "1")
    press(tracker, "E")
    assert tracker.turns.number.text() == "1"
    assert tracker.turns.whose.text() == "A. Rossi takes the turn"
    first = tracker.turns.log.model().index(0, 0).data()
    assert first.startswith("Turn 1, A. Rossi, extra turn, ")


def test_undo_takes_the_last_turn_back(tracker, overtime):
    overtime.wait(6)
    tracker.show_table("main", 45)
    press(tracker, "1")
    press(tracker, "Space")
    overtime.do(Undo())
    assert tracker.turns.number.text() == "0"
    overtime.do(Undo())
    assert tracker.facts.phase is Phase.DUE


def test_done_ends_it_at_any_time(tracker, overtime):
    tracker.show_table("main", 45)
    press(tracker, "F", "F")
    assert tracker.facts.phase is Phase.DONE
    assert tracker.end.outcome.text() == "The match is over"
    assert buttons(tracker) == {"Close the turns": True}


def test_done_with_time_left_asks(tracker, hall):
    hall.open().do(StartRound()).wait(10)
    tracker.show_table("main", 45)
    press(tracker, "F")
    assert tracker.facts.phase is Phase.WAITING
    assert tracker.foot.refusal.text() == ("Table 45 has 40:00 left: F again if the match is over")
    tracker.show_table("main", 46)
    tracker.show_table("main", 45)
    press(tracker, "F")
    assert tracker.facts.phase is Phase.WAITING
    press(tracker, "F")
    assert tracker.facts.phase is Phase.DONE


def test_without_pairings_players_go_by_their_sides(tracker, overtime):
    tracker.show_table("main", 9)
    assert "Player A sits at your left" in shown(tracker)
    press(tracker, "1")
    assert tracker.turns.whose.text() == "Player A takes the turn"


def test_teams_that_play_together_take_three_turns(tracker, hall):
    hall.open(extra_turns=3).do(StartRound()).wait(50)
    tracker.show_table("", 4)
    assert {"Team A", "Team B"} <= buttons(tracker).keys()
    assert "Team A sits at your left" in shown(tracker)
    press(tracker, "1")
    assert "of 3" in shown(tracker)
    assert tracker.turns.whose.text() == "Team A takes the turn"


def test_in_single_elimination_it_says_what_decides(tracker, hall, asked):
    hall.open(extra_turns=3).do(StartRound(single_elimination=True)).wait(50)
    tracker.show_table("main", 1)
    assert "unless the players are between games" in shown(tracker)
    press(tracker, "1")
    for _ in range(4):
        press(tracker, "Space")
    assert tracker.end.outcome.text() == "This match can’t end in a draw"
    steps = [step.text() for step in tracker.end.steps]
    assert "Games equal: whoever has more life wins" in steps[1]
    assert "play goes on" in steps[2]
    assert "counts as one player" in steps[3]
    press(tracker, "R")
    assert asked == ["mtr 2.5"]


def test_a_round_without_a_limit_has_no_turns(tracker, hall):
    hall.open().do(StartRound(minutes=None))
    tracker.show_table("main", 1)
    assert "no additional turns" in shown(tracker)
    press(tracker, "1")
    assert tracker.facts.turns == ()


def test_without_a_round_it_says_so(tracker, hall):
    hall.open()
    tracker.show_table("", 1)
    assert "No round is in progress" in tracker.foot.refusal.text()
    assert buttons(tracker) == {"Close the turns": True}


def test_escape_closes_it(tracker, overtime, qtbot):
    tracker.show_table("main", 45)
    with qtbot.waitSignal(tracker.closed):
        press(tracker, "Esc")
    assert not tracker.isVisible()


def test_another_tournament_closes_it(tracker, overtime):
    tracker.show_table("main", 45)
    overtime.open(name="Another")
    assert not tracker.isVisible()


def test_its_keys_are_its_own_while_it_has_the_focus(with_services, hall, qtbot):
    """The page around it binds the same keys to something else."""
    page = QWidget()
    qtbot.addWidget(page)
    tracker = TurnTracker(with_services(), page)
    paused: list[str] = []
    bind(page, [Action("pause", lambda: "Pause", "Space", lambda: paused.append("Space"))])
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.resize(700, 700)
    with qtbot.waitExposed(page):
        page.show()
    hall.open().do(StartRound()).wait(50)
    tracker.show_table("main", 1)
    press(page, "1")
    press(page, "Space")
    assert (tracker.facts.number, paused) == (1, [])
    page.setFocus()
    press(page, "Space")
    assert (tracker.facts.number, paused) == (1, ["Space"])


def test_a_hidden_tracker_does_nothing(tracker, overtime):
    tracker.show_table("main", 45)
    press(tracker, "Esc")
    before = tracker.facts
    overtime.do(CallSlowPlay(45)).wait(6)
    assert tracker.facts is before


def test_a_screen_reader_hears_the_turn(tracker, overtime):
    overtime.wait(6)
    tracker.show_table("main", 45)
    press(tracker, "1")
    assert tracker.accessibleName() == "Table 45"
    assert tracker.turns.track.accessibleName() == "Turn 0 of 5, A. Rossi takes the turn"
    visible = [each for each in tracker.findChildren(Button) if each.isVisible()]
    assert all(each.accessibleName() for each in visible)


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
@pytest.mark.parametrize("percent", [100, 200])
def test_it_can_be_painted(tracker, overtime, look, theme, percent):
    overtime.do(*(CallSlowPlay(45) for _ in range(4))).wait(6)
    tracker.show_table("main", 45)
    press(tracker, "1")
    press(tracker, "Space")
    look.dress(theme, percent)
    picture = tracker.grab().toImage()
    assert picture.pixelColor(picture.width() - 3, 3) == look.theme.color("surface-sunken")
