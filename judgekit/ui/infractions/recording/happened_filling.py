"""Fills in what happened, from the lateness or from the words that found the infraction."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from judgekit.ui.infractions.recording.happened import HappenedRow
from judgekit.ui.infractions.recording.lateness import Lateness
from judgekit.ui.infractions.recording.penalty_recorder import PenaltyRecorder
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.views.infractions.happened import happened_words


class HappenedFilling(QObject):
    """What the judge has written stays."""

    def __init__(
        self,
        recording: PenaltyRecorder,
        lateness: Lateness,
        words: QLineEdit,
        row: HappenedRow,
        preferences: PreferenceKeeper,
    ) -> None:
        super().__init__(row)
        self._recording = recording
        self._lateness = lateness
        self._words = words
        self._row = row
        self._preferences = preferences
        lateness.said.connect(self.fill)

    def fill(self) -> None:
        """Fill in what the considered case tells, also one that is no infraction."""
        case, language = self._recording.case, self._preferences.language()
        name = case.entry.name.said(language) if case is not None else ""
        words = happened_words(self._words.text(), name)
        self._row.fill(self._lateness.happened() or words)
