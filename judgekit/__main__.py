"""Start Judgekit: with a verb the command line, without one the window."""

from __future__ import annotations

import sys


def main() -> int:
    """Run with the words of the call; returns the exit status."""
    from judgekit.app import run  # noqa: PLC0415  (nothing is paid for before it is needed)

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
