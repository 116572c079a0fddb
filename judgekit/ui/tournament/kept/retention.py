"""Above the list of events: those that are kept longer than was chosen, offered for removal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.views.kept_events import KEEP_CHOICES


class RetentionBar(QWidget):
    """How long events are kept, and which are older; `remove_wanted` asks to remove those."""

    months_chosen = Signal(int)
    remove_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._names: Sequence[str] = ()
        self._label = Label(look, size="small", token="text-muted", wraps=True)
        self.choice = SegmentedButtons(look, [], "")
        self._old = Label(look, token="attention", wraps=True)
        self.remove = Button(look)
        self._row, self._offer = QHBoxLayout(), QHBoxLayout()
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.choice)
        self._offer.addWidget(self._old, 1)
        self._offer.addWidget(self.remove)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._offer)
        self._column.addLayout(self._row)
        self.choice.chosen.connect(lambda value: self.months_chosen.emit(int(value)))
        self.remove.clicked.connect(self.remove_wanted)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def show_kept(self, months: int, names: Sequence[str]) -> None:
        """Show the chosen time, and the names of the events that are older."""
        self.choice.choose(str(months))
        self._names = names
        self._tell()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._label.setText(self.tr("Suggest removing events after this many months"))
        self.choice.setAccessibleName(self._label.text())
        chosen = self.choice.value()
        words = {0: self.tr("Never")}
        self.choice.set_choices([(str(n), words.get(n, str(n))) for n in KEEP_CHOICES])
        self.choice.choose(chosen)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _tell(self) -> None:
        has_old = bool(self._names)
        self._old.setVisible(has_old)
        self.remove.setVisible(has_old)
        words = self.tr("%n event(s) older than that: {names}", "", len(self._names))
        self._old.setText(words.format(names=", ".join(self._names)))
        self.remove.set_words(self.tr("Remove %n event(s)…", "", len(self._names)))

    def _redress(self) -> None:
        theme = self._look.theme
        for layout in (self._row, self._offer, self._column):
            layout.setSpacing(theme.px(8))
