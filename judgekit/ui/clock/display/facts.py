"""What the public display shows, in the interface language."""

from __future__ import annotations

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.interface_words import interface_words
from judgekit.views.clock import display_faces as faces
from judgekit.views.clock.display_faces import ClockFace, TableLine

__all__ = ("ClockFace", "TableLine")


def display_faces(state: Tournament, now: Moment, rounding: int = 1) -> tuple[ClockFace, ...]:
    """Return the clocks in progress; see `views/clock/display_faces.py`."""
    return faces.display_faces(state, now, interface_words(), rounding)
