"""The form of a tournament: a new one to create, or the open one to change."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.library import Library
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.domain.setup.events import TournamentCreated
from judgekit.ui.look import Look
from judgekit.ui.tournament.form.basics import TournamentBasics
from judgekit.ui.tournament.form.labelled import Labelled
from judgekit.ui.tournament.form.limits import TournamentLimits
from judgekit.ui.tournament.form.staff_rows import StaffRows
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label

LIMITS_WIDTH = 392
"""Width of the limits, with the gap before them, where they fit beside the basic fields."""
WIDEST = 1040
SUBMIT_KEYS = ("Ctrl+Return", "Ctrl+Enter")
AUTHOR_WIDTH = 280


class TournamentForm(QWidget):
    """Form of a tournament.

    `submitted` carries the command, `rule_wanted` a query for the command bar; `left` is emitted on
    Esc.
    """

    submitted = Signal(object)
    rule_wanted = Signal(str)
    new_wanted = Signal()
    left = Signal()
    author_given = Signal(str)

    def __init__(
        self, look: Look, library: Callable[[], Library], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._changes: TournamentCreated | None = None
        self._rules_language = "en"
        self._can_leave = False
        self._title = Label(look, size="title", bold=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.basics, self.limits, self.staff = (
            TournamentBasics(look),
            TournamentLimits(look, library),
            StaffRows(look),
        )
        self._staff_box = Labelled(look, self.staff)
        self._author = TextField(look, width=AUTHOR_WIDTH)
        self._author_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._author_box = Labelled(look, self._author, self._author_hint, fills=False)
        self._submit = Button(look, kind=ButtonKind.FILLED)
        self._other = Button(look)
        self._refusal = Label(look, token="urgent", wraps=True)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._redress()

    # -- which tournament

    @property
    def changes_tournament(self) -> bool:
        """Whether the form changes the open tournament rather than creating one."""
        return self._changes is not None

    def show_new(self, language: str, *, can_leave: bool) -> None:
        """Show a new tournament; `can_leave` tells that there is an open one to go back to."""
        self._changes, self._can_leave = None, can_leave
        self.basics.show_blank(language)
        self.limits.load(None)
        self.staff.show_staff(())
        self._begin()

    def show_tournament(self, details: TournamentCreated) -> None:
        """Show the open tournament; if it is shown already, edits stay."""
        if details == self._changes:
            return
        self._changes = details
        self.basics.show_tournament(details)
        self.limits.propose(details, self._rules_language)
        self.limits.load(details)
        self.staff.show_staff(details.staff)
        self._begin()

    def take_focus(self) -> None:
        """Focus the name."""
        self.basics.name.setFocus()

    def is_touched(self) -> bool:
        """Whether the form differs from the open tournament."""
        return self._changes is not None and self._details() != _plain(self._changes)

    def show_author(self, name: str, rules_language: str) -> None:
        """Show the name of the judge at this machine, and use this language's rules."""
        if not self._author.hasFocus():
            self._author.setText(name)
        if rules_language != self._rules_language:
            self._rules_language = rules_language
            self._refresh()

    def refuse(self, sentence: str) -> None:
        """Show why the command was refused; empty hides it."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    def submit(self) -> None:
        """Emit the command, if the form is valid."""
        if not self._submit.isEnabled():
            return
        # The name already applies to this step, even while its field has the focus.
        self.author_given.emit(self._author.text().strip())
        kind = ChangeTournament if self.changes_tournament else CreateTournament
        self.submitted.emit(kind(**msgspec.structs.asdict(self._details())))

    # -- display

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.basics.retranslate()
        self.limits.retranslate()
        self.staff.retranslate()
        self._staff_box.set_name(self.tr("Staff"))
        self._author_box.set_name(self.tr("Signed in as"))
        self._author_hint.setText(self.tr("Entries are logged under this name."))
        self._tell()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            # After the labels have their new sizes: texts may be longer than before.
            QTimer.singleShot(0, self, self._redress)
        super().changeEvent(event)

    def _lay_out(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._hint, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(self.basics, 1)
        self._both.addWidget(self.limits, 1)
        self._people = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._people.addWidget(self._staff_box, 1)
        self._people.addWidget(self._author_box, 1)
        for layout in (self._head, self._both):
            self._column.addLayout(layout)
        self._column.addWidget(Hairline(self._look))
        self._column.addLayout(self._people)
        self._column.addStretch(1)
        self._scroll = FormScroll(self._look, content)
        foot = QWidget()
        self._foot = QHBoxLayout(foot)
        self._foot.addWidget(self._submit)
        self._foot.addWidget(self._other)
        self._foot.addWidget(self._refusal, 1)
        self._foot.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addWidget(Hairline(self._look))
        column.addWidget(foot)
        self._refusal.hide()

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        for part in (self.basics, self.limits, self.staff):
            part.edited.connect(self._refresh)
        self.limits.rule_wanted.connect(self.rule_wanted)
        self.basics.note.link.wanted.connect(self.rule_wanted)
        self._submit.clicked.connect(self.submit)
        self._other.clicked.connect(lambda: self._leave(begins_new=self.changes_tournament))
        self._author.editingFinished.connect(
            lambda: self.author_given.emit(self._author.text().strip())
        )
        for key in SUBMIT_KEYS:
            _bind(self, key, self.submit)
        _bind(self, "Esc", self._leave)

    def _begin(self) -> None:
        self.refuse("")
        self._tell()
        self._refresh()
        self._scroll.verticalScrollBar().setValue(0)

    def _leave(self, *, begins_new: bool = False) -> None:
        if begins_new:
            self.new_wanted.emit()
        elif not self.changes_tournament and self._can_leave:
            self.left.emit()

    def _details(self) -> TournamentCreated:
        details = self.limits.added_to(self.basics.details())
        return msgspec.structs.replace(details, staff=self.staff.staff())

    def _refresh(self) -> None:
        """Update the proposals and whether the form can be submitted."""
        self.refuse("")
        details = self.basics.details()
        self.basics.tell_of_players(self.limits.propose(details, self._rules_language))
        self._author.offer([each.name for each in self.staff.staff()])
        obstacle = self.basics.obstacle() or self.limits.obstacle()
        if not obstacle and self.changes_tournament and not self.is_touched():
            obstacle = self.tr("no changes")
        self._submit.set_possible(obstacle)

    def _tell(self) -> None:
        key = key_text(SUBMIT_KEYS[0])
        if self.changes_tournament:
            self._submit.set_words(self.tr("Save changes"), key=key)
            self._other.set_words(self.tr("Create another event"), key=key_text("Ctrl+N"))
        else:
            self._title.setText(self.tr("New event"))
            self._hint.setText(self.tr("Only the name is needed; all can be changed later."))
            self._submit.set_words(self.tr("Create event"), key=key)
            self._other.set_words(self.tr("Cancel"), key=key_text("Escape"))
        self._other.setVisible(self.changes_tournament or self._can_leave)
        for label in (self._title, self._hint):
            label.setVisible(not self.changes_tournament)

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._column.setContentsMargins(margin, theme.px(16), margin, theme.px(16))
        self._column.setSpacing(theme.px(16))
        self._head.setSpacing(theme.px(12))
        self._foot.setContentsMargins(margin, theme.px(12), margin, theme.px(12))
        self._foot.setSpacing(theme.px(12))
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        width = min(self.width() - bar, theme.px(WIDEST)) - 2 * margin
        beside = width >= self.basics.least_width() + theme.px(LIMITS_WIDTH)
        self.basics.fit(width // 2 if beside else width)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for layout in (self._both, self._people):
            layout.setDirection(across if beside else down)
            layout.setSpacing(theme.px(32 if beside else 16))
        self._scroll.set_widest(theme.px(WIDEST))


def _plain(details: TournamentCreated) -> TournamentCreated:
    """Return the details as created, whether they were recorded at creation or later."""
    return TournamentCreated(**msgspec.structs.asdict(details))


def _bind(form: QWidget, key: str, run: Callable[[], None]) -> None:
    shortcut = QShortcut(QKeySequence(key), form)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(run)
