"""The question about a judge's name that nobody on the staff has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.fresh_press import PRESSING, demand_fresh_press
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.calls.new_judges import MOST_SIMILAR, is_new_judge, similar_judges


class JudgeQuestion(QWidget):
    """Hidden until a name is asked about; `taken` carries the judge who is meant instead of `name`.

    A name that was said to be right isn't asked about again.
    """

    taken = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        """The name asked about; empty without a question."""
        self._known: tuple[str, ...] = ()
        self._accepted: set[str] = set()
        self._fields: tuple[QLineEdit, ...] = ()
        self._sentence = ElidedLabel(look, token="attention")
        self.similar = tuple(Button(look, parent=self) for _ in range(MOST_SIMILAR))
        self.new_judge = Button(look, icon="plus", parent=self)
        self._grid = grid = QGridLayout(self)
        grid.addWidget(self._sentence, 0, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        ScaledLayouts(look, self).keep(grid, (0, 0, 0, 0), 8)
        for button in self.similar:
            button.clicked.connect(lambda _=False, each=button: self._take(each.text()))
        self.new_judge.clicked.connect(lambda _=False: self._take(self.name))
        self.hide()

    def know(self, judges: Sequence[str]) -> None:
        """Set the judges whom a name may mean; without any, every name is right."""
        self._known = tuple(judges)

    def stand_by(self, *fields: QLineEdit) -> None:
        """Ask about the names in these fields; who is meant is written there before `taken`."""
        for field in set(fields) - set(self._fields):
            field.textEdited.connect(lambda _: self.withdraw(*self._written()))
        self._fields = fields
        self.withdraw()

    def accept(self, *names: str) -> None:
        """Don't ask about these names, such as those that stood in a form before."""
        self._accepted.update(names)

    def is_unknown(self, name: str) -> bool:
        """Whether no judge has this name, and nobody said that it is right."""
        return is_new_judge(self._known, name) and name not in self._accepted

    def asks(self, *names: str) -> bool:
        """Ask about the first of these names that is unknown; return whether there is one."""
        name = next(filter(self.is_unknown, names), "")
        if name or self.name:
            self._ask(name)
        return bool(name)

    def asks_about_fields(self) -> bool:
        """Ask about the first unknown name of the fields, and focus the likeliest answer; return
        whether there is one."""
        is_asked = self.asks(*self._written())
        if is_asked:
            self.take_focus()
        return is_asked

    def withdraw(self, *typed: str) -> None:
        """Take the question away unless its name is still among those typed."""
        if self.name and self.name not in typed:
            self._ask("")

    def take_focus(self) -> None:
        """Focus the likeliest answer: the first similar name, or else the new judge."""
        first = self.new_judge if self.similar[0].isHidden() else self.similar[0]
        first.setFocus(Qt.FocusReason.TabFocusReason)
        demand_fresh_press(self, *PRESSING)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _ask(self, name: str) -> None:
        self.name = name
        similar = similar_judges(self._known, name)
        for at, button in enumerate(self.similar):
            button.setVisible(at < len(similar))
            if at < len(similar):
                button.set_words(similar[at])
        shown = (*self.similar[: len(similar)], self.new_judge)
        for at, button in enumerate(shown):
            self._grid.addWidget(button, 1 + at // 2, at % 2, Qt.AlignmentFlag.AlignLeft)
        self._retranslate()
        self.setVisible(bool(name))

    def _take(self, name: str) -> None:
        self._accepted.add(name)
        asked = [field for field in self._fields if field.text().strip() == self.name]
        for field in asked:
            field.setText(name)
        if asked:
            self.withdraw()
        self.taken.emit(name)

    def _written(self) -> tuple[str, ...]:
        return tuple(field.text().strip() for field in self._fields if not field.isHidden())

    def _retranslate(self) -> None:
        sentence = self.tr("Not on the staff: {name}").format(name=self.name)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.new_judge.set_words(self.tr("New judge: {name}").format(name=self.name))
