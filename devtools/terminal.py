"""Messages and exit of the set-up, and commands run without showing their output."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

FAILED = 1
WRONG_CALL = 2
ENVIRONMENT_FAILED = 3
INTERRUPTED = 130
MOST_LINES = 8
"""Lines of a failed command's output that are shown."""


def say(text: str) -> None:
    """Print a message for the user, apart from the program's own output."""
    print(text, file=sys.stderr, flush=True)


def fail(text: str, status: int = ENVIRONMENT_FAILED) -> NoReturn:
    """Exit with one clear sentence."""
    say(text)
    raise SystemExit(status)


def quiet(
    command: Sequence[str], holding: Sequence[int] = (), **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run a command without showing its output, which is returned.

    `holding` are open files that the command inherits, with their locks.
    """
    return watched(command, ignored, holding, **environ)


def ignored(line: str) -> None:
    """Take no notice of a line."""


def watched(
    command: Sequence[str], each_line: Callable[[str], None], holding: Sequence[int], **environ: str
) -> subprocess.CompletedProcess[str]:
    """The same as `quiet`, and each line of the output is handed over as it comes."""
    lines = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, **environ},
        pass_fds=() if os.name == "nt" else tuple(holding),
    ) as process:
        for line in process.stdout or ():
            lines.append(line)
            each_line(line)
    return subprocess.CompletedProcess(command, process.returncode, "".join(lines))


def last_lines(output: str) -> str:
    """The last lines of a failed command's output; only its error lines if it marks them."""
    lines = [line for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lstrip().lower().startswith(("error", "e:"))]
    return "\n".join((errors or lines)[-MOST_LINES:])
