"""An entry that was set aside beside what stands: what a judge compares before deciding."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class BothView(QWidget):
    """Hidden until `show_both`; texts are given by the caller, in the current language."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = tuple(Label(look, bold=True) for _ in range(2))
        self._texts = tuple(Label(look, wraps=True) for _ in range(2))
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (24, 8, 12, 8), 4)
        for head, text in zip(self._heads, self._texts, strict=True):
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(head)
            column.addWidget(text)
        column.addWidget(Hairline(look))
        self.hide()

    def show_both(self, own: str, standing: Sequence[str]) -> None:
        """Show the entry's own line, and those of what stands."""
        lines = "\n".join(standing) or self.tr("Nothing is recorded there.")
        self._heads[0].setText(self.tr("Set aside"))
        self._heads[1].setText(self.tr("Recorded"))
        self._texts[0].setText(own)
        self._texts[1].setText(lines)
        said = f"{self._heads[0].text()}: {own}. {self._heads[1].text()}: {lines}"
        self.setAccessibleName(said)
        self.show()

    def words(self) -> Sequence[str]:
        """Return both texts, as shown."""
        return [each.text() for each in self._texts]
