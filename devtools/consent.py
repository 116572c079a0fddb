"""Whether the system's own packages may be installed: asked at a terminal, never of a machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from devtools.terminal import say

YES_VARIABLE = "JUDGEKIT_YES"
"""Environment variable that gives consent beforehand, as `--yes` does."""


@dataclass(frozen=True)
class Consent:
    """How consent is had: `given` beforehand, by a question to a person who `is_there`, or, where
    nobody is, by the rights that the caller has."""

    given: bool
    is_there: bool

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> Consent:
        """That of this process; machines that build (`CI`) are nobody, though some have a
        terminal."""
        has_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()
        return cls(bool(environ.get(YES_VARIABLE)), has_terminal and not environ.get("CI"))

    def allows(self, packages: str, purpose: str, command: str) -> bool:
        """Whether the command may install these packages; says which, and asks if a person is
        there."""
        if self.given or not self.is_there:
            say(f"Installing {packages}, {purpose}: {command}")
            return True
        say(f"This system lacks {packages}, {purpose}. This installs it:\n  {command}")
        say("Do it now? [Y/n]")
        answer = sys.stdin.readline()  # empty, without a line's end, if the person closed it
        return bool(answer) and answer.strip().lower() in ("", "y", "yes")


def give_consent() -> None:
    """Give it for this process and for those that it starts."""
    os.environ[YES_VARIABLE] = "1"
