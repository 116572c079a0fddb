"""The first line above a list: the way back, whose list it is, its file."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.ui.deck_checks.lists.editor.kind import KindChoice
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

LEAST_PLAYER, PLAYER, NOTE = 140, 280, 220
"""Least and greatest width of the player's field, and of the note beside it, in design pixels."""
SIDE, BETWEEN = 24, 8
AFTER_PLAYER = 3
"""Place on the line of who is named."""


class _Form(NamedTuple):
    """Whether the buttons have their keys and the field its label, and whether it has a line of its
    own."""

    has_keys: bool = True
    has_label: bool = True
    is_below: bool = False


FORMS = (
    _Form(),
    _Form(has_keys=False),
    _Form(has_keys=False, has_label=False),
    _Form(is_below=True),
    _Form(has_keys=False, has_label=False, is_below=True),
)
"""The first form that fits is used: no word is cut off."""


class ListHead(SharedRoom):
    """The note on the player is below the line where it lacks room beside the field; what is typed
    never moves anything."""

    left = Signal()
    open_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._back = Button(look, kind=ButtonKind.QUIET, icon="arrow-left", parent=self)
        self._named = QWidget(self)
        self._whose = Label(look, bold=True, parent=self._named)
        self.kind = KindChoice(look, self._named)
        self.player = PlayerField(look, parent=self._named)
        self._open = Button(look, parent=self)
        self.note = ElidedLabel(look, size="small", token="text-muted", parent=self)
        self._named_line = QHBoxLayout(self._named)
        self._first, self._below = QHBoxLayout(), QHBoxLayout()
        self._lines = QVBoxLayout(self)
        self._lay_out(ScaledLayouts(look, self))
        self._back.clicked.connect(self.left)
        self.player.left.connect(self.left)
        self._open.clicked.connect(self.open_wanted)
        look.changed.connect(self.share_room)
        self.retranslate()

    def show_kind(self, format_: DeckFormat | None) -> None:
        """Offer the choice of a pool, if the format has pools."""
        self.kind.follow(format_)
        self.share_room()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._whose.setText(self.tr("List of"))
        self.player.setPlaceholderText(self.tr("Player"))
        self.player.setAccessibleName(self.tr("Player whose list it is"))
        self.share_room()

    def share_room(self) -> None:
        """Use the first form that fits."""
        px = self._look.theme.px
        self.player.setMinimumWidth(px(LEAST_PLAYER))
        self.player.setMaximumWidth(px(PLAYER))
        for form in FORMS:
            free = self.width() - px(2 * SIDE) - self._needed(form)
            if free >= 0:
                break
        if form.is_below:
            self._lines.insertWidget(1, self._named)
        else:
            self._first.insertWidget(1, self._named, 1)
        is_beside = free >= px(NOTE)
        self._lines.setContentsMargins(px(SIDE), px(12), px(SIDE), px(12 if is_beside else 4))
        self.note.setMinimumWidth(px(NOTE if is_beside else 0))
        self.note.setFixedHeight(self.note.sizeHint().height())
        if is_beside:
            self._named_line.insertWidget(AFTER_PLAYER, self.note, 2)
            return
        self._below.addWidget(self.note)
        before = 0 if form.is_below else self._back.sizeHint().width() + px(BETWEEN)
        self._below.setContentsMargins(before + self._before_player(), 0, 0, 0)

    # -- inside

    def _needed(self, form: _Form) -> int:
        """Take that form; return the width of its longest line, in pixels."""
        px = self._look.theme.px
        back, open_ = (key_text(key) if form.has_keys else "" for key in ("Escape", "Ctrl+O"))
        self._back.set_words(self.tr("All lists"), key=back)
        self._open.set_words(self.tr("Open a file"), key=open_)
        self._whose.setVisible(form.has_label and self.kind.isHidden())
        named = self._before_player() + px(LEAST_PLAYER)
        buttons = self._back.sizeHint().width() + px(BETWEEN) + self._open.sizeHint().width()
        return max(named, buttons) if form.is_below else named + px(BETWEEN) + buttons

    def _before_player(self) -> int:
        """Width of what is before the player's field on its line, in pixels."""
        shown = [each for each in (self._whose, self.kind) if not each.isHidden()]
        return sum(each.sizeHint().width() + self._look.theme.px(BETWEEN) for each in shown)

    def _lay_out(self, scaled: ScaledLayouts) -> None:
        for part in (self._whose, self.kind):
            self._named_line.addWidget(part)
        self._named_line.addWidget(self.player, 3)
        self._named_line.addStretch()
        self._first.addWidget(self._back)
        self._first.addStretch()
        self._first.addWidget(self._open)
        self._lines.addLayout(self._first)
        self._lines.addLayout(self._below)
        self._lines.setSpacing(4)
        scaled.keep(self._first, (0, 0, 0, 0), BETWEEN)
        scaled.keep(self._named_line, (0, 0, 0, 0), BETWEEN)
