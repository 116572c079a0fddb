"""From a call to a ruling and a penalty in the record, by keyboard, on the program's own texts."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.policy import PolicyLevel
from judgekit.ui.infractions.controller import InfractionsController
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork


def controller_of(judge: JudgeAtWork) -> InfractionsController:
    controller = judge.infractions_page.controller
    assert controller is not None
    return controller


def penalties(judge: JudgeAtWork) -> list[str]:
    written = judge.stage.program.bridge.state.infractions.penalties
    return [
        f"{each.issued.player}: {each.issued.infraction} {each.issued.penalty}" for each in written
    ]


@pytest.fixture
def at_work(judge: JudgeAtWork) -> JudgeAtWork:
    """In round one, on the Infractions page."""
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.at("10:12", "c 3").keys("Ctrl+5")
    return judge


def test_three_warnings_of_a_day(at_work: JudgeAtWork):
    judge = at_work
    panel = controller_of(judge).panel
    judge.write("game rule violation").keys("Return")
    assert (panel.whose.table, panel.whose.player) == (3, "")
    judge.keys("1", "Ctrl+Return", "Esc").stage.pass_time(5)
    judge.write("game rule violation").keys("Ctrl+T").write("3")
    judge.keys("Return", "1", "Ctrl+Return", "Esc").stage.pass_time(5)
    first = penalties(judge)[0].split(":")[0]
    assert penalties(judge) == [f"{first}: ipg-2.5 warning"] * 2

    judge.write("game rule violation").keys("Ctrl+T").write("3").keys("Return", "1")
    assert panel.verdict.words()[0] == "Penalty: Game Loss (upgraded)"
    assert panel.count.text().startswith("2 ")

    judge.keys("H", "Return", "Ctrl+Return")
    assert penalties(judge)[2] == f"{first}: ipg-2.5 game-loss"
    issued = judge.stage.program.bridge.state.infractions.penalties[2].issued
    assert (issued.table, issued.round, issued.head_judge) == (3, 1, "Sofia Reyes")

    assert controller_of(judge).slip.isVisible()
    judge.keys("Ctrl+Z")
    assert len(penalties(judge)) == 2
    assert not controller_of(judge).slip.isVisible()


def test_the_key_of_the_page_leads_to_the_search_from_the_list_of_penalties(at_work: JudgeAtWork):
    judge = at_work
    judge.keys("Ctrl+Shift+P", "Ctrl+4", "Ctrl+5")
    judge.write("game rule violation")
    assert controller_of(judge).finder.field.text() == "game rule violation"
    judge.keys("Ctrl+Shift+P", "Ctrl+5")
    assert not judge.infractions_page.lists_penalties
    judge.keys("Ctrl+Shift+P", "F1", "F1")
    assert judge.infractions_page.lists_penalties


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("level", list(PolicyLevel))
def test_every_infraction_is_reached_by_words(at_work: JudgeAtWork, language, level):
    """By its own name, typed into the field, before all others."""
    judge = at_work
    judge.stage.program.preferences.change(interface_language=language)
    controller = controller_of(judge)
    if controller.finding.policy is not level:
        controller.finding.turn_level_to(level)
    missed = []
    for entry in controller.catalogue.of_level(level):
        controller.finding.search(entry.name.said(language))
        listed = [row.entry for row in controller.finder.list.rows.rows]
        if entry.id != listed[0]:
            missed.append((entry.id, listed))
    assert missed == []


@pytest.mark.parametrize("level", list(PolicyLevel))
def test_every_infraction_is_reached_by_questions(at_work: JudgeAtWork, level):
    """Answer by answer in the window, every way through the chains."""
    judge = at_work
    controller = controller_of(judge)
    if controller.finding.policy is not level:
        controller.finding.turn_level_to(level)
    reached: set[str] = set()

    def answer_on(depth: int) -> None:
        chain = controller.finding.chain
        if chain.current is None:
            reached.add(chain.infraction)
            return
        assert depth < 4
        for place in range(len(chain.current.answers)):
            controller.finding.answer(place)
            answer_on(depth + 1)
            controller.finding.return_to(depth)

    answer_on(0)
    assert {entry.id for entry in controller.catalogue.of_level(level)} <= reached


def rules_read(judge: JudgeAtWork) -> list[str]:
    """The languages of the rules to be seen beside the infraction."""
    controller_of(judge).show_rest()
    aside = controller_of(judge).aside
    second = aside.texts.second
    shown = [aside.shown, *([second.shown] if second.isVisible() else [])]
    return [each.document.split("-")[1] for each in shown if each is not None]


def test_the_rules_stand_in_both_languages_until_the_judge_chooses_one(at_work: JudgeAtWork):
    judge = at_work
    preferences = judge.stage.program.preferences
    judge.write("game rule violation")
    assert rules_read(judge) == ["en", "es"]
    preferences.change(reading_languages=("ru", "es"))
    assert rules_read(judge) == ["ru", "en"]

    judge.stage.window.resize(1024, 700)
    judge.stage.settle(30)
    assert rules_read(judge) == ["ru"]
    judge.keys("Ctrl+Shift+R")
    assert rules_read(judge) == ["ru", "en"]
    judge.keys("Esc")
    judge.stage.window.resize(1280, 800)
    judge.stage.settle(30)
    assert rules_read(judge) == ["ru", "en"]

    judge.keys("Ctrl+F").tab_to("English").keys("Space")
    assert rules_read(judge) == ["en"]
    assert preferences.now.rules_beside == "en"
