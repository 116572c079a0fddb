"""The files of the pages: read once, and answered by their names alone, so that no path that is
asked for ever reaches a folder."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

TYPES: Mapping[str, str] = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
SCREEN_FILES = (
    *("screen.html", "screen.js", "screen.css"),
    *("live.js", "elements.js", "common.css"),
)
JUDGE_FILES = (
    *("judge.html", "judge.js", "judge_board.js", "judge_call.js", "judge_rules.js", "judge.css"),
    *("live.js", "elements.js", "common.css"),
)
ICONS = (
    *("call-open", "calls", "chevron-down", "chevron-left", "clock", "close", "ended", "extension"),
    *("info", "judge", "judgekit", "minus", "no-judge", "none-due", "not-started", "outline"),
    *("overtime", "paused", "plus", "running", "search", "tick", "turn", "undo", "book"),
)
COLOURS = "colours.css"
"""Made of the program's tokens: light, dark and high contrast."""


class PageFile(NamedTuple):
    """A file as it is served; `tag` is another one for another content."""

    content: bytes
    type: str
    tag: str


def page_files(resources: Path, names: Iterable[str]) -> dict[str, PageFile]:
    """The files by the path at which they are asked for. Raises OSError."""
    files = {f"/{name}": _read(resources / "web" / name) for name in names}
    files |= {f"/icons/{name}.svg": _read(resources / "icons" / f"{name}.svg") for name in ICONS}
    tokens = msgspec.json.decode((resources / "themes" / "tokens.json").read_bytes())
    files[f"/{COLOURS}"] = _file(colours(tokens["colours"]).encode(), TYPES[".css"])
    return files


def colours(themes: Mapping[str, Mapping[str, str]]) -> str:
    """The style sheet with the colours of all themes as variables.

    The reader's system chooses, unless the page's root has another one in `data-theme`.
    """
    light, dark, contrast = (
        _variables(themes[name]) for name in ("light", "dark", "high-contrast")
    )
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n"
        f"@media (prefers-contrast:more){{:root{{color-scheme:dark;{contrast}}}}}\n"
        f':root[data-theme="light"]{{color-scheme:light;{light}}}\n'
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
        f':root[data-theme="high-contrast"]{{color-scheme:dark;{contrast}}}\n'
    )


def _variables(theme: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in theme.items())


def _read(path: Path) -> PageFile:
    return _file(path.read_bytes(), TYPES[path.suffix])


def _file(content: bytes, kind: str) -> PageFile:
    return PageFile(content, kind, hashlib.sha256(content).hexdigest()[:16])
