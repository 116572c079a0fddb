"""Exclusive choices: the first stand side by side, many others in a menu (`EN | ES | RU +8`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip

MOST_SIDE_BY_SIDE = 5
"""So many are all shown; of more, those that the owner names first and the chosen one."""
GAP = 4


class SegmentsAndMenu(QWidget):
    """Choices as pairs of a value and its words; `chosen` is emitted for the user's choice only."""

    as_spoken = spoken_as(Role.Grouping)

    chosen = Signal(str)

    def __init__(self, look: Look, first: Sequence[str], parent: QWidget | None = None) -> None:
        """`first` are the values that stand side by side however many there are."""
        super().__init__(parent)
        self._look = look
        self._first = first
        self._choices: list[tuple[str, str]] = []
        self._names: Mapping[str, str] = {}
        self._keys: Mapping[str, str] = {}
        self._allowed: Collection[str] | None = None
        self._of_others = ""
        self._value = ""
        self.segments = SegmentedButtons(look, [], "")
        self.others = Button(look, opens_menu=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.addWidget(self.segments)
        row.addWidget(self.others, 0, Qt.AlignmentFlag.AlignTop)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), GAP)
        self.segments.chosen.connect(self._take)
        self.others.clicked.connect(self._open)

    def set_choices(
        self,
        choices: list[tuple[str, str]],
        names: Mapping[str, str],
        keys: Mapping[str, str] | None = None,
    ) -> None:
        """Offer these; `names` are accessible names by value, `keys` the displayed keys."""
        self._choices, self._names, self._keys = choices, names, keys or {}
        self._allowed = None
        self._show()

    def name_choice(self, of_all: str, of_others: str) -> None:
        """Say what is chosen here, and what the menu has."""
        self.setAccessibleName(of_all)
        self.segments.setAccessibleName(of_all)
        self._of_others = of_others
        set_tip(self.others, of_others)
        self._show()

    def allow(self, values: Collection[str]) -> None:
        """Let only these be chosen; the others say in their words why."""
        self._allowed = values
        self.segments.allow(values)

    def choose(self, value: str) -> None:
        """Show `value` as chosen."""
        self._value = value
        self._show()

    def width_in_one_row(self) -> int:
        """Return the width of all that stands side by side, in pixels."""
        return self.segments.width_in_one_row() + self._width_of_others()

    def stand_in_one_row(self) -> None:
        """Arrange the segments in one row."""
        self.segments.break_after(0)

    def break_to_fit(self, room: int) -> None:
        """Arrange the segments in as few rows as fit into that many pixels."""
        self.segments.break_to_fit(room - self._width_of_others())

    def sizeHint(self) -> QSize:
        # The layout's own comes too late for an owner that asks right after a change.
        segments = self.segments.sizeHint()
        height = max(segments.height(), self.segments.minimumHeight())
        return QSize(segments.width() + self._width_of_others(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    # -- inside

    def _width_of_others(self) -> int:
        if self.others.isHidden():
            return 0
        button = self.others.sizeHint().expandedTo(self.others.minimumSizeHint())
        return self._look.theme.px(GAP) + button.width()

    def _shown(self) -> set[str]:
        values = [value for value, _ in self._choices]
        if len(values) <= MOST_SIDE_BY_SIDE:
            return set(values)
        return {value for value in values if value in self._first or value == self._value}

    def _behind(self) -> list[tuple[str, str]]:
        shown = self._shown()
        return [choice for choice in self._choices if choice[0] not in shown]

    def _show(self) -> None:
        shown = self._shown()
        self.segments.set_choices(
            [choice for choice in self._choices if choice[0] in shown],
            dict(self._names),
            dict(self._keys),
        )
        if self._allowed is not None:
            self.segments.allow(self._allowed)
        self.segments.choose(self._value)
        behind = len(self._choices) - len(shown)
        self.others.setVisible(behind > 0)
        self.others.set_words(f"+{behind}", name=self._of_others)
        self.updateGeometry()  # its owner measures it before this layout tells of the change

    def _take(self, value: str) -> None:
        self._value = value
        self.chosen.emit(value)

    def _open(self) -> None:
        menu = ChoiceMenu(self)
        for value, words in self._behind():
            name = self._names.get(value, words)
            said = words if name == words else f"{words}  {name}"
            action = menu.add_choice(f"{said}\t{self._keys.get(value, '')}", chosen=False)
            action.triggered.connect(lambda _=False, one=value: self._choose(one))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.others.mapToGlobal(QPoint(0, self.others.height())))
        menu.setActiveAction(menu.actions()[0])

    def _choose(self, value: str) -> None:
        self.choose(value)
        self.chosen.emit(value)
