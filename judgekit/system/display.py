"""Whether a window can be shown here at all, asked before Qt is loaded: Qt would abort."""

from __future__ import annotations

import sys
from collections.abc import Mapping


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window would find a display.

    `environ` is the process's environment, `platform` is named as in `sys.platform`. A chosen
    QT_QPA_PLATFORM (`offscreen`, `vnc` …) counts as one; macOS and Windows always have one.
    """
    if platform in ("darwin", "win32"):
        return True
    return any(environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
