"""The entries of a shared event that were made in a round which had ended by then."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.engine import Engine
from judgekit.engine.sharing.after_the_end import LateEntry, entered_after_end


class LateEntries:
    """Finds them anew only where history or the rounds have changed: all entries are looked
    through."""

    def __init__(self) -> None:
        self._found: Sequence[LateEntry] = ()
        self._known: tuple[object, int] = (None, 0)
        """The form of the timeline and the number of rounds for which they were found."""

    def of(self, engine: Engine) -> Sequence[LateEntry]:
        """Return those of the event that is open, by their instants."""
        known = (engine.timeline.form, len(engine.state.clocks.rounds))
        if known != self._known:
            self._found, self._known = entered_after_end(engine.timeline, engine.state), known
        return self._found
