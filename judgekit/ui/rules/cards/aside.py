"""What belongs to a card: its legality by format, the rules it touches, its copies at the event."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.cards.card import Card
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.cards.rules_touched import RuleTouched
from judgekit.ui.look import Look
from judgekit.ui.rules.cards.format_row import FormatRow
from judgekit.ui.rules.cards.rule_row import RuleRow
from judgekit.ui.shell.parts.cards.rulings_view import STEPS
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.form_scroll import ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import date_words
from judgekit.views.cards.at_event import AtEvent
from judgekit.views.cards.card_legality import FormatLine


class AsideHead(QWidget):
    """A title, and beside it in small letters what it is of."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(look, bold=True)
        self._beside = Label(look, size="small", token="text-muted", wraps=True)
        self._beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 6), 12)
        row.addWidget(self._title)
        row.addWidget(self._beside, 1)

    def say(self, title: str, beside: str = "") -> None:
        """Set the words."""
        self._title.setText(title)
        self._beside.setText(beside)


class CardAside(ScrolledPage):
    """Emits the rule that is to be read. Up and Down go from rule to rule."""

    as_spoken = spoken_as(Role.Grouping, lambda aside: aside.accessibleName())

    rule_wanted = Signal(RuleReference)

    def __init__(self, look: Look, *, side: int = 24, parent: QWidget | None = None) -> None:
        """`side` is the margin at the left and right, in design pixels."""
        super().__init__(parent)
        self._look = look
        self._card: Card | None = None
        self._lines: tuple[FormatLine, ...] = ()
        self._touched: tuple[RuleTouched, ...] = ()
        self._has_rules, self._is_searched = True, False
        self._counted: AtEvent | None = None
        self._legality, self._rules, self._event = (AsideHead(look) for _ in range(3))
        self._formats, self._rule_rows = QVBoxLayout(), QVBoxLayout()
        self._format_rows: list[tuple[Hairline, FormatRow]] = []
        self.rules: list[RuleRow] = []
        self._no_formats = Label(look, token="text-muted", wraps=True)
        self._no_rules = Label(look, token="text-muted", wraps=True)
        self._copies = Label(look, token="text-muted", wraps=True)
        column = QVBoxLayout(self)
        scaled = ScaledLayouts(look, self)
        scaled.keep(column, (side, 16, side, 24))
        for head, rows, nothing in (
            (self._legality, self._formats, self._no_formats),
            (self._rules, self._rule_rows, self._no_rules),
        ):
            column.addWidget(head)
            column.addWidget(Hairline(look))
            column.addLayout(rows)
            scaled.keep(nothing, (0, 8, 0, 0))
            column.addWidget(nothing)
            self._space(column, scaled)
        column.addWidget(self._event)
        column.addWidget(self._copies)
        column.addStretch(1)

    def show_card(self, card: Card, lines: tuple[FormatLine, ...]) -> None:
        """Show what belongs to this card; its rules and copies are shown when they are found."""
        if self._card is None or self._card.name != card.name:
            self._touched, self._counted = (), None
            self._is_searched = False
        self._card, self._lines = card, lines
        while len(self._format_rows) < len(lines):
            line, row = Hairline(self._look), FormatRow(self._look)
            self._format_rows.append((line, row))
            self._formats.addWidget(row)
            self._formats.addWidget(line)
        self.retranslate()

    def show_rules(self, rules: tuple[RuleTouched, ...] | None) -> None:
        """Show the rules that the card touches; None without Comprehensive Rules in English."""
        self._has_rules, self._is_searched = rules is not None, True
        self._touched = rules or ()
        while len(self.rules) < len(self._touched):
            self.rules.append(self._rule_row(len(self.rules)))
        self._tell_rules()

    def show_copies(self, counted: AtEvent | None) -> None:
        """Show in how many lists of the event the card is; None without an event or lists."""
        self._counted = counted
        self._tell_copies()

    def take_focus(self) -> bool:
        """Focus the first rule; return whether there is one."""
        if self._touched:
            self.rules[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(self._touched)

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        card = self._card
        if card is None:
            return
        self.setAccessibleName(self.tr("Legality and rules of the card"))
        source = card.legalities_source
        dated = self.tr("lists of {date}").format(date=date_words(source.date)) if source else ""
        self._legality.say(self.tr("Legality"), dated if self._lines else "")
        for at, (line, row) in enumerate(self._format_rows):
            line.setVisible(at < len(self._lines))
            row.setVisible(at < len(self._lines))
            if at < len(self._lines):
                row.show_line(self._lines[at])
        nothing = self.tr("The card file gives no legality for this card.")
        self._no_formats.say("" if self._lines else nothing)
        self._tell_rules()
        self._event.say(self.tr("At this event"))
        self._tell_copies()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown, by = self.rules[: len(self._touched)], STEPS.get(Qt.Key(event.key()), 0)
        focused = next((at for at, row in enumerate(shown) if row.hasFocus()), None)
        if by and focused is not None and 0 <= focused + by < len(shown):
            shown[focused + by].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _space(self, column: QVBoxLayout, scaled: ScaledLayouts) -> None:
        space = QWidget()
        inner = QVBoxLayout(space)
        scaled.keep(inner, (0, 12, 0, 12))
        column.addWidget(space)

    def _rule_row(self, at: int) -> RuleRow:
        row = RuleRow(self._look)
        row.clicked.connect(lambda: self.rule_wanted.emit(self._touched[at].reference))
        self._rule_rows.addWidget(row)
        return row

    def _tell_rules(self) -> None:
        self._rules.say(self.tr("Rules it touches"), self.tr("Comprehensive Rules"))
        for at, rule in enumerate(self.rules):
            rule.setVisible(at < len(self._touched))
            if at < len(self._touched):
                touched = self._touched[at]
                rule.show_rule(touched.reference.ref, touched.title)
        nothing = self.tr("None found")
        if not self._has_rules:
            nothing = self.tr("Import the Comprehensive Rules in English to find them.")
        is_told = self._is_searched and not self._touched
        self._no_rules.say(nothing if is_told else "")

    def _tell_copies(self) -> None:
        counted = self._counted
        self._event.setVisible(counted is not None)
        if counted is None:
            self._copies.say("")
        elif not counted.lists:
            words = self.tr("In none of %n list(s)", "", counted.of_lists)
            self._copies.say(words)
        else:
            lists = self.tr("In %n list(s)", "", counted.lists)
            copies = self.tr("%n copies", "", counted.copies)
            self._copies.say(f"{lists}, {copies}")
