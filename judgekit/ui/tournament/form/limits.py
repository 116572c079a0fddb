"""The limits that the rules propose: rounds, playoff, time limits, additional turns."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.formats.known_formats import kind_of
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.rules.library import Library
from judgekit.domain.setup.decide import EXTRA_TURNS, MOST_PLAYERS, MOST_ROUNDS
from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.shared.round_clock import LONGEST_ROUND
from judgekit.ui.look import Look
from judgekit.ui.tournament.form.proposals import (
    FieldProposal,
    least_minutes,
    proposals_for,
    too_short_words,
)
from judgekit.ui.tournament.form.proposed_field import ProposedField, RuleNote
from judgekit.ui.tournament.form.typed_values import read_whole
from judgekit.ui.widgets.labels import Label
from judgekit.views.rules.figures import figures_of

NO_LIMIT = "0"


class TournamentLimits(QWidget):
    """Fields for the limits, with the rules' proposals as defaults.

    `rule_wanted` carries a query for the command bar.
    """

    edited = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self, look: Look, library: Callable[[], Library], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._library = library
        self._details: TournamentCreated | None = None
        self._language = "en"
        self.rounds, self.playoff = ProposedField(look), ProposedField(look)
        self.minutes, self.turns = ProposedField(look), ProposedField(look)
        self._fields = (self.rounds, self.playoff, self.minutes, self.turns)
        self._also = Label(look, bold=True)
        self._knockout, self._building = RuleNote(look), RuleNote(look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for field in self._fields:
            self._column.addWidget(field)
            field.edited.connect(self._edited)
            field.note.link.wanted.connect(self.rule_wanted)
        for widget in (self._also, self._knockout, self._building):
            self._column.addWidget(widget)
        for note in (self._knockout, self._building):
            note.link.wanted.connect(self.rule_wanted)
        self._column.addStretch(1)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def load(self, details: TournamentCreated | None) -> None:
        """Show a tournament's limits, or for a new one the rules' proposals."""
        if details is None:
            for field in self._fields:
                field.load("")
            return
        minutes = details.round_minutes
        self.rounds.load("" if details.rounds is None else str(details.rounds))
        self.playoff.load("" if details.playoff is None else str(details.playoff))
        self.minutes.load(NO_LIMIT if minutes is None else f"{minutes:g}")
        self.turns.load(str(details.extra_turns))
        self._complain()

    def propose(self, details: TournamentCreated, language: str) -> FieldProposal:
        """Propose limits for these players and this format; return what applies to the players."""
        self._language, self._details = language, details
        proposals = proposals_for(
            self._library(), self._figures(), details.players, kind_of(details.format), language
        )
        for field, proposal in zip(
            self._fields,
            (proposals.rounds, proposals.playoff, proposals.minutes, proposals.turns),
            strict=True,
        ):
            field.propose(proposal)
        self._knockout.say(proposals.knockout.words, proposals.knockout.rule)
        building = proposals.building
        self._building.setVisible(building is not None)
        if building is not None:
            self._building.say(building.words, building.rule)
        self._complain()
        return proposals.players

    def _figures(self) -> FiguresInForce:
        """Return the figures in force on the day in the form."""
        return figures_of(self._library().figures, self._details)

    def added_to(self, details: TournamentCreated) -> TournamentCreated:
        """Return these details with the limits in the fields; what can't be parsed is left out."""
        turns = read_whole(self.turns.text(), max(EXTRA_TURNS))
        return msgspec.structs.replace(
            details,
            rounds=read_whole(self.rounds.text(), MOST_ROUNDS),
            playoff=read_whole(self.playoff.text(), MOST_PLAYERS),
            round_minutes=self._minutes() or None,
            extra_turns=turns if turns in EXTRA_TURNS else max(EXTRA_TURNS),
        )

    def obstacle(self) -> str:
        """Return why a limit is invalid; empty if all are valid."""
        for field, problem in zip(self._fields, self._problems(), strict=True):
            if problem:
                return self.tr("Check {field}").format(field=field.name())
        return ""

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.rounds.set_name(self.tr("Swiss rounds"))
        self.playoff.set_name(self.tr("Players in the playoff"))
        self.minutes.set_name(self.tr("Round length (min)"))
        self.turns.set_name(self.tr("Additional turns"))
        self._also.setText(self.tr("Other times"))

    def _edited(self) -> None:
        self._complain()
        self.edited.emit()

    def _minutes(self) -> float | None:
        """Return the minutes typed, 0 for no limit; None where they are invalid."""
        try:
            minutes = float(self.minutes.text().replace(",", ".") or NO_LIMIT)
        except ValueError:
            return None
        return minutes if 0 <= minutes <= LONGEST_ROUND else None

    def _problems(self) -> tuple[str, ...]:
        turns = read_whole(self.turns.text(), max(EXTRA_TURNS))
        return (
            _number_problem(self.rounds, MOST_ROUNDS, self.tr("A whole number of rounds.")),
            _number_problem(self.playoff, MOST_PLAYERS, self.tr("A whole number, 0 for none.")),
            self.tr("Minutes, 0 for no limit.") if self._minutes() is None else "",
            "" if turns in EXTRA_TURNS else self.tr("Five, or three."),
        )

    def _complain(self) -> None:
        for field, problem in zip(self._fields, self._problems(), strict=True):
            field.complain(problem)
        minutes = self._minutes()
        if minutes == 0:
            self.minutes.remark(self.tr("No time limit."))
        elif minutes is not None and minutes < least_minutes(self._figures(), self._language):
            self.minutes.remark(*too_short_words(self._figures(), self._language))

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(12))


def _number_problem(field: ProposedField, most: int, words: str) -> str:
    text = field.text()
    return words if text and read_whole(text, most) is None else ""
