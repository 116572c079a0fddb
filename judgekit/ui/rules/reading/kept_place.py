"""Where the reader was before typing, to be returned to."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.reading.controller import ReadingController


class _Place(NamedTuple):
    """The view shown instead of a text if any, the section, whether in two languages, and the row
    at the top with the number of its pixels scrolled away."""

    other: QWidget | None
    reference: RuleReference | None
    side_by_side: bool
    top: tuple[int, int]


class KeptPlace:
    """Keeps one place; it is forgotten once the reader opens something or scrolls on."""

    def __init__(self, controller: ReadingController) -> None:
        self._controller = controller
        self._place: _Place | None = None

    @property
    def is_kept(self) -> bool:
        """Whether there is a place to return to."""
        return self._place is not None

    def keep(self) -> None:
        """Keep where the reader is now."""
        stage = self._controller.stage
        view = stage.view
        self._place = _Place(
            self._controller.other_view, view.current, stage.side_by_side, view.rows.position
        )

    def forget(self) -> None:
        """This is where the reader is now."""
        self._place = None

    def restore(self) -> None:
        """Return there, to the pixel."""
        place, self._place = self._place, None
        if place is None:
            return
        if place.reference is not None:
            is_alike = self._controller.stage.side_by_side is place.side_by_side
            self._controller.return_to(place.reference, place.top if is_alike else None)
        if place.other is not None:
            self._controller.show_other(place.other)
