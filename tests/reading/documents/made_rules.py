"""Rules made up by a seed, whose outline is known before they are written in any form."""

from __future__ import annotations

import random
from dataclasses import dataclass

from judgekit.domain.rules.outline import OutlineRow

WORDS = {
    "en": (
        "the player must be at their table when a round begins and they may not leave it without "
        "telling the judge of the match that this is for who will be late or lost deck cards hand "
        "library opponent tournament official penalty warning game draws sideboard time limit"
    ),
    "es": (
        "el jugador debe estar en la mesa cuando empieza una ronda y no puede dejar las cartas de "
        "los demás con que se juega para por un juez del torneo mazo mano biblioteca oponente "
        "penalización advertencia partida reserva tiempo límite según"
    ),
    "ru": (
        "игрок должен быть за столом когда начинается раунд и не может уйти без судьи для этого "
        "матча на что если из колоды карты в руке библиотека соперник турнир официальный штраф "
        "предупреждение игра время ограничение с по или"
    ),
    "de": (
        "der Spieler muss am Tisch sein wenn die Runde beginnt und ist nicht ohne den Richter "
        "für das Spiel auf Karten im Deck oder Hand zu gehen ein Gegner Turnier Strafe Warnung Zeit"
    ),
    "fr": (
        "le joueur doit être à la table quand la ronde commence et il ne peut pas partir sans un "
        "arbitre du match pour que les cartes dans deck main bibliothèque adversaire tournoi temps"
    ),
}
TITLES = {
    "en": ("Tournament Rules", "Effective May 3, 2019"),
    "es": ("Reglas de torneo", "Vigentes desde el 3 de mayo de 2019"),
    "ru": ("Турнирные правила", "Вступают в силу 3 мая 2019 г."),
    "de": ("Turnierregeln", "Gültig ab 3. Mai 2019"),
    "fr": ("Règles de tournoi", "En vigueur le 3 mai 2019"),
}


@dataclass(frozen=True)
class Block:
    """A paragraph, an item (with a sign before it) or a table, whose first row is its header."""

    text: str = ""
    is_item: bool = False
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class MadeSection:
    """A heading with its number, and the blocks below it."""

    number: str
    title: str
    blocks: tuple[Block, ...] = ()

    @property
    def heading(self) -> str:
        """The heading as printed."""
        return f"{self.number}. {self.title}" if self.is_chapter else f"{self.number} {self.title}"

    @property
    def is_chapter(self) -> bool:
        """Whether other sections hang below it."""
        return "." not in self.number


@dataclass(frozen=True)
class MadeRules:
    """Rules in one language."""

    language: str
    sections: tuple[MadeSection, ...]

    @property
    def title(self) -> str:
        """The title as printed."""
        return TITLES[self.language][0]

    @property
    def date(self) -> str:
        """The line that says from when they hold."""
        return TITLES[self.language][1]


def made_rules(seed: int, language: str = "en", *, tables: bool = True) -> MadeRules:
    """Three chapters of four sections, each with a few blocks in any order."""
    choose = random.Random(seed)
    sections: list[MadeSection] = []
    for chapter in range(1, 4):
        sections.append(MadeSection(str(chapter), _title(choose, language)))
        sections += [
            MadeSection(
                f"{chapter}.{number}", _title(choose, language), _blocks(choose, language, tables)
            )
            for number in range(1, 5)
        ]
    return MadeRules(language, tuple(sections))


def expected(rules: MadeRules) -> tuple[OutlineRow, ...]:
    """The outline that every form must be read as."""
    return tuple(_row(section) for section in rules.sections)


def _row(section: MadeSection) -> OutlineRow:
    words = [word for block in section.blocks for word in _words_of(block)]
    return OutlineRow(
        section.number,
        section.number,
        section.title,
        1 if section.is_chapter else 2,
        None if section.is_chapter else section.number.split(".")[0],
        sum(not block.rows and not block.is_item for block in section.blocks),
        sum(block.is_item for block in section.blocks),
        sum(bool(block.rows) for block in section.blocks),
        " ".join(words[:6]) or None,
        " ".join(words[-6:]) or None,
    )


def _words_of(block: Block) -> list[str]:
    cells = [cell for row in block.rows for cell in row] or [block.text]
    return " ".join(cells).split()


def _blocks(choose: random.Random, language: str, tables: bool) -> tuple[Block, ...]:
    found = [Block(_sentences(choose, language, 3))]
    for _ in range(choose.randrange(4)):
        kind = choose.choice(("paragraph", "items", "table" if tables else "items"))
        if kind == "paragraph":
            found.append(Block(_sentences(choose, language, choose.choice((1, 2, 5)))))
        elif kind == "items":
            found += [
                Block(_sentences(choose, language, 1), is_item=True)
                for _ in range(choose.randrange(2, 6))
            ]
        elif not found[-1].rows:
            rows = [(str(2**row), str(row)) for row in range(3, 3 + choose.randrange(2, 5))]
            head = tuple(word.capitalize() for word in _words(choose, language, 2))
            found.append(Block(rows=(head, *rows)))
    return tuple(found)


def _title(choose: random.Random, language: str) -> str:
    """A few words, each beginning with a capital."""
    return " ".join(word.capitalize() for word in _words(choose, language, choose.randrange(1, 4)))


def _sentences(choose: random.Random, language: str, count: int) -> str:
    return " ".join(_sentence(choose, language) for _ in range(count))


def _sentence(choose: random.Random, language: str) -> str:
    """Words whose last has several letters: wrapped, an `a.` would be the sign of an item."""
    words = _words(choose, language, choose.randrange(7, 22))
    longer = [word for word in WORDS[language].split() if len(word) > 1]
    return f"{' '.join([*words, choose.choice(longer)]).capitalize()}."


def _words(choose: random.Random, language: str, count: int) -> list[str]:
    return [choose.choice(WORDS[language].split()) for _ in range(count)]
