"""Start the program as on a machine that has nothing of what sharing an event needs.

`python -m benchmarks.programs.start_without_sharing ARGUMENT…`
"""

from __future__ import annotations

import runpy
import sys

PACKAGES = ("aiohttp", "asyncio", "ifaddr", "nats", "segno", "spake2", "zeroconf")
"""Cryptography is left out: a draw by lot has it too."""

if __name__ == "__main__":
    sys.modules.update(dict.fromkeys(PACKAGES))  # how Python is told that they are missing
    runpy.run_module("judgekit", run_name="__main__", alter_sys=True)
