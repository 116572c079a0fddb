"""The home folder becomes `~`, and nothing else does."""

from __future__ import annotations

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from judgekit.system.home_shortening import shorten_home

LINUX = PurePosixPath("/homes/ana")
WINDOWS = PureWindowsPath("C:\\People\\Ana María")


@pytest.mark.parametrize(
    ("home", "text", "shortened"),
    [
        (LINUX, "at /homes/ana/notes.json", "at ~/notes.json"),
        (LINUX, "/homes/ana", "~"),
        (LINUX, "/homes/anabel/x and /homes/ana.old", "/homes/anabel/x and /homes/ana.old"),
        (LINUX, "a '/homes/ana' and /homes/ana, twice", "a '~' and ~, twice"),
        (WINDOWS, "File C:\\People\\Ana María\\x.py", "File ~\\x.py"),
        (WINDOWS, "'C:\\\\People\\\\Ana María\\\\x'", "'~\\\\x'"),
        (WINDOWS, "C:/People/Ana María/x", "~/x"),
        (PurePosixPath("/srv"), "/srv/x", "/srv/x"),
        (PurePosixPath("/"), "/x/y", "/x/y"),
    ],
)
def test_only_the_home_is_shortened(home, text, shortened) -> None:
    assert shorten_home(text, home) == shortened
