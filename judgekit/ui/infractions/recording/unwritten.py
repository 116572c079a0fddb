"""The penalty of the form that could not be recorded yet."""

from __future__ import annotations

import msgspec

from judgekit.ui.infractions.recording.draft import Draft
from judgekit.views.infractions.considering import Case
from judgekit.views.infractions.penalty_slip import SlipFacts

PENALTY_FORM = "penalty"


class Unwritten(msgspec.Struct, frozen=True):
    """A penalty that could not be recorded yet: its input, and the players' slips."""

    case: Case
    draft: Draft
    slips: tuple[SlipFacts, ...]


class UnwrittenForm:
    """Tells the form's next penalty from the one that could not be recorded: a penalty for another
    player or infraction, or begun by an order, doesn't replace that one; both wait."""

    def __init__(self) -> None:
        self.late: Unwritten | None = None
        self._number = 0

    def key(self, case: Case | None, player: str) -> tuple[str, int]:
        """Return the key of the form with this input."""
        late = self.late
        is_same = (
            late is not None
            and case is not None
            and (late.case.entry.id, late.draft.player) == (case.entry.id, player)
        )
        return PENALTY_FORM, self._number if is_same else self._number + 1

    def keep(self, late: Unwritten) -> None:
        """Keep a penalty that could not be recorded."""
        _, self._number = self.key(late.case, late.draft.player)
        self.late = late

    def is_late(self, form: object) -> bool:
        """Whether that is the key of the penalty kept."""
        return self.late is not None and form == (PENALTY_FORM, self._number)

    def forget(self) -> None:
        """Take the next penalty for another one."""
        self.late = None
