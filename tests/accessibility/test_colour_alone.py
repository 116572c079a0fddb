"""No state is told by a colour alone, on any page, in any state and theme.

A run draws one page by its own seed, so that runs together walk all; `JUDGEKIT_COLOURS_SEED`
repeats one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable

import pytest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.system.resources import resources_folder
from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.theme import read_tokens
from judgekit.ui.widgets.icon import IconStore
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import Notice
from tests.accessibility.colour_alone import Colours, bare
from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage
from tests.sizes.walk import THEMES, arranged

SEED = "JUDGEKIT_COLOURS_SEED"
PLACES = tuple(dict.fromkeys(state.place for state in STATES))
BY_DESIGN = {
    "FittedList < Section: shapes": "the forms of the strips, which differ in themselves",
}
"""The beginnings of lines that may stand, with the reason."""


def told_by_colour(stage: Stage, states: Iterable[State], theme: ThemeChoice) -> list[str]:
    """What only colours tell apart in these states."""
    colours = Colours()
    for state in states:
        with arranged(stage, state) as subject:
            stage.program.preferences.change(theme=theme.value)
            stage.settle(45)
            colours.look_at(subject, stage.program.look.theme, state.name)
    return [line for line in colours.alone() if not line.startswith(tuple(BY_DESIGN))]


def test_no_colour_alone_tells_a_state_on_a_page_drawn(stage: Stage):
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    dice = random.Random(seed)
    place, theme = dice.choice(PLACES), dice.choice(THEMES)
    states = [state for state in STATES if state.place == place]
    found = told_by_colour(stage, states, theme)
    assert not found, "\n".join((f"{SEED}={seed}", *found))


@pytest.mark.nightly
@pytest.mark.parametrize("theme", THEMES)
def test_no_colour_alone_tells_a_state_anywhere(stage: Stage, theme: ThemeChoice):
    found = told_by_colour(stage, STATES, theme)
    assert not found, "\n".join(found)


@pytest.fixture
def look(qapp) -> Look:
    folder = resources_folder()
    made = Look(qapp, read_tokens(folder / "themes" / "tokens.json"), IconStore(folder / "icons"))
    made.dress(ThemeChoice.LIGHT, 100)
    return made


def seen(look: Look, qtbot, *rows: tuple[str, str, bool, str]) -> list[str]:
    """What the check says of two windows, each of words, a token, their weight, and an icon."""
    colours = Colours()
    for words, token, bold, icon in rows:
        window = QWidget()
        qtbot.addWidget(window)
        row = QHBoxLayout(window)
        if icon:
            row.addWidget(IconLabel(look, icon, token=token))
        row.addWidget(Label(look, words, token=token, bold=bold))
        window.show()
        colours.look_at(window, look.theme, token)
    return list(colours.alone())


@pytest.mark.parametrize(
    ("calm", "told"),
    [
        (("4:10 left", "text", False, ""), True),
        (("4:10 left", "urgent", False, ""), True),
        (("2:40 left", "attention", False, ""), False),
        (("4:10 left", "text", True, ""), False),
        (("4:10 left", "text", False, "extension"), False),
        (("time is up", "text", False, ""), False),
    ],
)
def test_the_check_sees_what_only_a_colour_tells_apart(look, qtbot, calm, told):
    lines = seen(look, qtbot, ("2:40 left", "attention", False, ""), calm)
    assert bool(lines) is told


THIN = ("cut-off", "read-only", "laptop", "linked")
"""Icons of whose strokes no pixel is covered whole."""


@pytest.mark.parametrize("icon", ["warning", *THIN])
def test_an_icon_in_two_colours_is_told_by_a_colour_alone(look, qtbot, icon):
    states = [("61 cards", token, False, icon) for token in ("attention", "urgent")]
    lines = seen(look, qtbot, *states)
    assert any("icon" in line for line in lines)


def test_notices_with_an_icon_each_are_told_apart(look, qtbot):
    colours = Colours()
    for icon, token in zip(THIN, ("attention", "urgent", "accent", "ok"), strict=True):
        notice = Notice(look, "The event is shared", icon=icon, token=token)
        qtbot.addWidget(notice)
        notice.show()
        colours.look_at(notice, look.theme, icon)
    assert not list(colours.alone())


def test_figures_and_names_are_no_words_of_a_state():
    assert bare("2:40, A. Rossi") == bare("14:05, L. Ōta")
    assert bare("Table 3: 4 min") == bare("Table 12: 10 min")
