"""A clock's card: painted, with buttons; each second only what changed is repainted.

`ClockCard` is the base of both sizes. `MainCard` is the chosen clock, as large as the page allows;
`SecondCard` is another clock beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.clock.cards.pen import CardPen
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.theme import ThemeName
from judgekit.ui.widgets.letter_badge import clock_token
from judgekit.ui.widgets.painting.digits import digits_rect, digits_width, paint_digits
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.wording import clock_state_words

NOT_RUNNING = (ClockState.NOT_STARTED, ClockState.PAUSED, ClockState.ENDED)
"""States in which the digits are muted."""


class ClockCard(QWidget):
    """Base of the cards: background, letter, names and digits; subclasses add the rest."""

    chosen = Signal(str)
    """The clock was chosen with the mouse or Enter."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.facts: CardFacts | None = None
        self.is_small = False
        """Whether the page is small: the card then has smaller digits and no bar at its left."""
        look.changed.connect(self._dressed)

    def show_facts(self, facts: CardFacts) -> None:
        """Show these facts; repaint only what differs."""
        before, self.facts = self.facts, facts
        if before == facts:
            return
        if before is None or self._outline(before) != self._outline(facts):
            self.setAccessibleName(facts.spoken())
            self.arrange()
            self.update()
            return
        for place in self.ticking():
            self.update(place)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        if self.facts is None:
            return Spoken(Role.Clock)
        facts = self.facts
        state = clock_state_words(facts.state)
        now = (state, facts.reading, facts.label, facts.time, *facts.lines, facts.alarm)
        return Spoken(Role.Clock, detail=", ".join(filter(None, now)))

    def set_small(self, is_small: bool) -> None:
        """Use the measures of a small page, or those of a large one."""
        if is_small != self.is_small:
            self.is_small = is_small
            self.updateGeometry()
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Position the buttons."""

    def ticking(self) -> tuple[QRect, ...]:
        """Rectangles that change every second."""
        return (digits_rect(self.digits_font(), self.digits_place(), self._reading()),)

    def digits_font(self) -> QFont:
        """Return the font of the reading."""
        return self._look.theme.font("clock", bold=True)

    def digits_place(self) -> tuple[float, float]:
        """Return where the baseline of the reading begins."""
        return float(self.inset()), float(self.height())

    def fitting_digits(self, points: float, room: int) -> QFont:
        """Return the font of the reading at this size, or smaller so that it fits into `room`.

        A card beside a panel can be narrow; its digits are never covered or cut.
        """
        theme = self._look.theme
        font = theme.sized_font(points, bold=True)
        width = digits_width(font, self._reading() or "00:00")
        if 0 < room < width:
            font = theme.sized_font(points * room / width, bold=True)
        return font

    def inset(self) -> int:
        """Left inset of the content, in pixels."""
        return self._look.theme.px(20 if self.is_small else 24)

    def is_overtime(self) -> bool:
        """Whether the clock is in overtime; the card is then filled."""
        return self.facts is not None and self.facts.state is ClockState.OVERTIME

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._dressed()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.facts is not None:
            self.chosen.emit(self.facts.clock)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.facts is None:
            return
        painter = QPainter(self)
        self._paint_ground(painter)
        cut: list[str] = []
        pen = CardPen(self._look, painter, self.facts, self.inset(), self.width(), cut)
        self.paint_facts(pen, self.facts)
        set_tip(self, "\n".join(cut))
        token = "text-muted" if self.facts.state in NOT_RUNNING else "text"
        colour = self._look.theme.color(pen.ink(token))
        paint_digits(painter, self.digits_font(), colour, self.digits_place(), self.facts.reading)

    def paint_facts(self, pen: CardPen, facts: CardFacts) -> None:
        """Paint everything but the background and the digits."""

    # -- inside

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._look.theme
        radius = theme.measure("radius-card")
        fill = "overtime-fill" if self.is_overtime() else "surface-sunken"
        is_contrast = theme.name is ThemeName.HIGH_CONTRAST
        line = theme.color("line-strong") if is_contrast and not self.is_overtime() else None
        paint_frame(painter, self.rect(), radius, fill=theme.color(fill), line=line, width=2)
        if self.is_small or is_contrast or self.facts is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QPainterPath()
        card.addRoundedRect(QRectF(self.rect()), radius, radius)
        bar = QPainterPath()
        bar.addRect(QRectF(0, 0, theme.px(8), self.height()))
        painter.fillPath(card.intersected(bar), theme.color(clock_token(self.facts.place)))
        painter.restore()

    def _reading(self) -> str:
        return self.facts.reading if self.facts else ""

    def _outline(self, facts: CardFacts) -> tuple[object, ...]:
        """Return the facts that determine the layout; the others change every second."""
        return (
            facts.clock,
            facts.place,
            facts.title,
            facts.subtitle,
            facts.state,
            len(facts.reading),
            facts.label,
            facts.time,
            facts.note,
            facts.lines,
            bool(facts.alarm),
            facts.part is None,
            facts.marks,
            facts.is_round,
            facts.is_chosen,
            facts.has_second_key,
        )

    def _dressed(self) -> None:
        self.updateGeometry()
        self.arrange()
        self.update()
