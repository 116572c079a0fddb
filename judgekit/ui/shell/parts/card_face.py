"""The painted part of the answer card: large for the player, smaller for the judge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextDocument,
    QTextLayout,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer.card_lines import (
    edition_beside,
    judge_lines,
    judge_title_below,
    judge_title_width,
    lines_below,
    title_below,
    title_layout,
)
from judgekit.ui.shell.parts.answer.going_on import line_from, lines_within, paint_going_on
from judgekit.ui.shell.parts.answer.halves import (
    ABOVE_JUDGE,
    BELOW_JUDGE,
    HEAD,
    SMALL_LINE,
    STRIP,
    TOP,
    Halves,
    Shares,
    line_places,
)
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.spoken.sentences import sentences
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import (
    badge_size,
    language_tag_size,
    paint_badge,
    paint_language_tag,
)
from judgekit.views.cards.symbol_words import spoken_text

BELOW = 22
"""From the title to the line below it."""
VIEW = 0.8
"""Part of a text's room that a page moves it."""


class CardFace(QWidget):
    """Upper half: the player's text as large as fits, rotatable. Lower half: the judge's.

    `zoom` changes the size of the player's text from the best fit; what no longer fits is scrolled
    with the wheel, in the half that it turns over.
    """

    as_spoken = spoken_as(Role.StaticText)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._player = CardText("", "", "", "", "")
        self._judge: CardText | None = None
        self._turned = False
        self._zoom = 1.0
        self._scrolled = self._judge_scrolled = 0.0
        self._laid_out: tuple[Halves, Shares] | None = None
        look.changed.connect(self._lay_out_anew)

    def show_texts(self, player: CardText, judge: CardText | None) -> None:
        """Show a paragraph; without a judge's text the player's has all the space."""
        self._player, self._judge = player, judge
        self._lay_out_anew()
        self._scrolled = self._judge_scrolled = 0.0
        spoken = []
        for half in filter(None, (player, judge)):
            text = spoken_text(half.text, interface_words())
            spoken += [f"{half.number} {half.title}".strip(), text, half.edition, half.remark]
        self.setAccessibleName(sentences(spoken))
        self.update()

    def turn(self, turned: bool) -> None:
        """Rotate the text towards the player across the table, or back."""
        self._turned = turned
        self.update()

    def zoom(self, steps: int) -> None:
        """Enlarge the player's text (or reduce it, if negative)."""
        self._zoom = min(max(self._zoom * 1.15**steps, 0.5), 3.0)
        self._scrolled = 0.0
        self.update()

    def move_text(self, views: float) -> None:
        """Scroll the player's text by a number of view heights."""
        document = self._player_document()
        room = self._halves().text_room(self._shares().player, document)
        self._scrolled = _moved(self._scrolled, views, document, room.height())
        self.update()

    def move_judges_text(self, views: float) -> None:
        """Scroll the judge's text by a number of view heights."""
        room = self._judge_room(self._shares().judge)
        scrolled, document = self._judge_scrolled, self._judge_document()
        self._judge_scrolled = _moved(scrolled, views, document, room.height())
        self.update()

    def rooms(self) -> tuple[QRect, QRect]:
        """Return upper and lower half."""
        shares = self._shares()
        return shares.player, shares.judge

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_anew()

    def wheelEvent(self, event: QWheelEvent) -> None:
        views = -event.angleDelta().y() / 120 / 6
        if self._shares().judge.contains(event.position().toPoint()):
            self.move_judges_text(views)
        else:
            self.move_text(views)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface"))
        upper, lower = self.rooms()
        painter.save()
        if self._turned:
            painter.translate(QPointF(self.width(), upper.height()))
            painter.rotate(180)
        self._paint_player(painter, upper)
        painter.restore()
        if self._judge is not None:
            painter.fillRect(0, lower.top(), self.width(), 1, theme.color("line"))
            self._paint_judge(painter, lower, self._judge)

    # -- the player's half

    def _paint_player(self, painter: QPainter, room: QRect) -> None:
        theme = self._look.theme
        text = self._player
        halves, margin = self._halves(), self._halves().margin()
        left, right = room.left() + margin, room.right() + 1 - margin
        line = QRect(left, room.top() + halves.margin_above(TOP), right - left, theme.px(HEAD))
        size = language_tag_size(theme, text.language, 15)
        top = line.top() + (line.height() - size.height()) // 2
        tag = QRect(left, top, size.width(), size.height())
        paint_language_tag(painter, theme, tag, text.language, 15)
        left += size.width() + theme.px(14)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        if edition_beside(theme, text, right - left):
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, text.edition)
        painter.setFont(theme.font("small"))
        below = line.translated(0, theme.px(BELOW) + title_below(theme, text, line.width()))
        for words in lines_below(theme, text, line.width()):
            painter.drawText(below, middle | Qt.AlignmentFlag.AlignRight, words)
            below.translate(0, theme.px(SMALL_LINE))
        title = QRect(left, line.top(), right - left, line.height())
        _paint_title(
            painter, theme, title, title_layout(theme, text, title.width()), len(text.number)
        )
        document = self._player_document()
        body = halves.text_room(room, document)
        is_end = self._paint_text(painter, body, document, self._scrolled, "text")
        if document.size().height() > body.height():
            strip = QRect(body.left(), body.bottom() + 1, body.width(), theme.px(STRIP))
            key = "PgUp" if is_end else "PgDown"
            paint_going_on(painter, self._look, strip, (text.language, is_end), key)

    def _player_document(self) -> QTextDocument:
        """Return the player's text at the largest size that fits, times the zoom."""
        points = self._shares().player_points * self._zoom
        return self._halves().document(points, is_judges=False)

    # -- the judge's half

    def _paint_judge(self, painter: QPainter, room: QRect, text: CardText) -> None:
        theme = self._look.theme
        margin = self._halves().margin()
        left, right = margin, room.right() + 1 - margin
        top, height = room.top() + self._halves().margin_above(ABOVE_JUDGE), theme.px(24)
        size = language_tag_size(theme, text.language)
        tag = QRect(left, top + (height - size.height()) // 2, size.width(), size.height())
        paint_language_tag(painter, theme, tag, text.language)
        left += size.width() + theme.px(12)
        layout = title_layout(theme, text, right - left, "text")
        _paint_title(
            painter, theme, QRect(left, top, right - left, height), layout, len(text.number)
        )
        left += judge_title_width(theme, text)
        lines = judge_lines(theme, text, right - margin)
        for at, said in enumerate(lines):
            if at:
                left, top = margin, top + height
            if at == 1:
                top += judge_title_below(theme, text, right - margin)
            if text.edition and text.edition in said:
                painter.setFont(theme.font())
                painter.setPen(theme.color("text-muted"))
                here = QRect(left, top, max(0, right - left), height)
                painter.drawText(here, Qt.AlignmentFlag.AlignVCenter, text.edition)
                left += QFontMetrics(painter.font()).horizontalAdvance(text.edition) + theme.px(12)
            if text.remark and text.remark in said:
                size = badge_size(theme, text.remark, icon=True)
                width = min(size.width(), max(0, right - left))
                badge = QRect(left, top + (height - size.height()) // 2, width, size.height())
                paint_badge(
                    painter, self._look, badge, text.remark, icon="newer", token="attention"
                )
        body, document = self._judge_room(room), self._judge_document()
        muted = "text-muted" if text.is_gap else "text"
        is_end = self._paint_text(painter, body, document, self._judge_scrolled, muted)
        if document.size().height() > body.height():
            strip = QRect(
                body.left(), body.bottom() + 1, body.width(), room.bottom() - body.bottom()
            )
            key, language = "PgUp" if is_end else "PgDown", interface_words().language
            paint_going_on(painter, self._look, strip, (language, is_end), f"Shift+{key}")

    def _judge_room(self, room: QRect) -> QRect:
        """Return where the judge's text is, in his half."""
        halves, margin = self._halves(), self._halves().margin()
        top = room.top() + halves.margin_above(ABOVE_JUDGE) + halves.judge_title()
        body = QRect(margin, top, self.width() - 2 * margin, room.bottom() + 1 - top)
        below = halves.margin_above(BELOW_JUDGE)
        if self._judge_document().size().height() > body.height() - below:
            below = max(below, self._look.theme.px(STRIP))
        return body.adjusted(0, 0, 0, -below)

    def _judge_document(self) -> QTextDocument:
        return self._halves().document(self._shares().judge_points, is_judges=True)

    # -- both

    def _paint_text(
        self, painter: QPainter, body: QRect, document: QTextDocument, scrolled: float, token: str
    ) -> bool:
        """Draw the lines of a text that have room, from where it was scrolled to; return whether
        the last one is among them."""
        first = line_from(document, scrolled)
        last = lines_within(document, first, body.height())
        painter.save()
        painter.setClipRect(QRectF(body.left(), body.top(), body.width(), last - first))
        painter.translate(QPointF(body.left(), body.top() - first))
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, self._look.theme.color(token))
        context.palette = palette
        context.clip = QRectF(0, first, self.width(), last - first)
        document.documentLayout().draw(painter, context)
        painter.restore()
        return last >= line_places(document)[-1][1] - 0.5

    def _halves(self) -> Halves:
        return self._arranged()[0]

    def _shares(self) -> Shares:
        return self._arranged()[1]

    def _arranged(self) -> tuple[Halves, Shares]:
        if self._laid_out is None:
            ratio, theme = self.devicePixelRatioF(), self._look.theme
            halves = Halves(self._look, theme, self.size(), (self._player, self._judge), ratio)
            self._laid_out = halves, halves.shares()
        return self._laid_out

    def _lay_out_anew(self) -> None:
        self._laid_out = None


def _paint_title(
    painter: QPainter, theme: Theme, room: QRect, layout: QTextLayout, numbered: int
) -> None:
    """Draw number and title, on as many lines as they need, the first one in this room; so many
    letters at its beginning are the number."""
    number = QTextLayout.FormatRange()
    number.start, number.length = 0, numbered
    number.format.setForeground(theme.color("accent"))
    painter.setPen(theme.color("text"))
    top = room.top() + (room.height() - layout.lineAt(0).height()) / 2
    layout.draw(painter, QPointF(room.left(), top), [number])


def _moved(at: float, views: float, document: QTextDocument, height: int) -> float:
    """Return where a text is scrolled to, by views of that height; its ends are the bounds."""
    most = max(0.0, document.size().height() - height)
    return min(max(at + views * height * VIEW, 0.0), most)
