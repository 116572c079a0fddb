"""Form for correcting a penalty."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.commands import CorrectPenalty
from judgekit.domain.infractions.decide import NO_TABLE
from judgekit.domain.infractions.policy import Catalogue, possible_penalties
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.table_number import HIGHEST_TABLE
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.shell.parts.player_question import PlayerQuestion
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import infraction_title, penalty_name

_PLACES = (
    (0, 0, 2),
    (1, 0, 2),
    (2, 0, 1),
    (2, 1, 1),
    (3, 0, 1),
    (3, 1, 1),
    (4, 0, 2),
    (5, 0, 2),
)
"""Row, column and column span of each field."""


class CorrectionForm(QWidget):
    """`corrected` carries the command, which may include the answer about a doubtful name.
    Ctrl+Enter saves, Esc leaves without a change."""

    corrected = Signal(object)
    left = Signal()

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._written: WrittenPenalty | None = None
        self._before: CorrectPenalty | None = None
        """The command for unchanged fields."""
        self._titles: dict[str, str] = {}
        self.player = PlayerField(look)
        self.infraction = PlayerField(look)
        self.penalties = SegmentedButtons(look, [(each.value, "") for each in Penalty], "")
        self.table, self.round = TextField(look, width=76), TextField(look, width=76)
        self.judge, self.head_judge = TextField(look), TextField(look)
        self.deviation, self.comment = TextField(look), TextField(look)
        self._names = tuple(Label(look, size="small", token="text-muted") for _ in range(8))
        self.question = PlayerQuestion(look)
        self.judge_question = JudgeQuestion(look)
        self.judge_question.stand_by(self.judge, self.head_judge)
        self.judge_question.taken.connect(lambda _: self.save())
        self.problem = Label(look, token="urgent", wraps=True)
        self._save = Button(look, kind=ButtonKind.FILLED)
        self._leave = Button(look)
        for field in (self.table, self.round):
            field.setValidator(QIntValidator(0, HIGHEST_TABLE, self))
        self._lay_out(look)
        self._save.clicked.connect(self.save)
        self._leave.clicked.connect(self.left)
        self.player.left.connect(self.left)
        self.player.named.connect(self._ask)
        self.infraction.left.connect(self.left)
        self.infraction.textChanged.connect(lambda _: self._offer_penalties())
        self.retranslate()
        self.hide()

    def begin(self, written: WrittenPenalty, known: KnownNames, language: str) -> None:
        """Start from the penalty as it is, and focus the form."""
        self._written = written
        issued = written.issued
        self._titles = {
            infraction_title(self._catalogue, each.id, language): each.id
            for each in self._catalogue.entries
        }
        self.player.known = known
        self.infraction.known = KnownNames(self._titles)
        self.player.setText(issued.player)
        self.infraction.setText(infraction_title(self._catalogue, issued.infraction, language))
        self._offer_penalties(issued.penalty)
        self.table.setText("" if issued.table is None else str(issued.table))
        self.round.setText(str(issued.round) if issued.round else "")
        self.judge.setText(issued.judge)
        self.head_judge.setText(issued.head_judge)
        self.deviation.setText(issued.deviation)
        self.comment.setText(issued.comment)
        self._before = self._said(issued.infraction)
        self.question.ask(issued.player)
        self.judge_question.accept(issued.judge, issued.head_judge)
        self.judge_question.withdraw()
        self.refuse("")
        self.show()
        self.player.setFocus()
        self.player.selectAll()

    def is_about(self, penalty: str) -> bool:
        """Whether the penalty of that id is being corrected."""
        written = self._written
        return not self.isHidden() and written is not None and written.id == penalty

    def save(self) -> None:
        """Emit the correction if anything was changed; an unknown infraction is refused."""
        if self._written is None:
            return
        title = self.infraction.text().strip()
        infraction = self._titles.get(title, title)
        if self._catalogue.entry(infraction) is None:
            self.infraction.show_wrong(is_wrong=True)
            self.refuse(self.tr("Choose an infraction from those that are offered."))
            self.infraction.setFocus()
            return
        self.infraction.show_wrong(is_wrong=False)
        if self.judge_question.asks_about_fields():
            return
        said = self._said(infraction)
        self._ask(said.player or "")
        answer = self.question.answer
        if said == self._before and answer is None:
            self.left.emit()
        elif answer is not None:
            self.corrected.emit(answer if said == self._before else RecordForPlayer(said, answer))
        else:
            self.corrected.emit(said)

    def refuse(self, sentence: str) -> None:
        """Show why it was not corrected; empty clears it."""
        self.problem.say(sentence)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        words = (
            self.tr("Player"),
            self.tr("Infraction"),
            self.tr("Table"),
            self.tr("Round"),
            self.tr("Judge"),
            self.tr("Head judge"),
            self.tr("Reason for deviation"),
            self.tr("Comment"),
        )
        for label, field, text in zip(self._names, self._fields(), words, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        self.penalties.setAccessibleName(self.tr("Penalty"))
        self._offer_penalties()
        self._save.set_words(self.tr("Save correction"), key=key_text("Ctrl+Return"))
        self._leave.set_words(self.tr("Cancel"), key=key_text("Escape"))

    def _offer_penalties(self, chosen: str = "") -> None:
        """Offer what is possible for the infraction, and what was given; choose anew."""
        chosen = chosen or self.penalties.value()
        title = self.infraction.text().strip()
        entry = self._catalogue.entry(self._titles.get(title, title))
        possible = possible_penalties(entry) if entry is not None else tuple(Penalty)
        offered = [each for each in Penalty if each in possible or each.value == chosen]
        self.penalties.set_choices([(each.value, penalty_name(each)) for each in offered])
        self.penalties.choose(chosen)

    def event(self, event: QEvent) -> bool:
        # The form takes keys that are actions elsewhere on the page.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif _is_own(event):
            self.save()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.penalties.break_to_fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _ask(self, player: str) -> None:
        """Ask about this name unless it was the last one asked about."""
        if player != self.question.name:
            self.question.ask(player)

    def _said(self, infraction: str) -> CorrectPenalty:
        return CorrectPenalty(
            number=self._written.id if self._written else "",
            player=self.player.text().strip(),
            infraction=infraction,
            penalty=self.penalties.value(),
            table=_number(self.table) or NO_TABLE,
            round=_number(self.round) or 0,
            comment=self.comment.text().strip(),
            judge=self.judge.text().strip(),
            head_judge=self.head_judge.text().strip(),
            deviation=self.deviation.text().strip(),
        )

    def _fields(self) -> tuple[TextField, ...]:
        return (
            self.player,
            self.infraction,
            self.table,
            self.round,
            self.judge,
            self.head_judge,
            self.deviation,
            self.comment,
        )

    def _lay_out(self, look: Look) -> None:
        column, grid, buttons = QVBoxLayout(self), QGridLayout(), QHBoxLayout()
        scaled = ScaledLayouts(look, self)
        scaled.keep(column, (0, 0, 0, 0), 8)
        scaled.keep(grid, (0, 0, 0, 0), 4)
        scaled.keep(buttons, (0, 8, 0, 0), 10)
        for at, (label, field) in enumerate(zip(self._names, self._fields(), strict=True)):
            row, left, columns = _PLACES[at]
            grid.addWidget(label, 2 * row, left, 1, columns)
            grid.addWidget(field, 2 * row + 1, left, 1, columns)
        grid.setHorizontalSpacing(8)
        buttons.addWidget(self._save)
        buttons.addWidget(self._leave)
        buttons.addStretch(1)
        column.addWidget(self.penalties)
        column.addLayout(grid)
        column.addWidget(self.question)
        column.addWidget(self.judge_question)
        column.addWidget(self.problem)
        column.addLayout(buttons)


def _is_own(event: QKeyEvent) -> bool:
    enter = event.key() in ENTER
    with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return (enter and with_control) or event.key() == Qt.Key.Key_Escape


def _number(field: TextField) -> int | None:
    text = field.text()
    return int(text) if text.isdecimal() else None
