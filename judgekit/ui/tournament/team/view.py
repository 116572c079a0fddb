"""The Laptops view: one event on several laptops."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QStackedLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.aside.pane import SetAsidePane
from judgekit.ui.tournament.team.shared_pane import SharedPane
from judgekit.ui.tournament.team.ways.alone import AlonePane


class Face(Enum):
    """What the view shows."""

    ALONE = 0
    """The two ways into sharing."""
    SHARED = 1
    SET_ASIDE = 2


class TeamView(QWidget):
    """Shows one of its faces."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = Face.ALONE
        self._shares = False
        self.alone, self.shared = AlonePane(look), SharedPane(look)
        self.set_aside = SetAsidePane(look)
        self._stack = QStackedLayout(self)
        for pane in (self.alone, self.shared, self.set_aside):
            self._stack.addWidget(pane)

    def show_face(self, face: Face) -> bool:
        """Show a face; return whether it was another one."""
        is_other = face is not self.face
        self.face = face
        self._stack.setCurrentIndex(face.value)
        return is_other

    def expect_problem(self, *, from_sharing: bool) -> None:
        """Sharing or joining was asked for: what goes wrong next is said in its form."""
        self._shares = from_sharing

    def say_problem(self, words: str) -> None:
        """Say what went wrong in the form that asked, if it is shown."""
        if self.face is not Face.ALONE:
            return
        if self._shares:
            self.alone.share.say_problem(words)
            return
        join = self.alone.join
        join.show_joining(is_joining=False)
        join.say_problem(words)
        if self.isVisible():
            join.take_focus()

    def take_focus(self) -> None:
        """Focus what is shown."""
        panes = {
            Face.ALONE: self.alone.take_focus,
            Face.SHARED: self.shared.take_focus,
            Face.SET_ASIDE: self.set_aside.take_focus,
        }
        panes[self.face]()
