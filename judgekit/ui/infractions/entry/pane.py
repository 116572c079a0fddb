"""The middle of the page: an infraction, its circumstances, its remedy, and further texts."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

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
from judgekit.ui.infractions.entry.remedy_steps import RemedySteps
from judgekit.ui.infractions.entry.sections import POLICY, SectionWriter
from judgekit.ui.infractions.entry.standard_penalty import StandardPenalty
from judgekit.ui.infractions.entry.step_layout import Density, StepLine
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import ElidedLabel, Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SPACING = 4
"""Between the parts, in design pixels."""
WIDEST = 640
IN_HEAD = 24
"""Height of the buttons beside the heading of the remedy, in design pixels."""
LAYOUTS = 2
"""Times in a row that a page is laid out: the remedy takes what the panel below it left."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


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
        self._family = Label(look, size="small", token="text-muted")
        self._title = Title(look)
        self._title.setObjectName("title")
        self._summary = _Summary(look)
        # Not while widgets are being laid out: parts are shown and hidden.
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(0)
        self._fitting.timeout.connect(self._fit)
        self.circumstances = Circumstances(look)
        self._remedy_head = QWidget()
        self._remedy = Label(look, bold=True)
        self._filled = ElidedLabel(look, size="small", token="text-muted")
        self._questions = Button(look, icon="chevron-down", kind=ButtonKind.QUIET)
        self.steps = RemedySteps(look)
        self.whole = Button(look, kind=ButtonKind.QUIET)
        """Shows the steps that are cut in full."""
        self._text = PolicyText(look)
        self._text.reference_followed.connect(self._follow)
        self.official = Button(look, icon="book", kind=ButtonKind.QUIET)
        """Leads to the official wording where that stands below."""
        self.official.hide()
        self.penalty = StandardPenalty(look, self.official)
        self._first = QBoxLayout(BESIDE)
        self.circumstances.answered.connect(self.answered)
        self.circumstances.turned.connect(self._questions_turned)
        self._questions.clicked.connect(self.circumstances.toggle)
        self.whole.clicked.connect(self.steps.toggle)
        self.steps.moved.connect(self._fitting.start)
        self.steps.turned.connect(self._offer_whole)
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
        self.retranslate()

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
        self._title.setText(f"{entry.number} {entry.name.said(language)}".strip())
        self.penalty.show_entry(entry)
        self._summary.say(entry.summary.said(language))
        self.circumstances.ask(entry, edition, language)
        self._show_remedy(shown=bool(entry.remedy))
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
        self._questions_turned()

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

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._remedy.setText(self.tr("Remedy"))
        self._filled.setText(self.tr("filled numbers apply here"))
        self._questions.set_words(self.tr("Change the answers"))
        self._offer_whole()
        self.official.set_words(self.tr("Official wording"), key="G")

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()

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
        self._summary.say("")
        self.circumstances.hide()
        self._show_remedy(shown=False)
        self.penalty.hide()
        self.area.verticalScrollBar().setValue(0)

    def _show_remedy(self, *, shown: bool) -> None:
        for part in (self._remedy_head, self.steps):
            part.setVisible(shown)

    def show_rest(self) -> None:
        """Lay out the long text, delayed so that a choice replaced at once does without it."""
        section, self._rest = self._rest, None
        if section is not None:
            self._text.show_section(section, (), self._look.theme)
            self._text.setVisible(bool(section.blocks))

    def _questions_turned(self) -> None:
        self._questions.setVisible(self.circumstances.is_over)
        self._filled.setVisible(not self.circumstances.is_over)

    def _fit(self) -> None:
        """Give the remedy what is in sight below the questions; the button that leads to the
        official wording stands below the penalty where both don't fit in a line."""
        theme = self._look.theme
        beside = self.penalty.sizeHint().width() + self.official.sizeHint().width()
        fits = beside + theme.px(2 * 28 + 8) <= self.area.viewport().width()
        self._first.setDirection(BESIDE if fits else BELOW)
        height = self.height() - theme.px(10)
        # Not where the steps stand now: of another height, they are moved within their place.
        top = self._remedy_head.geometry().bottom() + 1 + theme.px(SPACING)
        summary = self._summary.wanted_height(self.steps.width())
        spare = 0
        if self._summary.isHidden():
            # It comes back only with a line to spare, or it would come and go at the limit.
            top, spare = top + summary, theme.px(24)
        # The remedy comes before the sentence that says what it is about.
        fits = top + self.steps.measures.height(Density.SHORT, self.steps.width()) + spare <= height
        self._summary.setVisible(bool(summary) and fits)
        self.steps.set_room(height - (top if fits else top - summary))
        self._offer_whole()
        self.more.count(self.height())

    def _offer_whole(self) -> None:
        """Offer the steps in full where one is cut, and the short ones again."""
        is_whole = self.steps.measures.is_unfolded
        words = self.tr("Short text") if is_whole else self.tr("Whole text")
        self.whole.set_words(words, key="F")
        self.whole.setVisible(is_whole or self.steps.measures.is_cut(self.steps.width()))

    def _follow(self, reference: RuleReference) -> None:
        if reference.document == POLICY:
            self.followed.emit(reference.ref)

    def _redress(self) -> None:
        self.area.set_widest(self._look.theme.px(WIDEST))
        self.area.verticalScrollBar().setSingleStep(self._look.theme.px(40))
        for button in (self.whole, self._questions):
            button.setFixedHeight(self._look.theme.px(IN_HEAD))
        self._shown = None

    def _lay_out(self) -> QWidget:
        content = QWidget()
        scaled = ScaledLayouts(self._look, self)
        column = QVBoxLayout(content)
        remedy, first = QHBoxLayout(self._remedy_head), self._first
        self.below = QVBoxLayout()
        """Room for the official wording below everything else."""
        first.addWidget(self.penalty, 1)
        first.addWidget(self.official)
        remedy.addWidget(self._remedy)
        remedy.addWidget(self._filled, 1)
        remedy.addStretch(0)
        remedy.addWidget(self._questions)
        remedy.addWidget(self.whole)
        # Its room is kept: the steps have the same with and without it.
        policy = self.whole.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.whole.setSizePolicy(policy)
        scaled.keep(column, (28, 4, 28, 16), SPACING)
        scaled.keep(remedy, (0, 0, 0, 0), 10)
        scaled.keep(first, (0, 0, 0, 0), 8)
        scaled.keep(self.below, (0, 16, 0, 0), 0)
        column.addWidget(self._family)
        column.addWidget(self._title)
        column.addLayout(first)
        column.addWidget(self._summary)
        column.addWidget(self.circumstances)
        column.addWidget(self._remedy_head)
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
