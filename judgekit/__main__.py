"""Start Judgekit: with a verb the command line, without one the window."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run with the words of the call; returns the exit status."""
    from judgekit.app import is_verb_call, run  # noqa: PLC0415  (paid for when it is needed)

    call = sys.argv[1:]
    status = run(call)
    if not is_verb_call(call):
        _end_at_once(status)
    return status


def _end_at_once(status: int) -> None:
    """All is saved and every thread has ended by now; taking Qt and Python apart object by object
    would only keep the user waiting."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(status)


if __name__ == "__main__":
    sys.exit(main())
