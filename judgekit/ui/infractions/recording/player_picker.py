"""Choosing the player of a penalty: one of those at a table, or by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.table_number import HIGHEST_TABLE
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons

OTHER = ""
"""Value of the segment for a player from elsewhere."""


class PlayerPicker(QWidget):
    """`table_changed` requests the players at the table, see `seat`; `player_changed` carries the
    chosen player."""

    table_changed = Signal(object)
    player_changed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seated: tuple[str, ...] = ()
        self._player = ""
        self._table: int | None = None
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
        """The chosen player; empty if there is none yet."""
        return self._player

    def know(self, names: KnownNames) -> None:
        """Complete names from these."""
        self.name_field.known = names

    def show_table(self, table: int | None) -> None:
        """Set this table; its players are set by `seat`."""
        self._table = table
        self.table_field.setText("" if table is None else str(table))

    def stand_at(self, table: int) -> None:
        """Set this table, and request its players."""
        self.show_table(table)
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

    def show_player(self, player: str) -> None:
        """Choose this player."""
        self._choose(player)

    def clear(self) -> None:
        """Clear the player and the table."""
        self.show_table(None)
        self.seat(())
        self._choose("")

    def take_focus(self) -> None:
        """Focus the players at the table, or the name."""
        if self._seated and self._player in self._seated:
            self.segments.take_focus()
        elif self._seated:
            self.segments.setFocus()
            self._segment_chosen(self._seated[0])
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

    def _name_segments(self) -> None:
        choices = [(player, player) for player in self._seated]
        if choices:
            choices.append((OTHER, self.tr("Other")))
        self.segments.set_choices(choices)
        self.segments.setVisible(bool(choices))
        self._fit()

    def _fit(self) -> None:
        if self._seated:
            room = self.width() - self.table_field.width() - self._look.theme.px(8)
            self.segments.break_to_fit(room)

    def _choose(self, player: str) -> None:
        changed = player != self._player
        self._player = player
        is_seated = player in self._seated
        if is_seated:
            self.segments.choose(player)
        self.name_field.setVisible(not self._seated or (bool(player) and not is_seated))
        if not is_seated and self.name_field.text() != player:
            self.name_field.setText(player)
        if changed:
            self.player_changed.emit(player)

    def _segment_chosen(self, player: str) -> None:
        if player == OTHER:
            self.name_field.show()
            # An arrow key focuses this segment only after it was chosen.
            QTimer.singleShot(0, self.name_field, self.name_field.setFocus)
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

    def _table_typed(self) -> None:
        self._table = _table(self.table_field.text())
        self.table_changed.emit(self._table)


def _table(text: str) -> int | None:
    """Parse the number of a table; None for no number: `²` is a digit, but no decimal."""
    is_number = text.isdecimal() and len(text) <= len(str(HIGHEST_TABLE))
    return int(text) or None if is_number else None
