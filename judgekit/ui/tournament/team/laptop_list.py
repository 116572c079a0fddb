"""The list of laptops: one row each, with figures in columns where there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.theme import Theme
from judgekit.ui.tournament.team.wording import (
    clock_words,
    count_words,
    device_words,
    figures_words,
    roles_words,
    sign_of,
    since_words,
    spoken_laptop,
    state_words,
)
from judgekit.ui.widgets.painting.strokes import fill, paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel
from judgekit.views.sharing.laptops import LaptopRow, LaptopState

MARGIN, GAP, ICON = 12, 16, 18
STATE_WIDTH = 168
PERSON_SHARE = 0.54
"""Share of the width for who it is, where the figures have no columns."""
LEAST_PERSON = 250
"""Width in design pixels of who it is, from which the figures have columns of their own."""
REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
RIGHT, LEFT = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft

translate = QCoreApplication.translate


class _Figure(NamedTuple):
    """A column of figures: its head, and what stands there."""

    head: str
    words: Callable[[LaptopRow], str]
    stands_out: Callable[[LaptopRow], bool]
    token: str = "text"


def _figures() -> tuple[_Figure, ...]:
    return (
        _Figure(
            translate("LaptopList", "Behind"),
            lambda row: count_words(row.behind),
            lambda row: bool(row.behind),
        ),
        _Figure(
            translate("LaptopList", "Waiting"),
            lambda row: count_words(row.waiting),
            lambda row: bool(row.waiting),
        ),
        _Figure(
            translate("LaptopList", "Clock off by"),
            clock_words,
            lambda row: row.is_clock_off,
            "attention",
        ),
    )


class _Columns(NamedTuple):
    """Places of the columns in a row, in pixels; without `figures` they have no columns."""

    person: QRect
    state: QRect
    figures: tuple[QRect, ...] = ()


def _columns(theme: Theme, room: QRect) -> _Columns:
    inner = room.adjusted(theme.px(MARGIN), 0, -theme.px(MARGIN), 0)
    gap, state = theme.px(GAP), theme.px(STATE_WIDTH)
    metrics = QFontMetrics(theme.font("small"))
    numbers = QFontMetrics(theme.font(bold=True))
    least = (numbers.horizontalAdvance("1000"),) * 2 + (
        numbers.horizontalAdvance(translate("LaptopWords", "under 2 s")),
    )
    widths = [
        max(metrics.horizontalAdvance(each.head), width) + 2
        for each, width in zip(_figures(), least, strict=True)
    ]
    right, places = inner.right() + 1, []
    for width in reversed(widths):
        places.append(QRect(right - width, inner.top(), width, inner.height()))
        right -= width + gap
    at_state = QRect(right - state, inner.top(), state, inner.height())
    width = at_state.left() - gap - inner.left()
    if width < theme.px(LEAST_PERSON):
        share = round((inner.width() - gap) * PERSON_SHARE)
        person = QRect(inner.left(), inner.top(), share, inner.height())
        left = person.right() + 1 + gap
        return _Columns(person, QRect(left, inner.top(), inner.right() + 1 - left, inner.height()))
    person = QRect(inner.left(), inner.top(), width, inner.height())
    return _Columns(person, at_state, tuple(reversed(places)))


class LaptopsModel(RowsModel[LaptopRow]):
    """Model of the laptops; empty until `show_rows`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(spoken_laptop, name=lambda row: row.device, parent=parent)

    def row_of(self, device: str) -> int:
        """Return the row of a laptop; -1 if there is none."""
        return next((at for at, row in enumerate(self.rows) if row.device == device), -1)


class LaptopList(RowList[LaptopRow]):
    """As high as its rows: the page scrolls."""

    removal_wanted = Signal()

    def __init__(self, look: Look, model: LaptopsModel) -> None:
        super().__init__(look, model, _LaptopDelegate(look))
        self._look = look
        self.setUniformItemSizes(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        height = self._look.theme.measure("row-two-lines")
        return QSize(self._look.theme.px(320), max(1, len(self.rows.rows)) * height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(200), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in REMOVE_KEYS:
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)


class LaptopHead(QWidget):
    """Column heads above a strong line."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=", ".join(words for words, _, _ in self._heads()))

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(100), self._look.theme.px(32))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, QRect(0, self.height() - 1, self.width(), 1), theme.color("line-strong"))
        font, color = theme.font("small"), theme.color("text-muted")
        for words, place, align in self._heads():
            paint_words(painter, words, place, font=font, color=color, align=align)

    def _heads(self) -> Sequence[tuple[str, QRect, Qt.AlignmentFlag]]:
        places = _columns(self._look.theme, self.rect())
        heads = [
            (translate("LaptopList", "Person and laptop"), places.person, LEFT),
            (translate("LaptopList", "State"), places.state, LEFT),
        ]
        if places.figures:
            pairs = zip(_figures(), places.figures, strict=True)
            heads += [(each.head, place, RIGHT) for each, place in pairs]
        return heads


class _LaptopDelegate(RowDelegate[LaptopRow]):
    """Paints who it is and what that laptop is; how it stands and since when; and the figures."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.measure("row-two-lines"))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: LaptopRow) -> None:
        theme = self.look.theme
        places = _columns(theme, option.rect)
        ink = "text-muted" if row.state is LaptopState.SHUT_OUT else "text"
        about = (roles_words(row.roles), device_words(row))
        # What comes last may be elided; which one is this laptop may not.
        about = about[::-1] if row.is_own else about
        self._paint_pair(painter, places.person, (row.person, ink), " · ".join(about))
        sign = sign_of(row)
        size = theme.px(ICON)
        state = places.state
        upper, _ = _halves(theme, state)
        top = upper.top() + (upper.height() - size) // 2
        self.look.paint_icon(painter, sign.icon, state.left(), top, token=sign.token, size=ICON)
        beside = state.adjusted(size + theme.px(8), 0, 0, 0)
        # What comes last may be elided.
        below = (since_words(row) if places.figures else figures_words(row), since_words(row))
        words = ", ".join(dict.fromkeys(part for part in below if part))
        self._paint_pair(painter, beside, (state_words(row), sign.token), words)
        for each, place in zip(_figures(), places.figures, strict=bool(places.figures)):
            is_out = each.stands_out(row)
            color = theme.color(each.token if is_out else "text-muted")
            font = theme.font(bold=is_out)
            paint_words(painter, each.words(row), place, font=font, color=color, align=RIGHT)

    def _paint_pair(
        self, painter: QPainter, place: QRect, first: tuple[str, str], second: str
    ) -> None:
        theme = self.look.theme
        upper, lower = _halves(theme, place)
        words, token = first
        paint_words(painter, words, upper, font=theme.font(bold=True), color=theme.color(token))
        muted = theme.color("text-muted")
        paint_words(painter, second, lower, font=theme.font("small"), color=muted)


def _halves(theme: Theme, place: QRect) -> tuple[QRect, QRect]:
    room = place.adjusted(0, theme.px(10), 0, -theme.px(10))
    height = room.height() // 2
    upper = QRect(room.left(), room.top(), room.width(), height)
    return upper, QRect(room.left(), upper.bottom() + 1, room.width(), height)
