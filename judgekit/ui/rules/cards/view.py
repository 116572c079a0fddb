"""A card in the middle and what belongs to it at the right, or below where there is less room."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.cards.card import Card
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.cards.rules_touched import RuleTouched
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.rules.cards.aside import CardAside
from judgekit.ui.shell.parts.cards.card_paper import CardPaper
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.cards.at_event import AtEvent
from judgekit.views.cards.card_legality import FormatLine
from judgekit.views.cards.card_text import faces_in, name_in, plain_text
from judgekit.views.cards.symbol_words import spoken_text

BAR, ASIDE, WIDEST_ASIDE, LEAST_PAPER, WIDEST = 48, 336, 480, 470, 760
ICONS: Mapping[str, str] = {
    "cards.back": "chevron-left",
    "cards.forward": "chevron-right",
    "cards.copy": "copy",
    "cards.answer": "answer-card",
    "cards.leave": "close",
}
LOOKING = ("cards.back", "cards.forward")


class CardBar(QWidget):
    """The card's buttons; words give way to signs where there is too little room."""

    def __init__(self, look: Look, actions: Mapping[str, Action]) -> None:
        super().__init__()
        self._look, self._actions = look, actions
        self.buttons: dict[str, Button] = {}
        row = QHBoxLayout(self)
        for name, icon in ICONS.items():
            kind = ButtonKind.OUTLINED if name == "cards.answer" else ButtonKind.QUIET
            button = Button(look, icon=icon, kind=kind)
            button.clicked.connect(actions[name].run)
            self.buttons[name] = button
            row.addWidget(button)
            if name == "cards.forward":
                row.addStretch(1)
        ScaledLayouts(look, self).keep(row, (16, 8, 24, 8), 4)
        look.changed.connect(self.dress)
        self.dress()

    def show_possible(self, *, back: bool, forward: bool, card: bool) -> None:
        """Enable what is possible; buttons for a card are hidden while none is shown."""
        self.buttons["cards.back"].setEnabled(back)
        self.buttons["cards.forward"].setEnabled(forward)
        for name in ("cards.copy", "cards.answer"):
            self.buttons[name].setVisible(card)

    def dress(self) -> None:
        """Apply language, measures and width."""
        theme = self._look.theme
        self.setFixedHeight(theme.px(BAR))
        for in_words, with_keys in ((True, True), (False, True), (False, False)):
            for name, button in self.buttons.items():
                action = self._actions[name]
                key = key_text(action.key) if with_keys and name not in LOOKING else ""
                words = action.words() if in_words and name == "cards.answer" else ""
                said = action.words() if key else f"{action.words()} ({key_text(action.key)})"
                button.set_words(words, key=key, name=said)
            layout = self.layout()
            if layout is None or layout.sizeHint().width() <= self.width():
                break

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(BAR))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.dress()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))


class CardsView(QWidget):
    """Emits what is wanted; Up, Down and the page keys scroll, Esc leaves."""

    left = Signal()
    rule_wanted = Signal(RuleReference)
    language_chosen = Signal(str)
    part_wanted = Signal(str)
    load_wanted = Signal()
    stale = Signal()
    """The language of the interface changed, or perhaps the event while the view was hidden."""

    def __init__(
        self, look: Look, actions: Mapping[str, Action], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.bar = CardBar(look, actions)
        self.paper = CardPaper(look)
        self.aside, self.below = CardAside(look), CardAside(look, side=0)
        self._card: Card | None = None
        self._why = ""
        """The title of what is said in place of a card."""
        self._nothing = EmptyState(look)
        self._scroll = FormScroll(look, self.paper)
        self._side = FormScroll(look, self.aside)
        self._stack = QStackedWidget()
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        for aside in (self.aside, self.below):
            aside.rule_wanted.connect(self.rule_wanted)
        self.paper.language_chosen.connect(self.language_chosen)
        self.paper.part_wanted.connect(self.part_wanted)
        self._nothing.wanted.connect(self.load_wanted)
        look.changed.connect(self._share)

    def show_card(self, card: Card, language: str, lines: tuple[FormatLine, ...]) -> None:
        """Show a card in a language, with its legality; its rules and copies come later."""
        is_other = self._card is None or self._card.name != card.name
        self._card = card
        self.paper.show_card(card, language)
        for aside in (self.aside, self.below):
            aside.show_card(card, lines)
        self._stack.setCurrentWidget(self._scroll)
        if is_other:
            self._scroll.verticalScrollBar().setValue(0)
            self._side.verticalScrollBar().setValue(0)
        self._share()

    def show_formats(self, card: Card, lines: tuple[FormatLine, ...]) -> None:
        """Show the legality of the same card by what has been found since."""
        for aside in (self.aside, self.below):
            aside.show_card(card, lines)

    def show_rules(self, rules: tuple[RuleTouched, ...] | None) -> None:
        """Show the rules that the card touches; None without Comprehensive Rules in English."""
        for aside in (self.aside, self.below):
            aside.show_rules(rules)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers: the card from its name to its last ability."""
        if self._card is None:
            return Spoken(Role.Grouping, name=self._why)
        words = interface_words()
        faces = faces_in(self._card, self.paper.language)
        text = spoken_text(plain_text(faces), words)
        name = name_in(self._card, self.paper.language) or self._card.name
        return Spoken(Role.Grouping, name=name, detail=text)

    def show_copies(self, counted: AtEvent | None) -> None:
        """Show in how many lists of the event the card is."""
        for aside in (self.aside, self.below):
            aside.show_copies(counted)

    def show_nothing(self, title: str, hint: str, load: str = "", key: str = "") -> None:
        """Show why there is no card; `load` is the text of the button that loads a card file."""
        self._card, self._why = None, title
        self._nothing.set_words(title, hint)
        self._nothing.offer(load, key=key)
        self._stack.setCurrentWidget(self._nothing)
        self._share()

    def go_to_ruling(self) -> None:
        """Focus the newest ruling."""
        if self._card is not None:
            self.paper.rulings.take_focus()

    def go_to_rule(self) -> None:
        """Focus the first rule that the card touches."""
        if self._card is not None:
            (self.aside if self._is_wide() else self.below).take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._scroll.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        by = steps.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif by is not None and not event.modifiers():
            bar.setValue(bar.value() + by)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.stale.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.stale.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _lay_out(self) -> None:
        self._stack.addWidget(self._scroll)
        self._stack.addWidget(self._nothing)
        middle = QVBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.bar)
        middle.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.addLayout(middle, 1)
        row.addWidget(self._line)
        row.addWidget(self._side)
        self.paper.below.addWidget(self.below)

    def _is_wide(self) -> bool:
        return self.width() >= self._look.theme.px(ASIDE + LEAST_PAPER)

    def _share(self) -> None:
        """Put what belongs to the card at the right, or below it where that is too narrow."""
        theme = self._look.theme
        is_there, is_wide = self._card is not None, self._is_wide()
        for widget in (self._side, self._line):
            widget.setVisible(is_there and is_wide)
        free = self.width() - theme.px(WIDEST)
        self._side.setFixedWidth(min(max(theme.px(ASIDE), free), theme.px(WIDEST_ASIDE)))
        self._scroll.set_widest(theme.px(WIDEST))
        self.below.setVisible(is_there and not is_wide)
