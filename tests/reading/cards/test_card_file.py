"""What is read of card files, and which files are none."""

from __future__ import annotations

import gzip
import io
import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import ANY_NUMBER, CardFacts
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.card_file_stream import CardFileStream
from judgekit.reading.cards.wrong_file import NoCardFile
from tests.storage.cards.card_files import atomic_card, atomic_file, scryfall_card


def read(content):
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    file = CardFile(io.BytesIO(raw))
    return list(file.cards()), file


def names(content):
    return [card.facts.name for card in read(content)[0]]


def test_a_list_of_scryfall():
    cards, file = read([scryfall_card("Brainstorm"), scryfall_card("Ponder", modern="banned")])
    assert [card.facts.name for card in cards] == ["Brainstorm", "Ponder"]
    assert cards[1].facts.legalities == {"modern": "banned", "vintage": "restricted"}
    assert (file.kind, file.date) == ("scryfall", "")


def test_scryfalls_answer_to_a_search_and_a_single_card_and_cards_line_by_line():
    card = scryfall_card("Brainstorm")
    assert names({"object": "list", "has_more": False, "data": [card, card]}) == ["Brainstorm"] * 2
    assert names(card) == ["Brainstorm"]
    assert names(b"\n".join([json.dumps(card).encode()] * 3)) == ["Brainstorm"] * 3


ONE, MANY = json.dumps(scryfall_card("Ponder")), json.dumps([scryfall_card("Opt")])
FOUND = json.dumps({"object": "list", "data": [scryfall_card("Opt")]})
ATOMIC = json.dumps(atomic_file(Opt=[atomic_card("Opt")]))


@pytest.mark.parametrize("between", ["\n", "\r\n", " \n\n\t"])
def test_cards_may_stand_in_lines_however_a_line_ends(between):
    assert names(between.join([ONE, ONE]).encode()) == ["Ponder"] * 2
    assert names(f"{between}{ONE}{between}".encode()) == ["Ponder"]
    wide = json.dumps(scryfall_card("Opt"), indent=1)
    assert names(between.join([wide, wide]).encode()) == ["Opt"] * 2


@pytest.mark.parametrize(
    ("begun", "behind"),
    [
        *((MANY, each) for each in (MANY, ONE, ATOMIC, "7")),
        *((each, behind) for each in (FOUND, ATOMIC) for behind in (MANY, ONE, FOUND, ATOMIC)),
        *((ONE, behind) for behind in (MANY, "7", "]", "null")),
    ],
)
@pytest.mark.parametrize("between", ["", "\n", " \n "])
def test_nothing_follows_a_whole_file(begun, behind, between):
    with pytest.raises(NoCardFile):
        read(f"{begun}{between}{behind}".encode())


def test_cards_that_follow_each_other_in_one_line_are_refused():
    for between in ("", " ", "\t", ","):
        with pytest.raises(NoCardFile):
            read(f"{ONE}{between}{ONE}".encode())


def test_printed_names_are_other_names():
    (spanish,) = read([scryfall_card("Ponder", lang="es", printed_name="Reflexionar")])[0]
    assert spanish.others == (("es", "Reflexionar"),)
    faces = [{"name": "Fire", "printed_name": "Fuego"}, {"name": "Ice", "printed_name": "Hielo"}]
    (split,) = read([scryfall_card("Fire // Ice", lang="es", card_faces=faces)])[0]
    assert split.others == (("es", "Fuego // Hielo"),)
    (monster,) = read([scryfall_card("Zilortha", flavor_name="Godzilla")])[0]
    assert monster.others == (("en", "Godzilla"),)


@pytest.mark.parametrize("layout", ["token", "double_faced_token", "emblem", "art_series"])
def test_what_is_no_card_for_a_deck_is_left_out(layout):
    assert names([scryfall_card("Marit Lage", layout=layout), scryfall_card("Ponder")]) == [
        "Ponder"
    ]


def test_a_card_with_one_name_on_both_sides_has_it_once():
    assert names([scryfall_card("Krark's Thumb // Krark's Thumb")]) == ["Krark's Thumb"]


def test_atomic_cards_of_mtgjson():
    foreign = [
        {"language": "Spanish", "name": "Reflexionar", "text": "…"},
        {"language": "Portuguese (Brazil)", "name": "Ponderar"},
    ]
    cards, file = read(
        atomic_file(
            Ponder=[atomic_card("Ponder", foreignData=foreign)],
            **{
                "Fire // Ice": [
                    atomic_card("Fire // Ice", faceName="Fire"),
                    atomic_card("Fire // Ice", faceName="Ice"),
                ]
            },
        )
    )
    assert [card.facts.name for card in cards] == ["Ponder", "Fire // Ice", "Fire // Ice"]
    assert cards[0].others == (("es", "Reflexionar"), ("pt", "Ponderar"))
    assert cards[0].facts.legalities == {"modern": "Legal", "vintage": "Banned"}
    assert (file.kind, file.date) == ("mtgjson", "2026-06-28")


def test_all_printings_and_a_single_set_of_mtgjson():
    whole_set = {
        "name": "Ice Age",
        "code": "ICE",
        "booster": {"default": {"boosters": [{"name": "no card", "type": "Instant"}]}},
        "tokens": [atomic_card("Goblin")],
        "cards": [atomic_card("Brainstorm", uuid="1")],
        "sealedProduct": [{"name": "Booster Box", "uuid": "2"}],
        "decks": [{"name": "Starter", "type": "Preconstructed"}],
    }
    meta = {"date": "2026-06-28"}
    assert names({"meta": meta, "data": {"ICE": whole_set, "LEA": whole_set}}) == ["Brainstorm"] * 2
    assert names({"meta": meta, "data": whole_set}) == ["Brainstorm"]


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("Trample. A deck can have any number of cards named Relentless Rats.", ANY_NUMBER),
        ("A deck can have up to seven cards named Seven Dwarves.", 7),
        ("Haste. A deck can have up to 12 cards named Dozen.", 12),
        ("A deck can have up to 99999999999999999999 cards named All.", None),
        ("A deck can have up to umpteen cards named Many.", None),
        ("Draw three cards.", None),
    ],
)
def test_what_a_card_says_of_its_own_number(text, most):
    (card,) = read([scryfall_card("Some", oracle_text=text)])[0]
    assert card.facts.most_copies == most
    (card,) = read(atomic_file(Some=[atomic_card("Some", text=text)]))[0]
    assert card.facts.most_copies == most


@pytest.mark.parametrize(
    ("type_line", "basic"),
    [
        ("Basic Land — Forest", True),
        ("Basic Snow Land — Forest", True),
        ("Basic Land", True),
        ("Land — Forest", False),
        ("Creature — Basic", False),
    ],
)
def test_basic_lands_are_known_by_their_type(type_line, basic):
    (card,) = read([scryfall_card("Some", type_line=type_line)])[0]
    assert card.facts.basic_land is basic


@pytest.mark.parametrize(
    "content",
    [
        [{"name": "Ponder", "legalities": {"Modern": "banned"}}],
        {"data": {"Ponder": [{"name": "Ponder", "legalities": {"modern": "banned"}}]}},
    ],
    ids=["scryfall", "mtgjson"],
)
def test_a_name_and_where_it_is_legal_make_a_card(content):
    (card,) = read(content)[0]
    assert card.facts == CardFacts("Ponder", legalities={"modern": "banned"})


def test_fields_of_another_form_are_left_alone():
    odd = scryfall_card("Ponder", printed_name={"es": "x"}, legalities=[], card_faces=7, lang=None)
    (card,) = read([odd, "text", 7, None, [odd], {"name": "Rossi", "age": 31}])[0]
    assert (card.facts, card.others) == (CardFacts("Ponder"), ())


def packed(content):
    return gzip.compress(json.dumps(content).encode())


def test_a_compressed_file_is_read_by_its_content():
    raw = packed([scryfall_card("Ponder")])
    stream = CardFileStream(io.BytesIO(raw), len(raw), lambda read, size: True)
    assert [card.facts.name for card in CardFile(stream).cards()] == ["Ponder"]


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04" + b"\0" * 26 + b"cards.json" + b'[{"object": "card", "name": "Ponder"}]',
        b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"SQLite format 3\0" + b"\0" * 84,
        b"<!DOCTYPE html>\n<html><body>[]</body></html>",
        b'{"object": "card", "name": "Ponder"}<!-- saved from a page -->',
        b'[{"object": "card", "name": "Ponder"}]garbage',
        b'[{"object": "card", "name": "Ponder"}]]',
        b"\0" * 100_000,
        packed([]) + b"garbage",
        packed([scryfall_card("Ponder")])[:-9],
        gzip.compress(b"%PDF-1.7\n"),
    ],
    ids=[
        *("zip", "pdf", "png", "sqlite", "html", "page behind", "garbage behind", "bracket behind"),
        *("zeros", "packed, garbage behind", "packed, cut off", "packed pdf"),
    ],
)
def test_a_renamed_or_damaged_file_is_refused(content):
    stream = CardFileStream(io.BytesIO(content), len(content), lambda read, size: True)
    with pytest.raises(NoCardFile):
        list(CardFile(stream).cards())


def test_a_file_that_holds_nothing_of_cards_holds_none():
    assert names([]) == names({}) == names([[], {}]) == names({"meta": {}, "data": {}}) == []


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("separators", [(",", ":"), (" ,\r\n", " : ")])
def test_cards_are_the_same_however_the_lines_are_broken(indent, separators):
    content = [scryfall_card("Ponder", oracle_text='"}],\n\\'), scryfall_card("Opt // {Out}")]
    raw = json.dumps(content, indent=indent, separators=separators).encode()
    assert read(raw)[0] == read(content)[0]


def test_one_card_on_a_line_as_the_bulk_files_have_them():
    lines = [json.dumps(scryfall_card(f"Card {number}", x="y" * 700)) for number in range(300)]
    raw = "[\n" + ",\n".join(lines) + "\n]\n"
    assert names(raw.encode()) == [f"Card {number}" for number in range(300)]
    assert names(raw.replace("\n", "\r\n").encode()) == names(raw.replace("\n", "").encode())


def test_a_search_result_keeps_little_of_what_stands_around_its_cards():
    around = {f"odd {number}": ["x" * 1000] * 3000 for number in range(9)}
    assert names({**around, "data": [scryfall_card("Ponder")], "warnings": None}) == ["Ponder"]


def test_of_a_name_that_stands_twice_in_a_card_the_last_value_counts():
    assert names(b'[{"object": "card", "name": "Ponder", "name": "Opt"}]') == ["Opt"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"4 Brainstorm\n",
        b"PK\x03\x04\x00",
        b"\x1f\x8b\x08\x00",
        '[{"object": "card", "name": "Ponder"}]'.encode("utf-16"),
        b'[{"object": "card", "name": "Ponder"},',
        b'[{"object": "card", "name": "Pon',
        b'[{"object": "card", "name": "\xff"}]',
        b'[{"object": "card", "name": "Ponder", "not_read": "\xff"}]',
        b'[{"object": "card", "name": "Ponder", "not_read": "\xd0',
        b'[{"object": "card", "name": "Ponder", "not_read": [1, }]',
        b'"a text"',
        b"7",
        b'[{"object": "card", "deep": ' + b"[" * 10_000,
        b'{"data": {"a": ' + b'{"a": ' * 10_000,
    ],
)
def test_what_is_none_or_not_whole_is_refused(content):
    with pytest.raises(NoCardFile):
        read(content)


def test_a_number_that_is_not_read_may_be_of_any_size():
    number = b"9" * 10_000
    content = b'[{"object": "card", "name": "Ponder", "cmc": %s}, {"not": %s}]' % (number, number)
    assert names(content) == ["Ponder"]


@given(st.binary())
def test_whatever_the_bytes_they_are_read_or_refused(content):
    with suppress(NoCardFile):
        read(content)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(
                    [
                        *("data", "meta", "name", "object", "cards", "legalities", "card_faces"),
                        *("date", "type", "type_line", "color_identity", "colorIdentity"),
                        *("leadershipSkills", "commander", "side", "text", "oracle_text"),
                    ]
                ),
                inner,
            )
        ),
    )
)
def test_whatever_the_json_it_is_read_or_refused(content):
    with suppress(NoCardFile):
        read(content)


def unread(content):
    return read(content)[1].unread


def test_entries_that_are_no_cards_among_cards_are_counted():
    good = scryfall_card("Brainstorm")
    assert unread([good, {}, {"object": "card"}, 7, None, {"name": 3}, {"name": "Ponder"}]) == 6
    lines = "\n".join(map(json.dumps, (good, {"object": "card"}, good))).encode()
    assert unread(lines) == 1


def test_tokens_and_rulings_are_no_broken_entries():
    token = scryfall_card("Goblin", layout="token")
    ruling = {"object": "ruling", "oracle_id": "x", "comment": "It is so."}
    assert unread([scryfall_card("Brainstorm"), token, ruling]) == 0


def test_of_an_atomic_file_each_entry_is_a_card():
    good, token = [atomic_card("Brainstorm")], [atomic_card("Goblin", layout="token")]
    broken = {"Ponder": ["x"], "Opt": [{"name": 3}], "Shock": {}, "Duress": [{"name": "Duress"}]}
    assert unread(atomic_file(Brainstorm=good, Goblin=token)) == 0
    assert unread(atomic_file(**broken, Brainstorm=good, Goblin=token)) == 3 + 1


def test_of_a_set_only_the_list_of_its_cards_counts():
    of_set = {
        "code": "MAD",
        "cards": [atomic_card("Brainstorm"), {"uuid": 3}, atomic_card("Wolf", layout="token")],
        "tokens": [atomic_card("Goblin", layout="token"), {}],
        "languages": ["English", "Spanish"],
        "booster": {"default": {"boosters": []}},
        "sealedProduct": [{"category": "booster"}],
    }
    assert unread({"meta": {}, "data": of_set}) == 1
    assert unread({"meta": {}, "data": {"MAD": of_set, "OLD": of_set}}) == 2
