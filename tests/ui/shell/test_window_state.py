import msgspec
import pytest
from PySide6.QtWidgets import QMainWindow

from judgekit.ui.shell.window_state import (
    WindowState,
    frame_of,
    load_state,
    place_window,
    save_state,
)
from tests.ui.shell.conftest import MemoryFile

STATE = WindowState(frame=(10, 20, 700, 500), place="rules", pages={"rules": {"ref": "2.6"}})


def test_what_is_kept_is_what_comes_back():
    file = MemoryFile()
    save_state(file, STATE)
    assert load_state(file) == STATE


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"{",
        b"\xff",
        b"[1]",
        b'{"frame": [1]}',
        b'{"frame": [0, 0, 99999999999, 1]}',
        b'{"later": ' + b"[" * 200_000,
        b'{"pages": {"rules": 3}}',
    ],
)
def test_a_missing_or_damaged_file_is_as_if_nothing_was_kept(content):
    assert load_state(MemoryFile(content)) == WindowState()


def test_a_part_of_a_state_is_taken_as_far_as_it_goes():
    assert load_state(MemoryFile(b'{"place": "settings", "new": 1}')).place == "settings"


def test_a_file_that_cannot_be_used_is_nothing_to_talk_about():
    file = MemoryFile()
    file.is_broken = True
    save_state(file, STATE)
    assert load_state(file) == WindowState()


def test_an_unchanged_state_is_not_written_again():
    file = MemoryFile(msgspec.json.encode(STATE))
    file.replace = None  # type: ignore[method-assign,assignment]
    save_state(file, STATE)


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_a_window_comes_back_where_it_stood(window):
    place_window(window, STATE)
    assert frame_of(window) == (10, 20, 700, 500)


@pytest.mark.parametrize(
    "frame", [(9000, 9000, 700, 500), (-5000, 10, 700, 500), (0, -4000, 700, 500)]
)
def test_a_window_on_a_screen_that_is_gone_comes_back_onto_one(window, frame, qapp):
    place_window(window, WindowState(frame=frame))
    assert qapp.primaryScreen().availableGeometry().contains(window.geometry())


def test_a_window_larger_than_the_screen_is_made_to_fit(window, qapp):
    place_window(window, WindowState(frame=(99_999, 0, 99_999, 99_999)))
    screen = qapp.primaryScreen().availableGeometry()
    assert window.width() <= screen.width()
    assert window.height() <= screen.height()


def test_a_window_of_no_size_does_not_vanish(window):
    place_window(window, WindowState(frame=(-900_000, 0, 0, -5)))
    assert window.width() > 0
    assert window.height() > 0
