"""The remedy can be read: what doesn't apply folds away, what applies is never cut, and what lies
below the edge is told."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.remedy import StepState, circumstances_in, step_state, steps_in
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.infractions.entry.step_layout import Density, StepLayout, StepLine
from tests.bundled_policy import bundled_policy

PAGE = (1184, 688)
"""The page in a window of 1280 by 800."""
BETWEEN_BARS = (1184, 652)
"""The same above the line of notices."""
SMALLEST = {130: (899, 507), 160: (870, 520), 200: (832, 476)}
"""The page in the smallest window, of 1024 by 700, by the size of the text."""
USEFUL = 40
"""Height in design pixels below which what scrolls can't be read."""
LONG_NAMES = {
    "en": ("Alexandria Hestermark", "Bartholomew Norrengard"),
    "es": ("María José Aldamora de la Torrevina", "Juan Carlos Galvatierra"),
    "ru": ("Александра Альдеморова", "Владимир Хестермаков"),
}
SETTLING = 30
"""Passes of layout until all parts have their heights."""


@pytest.fixture
def reading(show, with_services, bridge, preferences):
    """A judge with the bundled policy and a player chosen, in that language."""

    def begin(language: str):
        preferences.change(interface_language=language)
        bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
        judge = show(with_services(policy=bundled_policy()), size=PAGE)
        judge.controller.panel.whose.show_player("A. Rossi")
        return judge

    return begin


def settle() -> None:
    for _ in range(SETTLING):
        QCoreApplication.processEvents()


def below_the_edge(judge) -> int:
    """How many pixels of the remedy lie below the edge of what is in sight."""
    judge.controller.show_rest()
    settle()
    pane = judge.controller.entry
    foot = pane.steps.mapTo(pane, QPoint(0, pane.steps.height())).y()
    return max(0, foot - pane.height())


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_step_that_may_apply_is_never_cut_to_one_line(reading, language, look):
    judge = reading(language)
    two_lines = 2 * look.theme.measure("line-text")
    cut = {}
    for entry in judge.controller.catalogue.entries:
        judge.page.open_entry(entry.id)
        below_the_edge(judge)
        steps = judge.controller.entry.steps
        whole = StepLayout(look)
        whole.show_lines(steps.lines())
        heights = whole.whole(steps.width())
        for at, height in steps.heights(steps.width()).items():
            if height < min(heights[at], two_lines):
                cut[entry.id, at] = height
    assert cut == {}


@pytest.mark.parametrize("told", list(product(("en", "es", "ru"), (0, 2))))
def test_of_eleven_steps_six_are_in_sight_once_a_player_is_chosen(
    show, with_services, bridge, preferences, told
):
    """Also where the players' names are long, and where the head judge has to be asked."""
    language, warnings = told
    preferences.change(interface_language=language)
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    bridge.submit(TakePairings(1, (PairedTable(12, LONG_NAMES[language]),)))
    bridge.submit(StartRound(round=1))
    player, _ = LONG_NAMES[language]
    for _ in range(warnings):
        bridge.submit(IssuePenalty(player, "ipg-2.3", "warning", 12))
    judge = show(with_services(policy=bundled_policy()), size=BETWEEN_BARS)
    judge.page.open_entry("ipg-2.3")
    whose = judge.controller.panel.whose
    whose.stand_at(12)
    whose.show_player(player)
    judge.controller.show_rest()
    settle()
    assert whose.chosen.text() == player
    pane = judge.controller.entry
    steps = pane.steps.as_spoken().rows
    assert len(steps) == 11
    edge = pane.area.viewport().height() - pane.steps.mapTo(pane.area, QPoint(0, 0)).y()
    assert sum(row.place.bottom() < edge for row in steps) >= 6
    assert pane.more.isVisible()


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_steps_below_the_edge_are_told_and_reached_by_a_press(reading, language):
    judge = reading(language)
    pane = judge.controller.entry
    told = set()
    for entry in judge.controller.catalogue.entries:
        judge.page.open_entry(entry.id)
        is_below = bool(entry.remedy) and below_the_edge(judge) > 0
        assert pane.more.isVisible() == is_below, entry.id
        for _ in range(len(pane.steps.lines())):
            if pane.more.isVisible():
                told.add(entry.id)
                pane.more.button.click()
                settle()
        assert not pane.more.isVisible(), entry.id
    assert told


@pytest.mark.parametrize("percent", SMALLEST)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_sign_leaves_room_for_what_it_tells_of(reading, look, language, percent):
    judge = reading(language)
    judge.page.open_entry("ipg-2.3")
    look.dress(look.choice, percent)
    judge.page.widget().resize(*SMALLEST[percent])
    judge.page.open_entry("ipg-2.3")
    assert below_the_edge(judge) > 0
    pane = judge.controller.entry
    assert pane.area.viewport().height() >= look.theme.px(USEFUL)
    button = pane.more.button
    assert not button.isVisible() or button.height() >= button.minimumSizeHint().height()


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_steps_that_apply_are_in_sight_whatever_is_answered(reading, language):
    """One question with yes, the others with no."""
    judge = reading(language)
    far = {}
    for entry in judge.controller.catalogue.entries:
        edition = judge.controller.finding.edition
        judge.page.open_entry(entry.id)
        names = [each.name for each in circumstances_in(entry, edition)]
        for held in ["", *names]:
            judge.controller.recording.settle({held} & set(names), set(names) - {held})
            applying = [
                at
                for at, step in enumerate(steps_in(entry, edition))
                if step_state(step, {held}, set(names) - {held}) is StepState.APPLIES
            ]
            steps = judge.controller.entry.steps
            assert list(steps.heights(steps.width())) == applying
            if below_the_edge(judge):
                far[entry.id, held] = below_the_edge(judge)
    assert far == {}


def test_all_steps_can_be_seen_by_a_key(judge):
    judge.say("hidden")
    judge.press("Alt+N", "Alt+Y")
    steps = judge.controller.entry.steps
    assert list(steps.heights(400)) == [2]

    judge.press("Return", "F2", "F")
    assert list(steps.heights(400)) == [0, 1, 2]
    judge.press("F")
    assert list(steps.heights(400)) == [2]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_cut_step_is_told_and_shown_whole_by_a_button_and_its_key(reading, look, language):
    judge = reading(language)
    judge.page.widget().resize(*BETWEEN_BARS)
    pane = judge.controller.entry
    judge.page.open_entry("ipg-2.3")
    below_the_edge(judge)
    steps, button = pane.steps, pane.remedy_head.whole
    whole = StepLayout(look)
    whole.show_lines(steps.lines())

    def cut() -> list[int]:
        heights = whole.whole(steps.width())
        return [at for at, each in steps.heights(steps.width()).items() if each < heights[at]]

    assert cut()
    assert button.isVisible()
    assert button.key == "F"
    short = button.text()
    button.click()
    settle()
    assert not cut()
    assert button.isVisible()
    assert button.text() != short
    judge.press("Return", "F2", "F")
    settle()
    assert cut()
    assert button.text() == short


def test_steps_that_are_whole_offer_no_button(judge):
    judge.say("hidden")
    settle()
    assert not judge.controller.entry.remedy_head.whole.isVisible()


def test_steps_that_may_apply_take_two_lines_where_the_room_is_short(look):
    words = "Put the cards back where the player was to choose them, then shuffle what is unknown. "
    layout = StepLayout(look)
    layout.show_lines([StepLine(words * 3, StepState.OPEN), StepLine(words * 3, StepState.APPLIES)])
    heights = {each: layout.height(each, 400) for each in Density}
    assert sorted(heights.values(), reverse=True) == list(heights.values())
    for density, height in heights.items():
        layout.room = height
        assert layout.density(400) is density
    whole = layout.shown(Density.WHOLE, 400)
    short = layout.shown(Density.SHORT, 400)
    assert short[0] == 2 * look.theme.measure("line-text") < whole[0]
    assert short[1] == whole[1]


def test_a_tool_tip_says_the_steps_whole(reading):
    judge = reading("en")
    judge.page.open_entry("ipg-2.3")
    steps = judge.controller.entry.steps
    assert all(line.words in steps.toolTip() for line in steps.lines())
