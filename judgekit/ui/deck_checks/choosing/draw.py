"""Drawing tables at random: how many, the seed, who takes part; the drawn tables as a list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.draw import HIGHEST_WEIGHT
from judgekit.ui.deck_checks.choosing.judges import JudgeFields
from judgekit.ui.deck_checks.choosing.list_view import ChoosingList
from judgekit.ui.deck_checks.choosing.rows import ChoosingRow, drawn_rows
from judgekit.ui.deck_checks.choosing.wording import earlier_words, lot_words, repeat_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.number_field import NumberField
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.switch import Switch
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.views.deck_checks.choosing_facts import MOST_TABLES, ChoosingFacts
from judgekit.views.deck_checks.lots import MOST_DRAWN, Lots

MOST_SIGNS = 40
TOP, WEIGHT = 8, 3
"""Defaults for making top tables likelier."""
FEW, SEED = 52, 96


class DrawPane(QWidget):
    """Edits and shows the draw; `take_wanted` carries the table to begin with and the judges of its
    decks."""

    take_wanted = Signal(int, tuple)
    tables_said = Signal(int)
    """Number of tables in the hall, if no pairings tell it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: ChoosingFacts | None = None
        self.lots = Lots()
        self.count = NumberField(look, 1, MOST_DRAWN, width=FEW)
        self.seed = TextField(look, width=SEED)
        self.draw = Button(look)
        self.tables = NumberField(look, 1, MOST_TABLES, width=FEW + 12)
        self.leave_out = Switch(look)
        self.favour = Switch(look)
        self.top = NumberField(look, 1, MOST_TABLES, width=FEW)
        self.weight = NumberField(look, 1, HIGHEST_WEIGHT, width=FEW)
        self.list = ChoosingList(look)
        self.judges = JudgeFields(look)
        self.take = Button(look, kind=ButtonKind.FILLED)
        self._names = {field: ElidedLabel(look) for field in self._fields()}
        self.how = Label(look, size="small", token="text-muted", wraps=True)
        self.earlier = Label(look, size="small", token="attention", wraps=True)
        self._hall, self._likelier = QWidget(), QWidget()
        self._prepare()
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_facts(self, facts: ChoosingFacts, tables: int) -> None:
        """Show the current state; `tables` is the number of tables if no pairings tell it."""
        self._facts = facts
        if self.lots.follow(facts):
            self._show_weights()
        self._hall.setVisible(not facts.has_pairings)
        self.tables.show_number(tables or None)
        self._show()

    def draw_anew(self) -> None:
        """Draw with a new seed, or one that was typed and not drawn with yet; focus the result."""
        typed = self.seed.text().strip()
        if typed and typed != self.lots.seed:
            self._draw_typed()
        elif self._facts is not None and self.lots.taking_part(self._facts):
            self.lots.draw_anew(self._facts)
            self._show()
            self.list.setFocus()
            self.seed.setText(self.lots.seed)

    def begin_anew(self) -> None:
        """Reset for another tournament."""
        self.lots = Lots()
        self.favour.setChecked(False)
        self.seed.clear()
        self.judges.clear()
        self._prepare()

    def take_focus(self) -> None:
        """Focus the drawn tables, or the button that draws."""
        (self.list if self.list.rows.rows else self.draw).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        names = {
            self.count: self.tr("Tables"),
            self.seed: self.tr("Seed"),
            self.tables: self.tr("Tables in the hall"),
            self.top: self.tr("Top tables"),
            self.weight: self.tr("Tickets each"),
        }
        for field, name in names.items():
            self._names[field].setText(name)
            field.setAccessibleName(name)
        self.count.setAccessibleName(self.tr("How many tables to draw"))
        self.seed.setPlaceholderText(self.tr("or typed"))
        self.draw.set_words(self.tr("Draw"), key="R", name=self.tr("Draw with a new seed"))
        self.leave_out.set_words(self.tr("Skip tables with a player already checked"))
        self.favour.set_words(self.tr("Weight top tables"))
        self.list.setAccessibleName(self.tr("Tables drawn"))
        self.judges.retranslate()
        self._show()

    # -- internals

    def _fields(self) -> tuple[TextField, ...]:
        return self.count, self.seed, self.tables, self.top, self.weight

    def _show(self) -> None:
        facts = self._facts
        if facts is None:
            return
        lots = self.lots
        if not self.seed.hasFocus():
            self.seed.setText(lots.seed)
        if not lots.seed:
            lots.exclude(facts)
        count = lots.taking_part(facts)
        top = lots.top_tables(facts) if lots.top else ()
        self.how.setText(lot_words(count, top, lots.tickets))
        repeated = repeat_words(lots.seed, min(facts.seats, default=1)) if lots.seed else ""
        set_tip(self.how, repeated)
        self.how.setAccessibleDescription(repeated)
        self.earlier.say(earlier_words(lots.earlier))
        self._likelier.setVisible(self.favour.isChecked())
        self.list.show_rows(tuple(drawn_rows(lots.draw(facts).drawn, facts)))
        self.draw.set_possible("" if count else self.tr("no table is left"))
        self._show_take(self.list.row())

    def _show_take(self, row: ChoosingRow | None) -> None:
        self.judges.setVisible(row is not None)
        if row is None:
            self.take.set_words(self.tr("Start check"), key=key_text("Return"))
            self.take.set_possible(self.tr("nothing drawn yet"))
            return
        words = self.tr("Start check at table {table}").format(table=row.table)
        self.take.set_words(words, key=key_text("Return"))
        if self._facts is not None:
            facts, players = self._facts, self._facts.seats[row.table].players
            self.judges.know(facts.staff, facts.judges)
            self.judges.show_decks(facts.decks_at(row.table), players)
        is_taken = self._facts is not None and self._facts.seats[row.table].taken
        self.take.set_possible(self.tr("decks already taken") if is_taken else "")

    def _draw_typed(self) -> None:
        """Draw with the seed in the field; if empty, with a new one."""
        seed = self.seed.text().strip()
        if self._facts is None:
            return
        if seed:
            self.lots.draw_with(seed, self._facts)
            self._show()
            self.list.setFocus()
        else:
            self.draw_anew()

    def _follow_fields(self) -> None:
        is_on = self.favour.isChecked()
        self.lots.count = self.count.number()
        self.lots.top = self.top.number() if is_on else 0
        self.lots.weight = self.weight.number(1) if is_on else 1
        self._show()

    def _turn_leave_out(self, is_on: bool) -> None:
        self.lots.leaves_out_checked = is_on
        if self._facts is not None:
            self.lots.exclude(self._facts)
        self._show()

    def _take(self) -> None:
        row = self.list.row()
        if row is not None and self.take.isEnabled() and not self.judges.asks():
            self.take_wanted.emit(row.table, self.judges.judges())

    def _show_weights(self) -> None:
        """Show the weights of a recorded draw."""
        self.favour.setChecked(self.lots.top > 0)
        if self.lots.top:
            self.top.setText(str(self.lots.top))
            self.weight.setText(str(self.lots.weight))

    def _prepare(self) -> None:
        self.seed.setMaxLength(MOST_SIGNS)
        self.lots.count = 2
        shown = (self.count, self.lots.count), (self.top, TOP), (self.weight, WEIGHT)
        for field, number in shown:
            field.setText(str(number))
        self.leave_out.setChecked(self.lots.leaves_out_checked)

    def _connect(self) -> None:
        for field in (self.count, self.top, self.weight):
            field.textEdited.connect(lambda _: self._follow_fields())
        self.count.returnPressed.connect(self._draw_typed)
        self.seed.returnPressed.connect(self._draw_typed)
        self.tables.textEdited.connect(lambda _: self.tables_said.emit(self.tables.number()))
        self.draw.clicked.connect(self.draw_anew)
        self.leave_out.turned.connect(self._turn_leave_out)
        self.favour.turned.connect(lambda _: self._follow_fields())
        self.list.moved.connect(self._show_take)
        self.list.wanted.connect(lambda _: self._take())
        self.judges.entered.connect(self._take)
        self.take.clicked.connect(self._take)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        first, last, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        hall, likelier = QHBoxLayout(self._hall), QHBoxLayout(self._likelier)
        for row, fields in (
            (first, (self.count, self.seed)),
            (hall, (self.tables,)),
            (likelier, (self.top, self.weight)),
        ):
            for field in fields:
                row.addWidget(self._names[field])
                row.addWidget(field)
            scaled.keep(row, (0, 0, 0, 0), 8)
        first.addWidget(self.draw)
        for row in (first, hall, likelier, last):
            row.addStretch(1)
        last.insertWidget(0, self.take)
        self.take.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        column.addLayout(first)
        for widget in (self._hall, self.leave_out, self.favour, self._likelier):
            column.addWidget(widget)
        self.draw.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column.addWidget(self.how)
        column.addWidget(self.earlier)
        column.addWidget(self.judges)
        column.addLayout(last)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self.list, 1)
        scaled.keep(column, (0, 0, 0, 0), 4)
        self._likelier.hide()
