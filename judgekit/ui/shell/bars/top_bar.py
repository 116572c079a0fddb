"""The top bar: logo, command field, undo, tournament, team, phrases, time of day, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QRect, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.search_field import SearchField
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import SharedRoom
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.wording import time_of_day

if TYPE_CHECKING:
    from judgekit.ui.shell.bars.team.word_button import TeamWordButton

FIND_KEY, PHRASES_KEY = "Ctrl+K", "F12"
LEAST_NAME = 96
"""Minimum width for the tournament's name, in design pixels."""
LEAST_BESIDE_TEAM = 88
"""Design pixels that the word of the team leaves for `undo` beside the least field."""
MOST_UNDO = 360
"""Width that `undo` may take for its words as long as the field can shrink, in design pixels."""


class TimeOfDay(Label):
    """Hours and minutes in digits of equal width, updated on the minute: system time, or measured
    time while that is set."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, size="title", bold=True, parent=parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)
        self.tick()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Clock, detail=self.text())

    def tick(self) -> None:
        """Show the time and wait for the next minute; also corrects itself after a suspend."""
        now = QDateTime.currentDateTime().time()
        self.setText(now.toString("HH:mm"))
        to_next = 60_000 - QTime(0, 0).msecsTo(now) % 60_000
        self._timer.start(min(to_next, 5_000) + 20)

    def show_measured(self, now: int) -> None:
        """Show this instant of measured time until the next `tick`."""
        self._timer.stop()
        words = time_of_day(now)
        if words != self.text():
            self.setText(words)


class TopBar(SharedRoom):
    """`field` belongs to the command bar, `help` opens the help, `menu` lists what can be
    done, `phrases` opens the phrases for the table, `undo` undoes what it names.

    If space is short, the tournament's name is hidden first, then the field shrinks; only where it
    can shrink no more, the word of the team is cut. Then `undo` says no more than "Undo", or has
    its sign alone; its tool tip says the rest. If the text is so large that this is not enough,
    `undo` is hidden, but not its key.
    """

    retranslated = Signal()
    """The language has changed."""

    def __init__(self, look: Look, help_key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._help_key = help_key
        self._undo_words = ""
        self._is_undo_asked = False
        self._is_undo_cut = False
        self._tournament_words = ""
        self._tournament_name = ""
        self._is_muted = False
        self._team: TeamWordButton | None = None
        key = key_text(FIND_KEY)
        self.field = SearchField(look, key_outside=key, key_inside=key_text("Esc"), parent=self)
        self.field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.undo = Button(look, kind=ButtonKind.QUIET, icon="undo", parent=self)
        self._tournament = ElidedLabel(look, size="small", token="text-muted", parent=self)
        self._tournament.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.muted = Button(look, kind=ButtonKind.QUIET, icon="bell-off", parent=self)
        self.muted.hide()
        self.phrases = Button(look, kind=ButtonKind.QUIET, icon="phrases", parent=self)
        self.time = TimeOfDay(look, self)
        self.help = Button(look, kind=ButtonKind.QUIET, parent=self)
        self.menu = Button(look, kind=ButtonKind.QUIET, icon="menu", parent=self)
        look.changed.connect(self.redress)
        self.redress()
        self.retranslate()

    def show_tournament(self, words: str, name: str) -> None:
        """Name the open tournament, `words` with its level and `name` without, which is used if
        space is short; empty without a tournament."""
        self._tournament_words, self._tournament_name = words, name
        self.share_room()

    def show_undo(self, words: str, *, is_asked: bool = False) -> None:
        """Name what would be undone; empty if there is nothing. While the question about it stands
        the button answers it, and is called otherwise: a quick second click is no answer."""
        if (words, is_asked) != (self._undo_words, self._is_undo_asked):
            self._undo_words, self._is_undo_asked = words, is_asked
            self.share_room()

    def undo_sentence(self) -> str:
        """Return `Undo: table 14, 5:00 given`; empty if there is nothing to undo."""
        if not self._undo_words:
            return ""
        return self.tr("Undo: {what}").format(what=self._undo_words)

    def show_muted(self, *, muted: bool) -> None:
        """Show whether alarms are muted; the button unmutes them."""
        self._is_muted = muted
        self.share_room()

    def add_team(self, word: TeamWordButton) -> None:
        """Show this word beside the time of day, whenever it says something."""
        self._team = word
        self.share_room()

    def fit_team(self) -> None:
        """The word of the team has another width."""
        self.share_room()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self.muted.set_words("", name=self.tr("Alarms are muted. Unmute"))
        self.field.set_words(self.tr("Find anything, or type a command"), self.tr("Command bar"))
        words = self.tr("Phrases for the table")
        self.phrases.set_words("", key=key_text(PHRASES_KEY), name=words)
        self.help.set_words(self.tr("Help"), key=key_text(self._help_key))
        self.menu.set_words("", name=self.tr("Actions"))
        self.time.setAccessibleName(self.tr("Time of day"))
        self.retranslated.emit()
        self.share_room()

    def redress(self) -> None:
        """Update the measures from the current theme."""
        theme = self._look.theme
        self.setFixedHeight(theme.measure("top-bar"))
        self.share_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        fill(painter, QRect(0, self.height() - 1, self.width(), 1), theme.color("line"))
        side = theme.px(24)
        left, top = (theme.measure("rail") - side) // 2, (self.height() - side) // 2
        self._look.paint_icon(painter, "scales", left, top, token="accent", size=24)

    def share_room(self) -> None:
        """Lay out everything from the right; the field gets the remaining width."""
        theme = self._look.theme
        right = self.width() - theme.px(8)
        for widget in (self.menu, self.help, self.phrases, self.time):
            right = self._put(widget, right, widget.sizeHint().width()) - theme.px(8)
        self.muted.setVisible(self._is_muted)
        if self._is_muted:
            right = self._put(self.muted, right, self.muted.sizeHint().width())
        right = self._put_team(right)
        left = theme.measure("rail")
        field, least = theme.measure("command-field"), theme.measure("command-field-least")
        room = right - left - field
        undo = self._undo_width(room - theme.px(8), right - left - least - theme.px(8))
        wanted = self._name_width(room - undo - theme.px(24))
        name = min(wanted, room - undo - theme.px(24))
        is_short = undo > 0 and self._is_undo_cut
        is_named = wanted > 0 and not is_short and name >= min(wanted, theme.px(LEAST_NAME))
        self._tournament.setVisible(is_named)
        if is_named:
            right = self._put(self._tournament, right - theme.px(8), name) - theme.px(8)
        free = right - left
        if undo and free - undo - theme.px(8) < least:
            undo = 0
        self.undo.setVisible(undo > 0)
        if undo:
            free -= undo + theme.px(8)
        width = max(0, min(field, free))
        height = theme.measure("field")
        self.field.setGeometry(left, (self.height() - height) // 2, width, height)
        if undo:
            self._put(self.undo, left + width + theme.px(8) + undo, undo)

    def _put_team(self, right: int) -> int:
        """Place the word of the team, if there is one, as whole as it can be; return its left
        edge."""
        team, theme = self._team, self._look.theme
        if team is None:
            return right
        team.setVisible(team.says_something)
        if not team.says_something:
            return right
        taken = theme.measure("rail") + theme.measure("command-field-least")
        room = right - taken - theme.px(LEAST_BESIDE_TEAM)
        return self._put(team, right, team.fit(room)) - theme.px(8)

    def _put(self, widget: QWidget, right: int, width: int) -> int:
        """Place the widget with this right edge; return its left edge."""
        height = widget.sizeHint().height()
        left = right - width
        widget.setGeometry(QRect(left, (self.height() - height) // 2, width, height))
        return left

    def _name_width(self, room: int) -> int:
        """Return the width of the tournament's name, with its level or without; 0 without one."""
        self._tournament.setText(self._tournament_words)
        if room < self._tournament.sizeHint().width() and room >= self._look.theme.px(LEAST_NAME):
            self._tournament.setText(self._tournament_name)
        return self._tournament.sizeHint().width() if self._tournament.text() else 0

    def _undo_width(self, room: int, most: int) -> int:
        """Return the width of the undo button, 0 if hidden: with its words in the room beside the
        whole field, else with "Undo" or its sign alone, so that the least field is left."""
        if not self._undo_words:
            return 0
        key = key_text("Ctrl+Z")
        words = self.undo_sentence()
        asked = self.tr("Undo this: {what}").format(what=self._undo_words)
        name = asked if self._is_undo_asked else words
        self.undo.set_words(words, key=key, name=name)
        whole = self.undo.sizeHint().width()
        self._is_undo_cut = whole > room
        room = max(room, min(most, self._look.theme.px(MOST_UNDO)))
        if whole <= room:
            return whole
        # Words that are cut don't say what would be undone: the tool tip and the menu do.
        self.undo.set_words(self.tr("Undo"), key=key, name=name)
        if self.undo.sizeHint().width() > room:
            self.undo.set_words("", key=key, name=name)
        set_tip(self.undo, f"{words} ({key})")
        return self.undo.sizeHint().width()
