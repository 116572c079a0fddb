"""The tournament's pairings: those recorded, by clock and round, and the pane for new ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.setup.state import TournamentSetup
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.reading.pairings.reader import ParsedPairings
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.tournament.pairings.model import PairingsModel
from judgekit.ui.tournament.pairings.pane import PairingsPane
from judgekit.ui.tournament.pairings.printing import pairings_job
from judgekit.ui.tournament.pairings.view import MARGIN, PairingsView
from judgekit.ui.tournament.pairings.wording import bye_word, count_words
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.wording import clock_title

NEW = "new"
MOST_SHOWN = 12
"""Maximum number of rounds side by side; the newest are shown."""


class PairingsPlace(QWidget):
    """The view of pairings; `submitted` carries the command."""

    submitted = Signal(object)
    print_wanted = Signal()

    def __init__(
        self, look: Look, is_card: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._entry = TournamentSetup()
        self._clocks: tuple[str, ...] = (MAIN_CLOCK,)
        self._rounds: tuple[int, ...] = ()
        self._next: dict[str, int] = {}
        self._clock_label, self._round_label = Label(look, bold=True), Label(look, bold=True)
        self._clock_choice = SegmentedButtons(look, [], "")
        self._round_choice = SegmentedButtons(look, [], "")
        self._refusal = Label(look, token="urgent", wraps=True)
        self._bar = QWidget()
        self.pane = PairingsPane(look, is_card)
        self.kept = _Kept(look)
        self._stack = QStackedWidget()
        self._new = FormScroll(look, self.pane)
        self._stack.addWidget(self._new)
        self._stack.addWidget(self.kept)
        self._lay_out()
        self._clock_choice.chosen.connect(lambda _: self._clock_chosen())
        self._round_choice.chosen.connect(lambda _: self._show_chosen())
        self.pane.taken.connect(self._take)
        self.kept.print_button.clicked.connect(self.print_wanted)
        # Where a field has the focus, it takes the key itself.
        pasting = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        pasting.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        pasting.activated.connect(lambda: self.paste_new(QGuiApplication.clipboard().text()))
        look.changed.connect(self._redress)
        self._redress()

    def show_entry(
        self, entry: TournamentSetup, clocks: Sequence[str], next_rounds: dict[str, int]
    ) -> None:
        """Show the tournament's pairings; `next_rounds` maps each clock to its next round."""
        self._entry = entry
        self._next = next_rounds
        self._clocks = tuple(dict.fromkeys((*clocks, *(clock for clock, _ in entry.pairings))))
        self.pane.show_details(entry.details)
        self._name_choices()
        self._propose()
        self._show_chosen()

    def take_focus(self) -> None:
        """Focus the pane or the table shown."""
        is_kept = self._stack.currentWidget() is self.kept
        (self.kept if is_kept else self.pane).setFocus()

    def refuse(self, sentence: str) -> None:
        """Show why pairings were refused; empty hides it."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    def clock(self) -> str:
        """Return the chosen clock."""
        value = self._clock_choice.value()
        return value if value in self._clocks else self._clocks[0]

    def job(self) -> DocumentJob | None:
        """Return the recorded pairings that are shown as pages; None if none are."""
        number = self._shown_round()
        if number is None:
            return None
        name = self._entry.details.name if self._entry.details else ""
        return pairings_job(self._look, name, number, self._kept_pairings(number))

    def begin_anew(self) -> None:
        """Clear the pane for the next round."""
        self.pane.clear()
        self._propose()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._name_choices()
            self._show_chosen()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self._bar)
        for widget in (self._clock_label, self._clock_choice, self._round_label):
            self._row.addWidget(widget)
        self._row.addWidget(self._round_choice)
        self._row.addStretch(1)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._bar.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._refusal)
        column.addWidget(Hairline(self._look))
        column.addWidget(self._stack, 1)
        self._refusal.hide()

    def _name_choices(self) -> None:
        clock, chosen = self.clock(), self._round_choice.value()
        details = self._entry.details
        name = details.name if details else ""
        self._clock_label.setText(self.tr("Clock"))
        self._clock_choice.setAccessibleName(self.tr("Clock"))
        self._clock_choice.set_choices([(each, clock_title(each, name)) for each in self._clocks])
        self._clock_choice.choose(clock)
        self._rounds = tuple(sorted(at for of, at in self._entry.pairings if of == clock))
        self._round_label.setText(self.tr("Rounds"))
        self._round_choice.setAccessibleName(self.tr("Rounds with pairings"))
        self._round_choice.set_choices(
            [(str(each), str(each)) for each in self._rounds[-MOST_SHOWN:]]
            + [(NEW, self.tr("New pairings"))]
        )
        self._round_choice.choose(chosen or NEW)
        if not self._round_choice.value():
            self._round_choice.choose(NEW)
        has_clocks = len(self._clocks) > 1
        for widget in (self._clock_label, self._clock_choice):
            widget.setVisible(has_clocks)
        self._bar.setVisible(has_clocks or bool(self._rounds))

    def _clock_chosen(self) -> None:
        self._name_choices()
        self._propose()
        self._show_chosen()

    def _propose(self) -> None:
        clock = self.clock()
        earlier = {at: each for (of, at), each in self._entry.pairings.items() if of == clock}
        after = self._rounds[-1] + 1 if self._rounds else 1
        self.pane.propose_round(max(after, self._next.get(clock, 1)), earlier)

    def _show_chosen(self) -> None:
        number = self._shown_round()
        if number is None:
            self._stack.setCurrentWidget(self._new)
            return
        self.kept.show_pairings(number, self._kept_pairings(number))
        self._stack.setCurrentWidget(self.kept)

    def _shown_round(self) -> int | None:
        chosen = self._round_choice.value()
        return None if chosen in ("", NEW) else int(chosen)

    def _kept_pairings(self, number: int) -> ParsedPairings:
        pairings = self._entry.pairings[self.clock(), number]
        tables = tuple(
            PairedTable(table, players) for table, players in sorted(pairings.players.items())
        )
        return ParsedPairings(tables, pairings.byes)

    def paste_new(self, text: str) -> None:
        """Paste into the pane for new pairings, also while a round's are looked at."""
        if text.strip():
            self._round_choice.choose(NEW)
            self._show_chosen()
            self.pane.paste(text)
            self.take_focus()

    def _take(self, number: int, pairings: ParsedPairings) -> None:
        self.refuse("")
        clock = self.clock()
        self.submitted.emit(
            TakePairings(
                number, pairings.tables, pairings.byes, "" if clock == MAIN_CLOCK else clock
            )
        )

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._row.setContentsMargins(margin, theme.px(8), margin, theme.px(8))
        self._row.setSpacing(theme.px(8))
        self._refusal.setContentsMargins(margin, 0, margin, theme.px(8))


class _Kept(QWidget):
    """The recorded pairings of a round."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._title = Label(look, size="title", bold=True)
        self._count = Label(look, token="text-muted")
        self.print_button = Button(look, icon="print")
        self._model = PairingsModel(self)
        self.view = _KeptTable(look, self._model)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._count, 1)
        self._head.addWidget(self.print_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(Hairline(look, token="line-strong"))
        self._column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)
        look.changed.connect(self._redress)
        self._redress()

    def show_pairings(self, number: int, pairings: ParsedPairings) -> None:
        """Show these pairings."""
        self._title.setText(self.tr("Round {number}").format(number=number))
        self._count.setText(count_words(pairings))
        self.print_button.set_words(self.tr("Print"), key=key_text(PRINT_KEY))
        self.view.setAccessibleName(self._title.text())
        self._model.show_pairings(pairings)

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._column.setContentsMargins(margin, theme.px(16), margin, theme.px(16))
        self._column.setSpacing(theme.px(8))
        self._head.setSpacing(theme.px(12))


class _KeptTable(PairingsView):
    """Table of recorded pairings; without line numbers, its first column is narrower."""

    def number_width(self) -> int:
        theme = self._look.theme
        metrics = QFontMetrics(theme.font(bold=True))
        widest = max(metrics.horizontalAdvance(words) for words in ("00000", bye_word()))
        return widest + theme.px(2 * MARGIN)
