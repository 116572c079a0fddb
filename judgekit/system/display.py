"""Check for a display before Qt is loaded, which would abort without one."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

X11_SOCKETS = Path("/tmp/.X11-unix")
OPEN_SOCKETS = Path("/proc/net/unix")
"""Linux's list of sockets with a name but no file."""


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window would find a display.

    `environ` is the process's environment, `platform` is named as in `sys.platform`. A chosen
    QT_QPA_PLATFORM (`offscreen`, `vnc` …) counts as one; macOS and Windows always have one. A
    display that is named but missing, as after a session has ended, doesn't count.
    """
    if platform in ("darwin", "win32") or environ.get("QT_QPA_PLATFORM"):
        return True
    x11, wayland = environ.get("DISPLAY"), environ.get("WAYLAND_DISPLAY")
    return bool(x11 and is_x11_there(x11)) or bool(
        wayland and Path(environ.get("XDG_RUNTIME_DIR", "/"), wayland).exists()
    )


def is_x11_there(display: str, sockets: Path = X11_SOCKETS, listed: Path = OPEN_SOCKETS) -> bool:
    """Whether a local X server listens at `:0` or `:0.0`; a remote one is assumed to."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not local:
        return True
    socket = sockets / f"X{local[1]}"
    try:
        return socket.exists() or os.fsencode(f"@{socket}\n") in listed.read_bytes()
    except OSError:
        return False


def missing_library(error: ImportError) -> str | None:
    """Return the shared library whose absence caused an ImportError, else None."""
    found = re.match(r"(\S+\.so[.\d]*): cannot open shared object file", str(error))
    return found[1] if found else None
