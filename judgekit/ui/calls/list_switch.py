"""Which list is shown: the calls, or the appeals."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.calls.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons

CALLS, APPEALS = "calls", "appeals"


class ListSwitch(SegmentedButtons):
    """Each list has one, which always shows that one as chosen; the other one shows its key."""

    def __init__(self, look: Look, shown: str, parent: QWidget | None = None) -> None:
        super().__init__(look, [(CALLS, ""), (APPEALS, "")], "", parent)
        self._shown = shown
        self.chosen.connect(lambda _: self.choose(shown))
        self.choose(shown)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        other = APPEALS if self._shown == CALLS else CALLS
        choices = [(CALLS, translate("CallsList", "Calls")), (APPEALS, self.tr("Appeals"))]
        self.set_choices(choices, keys={other: "L"})
        self.setAccessibleName(self.tr("Which list"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
