"""Judges for the decks of the chosen table, one each, optional."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.domain.shared.player_key import player_key
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.painting.strokes import paint_words
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MOST = 6
"""Two teams of three."""
BESIDE = 2
KEY = "J"
KEY_MARGIN = 12


class _FirstField(TextField):
    """Shows its shortcut while it isn't focused."""

    def redress(self) -> None:
        super().redress()
        theme = self._look.theme
        room = QFontMetrics(theme.font("small")).horizontalAdvance(KEY) + theme.px(KEY_MARGIN)
        self.setTextMargins(theme.px(8), 0, room + theme.px(4), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            return
        theme = self._look.theme
        paint_words(
            QPainter(self),
            KEY,
            self.rect().adjusted(0, 0, -theme.px(KEY_MARGIN), 0),
            font=theme.font("small"),
            color=theme.color("text-muted"),
            align=Qt.AlignmentFlag.AlignRight,
        )


class JudgeFields(QWidget):
    """A field per deck, in two columns; each may stay empty. `entered` is emitted for Enter in any
    of them, and once a question about a name is answered."""

    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._staff: Sequence[str] = ()
        self._players: Sequence[str] = ()
        others = (TextField(look) for _ in range(MOST - 1))
        self.fields: tuple[TextField, ...] = (_FirstField(look), *others)
        self.question = JudgeQuestion(look)
        self.question.stand_by(*self.fields)
        self.question.taken.connect(lambda _: self.entered.emit())
        grid = QGridLayout(self)
        for at, field in enumerate(self.fields):
            grid.addWidget(field, at // BESIDE, at % BESIDE)
            field.returnPressed.connect(self.entered)
        grid.addWidget(self.question, MOST // BESIDE, 0, 1, BESIDE)
        ScaledLayouts(look, self).keep(grid, (0, 4, 0, 4), 8)
        self.show_decks(BESIDE, ())

    def know(self, staff: Sequence[str], judges: Sequence[str]) -> None:
        """Complete the names of the staff; ask about a name that none of the judges has."""
        self.question.know(judges)
        if tuple(staff) != self._staff:
            self._staff = tuple(staff)
            for field in self.fields:
                field.offer(self._staff)

    def asks(self) -> bool:
        """Whether a name has to be asked about first; if so, ask."""
        if not self.question.asks(*self.judges()):
            return False
        self.question.take_focus()
        return True

    def show_decks(self, decks: int, players: Sequence[str]) -> None:
        """Show so many fields, named after `players` if there is one per deck."""
        self._players = tuple(players) if len(players) == decks else ()
        for at, field in enumerate(self.fields):
            field.setVisible(at < decks)
        self.retranslate()

    def judges(self) -> tuple[str, ...]:
        """Names deck by deck, empty for nobody; an empty tuple if all are. Names of the staff take
        the spelling used there."""
        known = {player_key(name): name for name in self._staff}
        typed = [field.text().strip() for field in self.fields if not field.isHidden()]
        said = tuple(known.get(player_key(name), name) for name in typed)
        return said if any(said) else ()

    def clear(self) -> None:
        """Clear all names."""
        self.question.withdraw()
        for field in self.fields:
            field.clear()

    def take_focus(self) -> None:
        """Focus the first deck's judge."""
        self.fields[0].setFocus()
        self.fields[0].selectAll()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        words = translate("Decks", "{what} of deck {number}")
        judge = translate("Decks", "Judge")
        for at, field in enumerate(self.fields):
            name = words.format(what=judge, number=at + 1)
            field.setPlaceholderText(name)
            whose = self._players[at] if at < len(self._players) else ""
            field.setAccessibleName(f"{name}, {whose}" if whose else name)
