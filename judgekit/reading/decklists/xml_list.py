"""Decklists in XML: Magic Online (`.dek`), Cockatrice (`.cod`) and OCTGN (`.o8d`).

```
<Deck>  <Cards Quantity="4" Sideboard="false" Name="Brainstorm" …/>  </Deck>
<cockatrice_deck>  <zone name="side">  <card number="2" name="Duress"/>  </zone>  </cockatrice_deck>
<deck game="…">  <section name="Main">  <card qty="4" id="…">Brainstorm</card>  </section>  </deck>
```
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple
from xml.etree.ElementTree import ParseError

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.gathering import LONGEST_NAME, MOST_LINES, Gathering
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.name_annotations import name_of
from judgekit.reading.decklists.part_words import ListPart, heading_of, part_of, part_of_mark

DEEPEST = 16
"""Depth of nested elements; decklists have three."""

_XML = re.compile(r"\s*<[?!A-Za-z_]")
_MORE_XML = re.compile(r"</|/>|<\w+\s+\w+\s*=")
"""Distinguishes XML from `<Deck>` alone on a line, which may be a typed heading."""
_PAGE = re.compile(r"\s*<(?:!doctype\s+)?html", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,9}")
_KINDS: Mapping[str, str] = {"deck": "mtgo-dek", "cockatrice_deck": "cockatrice"}
_ZONES: Mapping[str, ListPart] = {
    "main": ListPart.MAIN,
    "side": ListPart.SIDEBOARD,
    "commander": ListPart.COMMANDER,
    "tokens": ListPart.ASIDE,
}
_ASIDE: Mapping[str, ListPart] = {
    **dict.fromkeys(("", "false", "0", "no"), ListPart.MAIN),
    **dict.fromkeys(("true", "1", "yes"), ListPart.SIDEBOARD),
}
"""The part of a card by its `Sideboard` attribute."""
_HOLD_NO_TEXT = frozenset({*_KINDS, "zone", "cards", "card"})
"""Elements that hold others, or a name; any other text in them was written by hand."""


def is_xml(text: str) -> bool:
    """Whether a text is markup of some kind."""
    if _XML.match(text) is None:
        return False
    first_line = text.lstrip().partition("\n")[0]
    return heading_of(first_line.strip()) is None or _MORE_XML.search(text) is not None


def read_xml_list(text: str) -> Decklist:
    """Return the decklist in an XML text; entities are never expanded. Raises UnusableList."""
    if _PAGE.match(text):
        raise UnusableList(ListFault.NOT_A_LIST)
    from defusedxml.common import DefusedXmlException  # noqa: PLC0415  (only a list in XML needs it)
    from defusedxml.ElementTree import DefusedXMLParser  # noqa: PLC0415

    written = text.lstrip()
    above = text.count("\n", 0, len(text) - len(written))
    target = _Elements(above)
    parser: Any = DefusedXMLParser(target=target, encoding="utf-8")
    target.parser = parser
    try:
        parser.feed(written.encode())
        gathering: Gathering = parser.close()
    except DefusedXmlException as error:
        raise UnusableList(ListFault.HOSTILE_XML) from error
    except ParseError as error:
        raise UnusableList(ListFault.BROKEN_XML, above + error.position[0]) from error
    return gathering.decklist(target.kind)


class _Card(NamedTuple):
    """A card as its element has it; `part` is None if the file doesn't assign one."""

    line: int
    written: str
    name: str
    part: ListPart | None


class _Elements:
    """Target of the parser, called for each element; no tree is built."""

    def __init__(self, lines_above: int) -> None:
        self.parser: Any = None
        self.kind = ""
        self._lines_above = lines_above
        self._unnamed: _Card | None = None
        """A card whose name is the text of its element."""
        self._gathering = Gathering()
        self._zone: ListPart | None = None
        self._open: list[str] = []
        self._title = ""
        self._lines = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Handle the start of an element."""
        name = tag.rpartition("}")[2].casefold()
        if not self._open:
            self.kind = _KINDS.get(name, "")
            if not self.kind:
                raise UnusableList(ListFault.NOT_A_LIST)
        self._open.append(name)
        if len(self._open) > DEEPEST:
            raise UnusableList(ListFault.HOSTILE_XML)
        fields = {key.casefold(): value for key, value in attributes.items()}
        if name == "zone":
            zone = fields.get("name", "").casefold()
            named = part_of(zone)
            self._zone = _ZONES.get(zone) or (None if named is ListPart.GROUP else named)
        elif name == "section":
            self.kind = "octgn"
            self._zone = part_of_mark(fields.get("name", ""))
        elif name == "cards":
            self._begin(fields, "quantity", _ASIDE.get(fields.get("sideboard", "").casefold()))
        elif name == "card":
            is_placed = self._open[-2:-1] in (["zone"], ["section"])
            counted = "qty" if self.kind == "octgn" else "number"
            self._begin(fields, counted, self._zone if is_placed else None)

    def end(self, tag: str) -> None:
        """Handle the end of an element."""
        del tag
        self._open.pop()
        if self._unnamed:
            unnamed, self._unnamed = self._unnamed, None
            self._card(unnamed)

    def data(self, text: str) -> None:
        """Handle text within an element."""
        if self._unnamed and len(self._unnamed.name) < LONGEST_NAME:
            self._unnamed = self._unnamed._replace(name=self._unnamed.name + text)
        elif self._open and self._open[-1] in _HOLD_NO_TEXT and text.strip():
            self._between(text)
        if self._open and self._open[-1] == "deckname" and len(self._title) < LONGEST_NAME:
            self._title += text

    def close(self) -> Gathering:
        """Return the collected cards at the end of the text."""
        self._gathering.name = self._title
        return self._gathering

    def _between(self, text: str) -> None:
        """Remark on text outside cards; the parser is at its end."""
        lines = text.split("\n")
        first = self._lines_above + self.parser.parser.CurrentLineNumber - len(lines) + 1
        for number, line in enumerate(lines, first):
            if line.strip():
                self._count()
                self._gathering.remark(number, line.strip(), ListRemark.NOT_UNDERSTOOD)

    def _count(self) -> None:
        self._lines += 1
        if self._lines > MOST_LINES:
            raise UnusableList(ListFault.TOO_LARGE)

    def _begin(self, fields: Mapping[str, str], counted: str, part: ListPart | None) -> None:
        """Begin a card; its name is an attribute, or the text of its element."""
        line = self._lines_above + self.parser.parser.CurrentLineNumber
        written = fields.get(counted, "")[:LONGEST_NAME].strip()
        card = _Card(line, written, fields.get("name", ""), part)
        if card.name:
            self._card(card)
        else:
            self._unnamed = card

    def _card(self, card: _Card) -> None:
        """Add a complete card."""
        name = plain(card.name[: 2 * LONGEST_NAME])
        shown = f"{card.written} {name}".strip()
        self._count()
        if card.written and not _NUMBER.fullmatch(card.written):
            self._gathering.remark(card.line, shown, ListRemark.NOT_UNDERSTOOD)
            return
        if not card.written:
            self._gathering.remark(card.line, shown, ListRemark.NO_COUNT)
        if card.part is None:
            self._gathering.remark(card.line, shown, ListRemark.UNKNOWN_PART)
        copies, own_name = int(card.written or 1), name_of(name)[0]
        self._gathering.add(card.part or ListPart.MAIN, copies, own_name, card.line, shown)
