"""Form for the players, the judges and the stage of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.commands import ChangeDeckCheck
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.players.state import Players
from judgekit.domain.shared.player_key import player_key
from judgekit.ui.deck_checks.wording import stage_words, translate
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.shell.parts.player_question import PlayerQuestion
from judgekit.ui.widgets.actions import ENTER, claim_key, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

SHOWN = 2
"""Decks edited at a time: those shown side by side."""


class PeopleForm(SharedRoom):
    """Hidden until `edit`; `changed` carries the command, Esc leaves."""

    changed = Signal(object)
    left = Signal()
    placed = Signal()
    """Emitted when the form is shown or hidden."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._check: DeckCheck | None = None
        self._first = 0
        self._all: tuple[list[str], list[str]] = ([], [])
        """The players and the judges of all decks."""
        self.players = (TextField(look), TextField(look))
        self.judges = (TextField(look), TextField(look))
        self.questions = (PlayerQuestion(look), PlayerQuestion(look))
        self.judge_question = JudgeQuestion(look)
        self.stages = SegmentedButtons(look, [], "")
        self._done = Button(look, kind=ButtonKind.OUTLINED)
        grid, below, column = QGridLayout(), QHBoxLayout(), QVBoxLayout(self)
        for at in range(SHOWN):
            grid.addWidget(self.players[at], 0, 2 * at)
            grid.addWidget(self.judges[at], 0, 2 * at + 1)
            grid.addWidget(self.questions[at], 1, 2 * at, 1, 2)
            self.questions[at].answered.connect(self._go_on)
        grid.addWidget(self.judge_question, 2, 0, 1, 2 * SHOWN)
        self._problem = Label(look, token="attention", wraps=True)
        grid.addWidget(self._problem, 3, 0, 1, 2 * SHOWN)
        self.judge_question.stand_by(*self.judges)
        self.judge_question.taken.connect(lambda _: self.submit())
        below.addWidget(self.stages)
        below.addStretch(1)
        below.addWidget(self._done)
        column.addLayout(grid)
        column.addLayout(below)
        scaled = ScaledLayouts(look, self)
        scaled.keep(grid, (0, 0, 0, 0), 8)
        scaled.keep(below, (0, 0, 0, 0), 8)
        scaled.keep(column, (24, 8, 24, 10), 8)
        self._done.clicked.connect(self.submit)
        for field in (*self.players, *self.judges):
            field.returnPressed.connect(self.submit)
        self.retranslate()
        look.changed.connect(self.share_room)
        self.hide()

    def follow(self, players: Players, known: tuple[str, ...], judges: Sequence[str] = ()) -> None:
        """Set the known players and judges; a typed name that resembles one of the players, or that
        no judge has, is asked about."""
        self.judge_question.know(judges)
        for question in self.questions:
            question.follow(players, known)

    def edit(
        self, check: DeckCheck, first: int, players: Sequence[str], staff: Sequence[str]
    ) -> None:
        """Begin with the known names for this deck and the next one; focus the first judge, or the
        player if unnamed."""
        self._check, self._first = check, first
        self._all = _filled(players, check.decks), _filled(check.judges, check.decks)
        for fields, names in zip((self.players, self.judges), self._all, strict=True):
            for field, name in zip(fields, names[first:], strict=False):
                field.setText(name)
        for question in self.questions:
            question.ask("")
        self.judge_question.withdraw()
        self._problem.say("")
        for field in self.players:
            field.show_wrong(is_wrong=False)
        for judge in self.judges:
            judge.offer(staff)
        for field in (self.players[1], self.judges[1]):
            field.setVisible(first + 1 < check.decks)
        self._name_fields()
        self.stages.choose_none()
        self.stages.choose(check.stage)
        self.show()
        field = self.judges[0] if self.players[0].text() else self.players[0]
        field.setFocus()
        field.selectAll()

    def submit(self) -> None:
        """Submit the input. A doubtful name is asked about first: a player's only once."""
        check = self._check
        if check is None or self._names_one_twice() or self._asks():
            return
        for fields, names in zip((self.players, self.judges), self._all, strict=True):
            for at in range(self._first, min(self._first + SHOWN, check.decks)):
                names[at] = fields[at - self._first].text().strip()
        players, judges = self._all
        self.hide()
        self.changed.emit(
            ChangeDeckCheck(
                check.id,
                judges=tuple(judges),
                players=tuple(players),
                stage=self.stages.value(),
            )
        )
        for question in self.questions:
            if question.answer is not None:
                self.changed.emit(question.answer)

    def _names_one_twice(self) -> bool:
        """Whether one player is named for two decks; if so, say so."""
        others = (*self._all[0][: self._first], *self._all[0][self._first + SHOWN :])
        names = (*others, *(each.text() for each in self.players if not each.isHidden()))
        keys = [player_key(name) for name in names if name.strip()]
        is_twice = len(set(keys)) < len(keys)
        words = translate("Decks", "One player is named for two decks.")
        self._problem.say(words if is_twice else "")
        for field in self.players:
            field.show_wrong(is_wrong=is_twice)
        self.placed.emit()
        return is_twice

    def _asks(self) -> bool:
        """Whether a doubtful name was entered since the last question; if so, ask about it."""
        asked = None
        for field, question in zip(self.players, self.questions, strict=True):
            name = field.text().strip() if not field.isHidden() else ""
            if name != question.name:
                question.ask(name)
                asked = question if question.asked else asked
        if asked is not None:
            asked.take_focus()
            self.placed.emit()
        if asked is None and self.judge_question.asks_about_fields():
            self.placed.emit()
            return True
        return asked is not None

    def _go_on(self) -> None:
        """Submit the input once every question is answered."""
        if not any(question.asked for question in self.questions):
            self.submit()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._name_fields()
        self.stages.set_choices([(stage.value, stage_words(stage)) for stage in CheckStage])
        self.stages.setAccessibleName(translate("Decks", "Stage of the match"))
        self._done.set_words(translate("Decks", "Done"), key=key_text("Return"))
        self.share_room()

    def _name_fields(self) -> None:
        player, judge = translate("Decks", "Player"), translate("Decks", "Judge")
        which = translate("Decks", "{what} of deck {number}")
        for at in range(SHOWN):
            for field, what in ((self.players[at], player), (self.judges[at], judge)):
                field.setPlaceholderText(what)
                number = self._first + at + 1
                field.setAccessibleName(which.format(what=what, number=number))

    def event(self, event: QEvent) -> bool:
        return claim_key(event, *ENTER, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
        elif event.key() in ENTER:
            self.submit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.placed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.placed.emit()

    def share_room(self) -> None:
        """Break the stages into several rows where they lack room for one, so that nothing is cut
        off."""
        theme = self._look.theme
        done = self._done.sizeHint().width()
        self._done.setMinimumWidth(done)
        self.stages.break_to_fit(self.width() - done - theme.px(2 * 24 + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface-sunken"))


def _filled(names: Sequence[str], count: int) -> list[str]:
    """Pad or cut the names to `count`, with empty strings."""
    return [*names[:count], *(count - len(names)) * [""]]
