"""Choosing the player of a penalty: one of those at a table, both, or by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QBoxLayout, QWidget

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.shared.table_number import HIGHEST_TABLE
from judgekit.ui.infractions.recording.seated_players import (
    BOTH,
    OTHER,
    ChosenPlayer,
    SeatedPlayers,
)
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

GAP = 8
LEAST_NAME = 140
"""Least width of the name beside the players of a table, in design pixels."""
ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class PlayerPicker(SharedRoom):
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
        self.table: int | None = None
        """None if none is given."""
        self.player = ""
        """The chosen player, of both the first; empty if there is none yet."""
        self.is_both = False
        """Whether both players at the table are chosen."""
        self.is_table_chosen = False
        """Whether the judge chose the table; else it was only filled in."""
        self.table_field = TextField(look, width=76)
        self.table_field.setValidator(QIntValidator(1, HIGHEST_TABLE, self))
        self.name_field = PlayerField(look)
        self.segments = SeatedPlayers(look)
        self.chosen = ChosenPlayer(look, self)
        """In place of all who may be chosen where these need several rows."""
        self._has_name = True
        """Whether the player is given by name."""
        self._row = row = QBoxLayout(ACROSS, self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), GAP)
        row.addWidget(self.table_field, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.chosen, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.segments, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.name_field, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(0)
        self.table_field.textEdited.connect(lambda _: self._table_typed())
        self.table_field.returnPressed.connect(self.take_focus)
        self.name_field.named.connect(self._named)
        self.name_field.left.connect(self.left)
        self.segments.chosen.connect(self._segment_chosen)
        self.chosen.clicked.connect(self.take_focus)
        self.chosen.turned.connect(self.share_room)
        look.changed.connect(self.share_room)
        self.retranslate()

    @property
    def opponent(self) -> str:
        """The other one of two players at the table; empty if it isn't known who that is."""
        return self.segments.opponent_of(self.player)

    def know(self, names: KnownNames) -> None:
        """Complete names from these."""
        self.name_field.known = names

    def offer_table(self, table: int) -> None:
        """Fill in a table that the judge has not chosen; its players are set by `seat`."""
        self._show_table(table)
        self.is_table_chosen = False

    def stand_at(self, table: int) -> None:
        """Choose this table, and request its players."""
        self._show_table(table)
        self.is_table_chosen = True
        self.table_changed.emit(table)

    def seat(self, players: Sequence[str]) -> None:
        """Set the players at the table, none if no pairings tell them; the choice is cleared unless
        that player sits there."""
        if tuple(players) == self.segments.players:
            return
        self.segments.show_players(players)
        if players:
            self._choose(self.player if self.player in players else "")
        else:
            self._has_name = True
            self.share_room()
            if self.player:
                self.name_field.setText(self.player)

    def show_seat(self, table: int | None, players: Sequence[str], player: str) -> None:
        """Fill in where the player who was chosen by name sits, with all who sit there."""
        self._show_table(table)
        self.is_table_chosen = False
        if tuple(players) != self.segments.players:
            self.segments.show_players(players)
        self._choose(player)

    def show_player(self, player: str) -> None:
        """Choose this player."""
        self._choose(player)

    def clear(self) -> None:
        """Clear the player and the table."""
        self._show_table(None)
        self.is_table_chosen = False
        self.seat(())
        self._choose("")

    def take_focus(self) -> None:
        """Focus the players at the table, or the name; nobody is chosen by that."""
        self.chosen.is_unfolded = True
        self.share_room()
        if self.segments.players:
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
        self.segments.retranslate()
        self.share_room()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def share_room(self) -> None:
        """Fold the players to the one who is chosen, or put them below the table's number, where
        they lack room beside it."""
        theme = self._look.theme
        name = theme.px(LEAST_NAME + GAP) if self._has_name else 0
        room = self.width() - self.table_field.width() - theme.px(GAP) - name
        self.segments.break_to_fit(room)
        needed = self.segments.sizeHint()
        is_row = needed.height() <= theme.measure("button") and needed.width() <= room
        can_fold = self.player in self.segments.players
        is_folded = can_fold and not is_row and not self.chosen.is_unfolded
        self.segments.setVisible(bool(self.segments.players) and not is_folded)
        self.name_field.setVisible(self._has_name and not is_folded)
        self.chosen.setVisible(is_folded)
        self.chosen.show_player(
            " · ".join(self.segments.players if self.is_both else (self.player,))
        )
        is_low = needed.height() <= 2 * theme.measure("button") + theme.px(GAP)
        is_beside = is_folded or (is_low and needed.width() <= room)
        self._row.setDirection(ACROSS if is_beside else DOWN)
        align = Qt.AlignmentFlag.AlignVCenter if is_beside else Qt.AlignmentFlag.AlignLeft
        for part in (self.table_field, self.segments):
            self._row.setAlignment(part, align)
        if not is_beside:
            self.segments.break_to_fit(self.width())

    def _show_table(self, table: int | None) -> None:
        self.table = table
        self.table_field.setText("" if table is None else str(table))

    def _choose(self, player: str, *, is_both: bool = False) -> None:
        changed = (player, is_both) != (self.player, self.is_both)
        self.player, self.is_both = player, is_both
        is_seated = player in self.segments.players
        if is_seated:
            self.segments.choose(BOTH if is_both else player)
        elif self.segments.players and not player:
            self.segments.choose_none()
        self._has_name = not self.segments.players or (bool(player) and not is_seated)
        self.share_room()
        if not is_seated and self.name_field.text() != player:
            self.name_field.setText(player)
        if changed:
            self.player_changed.emit(player)

    def _segment_chosen(self, player: str) -> None:
        if player == OTHER:
            self._choose("")
            self.segments.choose(OTHER)
            self._has_name = True
            self.share_room()
            # An arrow key focuses this segment only after it was chosen.
            QTimer.singleShot(0, self.name_field, self.name_field.setFocus)
        elif player == BOTH:
            self._choose(self.segments.players[0], is_both=True)
        else:
            self._choose(player)

    def _named(self, name: str) -> None:
        table = _table(name)
        if table is not None:
            self.name_field.clear()
            self.stand_at(table)
            self.take_focus()
        elif name != self.player:
            self._choose(name)
            if name and not self.is_table_chosen:
                self.named.emit(name)

    def _table_typed(self) -> None:
        self.table = _table(self.table_field.text())
        self.is_table_chosen = self.table is not None
        self.table_changed.emit(self.table)


def _table(text: str) -> int | None:
    """Parse the number of a table; None for no number: `²` is a digit, but no decimal."""
    is_number = text.isdecimal() and len(text) <= len(str(HIGHEST_TABLE))
    return int(text) or None if is_number else None
