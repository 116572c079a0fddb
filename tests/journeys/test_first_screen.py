"""What a start loads until the window is painted for the first time (decision 7).

Each module costs a third of a millisecond, and each class of Qt's its enumerations: more than the
first screen needs comes later, where it is first used.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from judgekit.system.paths import HOME_VARIABLE
from tests.architecture.source_tree import ROOT

MOST_ENUMERATIONS = 150
"""More than a bare window makes known: of texts, colours, fonts, layouts, frames and icons. A
scroll area that is asked for Qt's own viewport makes 70 more known, a style 22."""

NEEDED: Mapping[str, tuple[int, str]] = {
    "judgekit.app": (1, "puts the layers together"),
    "judgekit.window_call": (1, "what the call says"),
    "judgekit.system": (7, "folders, display, language, one instance"),
    "judgekit.domain.rules.reading_marks": (1, "what the file of marks holds"),
    "judgekit.domain.shared": (6, "moments, languages, topics, references: what ports speak of"),
    "judgekit.engine.failures": (1, "what the machine refuses is told at once"),
    "judgekit.engine.preferences": (1, "theme, size and language of the first screen"),
    "judgekit.engine.stored": (1, "what the stores hand over"),
    "judgekit.storage.files": (2, "the window's last place, and preferences"),
    "judgekit.storage.preferences": (2, "theme, size and language of the first screen"),
    "judgekit.views.clock.rounding": (1, "the clock in the strip"),
    "judgekit.views.words": (7, "sentences of the strip and of banners, names of clocks"),
    "judgekit.ui.interface_words": (1, "the language of the first screen"),
    "judgekit.ui.words.wording": (1, "sentences of the strip and of banners"),
    "judgekit.ui.program": (1, "the window put together"),
    "judgekit.ui.program_ways": (1, "where its keys and menu lead from any page"),
    "judgekit.ui.pages": (1, "the rail's places"),
    "judgekit.ui.look": (1, "colours, measures and icons"),
    "judgekit.ui.theme": (1, "colours, measures and fonts"),
    "judgekit.ui.theme_palette": (1, "colours of Qt's fields"),
    "judgekit.ui.runtime": (
        13,
        "what the window is wired to, files from outside too",
    ),
    "judgekit.ui.shell.bars": (4, "painted: top bar, rail, strip, banners"),
    "judgekit.ui.shell.commands": (5, "the command bar, which takes letters at once"),
    "judgekit.ui.shell.help.opening": (1, "the button in the top bar"),
    "judgekit.ui.shell.main_window": (1, "painted"),
    "judgekit.ui.shell.navigation": (1, "which page comes"),
    "judgekit.ui.shell.outside_signals": (1, "other starts, bugs, the end of the session"),
    "judgekit.ui.shell.page": (1, "what pages are given"),
    "judgekit.ui.shell.phrases.opening": (1, "the button in the top bar"),
    "judgekit.ui.shell.tournament_binding": (1, "the event's part of the bars"),
    "judgekit.ui.shell.undo": (3, "the undo button in the top bar"),
    "judgekit.ui.shell.window": (9, "keys, Tab, menu, last place, closing, a card's key"),
    "judgekit.ui.spoken": (2, "what painted widgets are, for whoever listens from the start"),
    "judgekit.ui.widgets": (18, "painted: buttons, labels, the field, what pages scroll in"),
}
"""A module, or a folder of them: how many modules at most, and why the first screen needs them."""

TELL = """
import enum, json, sys

def below(kind):
    for each in kind.__subclasses__():
        yield each
        yield from below(each)

own = [
    name for name, module in sys.modules.items()
    if name.startswith("judgekit.") and not hasattr(module, "__path__")
]
known = {each for each in below(enum.Enum) if each.__module__.startswith("PySide6")}
print(json.dumps([sorted(own), len(known)]))
"""


@pytest.fixture(scope="module")
def first_screen(tmp_path_factory) -> tuple[list[str], int]:
    start = "from judgekit.app import run\nassert run(['--quit-after-first-paint']) == 0\n"
    return told_by(start, tmp_path_factory.mktemp("home"))


def told_by(program: str, home: Path) -> tuple[list[str], int]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", HOME_VARIABLE: str(home)}
    done = subprocess.run(
        [sys.executable, "-c", program + TELL],
        check=True,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    modules, enumerations = json.loads(done.stdout)
    return modules, enumerations


def is_in(module: str, place: str) -> bool:
    return module == place or module.startswith(f"{place}.")


def test_every_module_of_the_first_screen_is_needed_for_it(first_screen) -> None:
    modules, _ = first_screen
    assert [each for each in modules if not any(is_in(each, place) for place in NEEDED)] == []


def test_no_folder_grows_on_the_way_to_the_first_screen(first_screen) -> None:
    modules, _ = first_screen
    loaded = {place: [each for each in modules if is_in(each, place)] for place in NEEDED}
    assert {place: found for place, found in loaded.items() if len(found) > NEEDED[place][0]} == {}
    assert [place for place, found in loaded.items() if not found] == []


def test_the_first_screen_makes_few_of_qt_s_classes_known(first_screen, tmp_path) -> None:
    _, known = first_screen
    _, bare = told_by("import benchmarks.programs.bare_window\n", tmp_path)
    assert known - bare <= MOST_ENUMERATIONS
