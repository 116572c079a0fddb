"""Model of the appeals: those waiting for the head judge first, then the newest on top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.domain.calls.appeals import Appeal
from judgekit.ui.calls.call.model import CallRow, RowsById
from judgekit.ui.calls.wording import subject_words, translate
from judgekit.ui.words.appeal_words import outcome_words
from judgekit.ui.words.wording import time_of_day

ICONS: Mapping[str, str] = {
    "": "call-open",
    "upheld": "tick",
    "overturned": "undo",
    "penalty-changed": "flag",
    "remedy-changed": "fix",
}


class AppealsModel(RowsById):
    """The appeals as rows like those of calls."""

    def show_appeals(self, appeals: Sequence[Appeal], title: Callable[[str], str]) -> None:
        """Show these appeals in this order; `title` returns an infraction's title."""
        self.show_rows([_row(appeal, title(appeal.asked.infraction)) for appeal in appeals])


def _row(appeal: Appeal, infraction: str) -> CallRow:
    asked = appeal.asked
    is_open = appeal.decided is None
    words = translate("Calls", "Round {round}").format(round=asked.round) if asked.round else ""
    return CallRow(
        appeal.id,
        str(asked.table),
        subject_words(appeal, infraction),
        " · ".join(each for each in (asked.floor_judge, words) if each),
        time_of_day(appeal.opened),
        outcome_words(appeal.outcome),
        is_open,
        ICONS[appeal.outcome],
        "attention" if is_open else "text-muted",
    )
