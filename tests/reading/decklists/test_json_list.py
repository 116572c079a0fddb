"""Lists in JSON of several programs; any other JSON is refused by name."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.json_list import MOST_SIGNS, read_json_list
from judgekit.reading.decklists.reader import parse_decklist

Parts = tuple[dict[str, int], dict[str, int], dict[str, int]]


def cards(decklist: Decklist) -> Parts:
    main, sideboard, commander = (
        {each.name: each.count for each in part}
        for part in (decklist.main, decklist.sideboard, decklist.commander)
    )
    return main, sideboard, commander


def moxfield(count: int, name: str) -> dict[str, object]:
    return {"quantity": count, "boardType": "mainboard", "card": {"name": name, "set": "xln"}}


def archidekt(count: int, name: str, *categories: str, **more: object) -> dict[str, object]:
    card = {"displayName": None, "oracleCard": {"name": name}}
    return {"quantity": count, "categories": [*categories], "card": card, **more}


CATEGORIES = [
    {"name": "Commander", "includedInDeck": True},
    {"name": "Tokens", "includedInDeck": True},
    {"name": "Sideboard", "includedInDeck": False},
    {"name": "Ideas", "includedInDeck": False},
]


def of_archidekt(*entries: dict[str, object]) -> Decklist:
    written = {"name": "A", "categories": CATEGORIES, "cards": [*entries]}
    return parse_decklist(json.dumps(written).encode())


def test_the_older_form_of_moxfield() -> None:
    read = parse_decklist(
        json.dumps(
            {
                "name": "Drakes",
                "mainboard": {"Opt": moxfield(4, "Opt"), "Island": moxfield(56, "Island")},
                "sideboard": {"Duress": moxfield(2, "Duress")},
                "companions": {"Lurrus": moxfield(1, "Lurrus")},
                "maybeboard": {},
                "tokens": [{"name": "Bird"}],
            }
        ).encode()
    )
    assert cards(read) == ({"Opt": 4, "Island": 56}, {"Duress": 2, "Lurrus": 1}, {})
    assert (read.format_of_file, read.name) == ("moxfield", "Drakes")
    assert [each.remark for each in read.remarks] == [ListRemark.COMPANION]


def test_a_deck_of_mtgjson_without_its_file_around_it() -> None:
    deck = {"mainBoard": [{"count": 99, "name": "Island"}], "sideBoard": None, "commander": []}
    deck["commander"] = [{"count": 1, "name": "Atraxa"}]
    read = parse_decklist(json.dumps(deck, indent=2).encode())
    assert cards(read) == ({"Island": 99}, {}, {"Atraxa": 1})
    assert read.format_of_file == "mtgjson"


def test_the_first_category_of_archidekt_decides() -> None:
    read = of_archidekt(
        archidekt(1, "Meren", "Commander", "Tokens"),
        archidekt(1, "Doubling Season", "Tokens"),
        archidekt(1, "Opt", "Draw", "Sideboard"),
        archidekt(1, "Duress", "Sideboard", "Draw"),
        archidekt(1, "Ponder", "Ideas", "Draw"),
        archidekt(96, "Forest"),
    )
    main = {"Doubling Season": 1, "Opt": 1, "Forest": 96}
    assert cards(read) == (main, {"Duress": 1}, {"Meren": 1})
    assert [each.remark for each in read.remarks] == [ListRemark.SET_ASIDE]


def test_a_companion_and_a_card_that_was_deleted_at_archidekt() -> None:
    read = of_archidekt(
        archidekt(60, "Swamp", "Land"),
        archidekt(1, "Lurrus", "Creature", companion=True),
        archidekt(4, "Opt", "Draw", deletedAt="2026-01-01T00:00:00Z"),
    )
    assert cards(read) == ({"Swamp": 60}, {"Lurrus": 1}, {})


@pytest.mark.parametrize("categories", [None, []])
def test_a_deck_of_archidekt_without_categories(categories: list[object] | None) -> None:
    written = {"categories": categories, "cards": [archidekt(60, "Island")]}
    assert cards(parse_decklist(json.dumps(written).encode())) == ({"Island": 60}, {}, {})


@pytest.mark.parametrize(
    "text",
    [
        '{"name":"drakes","main":"index.js"}',
        '{\n  "name": "drakes",\n  "dependencies": {"left": "1.0"}\n}',
        '[{"object":"card","name":"Opt"}]',
        '{"object":"list","data":[{"name":"Opt"}]}',
        '{"data":{"cards":[{"name":"Opt"}]}}',
        '{"object":"deck","entries":{"mainboard":[{"count":4,"raw_text":"4 Opt"}]}}',
        '{"CourseDeck":{"MainDeck":[{"cardId":1,"quantity":4}]}}',
        '{"users":{"a":{"decklist":{"main":["b"]}}},"carddata":{"b":{"name":"Opt"}}}',
        '{"count":4,"name":"Opt"}\n{"count":56,"name":"Island"}\n',
        '["4 Opt","56 Island"]',
        "[[1, 2], [3, 4]]",
        '{"sections":[{"name":"Main","cards":[{"amount":4,"name":"Opt"}]}]}',
        '[{"player":"Ann","main":[{"count":60,"name":"Island"}]}]',
        '  "name": "Opt",\n  "count": 4,\n  "set": "XLN"\n}',
    ],
)
def test_json_of_another_kind_is_refused(text: str) -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(text.encode())
    assert refused.value.fault is ListFault.FOREIGN_JSON


@pytest.mark.parametrize(
    "text",
    [
        '{"main":[{"count":4,"name":"Opt"}],"main":[]}',
        '{"mainboard":{"Opt":{"quantity":4,"card":{"name":"Opt"}},"Opt":{}}}',
        '{"main":[{"count":NaN,"name":"Opt"}]}',
        '{"data":{"mainBoard":[{"count":-Infinity,"name":"Opt"}]}}',
        '{"main":[{"count":1.5,"name":"Opt"}]}',
        '{"main":[{"count":1e999,"name":"Opt"}]}',
        '{"main":[{"count":true,"name":"Opt"}]}',
        '{"main":[{"count":"4","name":"Opt"}]}',
        '{"main":[{"count":' + "9" * 5_000 + ',"name":"Opt"}]}',
        '{"main":[{"count":4}]}',
        '{"main":[{"count":4,"name":"Opt"},{"cou',
        '{"main":' * 50_000,
        "[" * 50_000 + "]" * 50_000,
    ],
    ids=range(13),
)
def test_json_that_no_two_readers_read_alike_is_refused(text: str) -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(text.encode())
    assert refused.value.fault is ListFault.FOREIGN_JSON


@pytest.mark.parametrize("text", ['{"main":[' + "[]," * MOST_SIGNS, '{"a":"' + "b" * MOST_SIGNS])
def test_json_beyond_any_deck_is_not_decoded(text: str) -> None:
    with pytest.raises(UnusableList) as refused:
        parse_decklist(text.encode())
    assert refused.value.fault is ListFault.TOO_LARGE


def test_more_cards_than_any_list_has_are_none() -> None:
    card = '{"count":1,"name":"Opt"}'
    with pytest.raises(UnusableList) as refused:
        parse_decklist(f'{{"main":[{",".join([card] * 5_001)}]}}'.encode())
    assert refused.value.fault is ListFault.TOO_LARGE


@pytest.mark.parametrize("text", ["[Main]\n4 Opt", "{4} Opt", "[[Opt]] x4", "[ ] 4 Opt", "[4] Opt"])
def test_a_bracket_alone_makes_no_json(text: str) -> None:
    assert read_json_list(text) is None
    assert cards(parse_decklist(text.encode())) == ({"Opt": 4}, {}, {})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["main", "mainBoard", "mainboard", "boards", "data", "cards", "categories"]
                )
                | st.sampled_from(["count", "quantity", "name", "card", "oracleCard"]),
                inner,
                max_size=5,
            )
        ),
        max_leaves=25,
    )
)
def test_any_json_is_a_list_or_one_fault(written: object) -> None:
    try:
        read = read_json_list(json.dumps(written))
    except UnusableList as refused:
        assert refused.fault is ListFault.FOREIGN_JSON
    else:
        assert read is None or read.format_of_file in ("json", "mtgjson", "moxfield", "archidekt")
