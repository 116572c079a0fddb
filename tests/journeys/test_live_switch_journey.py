"""Text size, theme and language are changed while a round goes on and all pages are open."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QScrollBar, QWidget

from judgekit.domain.clock.commands import GrantExtension
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.navigation import CALLS, CLOCK, DECKS, INFRACTIONS, TOURNAMENT
from judgekit.ui.shell.undo.question import UndoQuestion
from judgekit.ui.tournament.timeline.view import TimelineView
from judgekit.ui.widgets.inline_question import InlineQuestion
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import PATIENCE, Stage
from tests.seen import part
from tests.session import HandClock

VIEWS: Mapping[str, tuple[str, ...]] = {
    CALLS: ("F3", "F2"),
    DECKS: ("F3", "F4", "F10", "F2"),
    INFRACTIONS: ("Ctrl+Shift+P", "Ctrl+Shift+P"),
    TOURNAMENT: ("F3", "F4", "F5", "F6", "F2"),
}
"""Keys of what else these pages show."""


MOMENT = 1000
"""Milliseconds up to which something is only put off, and will still change what is seen."""


class Dress(NamedTuple):
    """How the window is shown."""

    text_percent: int
    interface_language: str
    theme: str

    def put_on(self, stage: Stage) -> None:
        """Change the running window, as the settings do."""
        stage.program.preferences.change(**self._asdict())


class Shown(NamedTuple):
    """What a widget says, with letters of how many pixels in which colour."""

    kind: str
    words: str
    letters: int
    ink: str


def shown_on(page: QWidget) -> list[Shown]:
    """What is said on a page; plain widgets only hold others."""
    parts = [part for part in page.findChildren(QWidget) if part.isVisible()]
    return [
        Shown(
            type(part).__name__,
            str(part.property("text") or part.accessibleName()),
            part.fontInfo().pixelSize(),
            part.palette().color(QPalette.ColorGroup.Active, part.foregroundRole()).name(),
        )
        for part in parts
        if type(part) not in (QWidget, QScrollBar)
    ]


class FirstFrame(QObject):
    """Takes what is seen on a page when the window paints next."""

    def __init__(self, window: QWidget, page: QWidget) -> None:
        super().__init__(window)
        self._page = page
        self.seen: list[Shown] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest and not self.seen:
            self.seen = shown_on(self._page)
        return super().eventFilter(watched, event)


def shown_at_rest(stage: Stage, page: QWidget) -> list[Shown]:
    """What is said on a page once nothing is due there any more: on a busy machine, layouts and
    texts that are put off come later than any time that one could name."""
    seen: list[Shown] = []
    too_late = time.monotonic() + PATIENCE
    while time.monotonic() < too_late:
        before = seen
        stage.settle(30)
        seen = shown_on(page)
        if seen == before and not is_anything_due(stage.window):
            return seen
    raise AssertionError("the page doesn't come to rest")


def is_anything_due(window: QWidget) -> bool:
    """Whether something on the window was put off for a moment."""
    timers = (each for each in window.findChildren(QTimer) if each.isActive())
    return any(each.isSingleShot() and each.interval() <= MOMENT for each in timers)


def all_views(stage: Stage) -> Iterator[tuple[str, list[Shown]]]:
    for place, page in stage.window.navigation.all_pages().items():
        stage.window.go(place)
        for key in ("", *VIEWS.get(place, ())):
            if key:
                stage.press(key)
            yield f"{place} {key}", shown_at_rest(stage, page.widget())


@pytest.fixture
def start(
    tmp_path: Path, rules_provider: RulesProvider, in_utc, qtbot
) -> Iterator[Callable[[Dress], Stage]]:
    """Starts the program in this dress, with the event of the one that runs, which ends."""
    running: list[Stage] = []
    clock = HandClock()

    def start(dress: Dress) -> Stage:
        event = running[0].program.preferences.now.current_event if running else ""
        for stage in running:
            stage.leave()
        running[:] = [stage := Stage(tmp_path, rules_provider, clock)]
        stage.program.preferences.change(current_event=event)
        dress.put_on(stage)
        stage.program.open("event")
        stage.window.resize(1280, 800)
        stage.wait_for_library()
        qtbot.waitActive(stage.window)
        stage.settle(60)
        return stage

    yield start
    for stage in running:
        stage.leave()


@pytest.fixture
def stage(start) -> Stage:
    """A round goes on, and the clock is shown."""
    stage = start(Dress(100, "en", ThemeChoice.LIGHT))
    judge = JudgeAtWork(stage)
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    return stage


@pytest.fixture
def opened(stage: Stage) -> Stage:
    """All pages have been opened too."""
    assert len(list(all_views(stage))) > len(VIEWS)
    stage.window.go(CLOCK)
    stage.settle()
    return stage


@pytest.mark.parametrize(
    "dress",
    [Dress(160, "ru", ThemeChoice.DARK), Dress(80, "es", ThemeChoice.HIGH_CONTRAST)],
    ids=lambda dress: dress.interface_language,
)
def test_every_page_is_dressed_at_once_and_as_after_a_start(
    start, opened: Stage, dress: Dress, qtbot
):
    dress.put_on(opened)
    shown_at_rest(opened, opened.window)
    no_page_is_painted_as_it_was_before(opened, qtbot)

    live = list(all_views(opened))
    fresh = list(all_views(start(dress)))

    for (view, seen), (same_view, expected) in zip(live, fresh, strict=True):
        assert (view, seen) == (same_view, expected)


def no_page_is_painted_as_it_was_before(stage: Stage, qtbot) -> None:
    """Show each page for the first time since a switch: what it paints first is what stays."""
    for place, page in stage.window.navigation.all_pages().items():
        if place != CLOCK:
            first = FirstFrame(stage.window, page.widget())
            stage.window.go(place)
            qtbot.waitUntil(lambda first=first: bool(first.seen))
            assert first.seen == shown_at_rest(stage, page.widget()), place


RUSSIAN = Dress(100, "ru", ThemeChoice.LIGHT)


def is_russian(text: str) -> bool:
    return any("А" <= letter <= "я" for letter in text)


def test_what_just_happened_is_said_in_the_new_language(stage: Stage):
    judge = JudgeAtWork(stage)
    judge.clock_page.controller.do(GrantExtension(3, 300), "Table 3: +5:00")
    assert judge.just_now() == "Table 3: +5:00"

    RUSSIAN.put_on(stage)
    stage.settle(30)
    assert is_russian(judge.just_now())
    assert is_russian(stage.window.top_bar.undo.accessibleName())


def test_what_has_no_entry_is_no_longer_said_after_a_switch(stage: Stage):
    stage.program.messages.say("Copied: the slip")
    RUSSIAN.put_on(stage)
    stage.settle(30)
    assert JudgeAtWork(stage).just_now() == ""


@pytest.mark.parametrize("key", ["U", "U Return Home Down U"], ids=["undo", "put-back"])
def test_a_question_of_the_timeline_is_asked_in_the_new_language(stage: Stage, key: str):
    judge = JudgeAtWork(stage)
    judge.order("x 3 5").order("x 4 5").keys("Ctrl+6", "F2", "F4", "Home", *key.split())
    timeline = part(stage.window, TimelineView)
    asked = timeline.chosen_step()
    judge.write("late")
    assert timeline.question.isVisible()
    assert not is_russian(timeline.question.accessibleName())

    RUSSIAN.put_on(stage)
    stage.settle(30)
    assert is_russian(timeline.question.accessibleName())
    assert timeline.question.field.text() == "late"
    assert timeline.question.field.hasFocus()
    assert timeline.chosen_step() == asked


def test_the_question_before_an_undo_is_asked_in_the_new_language(stage: Stage):
    judge = JudgeAtWork(stage)
    judge.order("x 3 5").wait(5).keys("Ctrl+Z")
    question = part(part(stage.window, UndoQuestion), InlineQuestion)
    assert question.isVisible()
    assert question.accessibleName().startswith("Undo: ")

    RUSSIAN.put_on(stage)
    stage.settle(30)
    assert "table" not in question.accessibleName()
    assert is_russian(question.accessibleName())
