"""The middle of the page: an infraction, its circumstances, its remedy, and further texts."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import (
    Catalogue,
    Edition,
    Entry,
    NoInfraction,
    Topic,
)
from judgekit.domain.infractions.remedy import step_state, steps_in
from judgekit.domain.rules.document import Block, BlockKind, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.circumstances import Circumstances
from judgekit.ui.infractions.entry.policy_text import FlowingText, PolicyText
from judgekit.ui.infractions.entry.remedy_steps import RemedySteps, StepLine
from judgekit.ui.infractions.entry.sections import POLICY, SectionWriter
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import category_name, penalty_name, sign_of

WIDEST = 640


class EntryPane(QWidget):
    """`followed` carries the id of another infraction; `answered` a circumstance's name and
    answer."""

    followed = Signal(str)
    answered = Signal(str, object)

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._catalogue = catalogue
        self._shown: tuple[Entry, Edition, str] | None = None
        self._is_low = False
        self._rest: Section | None = None
        self._family = Label(look, size="small", token="text-muted")
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._title.setObjectName("title")
        self._sign = IconLabel(look, "warning")
        self._penalty = Label(look, bold=True)
        self._by_itself = ElidedLabel(look, token="text-muted")
        self._summary = FlowingText(look)
        self.circumstances = Circumstances(look)
        self._remedy_head = QWidget()
        self._remedy = Label(look, bold=True)
        self._filled = ElidedLabel(look, size="small", token="text-muted")
        self.steps = RemedySteps(look)
        self._text = PolicyText(look)
        self._text.reference_followed.connect(self._follow)
        self.circumstances.answered.connect(self.answered)
        self._scroll = FormScroll(look, self._lay_out())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def stand_low(self, low: bool) -> None:
        """Hide the family on a low page; the list and the number show it too."""
        self._is_low = low
        self._family.setVisible(not low or self._shown is None)

    def show_entry(self, entry: Entry, edition: Edition, language: str) -> None:
        """Show an infraction, with no circumstance answered."""
        if self._shown == (entry, edition, language):
            return
        self._shown = (entry, edition, language)
        sign = sign_of(entry.penalty)
        self._family.setText(category_name(entry.category))
        self._family.setVisible(not self._is_low)
        self._title.setText(f"{entry.number} {entry.name.said(language)}".strip())
        self._sign.show_icon(sign.icon, sign.token)
        self._penalty.set_token(sign.token)
        self._penalty.setText(penalty_name(entry.penalty))
        self._by_itself.setText(self.tr("by itself"))
        self._show_summary(entry.summary.said(language))
        self.circumstances.ask(entry, edition, language)
        self._show_remedy(shown=bool(entry.remedy))
        self._show_penalty(shown=True)
        writer = SectionWriter(self._catalogue, language, edition)
        self._rest = writer.entry(entry)
        self._text.hide()
        self.show_known((), ())
        self._to_top()

    def show_known(self, held: Collection[str], denied: Collection[str]) -> None:
        """Show which circumstances hold, and which don't."""
        if self._shown is None:
            return
        entry, edition, language = self._shown
        self.circumstances.show_known(held, denied)
        self.steps.show_lines(
            [
                StepLine(step.text.said(language), step_state(step, held, denied))
                for step in steps_in(entry, edition)
            ]
        )

    def show_topic(self, topic: Topic, edition: Edition, language: str) -> None:
        """Show a general matter."""
        self._show_alone(self.tr("General matter"), topic.name.said(language))
        self._rest = SectionWriter(self._catalogue, language, edition).topic(topic)

    def show_case(self, case: NoInfraction, edition: Edition, language: str) -> None:
        """Show why something is no infraction."""
        self._show_alone(self.tr("No infraction"), case.name.said(language))
        self._sign.show_icon("none-due", "text-muted")
        self._penalty.set_token("text-muted")
        self._penalty.setText(self.tr("No infraction"))
        self._by_itself.setText("")
        self._show_penalty(shown=True)
        self._rest = SectionWriter(self._catalogue, language, edition).case(case)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._remedy.setText(self.tr("Remedy"))
        self._filled.setText(self.tr("filled numbers apply here"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._shown = None
            self.retranslate()
        super().changeEvent(event)

    # -- internals

    def _show_alone(self, family: str, title: str) -> None:
        self._shown = None
        self._family.say(family)
        self._title.setText(title)
        self._show_summary("")
        self.circumstances.hide()
        self._show_remedy(shown=False)
        self._show_penalty(shown=False)
        self._to_top()

    def _show_remedy(self, *, shown: bool) -> None:
        for part in (self._remedy_head, self.steps):
            part.setVisible(shown)

    def _show_penalty(self, *, shown: bool) -> None:
        self._sign.setVisible(shown)
        self._penalty.setVisible(shown)
        self._by_itself.setVisible(shown)

    def _show_summary(self, words: str) -> None:
        section = Section(words, None, words, 1, None, (Block(BlockKind.PARAGRAPH, words),))
        self._summary.show_section(section, (), self._look.theme)
        self._summary.setVisible(bool(words))

    def show_rest(self) -> None:
        """Lay out the long text, delayed so that a choice replaced at once does without it."""
        section, self._rest = self._rest, None
        if section is not None:
            self._text.show_section(section, (), self._look.theme)
            self._text.setVisible(bool(section.blocks))

    def _to_top(self) -> None:
        self._scroll.verticalScrollBar().setValue(0)

    def _follow(self, reference: RuleReference) -> None:
        if reference.document == POLICY:
            self.followed.emit(reference.ref)

    def _redress(self) -> None:
        self._scroll.set_widest(self._look.theme.px(WIDEST))
        self._scroll.verticalScrollBar().setSingleStep(self._look.theme.px(40))
        self._shown = None

    def _lay_out(self) -> QWidget:
        content = QWidget()
        scaled = ScaledLayouts(self._look, self)
        column, penalty = QVBoxLayout(content), QHBoxLayout()
        penalty.addWidget(self._sign)
        penalty.addWidget(self._penalty)
        penalty.addWidget(self._by_itself, 1)
        remedy = QHBoxLayout(self._remedy_head)
        remedy.addWidget(self._remedy)
        remedy.addWidget(self._filled, 1)
        scaled.keep(column, (28, 16, 28, 16), 6)
        scaled.keep(penalty, (0, 4, 0, 4), 8)
        scaled.keep(remedy, (0, 12, 0, 4), 10)
        column.addWidget(self._family)
        column.addWidget(self._title)
        column.addLayout(penalty)
        column.addWidget(self._summary)
        column.addWidget(self.circumstances)
        column.addWidget(self._remedy_head)
        column.addWidget(self.steps)
        column.addSpacing(self._look.theme.px(14))
        column.addWidget(self._text)
        column.addStretch(1)
        return content
