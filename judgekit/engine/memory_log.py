"""An event log without storage, for scripts without a file."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.shared.event import Recorded


class MemoryLog:
    """An EventLog that keeps nothing."""

    def append(self, events: Sequence[Recorded]) -> None:
        """Do nothing; the engine has the events."""

    def close(self) -> None:
        """Do nothing; there is nothing to release."""
