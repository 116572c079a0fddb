"""Settings of time extensions: shown to the second, or rounded up to the minute."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.sheet import Sheet

EXACT, ROUNDED = "exact", "rounded"


class ExtensionSettings(QObject):
    """Adds its rows to a sheet; the page calls `retranslate` and `refresh`."""

    def __init__(self, dependencies: ProgramDependencies, sheet: Sheet) -> None:
        super().__init__(sheet)
        look = dependencies.look
        self._preferences = dependencies.preferences
        self._heading = sheet.add_heading("")
        self._name = Label(look)
        self._choice = SegmentedButtons(look, [], "")
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        sheet.add_row(self._name, self._choice, self._hint)
        self._choice.chosen.connect(
            lambda value: self._preferences.change(round_up_extensions=value == ROUNDED)
        )

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._heading.setText(self.tr("Time extensions"))
        self._name.setText(self.tr("Show"))
        self._choice.set_choices(
            [(EXACT, self.tr("to the second")), (ROUNDED, self.tr("up to the next minute"))]
        )
        self._choice.setAccessibleName(self.tr("How extensions are shown"))
        self._hint.setText(self.tr("Only the display is rounded; every second is recorded."))
        self.refresh()

    def refresh(self) -> None:
        """Show the current value."""
        self._choice.choose(ROUNDED if self._preferences.now.round_up_extensions else EXACT)
