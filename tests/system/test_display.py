"""Whether a window can be shown, asked of the environment alone."""

from __future__ import annotations

import pytest

from judgekit.system.display import has_display


@pytest.mark.parametrize(
    ("environ", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_display_is_where_one_is_named(environ, platform, shown) -> None:
    assert has_display(environ, platform) is shown
