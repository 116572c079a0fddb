"""Choosing the player of a penalty: one of those at a table, both, or by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.table_number import HIGHEST_TABLE
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons

OTHER, BOTH = "", "\0both"
"""Values of the segments for a player from elsewhere, and for both players."""
OPPONENTS = 2


class PlayerPicker(QWidget):
    """Nobody is chosen until the judge chooses.

    `table_changed` requests the players at the table, see `seat`; `player_changed` carries the
    chosen player, of both the first; `named` the player chosen by name while no table was.
    """

    table_changed = Signal(object)
    player_changed = Signal(str)
    named = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seated: tuple[str, ...] = ()
        self._player = ""
        self._is_both = False
        self._table: int | None = None
        self._is_table_chosen = False
        """Whether the judge chose the table; else it was only offered."""
        self.table_field = TextField(look, width=76)
        self.table_field.setValidator(QIntValidator(1, HIGHEST_TABLE, self))
        self.name_field = PlayerField(look)
        self.segments = SegmentedButtons(look, [], "")
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        row.addWidget(self.table_field, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.segments, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.name_field, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(0)
        self.table_field.textEdited.connect(lambda _: self._table_typed())
        self.table_field.returnPressed.connect(self.take_focus)
        self.name_field.named.connect(self._named)
        self.name_field.left.connect(self.left)
        self.segments.chosen.connect(self._segment_chosen)
        self.segments.hide()
        self.retranslate()

    @property
    def table(self) -> int | None:
        """The table, None if none is given."""
        return self._table

    @property
    def player(self) -> str:
        """The chosen player, of both the first; empty if there is none yet."""
        return self._player

    @property
    def is_both(self) -> bool:
        """Whether both players at the table are chosen."""
        return self._is_both

    @property
    def is_table_chosen(self) -> bool:
        """Whether the judge chose the table; else it was only filled in."""
        return self._is_table_chosen

    @property
    def opponent(self) -> str:
        """The other one of two players at the table; empty if it isn't known who that is."""
        if self._player not in self._seated or len(self._seated) != OPPONENTS:
            return ""
        return next(each for each in self._seated if each != self._player)

    def know(self, names: KnownNames) -> None:
        """Complete names from these."""
        self.name_field.known = names

    def offer_table(self, table: int) -> None:
        """Fill in a table that the judge has not chosen; its players are set by `seat`."""
        self._show_table(table)
        self._is_table_chosen = False

    def stand_at(self, table: int) -> None:
        """Choose this table, and request its players."""
        self._show_table(table)
        self._is_table_chosen = True
        self.table_changed.emit(table)

    def seat(self, players: Sequence[str]) -> None:
        """Set the players at the table, none if no pairings tell them; the choice is cleared unless
        that player sits there."""
        if tuple(players) == self._seated:
            return
        self._seated = tuple(players)
        self._name_segments()
        if players:
            self._choose(self._player if self._player in players else "")
        else:
            self.name_field.show()
            if self._player:
                self.name_field.setText(self._player)

    def show_seat(self, table: int | None, players: Sequence[str], player: str) -> None:
        """Fill in where the player who was chosen by name sits, with all who sit there."""
        self._show_table(table)
        self._is_table_chosen = False
        if tuple(players) != self._seated:
            self._seated = tuple(players)
            self._name_segments()
        self._choose(player)

    def show_player(self, player: str) -> None:
        """Choose this player."""
        self._choose(player)

    def clear(self) -> None:
        """Clear the player and the table."""
        self._show_table(None)
        self._is_table_chosen = False
        self.seat(())
        self._choose("")

    def take_focus(self) -> None:
        """Focus the players at the table, or the name; nobody is chosen by that."""
        if self._seated:
            self.segments.take_focus()
        else:
            self.name_field.setFocus()
            self.name_field.selectAll()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.table_field.setPlaceholderText(self.tr("Table"))
        self.table_field.setAccessibleName(self.tr("Table of the penalty"))
        self.name_field.setPlaceholderText(self.tr("Player, or table"))
        self.name_field.setAccessibleName(self.tr("Player"))
        self.segments.setAccessibleName(self.tr("Player"))
        self._name_segments()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        # With the focus in the row, digits choose players; elsewhere they answer the questions.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._meant(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        value = self._meant(event)
        if value is None:
            super().keyPressEvent(event)
            return
        self.segments.choose(value)
        self._segment_chosen(value)
        if value != OTHER:
            self.segments.take_focus()

    def _meant(self, event: QKeyEvent) -> str | None:
        """Return the choice that a key means: a digit, or Enter on a segment."""
        focused = self.focusWidget()
        if focused is None or isinstance(focused, QLineEdit) or not self._seated:
            return None
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if event.key() in ENTER:
            return self.segments.focused_value() if not self._player else None
        at = event.key() - Qt.Key.Key_1
        values = self._values()
        return values[at] if 0 <= at < len(values) else None

    def _values(self) -> list[str]:
        both = [BOTH] if len(self._seated) == OPPONENTS else []
        return [*self._seated, *both, OTHER] if self._seated else []

    def _name_segments(self) -> None:
        names = {BOTH: self.tr("Both"), OTHER: self.tr("Other")}
        values = self._values()
        choices = [(value, names.get(value, value)) for value in values]
        keys = {value: str(at) for at, value in enumerate(values, start=1) if at < 10}
        self.segments.set_choices(choices, keys=keys)
        self.segments.setVisible(bool(choices))
        self._fit()

    def _fit(self) -> None:
        if self._seated:
            room = self.width() - self.table_field.width() - self._look.theme.px(8)
            self.segments.break_to_fit(room)

    def _show_table(self, table: int | None) -> None:
        self._table = table
        self.table_field.setText("" if table is None else str(table))

    def _choose(self, player: str, *, is_both: bool = False) -> None:
        changed = (player, is_both) != (self._player, self._is_both)
        self._player, self._is_both = player, is_both
        is_seated = player in self._seated
        if is_seated:
            self.segments.choose(BOTH if is_both else player)
        elif self._seated and not player:
            self.segments.choose_none()
        self.name_field.setVisible(not self._seated or (bool(player) and not is_seated))
        if not is_seated and self.name_field.text() != player:
            self.name_field.setText(player)
        if changed:
            self.player_changed.emit(player)

    def _segment_chosen(self, player: str) -> None:
        if player == OTHER:
            self._choose("")
            self.segments.choose(OTHER)
            self.name_field.show()
            # An arrow key focuses this segment only after it was chosen.
            QTimer.singleShot(0, self.name_field, self.name_field.setFocus)
        elif player == BOTH:
            self._choose(self._seated[0], is_both=True)
        else:
            self._choose(player)

    def _named(self, name: str) -> None:
        table = _table(name)
        if table is not None:
            self.name_field.clear()
            self.stand_at(table)
            self.take_focus()
        elif name != self._player:
            self._choose(name)
            if name and not self._is_table_chosen:
                self.named.emit(name)

    def _table_typed(self) -> None:
        self._table = _table(self.table_field.text())
        self._is_table_chosen = self._table is not None
        self.table_changed.emit(self._table)


def _table(text: str) -> int | None:
    """Parse the number of a table; None for no number: `²` is a digit, but no decimal."""
    is_number = text.isdecimal() and len(text) <= len(str(HIGHEST_TABLE))
    return int(text) or None if is_number else None
