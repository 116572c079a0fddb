"""Remove the markup of forums, web pages and Markdown from the lines of a decklist.

```
[b]Main[/b]      4 [card=Opt]Opt[/card]      4 [Opt](https://…)      | Card | Count |
[*]4 Opt[/*]     <p>4 <b>Opt</b></p>         * **4** *Opt*           | Opt  | 4     |
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from judgekit.reading.decklists.part_words import MARKS
from judgekit.reading.decklists.tables.column_contents import part_of_cell, with_parts
from judgekit.reading.decklists.tables.table_columns import ListColumn, columns_of

_LONGEST_MARKED = 2_000
"""In characters; a longer line belongs to no decklist and is left unchanged."""
_FORUM_END = re.compile(r"\[/(?P<name>[a-zA-Z][\w-]{0,19}|\*)\]")
"""An end tag shows that its name in brackets is a tag, and not a set such as `[ICE]`."""
_FORUM_MARK = re.compile(r"\[/?(?P<name>[a-zA-Z][\w-]{0,19}|\*)(?:=[^\[\]]*)?\]")
_NEVER_ENDED = frozenset({"*", "hr", "br", "divider"})
_OF_A_CELL = frozenset({"td", "th", "tr", "li", "*"})
_PAGE_MARK = re.compile(
    r"</?(?:b|i|u|em|strong|span|p|li|br|div|a|td|tr)(?:\s[^<>]*)?/?>", re.IGNORECASE
)
_LINK = re.compile(
    r"!?\[(?P<words>[^\[\]]*)\]\((?:https?://|www\.|[/#.])[^()\s]*(?:\([^()\s]*\)[^()\s]*)?"
    r"(?:\s+[\"'][^\"']*[\"'])?\)"
)
_LEAD = r"(?P<lead>\s*(?:[-+*•]\s+|\d{1,3}[.)]\s+)?)"
_SIGN = r"(?P<sign>\*{1,3}|_{1,3}|`)"
_EMPHASES = (
    re.compile(
        rf"{_LEAD}{_SIGN}(?P<words>x?\d{{1,4}}x?(?:\s[^*`]*[^\s*_`])?)(?P=sign)(?P<rest>\W.*|)"
    ),
    re.compile(
        rf"(?P<lead>\W*x?\d{{1,4}}x?\s+){_SIGN}(?P<words>[^\s*_`][^*`]*[^\s*_`])(?P=sign)"
        r"(?P<rest>\s*(?:[(\[#*].*)?)"
    ),
    re.compile(
        rf"{_LEAD}{_SIGN}(?P<words>[^\s*_`\d][^*`]*[^\s*_`])(?P=sign)(?P<rest>\s*[x×]\s?\d{{1,3}}\s*)"
    ),
)
"""Markdown's emphasis of a count and perhaps its name, of a name behind its count, before it."""
_FENCE = re.compile(r"(?:`{3,}|~{3,}) ?[\w-]*")
_RULE = re.compile(r":?-+:?")
"""A cell of the line between the headings of a table and its rows."""


def unmarked_lines(lines: Sequence[str]) -> list[str]:
    """Return the lines without markup and tables, as many as before."""
    return _without_tables(without_marks(lines))


def without_marks(lines: Sequence[str]) -> list[str]:
    """Return the lines without markup, as many as before, so that each keeps its number."""
    ended = {found["name"].casefold() for line in lines for found in _FORUM_END.finditer(line)}
    marks = ended | _NEVER_ENDED if ended else ended
    return [_unmarked(line, marks) for line in lines]


def is_rule(line: str) -> bool:
    """Whether a line only separates the headings of a table from its rows."""
    return "-" in line and "|" in line and all(map(_RULE.fullmatch, _cells(line)))


def _unmarked(line: str, marks: set[str] | frozenset[str]) -> str:
    if len(line) > _LONGEST_MARKED:
        return line
    if _FENCE.fullmatch(line.strip()):
        return ""
    if marks and "[" in line:
        line = _FORUM_MARK.sub(lambda found: _instead(found, marks), line)
    if "](" in line:
        line = _LINK.sub(lambda found: found["words"], line)
    if "*" in line or "_" in line or "`" in line:
        line = _without_emphasis(line)
    return _PAGE_MARK.sub("", line) if "<" in line else line


def _without_emphasis(line: str) -> str:
    """Remove the emphasis of a count, a name or both: `* **4** *Opt*`; marks such as `*F*` stay."""
    for form in _EMPHASES:
        if found := form.fullmatch(line):
            line = found["lead"] + found["words"] + found["rest"]
    return line


def _instead(found: re.Match[str], marks: set[str] | frozenset[str]) -> str:
    name = found["name"].casefold()
    if name not in marks:
        return found[0]
    return " " if name in _OF_A_CELL else ""


def _without_tables(lines: list[str]) -> list[str]:
    """Rewrite the rows of tables with known headings as decklist lines: `4 Opt (Main)`."""
    written = list(lines)
    for at, line in enumerate(lines):
        if at and is_rule(line) and "|" in lines[at - 1]:
            headings = _cells(lines[at - 1])
            columns = columns_of(headings)
            rows = [_cells(row) for row in takewhile(lambda row: "|" in row, lines[at + 1 :])]
            columns = with_parts(headings, columns, rows)
            written[at] = ""
            if columns:
                written[at - 1] = ""
            if ListColumn.CARD in columns and ListColumn.COUNT in columns:
                for row, text in _rows(lines, at + 1, columns):
                    written[row] = text
    return written


def _rows(
    lines: Sequence[str], start: int, columns: Mapping[ListColumn, int]
) -> Iterator[tuple[int, str]]:
    for at in range(start, len(lines)):
        if "|" not in lines[at]:
            return
        cells = _cells(lines[at])
        found = {column: cells[place] for column, place in columns.items() if place < len(cells)}
        count, card = found.get(ListColumn.COUNT, ""), found.get(ListColumn.CARD, "")
        part = found.get(ListColumn.PART, "")
        if count and card:
            named = part_of_cell(part) if part else None
            mark = MARKS.get(named, part) if named else part
            yield at, f"{count} {card} ({mark})" if mark else f"{count} {card}"


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
