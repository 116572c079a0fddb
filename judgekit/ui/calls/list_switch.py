"""Switch between the list of calls and that of appeals."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.calls.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons

CALLS, APPEALS = "calls", "appeals"


class ListSwitch(SegmentedButtons):
    """The switch of one list: it always shows that list as chosen, and the other one's key."""

    def __init__(self, look: Look, shown: str, parent: QWidget | None = None) -> None:
        super().__init__(look, [(CALLS, ""), (APPEALS, "")], "", parent)
        self._shown = shown
        self.chosen.connect(lambda _: self.choose(shown))
        self.choose(shown)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        other = APPEALS if self._shown == CALLS else CALLS
        choices = [(CALLS, translate("CallsList", "Calls")), (APPEALS, self.tr("Appeals"))]
        self.set_choices(choices, keys={other: "L"})
        self.setAccessibleName(self.tr("Which list"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
