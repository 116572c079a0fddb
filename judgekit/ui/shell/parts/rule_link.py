"""Link to a section of the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.views.words.section_numbers import APPENDIX


class RuleLink(Pressable):
    """`wanted` has the query for the command bar: `mtr 2.5`."""

    wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._query = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.wanted.emit(self._query))
        self.hide()

    def show_rule(self, rule: RuleReference | None) -> None:
        """Link to this rule; hide the link if it is None."""
        self.setVisible(rule is not None)
        if rule is None:
            return
        kind = rule.document.split("-", 1)[0]
        self._query = f"{kind} {rule.ref}"
        self.setText(f"{kind.upper()} {ref_words(rule.ref)}")
        self.setAccessibleName(self.tr("Open {rule}").format(rule=self.text()))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        metrics = QFontMetrics(theme.font("small"))
        return QSize(
            metrics.horizontalAdvance(self.text()) + theme.px(8), metrics.height() + theme.px(6)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        font = theme.font("small")
        font.setUnderline(True)
        painter.setFont(font)
        painter.setPen(theme.color("accent"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-badge"))


def ref_words(ref: str) -> str:
    """Return `Appendix E` in the interface language; a number is unchanged."""
    if not ref.startswith(APPENDIX):
        return ref
    words = QCoreApplication.translate("RuleLink", "Appendix {letter}")
    return words.format(letter=ref.removeprefix(APPENDIX))
