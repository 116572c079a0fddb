"""The resulting penalty in large words, why, and what it gives the table."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.domain.infractions.state import Penalty
from judgekit.ui.look import Look
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import sign_of


class Verdict(QWidget):
    """Icon, colour and words; urgent from a Game Loss on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = IconLabel(look, "warning", size=28)
        self._becomes = Label(look, size="title", bold=True, wraps=True)
        self._why = Label(look, wraps=True)
        self._given = Label(look, bold=True, wraps=True)
        grid = QGridLayout(self)
        layouts = ScaledLayouts(look, self)
        layouts.keep(grid, (0, 0, 0, 0), 2)
        grid.setHorizontalSpacing(12)
        grid.addWidget(self._sign, 0, 0, 2, 1)
        grid.addWidget(self._becomes, 0, 1)
        grid.addWidget(self._why, 1, 1)
        grid.addWidget(self._given, 2, 1)
        grid.setColumnStretch(1, 1)

    def show_verdict(self, penalty: Penalty, becomes: str, why: str) -> None:
        """Show this penalty."""
        sign = sign_of(penalty)
        self._sign.show_icon(sign.icon, sign.token)
        is_heavy = penalty.weight >= Penalty.GAME_LOSS.weight
        self._becomes.set_token("urgent" if is_heavy else "text")
        self._becomes.setText(becomes)
        self._why.say(why)
        self.setAccessibleName(f"{becomes}. {why}")

    def show_given(self, words: str) -> None:
        """Show the time or the turns that the penalty gives the table."""
        self._given.say(words)

    def given(self) -> str:
        """Return what the penalty gives the table."""
        return self._given.text()

    def stand_low(self, *, low: bool) -> None:
        """Reduce the text size on a low page."""
        self._becomes.set_size("text" if low else "title")

    def words(self) -> tuple[str, str]:
        """Return the penalty's words, and why."""
        return self._becomes.text(), self._why.text()
