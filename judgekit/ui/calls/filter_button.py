"""A button that filters a list by one of the values in it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu
from judgekit.ui.widgets.tool_tip import set_tip


class FilterButton(Button):
    """Opens a menu of values; `value` is None for all, `chosen` is emitted on a choice."""

    chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, opens_menu=True, parent=parent)
        self.value: str | None = None
        self._title = ""
        self._values: Mapping[str, str] = {}
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def offer(self, title: str, values: Mapping[str, str]) -> None:
        """Set the filter's title and values; a chosen value that is gone is reset."""
        self._title, self._values = title, values
        if self.value is not None and self.value not in values:
            self.value = None
        self._show_value()

    def choose(self, value: str | None) -> None:
        """Filter by this value."""
        self.value = value
        self._show_value()
        self.chosen.emit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(60), super().sizeHint().height())

    def _show_value(self) -> None:
        is_narrowed = self.value is not None
        words = self._values.get(self.value or "", self._title) if is_narrowed else self._title
        said = words if is_narrowed else self.tr("all")
        self.setChecked(is_narrowed)
        self.set_words(words, name=f"{self._title}: {said}")
        set_tip(self, f"{self._title}: {said}")

    def _open(self) -> None:
        self._show_value()
        menu = ChoiceMenu(self)
        everything = menu.add_choice(self.tr("All"), chosen=self.value is None)
        everything.triggered.connect(lambda: self.choose(None))
        menu.setActiveAction(everything)
        for value, words in self._values.items():
            action = menu.add_choice(words, chosen=value == self.value)
            action.triggered.connect(lambda _=False, one=value: self.choose(one))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
