"""The walk: a state of the window, changed live to other sizes, languages and themes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from judgekit.ui.look import ThemeChoice
from tests.journeys.screenshot_states import State
from tests.journeys.stage import Stage
from tests.sizes.findings import Finding, findings, let_lay_out

SIZES = ((1024, 700), (1280, 800), (1920, 1080))
PERCENTS = (80, 100, 130, 160, 200)
LANGUAGES = ("en", "es", "ru")
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
REST = 45
"""Milliseconds after a switch, longer than what the pages delay."""


class Dress(NamedTuple):
    """How the window is shown."""

    size: tuple[int, int]
    percent: int
    language: str
    theme: ThemeChoice

    def words(self) -> str:
        """The dress for a report."""
        width, height = self.size
        return f"{width}x{height} {self.percent} % {self.language} {self.theme.value}"


DRESSES = tuple(Dress(*each) for each in product(SIZES, PERCENTS, LANGUAGES, THEMES))
PLAIN = Dress((1280, 800), 100, "en", ThemeChoice.LIGHT)


class Found(NamedTuple):
    """A finding, in which state and dress."""

    state: str
    dress: Dress
    finding: Finding

    def line(self) -> str:
        """The finding as a line of a report."""
        return f"{self.state} {self.dress.words()}: {self.finding.line()}"


def put_on(stage: Stage, dress: Dress, subject: QWidget) -> None:
    """Change the running window to this dress, as its settings do."""
    stage.program.preferences.change(
        interface_language=dress.language,
        theme=dress.theme.value,
        text_percent=dress.percent,
        reading_languages=(),
    )
    stage.window.resize(*dress.size)
    if subject is not stage.window:
        subject.resize(*dress.size)
    let_lay_out()
    # What was laid out for a larger text takes less room now.
    subject.resize(*dress.size)
    stage.settle(REST)


@contextmanager
def arranged(stage: Stage, state: State) -> Iterator[QWidget]:
    """Arrange the state in the plain dress, give its window, and lead back from it."""
    put_on(stage, PLAIN, stage.window)
    stage.window.top_bar.field.clear()
    stage.open(state.place)
    stage.settle(30)
    state.arrange(stage)
    stage.settle(120)
    subject = state.subject(stage)
    yield subject
    put_on(stage, PLAIN, subject)
    state.undo(stage)
    stage.settle(30)


def walked(stage: Stage, state: State, dresses: Iterable[Dress]) -> Iterator[Found]:
    """Arrange the state, show it in each of these dresses, and yield what is wrong."""
    with arranged(stage, state) as subject:
        for dress in dresses:
            put_on(stage, dress, subject)
            if subject.size().toTuple() != dress.size:
                wide = f"is {subject.width()}x{subject.height()}"
                yield Found(state.name, dress, Finding("size", "window", "", wide))
            for each in findings(subject, stage.program.look.theme):
                yield Found(state.name, dress, each)
