"""A verb whose event isn't shared, kept as it is when it has answered: the yardstick of a client.

`python -m benchmarks.programs.unshared_verb FILE SCRIPT` runs the script on the event's file, says
with which status, and waits for the end of standard input.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from judgekit.app import run


def main() -> None:
    """Run it and wait."""
    file, script = sys.argv[1:]
    with Path(os.devnull).open("w") as nowhere, contextlib.redirect_stdout(nowhere):
        status = run(["run", script, "--event", file, "--json"])
    print(f'{{"status": {status}}}', flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
