"""Unchecked players who are still in contention."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.state import KeptStandings
from judgekit.domain.players.state import Players
from judgekit.domain.setup.state import RoundPairings
from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.reading.standings.reader import best_first, in_contention
from judgekit.ui.deck_checks.choosing.list_view import ChoosingList
from judgekit.ui.deck_checks.choosing.rows import ChoosingRow, contender_rows
from judgekit.ui.deck_checks.choosing.standings import StandingsPane
from judgekit.ui.deck_checks.choosing.wording import contention_words, is_older, taken_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.number_field import NumberField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.choosing_facts import (
    ChoosingFacts,
    player_facts,
    seated_by_id,
)

CUT = 8
MOST_ROUNDS, MOST_CUT = 30, 4_096
FEW = 52


class ContentionPane(QWidget):
    """`chosen` carries the row on which Enter was pressed, `taken` the `ParsedStandings` to
    record."""

    chosen = Signal(object)
    pointed = Signal(object)
    """A row that was clicked."""
    taken = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: ChoosingFacts | None = None
        self._shown = KeptStandings()
        self._ordered: tuple[PlayerStanding, ...] = ()
        """The standings, best first."""
        self._pairings: RoundPairings | None = None
        self._seated: Mapping[str, int | None] = {}
        self._identities = Players().identities
        """Names that belonged to one player when the rows were made."""
        self._rows: list[tuple[str, ChoosingRow]] = []
        """Rows for the first of the standings, by player id; only as many as were needed so far,
        players already checked included."""
        self._is_own = {"rounds": False, "cut": False}
        self.rounds = NumberField(look, 0, MOST_ROUNDS, width=FEW)
        self.cut = NumberField(look, 1, MOST_CUT, width=FEW + 8)
        self.paste = Button(look)
        self.count = Label(look, size="small", token="text-muted", wraps=True)
        self.age = Label(look, size="small", token="text-muted", wraps=True)
        self.list = ChoosingList(look)
        self.standings = StandingsPane(look)
        self._nothing = EmptyState(look)
        self._names = (ElidedLabel(look), ElidedLabel(look))
        self.paste.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._stack = QStackedWidget()
        self._found = QWidget()
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_facts(self, facts: ChoosingFacts) -> None:
        """Show the current state."""
        self._facts = facts
        if facts.standings.round != self._shown.round:
            self._is_own["rounds"] = False
        if facts.standings is not self._shown:
            self._ordered, self._rows = best_first(facts.standings.players), []
        identities = facts.players.identities
        if facts.pairings is not self._pairings or identities != self._identities:
            self._pairings, self._identities, self._rows = facts.pairings, identities, []
            self._seated = seated_by_id(facts.pairings, facts.players.id_of)
        self._shown = kept = facts.standings
        if not self._is_own["rounds"]:
            self.rounds.show_number(facts.rounds_from(kept.round or facts.round))
        if not self._is_own["cut"]:
            self.cut.show_number(facts.cut or CUT)
        if self.isVisible():
            self._show()

    def begin_anew(self) -> None:
        """Reset for another tournament."""
        self._shown, self._ordered, self._rows = KeptStandings(), (), []
        self._pairings, self._seated = None, {}
        self._is_own = dict.fromkeys(self._is_own, False)
        self.standings.begin_anew()
        self._stack.setCurrentWidget(self._found)

    def paste_standings(self) -> None:
        """Show the pane for pasting standings."""
        self._stack.setCurrentWidget(self.standings)
        self.standings.begin(self._shown.players)
        self.standings.take_focus()

    @property
    def is_pasting(self) -> bool:
        """Whether the pane for pasting is shown."""
        return self._stack.currentWidget() is self.standings

    def step_back(self) -> bool:
        """Go back from pasting to the list; return whether pasting was shown."""
        if not self.is_pasting:
            return False
        self.show_found()
        return True

    def show_found(self) -> None:
        """Show who is in contention by the recorded standings."""
        self._stack.setCurrentWidget(self._found)
        self.take_focus()

    def take_focus(self) -> None:
        """Focus the list, or the pane or button for pasting."""
        if self.is_pasting:
            self.standings.take_focus()
        else:
            (self.list if self.list.isVisible() else self.paste).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._rows = []
        fields = (self.rounds, self.cut)
        names = (self.tr("Rounds to go"), self.tr("Best"))
        spoken = (names[0], self.tr("Cut to"))
        for label, field, name, said in zip(self._names, fields, names, spoken, strict=True):
            label.setText(name)
            field.setAccessibleName(said)
        self.paste.set_words(self.tr("Records"), key="P", name=self.tr("Paste or type records"))
        self.list.setAccessibleName(self.tr("In contention, not yet checked"))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    # -- internals

    def _show(self) -> None:
        facts = self._facts
        if facts is None:
            return
        # Without a number of remaining rounds, nobody is out of contention.
        rounds, cut = self.rounds.number(MOST_ROUNDS), self.cut.number(CUT)
        reaching = self._reaching(rounds, cut, facts.players)
        unchecked = tuple(row for key, row in reaching if key not in facts.checked)
        self.list.show_rows(unchecked)
        has_standings = bool(self._ordered)
        self.age.say(taken_words(facts))
        self.age.set_token("attention" if is_older(facts) else "text-muted")
        self.count.say(contention_words(len(reaching), len(unchecked)) if has_standings else "")
        self.list.setVisible(bool(unchecked))
        self._nothing.setVisible(not unchecked)
        if has_standings:
            self._nothing.set_words(self.tr("All of them are checked"), "")
        else:
            self._nothing.set_words(
                self.tr("No records yet"),
                self.tr(
                    "P opens pasted or typed standings and shows "
                    "who can still make the cut and hasn't been checked.",
                ),
            )

    def _reaching(
        self, rounds: int, cut: int, players: Players
    ) -> Sequence[tuple[str, ChoosingRow]]:
        found = in_contention(self._ordered, rounds, cut)
        known = tuple(player_facts(found[len(self._rows) :], self._seated, players.id_of))
        keys = (each.key for each in known)
        self._rows += zip(keys, contender_rows(known), strict=True)
        return self._rows[: len(found)]

    def _say(self, what: str, typed: str) -> None:
        del typed
        self._is_own[what] = True
        self._show()

    def _connect(self) -> None:
        self.rounds.textEdited.connect(partial(self._say, "rounds"))
        self.cut.textEdited.connect(partial(self._say, "cut"))
        self.paste.clicked.connect(self.paste_standings)
        self.standings.taken.connect(self.taken)
        self.standings.left.connect(self.step_back)
        self.list.wanted.connect(self.chosen)
        self.list.pointed.connect(self.pointed)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        first, second, known = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        found, column = QVBoxLayout(self._found), QVBoxLayout(self)
        for label, field in zip(self._names, (self.rounds, self.cut), strict=True):
            first.addWidget(label)
            first.addWidget(field)
        first.addStretch(1)
        known.addWidget(self.count)
        known.addWidget(self.age)
        second.addLayout(known, 1)
        second.addWidget(self.paste)
        found.addLayout(first)
        found.addLayout(second)
        found.addWidget(Hairline(self._look, token="line-strong"))
        found.addWidget(self.list, 1)
        found.addWidget(self._nothing, 1)
        self._stack.addWidget(self._found)
        self._stack.addWidget(self.standings)
        column.addWidget(self._stack)
        for row in (first, second):
            scaled.keep(row, (0, 0, 0, 0), 8)
        scaled.keep(known, (0, 0, 0, 0), 2)
        scaled.keep(found, (0, 0, 0, 0), 8)
        column.setContentsMargins(0, 0, 0, 0)
