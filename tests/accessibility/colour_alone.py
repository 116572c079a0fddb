"""What is told by a colour alone: of two things that look the same but for their colour, one in the
colour of a state.

Words count as the same if they differ in figures and names only: `2:40` in another colour than
`4:10` tells something that no shape, word or weight tells.
"""

from __future__ import annotations

import base64
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import unescape
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QTransform
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from judgekit.ui.theme import Theme
from tests.painted import drawn

STATE_TOKENS = ("ok", "attention", "urgent", "overtime")
LEAST_OPAQUE = 128
NEAR = 3
"""By how much each part of a colour may be off where it is half transparent: in a thin stroke no
pixel is covered whole."""
PIECE = re.compile(
    r"<g ([^>]*)>|<text([^>]*)>(.*?)</text>|<(image|rect|path|polygon|circle|ellipse)([^>]*)/>",
    re.DOTALL,
)
ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
NAME = re.compile(r"\b\w\. \w[\w'’-]*")
BOLD, SHAPE = 600, "shapes"


class Thing(NamedTuple):
    """Words, an icon or a shape in one colour: what it looks like without it, and where."""

    what: str
    ink: str
    left: float
    top: float
    bottom: float


class Sight(NamedTuple):
    """A thing in its surroundings: the class that painted it and in which column or third of its
    width, its looks, and what else is in its row or line, all without colours."""

    where: str
    column: int
    looks: str
    beside: tuple[str, ...]


class Colours:
    """Gathers what is to be seen in many states."""

    def __init__(self) -> None:
        self._seen: defaultdict[Sight, dict[str, str]] = defaultdict(dict)

    def look_at(self, window: QWidget, theme: Theme, state: str) -> None:
        """Take everything that is visible in a window."""
        names = {theme.hex(each).lower(): each for each in STATE_TOKENS}
        for widget in _shown(window):
            things = things_of(widget)
            shapes: defaultdict[Sight, set[str]] = defaultdict(set)
            for thing in things:
                beside = _beside(widget, thing, things)
                sight = Sight(_where(widget), _column(widget, thing), thing.what, beside)
                ink = _named(thing.ink, names)
                if thing.what == SHAPE:
                    shapes[sight].add(ink)
                else:
                    self._seen[sight].setdefault(ink, state)
            for sight, inks in shapes.items():
                # A ground, a frame and a bar: only what states colour of them tells something.
                told = "+".join(sorted(inks - {"calm"})) or "calm"
                self._seen[sight].setdefault(told, state)

    def alone(self) -> Iterator[str]:
        """What is seen in several colours, and differs in nothing else, as lines of a report."""
        for sight, inks in sorted(self._seen.items()):
            if len(inks) > 1:
                colours = ", ".join(f"{ink} in {state}" for ink, state in sorted(inks.items()))
                beside = f" beside {', '.join(sight.beside)}" if sight.beside else ""
                yield f"{sight.where}: {sight.looks}{beside}: {colours}"


def things_of(widget: QWidget) -> list[Thing]:
    """Return what a widget paints without its children."""
    found: list[Thing] = []
    group: Mapping[str, str] = {}
    for match in PIECE.finditer(drawn(widget, with_children=False)):
        group_attributes, of_text, words, kind, of_shape = match.groups()
        if group_attributes is not None:
            group = dict(ATTRIBUTE.findall(group_attributes))
        elif of_text is not None and words.strip():
            found.append(_text(dict(ATTRIBUTE.findall(of_text)), words, group))
        elif kind == "image":
            found += _icon(dict(ATTRIBUTE.findall(of_shape)), group)
        elif kind:
            found += _shape(dict(ATTRIBUTE.findall(of_shape)), group)
    return found


def bare(words: str) -> str:
    """Return words without what figures and names make of them."""
    return re.sub(r"0[\d:., ]*", "0", re.sub(r"\d", "0", NAME.sub("N", words)))


def _text(own: Mapping[str, str], words: str, group: Mapping[str, str]) -> Thing:
    size = float(own["font-size"].removesuffix("px"))
    left, line = float(own["x"]), float(own["y"])
    room = _moved(group, left, line - size, line + size / 4)
    weight = " bold" if float(own.get("font-weight", "400")) >= BOLD else ""
    below = " underlined" if own.get("text-decoration", "none") != "none" else ""
    ink = own.get("fill") or group.get("fill", "")
    said = bare(unescape(words).strip())
    return Thing(f"“{said}”{weight}{below}", ink.lower(), *room)


def _icon(own: Mapping[str, str], group: Mapping[str, str]) -> Iterator[Thing]:
    form, ink = _form(own["xlink:href"])
    if form:
        left, top = float(own["x"]), float(own["y"])
        yield Thing(f"icon {form}", ink, *_moved(group, left, top, top + float(own["height"])))


@cache
def _form(source: str) -> tuple[str, str]:
    """Return what an icon's form is called, whatever its size, and its colour; empty for what is
    not in one colour."""
    image = QImage.fromData(base64.b64decode(source.partition(",")[2]))
    image = image.scaled(16, 16).convertToFormat(QImage.Format.Format_ARGB32)
    pixels = [image.pixel(x, y) for y in range(16) for x in range(16)]
    inks = [each for each in pixels if each >> 24 >= LEAST_OPAQUE]
    surest = f"#{max(inks, default=0) & 0xFFFFFF:06x}"
    form = "".join("1" if each >> 24 > 96 else "0" for each in pixels)
    is_one = all(_is_near(f"#{each & 0xFFFFFF:06x}", surest) for each in inks)
    return (f"{int(form, 2):x}"[:24], surest) if inks and is_one else ("", "")


def _named(ink: str, names: Mapping[str, str]) -> str:
    """Return the token of a colour, `calm` where it is none of a state."""
    if not ink.startswith("#"):
        return "calm"
    return next((name for each, name in names.items() if _is_near(each, ink)), "calm")


def _is_near(one: str, other: str) -> bool:
    """Whether two colours, as `#rrggbb`, are the same but for what transparency takes."""
    both = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return all(abs(part - its) <= NEAR for part, its in both)


def _shape(own: Mapping[str, str], group: Mapping[str, str]) -> Iterator[Thing]:
    if "d" in own or "points" in own:
        numbers = [float(each) for each in NUMBER.findall(own.get("d") or own["points"])][1::2]
    else:
        middle = float(own.get("cy", own.get("y", "0")))
        numbers = [middle, middle + float(own.get("height", "0"))]
    if not numbers:
        return
    room = _moved(group, 0, min(numbers), max(numbers))
    for how in ("fill", "stroke"):
        ink = group.get(how, "none")
        if ink.startswith("#") and not (how == "fill" and group.get("fill-opacity") == "0"):
            yield Thing(SHAPE, ink.lower(), *room)


def _moved(
    group: Mapping[str, str], left: float, top: float, bottom: float
) -> tuple[float, float, float]:
    """Return left, top and bottom where the group puts them."""
    matrix = group.get("transform", "")
    if not matrix.startswith("matrix("):
        return left, top, bottom
    room = QTransform(*map(float, matrix[7:-1].split(",")))
    moved = room.mapRect(QRectF(left, top, 1, bottom - top))
    return moved.left(), moved.top(), moved.bottom()


def _column(widget: QWidget, thing: Thing) -> int:
    if thing.what == SHAPE:
        return 0
    table = widget.parentWidget()
    if isinstance(table, QTableView):
        return table.columnAt(round(thing.left))
    return int(3 * thing.left / max(1, widget.width()))


def _beside(widget: QWidget, thing: Thing, things: Iterable[Thing]) -> tuple[str, ...]:
    """What is in the same row of a list, else in the same line or in a widget beside it."""
    top, bottom = _band(widget, thing)
    found = {
        each.what
        for each in things
        if each is not thing and top <= (each.top + each.bottom) / 2 <= bottom and _tells(each)
    }
    parent = widget.parentWidget()
    if parent is not None and not isinstance(parent, QAbstractItemView):
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for other in parent.findChildren(QWidget, options=direct):
            if other is not widget and other.isVisible() and _in_line(widget, other):
                found |= {each.what for each in things_of(other) if each.what[:4] == "icon"}
    return tuple(sorted(found))


def _band(widget: QWidget, thing: Thing) -> tuple[float, float]:
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractItemView):
        middle = round((thing.top + thing.bottom) / 2)
        row = parent.visualRect(parent.indexAt(QPoint(widget.width() // 2, middle)))
        if row.isValid():
            return row.top(), row.bottom()
    return thing.top - 4, thing.bottom + 4


def _tells(thing: Thing) -> bool:
    return any(each.isalpha() for each in thing.what.partition("“")[2]) or thing.what[:4] == "icon"


def _in_line(one: QWidget, other: QWidget) -> bool:
    first, second = one.geometry(), other.geometry()
    return min(first.bottom(), second.bottom()) - max(first.top(), second.top()) > 4


def _shown(window: QWidget) -> Iterator[QWidget]:
    for widget in (window, *window.findChildren(QWidget)):
        is_view = isinstance(widget, QAbstractItemView)
        if widget.isVisible() and widget.window() is window and not is_view:
            yield widget


def _where(widget: QWidget) -> str:
    names = []
    each: QWidget | None = widget
    while each is not None and not each.isWindow() and len(names) < 2:
        if type(each) is not QWidget and not each.objectName().startswith("qt_"):
            names.append(type(each).__name__.lstrip("_"))
        each = each.parentWidget()
    return " < ".join(names) or "window"
