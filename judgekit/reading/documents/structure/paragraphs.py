"""Join the lines of a file into paragraphs, list items and tables, with the look that each has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from judgekit.domain.rules.document import Cell, Span
from judgekit.reading.documents.source_text import SourceLine

_EXAMPLE = re.compile(
    r"^\W*(?:examples?|ejemplos?|exemples?|beispiele?|esemp[io]+|exemplos?|примеры?|例|예)\b[^\w]*[:：]",
    re.IGNORECASE,
)
_BULLETS = "•▪▫‣◦●○■□·∙➢✓–—\uf000-\uf0ff"
"""The last ones are those of the fonts Symbol and Wingdings."""
_MARKED = re.compile(
    rf"^(?P<marker>[{_BULLETS}]|[-*o](?=\s)|\(?\d{{1,2}}[.)]|\(?[A-Za-z][.)]|[ivx]{{1,4}}[.)])\s+(?P<text>\S.*)$"
)
_WORDS = frozenset("o–—-")
"""Signs that are words or between words, too."""
_NUMBERED = re.compile(r"^\(?\d{1,2}[.)]$")
_FINISHED = re.compile(r"[.!?:;…。！？：][»”\"')\]*_）」]*$")
_LOWER = re.compile(r"^[^\w]*[a-zà-öø-ÿа-яё]")
_ORDINAL = re.compile(r"\d(?:st|nd|rd|th)$")
"""What a converter breaks a line behind, since its letters are raised."""
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef\u3000-\u303f]")
_NEW_BLOCK = 0.3
"""Space above, in lines, that begins a paragraph."""
_INDENT = 0.7
_RULE_LINE = re.compile(r"^[1-9]\d\d\.(?:\d{1,3}[a-z]?\.?)?\s+\S")
_RULE_HEADING = re.compile(r"^[1-9](?:\d\d)?\.(?:\d+\.)?\s[^.!?]{1,60}$")
_RULE_NUMBER = re.compile(r"^\d{1,3}\.\d{1,3}[a-z]?\.?\s")
_WIDEST_HANGING = 3.0
"""How far the lines of a numbered rule may be set in below its number."""
_WIDEST_INDENT = 8.0
"""How far the first line of a paragraph is set in at most."""
_HANGING = 1.2
"""How far the text of an item may stand from where its sign leads one to expect it."""
_LETTER_WIDTH = 0.5
"""Average width of a letter in sizes of the letters: whether a word would have had room."""
_MOST_SIZE = 0.07
_FEWEST_BROKEN = 30
_NO_GAP = 0.1
_LITTLE_ROOM = 6.0
_LARGE = 1.12


class Paragraph(msgspec.Struct):
    """A paragraph, item or table as printed; `lines` is of how many lines it was.

    `alone` is whether nothing but space stands above and below it in a line of its own.
    """

    text: str
    spans: tuple[Span, ...] = ()
    size: float = 1.0
    strong: bool = False
    left: float = 0.0
    gap: float = 0.0
    page: int = 0
    heading: int = 0
    marker: str = ""
    depth: int = 0
    rows: tuple[tuple[Cell, ...], ...] = ()
    lines: int = 1
    room: float = 0.0
    text_left: float = 0.0
    whole: bool = False
    _last: SourceLine | None = None
    rest: str = ""
    """What of a heading's text is body."""


def is_example(text: str) -> bool:
    """Whether a text begins with `Example:`, in any of the languages."""
    return (":" in text or "：" in text) and _EXAMPLE.match(text) is not None


def paragraphs(
    lines: Sequence[SourceLine], stands_alone: Callable[[str], bool] | None = None
) -> list[Paragraph]:
    """Return the paragraphs of a file in reading order; what `stands_alone` is never joined."""
    known = _compounds(lines)
    found: list[Paragraph] = []
    alone = False
    for line in lines:
        if not line.text and not line.rows:
            continue
        begun = _begun(line)
        alone_above, alone = alone, stands_alone is not None and stands_alone(line.text)
        above = found[-1] if found else None
        if above is not None and not (alone or alone_above) and _continues(above, begun, line):
            _add(above, line, known)
        else:
            found.append(begun)
    return list(_unsplit(found, known))


def _begun(line: SourceLine) -> Paragraph:
    text, marker, text_left = line.text, line.marker, line.left
    if not marker and not line.heading and not line.rows and (printed := _MARKED.match(text)):
        marker = printed["marker"]
        text = printed["text"]
        text_left = line.left + 0.4 + len(marker) * _LETTER_WIDTH
    offset = len(line.text) - len(text)
    spans = tuple(_moved(line.spans, -offset)) if offset else line.spans
    return Paragraph(
        text,
        spans,
        line.size,
        line.strong,
        line.left,
        line.gap,
        line.page,
        line.heading,
        marker,
        line.depth,
        line.rows,
        1,
        line.room,
        text_left,
        line.whole,
        line,
    )


def _moved(spans: Iterable[Span], by: int) -> Iterator[Span]:
    for span in spans:
        if span.end + by > 0:
            yield Span(max(span.start + by, 0), span.end + by, span.kind, span.address, span.target)


def _continues(above: Paragraph, begun: Paragraph, line: SourceLine) -> bool:
    last = above._last
    if last is None or _begins_block(above, begun, last, line):
        return False
    broken = _is_break(last, line)
    other_look = abs(line.size - last.size) > _MOST_SIZE or (
        broken and line.strong != above.strong and above.lines == 1
    )
    if other_look:
        return False
    if broken and line.page == last.page:
        return (
            _hangs(above, last, line)
            or _in_sentence(above, last, line)
            or _in_title(above, last, line)
        )
    return _goes_on(above, last, line) if line.page != last.page else _is_aligned(above, last, line)


def _begins_block(above: Paragraph, begun: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether a line begins a block by what it is, wherever the line above ended."""
    if last.whole or line.whole or line.rows or above.rows:
        return True
    if line.heading or above.heading or line.gap > _NEW_BLOCK:
        return True
    if begun.marker and not _only_looks_marked(above, begun, last, line):
        return True
    return is_example(line.text) or _begins_rule(above, line)


def _is_aligned(above: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether a line begins where the lines of the paragraph above do."""
    if above.marker and above.lines == 1:
        return abs(line.left - above.text_left) <= _INDENT + _HANGING
    if above.marker or above.lines > 1:
        return abs(line.left - last.left) <= _INDENT
    hangs = _RULE_NUMBER.match(above.text) is not None or not _FINISHED.search(above.text)
    most = _WIDEST_HANGING if hangs else _INDENT
    return -_WIDEST_INDENT <= line.left - last.left <= most


def _hangs(above: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether a line stands below the words of an item and not below its sign, as in a narrow
    column or after a line break."""
    if not above.marker or line.left <= above.left + _LETTER_WIDTH:
        return False
    at = above.text_left if above.lines == 1 else last.left
    return abs(line.left - at) <= _INDENT


def _only_looks_marked(
    above: Paragraph, begun: Paragraph, last: SourceLine, line: SourceLine
) -> bool:
    """Whether a number at the beginning of a line is the last word of the sentence above it, or a
    sign is a word in it: the Spanish `o`, a dash."""
    is_word = begun.marker in _WORDS and begun.text[:1].islower()
    return (
        line.marker == ""
        and last.room < _LITTLE_ROOM
        and (is_word or _NUMBERED.match(begun.marker) is not None)
        and not _FINISHED.search(above.text)
        and len(last.text) >= _FEWEST_BROKEN
        and _is_aligned(above, last, line)
    )


def _begins_rule(above: Paragraph, line: SourceLine) -> bool:
    """Whether a line begins with the number of a rule, behind a finished sentence or heading."""
    if not _RULE_LINE.match(line.text):
        return False
    return _FINISHED.search(above.text) is not None or _RULE_HEADING.match(above.text) is not None


def _in_sentence(above: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether a long line breaks off in a sentence that goes on right below, as in a title of two
    lines or before a long address; or one of any length behind a raised ending, as in `8th`."""
    if _ORDINAL.search(last.text) and line.gap <= _NO_GAP and not _FINISHED.search(above.text):
        return line.text.startswith("/") or _LOWER.match(line.text) is not None
    if len(last.text) < _FEWEST_BROKEN or line.strong != last.strong or line.gap > _NO_GAP:
        return False
    return (
        _LOWER.match(line.text) is not None
        and not _FINISHED.search(above.text)
        and _is_aligned(above, last, line)
    )


def _in_title(above: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether two lines in large bold letters, close together, are one title."""
    is_large = last.strong and line.strong and line.size >= _LARGE
    return (
        is_large
        and line.gap <= _NO_GAP
        and not line.text[:1].isdigit()
        and not _FINISHED.search(above.text)
    )


def _is_break(last: SourceLine, line: SourceLine) -> bool:
    """Whether the line above ended early: the next word would have had room there."""
    word = line.text.split(" ", 1)[0]
    return last.room > (len(word) + 1) * _LETTER_WIDTH * max(line.size, 1.0) + 1.5


def _goes_on(above: Paragraph, last: SourceLine, line: SourceLine) -> bool:
    """Whether a paragraph goes on over the end of a page."""
    if _is_break(last, line) or line.strong != last.strong:
        return False
    return bool(_LOWER.match(line.text)) or not _FINISHED.search(above.text)


def _add(above: Paragraph, line: SourceLine, known: frozenset[str]) -> None:
    text = _joined(above.text, line.text, known)
    offset = len(text) - len(line.text)
    above.spans += tuple(_moved(line.spans, offset))
    above.text = text
    above.strong = above.strong and line.strong
    above.lines += 1
    above.room = line.room
    above._last = line


def _joined(first: str, second: str, known: frozenset[str]) -> str:
    """Join two lines; a hyphen at the end stays where the text has the compound elsewhere."""
    if _CJK.match(second) and _CJK.match(first[-1:]):
        return first + second
    if first.endswith("-") and first[-2:-1].isalpha():
        head, tail = first.rsplit(" ", 1)[-1], second.split(" ", 1)[0]
        word = re.sub(r"\W+$", "", head + tail).casefold()
        plain = re.sub(r"\W+$", "", head[:-1] + tail).casefold()
        if word not in known and plain in known and tail[:1].islower():
            return first[:-1] + second
        return first + second
    if second.startswith("/") and _ORDINAL.search(first):
        return first + second
    if first.endswith(("—", "–", "/")) and not first.endswith((" —", " –", " /")):
        return first + second
    return f"{first} {second}"


def _compounds(lines: Sequence[SourceLine]) -> frozenset[str]:
    """Every word of the text inside a line, folded; none if no line ends with a hyphen."""
    if not any(line.text.endswith("-") for line in lines):
        return frozenset()
    text = "\n".join([line.text for line in lines]).casefold()
    return frozenset(re.findall(r"\w[\w'’-]*\w", text))


def _unsplit(found: Iterable[Paragraph], known: frozenset[str]) -> Iterator[Paragraph]:
    """Join a paragraph that stops in mid-sentence at the end of a page with its other part."""
    before: Paragraph | None = None
    for each in found:
        if (
            before is not None
            and each.page == before.page + 1
            and not (each.marker or each.rows or each.heading or before.rows or before.heading)
            and not (each.strong or before.strong or each.whole)
            and _LOWER.match(each.text)
            and not _FINISHED.search(before.text)
        ):
            text = _joined(before.text, each.text, known)
            before.spans += tuple(_moved(each.spans, len(text) - len(each.text)))
            before.text, before.lines, before.room = text, before.lines + each.lines, each.room
            before._last = each._last
            continue
        if before is not None:
            yield before
        before = each
    if before is not None:
        yield before
