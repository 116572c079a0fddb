"""The question about a judge's name that nobody on the staff has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.tab_order import keep_tab_order
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.calls.new_judges import MOST_SIMILAR, similar_judges


class JudgeQuestion(QWidget):
    """Hidden until a name is asked about; `taken` carries the judge who is meant."""

    taken = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        """The name asked about; empty without a question."""
        self._sentence = ElidedLabel(look, token="attention")
        self.similar = tuple(Button(look, parent=self) for _ in range(MOST_SIMILAR))
        self.new_judge = Button(look, icon="plus", parent=self)
        self._grid = grid = QGridLayout(self)
        grid.addWidget(self._sentence, 0, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        ScaledLayouts(look, self).keep(grid, (0, 0, 0, 0), 8)
        for button in self.similar:
            button.clicked.connect(lambda _=False, each=button: self.taken.emit(each.text()))
        self.new_judge.clicked.connect(lambda _=False: self.taken.emit(self.name))
        self.hide()

    def ask(self, name: str, known: Sequence[str]) -> None:
        """Ask about this name, with those of the known judges that resemble it; an empty name
        takes the question away."""
        self.name = name
        similar = similar_judges(known, name)
        for at, button in enumerate(self.similar):
            button.setVisible(at < len(similar))
            if at < len(similar):
                button.set_words(similar[at])
        shown = (*self.similar[: len(similar)], self.new_judge)
        for at, button in enumerate(shown):
            self._grid.addWidget(button, 1 + at // 2, at % 2, Qt.AlignmentFlag.AlignLeft)
        keep_tab_order(self, shown)
        self._retranslate()
        self.setVisible(bool(name))

    def take_focus(self) -> None:
        """Focus the likeliest answer: the first similar name, or else the new judge."""
        first = self.new_judge if self.similar[0].isHidden() else self.similar[0]
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        sentence = self.tr("Not on the staff: {name}").format(name=self.name)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.new_judge.set_words(self.tr("New judge: {name}").format(name=self.name))
