"""Lists made at random of cards in three languages: every copy is counted for the card meant."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from benchmarks import made_cards
from judgekit.domain.decklists.decklist import total
from judgekit.domain.formats.identified_card import identified_cards
from judgekit.reading.decklists.reader import parse_decklist
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day, scryfall_card, written

CARDS = tuple(made_cards.cards(number=150))
LISTS = 25
MAIN = (
    *("{} {}", "{}x {}", "{} {} (XYZ) 123", "{} {} [XYZ]", "{} {} *F*", "{} [XYZ#7] {}"),
    *("- {} {}", "{}\t{}", "{} {} # drawn"),
)
SIDEBOARD = ("SB: {} {}", "SB: {} [XYZ] {}")
BETWEEN = (" // ", "/", " / ", "///")


class Line(NamedTuple):
    """A line of a list, the card that is meant and how it is named there."""

    card: str
    copies: int
    name: str
    kind: str
    in_sideboard: bool


@pytest.fixture(scope="module")
def cards(tmp_path_factory) -> KnownCards:
    folder = tmp_path_factory.mktemp("cards")
    known = KnownCards(resources_folder(), folder, on_the_day)
    file = written(folder / "cards-20261120.json", [*_printings()])
    assert known.load(file, lambda read, of: True) is not None
    return known


def _printings() -> Iterator[dict[str, object]]:
    for card in CARDS:
        for language, faces in card.faces.items():
            english = card.faces["en"]
            printed = [
                {"name": one.name, "type_line": one.types, "printed_name": other.name}
                for one, other in zip(english, faces, strict=True)
            ]
            own = {"card_faces": printed} if len(printed) > 1 else printed[0]
            fields = {key: value for key, value in own.items() if key != "name"}
            yield scryfall_card(card.name, layout=card.layout, lang=language, **fields)


def _name(card: made_cards.MadeCard, chance: random.Random) -> tuple[str, str]:
    """A name that a player may write for the card, and its kind."""
    languages = sorted(card.faces)
    language = chance.choice(languages)
    faces = [face.name for face in card.faces[language]]
    if len(faces) == 1:
        return chance.choice((faces[0], faces[0].upper(), faces[0].lower())), "name"
    other = card.faces[chance.choice(languages)][1].name
    return chance.choice(
        (
            (chance.choice(BETWEEN).join(faces), "name"),
            (faces[0], "name"),
            (faces[1], "half"),
            (chance.choice(BETWEEN).join(reversed(faces)), "mended"),
            (f"{faces[0]} // {other}", "name" if other == faces[1] else "mended"),
        )
    )


def _lines(chance: random.Random) -> list[Line]:
    halves = [card for card in CARDS if len(card.faces["en"]) > 1]
    picked = {card.place: card for card in (*chance.sample(CARDS, 12), *chance.sample(halves, 4))}
    lines = []
    for card in picked.values():
        for _ in range(chance.randint(1, 4)):
            name, kind = _name(card, chance)
            copies, aside = chance.randint(1, 4), chance.random() < 0.3
            lines.append(Line(card.name, copies, name, kind, aside))
    chance.shuffle(lines)
    return lines


@pytest.mark.parametrize("seed", range(LISTS))
def test_every_copy_of_a_list_is_counted_for_the_card_that_is_meant(cards, seed):
    chance = random.Random(seed)
    lines = _lines(chance)
    text = "\n".join(
        chance.choice(SIDEBOARD if line.in_sideboard else MAIN).format(line.copies, line.name)
        for line in lines
    )
    meant = {False: Counter[str](), True: Counter[str]()}
    for line in lines:
        meant[line.in_sideboard][line.card] += line.copies

    read = parse_decklist(text.encode())
    found = identified_cards(read, cards)

    assert read.remarks == ()
    assert total(read.cards) == sum(line.copies for line in lines)
    assert all(card.sure for card in found)
    assert Counter({card.name: card.main for card in found if card.main}) == meant[False]
    assert Counter({card.name: card.sideboard for card in found if card.sideboard}) == meant[True]
    for kind, noted in (("half", "other_faces"), ("mended", "misspelled")):
        named = {line.card for line in lines if line.kind == kind}
        assert {card.name for card in found if getattr(card, noted)} == named
