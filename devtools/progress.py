"""How far pip is, as one line that a terminal shows over itself."""

from __future__ import annotations

import re
import sys
from typing import TextIO

LONGEST = 70
"""Columns; a terminal breaks a longer line, and no longer overwrites it."""

BEGUN = re.compile(r"Collecting ([\w.-]+)|Processing \S*/([A-Za-z0-9_.]+?)-\d")
SIZE = re.compile(r"\s+Downloading \S+ \((.+)\)")


class PipProgress:
    """Follows pip's output; `total` is about how many packages there are."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._total = total
        self._begun = 0
        self._package = ""
        self._is_shown = self._stream.isatty()

    def read(self, line: str) -> None:
        """Take one line of pip's output."""
        if found := BEGUN.match(line):
            self._begun += 1
            name = (found[1] or found[2]).replace("_", "-")
            self._package = f"{self._begun} of about {max(self._total, self._begun)}: {name}"
            self._show(self._package)
        elif found := SIZE.match(line):
            self._show(f"{self._package}, {found[1]}")
        elif line.startswith("Installing collected packages"):
            self._show("unpacking; this takes a while")

    def end(self) -> None:
        """Clear the line."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _show(self, text: str) -> None:
        if self._is_shown:
            self._stream.write(f"\r\x1b[K  {text}"[: LONGEST + 6])
            self._stream.flush()
