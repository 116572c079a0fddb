"""Calls and appeals put right, and earlier calls entered, beside the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from judgekit.ui.calls.chosen_view import CallView
from judgekit.ui.calls.page_body import CallsBody
from judgekit.ui.shell.corrections.controller import CorrectionController
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.corrections.fields import Subject


class CallCorrections(QObject):
    """Shows the form in place of what is chosen; `left` is emitted once that is back."""

    left = Signal()
    kept = Signal(str)
    """What has that id is to be chosen again; empty for something entered late."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        body: CallsBody,
        view: CallView,
        form: CorrectionView,
        appeals: QWidget,
    ) -> None:
        super().__init__(form)
        self._bridge = dependencies.bridge
        self._body, self._view, self._form, self._appeals = body, view, form, appeals
        self._controller = CorrectionController(dependencies, form)
        self._controller.left.connect(self._end)
        view.correction_wanted.connect(self.correct)

    @property
    def is_shown(self) -> bool:
        """Whether the form is in place of what is chosen."""
        return self._body.side is self._form and self._controller.is_open

    @property
    def is_touched(self) -> bool:
        """Whether the form shown has what is not saved yet."""
        return self.is_shown and self._controller.is_touched

    @property
    def is_typed(self) -> bool:
        """Whether something is being typed for what is chosen: in the form, in a field of the
        call, or as the draft of its appeal."""
        view = self._view
        if self.is_shown or self._body.side is not view or view.call is None:
            return self.is_touched
        is_drafted = view.is_appeal_shown and view.controller.appeal is None
        return is_drafted or view.pane.is_typed

    def holds(self) -> bool:
        """Return whether the form has to stay, and say there that it is not saved yet."""
        if self.is_touched:
            self._form.remind_of_saving()
            self._form.take_focus()
        return self.is_touched

    def take_focus(self) -> None:
        """Focus the form."""
        self._form.take_focus()

    def correct(self) -> None:
        """Put the chosen call right, or the chosen appeal in the list of appeals."""
        if self._body.side is not self._view:
            return
        is_appeal = self._body.list is self._appeals
        chosen = self._view.controller.appeal if is_appeal else self._view.call
        if chosen is not None and self._controller.correct(chosen.id):
            self._begin()

    def enter_earlier(self) -> None:
        """Enter a call that happened earlier."""
        if self._bridge.engine is not None:
            self._controller.enter(Subject.CALL)
            self._begin()

    def leave_for(self, chosen: object) -> None:
        """Cancel if the call or appeal of another id was chosen; what is not saved yet stays, and
        with it the choice."""
        if chosen == self._controller.thing:
            return
        if self.is_touched:
            # The list is still busy with the press that chose another row.
            QTimer.singleShot(0, self, self._stay)
        else:
            self._controller.cancel()

    def _stay(self) -> None:
        if self.holds():
            self.kept.emit(self._controller.thing)

    def _begin(self) -> None:
        self._body.show_side(self._form)
        self._form.take_focus()

    def _end(self) -> None:
        self._body.show_side(self._view)
        self.left.emit()
