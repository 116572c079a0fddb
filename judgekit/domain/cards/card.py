"""A card as its text is read at the table: faces, printed texts, rulings, and what each is from."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

FACE_BETWEEN = "//"
"""A line of its own between the texts of two faces."""


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One face or half in English, as the card file writes it.

    `cost` is in braces (`{2}{W}{B}`), `colours` are letters of WUBRG; what a face lacks is empty.
    `text` has a line for each ability, with symbols in braces and reminder text in brackets.
    """

    name: str
    cost: str = ""
    types: str = ""
    text: str = ""
    colours: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""


class PrintedFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One face as it is printed in another language; what the file lacks is empty."""

    name: str
    types: str = ""
    text: str = ""


class FactSource(msgspec.Struct, frozen=True):
    """The file that a fact is from: `kind` is `scryfall` or `mtgjson`, `date` YYYY-MM-DD."""

    kind: str
    date: str


class Printed(msgspec.Struct, frozen=True):
    """The newest printing in one language; `source` as of which file, `printed_on` the day of the
    printing (YYYY-MM-DD), empty if unknown."""

    language: str
    faces: tuple[PrintedFace, ...]
    source: FactSource
    printed_on: str = ""

    @property
    def has_text(self) -> bool:
        """Whether the file has its printed text, not only its name."""
        return any(face.text for face in self.faces)


class Ruling(msgspec.Struct, frozen=True):
    """A ruling in English; `date` is YYYY-MM-DD."""

    date: str
    text: str


class CardPart(msgspec.Struct, frozen=True):
    """Another card that belongs to this one: `role` as Scryfall names it, `meld_part`,
    `meld_result`, `combo_piece` or `token`."""

    name: str
    role: str


class Card(msgspec.Struct, frozen=True):
    """All that the loaded card files say of a card.

    `name` is the whole English name (`Fire // Ice`). `layout` as Scryfall names it (`normal`,
    `split`, `transform`, `modal_dfc`, `adventure`, `flip`, `meld`, …). `names` are whole names by
    language, English left out. `printed` is by language. `legalities` and `released` are those of
    CardFacts; `rulings` oldest first. A source is None where no file says anything of it.
    """

    name: str
    layout: str
    faces: tuple[CardFace, ...]
    source: FactSource
    names: Mapping[str, str] = {}
    printed: Mapping[str, Printed] = {}
    parts: tuple[CardPart, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    rulings_source: FactSource | None = None
    legalities: Mapping[str, str] | None = None
    legalities_source: FactSource | None = None
    identity: str = ""
    released: str = ""

    @property
    def newest_rulings(self) -> tuple[Ruling, ...]:
        """The rulings in the order in which they are read everywhere: the newest first, those of a
        day in the order of the file, without a day last."""
        return tuple(sorted(self.rulings, key=lambda each: each.date, reverse=True))

    @property
    def cost(self) -> str:
        """The costs of the faces that have one, joined as the names are."""
        return f" {FACE_BETWEEN} ".join(face.cost for face in self.faces if face.cost)

    @property
    def cost_by_face(self) -> str:
        """The costs joined as the names are, with an empty part for a face that has none; empty if
        no face has one."""
        return f" {FACE_BETWEEN} ".join(face.cost for face in self.faces) if self.cost else ""

    @property
    def types(self) -> str:
        """The type lines of the faces, joined as the names are."""
        return f" {FACE_BETWEEN} ".join(face.types for face in self.faces if face.types)

    @property
    def text(self) -> str:
        """The English texts of the faces, a line `//` between two."""
        return f"\n{FACE_BETWEEN}\n".join(face.text for face in self.faces)

    def printed_text(self, language: str) -> str:
        """The text printed in a language, joined as `text`; empty if the files lack it."""
        printed = self.printed.get(language)
        if printed is None or not printed.has_text:
            return ""
        return f"\n{FACE_BETWEEN}\n".join(face.text for face in printed.faces)
