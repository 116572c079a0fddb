"""The timeline, and in its place the form that puts one of its entries right."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget

from judgekit.ui.shell.corrections.controller import CorrectionController
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.tournament.timeline.view import TimelineView
from judgekit.views.corrections.fields import Subject


class TimelinePlace(QStackedWidget):
    """Shows the form while something is put right or entered late, else the timeline."""

    def __init__(self, dependencies: ProgramDependencies, timeline: TimelineView) -> None:
        super().__init__()
        self.timeline = timeline
        self.form = CorrectionView(dependencies.look)
        self._corrections = CorrectionController(dependencies, self.form)
        self.addWidget(timeline)
        self.addWidget(self.form)
        self._corrections.left.connect(self._show_timeline)
        timeline.correction_wanted.connect(self.correct)
        timeline.earlier_wanted.connect(self.enter_earlier)

    def take_focus(self) -> None:
        """Focus what is shown."""
        if self.currentWidget() is self.form:
            self.form.take_focus()
        else:
            self.timeline.take_focus()

    def correct(self) -> None:
        """Put the chosen entry right, if the timeline is in sight."""
        if self.timeline.isVisible() and self._corrections.correct(self.timeline.chosen_step()):
            self._show_form()

    def enter_earlier(self) -> None:
        """Enter something that happened earlier, if the timeline is in sight."""
        if self.timeline.isVisible():
            self._corrections.enter(Subject.CALL, has_subjects=True)
            self._show_form()

    def _show_form(self) -> None:
        self.timeline.question.leave()
        self.setCurrentWidget(self.form)
        self.form.take_focus()

    def _show_timeline(self) -> None:
        self.setCurrentWidget(self.timeline)
        if self.isVisible():
            self.timeline.take_focus()
