"""How the main card shares its room: digits, what is said beside or below them, buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from judgekit.domain.clock.snapshot import ClockState
from judgekit.ui.clock.cards.facts import CardFacts
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.painting.digits import digits_width
from judgekit.ui.words.wording import clock_state_words

DIGITS, SMALL_DIGITS = 72, 54
LINE = 26
"""Height of a line below the digits, in design pixels."""
BESIDE = 34
"""From the digits to what is said beside them, in design pixels."""
LEAST_SHARE = 0.7
"""Share of their size down to which the digits give way to what is said beside them."""
STATE_ICONS: Mapping[str, int] = {"text": 23, "title": 29}
"""Width of a state's icon and the gap after it, by the size of its words."""


class DigitsRoom(NamedTuple):
    """The font of the digits, and how the rest stands.

    `lines_below` counts lines of its own below them; without any, `is_in_lines` is one line each
    for the state, what the time of day means, and the time.
    """

    font: QFont
    lines_below: int
    is_in_lines: bool = False


def digits_room(theme: Theme, facts: CardFacts, room: int, *, is_small: bool) -> DigitsRoom:
    """Share `room`, in pixels, between the reading and what is said beside it.

    The state is never cut: where it is long, the digits become smaller; the end or the note goes
    below them.
    """
    points = SMALL_DIGITS if is_small else DIGITS
    whole = max(1, digits_width(theme.sized_font(points, bold=True), facts.reading or "00:00"))
    least = theme.px(BESIDE + 10)
    if facts.state is ClockState.OVERTIME:
        noted = QFontMetrics(theme.font()).horizontalAdvance(facts.note)
        said = _state_width(theme, facts, "title")
        beside = max(said, noted) if is_small else 0
        is_below = is_small and room - beside - least < LEAST_SHARE * whole
        share = room if is_below or not is_small else room - beside - least
        lines = 1 if said + theme.px(16) + noted <= room else 2
        return DigitsRoom(_fitting(theme, points, share / whole), lines if is_below else 0)
    label = QFontMetrics(theme.font("small")).horizontalAdvance(facts.label)
    state = _state_width(theme, facts, "text")
    timed = QFontMetrics(theme.font("title", bold=True)).horizontalAdvance(facts.time)
    share = max(room - least - max(state, timed), round(LEAST_SHARE * whole))
    left = room - min(whole, share) - least
    is_in_lines = is_small and state + theme.px(10) + label > left
    return DigitsRoom(_fitting(theme, points, share / whole), int(label > left), is_in_lines)


def _state_width(theme: Theme, facts: CardFacts, size: str) -> int:
    words = clock_state_words(facts.state)
    said = QFontMetrics(theme.font(size, bold=True)).horizontalAdvance(words)
    return theme.px(STATE_ICONS[size]) + said


def _fitting(theme: Theme, points: int, share: float) -> QFont:
    return theme.sized_font(points * min(1.0, max(share, 0.0)), bold=True)


def shorten(theme: Theme, quiet: Sequence[Button], room: int) -> None:
    """Take the words of these buttons where they don't fit into `room` pixels, then their keys."""
    for has_key in (True, False):
        gap = theme.px(4)
        if sum(button.sizeHint().width() + gap for button in quiet) <= room:
            return
        for button in quiet:
            key = button.key if has_key else ""
            button.set_words("", key=key, name=button.accessibleName())


def place_buttons(
    theme: Theme, room: QRect, main: Sequence[Button], quiet: Sequence[Button]
) -> int:
    """Place the main buttons from the left and the quiet ones at the right, in as many rows as it
    takes; return the height of the rows beyond the first, in pixels.

    `room` has the left and right edge, and the top of the first row. The quiet ones lose their
    words before they take a row of their own.
    """
    step = theme.measure("button") + theme.px(8)
    left, top = _flow(theme, room.left(), room, main)
    gap, inside = theme.px(4), theme.px(8)
    if _width(quiet, gap) > room.right() + 1 - gap - left:
        for button in quiet:
            button.set_words("", key="", name=button.accessibleName())
    # Without a frame, their margins may lie over the gap and beyond the edge.
    right = room.right() + 1 + inside
    if right - _width(quiet, gap) < left - inside:
        gap = 0
    if right - _width(quiet, gap) < left - inside and left > room.left():
        top += step
        right = min(right, room.left() - inside + _width(quiet, gap))
    for button in quiet:
        width = button.sizeHint().width()
        button.setGeometry(right - width, top, width, theme.measure("button"))
        right -= width + gap
    return top - room.top()


def place_from_right(
    theme: Theme, place: QRect, buttons: Sequence[Button], gap: int = 8
) -> list[Button]:
    """Place the buttons leftwards from the right edge of `place`, those first that are needed
    most, and hide the rest as soon as one has no room; return those that are shown. Each may lose
    its key first."""
    shown: list[Button] = []
    left, has_room = place.right() + 1, True
    for button in buttons:
        room = left - place.left()
        if button.sizeHint().width() > room:
            button.set_words(button.text(), key="", name=button.accessibleName())
        width = button.sizeHint().width()
        has_room = has_room and width <= room
        button.setVisible(has_room)
        if has_room:
            shown.append(button)
            button.setGeometry(left - width, place.top(), width, theme.measure("button"))
            left -= width + theme.px(gap)
    return shown


def place_quiet(theme: Theme, row: QRect, quiet: Sequence[Button]) -> None:
    """Place these buttons at the right of a row, those first that are needed most; they stand in
    the order in which they do before time."""
    shorten(theme, quiet, row.width())
    shown = place_from_right(theme, row, quiet, 4)
    place_from_right(theme, row, shown[::-1], 4)


def row_beside_end(theme: Theme, facts: CardFacts, end: QRect, room: QRect) -> QRect:
    """Return the place left beside the button that ends a clock in overtime: up to the names, or
    behind it where it has a row of its own."""
    row, gap = QRect(end), theme.px(8)
    if end.left() > room.left():
        names = QFontMetrics(theme.font(bold=True)).horizontalAdvance(facts.title)
        names += QFontMetrics(theme.font()).horizontalAdvance(facts.subtitle) + theme.px(52)
        row.setLeft(room.left() + names)
        row.setRight(end.left() - gap - 1)
    else:
        row.setLeft(end.right() + 1 + gap)
        row.setRight(room.right())
    return row


def beside_overtime(
    theme: Theme, facts: CardFacts, room: DigitsRoom, edges: tuple[int, int], *, is_small: bool
) -> tuple[int, int]:
    """Return right edge and middle of what the card says of the overtime, in pixels.

    It is painted beside the digits or below them; `edges` are where the one and the other begin.
    """
    beside, left = edges
    state = _state_width(theme, facts, "title")
    note = QFontMetrics(theme.font()).horizontalAdvance(facts.note)
    if is_small and not room.lines_below:
        return beside - theme.px(12) + max(state, note), theme.px(90)
    middle = theme.px(128 if is_small else 166)
    whole = max(state, note) if room.lines_below > 1 else state + theme.px(16) + note
    return left + whole, middle


def _flow(theme: Theme, left: int, room: QRect, buttons: Sequence[Button]) -> tuple[int, int]:
    """Place buttons in rows; return where the next one would begin, and the last row's top."""
    top = room.top()
    for button in buttons:
        width = min(button.sizeHint().width(), room.width())
        if left > room.left() and left + width > room.right() + 1:
            left, top = room.left(), top + theme.measure("button") + theme.px(8)
        button.setGeometry(left, top, width, theme.measure("button"))
        left += width + theme.px(8)
    return left, top


def _width(buttons: Sequence[Button], gap: int) -> int:
    return sum(button.sizeHint().width() + gap for button in buttons) - gap
