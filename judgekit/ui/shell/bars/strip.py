"""The strip along the lower edge: the tournament or else the library, last message, progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages, Said
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.painting.strokes import fill, paint_sunken_bar
from judgekit.ui.words.wording import long_date
from judgekit.views.clock.rounding import rounding_of

if TYPE_CHECKING:
    from judgekit.domain.rules.library import Library
    from judgekit.ui.runtime.engine_bridge import EngineBridge
    from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
    from judgekit.ui.shell.bars.round_cells import RoundCells

LEAST_MESSAGE, WANTED_MESSAGE = 160, 216
"""Design pixels: what a message has beside the hall's sentence, and what most need on two lines."""
SHOWN_FOR = 12_000
"""Milliseconds that a message is shown; one that can be undone stays."""


class StripCell(QWidget):
    """Two lines: a small caption and a text below it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._caption = ElidedLabel(look, size="small", token="text-muted")
        self._text = ElidedLabel(look)
        # Whose it is stands first, the figure that decides last: the words between give way.
        self._text.elided = Qt.TextElideMode.ElideMiddle
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._caption)
        column.addWidget(self._text)
        column.addStretch(1)
        look.changed.connect(self.redress)
        self.redress()

    def say(self, caption: str, text: str) -> None:
        """Show these two lines."""
        self._caption.setText(caption)
        self._text.setText(text)
        self._caption.updateGeometry()
        self._text.updateGeometry()

    def text(self) -> str:
        """Return the lower line."""
        return self._text.text()

    def shown(self) -> str:
        """Return what there is room for of the lower line."""
        return self._text.shown()

    def redress(self) -> None:
        """Update the measures from the current theme."""
        theme = self._look.theme
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(theme.px(20), 0, theme.px(20), 0)
            layout.setSpacing(theme.px(3))


class MessageCell(StripCell):
    """What has just happened: words too long for one line go on both, in place of the caption."""

    _said = ("", "")

    def say(self, caption: str, text: str) -> None:
        """Show this text."""
        self._said = (caption, text)
        self._fit()
        self.updateGeometry()

    def text(self) -> str:
        """Return the whole text."""
        return self._said[1]

    def shown(self) -> str:
        """Return what there is room for of the text."""
        lower = self._text.shown()
        return lower if self._text.text() == self.text() else f"{self._caption.shown()} {lower}"

    def sizeHint(self) -> QSize:
        theme, (_, text) = self._look.theme, self._said
        width = QFontMetrics(theme.font()).horizontalAdvance(text) + 2
        return QSize(width + 2 * theme.px(20), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def redress(self) -> None:
        """Update the measures from the current theme."""
        super().redress()
        self._fit()

    def _fit(self) -> None:
        caption, text = self._said
        theme = self._look.theme
        upper, lower = in_two_lines(
            text, QFontMetrics(theme.font()), self.width() - 2 * theme.px(20)
        )
        self._caption.set_size("text" if upper else "small")
        self._caption.set_token("text" if upper else "text-muted")
        super().say(upper or caption, lower)
        self._text.whole = text


def in_two_lines(text: str, metrics: QFontMetrics, room: int) -> tuple[str, str]:
    """Return the words that fit on an upper line and the rest; no upper line where one is enough,
    or where not even the first word has room."""
    words = text.split(" ")
    if metrics.horizontalAdvance(text) <= room:
        return "", text
    for count in range(len(words) - 1, 0, -1):
        upper = " ".join(words[:count])
        if metrics.horizontalAdvance(upper) <= room:
            return upper, " ".join(words[count:])
    return "", text


class ProgressCell(StripCell):
    """A task in progress, with a bar along its upper edge."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._part = 0.0

    def show_part(self, part: float) -> None:
        """Set the progress, from 0 to 1."""
        self._part = min(max(part, 0.0), 1.0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        bar = theme.measure("bar-chosen")
        fill(painter, QRect(0, 0, round(self.width() * self._part), bar), theme.color("accent"))


class Strip(QWidget):
    """Cells side by side; a message is shown for a while, one that can be undone until the next.

    While a tournament is open its clocks replace the library, and a message stands beside the
    hall's sentence, for which the other cells give way.
    """

    wanted = Signal(str)
    """A cell was pressed; the id of the page it opens."""

    def __init__(
        self,
        look: Look,
        messages: Messages,
        bridge: EngineBridge,
        preferences: PreferenceKeeper,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._bridge = bridge
        self._preferences = preferences
        self._library: Library | None = None
        self._last: Said | None = None
        self._round: RoundCells | None = None
        self._library_cell = StripCell(look)
        self._library_cell.setObjectName("library")
        self._message = MessageCell(look)
        self._message.setObjectName("just-now")
        self._progress = ProgressCell(look)
        self._busy = Hairline(look, Qt.Orientation.Vertical)
        self._beside_shelf = Hairline(look, Qt.Orientation.Vertical)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(0)
        row.addWidget(self._library_cell)
        row.addWidget(self._beside_shelf)
        row.addWidget(self._message, 1)
        row.addWidget(self._busy)
        row.addWidget(self._progress)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._clear)
        messages.said.connect(self._said)
        bridge.switched.connect(self._switched)
        bridge.changed.connect(self._tick)
        bridge.second.connect(self._tick)
        bridge.others.changed.connect(self._tick)
        look.changed.connect(self.redress)
        self.finish_progress()
        self._clear()
        self.redress()
        self.retranslate()

    def show_library(self, library: Library) -> None:
        """Show the available texts."""
        self._library = library
        self.retranslate()

    def show_progress(self, caption: str, part: float) -> None:
        """Show the progress of a background task."""
        percent = QLocale().toString(round(part * 100))
        self._progress.say(caption, self.tr("{percent}%").format(percent=percent))
        self._progress.show_part(part)
        self._progress.show()
        self._busy.show()

    def finish_progress(self) -> None:
        """Hide the progress."""
        self._progress.hide()
        self._busy.hide()

    def words(self) -> list[str]:
        """Return the texts of the open tournament, cell by cell."""
        return self._round.words() if self._round is not None else []

    def withhold_hall(self, *, is_withheld: bool) -> None:
        """Don't say what the hall waits for while that is asked, or say it again."""
        if self._round is not None:
            self._round.is_hall_withheld = is_withheld
        self._tick()

    def forget(self, said: Said) -> None:
        """Clear this message if it was undone elsewhere."""
        if self._last is not None and self._last.undo is said.undo:
            self._clear()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._tick()
        if self._message.text():
            self._message.say(self.tr("Just now"), self._message.text())
        self._share()

    def redress(self) -> None:
        """Update the measures from the current theme."""
        theme = self._look.theme
        self.setFixedHeight(theme.measure("strip"))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 1, 0, 0)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            from judgekit.ui.shell.undo.effects import said_anew  # noqa: PLC0415  (when needed)

            anew = said_anew(self._last, self._bridge.engine)
            if anew is None:
                self._clear()
            else:
                self._last = anew
                self._message.say("", anew.text)
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())

    def _share(self) -> None:
        """Share the width; the message takes precedence over the library's newest edition."""
        if self._round is not None:
            self._share_with_round(self._round)
            return
        caption = self.tr("Library")
        self._library_cell.say(caption, self._library_line())
        others = [self._message, self._progress]
        taken = sum(widget.sizeHint().width() for widget in others if not widget.isHidden())
        room = self.width() - taken - self._look.theme.px(24)
        if self._message.text() and self._library_cell.sizeHint().width() > room:
            self._library_cell.say(caption, self._library_line(dated=False))

    def _library_line(self, *, dated: bool = True) -> str:
        if self._library is None or not self._library.documents:
            return "—"
        documents = self._library.documents
        texts = self.tr("%n text(s)", "", len(documents))
        languages = {document.language for document in documents}
        order = [code for code in LANGUAGES if code in languages]
        named = " ".join(code.upper() for code in (*order, *sorted(languages - set(order))))
        if not dated:
            return f"{texts} · {named}"
        newest = max(document.edition_date for document in documents)
        date = self.tr("newest edition {date}").format(date=long_date(newest, QLocale()))
        return f"{texts} · {named} · {date}"

    def _share_with_round(self, cells: RoundCells) -> None:
        progress = 0 if self._progress.isHidden() else self._progress.sizeHint().width() + 1
        cells.setFixedHeight(self.height() - 1)
        room, px = self.width() - progress, self._look.theme.px
        if self._message.isHidden():
            cells.fit(room)
            return
        whole = self._message.sizeHint().width()
        cells.fit(room, min(whole, px(LEAST_MESSAGE)), min(whole, px(WANTED_MESSAGE)))

    def _switched(self) -> None:
        """Show or hide the tournament's cells."""
        is_open = self._bridge.engine is not None
        if is_open and self._round is None:
            from judgekit.ui.shell.bars.round_cells import RoundCells  # noqa: PLC0415  (when needed)

            self._round = RoundCells(self._look)
            self._round.wanted.connect(self.wanted)
            self._round.event_wanted.connect(self._open_event)
            self._row.insertWidget(0, self._round, 1000)
        elif not is_open and self._round is not None:
            self._row.removeWidget(self._round)
            self._round.hide()
            self._round.deleteLater()
            self._round = None
        for widget in (self._library_cell, self._beside_shelf):
            widget.setVisible(not is_open)
        self._tick()
        self._clear()

    def _tick(self, _: object = None) -> None:
        """Update clocks and stopwatches."""
        if self._round is not None and self._bridge.engine is not None:
            now = self._preferences.now
            box = now.deck_check_target_minutes, now.deck_check_stop_minutes
            rounding = rounding_of(rounds_up=now.round_up_extensions)
            others = self._bridge.others
            going = [(each, others.now(each)) for each in others.going()]
            state, at = self._bridge.state, self._bridge.now()
            self._round.show_state(state, at, box, rounding, going)

    def _said(self, said: Said) -> None:
        if said.is_quiet:
            return
        self._last = said
        self._message.say(self.tr("Just now"), said.text)
        self._message.setVisible(True)
        if said.undo is None or self._round is not None:
            self._timer.start(SHOWN_FOR)
        else:
            self._timer.stop()
        self._share()

    def _clear(self) -> None:
        self._last = None
        self._message.say("", "")
        self._message.setVisible(self._round is None)
        self._share()

    def _open_event(self, event: str) -> None:
        """Open another event, at its clock."""
        if self._bridge.open(event):
            self.wanted.emit("clock")
