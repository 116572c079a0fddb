"""What is typed is what is recorded, or it is said before: by keyboard, in the real window."""

from __future__ import annotations

import pytest

from judgekit.ui.infractions.controller import InfractionsController
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import words_of

DRESSES = [("en", "light", (1280, 800)), ("ru", "dark", (1024, 700))]


@pytest.fixture(params=DRESSES, ids=["english", "russian"])
def at_work(request, judge: JudgeAtWork) -> JudgeAtWork:
    """In round one, which is 2:13 old."""
    language, theme, size = request.param
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.stage.pass_time(2, 13)
    judge.stage.program.preferences.change(interface_language=language, theme=theme)
    judge.window.resize(*size)
    judge.stage.settle(60)
    return judge


def controller_of(judge: JudgeAtWork) -> InfractionsController:
    controller = judge.infractions_page.controller
    assert controller is not None
    return controller


def state_of(judge: JudgeAtWork):
    return judge.stage.program.bridge.state


def test_a_lateness_is_not_shortened_in_silence(at_work: JudgeAtWork):
    judge = at_work.keys("Ctrl+5")
    is_english = judge.window.width() == 1280
    judge.write("late 5 minutes" if is_english else "опоздал на 5 минут")
    judge.stage.settle(60)
    judge.keys("Return")
    judge.keys("Ctrl+T").write("3").keys("Return", "1")
    seating = controller_of(judge).entry.circumstances.seating
    assert "2:13" in seating.words()
    assert "5:00" in seating.words()
    judge.keys("Ctrl+Return")
    judge.stage.settle(60)
    (issued,) = state_of(judge).infractions.penalties
    assert "2:13" in issued.issued.comment
    assert controller_of(judge).slip.remark.isVisible()


def test_ctrl_enter_takes_a_new_players_name(at_work: JudgeAtWork):
    judge = at_work.keys("Ctrl+5").write("2.5")
    judge.keys("Return").write("Nora Newcomer").keys("Ctrl+Return")
    assert not state_of(judge).infractions.penalties
    judge.keys("O", "Ctrl+Return")
    (issued,) = state_of(judge).infractions.penalties
    assert issued.issued.player == "Nora Newcomer"


def test_who_appeals_is_offered(at_work: JudgeAtWork):
    judge = at_work.order("c 3").keys("Ctrl+3", "A", "Tab").write("no way back")
    judge.keys("Tab", "Tab", "Tab", "Tab")
    judge.keys("Down", "Return", "Ctrl+Return")
    (appeal,) = state_of(judge).appeals.entered
    assert appeal.asked.player == "Bo Kask3"


def test_undo_keeps_its_words(at_work: JudgeAtWork):
    judge = at_work.order("x 3 5").keys("Ctrl+3")
    bar = judge.window.top_bar
    assert bar.undo.text() in (bar.undo_sentence(), bar.tr("Undo"))
    assert bar.undo.accessibleName() == bar.undo_sentence()
    judge.keys("Ctrl+Z")
    assert state_of(judge).clocks.by_name["main"].round.tables[3].extension(0) == 0


def test_decks_returned_before_their_count(at_work: JudgeAtWork):
    judge = at_work.order("d 3").keys("Ctrl+4")
    judge.stage.settle(60)
    judge.keys("Ctrl+R")
    assert "0" in judge.just_now()
    (check,) = state_of(judge).deck_checks.entered
    assert (check.is_open, check.checked) == (False, 0)
    judge.keys("Esc", "F10")

    judge.keys("Ctrl+6", "F4", "Home", "E")
    judge.stage.settle(60)


def test_timeline_and_removal_count_the_same(at_work: JudgeAtWork):
    judge = at_work.order("c 3").keys("Ctrl+3", "A")
    for words in ("Ann attacked", " with two", " creatures"):
        judge.write(words).stage.settle(20)
        judge.stage.program.bridge.leaving.emit()
    judge.keys("Ctrl+6", "F4")
    steps = len(judge.stage.program.bridge.engine.timeline.steps)
    assert words_of(judge.event_page.timeline)[0].split()[0] == str(steps)
    judge.keys("F5", "Del")
    assert f" {steps} " in judge.event_page.tournaments.question.accessibleName()
