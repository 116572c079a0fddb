"""The cards named in a reader's notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.views.cards.cards_here import CardsHere

if TYPE_CHECKING:
    from judgekit.ui.rules.marks.keeper import MarksKeeper
    from judgekit.ui.rules.marks.list_view import MarksList
    from judgekit.ui.rules.reading.controller import ReadingController


def cards_in_notes(
    keeper: MarksKeeper, controller: ReadingController, marks: MarksList | None
) -> CardsHere:
    """Return the note that is chosen in the list of all, or that of the section that is read."""
    place = controller.current
    if marks is not None and marks.isVisible():
        row = marks.list.current_row()
        place = row.reference if row is not None else None
    note = keeper.note_on(place) if place is not None else None
    return CardsHere(text=note.text) if note is not None else CardsHere()
