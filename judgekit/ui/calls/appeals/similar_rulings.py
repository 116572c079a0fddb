"""Similar appeals of the tournament, each a line that opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.calls.wording import place_words, subject_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.rule_link import RuleLink
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.appeal_words import outcome_words

MOST = 2
APPEALS = RuleReference("mtr-en-2019-05-03", "2.9")


class SimilarRulings(QWidget):
    """Lists similar appeals and links to the rules.

    `wanted` carries the id of the appeal to show, `rule_wanted` the command bar's query for the
    section on appeals.
    """

    wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Label(look, bold=True)
        self._none = Label(look, token="text-muted")
        self._lines = [_Line(look) for _ in range(MOST)]
        self._rule = RuleLink(look)
        self._rule.wanted.connect(self.rule_wanted)
        self._appeals: tuple[Appeal, ...] = ()
        self._outcome = ""
        self._differs = Label(look, token="attention", bold=True, wraps=True)
        whole, self._row = QVBoxLayout(self), QHBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._row)
        whole.addWidget(self._differs)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._title, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._none)
        for line in self._lines:
            column.addWidget(line)
            line.clicked.connect(lambda _=False, one=line: self.wanted.emit(one.appeal))
        self._row.addLayout(column, 1)
        self._row.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignTop)
        self._rule.show_rule(APPEALS)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def show_alike(self, appeals: Sequence[Appeal], title: Callable[[str], str]) -> None:
        """Show these appeals, at most two; `title` returns an infraction's title."""
        self._appeals = tuple(appeals[:MOST])
        self.compare(self._outcome)
        self._none.setVisible(not appeals)
        for line in self._lines:
            line.hide()
        for line, appeal in zip(self._lines, appeals, strict=False):
            subject = subject_words(appeal, title(appeal.asked.infraction))
            outcome = outcome_words(appeal.outcome).lower()
            reason = appeal.verdict.reason if appeal.verdict else ""
            # The outcome is what a head judge compares with: it isn't among what may be cut.
            said = "; ".join(each for each in (outcome, subject, reason) if each)
            line.lead_to(appeal.id, f"{place_words(appeal)}: {said}")
            line.show()

    def compare(self, outcome: str) -> None:
        """Point out a similar appeal that was decided otherwise; `outcome` may be empty."""
        self._outcome = outcome
        said = (each for each in self._appeals if outcome and each.outcome not in ("", outcome))
        other = next(said, None)
        words = ""
        if other is not None:
            words = self.tr("Differs from {place}: {outcome}").format(
                place=place_words(other), outcome=outcome_words(other.outcome).lower()
            )
        self._differs.say(words)

    def difference(self) -> str:
        """Return what is pointed out; empty if nothing is."""
        return self._differs.text()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Similar today"))
        self._none.setText(self.tr("none"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _redress(self) -> None:
        self._row.setSpacing(self._look.theme.px(8))


class _Line(Pressable):
    """A line of text that is a link."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.appeal = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def lead_to(self, appeal: str, words: str) -> None:
        """Link to the appeal of that id."""
        self.appeal = appeal
        self.setText(words)
        set_tip(self, words)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        height = QFontMetrics(self._look.theme.font()).height()
        return QSize(self._look.theme.px(120), height + self._look.theme.px(4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        font = theme.font()
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(theme.color("accent" if self.underMouse() else "text-muted"))
        words = QFontMetrics(font).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft, words)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-badge"))
