"""The entries of a shared event that were made in a round which had ended by then."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.engine import Engine
from judgekit.engine.sharing.after_the_end import AfterEndSearch, LateEntry


class LateEntries:
    """Goes on where it stopped; only where history has changed is the whole record looked through
    again, which takes as long as drawing a page."""

    def __init__(self) -> None:
        self._search = AfterEndSearch()
        self._form: object = None
        """That of the timeline that is being followed."""

    def of(self, engine: Engine) -> Sequence[LateEntry]:
        """Return those of the event that is open, by their instants; who is alone has none."""
        if not engine.state.team.is_there:
            return ()
        if engine.timeline.form is not self._form:
            self._search, self._form = AfterEndSearch(), engine.timeline.form
        self._search.go_on(engine.timeline)
        return self._search.entries(engine.state)
