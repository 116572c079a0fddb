"""Reader for HTML: pages with headings, lists and tables, and those that place each line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from lxml import etree, html

from judgekit.domain.rules.document import Cell, Span, SpanKind
from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason, SourceForm
from judgekit.reading.documents.files.broken_html import broken_text
from judgekit.reading.documents.files.placed_html import is_placed, placed_pages
from judgekit.reading.documents.files.printed_pages import printed_lines
from judgekit.reading.documents.files.text import decoded, plain_lines
from judgekit.reading.documents.source_text import SourceLine, SourceText

_DROPPED = (
    *("script", "style", "noscript", "template", "head", "nav", "aside", "footer", "form", "svg"),
    *("button", "select", "iframe", "object", "embed", "audio", "video", "canvas", "textarea"),
)
_BLOCKS = frozenset(
    (
        *("address", "article", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt"),
        *("fieldset", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li"),
        *("main", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th"),
        *("thead", "tr", "ul"),
    )
)
_CHROME = re.compile(
    r"\b(?:nav(?:bar|igation|box)?|menu|breadcrumbs?|sidebar|cookie|share|social|comments?|footer|"
    r"site-header|mw-editsection|toc-toggle|skip-link|advert)\b",
    re.IGNORECASE,
)
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]{2,20})", re.IGNORECASE)
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*>", re.IGNORECASE)
_HEAD_BYTES = 4096
_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")
_MOST_DEPTH = 200
_MOSTLY = 0.8
_PAGE = re.compile(r"<html\b", re.IGNORECASE)
_FRAME = re.compile(r"</?(?:html|head|body)\b[^>]*>|<!doctype[^>]*>", re.IGNORECASE)
_FEWEST_PAGES = 2
_STRONG = frozenset(("b", "strong", "th"))


def read_html(data: bytes) -> SourceText:
    """Read an HTML page without running or fetching anything; raises DocumentRefused."""
    text = _one_page(_DECLARATION.sub("", _decoded(data)))
    parser = html.HTMLParser(no_network=True, huge_tree=False, remove_comments=True)
    try:
        root = html.document_fromstring(text, parser=parser)
    except (etree.LxmlError, ValueError, AssertionError) as error:
        raise DocumentRefused(RefusalReason.DAMAGED, str(error)) from error
    title = " ".join((root.findtext(".//title") or "").split())
    language = (root.get("lang") or "")[:2].lower()
    left_out: Counter[str] = Counter()
    if prepared := _prepared_text(root):
        lines = plain_lines(prepared, left_out)
    elif (broken := broken_text(root)) is not None:
        lines = broken.lines(left_out)
    elif is_placed(root):
        lines = printed_lines(placed_pages(root), left_out)
    else:
        _drop_chrome(root, left_out)
        lines = tuple(_Lines().of(root))
    if not any(line.text or line.rows for line in lines):
        raise DocumentRefused(RefusalReason.NO_TEXT)
    return SourceText(SourceForm.HTML, lines, title, language, dict(left_out))


def _decoded(data: bytes) -> str:
    """By the byte order mark, the declared encoding, or by what makes sense."""
    declared = _CHARSET.search(data[:_HEAD_BYTES])
    name = declared[1].decode("ascii") if declared else None
    if name and name.lower() not in ("utf-8", "utf8") and not data.startswith(_MARKS):
        try:
            return data.decode(name)
        except (LookupError, UnicodeDecodeError):
            pass
    return decoded(data, name)


def _one_page(text: str) -> str:
    """The pages of a file that holds one after the other, as one."""
    if len(_PAGE.findall(text)) < _FEWEST_PAGES:
        return text
    return f"<html><body>{_FRAME.sub('', text)}</body></html>"


def _prepared_text(root: html.HtmlElement) -> str:
    """The text of a page that holds no more than one laid out beforehand; empty for any other."""
    prepared = "\n\n".join(str(each.text_content()) for each in root.iter("pre"))
    body = root.find("body")
    whole = body.text_content() if body is not None else root.text_content()
    return prepared if len(prepared) > _MOSTLY * len(whole) else ""


def _drop_chrome(root: html.HtmlElement, left_out: Counter[str]) -> None:
    """Remove scripts, navigation and what else is the site's and not the document's."""
    etree.strip_elements(root, *_DROPPED, with_tail=False)
    for element in list(root.iter(etree.Element)):
        named = (
            f"{element.get('class') or ''} {element.get('id') or ''} {element.get('role') or ''}"
        )
        hidden = "display:none" in (element.get("style") or "").replace(" ", "")
        parent = element.getparent()
        if parent is None or element.tag in ("html", "body", "main", "article"):
            continue
        if hidden or _CHROME.search(named.replace("_", "-")):
            left_out["navigation"] += 1
            element.drop_tree()


class _Lines:
    """Walks a page and returns its blocks as lines; deeper than it may nest, text runs on."""

    def __init__(self) -> None:
        self._text: list[str] = []
        self._spans: list[Span] = []
        self._strong = 0
        self._length = 0

    def of(self, root: html.HtmlElement) -> Iterator[SourceLine]:
        """The lines of the page in reading order."""
        yield from self._walk(root, 0, 0, "")
        yield from self._flush(0, "", 0)

    def _walk(
        self, element: html.HtmlElement, depth: int, lists: int, marker: str
    ) -> Iterator[SourceLine]:
        tag = element.tag if isinstance(element.tag, str) else ""
        if not tag or depth > _MOST_DEPTH:
            self._add(element.text_content() if tag else "", strong=False)
            return
        if tag == "table" and _is_table(element):
            yield from self._flush(0, "", 0)
            yield SourceLine("", gap=1.0, whole=True, rows=_rows(element))
            return
        level = int(tag[1]) if re.fullmatch("h[1-6]", tag) else 0
        block = tag in _BLOCKS
        if block:
            yield from self._flush(0, marker, lists)
        inner = lists + (tag in ("ul", "ol"))
        sign = marker
        if tag == "li":
            sign = _item_sign(element)
        self._add(element.text or "", strong=tag in _STRONG)
        for child in element.iterchildren():
            if child.tag == "br":
                yield from self._flush(level, sign if tag == "li" else "", inner, whole=True)
            else:
                yield from self._walk(child, depth + 1, inner, sign if tag == "li" else "")
            self._add(child.tail or "", strong=tag in _STRONG)
        if block:
            yield from self._flush(level, sign if tag == "li" else marker, inner)

    def _add(self, text: str, *, strong: bool) -> None:
        plain = re.sub(r"\s+", " ", text)
        if not plain.strip():
            if plain and self._text and not self._text[-1].endswith(" "):
                self._text.append(" ")
                self._length += 1
            return
        if self._length == 0:
            plain = plain.lstrip()
        if strong:
            self._strong += len(plain.strip())
            self._spans.append(Span(self._length, self._length + len(plain), SpanKind.STRONG))
        self._text.append(plain)
        self._length += len(plain)

    def _flush(
        self, level: int, marker: str, lists: int, *, whole: bool = True
    ) -> Iterator[SourceLine]:
        raw = "".join(self._text)
        text = " ".join(raw.split())
        strong, spans = self._strong, tuple(self._spans) if raw == text else ()
        self._text, self._spans, self._strong, self._length = [], [], 0, 0
        if text:
            yield SourceLine(
                text,
                spans,
                strong=strong * 10 >= 9 * len(text),
                gap=1.0,
                whole=whole,
                heading=level,
                marker="" if level else marker,
                depth=max(lists - 1, 0),
            )


def _item_sign(item: html.HtmlElement) -> str:
    parent = item.getparent()
    if parent is None or parent.tag != "ol":
        return "•"
    before = sum(1 for each in item.itersiblings("li", preceding=True))
    return f"{before + 1}."


def _is_table(table: html.HtmlElement) -> bool:
    """Whether it is a table of data, and not one that lays out a page."""
    rows = table.findall(".//tr")
    if table.find(".//table") is not None or table.find(".//h1") is not None:
        return False
    return len(rows) >= 2 and max(len(row.findall("td") + row.findall("th")) for row in rows) >= 2


def _rows(table: html.HtmlElement) -> tuple[tuple[Cell, ...], ...]:
    rows = [
        tuple(Cell(" ".join(cell.text_content().split())) for cell in row.iterchildren("td", "th"))
        for row in table.iter("tr")
    ]
    widest = max(map(len, rows), default=0)
    return tuple(row + (Cell(""),) * (widest - len(row)) for row in rows if row)
