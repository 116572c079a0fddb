"""The events of this machine that aren't open: what they are, and what goes on in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.engine.failures import EnvironmentFailure

if TYPE_CHECKING:
    from judgekit.domain.shared.moment import Moment
    from judgekit.engine.elsewhere import Elsewhere
    from judgekit.engine.stored import StoredTournament
    from judgekit.engine.tournament_session import TournamentSession

RECENT = 12 * 60 * 60 * 1_000
"""Milliseconds since a record was written; in an older one nothing can go on."""


class OtherEvents(QObject):
    """Reads each record once as long as it isn't written; used on the UI thread only."""

    changed = Signal()
    """`going` has changed."""

    def __init__(
        self,
        session: Callable[[], TournamentSession],
        open_here: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`session` has the machine's events, `open_here` returns the id of the open one."""
        super().__init__(parent)
        self._session, self._open_here = session, open_here
        self._known: dict[str, tuple[StoredTournament, Elsewhere | None]] = {}
        self._going: tuple[Elsewhere, ...] = ()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)

    def look_again(self) -> None:
        """Look soon what goes on: another event was opened, or none."""
        self._later.start()

    def glance(self, stored: StoredTournament) -> Elsewhere | None:
        """Return what its record says; None if it can't be read."""
        known = self._known.get(stored.id)
        if known is None or known[0] != stored:
            try:
                known = stored, self._session().elsewhere(stored.id)
            except EnvironmentFailure:
                known = stored, None
            self._known[stored.id] = known
        return known[1]

    def going(self) -> Sequence[Elsewhere]:
        """Return the events besides the open one in which something goes on."""
        return self._going

    def now(self, event: Elsewhere) -> Moment:
        """Return this instant by that event's time."""
        return event.now(self._session().clock)

    def goes_on(self, event: Elsewhere) -> bool:
        """Whether something is going on in that event now."""
        return event.goes_on(self._session().clock)

    def refresh(self) -> None:
        """Look which of the recently written records go on."""
        session = self._session()
        try:
            stored = session.tournaments()
        except EnvironmentFailure:
            stored = ()
        now = session.clock.system_now()
        looked = (
            self.glance(each)
            for each in stored
            if each.id != self._open_here() and now - each.last_used <= RECENT
        )
        going = tuple(each for each in looked if each is not None and self.goes_on(each))
        if going != self._going:
            self._going = going
            self.changed.emit()
