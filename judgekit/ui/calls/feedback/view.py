"""The tally of each floor judge's rulings, and one judge's sheet to copy or print."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.calls.appeal_list import of_judge, tallies
from judgekit.ui.calls.feedback.sheet import FeedbackSheet, feedback_sheet, judge_name, rate_words
from judgekit.ui.calls.infraction_titles import InfractionTitles
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.job import html_job
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class FeedbackView(QWidget):
    """View of the feedback; the arrow keys choose a judge.

    Names leave the program only through the clipboard and the printer, on request.
    """

    left = Signal()

    def __init__(self, dependencies: ProgramDependencies, titles: InfractionTitles) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._titles = titles
        look = dependencies.look
        self._sheet: FeedbackSheet | None = None
        self._names: list[str] = []
        """Names of the judges, in the order of the list."""
        self._title = Label(look, size="title", bold=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.judges = ChoiceList(look)
        self._paper = Label(look, wraps=True)
        self._paper.setTextFormat(Qt.TextFormat.RichText)
        self._paper.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._paper.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = Button(look, icon="copy", kind=ButtonKind.FILLED)
        self._print = Button(look, icon="print")
        self._leave = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._lay_out()
        self.judges.chosen.connect(lambda _: self.refresh())
        self._copy.clicked.connect(self.copy)
        self._print.clicked.connect(self.print)
        self._leave.clicked.connect(self.left)
        self.retranslate()

    @property
    def sheet(self) -> FeedbackSheet | None:
        """The sheet shown; None where no ruling was appealed."""
        return self._sheet

    def refresh(self) -> None:
        """Show the current state; the choice of judge is kept, else it is the first."""
        state = self._bridge.state
        counted = tallies(state.appeals)
        choices = [
            Choice(str(at), judge_name(each.judge), rate_words(each))
            for at, each in enumerate(counted)
        ]
        chosen = self._chosen_judge()
        self.judges.set_choices(self.tr("Floor judges"), choices)
        names = [each.judge for each in counted]
        at = names.index(chosen) if chosen in names else 0
        self.judges.choose(str(at))
        self._names = names
        self._sheet = None
        if counted:
            tournament = state.setup.details.name if state.setup.details else ""
            appeals = of_judge(state.appeals, counted[at].judge)
            self._sheet = feedback_sheet(tournament, counted[at], appeals, self._titles.title)
        self._paper.setText(self._sheet.html() if self._sheet else "")
        for button in (self._copy, self._print):
            button.setEnabled(self._sheet is not None)

    def take_focus(self) -> None:
        """Focus the list of judges."""
        self.judges.setFocus()

    def copy(self) -> None:
        """Copy the sheet to the clipboard as plain text."""
        if self._sheet is not None and self.isVisible():
            QApplication.clipboard().setText(self._sheet.plain())
            self._dependencies.messages.say(self.tr("Copied: the feedback sheet"))

    def print(self) -> bool:
        """Open the preview of the sheet on paper; return whether the sheet is shown."""
        if self._sheet is None or not self.isVisible():
            return False
        dependencies = self._dependencies
        job = html_job(dependencies.look, self._sheet.title, self._sheet.html())
        open_preview(dependencies.look, dependencies.messages, job, self)
        return True

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Floor judges"))
        self._hint.setText(
            self.tr("How many of their appealed rulings were overturned or changed.")
        )
        self._copy.set_words(self.tr("Copy"), key="Y")
        self._print.set_words(self.tr("Print"), key=key_text("Ctrl+P"))
        self._leave.set_words(self.tr("Close"), key="F")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _chosen_judge(self) -> str | None:
        at = self.judges.value()
        return self._names[int(at)] if at else None

    def _lay_out(self) -> None:
        layouts = ScaledLayouts(self._dependencies.look, self)
        inside = QWidget()
        column = QVBoxLayout(inside)
        layouts.keep(column, (28, 16, 28, 16), 12)
        for part in (self._title, self._hint, self.judges):
            column.addWidget(part)
        column.addWidget(Hairline(self._dependencies.look))
        column.addWidget(self._paper)
        column.addStretch(1)
        foot = QHBoxLayout()
        layouts.keep(foot, (28, 8, 28, 12), 8)
        foot.addWidget(self._copy)
        foot.addWidget(self._print)
        foot.addStretch(1)
        foot.addWidget(self._leave)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(FormScroll(self._dependencies.look, inside), 1)
        whole.addWidget(Hairline(self._dependencies.look))
        whole.addLayout(foot)
