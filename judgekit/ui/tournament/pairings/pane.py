"""The pane for new pairings: pasted, previewed and taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.setup.state import RoundPairings
from judgekit.reading.pairings.reader import LineUse, ParsedPairings, read_pairings
from judgekit.reading.pasted_decklists import is_decklist
from judgekit.ui.look import Look
from judgekit.ui.tournament.pairings.field import PairingsField, field_hint
from judgekit.ui.tournament.pairings.model import PairingsModel, column_heads
from judgekit.ui.tournament.pairings.round_field import RoundField
from judgekit.ui.tournament.pairings.sources import PairingsSources
from judgekit.ui.tournament.pairings.view import MARGIN, PairingsView
from judgekit.ui.tournament.pairings.wording import doubt_words, found_words, remark_words
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.views.pairings_doubts import Doubted, doubt_about

SIDE_BY_SIDE = 960
"""Least width for the preview beside the field, in pixels at 96 dpi."""
TAKE_KEYS = ("Ctrl+Return", "Ctrl+Enter")
LONG_TEXT = 20_000
"""Characters from which a text is parsed only after a pause in typing."""
PAUSE = 250
"""Milliseconds."""


class PairingsPane(QWidget):
    """A field to paste into, a preview, the round, and one button.

    `taken` carries the round and the `ParsedPairings` previewed; the pane keeps its text, so that
    lines left out can be corrected and taken again. `is_card` tells the name of a card.
    """

    taken = Signal(int, object)

    def __init__(
        self, look: Look, is_card: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._is_card = is_card
        self._is_decklist = False
        self._pairings = ParsedPairings()
        self._details: TournamentCreated | None = None
        self._title = Label(look, size="title", bold=True)
        self._round_label = Label(look)
        self._round = RoundField(look)
        self._field = PairingsField(look)
        self._refusal = _Refusal(look)
        self._preview = _Preview(look)
        self._take = Button(look, kind=ButtonKind.FILLED)
        self._sources = PairingsSources(look, self._field)
        self._doubt = Label(look, token="attention", bold=True, wraps=True)
        self._earlier: Mapping[int, RoundPairings] = {}
        self._confirmed: Doubted | None = None
        """The doubt that was shown when the button was pressed first."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._arrange()
        self._connect()
        self._retranslate()
        self._show()

    def propose_round(
        self, number: int, earlier: Mapping[int, RoundPairings] | None = None
    ) -> None:
        """Propose the round of these pairings; a title in the text overrides it. The pairings that
        rounds have are asked about where they are given for another one."""
        self._earlier = earlier or {}
        self._round.begin_anew(number)
        self._show_button()

    def show_details(self, details: TournamentCreated | None) -> None:
        """Set the tournament the pairings are for."""
        self._details = details
        self._show()

    def text(self) -> str:
        """Return the text in the field."""
        return self._field.toPlainText()

    def paste(self, text: str) -> None:
        """Replace the text in the field."""
        self._field.take_text(text)

    def clear(self) -> None:
        """Clear the field."""
        self._field.clear()

    def take(self) -> None:
        """Emit the previewed pairings, if they are valid; what is odd about them is asked first."""
        self._read()
        number = self._round.number()
        doubted = doubt_about(number, self._pairings.tables, self._earlier, self._is_decklist)
        if number is None or self._obstacle():
            return
        if doubted is not None and doubted != self._confirmed:
            self._confirmed = doubted
            demand_fresh_press(self)
            self._show_button()
            return
        self.taken.emit(number, self._pairings)

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(320), theme.px(320))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()
        super().changeEvent(event)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._round_label)
        head.addWidget(self._round)
        head.addWidget(self._sources)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addWidget(self._field, 1)
        self._body.addWidget(self._preview, 1)
        said = QVBoxLayout()
        said.addWidget(self._refusal)
        said.addWidget(self._doubt)
        foot = QHBoxLayout()
        # Whatever is said beside it, the button that may be pressed again stays where it is.
        foot.addWidget(self._take, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addLayout(said, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._body, 1)
        self._column.addLayout(foot)
        self.setFocusProxy(self._field)
        self._redress()

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        self._field.textChanged.connect(self._text_changed)
        self._field.refused.connect(self._refusal.say)
        self._pause.timeout.connect(self._read)
        self._round.textChanged.connect(self._show_button)
        self._preview.view.line_wanted.connect(self._field.go_to_line)
        self._take.clicked.connect(self.take)
        self._sources.refused.connect(self._refusal.say)
        for key in TAKE_KEYS:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.take)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Pairings"))
        self._round_label.setText(self.tr("Round"))
        self._round.setAccessibleName(self.tr("Round"))
        self._field.setPlaceholderText(field_hint())
        self._field.setAccessibleName(field_hint())
        self._take.set_words(self.tr("Use these pairings"), key=key_text(TAKE_KEYS[0]))
        self._preview.retranslate()

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._column.setContentsMargins(margin, theme.px(16), margin, theme.px(16))
        self._column.setSpacing(theme.px(12))
        self._body.setSpacing(theme.px(16))
        self._share()

    def _share(self) -> None:
        is_wide = self.width() >= self._look.theme.px(SIDE_BY_SIDE)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(side if is_wide else below)
        self._body.setStretch(0, 1 if is_wide else 2)
        self._body.setStretch(1, 1 if is_wide else 3)

    def _text_changed(self) -> None:
        self._refusal.hide()
        if self._field.document().characterCount() > LONG_TEXT:
            self._pause.start(PAUSE)
        else:
            self._read()

    def _read(self) -> None:
        self._pause.stop()
        self._pairings = read_pairings(self.text())
        self._is_decklist = is_decklist(self.text(), self._is_card)
        if self._pairings.round is not None:
            self._round.propose(self._pairings.round)
        self._show()

    def _show(self) -> None:
        self._preview.show_pairings(self._pairings, self._details)
        asked = (line.line for line in self._pairings.lines if line.use is LineUse.QUESTION)
        self._field.mark_lines(asked)
        self._show_button()

    def _show_button(self) -> None:
        self._take.set_possible(self._obstacle())
        number, tables = self._round.number(), self._pairings.tables
        doubted = doubt_about(number, tables, self._earlier, self._is_decklist)
        if doubted is None:
            self._confirmed = None
        is_asked = doubted is not None and doubted == self._confirmed
        self._doubt.say(doubt_words(doubted, key_text(TAKE_KEYS[0]) if is_asked else ""))

    def _obstacle(self) -> str:
        """Return why nothing can be taken now; empty if it can."""
        if not self._pairings.tables and not self._pairings.byes:
            return self.tr("no pairings yet")
        if self._round.number() is None:
            return self.tr("enter a round")
        return ""


class _Refusal(Label):
    """Shows why a text or file was refused, until the text changes."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, token="urgent", wraps=True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self.setText(sentence)
        self.show()


class _Preview(QWidget):
    """The count, the remarks and the rows, or a hint while nothing is pasted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._model = PairingsModel(self)
        self.view = PairingsView(look, self._model)
        self._empty = EmptyState(look)
        self._count = Label(look, bold=True, wraps=True)
        self._remark = Label(look, size="small", token="text-muted", wraps=True)
        self._heads = tuple(Label(look, size="small", token="text-muted") for _ in range(2))
        self._heads[0].setAlignment(Qt.AlignmentFlag.AlignRight)
        heads = QHBoxLayout()
        heads.addWidget(self._heads[0])
        heads.addWidget(self._heads[1], 1)
        heads.setSpacing(0)
        found = QWidget()
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(4))
        column.addWidget(self._count)
        column.addWidget(self._remark)
        column.addLayout(heads)
        column.addWidget(Hairline(look, token="line-strong"))
        column.addWidget(self.view, 1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(found)
        look.changed.connect(self._redress)
        self._redress()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._empty.set_words(
            self.tr("No pairings yet"),
            self.tr(
                "Copy them from any tournament program, web page or spreadsheet: tabs, commas, "
                "columns, “vs.” between names, or one name a line, with or without a heading. "
                "None are needed: everywhere, a table number is enough."
            ),
        )
        for label, words in zip(self._heads, column_heads(), strict=True):
            label.setText(words)
        self.view.setAccessibleName(self.tr("What was found"))

    def show_pairings(self, pairings: ParsedPairings, details: TournamentCreated | None) -> None:
        """Show the parsed pairings."""
        self._model.show_pairings(pairings)
        self._count.setText(found_words(pairings))
        self._remark.setText(remark_words(pairings, details))
        self._remark.setVisible(bool(self._remark.text()))
        self._stack.setCurrentIndex(1 if found_words(pairings) else 0)
        self.view.redress()

    def _redress(self) -> None:
        width = self.view.number_width()
        self._heads[0].setFixedWidth(width)
        self._heads[0].setIndent(0)
        self._heads[0].setContentsMargins(0, 0, self._look.theme.px(MARGIN), 0)
