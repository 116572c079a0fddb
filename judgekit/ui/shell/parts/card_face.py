"""The painted part of the answer card: large for the player, smaller for the judge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.card_lines import (
    edition_beside,
    judge_lines,
    judge_title,
    lines_below,
)
from judgekit.ui.shell.parts.cards.symbol_images import put_symbols
from judgekit.ui.spoken.sentences import sentences
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.painting.strokes import (
    badge_size,
    language_tag_size,
    paint_badge,
    paint_language_tag,
)
from judgekit.views.cards.symbol_words import spoken_text

MARGIN, TOP, HEAD, LINE = 80, 44, 36, 1.43
LEAST_POINTS, MOST_POINTS = 9.0, 140.0
BELOW, SMALL_LINE = 22, 18
"""From the title to the line below it, and from there to the next."""
ABOVE_JUDGE, BELOW_JUDGE, HEAD_OF_JUDGE = 22, 24, 32
"""Margins of the judge's half, and its title with the gap below it."""
USUAL_HEIGHT = 600
"""Pixels; on a lower card margins shrink rather than letters."""
JUDGE_POINTS = (15.0, 13.5, 12.0, 10.5, 9.0)


class CardFace(QWidget):
    """Upper half: the player's text as large as fits, rotatable. Lower half: the judge's.

    `zoom` changes the size of the player's text from the best fit; what no longer fits is scrolled
    with the wheel.
    """

    as_spoken = spoken_as(Role.StaticText)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._player = CardText("", "", "", "", "")
        self._judge: CardText | None = None
        self._turned = False
        self._zoom = 1.0
        self._scrolled = 0.0
        self._made: dict[tuple[str, float, float], QTextDocument] = {}
        look.changed.connect(self._made.clear)

    def show_texts(self, player: CardText, judge: CardText | None) -> None:
        """Show a paragraph; without a judge's text the player's has all the space."""
        self._player, self._judge = player, judge
        self._made.clear()
        self._scrolled = 0.0
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
        room, _ = self.rooms()
        document = self._player_document(room)
        most = max(0.0, document.size().height() - self._text_room(room).height())
        self._scrolled = min(max(self._scrolled + views * room.height() * 0.8, 0.0), most)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._made.clear()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.move_text(-event.angleDelta().y() / 120 / 6)

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
        left, right = room.left() + self._margin(), room.right() + 1 - self._margin()
        line = QRect(left, room.top() + self._margin_above(TOP), right - left, theme.px(HEAD))
        size = language_tag_size(theme, text.language, 15)
        top = line.top() + (line.height() - size.height()) // 2
        tag = QRect(left, top, size.width(), size.height())
        paint_language_tag(painter, theme, tag, text.language, 15)
        left += size.width() + theme.px(14)
        painter.setFont(theme.font())
        painter.setPen(theme.color("text-muted"))
        edition = QFontMetrics(painter.font()).horizontalAdvance(text.edition)
        middle = Qt.AlignmentFlag.AlignVCenter
        end = right
        if edition_beside(theme, text, right - left):
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, text.edition)
            end = right - edition - theme.px(24)
        painter.setFont(theme.font("small"))
        below = line.translated(0, theme.px(BELOW))
        for words in lines_below(theme, text, line.width()):
            painter.drawText(below, middle | Qt.AlignmentFlag.AlignRight, words)
            below.translate(0, theme.px(SMALL_LINE))
        painter.setFont(theme.font("title", bold=True))
        for words, token in ((text.number, "accent"), (text.title, "text")):
            painter.setPen(theme.color(token))
            metrics = QFontMetrics(painter.font())
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0, end - left))
            painter.drawText(QRect(left, line.top(), end - left, line.height()), middle, shown)
            left += metrics.horizontalAdvance(shown) + (theme.px(10) if words else 0)
        body, document = self._text_room(room), self._player_document(room)
        if document.size().height() > body.height():
            body.setHeight(body.height() // _line_height(document) * _line_height(document))
        painter.setClipRect(body)
        painter.translate(QPointF(body.left(), body.top() - self._scrolled))
        self._draw(painter, document, "text")

    def _player_document(self, room: QRect) -> QTextDocument:
        """Return the player's text at the largest size that fits, times the zoom."""
        points = self._fitting_points(room) * self._zoom
        return self._document(self._player, points, self._text_room(room).width())

    def _fitting_points(self, room: QRect) -> float:
        """Return the largest size, in points, at which the player's text fits into its half."""
        body = self._text_room(room)
        least, most = LEAST_POINTS, MOST_POINTS
        while most - least > 0.5:
            points = (least + most) / 2
            made = self._document(self._player, points, body.width())
            fits = made.size().height() <= body.height() and made.idealWidth() <= body.width()
            least, most = (points, most) if fits else (least, points)
        return least

    def _text_room(self, room: QRect) -> QRect:
        theme = self._look.theme
        margin = self._margin()
        lines = len(lines_below(theme, self._player, room.width() - 2 * margin))
        top = self._margin_above(TOP) + theme.px(HEAD + 20 + SMALL_LINE * max(0, lines - 1))
        return room.adjusted(margin, top, -margin, -theme.px(24))

    # -- the judge's half

    def _paint_judge(self, painter: QPainter, room: QRect, text: CardText) -> None:
        theme = self._look.theme
        left, right = self._margin(), room.right() + 1 - self._margin()
        top, height = room.top() + self._margin_above(ABOVE_JUDGE), theme.px(24)
        size = language_tag_size(theme, text.language)
        tag = QRect(left, top + (height - size.height()) // 2, size.width(), size.height())
        paint_language_tag(painter, theme, tag, text.language)
        left += size.width() + theme.px(12)
        for words, token, bold, gap in judge_title(text):
            painter.setFont(theme.font(bold=bold))
            painter.setPen(theme.color(token))
            here = QRect(left, top, max(0, right - left), height)
            painter.drawText(here, Qt.AlignmentFlag.AlignVCenter, words)
            left += QFontMetrics(painter.font()).horizontalAdvance(words) + theme.px(gap)
        lines = judge_lines(theme, text, right - self._margin())
        for at, said in enumerate(lines):
            if at:
                left, top = self._margin(), top + height
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
        painter.translate(QPointF(self._margin(), top + height + theme.px(8)))
        document = self._judge_document(text)
        muted = "text-muted" if text.is_gap else "text"
        self._draw(painter, document, muted)

    def _judge_head(self, text: CardText) -> int:
        """Return the height, in pixels, that the judge's half needs besides its text."""
        theme = self._look.theme
        lines = judge_lines(theme, text, self.width() - 2 * self._margin())
        around = self._margin_above(ABOVE_JUDGE) + self._margin_above(BELOW_JUDGE)
        return around + theme.px(HEAD_OF_JUDGE + 24 * (len(lines) - 1))

    def _judge_document(self, text: CardText) -> QTextDocument:
        """Return the judge's text in the first size that keeps the player's clearly larger."""
        width = self.width() - 2 * self._margin()
        head = self._judge_head(text)
        most = self.height() * 2 // 5 - head
        for points in JUDGE_POINTS:
            made = self._document(text, points, width)
            height = made.size().height()
            room = QRect(0, 0, self.width(), self.height() - round(height) - head)
            if height <= most and self._fitting_points(room) >= 1.3 * points:
                break
        return made

    # -- both

    def _margin(self) -> int:
        """The margin at the left and right, in pixels; less where the card is narrow."""
        return min(self._look.theme.px(MARGIN), self.width() // 12)

    def _margin_above(self, design: int) -> int:
        """A margin above or below a text, in pixels; less where the card is low."""
        return min(self._look.theme.px(design), round(design * self.height() / USUAL_HEIGHT))

    def rooms(self) -> tuple[QRect, QRect]:
        """Return upper and lower half; the lower one fits its text, up to two fifths, or one half
        where its smallest letters need that."""
        if self._judge is None:
            return self.rect(), QRect()
        needed = round(self._judge_document(self._judge).size().height())
        needed += self._judge_head(self._judge)
        usual = self.height() * 2 // 5
        height = needed if needed <= usual else min(needed, self.height() // 2)
        split = self.height() - height
        return QRect(0, 0, self.width(), split), QRect(0, split, self.width(), height)

    def _document(self, text: CardText, points: float, width: float) -> QTextDocument:
        document = self._made.get((text.text, points, width))
        if document is not None:
            return document
        document = QTextDocument()
        self._made[text.text, points, width] = document
        document.setDocumentMargin(0)
        font = self._look.theme.sized_font(points)
        document.setDefaultFont(font)
        document.setPlainText(text.text)
        document.setTextWidth(width)
        layout = QTextBlockFormat()
        layout.setLineHeight(
            _line_height(document), QTextBlockFormat.LineHeightTypes.FixedHeight.value
        )
        cursor = QTextCursor(document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(layout)
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.Bold)
        for start, end in text.emphasis:
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(bold)
        cursor.clearSelection()
        layout.setTopMargin(round(font.pixelSize() / 2))
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        while cursor.movePosition(QTextCursor.MoveOperation.NextBlock):
            cursor.mergeBlockFormat(layout)
        put_symbols(document, self._look, self.devicePixelRatioF())
        return document

    def _draw(self, painter: QPainter, document: QTextDocument, token: str) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, self._look.theme.color(token))
        context.palette = palette
        context.clip = QRectF(0, 0, self.width(), document.size().height())
        document.documentLayout().draw(painter, context)


def _line_height(document: QTextDocument) -> int:
    """The distance from line to line of a card's text, in pixels."""
    return max(1, round(document.defaultFont().pixelSize() * LINE))
