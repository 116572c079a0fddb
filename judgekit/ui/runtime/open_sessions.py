"""Where the open tournament comes from: this machine's events, or a rehearsal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.engine.engine import Engine
    from judgekit.engine.tournament_session import TournamentSession


class OpenSessions:
    """The session of the machine's events, created on first use, and that of a rehearsal."""

    def __init__(self, make_session: Callable[[], TournamentSession]) -> None:
        self._make_session = make_session
        self._own: TournamentSession | None = None
        self._rehearsal: TournamentSession | None = None

    @property
    def is_rehearsing(self) -> bool:
        """Whether the open tournament is a made-up one."""
        return self._rehearsal is not None

    @property
    def engine(self) -> Engine | None:
        """The engine of the open tournament."""
        acting = self._rehearsal or self._own
        return acting.engine if acting else None

    @property
    def current(self) -> str:
        """The id of the open tournament, empty if none is open."""
        acting = self._rehearsal or self._own
        return acting.current if acting else ""

    def own(self) -> TournamentSession:
        """Return the tournaments of this machine."""
        if self._own is None:
            self._own = self._make_session()
        return self._own

    def acting(self) -> TournamentSession:
        """Return the session that has the open tournament."""
        return self._rehearsal or self.own()

    def rehearse(self, session: TournamentSession) -> None:
        """Let this session have the open tournament, until `stop_rehearsing`."""
        self._rehearsal = session

    def stop_rehearsing(self) -> None:
        """Close the rehearsal; what was open before is open again."""
        if self._rehearsal is not None:
            self._rehearsal.close()
        self._rehearsal = None

    def close(self) -> None:
        """Close everything."""
        self.stop_rehearsing()
        if self._own is not None:
            self._own.close()
