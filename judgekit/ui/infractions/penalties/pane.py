"""The chosen penalty in full, its correction, and the player's penalty history."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.rules.document import Section
from judgekit.ui.infractions.entry.policy_text import PolicyText
from judgekit.ui.infractions.penalties.correction_form import CorrectionForm
from judgekit.ui.infractions.penalties.rows import PenaltyRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.words.penalty_wording import sign_of

SCROLL_BAR = 16
"""Width of a scroll bar and the margin beside it, in design pixels."""


class PenaltyPane(SharedRoom):
    """Displays what it is given: either the text or the form."""

    correct_wanted = Signal()
    take_back_wanted = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sign = IconLabel(look, "warning", size=28)
        self._penalty = Title(look)
        self._player = Label(look, bold=True, wraps=True)
        self._infraction = Label(look, wraps=True)
        self._correct = Button(look, icon="correct")
        self._take_back = Button(look, icon="undo")
        self._print = Button(look, icon="print")
        self.text = PolicyText(look)
        self.form = CorrectionForm(look, catalogue)
        self._buttons = QWidget()
        self._lay_out()
        self._correct.clicked.connect(self.correct_wanted)
        self._take_back.clicked.connect(self.take_back_wanted)
        self._print.clicked.connect(self.print_wanted)
        look.changed.connect(self.share_room)
        self.retranslate()

    def show_penalty(self, row: PenaltyRow | None, section: Section | None) -> None:
        """Show this penalty, or none."""
        heads = (self._sign, self._penalty, self._player, self._infraction)
        for part in (*heads, self._print, self._buttons):
            part.setVisible(row is not None)
        self.text.setVisible(row is not None)
        self.form.hide()
        if row is None or section is None:
            return
        sign = sign_of(row.written.issued.penalty)
        self._sign.show_icon(sign.icon, sign.token)
        self._penalty.setText(row.penalty)
        self._player.setText(row.player)
        self._infraction.setText(row.infraction)
        self.text.show_section(section, (), self._look.theme)

    def show_form(self, *, shown: bool) -> None:
        """Show the form instead of the text, or the text."""
        self.form.setVisible(shown)
        self.text.setVisible(not shown)
        self._print.setVisible(not shown)
        self._buttons.setVisible(not shown)

    def words(self) -> str:
        """Return all visible texts."""
        parts = (self._penalty.text(), self._player.text(), self._infraction.text())
        return "\n".join((*parts, self.text.toPlainText()))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._correct.set_words(self.tr("Correct"), key="E")
        self._take_back.set_words(self.tr("Undo this"), key="U")
        self._print.set_words("", key="P", name=self.tr("Print this penalty"))
        self.share_room()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def share_room(self) -> None:
        """Stack the buttons if one row is too long."""
        wanted = self._correct.sizeHint().width() + self._take_back.sizeHint().width()
        is_wide = self.width() >= wanted + self._look.theme.px(24 + 8 + 24 + SCROLL_BAR)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if is_wide else down)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        content = QWidget()
        inner, head = QVBoxLayout(content), QHBoxLayout()
        buttons = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._buttons)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._penalty, 1)
        head.addWidget(self._print, 0, Qt.AlignmentFlag.AlignTop)
        buttons.addWidget(self._correct)
        buttons.addWidget(self._take_back)
        buttons.addStretch(1)
        inner.addLayout(head)
        inner.addWidget(self._player)
        inner.addWidget(self._infraction)
        inner.addWidget(self._buttons)
        inner.addWidget(self.form)
        inner.addWidget(self.text)
        inner.addStretch(1)
        scaled.keep(inner, (24, 16, 24, 24), 6)
        scaled.keep(head, (0, 0, 0, 4), 12)
        scaled.keep(buttons, (0, 8, 0, 10), 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FormScroll(self._look, content))
