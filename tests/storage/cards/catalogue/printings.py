"""Made-up printings as Scryfall and MTGJSON write them, with texts."""

from __future__ import annotations

from typing import Any

from tests.storage.cards.card_files import scryfall_card

LEGAL = {"modern": "legal", "vintage": "legal"}


def printing(name: str, text: str, **more: Any) -> dict[str, Any]:
    """A printing of a card with one face, in English."""
    said = {
        "oracle_id": f"oracle-of-{name}",
        "mana_cost": "{1}{U}",
        "type_line": "Instant",
        "oracle_text": text,
        "colors": ["U"],
        "color_identity": ["U"],
        "set": "tst",
        "collector_number": "1",
        "released_at": "2020-01-01",
    }
    return scryfall_card(name, **{**said, **more})


def foreign(name: str, text: str, language: str, **more: Any) -> dict[str, Any]:
    """A printing in another language, as it is printed; `printed_name` and so on in `more`."""
    return printing(name, text, lang=language, **more)


def split_card(**more: Any) -> dict[str, Any]:
    """A split card with a name on each half, in English or in the language of `more`."""
    printed = more.pop("printed", (("", "", ""), ("", "", "")))
    halves = (
        ("Quenched Ember", "{R}", "Quenched Ember deals 2 damage to any target."),
        ("Still Pond", "{1}{U}", "Tap target permanent.\nDraw a card."),
    )
    faces = []
    for (name, cost, text), (printed_name, printed_types, printed_text) in zip(
        halves, printed, strict=True
    ):
        face = {"name": name, "mana_cost": cost, "type_line": "Instant", "oracle_text": text}
        face |= {"object": "card_face"}
        if printed_name:
            face["printed_name"] = printed_name
            face["printed_type_line"] = printed_types
            face["printed_text"] = printed_text
        faces.append(face)
    card = printing("Quenched Ember // Still Pond", "", layout="split", card_faces=faces, **more)
    del card["oracle_text"]
    return {**card, "type_line": "Instant // Instant", "colors": ["R", "U"]}


IN_SPANISH = (
    (
        "Ascua apagada",
        "Instantáneo",
        "El Ascua apagada hace 2 puntos de daño a cualquier objetivo.",
    ),
    ("Estanque quieto", "Instantáneo", "Gira el permanente objetivo.\nRoba una carta."),
)


def ruling(oracle_id: str, day: str, text: str) -> dict[str, Any]:
    """A line of Scryfall's file of rulings."""
    said = {"object": "ruling", "oracle_id": oracle_id, "source": "wotc"}
    return {**said, "published_at": day, "comment": text}
