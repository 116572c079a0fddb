"""Sharing the open event: who is at this laptop, and as what."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.form.labelled import Labelled
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.ways.join_form import LONGEST_NAME
from judgekit.ui.tournament.team.ways.problem_line import ProblemLine
from judgekit.ui.tournament.team.wording import BOTH, HEAD_JUDGE, SCOREKEEPER, Roles, roles_words
from judgekit.ui.widgets.actions import ENTER, claim_key, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

ROLES: tuple[Roles, ...] = (BOTH, HEAD_JUDGE, SCOREKEEPER)
"""Of the first person: somebody must be able to let others in."""


class Obstacle(Enum):
    """Why the open event can't be shared."""

    NONE = auto()
    SHARED = auto()
    REHEARSAL = auto()


class ShareForm(QWidget):
    """`share_wanted` carries the name and the roles. Without an open event there is nothing to
    share, and `new_wanted` asks for one."""

    share_wanted = Signal(str, object)
    new_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._event = ""
        self._obstacle = Obstacle.NONE
        self._title = Label(look, bold=True, wraps=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.name = TextField(look)
        self.name.setMaxLength(LONGEST_NAME)
        self.roles = ChoiceList(look)
        self._boxes = (Labelled(look, self.name), Labelled(look, self.roles))
        self.problem = ProblemLine(look)
        self.share, self.new = Button(look, kind=ButtonKind.FILLED), Button(look)
        self._lay_out()
        self.share.clicked.connect(self._want_share)
        self.new.clicked.connect(self.new_wanted)
        self.name.textEdited.connect(lambda _: self.say_problem(""))
        self.retranslate()

    def show_event(self, name: str, obstacle: Obstacle) -> None:
        """Show the open event, by its name, and why it can't be shared; empty if none is open."""
        if (name, obstacle) != (self._event, self._obstacle):
            self._event, self._obstacle = name, obstacle
            self.retranslate()

    def show_name(self, name: str) -> None:
        """Show who is signed in on this laptop; what was typed stays."""
        if not self.name.isModified():
            self.name.setText(name)

    def say_problem(self, words: str) -> None:
        """Say why the event can't be shared; empty to clear."""
        self.problem.say(words)

    def take_focus(self) -> None:
        """Focus the name if it is missing, else the button that shares."""
        if not self._event:
            self.new.setFocus()
        elif self.name.text().strip():
            self.share.setFocus()
        else:
            self.name.setFocus()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Share this event"))
        self._hint.setText(self._hint_words())
        self._boxes[0].set_name(self.tr("Your name"))
        self._boxes[1].set_name(self.tr("Your role"))
        value = self.roles.value()
        choices = [Choice(" ".join(roles), roles_words(roles)) for roles in ROLES]
        self.roles.set_choices(self.tr("Your role"), choices)
        self.roles.choose(value or choices[0].value)
        self.share.set_words(self.tr("Share this event"), key=key_text("Return"))
        self.new.set_words(self.tr("Create event"), key=key_text("Ctrl+N"))
        for widget in (*self._boxes, self.share):
            widget.setVisible(self._can_share)
        self.new.setVisible(not self._event)

    def event(self, event: QEvent) -> bool:
        return claim_key(event, *ENTER) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.new.hasFocus():
            self.new_wanted.emit()
        elif event.key() in ENTER and self._can_share:
            self._want_share()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        kept = ScaledLayouts(self._look, self)
        column = QVBoxLayout(self)
        kept.keep(column, (0, 0, 0, 0), 12)
        for widget in (self._title, self._hint, *self._boxes, self.problem):
            column.addWidget(widget)
        column.addWidget(ButtonRows(self._look, (self.share, self.new)))
        column.addStretch(1)

    @property
    def _can_share(self) -> bool:
        return bool(self._event) and self._obstacle is Obstacle.NONE

    def _hint_words(self) -> str:
        if not self._event:
            return self.tr("No event is open. Create one, or join another laptop’s.")
        words = self.tr("{event}: this laptop becomes the hub. The others join through it.")
        if self._obstacle is Obstacle.SHARED:
            words = self.tr(
                "{event} is already shared. It stays in the list of events when you join another"
                " one."
            )
        elif self._obstacle is Obstacle.REHEARSAL:
            words = self.tr("A rehearsal isn’t shared. End it to share your own event.")
        return words.format(event=self._event)

    def _want_share(self) -> None:
        name = self.name.text().strip()
        if not name:
            self.say_problem(self.tr("Enter your name; the others see it."))
            self.name.setFocus()
            return
        self.say_problem("")
        self.share_wanted.emit(name, tuple(self.roles.value().split()))
