"""After an update the judge is told once, never over a round that runs."""

from __future__ import annotations

import pytest

import judgekit
from judgekit.app import manual
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.storage.preferences.preferences_file import PreferencesFile
from judgekit.system.resources import resources_folder
from judgekit.ui.shell.help.opening import NOTES
from judgekit.ui.shell.help.view import HelpView
from judgekit.ui.shell.window.release_notes import BANNER
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.seen import part


@pytest.fixture
def updated(judge: JudgeAtWork) -> JudgeAtWork:
    """A judge who had an older version."""
    judge.stage.program.preferences.change(notes_of="0.0.9")
    return judge


def start_ends(judge: JudgeAtWork) -> None:
    """Let the program do what a start leaves for later."""
    judge.stage.program.settle(None)
    judge.stage.settle(20)


def is_told(judge: JudgeAtWork) -> bool:
    return BANNER in judge.stage.program.messages.banners()


def noted(judge: JudgeAtWork) -> str:
    return PreferencesFile(judge.stage.folders.config).load().preferences.notes_of


def test_after_an_update_it_is_told_once(updated: JudgeAtWork):
    start_ends(updated)
    assert updated.banners() == [f"Judgekit is now version {judgekit.__version__}."]
    assert noted(updated) == judgekit.__version__
    updated.stage.program.messages.withdraw(BANNER)
    start_ends(updated)
    assert updated.banners() == []


def test_its_button_opens_the_notes_and_takes_it_away(updated: JudgeAtWork):
    start_ends(updated)
    retry = updated.stage.program.messages.banners()[BANNER].retry
    assert retry is not None
    retry()
    page = part(updated.window, HelpView).page()
    assert page is not None
    assert page.name == NOTES
    assert updated.banners() == []


def test_a_start_in_the_middle_of_a_round_leaves_it_to_a_later_one(updated: JudgeAtWork):
    begin_event(updated)
    start_round(updated)
    start_ends(updated)
    assert not is_told(updated)
    assert noted(updated) == "0.0.9"


def test_a_round_that_begins_takes_it_away(updated: JudgeAtWork):
    start_ends(updated)
    begin_event(updated)
    assert is_told(updated)
    start_round(updated)
    assert not is_told(updated)


def test_an_event_of_the_start_is_waited_for(updated: JudgeAtWork):
    updated.stage.program.preferences.change(current_event="not-open-yet")
    start_ends(updated)
    assert not is_told(updated)
    updated.stage.program.bridge.switched.emit()
    assert is_told(updated)


def test_a_first_start_tells_nothing_and_neither_does_the_second(tmp_path, rules_provider, qapp):
    stage = Stage(tmp_path, rules_provider)
    try:
        stage.program.open("rules")
        stage.wait_for_library()
        stage.program.settle(None)
        assert stage.program.messages.banners() == {}
        assert stage.program.preferences.are_first
        stage.program.preferences.change(judge_name="Vera Lind")
        saved = PreferencesFile(stage.folders.config).load().preferences
        assert (saved.judge_name, saved.notes_of) == ("Vera Lind", judgekit.__version__)
    finally:
        stage.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_are_those_of_this_version(language: str):
    page = manual(resources_folder()).page(NOTES, language)
    assert page is not None
    assert judgekit.__version__ in page.summary
