"""The record panel below the infraction: the player, the resulting penalty, writing it down."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import Catalogue, possible_penalties
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import asks_head_judge
from judgekit.ui.infractions.recording.deviation_form import DeviationForm
from judgekit.ui.infractions.recording.draft import Draft
from judgekit.ui.infractions.recording.fields import RecordFields
from judgekit.ui.infractions.recording.foot import RecordFoot
from judgekit.ui.infractions.recording.happened import HappenedRow
from judgekit.ui.infractions.recording.head import ALL, DEVIATION, FIELDS, RecordHead
from judgekit.ui.infractions.recording.opponent_row import ForOpponent, OpponentRow
from judgekit.ui.infractions.recording.player_picker import PlayerPicker
from judgekit.ui.infractions.recording.priors_list import MOST, MOST_OF_ALL, PriorsList, prior_lines
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_question import PlayerQuestion
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.fields.fresh_press import PRESSING, demand_fresh_press
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import (
    becomes_words,
    earlier_words,
    reason_words,
    short_title,
)
from judgekit.views.infractions.considering import Considered

WIDEST = 584
"""Maximum width of the fields in design pixels, aligned with the text above."""


class RecordPanel(QWidget):
    """Displays what it is given and collects input; `PenaltyRecorder` decides what is done."""

    as_spoken = spoken_as(Role.Grouping, lambda panel: panel.tr("Penalty"))

    said = Signal()
    """Emitted when an input that affects the penalty changes."""
    entered = Signal()
    left = Signal()

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._catalogue = catalogue
        self._language = "en"
        self._considered: Considered | None = None
        self._case_words = ""
        self._shows_all = False
        self.head_judge = ""
        """The head judge asked about the considered penalty; empty if none was."""
        self.own_head_judge = ""
        """The head judge who is signed in, and isn't asked for; empty for another judge."""
        self._for_opponent: ForOpponent | None = None
        self.is_asking_twice = False
        """Whether the same penalty was written just now and a second one needs confirmation."""
        self.whose = PlayerPicker(look)
        self.unpaired = Label(look, token="attention", wraps=True)
        self.question = PlayerQuestion(look, yes_key="Y", no_key="O", asks_new=True)
        self.head = RecordHead(look)
        self.happened = HappenedRow(look)
        self.opponent = OpponentRow(look)
        self.count = ElidedLabel(look)
        self.priors = PriorsList(look)
        self.deviation = DeviationForm(look)
        self.fields = RecordFields(look)
        self.foot = RecordFoot(look, self.head)
        self.verdict, self.problem = self.foot.verdict, self.foot.problem
        self.asking, self.buttons = self.foot.asking, self.foot.buttons
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        look.changed.connect(self._redress)
        for part in (self.deviation, self.fields):
            part.hide()
        self.head.toggled.connect(self.toggle)
        self.head.changed.connect(self._show)
        self.foot.low_changed.connect(self._show)
        self.deviation.changed.connect(self._show)
        self.whose.left.connect(self.left)
        self.asking.left.connect(self.setFocus)

    # -- what is considered

    def show_considered(
        self, considered: Considered, language: str, opponent: ForOpponent | None = None
    ) -> None:
        """Show the resulting penalty, and that of the opponent; for another infraction, reset the
        input."""
        before, self._for_opponent = self._considered, opponent
        self._language, self._considered, self._case_words = language, considered, ""
        if before is None or before.case.entry.id != considered.case.entry.id:
            self.begin_anew()
        else:
            self._show()

    def show_case(self, words: str) -> None:
        """Show a case that is no infraction, with why a note may be written."""
        self._considered, self._for_opponent, self._case_words = None, None, words
        self.begin_anew()

    def begin_anew(self) -> None:
        """Reset the deviation, the head judge and problems."""
        self.head_judge = ""
        self.is_asking_twice = False
        self.deviation.hide()
        self.asking.hide()
        self.problem.say("")
        self._show()

    def say_problem(self, sentence: str, field: QWidget | None = None) -> None:
        """Show a problem, and focus the field that it is about."""
        self.foot.tell_problem(sentence)
        if field is not None:
            field.setFocus()

    def ask_twice(self, sentence: str) -> None:
        """Ask whether a second one is meant, as the same penalty was written just now."""
        self.is_asking_twice = True
        demand_fresh_press(self, *PRESSING)
        self.say_problem(sentence)
        self._show()
        self.setFocus()

    def name_head_judge(self, name: str) -> None:
        """Record that the head judge was asked."""
        self.head_judge = name
        self.setFocus()
        self.asking.hide()
        self.foot.tell_head_judge(name)
        self._show()

    def toggle(self, part: str) -> None:
        """Open or close an optional part."""
        if part == ALL:
            self._shows_all = not self._shows_all
        elif part == FIELDS:
            self.fields.setVisible(self.fields.isHidden())
            if not self.fields.isHidden():
                self.fields.take_focus()
        elif self._considered is not None:
            self.deviation.setVisible(self.deviation.isHidden())
            if not self.deviation.isHidden():
                ruling, entry = self._considered.ruling, self._considered.case.entry
                self.deviation.begin(ruling.penalty.value, possible_penalties(entry))
        self._show()

    # -- input

    def deviates(self) -> bool:
        """Whether another penalty than policy's is chosen."""
        considered = self._considered
        return considered is not None and self.penalty() != considered.ruling.penalty

    def penalty(self) -> str:
        """Return the `Penalty`'s value that would be written; empty if there is none."""
        if self._considered is None:
            return ""
        if not self.deviation.isHidden():
            return self.deviation.penalty()
        return self._considered.ruling.penalty.value

    def needs_head_judge(self) -> bool:
        """Whether one of the penalties, or a deviation, is only the head judge's to give."""
        considered, opponent = self._considered, self._for_opponent
        if considered is None:
            return False
        own = asks_head_judge(considered.case.entry.id, Penalty(self.penalty()))
        return own or self.deviates() or (opponent is not None and opponent.needs_head_judge)

    def asks(self) -> bool:
        """Whether it needs the head judge, and none has been named or is signed in."""
        return not (self.head_judge or self.own_head_judge) and self.needs_head_judge()

    def needs_lateness(self) -> bool:
        """Whether the penalty depends on when the player was seated, which nobody has said."""
        considered = self._considered
        return considered is not None and considered.needs_lateness and not self.deviates()

    def draft(self) -> Draft:
        """Return the current input."""
        considered = self._considered
        return Draft(
            player=self.whose.player,
            table=self.whose.table,
            round=self.fields.round_number(),
            judge=self.fields.judge(),
            comment=self.happened.words(),
            head_judge=self.head_judge or (self.own_head_judge if self.needs_head_judge() else ""),
            penalty=self.penalty(),
            policy=considered.ruling.penalty.value if considered else "",
            deviation=self.deviation.reason.text().strip() if self.deviates() else "",
        )

    # -- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_asking_twice and event.key() in ENTER:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.begin_anew()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())

    # -- internals

    def _show(self) -> None:
        considered = self._considered
        is_case = considered is None
        self.head.show_possible(possible=not is_case)
        if considered is None:
            self.count.say("")
            self.priors.show_lines(())
            self.verdict.show_verdict(Penalty.NONE, self.tr("No infraction"), self._case_words)
            self.opponent.hide()
        else:
            short = short_title(self._catalogue, considered.case.entry.id, self._language)
            self.count.say(earlier_words(considered, short) if self.whose.player else "")
            shown = considered.penalty_history if self._shows_all else considered.same
            lines = prior_lines(shown, self._catalogue, self._language, named=self._shows_all)
            self.priors.show_lines(lines, MOST_OF_ALL if self._shows_all else MOST)
            penalty = Penalty(self.penalty())
            is_standard = penalty is considered.ruling.standard or self.deviates()
            has_player = bool(self.whose.player)
            why = reason_words(considered, short, deviates=self.deviates(), named=has_player)
            becomes = becomes_words(penalty, is_standard=is_standard)
            if self.needs_lateness():
                penalty, becomes = Penalty.NONE, self.tr("Depends on when the player was seated")
                why = ""
            self.verdict.show_verdict(penalty, becomes, why)
            self._show_beside(considered)
        has_player = bool(self.whose.player)
        # On a low page, what the reason tells isn't listed besides, until it is asked for.
        is_told = self.foot.is_low and not self._shows_all
        self.count.setVisible(bool(self.count.text()) and not is_told)
        # Until a player is chosen, the room is the remedy's.
        self.head.setVisible((has_player or self.head.is_cramped) and not is_case)
        self.happened.need(needed=is_case or not self.fields.isHidden())
        is_new = considered is None or self.penalty() != considered.ruling.standard
        self.verdict.setVisible(has_player or is_new)
        self.priors.setHidden(is_case or is_told or not self.deviation.isHidden())
        parts = ((DEVIATION, self.deviation), (FIELDS, self.fields))
        opened = [name for name, part in parts if not part.isHidden()]
        self.head.show_open(*opened, *([ALL] if self._shows_all else []))
        self.buttons.show_next(
            asks=self.asks(),
            is_note=is_case,
            is_second=self.is_asking_twice,
            is_none=self.penalty() == Penalty.NONE and not self.needs_lateness(),
        )
        self.foot.arrange()
        self.said.emit()

    def _show_beside(self, considered: Considered) -> None:
        """Show what the opponent gets, and the head judge who is signed in."""
        opponent = "" if self.whose.is_both else self.whose.opponent
        self.opponent.show_for(self._catalogue, considered, opponent, self._for_opponent)
        if self.own_head_judge and self.needs_head_judge() and not self.head_judge:
            self.foot.tell_head_judge(self.own_head_judge)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        ScaledLayouts(self._look, self).keep(column, (28, 6, 28, 8), 6)
        for part in (
            self.whose,
            self.unpaired,
            self.question,
            self.happened,
            self.opponent,
            self.count,
            self.priors,
            self.deviation,
            self.fields,
            self.foot,
        ):
            column.addWidget(part)
        self._redress()

    def _redress(self) -> None:
        parts = (self.whose, self.question, self.happened, self.opponent, self.count)
        for part in (*parts, self.fields, self.deviation):
            part.setMaximumWidth(self._look.theme.px(WIDEST))
