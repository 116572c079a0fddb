"""Opening the aside where the text leaves too little room for it: what changed in a section."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.page_body import RulesBody
from judgekit.ui.rules.reading.aside import Aside
from judgekit.ui.rules.reading.controller import ReadingController


class AsideOpener(QObject):
    """Opens the aside when a badge of changes is pressed, and closes it on Esc."""

    def __init__(self, body: RulesBody, aside: Aside, controller: ReadingController) -> None:
        super().__init__(body)
        self._body, self._aside, self._controller = body, aside, controller
        controller.stage.changes_wanted.connect(self._open)
        aside.closed.connect(self._close)
        body.aside_opened.connect(aside.show_opened)
        aside.reference_followed.connect(lambda _: self._uncover())

    def _open(self, reference: RuleReference) -> None:
        self._controller.open(reference)
        self._aside.show_section(reference)
        self._body.show_aside(True)
        self._aside.setFocus()

    def give_way(self) -> None:
        """Close it without taking the focus: what is searched for needs the room."""
        self._body.show_aside(False)

    def _uncover(self) -> None:
        if self._body.is_text_covered:
            self._close()

    def _close(self) -> None:
        self.give_way()
        self._controller.setFocus()
