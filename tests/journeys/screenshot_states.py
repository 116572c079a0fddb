"""What is pictured: each state is a name, a place, and what a person does there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.journeys.stage import Stage


class State(NamedTuple):
    """`arrange` starts from the place with an empty command bar; `undo` leads back there."""

    name: str
    place: str
    arrange: Callable[[Stage], None]
    undo: Callable[[Stage], None] = lambda stage: None


def _nothing(stage: Stage) -> None:
    del stage


STATES: tuple[State, ...] = (
    State("rules", "rules", _nothing),
    State("rules-results", "rules", lambda stage: stage.type("deck check time")),
    State("command-bar", "rules", lambda stage: stage.type("2.6")),
    State("command-bar-forms", "rules", lambda stage: stage.press("Ctrl+K")),
    State("settings", "settings", _nothing),
    State("help", "help", _nothing),
)
