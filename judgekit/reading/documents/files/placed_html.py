"""HTML as converters of PDF write it: every line at its own place of a page."""

from __future__ import annotations

import re
from collections import Counter

from lxml import html

from judgekit.reading.documents.files.pdf_columns import in_columns
from judgekit.reading.documents.files.pdf_page import Piece
from judgekit.reading.documents.files.printed_pages import PrintedPage

_PLACED = re.compile(r"position\s*:\s*absolute", re.IGNORECASE)
_RULE = re.compile(r"\.([\w-]+)\s*\{([^{}]*)\}")
_LENGTH = re.compile(r"(-?\d+(?:\.\d+)?)\s*(?:px|pt)?")
_PAGE = re.compile(r"page|pf\b|pc\b", re.IGNORECASE)
_LETTER_WIDTH = 0.48
_FEWEST = 20
_USUAL_SIZE = 12.0


def is_placed(root: html.HtmlElement) -> bool:
    """Whether most of the text stands in elements with a place of their own."""
    styles = _class_styles(root)
    placed = sum(
        1
        for each in root.iter("div", "p", "span")
        if _PLACED.search(_style(each, styles)) and _own_text(each)
    )
    return placed >= _FEWEST and placed * 2 > sum(1 for each in root.iter("p", "li"))


def placed_pages(root: html.HtmlElement) -> list[PrintedPage]:
    """The pages with their lines, as if printed; a length without a unit is a pixel."""
    styles = _class_styles(root)
    pages: dict[object, list[Piece]] = {}
    for each in root.iter("div", "p", "span"):
        style = _style(each, styles)
        text = " ".join(each.text_content().split())
        if not text or not _PLACED.search(style) or _has_placed_child(each, styles):
            continue
        top, left = _value(style, "top"), _value(style, "left")
        if top is None or left is None:
            continue
        size = _value(style, "font-size") or _inner_size(each, styles) or _USUAL_SIZE
        strong = "bold" in style or each.find(".//b") is not None or each.find("strong") is not None
        pieces = pages.setdefault(_page_of(each), [])
        right = left + len(text) * size * _LETTER_WIDTH
        pieces.append(
            Piece(
                text, left, right, top + size, size, len(text) if strong else 0, True, len(pieces)
            )
        )
    return [_page(pieces) for pieces in pages.values()]


def _page(pieces: list[Piece]) -> PrintedPage:
    width = max(each.right for each in pieces)
    height = max(each.base for each in pieces) * 1.08
    return PrintedPage(height, in_columns(pieces, (), width))


def _page_of(element: html.HtmlElement) -> object:
    """The element of the page that an element stands in."""
    found: object = None
    for above in element.iterancestors("div"):
        if _PAGE.search(f"{above.get('id') or ''} {above.get('class') or ''}"):
            found = above
            break
    return found


def _class_styles(root: html.HtmlElement) -> dict[str, str]:
    rules: Counter[str] = Counter()
    found: dict[str, str] = {}
    for sheet in root.iter("style"):
        for name, body in _RULE.findall((sheet.text or "")[:1_000_000]):
            rules[name] += 1
            found[name] = f"{found.get(name, '')};{body}"
    return found


def _style(element: html.HtmlElement, styles: dict[str, str]) -> str:
    classes = (element.get("class") or "").split()
    return ";".join([*(styles.get(name, "") for name in classes), element.get("style") or ""])


def _value(style: str, name: str) -> float | None:
    found = re.findall(rf"(?:^|[;\s]){name}\s*:\s*([^;]+)", style)
    number = _LENGTH.match(found[-1].strip()) if found else None
    return float(number[1]) if number else None


def _inner_size(element: html.HtmlElement, styles: dict[str, str]) -> float | None:
    for inner in element.iter("span", "font", "div", "p"):
        size = _value(_style(inner, styles), "font-size")
        if size:
            return size
    return None


def _has_placed_child(element: html.HtmlElement, styles: dict[str, str]) -> bool:
    return any(
        _PLACED.search(_style(each, styles)) for each in element.iterdescendants("div", "p", "span")
    )


def _own_text(element: html.HtmlElement) -> bool:
    return bool(element.text_content().strip())
