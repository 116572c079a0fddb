"""What applies here: one question at a time, so that the remedy stays in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from judgekit.domain.setup.commands import CreateTournament
from tests.bundled_policy import bundled_policy
from tests.seen import button, words_of


@pytest.fixture
def asked(judge):
    """The questions of the infraction that stands in the middle."""
    return judge.controller.entry.circumstances


def shown(circumstances) -> list[str]:
    return [row.name for row in circumstances.rows if row.isVisible()]


def head(circumstances) -> str:
    title, beside, *_ = words_of(circumstances)
    assert title == "What applies here?"
    return beside


def test_one_question_is_asked_at_a_time(judge, asked):
    judge.say("hidden")
    assert shown(asked) == ["just-left"]
    assert head(asked) == "1 of 2 · Alt+Y yes, Alt+N no"

    judge.press("Alt+N")
    assert shown(asked) == ["known-to-all"]
    assert head(asked).startswith("2 of 2")
    assert judge.steps == ["does-not-apply", "open", "applies"]

    judge.press("Alt+Y")
    assert shown(asked) == []
    assert not asked.all.isVisible()
    assert button(judge.controller.entry, "Change the answers").isVisible()
    assert judge.steps == ["does-not-apply", "does-not-apply", "applies"]


def test_all_questions_can_be_seen(judge, asked):
    judge.say("hidden")
    judge.press("Alt+Y")
    asked.all.click()
    assert shown(asked) == ["just-left", "known-to-all"]

    judge.press("Alt+1", "Alt+2")
    assert judge.controller.recording.case.denied == {"just-left"}
    assert judge.controller.recording.case.held == {"known-to-all"}

    asked.all.click()
    assert shown(asked) == []
    button(judge.controller.entry, "Change the answers").click()
    assert shown(asked) == ["just-left", "known-to-all"]


def test_a_question_that_is_not_asked_now_is_opened_by_its_digit(judge, asked):
    judge.say("hidden")
    judge.press("Alt+2")

    assert asked.is_opened
    assert judge.controller.recording.case.held == {"known-to-all"}
    assert shown(asked) == ["just-left", "known-to-all"]


def test_another_infraction_is_asked_about_one_at_a_time_again(judge, asked):
    judge.say("hidden")
    asked.all.click()
    judge.say("tardiness")
    judge.say("hidden")

    assert shown(asked) == ["just-left"]


def test_what_the_questions_at_the_left_settled_is_not_asked(judge, asked):
    judge.press("F2", "1", "1")

    assert judge.controller.recording.case.denied == {"known-to-all"}
    assert shown(asked) == ["just-left"]
    assert head(asked).startswith("2 of 2")


def test_the_keyboard_goes_on_to_the_next_question(judge, asked):
    judge.say("hidden")
    asked.rows[0].setFocus()
    judge.press("Space")
    assert asked.rows[1].hasFocus()

    judge.press("Space")
    assert not asked.all.isVisible()


def test_without_circumstances_nothing_is_asked(judge, asked):
    judge.say("rule")
    judge.press("Alt+Y", "Alt+1")

    assert not asked.isVisible()
    assert judge.controller.recording.case.held == frozenset()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_remedy_is_in_sight_however_many_questions_there_are(
    show, with_services, bridge, preferences, language
):
    preferences.change(interface_language=language)
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    real = with_services(policy=bundled_policy())
    judge = show(real, size=(1184, 688))
    for entry in real.policy.catalogue().entries:
        judge.page.open_entry(entry.id)
        judge.controller.body.grab()
        pane = judge.controller.entry
        if entry.remedy:
            top = pane.steps.mapTo(pane, QPoint()).y()
            assert top + 60 < pane.height(), entry.id


def test_the_tenth_question_has_a_digit_of_its_own(show, with_services, bridge):
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    judge = show(with_services(policy=bundled_policy()))
    judge.page.open_entry("ipg-3.5")
    judge.press("Alt+0")

    assert judge.controller.recording.case.held == {"companion-impossible"}
    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"
