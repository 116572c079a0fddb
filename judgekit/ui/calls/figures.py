"""Figures of the day, below the lists of calls and appeals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.appeal_list import tally
from judgekit.domain.tournament import Tournament
from judgekit.ui.calls.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.views.calls.lengths import mean_length
from judgekit.views.words.reports import stopwatch


class Figures(QWidget):
    """Lines with a name at the left and its figure at the right."""

    def __init__(self, look: Look, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._lines = [
            (ElidedLabel(look, token="text-muted"), Label(look, bold=True)) for _ in range(lines)
        ]
        for name, value in self._lines:
            line = QHBoxLayout()
            line.addWidget(name, 1)
            line.addWidget(value)
            self._column.addLayout(line)
        look.changed.connect(self._redress)
        self._redress()

    def show_figures(self, said: Sequence[tuple[str, str]]) -> None:
        """Show these figures; there must be one for each line."""
        for (name, value), (words, figure) in zip(self._lines, said, strict=True):
            name.setText(words)
            value.setText(figure)

    def _redress(self) -> None:
        px = self._look.theme.px
        self._column.setContentsMargins(px(20), px(12), px(20), px(12))
        self._column.setSpacing(px(6))


def appeal_figures(state: Tournament) -> list[tuple[str, str]]:
    """Return how many appeals there are, and how many rulings were not upheld."""
    counted = tally(state.appeals.entered)
    of = translate("Calls", "{count} of {decided} decided")
    return [
        (translate("Calls", "Appeals so far"), str(counted.made)),
        (
            translate("Calls", "Overturned or changed"),
            of.format(count=counted.not_upheld, decided=counted.decided) if counted.made else "—",
        ),
    ]


def mean_call(state: Tournament) -> tuple[str, str]:
    """Return the mean length of a call, as the report has it."""
    mean = mean_length(state.calls.entered)
    figure = "—" if mean is None else stopwatch(mean)
    return translate("CallsList", "Mean length of a call"), figure
