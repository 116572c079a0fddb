"""Rounds that laptops start and end each by itself, as the window tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.tournament.team.aside.pane import SetAsidePane
from judgekit.ui.tournament.timeline.view import TimelineView
from tests.journeys.stage import Stage
from tests.journeys.team_pictures import (
    ended_elsewhere,
    ended_here,
    started_apart,
)
from tests.journeys.test_shared_event_journey import act, notices
from tests.seen import button, part, words_of


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, in_utc, qtbot) -> Iterator[Stage]:
    """A window on the Clock page, without an event."""
    stage = Stage(tmp_path, rules_provider)
    stage.begin("clock")
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield stage
    stage.leave()


def test_who_ended_the_round_while_cut_off_reads_where_colleagues_entries_count(stage):
    ended_here(stage)
    first = stage.program.messages.by_urgency()[0]
    words = stage.program.messages.banners()[first].text
    assert words.endswith("2 entries made after round 4 had ended count in round 5")
    assert stage.program.bridge.team().team.undecided() == []
    act(stage, first)
    pane = stage.window.navigation.page("event").team.view.set_aside
    said = " ".join(words_of(pane))
    assert "count in round 5" in said
    assert "table 14, call opened, by T. Weber: counts in round 5" in said


def test_where_the_round_went_on_a_notice_says_what_counts_in_the_next_one(stage):
    ended_elsewhere(stage)
    (words,) = [each for each in notices(stage) if "had ended" in each]
    assert words == (
        "1 entry made after round 4 had ended moves no clock;"
        " 2 entries made after round 4 had ended count in round 5"
    )
    act(stage, "team-late")
    assert not any("had ended" in each for each in notices(stage))
    pane = stage.window.navigation.page("event").team.view.set_aside
    said = " ".join(words_of(pane))
    assert "Entered after the round had ended" in said
    assert "table 9, 5:00 given, by H. Lindqvist: moves no clock" in said
    current = stage.program.bridge.state.clocks.last_round("main")
    assert (current.number, sorted(current.tables)) == (5, [5, 14])


def test_of_a_round_that_was_started_apart_only_the_length_is_to_be_decided(stage):
    started_apart(stage)
    stage.program.messages.banners()["team-back"].settle()
    said = "Set aside, not recorded: 60 min instead of 50 min in round 5, by H. Lindqvist"
    assert said in notices(stage)
    current = stage.program.bridge.state.clocks.last_round("main")
    assert (current.number, current.limit) == (5, 50 * MINUTE)
    assert {2, 5, 9, 14} <= current.tables.keys()
    stage.open("event")
    stage.press("F4")
    stage.settle(60)
    rows = part(stage.window, TimelineView).model.shown_rows()
    (merged,) = [row for row in rows if row.words == "same as another entry: round 5 started"]
    assert "with 60 min; the start that counts says 50 min" in merged.detail


@pytest.fixture
def apart(stage) -> SetAsidePane:
    """The length of round 5 is to be decided."""
    started_apart(stage)
    stage.open("event")
    stage.window.navigation.page("event").show_team()
    stage.settle(60)
    return part(stage.window, SetAsidePane)


def test_the_other_length_is_chosen_by_a_press(stage, apart):
    (row,) = apart.model.rows
    assert (row.title(), row.by_words()) == (
        "60 min instead of 50 min in round 5",
        "by H. Lindqvist",
    )
    assert row.reason.startswith("Round clock: round 5 was also started with 60 min;")
    stage.press("Return")
    own, standing = apart.both_view.words()
    assert "60 min instead of 50 min in round 5" in own
    assert "round 5 started, by T. Weber" in standing
    button(apart, "Change to 60 min").click()
    current = stage.program.bridge.state.clocks.last_round("main")
    assert (current.number, current.limit) == (5, 60 * MINUTE)
    assert "All is decided." in words_of(apart)


def test_the_length_that_runs_is_kept_after_a_question(stage, apart):
    button(apart, "Keep 50 min…").click()
    assert "Drop it? 60 min instead of 50 min in round 5" in words_of(apart)
    button(apart.question, "Drop entry").click()
    stage.settle(30)
    assert stage.program.bridge.state.clocks.last_round("main").limit == 50 * MINUTE
    assert "All is decided." in words_of(apart)
