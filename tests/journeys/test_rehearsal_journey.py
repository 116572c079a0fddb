"""A trainee rehearses, apart from the real event that is open, and answers by the keyboard."""

from __future__ import annotations

import re

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.ui.infractions.entry.pane import EntryPane
from judgekit.ui.rehearsal.mark import RehearsalMark
from judgekit.ui.rehearsal.question_view import QuestionView
from judgekit.ui.widgets.labels import Title
from tests.journeys.stage import Stage
from tests.keyboard import type_text
from tests.seen import part


@pytest.fixture
def stage(tmp_path, rules_provider, qapp):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("event")
    yield stage
    stage.leave()


class Trainee:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def controller(self):
        return self.stage.program.rehearsals

    @property
    def view(self) -> QuestionView:
        return self.controller.panel.question

    def rehearse(self) -> None:
        self.stage.program.rehearse(4471)
        self.stage.settle(30)

    def wait_for_question(self) -> Question:
        """Let made-up time pass until something is asked."""
        for _ in range(2000):
            self.stage.clock.pass_time(2)
            self.controller.advance()
            if self.view.isVisible() and self.view.question is not None:
                self.stage.settle(20)
                return self.view.question
        raise AssertionError

    def answer(self, *, right: bool) -> None:
        question = self.wait_for_question()
        wanted = [at for at, c in enumerate(question.choices) if (c == question.right) is right]
        self.stage.press(str(wanted[0] + 1))


@pytest.fixture
def trainee(stage) -> Trainee:
    return Trainee(stage)


def real_event(stage: Stage) -> str:
    bridge = stage.program.bridge
    bridge.create(CreateTournament("Real Open", date="2026-11-21"))
    bridge.submit(StartRound(round=1, minutes=50))
    return bridge.current


def test_the_real_event_is_left_as_it_is_and_comes_back(stage, trainee):
    bridge, preferences = stage.program.bridge, stage.program.preferences
    real = real_event(stage)
    before = len(bridge.engine.timeline.steps)
    trainee.rehearse()
    assert bridge.state.setup.details.name == "Rehearsal Open"
    assert [each.id for each in bridge.tournaments()] == [real]
    assert preferences.now.current_event == real
    assert (stage.home / "data" / "rehearsal").exists()
    assert stage.program.alarms.muted
    trainee.wait_for_question()
    stage.press("Ctrl+Alt+E")
    stage.settle(20)
    stage.press("Return")
    stage.settle(20)
    assert bridge.current == real
    assert len(bridge.engine.timeline.steps) == before
    assert not (stage.home / "data" / "rehearsal").exists()
    assert not stage.window.findChildren(RehearsalMark)
    assert not stage.program.alarms.muted
    assert stage.window.pages.isVisible()


def test_questions_are_answered_by_the_keyboard_and_counted(stage, trainee):
    trainee.rehearse()
    for right in (True, False, True):
        trainee.answer(right=right)
        expected = "Right" if right else "Not right"
        assert trainee.view.told.text() == expected
        assert trainee.view.explained.text()
        stage.press("Return")
        stage.settle(10)
        assert stage.window.pages.isVisible()
    trainee.wait_for_question()
    stage.press("Esc")
    assert trainee.controller.score.tally() == (2, 3)
    assert part(trainee.controller.panel, type(trainee.controller.panel.score)).right.text() == "2"


def test_time_stands_still_during_a_question_and_a_pause(stage, trainee):
    trainee.rehearse()
    trainee.wait_for_question()
    at = stage.program.bridge.now()
    stage.clock.pass_time(60)
    assert stage.program.bridge.now() == at
    stage.press("Esc")
    stage.press("Ctrl+Alt+P")
    at = stage.program.bridge.now()
    stage.clock.pass_time(60)
    assert stage.program.bridge.now() == at
    mark = part(stage.window, RehearsalMark)
    assert mark.title.text() == "Rehearsal, paused"
    stage.press("Ctrl+Alt+P")
    assert mark.title.text() == "Rehearsal, ×10"
    mark.speeds.chosen.emit("60")
    assert mark.title.text() == "Rehearsal, ×60"


def test_opening_a_real_event_ends_the_rehearsal(stage, trainee):
    real = real_event(stage)
    trainee.rehearse()
    stage.program.bridge.create(CreateTournament("Next Open", date="2026-11-22"))
    stage.settle(20)
    names = {each.name for each in stage.program.bridge.tournaments()}
    assert names == {"Real Open", "Next Open"}
    assert not stage.window.findChildren(RehearsalMark)
    assert stage.program.bridge.current != real


def test_a_rehearsal_plays_to_its_end_and_says_how_it_went(stage, trainee):
    trainee.rehearse()
    for _ in range(20_000):
        stage.clock.pass_time(20)
        trainee.controller.advance()
        if trainee.view.isVisible() and trainee.view.question is None:
            break
        if trainee.view.isVisible():
            trainee.view.choices[0].click()
            trainee.view.first.click()
    tally = trainee.controller.score.tally()
    assert tally.of >= 8
    assert trainee.view.asked.text() == f"{tally.right} of {tally.of} right"
    assert not trainee.view.second.isVisible()
    trainee.view.first.click()
    assert stage.program.bridge.engine is None


def answer_of_kind(trainee, *kinds) -> Question:
    """Skip until something of these kinds is asked, and answer it wrongly."""
    while (question := trainee.wait_for_question()).kind not in kinds:
        trainee.stage.press("Esc")
    wrong = next(at for at, each in enumerate(question.choices) if each != question.right)
    trainee.stage.press(str(wrong + 1))
    return question


def test_what_the_hall_waits_for_is_said_in_one_way(stage, trainee):
    """While it is asked, the strip doesn't say it; then it names tables of the judges' report."""
    trainee.rehearse()
    strip = stage.window.strip
    before = strip.words()[-1]
    question = answer_of_kind(trainee, Kind.HALL)
    assert strip.words()[-1] == "What the hall waits for, is being asked"
    stage.press("Return")
    stage.settle(20)
    playing = {str(table) for table, _ in question.playing}
    named = set(re.findall(r"tables? ([\d, ]+)", strip.words()[-1].partition(";")[0]))
    assert named
    assert {each.strip() for row in named for each in row.split(",")} <= playing
    assert strip.words()[-1] != before
    stage.press("Ctrl+Alt+E")


def rules_ref(stage: Stage) -> object:
    return stage.window.navigation.page("rules").state()["ref"]


def test_the_rule_of_an_answer_is_read_on_its_page_and_the_question_comes_back(stage, trainee):
    trainee.rehearse()
    answer_of_kind(trainee, Kind.CALL)
    at = stage.program.bridge.now()
    stage.press("R")
    stage.settle(30)
    assert stage.window.navigation.here == "rules"
    assert rules_ref(stage) == "2.6"
    assert stage.window.pages.isVisible()
    assert not trainee.view.isVisible()
    stage.clock.pass_time(60)
    assert stage.program.bridge.now() == at
    stage.press("Ctrl+Alt+B")
    stage.settle(30)
    assert trainee.view.isVisible()
    assert trainee.view.told.text() == "Not right"
    assert not trainee.controller.reading.bar.isVisible()
    stage.press("Return")
    stage.settle(10)
    assert stage.window.navigation.here == "clock"
    assert stage.window.pages.isVisible()
    assert trainee.controller.score.tally() == (0, 1)


def test_the_rule_is_read_in_the_readers_language_and_by_the_mouse(stage, trainee):
    stage.program.preferences.change(reading_languages=("ru",))
    trainee.rehearse()
    answer_of_kind(trainee, Kind.HALL, Kind.CALL, Kind.SHORT_CALL)
    trainee.view.rule.click()
    stage.settle(30)
    shown = stage.window.navigation.page("rules").state()
    assert shown["document"] == "mtr-ru-2019-07-12"
    trainee.controller.reading.bar.first.click()
    stage.settle(30)
    assert trainee.view.isVisible()


def test_what_a_penalty_rests_on_is_read_in_policy(stage, trainee):
    trainee.rehearse()
    question = answer_of_kind(trainee, Kind.NEXT_PENALTY)
    stage.press("R")
    stage.settle(30)
    assert stage.window.navigation.here == "infractions"
    title = part(stage.window, EntryPane).findChild(Title, "title")
    assert title.text().startswith(question.infraction.removeprefix("ipg-"))


def test_ending_while_the_rule_is_read_takes_the_way_back_away(stage, trainee):
    trainee.rehearse()
    answer_of_kind(trainee, Kind.CALL)
    stage.press("R")
    stage.settle(30)
    stage.press("Ctrl+Alt+E")
    stage.settle(20)
    assert not trainee.controller.reading.bar.isVisible()
    stage.press("Return")
    stage.settle(20)
    assert not trainee.controller.reading.bar.isVisible()
    assert stage.window.pages.isVisible()


def test_before_the_answer_no_rule_is_shown(stage, trainee):
    trainee.rehearse()
    trainee.wait_for_question()
    assert not trainee.view.rule.isVisible()
    stage.press("R")
    assert trainee.view.isVisible()


def typing(trainee, kind: Kind) -> Question:
    """Skip to a question of that kind, and go to the field."""
    while (question := trainee.wait_for_question()).kind is not kind:
        trainee.stage.press("Esc")
    trainee.stage.press("T")
    assert trainee.view.typed.field.hasFocus()
    return question


def type_answer(trainee, text: str) -> None:
    type_text(trainee.view.typed.field, text)


def test_an_answer_is_typed_checked_and_counted(stage, trainee):
    trainee.rehearse()
    question = typing(trainee, Kind.CALL)
    seconds = -question.right // 1000
    type_answer(trainee, f"{seconds // 60} {seconds % 60:02}")
    assert trainee.view.typed.understood.text().startswith("You answer: \u2212")
    stage.press("Return")
    assert trainee.view.told.text() == "Right"
    assert not trainee.view.typed.isVisible()
    assert trainee.controller.score.tally() == (1, 1)
    stage.press("Return")
    stage.settle(10)
    assert stage.window.pages.isVisible()


def test_a_typed_answer_that_is_no_choice_is_told_with_what_is_right(stage, trainee):
    trainee.rehearse()
    typing(trainee, Kind.CALL)
    type_answer(trainee, "4 minutos y 1 segundo")
    trainee.view.typed.button.click()
    assert trainee.view.told.text() == "Not right: you answered \u221204:01"
    assert trainee.view.explained.text()
    assert trainee.controller.score.tally() == (0, 1)


def test_what_is_not_understood_is_no_answer_and_esc_goes_back_to_the_choices(stage, trainee):
    trainee.rehearse()
    typing(trainee, Kind.CALL)
    type_answer(trainee, "later")
    stage.press("Return")
    field = trainee.view.typed.field
    assert field.is_wrong
    assert trainee.view.typed.understood.text().startswith("Not understood. ")
    assert trainee.controller.score.tally() == (0, 0)
    stage.press("Esc")
    assert trainee.view.isVisible()
    assert not field.text()
    assert trainee.view.choices[0].hasFocus()
    stage.press("1")
    assert trainee.controller.score.tally().of == 1


def test_a_penalty_is_chosen_and_not_typed(stage, trainee):
    trainee.rehearse()
    while trainee.wait_for_question().kind is not Kind.NEXT_PENALTY:
        stage.press("Esc")
    stage.press("T")
    assert not trainee.view.typed.isVisible()
    assert trainee.view.choices[0].hasFocus()
