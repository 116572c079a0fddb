"""A card catalogue in memory, with made-up cards of all layouts in English, Spanish and Russian."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from judgekit.domain.cards.card import (
    Card,
    CardFace,
    CardPart,
    FactSource,
    Printed,
    PrintedFace,
    Ruling,
)
from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import (
    CardFacts,
    CardMatch,
    CardSource,
    FoundCard,
    LoadedFile,
    NameLikeness,
)
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.cards import CardProvider, LoadProgress

CARDS_OF = FactSource("scryfall", "2026-11-14")
RULINGS_OF = FactSource("scryfall", "2026-11-09")

LEGALITIES = {
    "modern": "legal",
    "pioneer": "legal",
    "legacy": "legal",
    "vintage": "restricted",
    "standard": "not_legal",
    "commander": "banned",
}


def printed(language: str, *faces: tuple[str, str, str], on: str = "") -> Printed:
    """A printing whose faces are name, type line and text, of a day if that is given."""
    return Printed(language, tuple(PrintedFace(*face) for face in faces), CARDS_OF, on)


def card(name: str, *faces: CardFace, layout: str = "normal", **fields) -> Card:
    """A card of the file of CARDS_OF that is legal as LEGALITIES says, unless overridden."""
    printings: Sequence[Printed] = fields.pop("printings", ())
    names = {each.language: " // ".join(face.name for face in each.faces) for each in printings}
    known = {
        "source": CARDS_OF,
        "names": names,
        "printed": {each.language: each for each in printings},
        "legalities": LEGALITIES,
        "legalities_source": RULINGS_OF,
        "released": "2024-02-02",
        "identity": card_key(name),
    }
    if fields.get("rulings"):
        known["rulings_source"] = RULINGS_OF
    return Card(name, layout, faces, **{**known, **fields})


LANTERN = card(
    "Lantern of the Ninth Gate",
    CardFace(
        "Lantern of the Ninth Gate",
        "{2}{W}{B}",
        "Legendary Artifact — Lantern",
        "Lantern of the Ninth Gate enters with three oil counters on it.\n"
        "If a creature you control would be dealt damage, you may remove an oil counter from "
        "Lantern of the Ninth Gate. If you do, prevent 2 of that damage.\n"
        "{1}, {T}: Scry 1. Activate only if it has no oil counters. (Look at the top card of your "
        "library. You may put that card on the bottom.)",
        "WB",
    ),
    printings=(
        printed(
            "es",
            (
                "Farol de la Novena Puerta",
                "Artefacto legendario — Farol",
                "El Farol de la Novena Puerta entra con tres contadores de aceite.\n"
                "Si una criatura que controlas fuera a recibir daño, puedes remover un contador de "
                "aceite del Farol de la Novena Puerta. Si lo haces, prevén 2 puntos de ese daño.\n"
                "{1}, {T}: Adivina 1. Actívala solo si no tiene contadores de aceite. (Mira la "
                "primera carta de tu biblioteca. Puedes ponerla en el fondo.)",
            ),
        ),
    ),
    rulings=(
        Ruling("2024-02-02", "The last ability looks at counters once, when it is activated."),
        Ruling(
            "2026-05-08",
            "With several creatures damaged at once, decide for each of them; one counter covers "
            "one creature.",
        ),
        Ruling(
            "2026-05-08",
            "The counter is removed as the damage is prevented. Nobody can respond in between.",
        ),
    ),
)
"""Printed in Spanish and not in Russian, with rulings of two days."""

SPLIT = card(
    "Ember // Rime",
    CardFace("Ember", "{1}{R}", "Instant", "Ember deals 2 damage to any target.", "R"),
    CardFace("Rime", "{1}{U}", "Instant", "Tap target permanent.\nDraw a card.", "U"),
    layout="split",
    printings=(
        printed(
            "es",
            ("Brasa", "Instantáneo", "Brasa hace 2 puntos de daño a cualquier objetivo."),
            ("Escarcha", "Instantáneo", "Gira el permanente objetivo.\nRoba una carta."),
        ),
        printed(
            "ru",
            ("Уголёк", "Мгновенное заклинание", "Уголёк наносит 2 повреждения любой цели."),
            ("Иней", "Мгновенное заклинание", "Поверните целевой перманент.\nВозьмите карту."),
        ),
    ),
    rulings=(
        Ruling("2025-03-07", "You choose which half you cast before you put it on the stack."),
    ),
    legalities={**LEGALITIES, "vintage": "legal", "commander": "legal"},
)

CARDS = (
    LANTERN,
    SPLIT,
    card(
        "Ninth-Gate Sexton",
        CardFace(
            "Ninth-Gate Sexton",
            "{1}{B}",
            "Creature — Human Cleric",
            "Deathtouch\nWhen Ninth-Gate Sexton dies, you may pay {B/P}. If you do, draw a card. "
            "({B/P} can be paid with either {B} or 2 life.)",
            "B",
            "2",
            "1",
        ),
        printings=(
            printed("es", ("Sacristán de la Novena Puerta", "Criatura — Clérigo humano", "")),
        ),
    ),
    card(
        "Lantern Keeper's Oath",
        CardFace(
            "Lantern Keeper's Oath",
            "{W}",
            "Instant",
            "Target creature gains protection from the color of your choice until end of turn.",
            "W",
        ),
        printings=(
            printed(
                "ru",
                (
                    "Клятва Хранителя Фонаря",
                    "Мгновенное заклинание",
                    "Целевое существо получает Защиту от выбранного вами цвета до конца хода.",
                ),
            ),
        ),
    ),
    card(
        "Drowned Lantern",
        CardFace(
            "Drowned Lantern",
            "{3}{U}",
            "Artifact",
            "{T}: Add {U} or {C}.\n{2/U}, {Q}: Scry 2.",
            "U",
        ),
    ),
    card(
        "Moorland Stray // Howling Moor-King",
        CardFace(
            "Moorland Stray",
            "{2}{G}",
            "Creature — Human Werewolf",
            "Daybound (If a player casts no spells during their own turn, it becomes night next "
            "turn.)",
            "G",
            "3",
            "3",
        ),
        CardFace(
            "Howling Moor-King", "", "Creature — Werewolf", "Trample\nNightbound", "G", "5", "5"
        ),
        layout="transform",
        printings=(
            printed(
                "es",
                ("Extraviado del páramo", "Criatura — Hombre lobo humano", "Vinculado al día"),
                ("Rey aullador", "Criatura — Hombre lobo", "Arrollar\nVinculado a la noche"),
            ),
        ),
    ),
    card(
        "Tidewall Path // Tidewall Reef",
        CardFace("Tidewall Path", "", "Land", "{T}: Add {W}.", ""),
        CardFace("Tidewall Reef", "", "Land", "{T}: Add {U}.", ""),
        layout="modal_dfc",
    ),
    card(
        "Quarry Giant // Drop a Boulder",
        CardFace("Quarry Giant", "{4}{R}", "Creature — Giant", "Reach", "R", "5", "4"),
        CardFace(
            "Drop a Boulder",
            "{X}{R/W}",
            "Sorcery — Adventure",
            "Drop a Boulder deals X damage to target creature. (Then exile this card. You may cast "
            "the creature later from exile.)",
            "RW",
        ),
        layout="adventure",
    ),
    card(
        "Timid Apprentice // Taro, Master of Blades",
        CardFace(
            "Timid Apprentice",
            "{1}{W}",
            "Creature — Human Wizard",
            "When you gain life, flip Timid Apprentice.",
            "W",
            "1",
            "2",
        ),
        CardFace(
            "Taro, Master of Blades",
            "",
            "Legendary Creature — Human Samurai",
            "Double strike",
            "W",
            "3",
            "3",
        ),
        layout="flip",
    ),
    card(
        "Rusted Half",
        CardFace(
            "Rusted Half",
            "{4}",
            "Artifact Creature — Golem",
            "Melds with Gilded Half.",
            "",
            "3",
            "3",
        ),
        layout="meld",
        parts=(
            CardPart("Gilded Half", "meld_part"),
            CardPart("The Whole Colossus", "meld_result"),
        ),
    ),
    card(
        "Cold Larder // Hot Kitchen",
        CardFace(
            "Cold Larder",
            "{1}{U}",
            "Enchantment — Room",
            "When you unlock this door, draw a card. (You may cast either half. That door unlocks "
            "on the battlefield.)",
            "U",
        ),
        CardFace(
            "Hot Kitchen",
            "{2}{R}",
            "Enchantment — Room",
            "At the beginning of your upkeep, Hot Kitchen deals 1 damage to each opponent.",
            "R",
        ),
        layout="split",
    ),
    card(
        "Vessa, Keeper of Seals",
        CardFace(
            "Vessa, Keeper of Seals",
            "{2}{G/W}{G/W}",
            "Legendary Planeswalker — Vessa",
            "+1: You gain 2 life and get {E}.\n−2: Create a 2/2 green Bear creature token.\n"
            "−7: You get an emblem with “Creatures you control have trample.”",
            "GW",
            loyalty="4",
        ),
        printings=(
            printed(
                "es",
                (
                    "Vessa, guardiana de los sellos",
                    "Planeswalker legendario — Vessa",
                    "+1: Ganas 2 vidas y obtienes {E}.\n−2: Crea una ficha de criatura Oso verde "
                    "2/2.\n−7: Obtienes un emblema con “Las criaturas que controlas arrollan”.",
                ),
            ),
            printed(
                "ru",
                (
                    "Весса, Хранительница Печатей",
                    "Легендарный Planeswalker — Весса",
                    "+1: вы получаете 2 жизни и {E}.\n−2: создайте одну фишку существа 2/2 зелёный "
                    "Медведь.\n−7: вы получаете эмблему со способностью «Существа под вашим "
                    "контролем имеют Пробивной удар».",
                ),
            ),
        ),
        legalities={**LEGALITIES, "vintage": "legal", "commander": "legal"},
    ),
    card(
        "Siege of Lowport // Lowport Freed",
        CardFace(
            "Siege of Lowport",
            "{3}{S}",
            "Battle — Siege",
            "When Siege of Lowport enters, each opponent discards a card.",
            "",
            defense="5",
        ),
        CardFace("Lowport Freed", "", "Enchantment", "You have hexproof.", "W"),
        layout="transform",
    ),
    card(
        "Snow-Covered Fen",
        CardFace("Snow-Covered Fen", "", "Basic Snow Land — Swamp", "({T}: Add {B}.)"),
    ),
)

SOURCE = CardSource(
    "scryfall",
    "2026-11-14",
    31_204,
    88_410,
    ("en", "es", "ru"),
    tuple(LEGALITIES),
    "all-cards.json",
    52_118,
    (
        LoadedFile("scryfall", "2026-11-14", "all-cards.json", 31_204, ("en", "es", "ru"), 31_204),
        LoadedFile("scryfall", "2026-11-09", "rulings.json", rulings=52_118),
    ),
)


class CardFakes:
    """A catalogue and loader of these cards.

    Without cards it has no card file. `loads` decides what loading a file does: it returns what the
    catalogue then holds, or raises.
    """

    def __init__(
        self,
        cards: Sequence[Card] = CARDS,
        source: CardSource | None = SOURCE,
        loads: Callable[[Path], tuple[Sequence[Card], CardSource]] = lambda file: (CARDS, SOURCE),
    ) -> None:
        self._cards = {each.name: each for each in cards}
        self._source = source if cards else None
        self._loads = loads
        self.complains = ""
        self.failure: EnvironmentFailure | None = None

    def matches(self, names: Collection[str], language: str = "") -> Mapping[str, CardMatch]:
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        key = card_key(name)
        for each in self._cards.values():
            if key in {card_key(written) for written in _written(each)}:
                halves = {card_key(face.name) for face in each.faces[1:]}
                is_half = key in halves
                return CardMatch(each.name, True, legalities=each.legalities, by_other_face=is_half)
        near = tuple(
            each.name for each in self._cards.values() if key and key in card_key(each.name)
        )
        return CardMatch(near[0], candidates=near[:5]) if near else CardMatch()

    def facts(self, name: str) -> CardFacts | None:
        each = self._cards.get(name)
        if each is None:
            return None
        basic = each.types.startswith("Basic")
        source = each.legalities_source or each.source
        return CardFacts(
            name,
            basic,
            legalities=each.legalities,
            released=each.released,
            legality_date="" if each.legalities is None else source.date,
        )

    def bundled(self) -> Mapping[str, Sequence[str]]:
        return {}

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        words = card_key(typed).replace("//", " ").split()
        hits = [hit for each in self._cards.values() for hit in _hits(each, words)]
        hits.sort(key=lambda hit: hit.likeness is not NameLikeness.BEGINNING)
        return tuple(hits[:limit])

    def named(self, texts: Collection[str]) -> Mapping[str, str]:
        by_key: dict[str, set[str]] = {}
        for each in self._cards.values():
            for written in _written(each):
                by_key.setdefault(card_key(written), set()).add(each.name)
        found = ((text, by_key.get(card_key(text), set())) for text in texts)
        return {text: next(iter(names)) for text, names in found if len(names) == 1}

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        words = typed.casefold().replace('"', "").split()
        return tuple(
            FoundCard(each.name, NameLikeness.TEXT)
            for each in self._cards.values()
            if words and all(word in f"{each.types} {each.text}".casefold() for word in words)
        )[:limit]

    def of_kind(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        words = typed.casefold().split()
        return tuple(
            FoundCard(each.name, NameLikeness.KIND)
            for each in self._cards.values()
            if len(words) > 1 and set(words) <= set(each.types.casefold().split())
        )[:limit]

    def card(self, name: str) -> Card | None:
        return self._cards.get(name)

    def source(self) -> CardSource | None:
        return self._source

    def complaint(self) -> str:
        return self.complains

    def load(self, file: Path, progress: LoadProgress) -> CardSource | None:
        if self.failure is not None:
            raise self.failure
        for read in (0, 50, 100):
            if not progress(read, 100):
                return None
        cards, self._source = self._loads(file)
        self._cards = {each.name: each for each in cards}
        self.complains = ""
        return self._source


class HeldCards:
    """A catalogue that is another one for as long as that is held: `hold(None)` ends it."""

    def __init__(self, usual: CardProvider) -> None:
        self._usual = usual
        self._held: CardProvider | None = None

    def hold(self, cards: CardProvider | None) -> None:
        """Be this catalogue from now on."""
        self._held = cards

    def __getattr__(self, name: str):
        return getattr(self._held or self._usual, name)


def without_card_file() -> CardFakes:
    """A catalogue into which no card file was loaded; loading one brings CARDS."""
    return CardFakes(())


def _written(each: Card) -> tuple[str, ...]:
    return (each.name, *(face.name for face in each.faces), *each.names.values())


def _hits(each: Card, words: Sequence[str]) -> list[FoundCard]:
    for language, name in (("", each.name), *each.names.items()):
        key = card_key(name)
        parts = key.replace("//", " ").split()
        if words and all(any(part.startswith(word) for part in parts) for word in words):
            began = key.startswith(" ".join(words))
            how = NameLikeness.BEGINNING if began else NameLikeness.WORDS
            return [FoundCard(each.name, how, name if language else "", language)]
    return []
