"""HTML and XML as converters of PDF write it: every line, or part of one, at its own place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree, html

from judgekit.reading.documents.files.letter_widths import letters_width
from judgekit.reading.documents.files.pdf_columns import in_columns, usual_gutter
from judgekit.reading.documents.files.pdf_page import Piece, is_marker, stands_apart
from judgekit.reading.documents.files.printed_pages import PrintedPage

_RULE = re.compile(r"(?:^|[\s,}])(?:[a-z]*)?([.#]?[\w-]+)\s*\{([^{}]*)\}")
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_COMMENT = re.compile(r"<!--|-->|/\*.*?\*/", re.DOTALL)
_LENGTH = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*(?:px|pt)?\s*(?:$|[;!])")
_SCALE = re.compile(r"matrix\(\s*(-?\d*\.?\d+)")
_PAGE = re.compile(r"page|pf\b|pc\b", re.IGNORECASE)
_NUMBERED = re.compile(r"\.ft\d+$")
_TAGS = ("div", "p", "span", "text")
_FEWEST = 20
_USUAL_SIZE = 12.0
_SAME_BASE = 0.15
_WIDER = 1.3
"""How much wider than reckoned words may be."""
_SAME_LINE = 0.45
_PITCH = 1.15
"""From one line to the next, in sizes of the letters, where the file doesn't say it."""
_LARGEST_SHEET = 4_000_000
_SPACE = 0.25
"""Distance between two fragments, in sizes of their letters, that is a space."""
_BREAK = "\u2028"
_CAPITAL_ALONE = re.compile(r"(?:^|\s)[^\W\d_]$")
_STRONG = re.compile(r"font-weight:\s*(?:bold|[6-9]00)|font(?:-family)?:[^;]*bold", re.IGNORECASE)
_CLOSING = ".,:;)]’”»"
_INSIDE = ("span", "font", "div", "p", "b", "strong", "i")
_PAGE_WIDTH = 612.0
"""Points, to which every page is brought."""
_FEWEST_LONG = 40
"""Letters from which a fragment may fill a line."""


@dataclass(frozen=True)
class _Fragment:
    """Words at their place; `right` is None where the file doesn't say how wide they are."""

    text: str
    left: float
    right: float | None
    base: float
    size: float
    strong: bool


@dataclass
class _Sheet:
    """A page of the file with its size, 0 where the file doesn't say it."""

    width: float
    height: float
    fragments: list[_Fragment]


class _Styles:
    """What the classes, the ids and the tags of a file stand for."""

    def __init__(self, root: html.HtmlElement) -> None:
        self._rules: dict[str, str] = {}
        for sheet in root.iter("style"):
            text = _COMMENT.sub(" ", (sheet.text or "")[:_LARGEST_SHEET])
            for name, body in _RULE.findall(_MEDIA.sub(" ", text)):
                if body not in (before := self._rules.get(name, "")):
                    self._rules[name] = f"{before};{body}"
        self._numbered = [body for name, body in self._rules.items() if _NUMBERED.match(name)]
        self._fonts = {each.get("id"): each.get("size") or "" for each in root.iter("fontspec")}

    def of(self, element: html.HtmlElement) -> str:
        """The style of an element by its tag, classes, id and its own, the last one ruling."""
        if element.tag == "text":
            named = (f"{key}:{element.get(key) or ''}" for key in ("top", "left", "width"))
            return ";".join([*named, f"font-size:{self._fonts.get(element.get('font'), '')}"])
        found = [self._rules.get(element.tag, "")]
        found += [self._class(name, element) for name in (element.get("class") or "").split()]
        found += [self._rules.get(f"#{element.get('id') or ''}", ""), element.get("style") or ""]
        return ";".join(found)

    def _class(self, name: str, element: html.HtmlElement) -> str:
        """What a class stands for; `ft57` is the seventh font on page 5, and a font is defined, and
        counted, on the first page that has it."""
        if found := self._rules.get(f".{name}"):
            return found
        above = next(element.iterancestors("div"), None)
        page = re.match(r"page(\d+)", (above.get("id") or "") if above is not None else "")
        if page is None or not name.startswith(f"ft{page[1]}"):
            return ""
        number = name.removeprefix(f"ft{page[1]}")
        is_known = number.isdecimal() and int(number) < len(self._numbered)
        return self._numbered[int(number)] if is_known else ""


def is_placed(root: html.HtmlElement) -> bool:
    """Whether most of the text stands in elements with a place of their own."""
    styles = _Styles(root)
    placed = sum(
        1 for each in root.iter(*_TAGS) if _is_placed(styles.of(each)) and _text(each).strip()
    )
    return placed >= _FEWEST and placed * 2 > sum(1 for each in root.iter("p", "li"))


def placed_pages(root: html.HtmlElement) -> list[PrintedPage]:
    """The pages with their lines, as if printed; a length without a unit is a pixel."""
    styles = _Styles(root)
    sheets: dict[object, _Sheet] = {}
    for each in root.iter(*_TAGS):
        style = styles.of(each)
        if not _is_placed(style) or _has_placed_child(each, styles) or not _text(each):
            continue
        page = _page_of(each)
        if page not in sheets:
            sheets[page] = _sheet(page, styles)
        sheets[page].fragments += _fragments(each, style, styles, sheets[page])
    kept = [sheet for sheet in sheets.values() if any(f.text.strip() for f in sheet.fragments)]
    stretch = _stretch(kept)
    printed = [_printed(sheet, stretch) for sheet in kept]
    usual = usual_gutter((pieces, width) for pieces, width, _ in printed)
    return [
        PrintedPage(height, in_columns(pieces, (), width, usual))
        for pieces, width, height in printed
    ]


def _sheet(page: object, styles: _Styles) -> _Sheet:
    if not isinstance(page, etree.ElementBase):
        return _Sheet(0.0, 0.0, [])
    style = styles.of(page)
    width = _value(style, "width") or _number(page.get("width"))
    height = _value(style, "height") or _number(page.get("height"))
    return _Sheet(width or 0.0, height or 0.0, [])


def _fragments(
    element: html.HtmlElement, style: str, styles: _Styles, sheet: _Sheet
) -> Iterator[_Fragment]:
    """The words of an element, line by line."""
    scale = float(found[1]) if (found := _SCALE.search(style)) else 1.0
    size = (_value(style, "font-size") or _inner_size(element, styles) or _USUAL_SIZE) * abs(scale)
    top, bottom = _value(style, "top"), _value(style, "bottom")
    base = top + size if top is not None else (sheet.height or 10_000.0) - (bottom or 0.0)
    left, width = _value(style, "left") or 0.0, _value(style, "width")
    right = left + width if width and element.tag == "text" else None
    pitch = _value(style, "line-height") or size * _PITCH
    for number, (line, bold) in enumerate(_broken(element, strong=_is_strong(style))):
        written = re.sub(r"[\r\n\t]+", " ", line)
        indent = (len(written) - len(written.lstrip())) * _SPACE * size
        text = re.sub(r"\s+", " ", written)
        strong = bold * 10 >= 9 * len(text.strip())
        if text:
            below = number * pitch
            yield _Fragment(text, left + indent, right, base + below, size or _USUAL_SIZE, strong)


def _broken(element: html.HtmlElement, *, strong: bool) -> list[tuple[str, int]]:
    """The text of an element and how many of its letters are bold, in parts where it has line
    breaks."""
    found = [("", 0)]
    for text, bold in _runs(element, strong):
        if text == _BREAK:
            found.append(("", 0))
        else:
            before, count = found[-1]
            found[-1] = (before + text, count + (len(text.strip()) if bold else 0))
    return found


def _runs(element: html.HtmlElement, strong: bool) -> Iterator[tuple[str, bool]]:
    """The texts of an element in order, and whether they are bold."""
    bold = strong or element.tag in ("b", "strong") or _is_strong(element.get("style") or "")
    if element.text:
        yield element.text, bold
    for child in element.iterchildren(etree.Element):
        if child.tag == "br":
            yield _BREAK, False
        else:
            yield from _runs(child, bold)
        if child.tail:
            yield child.tail, bold


def _is_strong(style: str) -> bool:
    return _STRONG.search(style) is not None


def _printed(sheet: _Sheet, stretch: float) -> tuple[list[Piece], float, float]:
    """The pieces of a page with its width and height, in points."""
    scale = _PAGE_WIDTH / sheet.width if sheet.width else 1.0
    pieces = list(_pieces(sheet.fragments, stretch))
    margin = min(each.left for each in pieces)
    for each in pieces:
        each.right = _within(each, sheet.width - margin) * scale
        each.left, each.base, each.size = each.left * scale, each.base * scale, each.size * scale
    width = max([sheet.width * scale, *(each.right for each in pieces)])
    height = sheet.height * scale or max(each.base for each in pieces) * 1.08
    return pieces, width, height


def _within(piece: Piece, right: float) -> float:
    """Where a piece ends, within the margin at the right where that is known."""
    return min(piece.right, right) if right > piece.left else piece.right


def _pieces(fragments: list[_Fragment], stretch: float) -> Iterator[Piece]:
    """Join what stands close together in a line; a space is where the file has one."""
    order = 0
    for line in _by_line(fragments):
        current: Piece | None = None
        spaced = True
        for each in line:
            text = each.text.strip()
            if text and (current is None or stands_apart(current, each.left, each.size)):
                if current is not None:
                    yield current
                first = current is None
                current = Piece(text, each.left, 0.0, each.base, each.size, 0, first, order)
                order += 1
            elif text and current is not None:
                gap = each.left - current.right
                current.text += (" " if spaced or _is_space(current, each, gap) else "") + text
                if each.size > current.size:
                    current.size, current.base = each.size, each.base
            if text and current is not None:
                width = letters_width(text) * each.size * stretch
                current.right = each.left + width if each.right is None else each.right
                current.strong += len(text.replace(" ", "")) if each.strong else 0
            spaced = each.text[-1] == " "
        if current is not None:
            yield current


def _is_space(piece: Piece, each: _Fragment, gap: float) -> bool:
    """Whether a fragment that goes on without a space in the file is another word."""
    if each.text[0] in _CLOSING or _is_small_capital(piece, each):
        return False
    widest = _SPACE if each.right is not None else 1.0
    return each.text[0] == " " or gap > widest * each.size or is_marker(piece.text)


def _is_small_capital(piece: Piece, each: _Fragment) -> bool:
    """Whether a capital begins a word that goes on in smaller ones."""
    return (
        each.size < piece.size
        and each.text.strip().isupper()
        and _CAPITAL_ALONE.search(piece.text) is not None
    )


def _by_line(fragments: list[_Fragment]) -> Iterator[list[_Fragment]]:
    """The fragments of each line from left to right: those on one base line, with what is raised or
    lowered beside them. Columns need not share their base lines."""
    lines: list[list[_Fragment]] = []
    for each in sorted(fragments, key=lambda one: one.base):
        if lines and each.base - lines[-1][-1].base <= _SAME_BASE * each.size:
            lines[-1].append(each)
        else:
            lines.append([each])
    line: list[_Fragment] = []
    for below in lines:
        size = max(each.size for each in (*line, *below))
        if line and (below[0].base - line[0].base > _SAME_LINE * size or not _touch(line, below)):
            yield sorted(line, key=lambda one: one.left)
            line = []
        line += below
    if line:
        yield sorted(line, key=lambda one: one.left)


def _touch(first: list[_Fragment], second: list[_Fragment]) -> bool:
    """Whether one of two rows of fragments begins within the other, or right behind it."""
    left, right = (
        [
            (each.left, each.left + (_WIDER * letters_width(each.text) + 1.0) * each.size)
            for each in row
        ]
        for row in (first, second)
    )
    return any(a <= d and c <= b for a, b in left for c, d in right)


def _stretch(sheets: list[_Sheet]) -> float:
    """How much wider the letters are than `letters_width` has them: the longest lines end where
    the margin at the right is as wide as that at the left."""
    ratios = []
    for sheet in sheets:
        lefts = [each.left for each in sheet.fragments if each.text.strip()]
        margin = min(lefts, default=0.0)
        for each in sheet.fragments:
            if sheet.width and len(each.text) >= _FEWEST_LONG and "...." not in each.text:
                room = sheet.width - margin - each.left
                ratios.append(letters_width(each.text.strip()) * each.size / max(room, 1.0))
    if len(ratios) < _FEWEST:
        return 1.0
    return min(max(1 / sorted(ratios)[int(len(ratios) * 0.9)], 0.7), 1.4)


def _is_placed(style: str) -> bool:
    has_left = _value(style, "left") is not None
    return has_left and (_value(style, "top") is not None or _value(style, "bottom") is not None)


def _has_placed_child(element: html.HtmlElement, styles: _Styles) -> bool:
    return any(_is_placed(styles.of(each)) for each in element.iterdescendants("div", "p", "span"))


def _page_of(element: html.HtmlElement) -> object:
    """The element of the page that an element stands in."""
    for above in element.iterancestors("div", "page"):
        if above.tag == "page" or _PAGE.search(
            f"{above.get('id') or ''} {above.get('class') or ''}"
        ):
            return above
    return None


def _text(element: html.HtmlElement) -> str:
    return str(element.text_content())


def _value(style: str, name: str) -> float | None:
    found = re.findall(rf"(?:^|[;\s]){name}\s*:([^;]+)", style)
    number = _LENGTH.match(found[-1]) if found else None
    return float(number[1]) if number else None


def _number(text: str | None) -> float | None:
    return float(found[1]) if text and (found := _LENGTH.match(text)) else None


def _inner_size(element: html.HtmlElement, styles: _Styles) -> float | None:
    sizes = (_value(styles.of(each), "font-size") for each in element.iterdescendants(*_INSIDE))
    return next((size for size in sizes if size), None)
