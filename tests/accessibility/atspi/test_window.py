"""The window as a screen reader meets it: over AT-SPI, on a virtual screen.

What Qt tells AT-SPI is tested everywhere by `tests/accessibility/test_every_state.py`, without it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from jeepney.io.blocking import open_dbus_connection

from tests.accessibility.atspi.listener import Announced, Listener, Node
from tests.accessibility.atspi.screen import Screen, missing, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing()), reason=f"AT-SPI not tested here: the machine lacks {', '.join(missing())}"
)


class Judge:
    """Drives the program, and listens to it."""

    def __init__(self, program: subprocess.Popen[str], listener: Listener) -> None:
        self._program = program
        self.listener = listener
        self.window = listener.program()

    def does(self, *lines: str) -> Judge:
        """Do what the lines say; see `shown_program`."""
        for line in lines:
            tell(self._program, line)
        return self

    def focused(self) -> Node:
        """What has the keyboard."""
        found = [each for each in self.window.everything() if "focused" in each.states]
        assert found, "nothing has the focus"
        return found[-1]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """One for all tests."""
    with virtual_screen() as screen:
        yield screen


def tell(program: subprocess.Popen[str], line: str) -> None:
    """Tell the program to do it, and wait until it is done."""
    assert program.stdin is not None
    program.stdin.write(f"{line}\n")
    program.stdin.flush()
    answer(program)


def answer(program: subprocess.Popen[str]) -> None:
    """Wait for the program's answer."""
    assert program.stdout is not None
    assert program.stdout.readline().strip() in {"ready", "done"}


@pytest.fixture(scope="module")
def program(
    screen: Screen, tmp_path_factory: pytest.TempPathFactory, cache: Path
) -> Iterator[subprocess.Popen[str]]:
    """One process for all tests, which begins anew for each."""
    home = tmp_path_factory.mktemp("atspi")
    copytree(cache, home / "cache")
    command = [sys.executable, "-m", "tests.accessibility.atspi.shown_program", str(home)]
    environ = {**screen.environ, "QT_QPA_PLATFORM": "xcb", "TZ": "UTC"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environ, stdin=pipe, stdout=pipe, text=True) as program:
        answer(program)
        yield program
        program.communicate("end\n", timeout=60)
    assert program.returncode == 0


@pytest.fixture
def judge(screen: Screen, program: subprocess.Popen[str], tmp_path: Path) -> Iterator[Judge]:
    """At the Rules, in English."""
    with open_dbus_connection(bus=screen.bus) as connection:
        tell(program, f"anew {tmp_path}")
        yield Judge(program, Listener(connection))


def test_pages_field_and_texts_have_names_roles_and_states(judge: Judge):
    field = judge.window.find("text", "Command bar")
    assert {"focusable", "enabled", "editable"} <= field.states
    tabs = judge.window.find("page tab list", "Pages").children
    assert [each.role for each in tabs] == ["page tab"] * 7
    assert [each.name for each in tabs if "selected" in each.states] == ["Rules"]
    assert "focusable" in judge.window.find("document", "Text of the rules").states


def test_names_follow_the_language(judge: Judge):
    judge.does("language ru")
    assert judge.window.find("page tab list", "Страницы").children[0].name == "Правила"
    judge.does("language es")
    assert judge.window.find("page tab list", "Páginas").children[0].name == "Reglas"


def test_what_the_command_bar_finds_is_a_list_with_a_chosen_row(judge: Judge):
    # What is searched is loaded with the first answer, which may then be made anew.
    judge.does("keys Ctrl+2", "type late", "type late")
    rows = results(judge).children
    assert [each.role for each in rows] == ["list item"] * len(rows)
    assert len(rows) > 1
    assert [("selected" in each.states) for each in rows[:2]] == [True, False]
    judge.does("keys Down")
    rows = results(judge).children
    assert [("selected" in each.states) for each in rows[:2]] == [False, True]
    said = judge.window.find("text", "Command bar").description
    assert rows[1].name.startswith(said)
    assert judge.listener.hear(said) == Announced(said, is_urgent=False)


def results(judge: Judge) -> Node:
    """The list below the command bar."""
    (found,) = [
        each
        for each in judge.window.children[0].children
        if each.role == "list" and "showing" in each.states
    ]
    return found


def test_tables_of_the_board_are_cells_with_words(judge: Judge):
    judge.does("state clock")
    cells = [each.name for each in judge.window.find("table", "Tables").children]
    assert "17, A. Silva – L. Ōta" in cells
    assert "Extension" in cells
    assert any(each.startswith("minus ") for each in cells)


def test_tab_moves_the_focus_that_is_told(judge: Judge):
    judge.does("keys Ctrl+,", "keys Tab")
    first = judge.focused()
    judge.does("keys Tab")
    second = judge.focused()
    assert first.path != second.path
    assert first.name
    assert second.name
    assert "focused" not in first.states


def test_a_switch_tells_that_it_is_on_and_can_be_pressed_over_the_bus(judge: Judge):
    judge.does("keys Ctrl+4")
    switch = judge.window.find("check box", "Weight top tables")
    assert "checkable" in switch.states
    before = "checked" in switch.states
    switch.act()
    judge.does("keys Shift")
    assert ("checked" in switch.states) is not before


def test_a_menu_button_tells_that_it_opens_a_menu(judge: Judge):
    chooser = judge.window.find("button menu", "Document: ")
    assert "has-popup" in chooser.states


def test_time_called_interrupts(judge: Judge):
    judge.does("state clock", "time 12.68")
    heard = judge.listener.hear("time is up, go to turns.")
    assert heard.is_urgent


def test_an_extension_that_is_over_interrupts(judge: Judge):
    judge.does("state clock", "time 1", "time 30", "time 20")
    assert judge.listener.hear("its extension is over.").is_urgent


def test_an_appeal_interrupts(judge: Judge):
    judge.does("state calls-appeal")
    assert judge.listener.hear("the head judge is needed").is_urgent
