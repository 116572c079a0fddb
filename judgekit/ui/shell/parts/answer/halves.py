"""How the halves of an answer card share its room: the player's text has right of way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer.card_lines import (
    judge_lines,
    judge_title_below,
    lines_below,
    title_below,
)
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.shell.parts.cards.symbol_images import put_symbols
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.symbols import SymbolInk

MARGIN, TOP, HEAD, LINE = 80, 44, 36, 1.43
LEAST_POINTS, MOST_POINTS = 9.0, 140.0
SMALL_LINE = 18
"""From a line below the title to the next."""
ABOVE_JUDGE, BELOW_JUDGE, HEAD_OF_JUDGE = 22, 24, 32
"""Margins of the judge's half, and its title with the gap below it."""
STRIP = 24
"""Below a text, where it says that it goes on."""
BELOW_TIGHT = 8
"""Below a whole text that needs the room of that."""
GAP, TIGHT_GAP = 0.5, 0.2
"""Between paragraphs, usually and where the text would go on, as a part of the letters' size."""
USUAL_HEIGHT = 600
"""Design pixels; on a lower card margins shrink rather than letters, and faster than it."""
JUDGE_POINTS = (15.0, 13.5, 12.0, 10.5, 9.0)
LARGER = 1.3
"""How much larger than the judge's letters the player's are."""
LEAST_LARGER = 1.15
"""The same where the judge's are the smallest."""
LEAST_LINES = 1
"""Of the judge's text, where the player's needs the room."""
BASELINE = 0.8
"""Where Qt puts it in a line of fixed height, as a part of that from the line's top."""
FOOT = 56
"""Below the halves, in design pixels: it grows with the letters."""


class Shares(NamedTuple):
    """The rooms of both halves in pixels, and the sizes of their letters in points."""

    player: QRect
    judge: QRect
    player_points: float
    judge_points: float


class Halves:
    """Of one card in one size and theme; texts once laid out are kept."""

    def __init__(
        self,
        look: Look,
        theme: Theme,
        size: QSize,
        texts: tuple[CardText, CardText | None],
        ratio: float,
    ) -> None:
        self._look = look
        self._theme = theme
        self._size = size
        self._player, self._judge = texts
        self._ratio = ratio
        self._is_tight = False
        """Whether the player's paragraphs stand close and reach down to the judge's half."""
        self._made: dict[tuple[bool, float, float, float], QTextDocument] = {}

    def shares(self) -> Shares:
        """Share the room. Where the player's text would go on, and has room if its lines stand
        closer, they do."""
        usual = self._shared()
        if self._is_whole(usual):
            return usual
        self._is_tight = True
        tight = self._shared()
        self._is_tight = self._is_whole(tight)
        return tight if self._is_tight else usual

    def _shared(self) -> Shares:
        """Share the room.

        The judge's text is as large as leaves the player's clearly larger, and no smaller than at a
        hundred per cent; where the smallest letters don't leave that, it folds. Where the player's
        text has no room even so, it keeps that size and goes on below.
        """
        whole = QRect(0, 0, self._size.width(), self._size.height())
        if self._judge is None:
            return Shares(whole, QRect(), self.fitting_points(whole), LEAST_POINTS)
        floor = self._least_for_player()
        chosen = None
        for points, height in self._offers():
            split = self._size.height() - height
            upper = QRect(0, 0, whole.width(), split)
            chosen = upper, QRect(0, split, whole.width(), height), points
            larger = LARGER if points > LEAST_POINTS else LEAST_LARGER
            if self._fits(max(floor, larger * points), upper):
                break
        assert chosen is not None
        upper, lower, points = chosen
        fitting = self.fitting_points(upper)
        # A whole text in letters that are large anyway is worth more than a few pixels.
        is_large = fitting >= LARGER * LEAST_POINTS
        return Shares(upper, lower, fitting if is_large else max(floor, fitting), points)

    def fitting_points(self, room: QRect) -> float:
        """Return the largest size, in points, at which the player's text fits into its half."""
        least, most = LEAST_POINTS, MOST_POINTS
        while most - least > 0.5:
            points = (least + most) / 2
            least, most = (points, most) if self._fits(points, room) else (least, points)
        return least

    def text_room(self, room: QRect, document: QTextDocument) -> QRect:
        """Return where the player's text is, in its half: above the room in which it says that it
        goes on, which is free where it doesn't and needs that."""
        theme, margin, player = self._theme, self.margin(), self._player
        width = room.width() - 2 * margin
        below = theme.px(SMALL_LINE * max(0, len(lines_below(theme, player, width)) - 1))
        top = self.margin_above(TOP) + theme.px(HEAD + 20) + below
        top += title_below(theme, player, width)
        body = room.adjusted(margin, top, -margin, -theme.px(BELOW_TIGHT))
        if self._is_tight and document.size().height() <= body.height():
            return body
        return room.adjusted(margin, top, -margin, -theme.px(STRIP))

    def judge_head(self) -> int:
        """Return the height, in pixels, that the judge's half needs besides its text."""
        return self.margin_above(ABOVE_JUDGE) + self.margin_above(BELOW_JUDGE) + self.judge_title()

    def judge_title(self) -> int:
        """Return the height, in pixels, of the lines above the judge's text and the gap below."""
        if self._judge is None:
            return 0
        theme = self._theme
        width = self._size.width() - 2 * self.margin()
        lines = judge_lines(theme, self._judge, width)
        below = judge_title_below(theme, self._judge, width)
        return theme.px(HEAD_OF_JUDGE + 24 * (len(lines) - 1)) + below

    def margin(self) -> int:
        """The margin at the left and right, in pixels; less where the card is narrow."""
        return min(self._theme.px(MARGIN), self._size.width() // 12)

    def margin_above(self, design: int) -> int:
        """A margin above or below a text, in pixels; less where the card is low."""
        part = min(1.0, self._size.height() / self._theme.scale / USUAL_HEIGHT)
        return self._theme.px(design * part * part)

    def document(self, points: float, *, is_judges: bool) -> QTextDocument:
        """Return a half's text in letters of that size, as wide as the card has room."""
        text = self._judge if is_judges and self._judge is not None else self._player
        width = self._size.width() - 2 * self.margin()
        gap = TIGHT_GAP if self._is_tight and not is_judges else GAP
        made = self._made.get((is_judges, points, width, gap))
        if made is None:
            made = text_document(self._theme.sized_font(points), text, width, gap)
            put_symbols(made, SymbolInk(self._look), self._ratio)
            self._made[is_judges, points, width, gap] = made
        return made

    # -- inside

    def _fits(self, points: float, room: QRect) -> bool:
        made = self.document(points, is_judges=False)
        body = self.text_room(room, made)
        return made.size().height() <= body.height() and made.idealWidth() <= body.width()

    def _is_whole(self, shares: Shares) -> bool:
        """Whether the player's text doesn't go on."""
        return self._fits(shares.player_points, shares.player)

    def _least_for_player(self) -> float:
        """Return the least size of the player's text, in points: that at a hundred per cent."""
        scale = self._theme.scale
        if scale <= 1:
            return LEAST_POINTS
        foot = self._theme.px(FOOT) - FOOT
        size = self._size + QSize(0, foot)
        texts = self._player, self._judge
        usual = Halves(self._look, self._theme.at_scale(1), size, texts, self._ratio).shares()
        return max(LEAST_LARGER * LEAST_POINTS, usual.player_points / scale)

    def _offers(self) -> Iterator[tuple[float, int]]:
        """Yield sizes of the judge's letters with heights of his half, from the largest to the
        smallest, and of these as much as folds away."""
        head, most = self.judge_head(), self._size.height() * 2 // 5
        for points in JUDGE_POINTS:
            height = head + round(self.document(points, is_judges=True).size().height())
            if height <= most:
                yield points, height
        least = LEAST_POINTS
        made = self.document(least, is_judges=True)
        height = round(made.size().height())
        if head + height <= self._size.height() // 2:
            yield least, head + height
        strip = max(0, self._theme.px(STRIP) - self.margin_above(BELOW_JUDGE))
        ends = [end for _, end in line_places(made)]
        for end in reversed(ends[LEAST_LINES - 1 : -1]):
            if head + end + strip <= self._size.height() // 2:
                yield least, head + strip + round(end)
        if len(ends) <= LEAST_LINES or head + strip + ends[LEAST_LINES - 1] > (
            self._size.height() // 2
        ):
            yield least, min(self._size.height() // 2, head + height)


def line_places(document: QTextDocument) -> list[tuple[float, float]]:
    """Return where each line of a laid out text begins and ends, in pixels from its top; what is
    drawn in one, as a symbol higher than the letters, reaches into no other."""
    layout, places, bottom = document.documentLayout(), [], document.size().height()
    height = line_height(document)
    block = document.begin()
    while block.isValid():
        top = layout.blockBoundingRect(block).top()
        lines = block.layout()
        for at in range(lines.lineCount()):
            line = lines.lineAt(at)
            # The line's own place depends on the highest in it, the baseline doesn't.
            start = top + line.y() + line.ascent() - BASELINE * height
            places.append((start, min(start + height, bottom)))
        block = block.next()
    return places


def line_height(document: QTextDocument) -> int:
    """The distance from line to line of a card's text, in pixels."""
    return max(1, round(document.defaultFont().pixelSize() * LINE))


def text_document(font: QFont, text: CardText, width: float, gap: float = GAP) -> QTextDocument:
    """Lay out the words of a half; `gap` is that between paragraphs, as a part of the letters."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font)
    document.setPlainText(text.text)
    document.setTextWidth(width)
    layout = QTextBlockFormat()
    layout.setLineHeight(line_height(document), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
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
    layout.setTopMargin(round(font.pixelSize() * gap))
    cursor.movePosition(QTextCursor.MoveOperation.Start)
    while cursor.movePosition(QTextCursor.MoveOperation.NextBlock):
        cursor.mergeBlockFormat(layout)
    return document
