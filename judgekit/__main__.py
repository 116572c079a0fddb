"""Start Judgekit: with a verb the command line, without one the window."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Run with the words of the call; returns the exit status."""
    from judgekit.app import run  # noqa: PLC0415  (paid for when it is needed)

    status = run(sys.argv[1:])
    # The interpreter collects garbage once more on its way out. Everything goes with the process,
    # so there is nothing worth looking for: with the window's objects that takes 20 ms.
    gc.freeze()
    return status


if __name__ == "__main__":
    sys.exit(main())
