"""Start Judgekit: the command line with a verb, otherwise the window."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Run the program with the command-line arguments; return the exit status."""
    from judgekit.app import run  # noqa: PLC0415  (imported only when needed)

    status = run(sys.argv[1:])
    # The interpreter collects garbage once more at exit. The process ends anyway, and with the
    # window's objects that takes 20 ms.
    gc.freeze()
    return status


if __name__ == "__main__":
    sys.exit(main())
