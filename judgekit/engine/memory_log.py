"""A record that nothing is kept of, for scripts without a file."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.shared.event import Recorded


class MemoryLog:
    """An EventLog that forgets when the program ends."""

    def append(self, events: Sequence[Recorded]) -> None:
        """The engine has them; nothing else is wanted."""

    def close(self) -> None:
        """Nothing is held."""
