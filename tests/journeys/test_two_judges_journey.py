"""Two judges take table 23 at the start of a round and have eight minutes, by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.registered_list import RegisteredList
from tests.domain.formats.listed import decklist
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.painted import painted
from tests.seen import text_of

LIST = decklist("4 Opt, 4 Serum Visions, 4 Peek, 48 Island | 3 Duress, 12 Forest")
ANN, BO = "Ann Lind23", "Bo Kask23"


@pytest.fixture
def at_table(judge: JudgeAtWork) -> JudgeAtWork:
    """Round one goes on for a minute, both lists are known."""
    begin_event(judge)
    take_pairings(judge, tables=24)
    lists = (RegisteredList(ANN, LIST), RegisteredList(BO, LIST))
    judge.stage.program.bridge.submit(TakeDecklists(lists))
    start_round(judge)
    return judge.wait(1)


def test_a_list_that_the_format_does_not_allow_is_considered_too(judge: JudgeAtWork, qtbot):
    begin_event(judge)
    take_pairings(judge)
    lists = (RegisteredList("Ann Lind3", decklist("4 Ponder, 56 Island")),)
    judge.stage.program.bridge.submit(TakeDecklists(lists))
    start_round(judge)
    judge.order("d 3")
    findings = judge.deck_checks_page.controller.view.panes[0].findings
    qtbot.waitUntil(lambda: "Banned: 4 Ponder" in findings.words(), timeout=20_000)
    assert "3.4 Decklist Problem" in findings.words()


def tick_islands(judge: JudgeAtWork, count: int = 48) -> None:
    for more in (9, 9, 9, 9, 9, count - 45):
        judge.write(f"i{more}")


def head_of(judge: JudgeAtWork) -> list[str]:
    head = judge.deck_checks_page.controller.view.head
    return [text_of(head, "title"), text_of(head, "how"), *head.bar.words()]


def test_table_23_in_eight_minutes(at_table: JudgeAtWork):
    judge = at_table
    shown = judge.shown_order("d 23 Marco Silva, Jon Okafor")
    assert "When: before game 1" in shown
    judge.order("d 23 Marco Silva, Jon Okafor")
    assert head_of(judge) == [
        "Deck check, table 23",
        "by order · before game 1",
        "target 8:00",
        "stop 10:00",
    ]
    panes = judge.deck_checks_page.controller.view.panes
    assert [pane.judge.text() for pane in panes] == ["Marco Silva", "Jon Okafor"]

    check_both_decks(judge)
    see_the_time_box_end(judge)
    return_with_a_game_loss(judge)
    take_it_back(judge)


def check_both_decks(judge: JudgeAtWork) -> None:
    """Ann's is as it should be, Bo brought 59 cards and marked sleeves."""
    panes = judge.deck_checks_page.controller.view.panes
    judge.write("o4s4p4")
    tick_islands(judge)
    assert "F5 Sideboard" in painted(panes[0].field)
    judge.keys("F5").write("d3f9f3")
    assert panes[0].findings.words()[0] == "No findings"
    judge.keys("F7", *7 * ("+", "Down"))
    assert panes[0].sleeves.text() == "Sleeves 7/7"
    judge.keys("F7")

    judge.keys("F6").write("o4s4p4")
    tick_islands(judge, 47)
    judge.keys("F5").write("d3f9f3").keys("F9")
    judge.keys("F7", "Down", "-", "Return").write("corners of four lands").keys("Return", "F7")
    assert "1 Island missing from the main deck" in panes[1].findings.words()
    assert "3.5 Deck Problem" in panes[1].findings.words()


def see_the_time_box_end(judge: JudgeAtWork) -> None:
    """The target comes, and is heard and seen; then the stop."""
    judge.wait(8).see_alarm("Deck check, table 23: the target is reached.")
    assert head_of(judge)[2:] == ["past the target", "stop 10:00"]
    judge.wait(2).see_alarm("Deck check, table 23: time is up, return the decks.")
    assert head_of(judge)[2:] == ["target 8:00", "past the stop"]
    played = [kind for kind, _ in judge.stage.alarms.sound.played]
    assert played[-2:] == [AlarmKind.DECK_CHECK_TARGET, AlarmKind.DECK_CHECK_STOP]


def return_with_a_game_loss(judge: JudgeAtWork) -> None:
    """The penalty leaves the check going; the table's slip is there to be copied."""
    bridge = judge.stage.program.bridge
    steps = len(bridge.engine.timeline.steps)
    judge.keys("Ctrl+W")
    assert judge.window.navigation.here == "infractions"
    judge.keys("Ctrl+Return", "Return", "Ctrl+Return")
    assert len(bridge.engine.timeline.steps) == steps + 1
    (penalty,) = bridge.state.infractions.penalties
    assert (penalty.issued.player, penalty.issued.penalty) == (BO, "game-loss")
    check = bridge.state.deck_checks.entered.find(1)
    assert check.is_open
    assert check.penalties == (penalty.id,)
    assert penalty.issued.comment == "1 Island missing from the main deck"

    judge.keys("Ctrl+4", "Ctrl+R")
    assert len(bridge.engine.timeline.steps) == steps + 2
    check = bridge.state.deck_checks.entered.find(1)
    assert (check.is_open, check.partial, check.checked) == (False, False, 2)
    assert check.findings == (
        f"{BO}: 1 Island missing from the main deck",
        f"{BO}: Sleeves: corners of four lands",
    )

    judge.keys("Y")
    assert "-13:00" in QApplication.clipboard().text().replace("\u2212", "-")
    judge.keys("Esc", "Ctrl+2")
    assert "13:00" in judge.row(23)


def take_it_back(judge: JudgeAtWork) -> None:
    """The check goes on, with its penalty; then that is taken back too."""
    bridge, panes = judge.stage.program.bridge, judge.deck_checks_page.controller.view.panes
    judge.keys("Ctrl+Z", "Ctrl+4", "F3")
    assert bridge.state.deck_checks.entered.find(1).is_open
    assert panes[1].findings.words()[0] == "2 findings"
    assert any(words.startswith("Recorded at") for words in panes[1].findings.words())
    assert panes[1].sleeves.text() == "Sleeves 1/7"
    assert "the deadline is held" in judge.keys("Ctrl+2").row(23)
    judge.keys("Ctrl+Z")
    assert not bridge.state.infractions.penalties
