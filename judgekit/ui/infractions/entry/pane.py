"""The middle of the page: an infraction, its circumstances, its remedy, and further texts."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import (
    Catalogue,
    Edition,
    Entry,
    NoInfraction,
    Topic,
)
from judgekit.domain.infractions.remedy import step_in_case, steps_in
from judgekit.domain.rules.document import Block, BlockKind, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.circumstances import Circumstances
from judgekit.ui.infractions.entry.more_steps import MoreSteps
from judgekit.ui.infractions.entry.policy_text import FlowingText, PolicyText
from judgekit.ui.infractions.entry.remedy_head import RemedyHead
from judgekit.ui.infractions.entry.remedy_steps import RemedySteps
from judgekit.ui.infractions.entry.sections import POLICY, SectionWriter
from judgekit.ui.infractions.entry.standard_penalty import StandardPenalty
from judgekit.ui.infractions.entry.step_layout import Density, StepLine
from judgekit.ui.infractions.entry.title_row import TitleRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SPACING = 4
"""Between the parts, in design pixels."""
WIDEST = 640
LAYOUTS = 2
"""Times in a row that a page is laid out: the remedy takes what the panel below it left."""


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
        self._rest: Section | None = None
        self._is_cramped = False
        self._family = Label(look, size="small", token="text-muted")
        self._name = TitleRow(look)
        self.official = self._name.official
        """Leads to the official wording where that stands below."""
        self._summary = _Summary(look)
        # Not while widgets are being laid out: parts are shown and hidden.
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(0)
        self._fitting.timeout.connect(self._fit)
        self.circumstances = Circumstances(look)
        self.steps = RemedySteps(look)
        self.remedy_head = RemedyHead(look, self.circumstances, self.steps)
        self._text = PolicyText(look)
        self._text.reference_followed.connect(self._follow)
        self.penalty = StandardPenalty(look)
        self.circumstances.answered.connect(self.answered)
        self.steps.moved.connect(self._fitting.start)
        self.area = FormScroll(look, self._lay_out())
        self.more = MoreSteps(look, self.area, self.steps)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.area)
        column.addWidget(self.more)
        self.area.verticalScrollBar().valueChanged.connect(lambda _: self._fitting.start())
        look.changed.connect(self._redress)
        self._redress()

    def stand_cramped(self, cramped: bool) -> None:
        """Set whether the page lacks room for more than the penalty and a step of the remedy."""
        self._is_cramped = cramped
        self._name.stand_cramped(cramped=cramped)
        self._share_head()

    def turn_to(self, view: QWidget) -> None:
        """Scroll to the official wording, or back to the beginning if it is in sight already."""

        def turn() -> None:
            bar, content = self.area.verticalScrollBar(), self.area.widget()
            top = view.mapTo(content, QPoint(0, 0)).y() if content is not None else 0
            there = min(max(0, top - self._look.theme.px(8)), bar.maximum())
            bar.setValue(0 if bar.value() == there else there)

        # Texts just shown have no height yet.
        QTimer.singleShot(0, view, turn)

    def show_entry(self, entry: Entry, edition: Edition, language: str) -> None:
        """Show an infraction, with no circumstance answered."""
        if self._shown == (entry, edition, language):
            return
        self._shown = (entry, edition, language)
        self._family.say("")
        self._name.show_name(f"{entry.number} {entry.name.said(language)}".strip())
        self.penalty.show_entry(entry)
        self._summary.say(entry.summary.said(language))
        self.circumstances.ask(entry, edition, language)
        self._show_remedy(shown=bool(entry.remedy))
        self._share_head()
        writer = SectionWriter(self._catalogue, language, edition)
        self._rest = writer.entry(entry)
        self._text.hide()
        self.show_known((), (), anew=True)
        self.area.verticalScrollBar().setValue(0)

    def show_known(
        self, held: Collection[str], denied: Collection[str], *, anew: bool = False
    ) -> None:
        """Show which circumstances hold, and which don't; `anew` for another infraction."""
        if self._shown is None:
            return
        entry, edition, language = self._shown
        self.circumstances.show_known(held, denied)
        self.steps.show_lines(
            [
                StepLine(step.text.said(language), step_in_case(step, entry, held, denied))
                for step in steps_in(entry, edition)
            ],
            anew=anew,
        )
        self._fitting.start()
        self.remedy_head.follow_questions()

    def settle(self) -> None:
        """Lay out what changed now: what is pressed next must not move away under the pointer."""
        for _ in range(LAYOUTS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._fitting.stop()
            self._fit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def show_topic(self, topic: Topic, edition: Edition, language: str) -> None:
        """Show a general matter."""
        self._show_alone(self.tr("General matter"), topic.name.said(language))
        self._rest = SectionWriter(self._catalogue, language, edition).topic(topic)

    def show_case(self, case: NoInfraction, edition: Edition, language: str) -> None:
        """Show why something is no infraction."""
        self._show_alone(self.tr("No infraction"), case.name.said(language))
        self.penalty.show_none()
        self._rest = SectionWriter(self._catalogue, language, edition).case(case)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._shown = None
        super().changeEvent(event)

    # -- internals

    def _show_alone(self, family: str, title: str) -> None:
        self._shown = None
        self._family.say(family)
        self._name.show_name(title)
        self._summary.say("")
        self.circumstances.hide()
        self._show_remedy(shown=False)
        self.penalty.hide()
        self.area.verticalScrollBar().setValue(0)

    def _show_remedy(self, *, shown: bool) -> None:
        for part in (self.remedy_head, self.steps):
            part.setVisible(shown)

    def show_rest(self) -> None:
        """Lay out the long text, delayed so that a choice replaced at once does without it."""
        section, self._rest = self._rest, None
        if section is not None:
            self._text.show_section(section, (), self._look.theme)
            self._text.setVisible(bool(section.blocks))

    def _share_head(self) -> None:
        """Have one heading for questions and remedy on a cramped page."""
        has_remedy = not self.remedy_head.isHidden()
        self.circumstances.stand_headless(headless=self._is_cramped and has_remedy)
        self.remedy_head.follow_questions()

    def _fit(self) -> None:
        """Give the remedy what is in sight below the questions."""
        theme = self._look.theme
        height = self.height() - theme.px(10)
        # Not where the steps stand now: of another height, they are moved within their place.
        top = self.remedy_head.geometry().bottom() + 1 + theme.px(SPACING)
        summary = self._summary.wanted_height(self.steps.width())
        spare = 0
        if self._summary.isHidden():
            # It comes back only with a line to spare, or it would come and go at the limit.
            top, spare = top + summary, theme.px(24)
        # The remedy comes before the sentence that says what it is about.
        fits = top + self.steps.measures.height(Density.SHORT, self.steps.width()) + spare <= height
        self._summary.setVisible(bool(summary) and fits)
        self.steps.set_room(height - (top if fits else top - summary))
        self.remedy_head.offer_whole()
        self.more.count(self.height())

    def _follow(self, reference: RuleReference) -> None:
        if reference.document == POLICY:
            self.followed.emit(reference.ref)

    def _redress(self) -> None:
        self.area.set_widest(self._look.theme.px(WIDEST))
        self.area.verticalScrollBar().setSingleStep(self._look.theme.px(40))
        self._shown = None

    def _lay_out(self) -> QWidget:
        content = QWidget()
        scaled = ScaledLayouts(self._look, self)
        column = QVBoxLayout(content)
        self.below = QVBoxLayout()
        """Room for the official wording below everything else."""
        scaled.keep(column, (28, 4, 28, 16), SPACING)
        scaled.keep(self.below, (0, 16, 0, 0), 0)
        column.addWidget(self._family)
        column.addWidget(self._name)
        column.addWidget(self.penalty)
        column.addWidget(self._summary)
        column.addWidget(self.circumstances)
        column.addWidget(self.remedy_head)
        column.addWidget(self.steps)
        column.addSpacing(self._look.theme.px(14))
        column.addWidget(self._text)
        column.addLayout(self.below)
        column.addStretch(1)
        return content


class _Summary(FlowingText):
    """The sentence that says what an infraction is about."""

    def __init__(self, look: Look) -> None:
        self._words = ""
        super().__init__(look)

    def say(self, words: str) -> None:
        """Show these words; nothing without any."""
        section = Section(words, None, words, 1, None, (Block(BlockKind.PARAGRAPH, words),))
        self._words = words
        self.show_section(section, (), self._look.theme)
        self.setVisible(bool(words))

    def wanted_height(self, width: int) -> int:
        """Return its height with the space below, shown or not, in pixels; 0 without words."""
        return self.heightForWidth(width) + self._look.theme.px(4) if self._words else 0
