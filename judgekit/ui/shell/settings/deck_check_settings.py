"""Settings of deck checks: target and hard stop."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.sheet import Sheet

TARGETS, STOPS = (5, 6, 7, 8, 9, 10), (8, 10, 12, 15)
"""Choices in minutes."""


class DeckCheckSettings(QObject):
    """Adds its rows to a sheet; the page calls `retranslate` and `refresh`."""

    def __init__(self, dependencies: ProgramDependencies, sheet: Sheet) -> None:
        super().__init__(sheet)
        look = dependencies.look
        self._preferences = dependencies.preferences
        self._heading = sheet.add_heading("")
        self._names = (Label(look), Label(look))
        self._target = SegmentedButtons(look, [(str(each), "") for each in TARGETS], "")
        self._stop = SegmentedButtons(look, [(str(each), "") for each in STOPS], "")
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        sheet.add_row(self._names[0], self._target)
        sheet.add_row(self._names[1], self._stop, self._hint)
        self._target.chosen.connect(lambda value: self._aim(int(value)))
        self._stop.chosen.connect(lambda value: self._stop_at(int(value)))

    def _aim(self, minutes: int) -> None:
        """Choose a target; a stop before it moves, in sight, to the next one."""
        stop = max(minutes, self._preferences.now.deck_check_stop_minutes)
        later = next((each for each in STOPS if each >= stop), stop)
        self._preferences.change(deck_check_target_minutes=minutes, deck_check_stop_minutes=later)

    def _stop_at(self, minutes: int) -> None:
        """Choose a stop; a target behind it moves, in sight, to the stop."""
        target = min(minutes, self._preferences.now.deck_check_target_minutes)
        self._preferences.change(deck_check_target_minutes=target, deck_check_stop_minutes=minutes)

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._heading.setText(self.tr("Deck checks"))
        names = self.tr("Target, in minutes"), self.tr("Hard stop, in minutes")
        controls = ((self._target, TARGETS), (self._stop, STOPS))
        for label, name, (control, minutes) in zip(self._names, names, controls, strict=True):
            label.setText(name)
            control.set_choices([(str(each), str(each)) for each in minutes])
            control.setAccessibleName(name)
        self._hint.setText(self.tr("Shown in the time box; nothing stops automatically."))
        self.refresh()

    def refresh(self) -> None:
        """Show the current values."""
        now = self._preferences.now
        self._target.choose(str(now.deck_check_target_minutes))
        self._stop.choose(str(now.deck_check_stop_minutes))
