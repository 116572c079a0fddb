import os
import subprocess
import sys

import msgspec
import pytest
from PySide6.QtCore import QMargins, QRect
from PySide6.QtWidgets import QMainWindow

from judgekit.ui.shell.window.state import (
    WindowState,
    fit_frame,
    fit_shown,
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


SCREENS = {
    "1366x768": QRect(0, 0, 1366, 768),
    "1366x768 under a panel": QRect(0, 27, 1366, 741),
    "1366x768 beside a dock": QRect(72, 27, 1294, 741),
    "1280x800": QRect(0, 0, 1280, 800),
    "1280x800 over a taskbar": QRect(0, 0, 1280, 752),
    "1920x1080": QRect(0, 0, 1920, 1040),
}
FRAMES = {
    "none": QMargins(),
    "thin": QMargins(1, 28, 1, 1),
    "with wide borders": QMargins(8, 31, 8, 8),
    "of a large title bar": QMargins(4, 64, 4, 4),
}


def with_frame(window: QMainWindow, frame: QMargins) -> QRect:
    """What the window covers in a corner of the screen."""
    return QRect(0, 0, window.width(), window.height()).marginsAdded(frame)


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_the_first_window_fits_onto_the_screen_with_its_frame(window, screen, frame):
    place_window(window, WindowState(), screen)
    fit_frame(window, screen, frame)
    covered = with_frame(window, frame)
    assert covered.width() <= screen.width()
    assert covered.height() <= screen.height()
    assert covered.height() >= min(800, screen.height()) - 64


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_an_ordinary_frame_fits_before_it_is_known(window, screen):
    place_window(window, WindowState(), screen)
    size = window.size()
    fit_frame(window, screen, FRAMES["with wide borders"])
    assert window.size() == size


def test_a_window_that_comes_back_onto_a_small_screen_fits_with_its_frame(window):
    screen = SCREENS["1366x768 under a panel"]
    place_window(window, WindowState(frame=(9000, 0, 1920, 1080)), screen)
    assert screen.contains(window.geometry().marginsAdded(FRAMES["with wide borders"]))


SHOWN_ON = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
from judgekit.ui.shell.window.state import WindowState, fit_shown, place_window
app = QApplication(sys.argv)
window = QMainWindow()
place_window(window, WindowState())
window.show()
app.processEvents()
fit_shown(window, WindowState())
covered, screen = window.frameGeometry(), window.screen().availableGeometry()
assert window.frameGeometry() != window.geometry()
print(screen.width(), screen.height(), covered.width(), covered.height())
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1024, 700)])
def test_the_first_window_fits_onto_a_real_screen_of_that_size(tmp_path, width, height):
    config = tmp_path / "screen.json"
    place = {"name": "laptop", "x": 0, "y": 0, "width": width, "height": height}
    config.write_bytes(msgspec.json.encode({"windowFrameMargins": True, "screens": [place]}))
    shown = subprocess.run(
        [sys.executable, "-c", SHOWN_ON],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    screen_width, screen_height, covered_width, covered_height = map(int, shown.stdout.split())
    assert (screen_width, screen_height) == (width, height)
    assert covered_width <= width
    assert covered_height <= height


def test_a_window_that_got_another_size_since_keeps_it(window, qtbot):
    place_window(window, WindowState())
    window.resize(3000, 2000)
    with qtbot.waitExposed(window):
        window.show()
    fit_shown(window, WindowState())
    assert (window.width(), window.height()) == (3000, 2000)


def test_a_window_of_no_size_does_not_vanish(window):
    place_window(window, WindowState(frame=(-900_000, 0, 0, -5)))
    assert window.width() > 0
    assert window.height() > 0
