"""States of the command bar: what it finds, and what orders show before they are given."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys import day_pictures
from tests.journeys.stage import Stage

FOUND = (
    ("find-late", "clock", "player late 7 min"),
    ("find-rule", "rules", "deck check time"),
    ("find-action", "clock", "larg"),
    ("find-player", "calls", "silva"),
    ("find-not-understood", "clock", "c abc"),
    ("order-names", "clock", "c 14"),
    ("order-unpaired", "clock", "x 99 5"),
    ("order-pause", "event", "pause"),
    ("order-judge", "clock", "j 14 Weber"),
    ("order-late", "clock", "7 late"),
    ("order-new-judge", "clock", "c 14 errand T. Webre"),
)
"""Name, page, and what is typed."""


def typed(text: str, *keys: str) -> Callable[[Stage], None]:
    """Type into the command bar during a round, then press keys."""

    def arrange(stage: Stage) -> None:
        day_pictures.running(stage)
        stage.settle(60)
        stage.type(text)
        stage.settle(1500)
        for key in keys:
            stage.press(key)

    return arrange
