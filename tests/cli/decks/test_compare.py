"""`deck compare` on the terminal."""

from __future__ import annotations

import pytest

from tests.storage.cards.card_files import scryfall_card, written

LIST = "4 Brainstorm\n56 Island\n\nSideboard\n15 Swamp\n"


@pytest.fixture
def compared(terminal, tmp_path, monkeypatch):
    """What a call says of a list and a count; from their folder, for long paths are shortened."""
    monkeypatch.chdir(tmp_path)

    def call(listed: str, counted: str, *options: str):
        (tmp_path / "list.txt").write_text(listed, encoding="utf-8")
        (tmp_path / "counted.txt").write_text(counted, encoding="utf-8")
        return terminal.call("deck", "compare", "list.txt", "counted.txt", *options)

    return call


def test_what_differs_as_an_object(compared):
    counted = "3 Brainstorm\n55 Island\n1 Opt\n1 Swamp\n\nSideboard\n14 Swamp\n1 Island\n"
    printed = compared(LIST, counted, "--presented", "--json")
    assert (printed.status, printed.err) == (0, "")
    assert printed.json["missing"] == [{"count": 1, "name": "Brainstorm", "part": "main"}]
    assert printed.json["extra"] == [{"count": 1, "name": "Opt", "part": "main"}]
    assert printed.json["misplaced"] == [
        {"count": 1, "name": "Island", "from": "sideboard", "to": "main"},
        {"count": 1, "name": "Swamp", "from": "main", "to": "sideboard"},
    ]


def test_missing_sideboard_cards_are_a_note(compared):
    printed = compared(LIST, LIST.replace("15 Swamp", "13 Swamp"), "--presented", "--json")
    (answer,) = printed.json["consider"]
    assert (answer["id"], answer["penalty"]) == ("none", "none")
    assert answer["because"] == "Only sideboard cards are missing: make a note, no penalty."


def test_nothing_to_say_where_they_agree(compared):
    printed = compared(LIST, LIST, "--lang", "es")
    assert printed.out.splitlines()[-1] == "El mazo y la lista coinciden."
    swapped = "4 Brainstorm\n55 Island\n2 Swamp\n\nSideboard\n13 Swamp\n1 Island\n"
    assert compared(LIST, swapped, "--sideboarded", "--json").json["consider"] == []


def test_for_a_person_rows_stand_under_their_heading(compared):
    printed = compared(LIST, LIST.replace("4 Brainstorm", "3 Brainstorm"), "--rel", "regular")
    assert "   1 Brainstorm (main deck)" in printed.out.splitlines()


def test_lines_that_want_a_look_are_told_with_their_file(compared):
    printed = compared(LIST, LIST + "what is this 4?\n", "--json")
    assert [said.partition(":")[0][-11:] for said in printed.json["warnings"]] == ["counted.txt"]
    assert printed.json["warnings"][0] in compared(LIST, LIST + "what is this 4?\n").out


def test_a_typing_error_in_the_count_is_mended_by_the_list_and_told(compared):
    listed = LIST.replace("Brainstorm", "Searing Blaze")
    printed = compared(listed, listed.replace("Blaze", "Blaez"), "--json")
    assert (printed.json["missing"], printed.json["extra"]) == ([], [])
    assert printed.json["corrected"] == [{"written": "Searing Blaez", "card": "Searing Blaze"}]


@pytest.mark.parametrize("other", ["Test Card 2", "Test Card B", "Searing Blood"])
def test_another_card_is_no_typing_error(compared, other):
    listed = LIST.replace("Brainstorm", "Test Card 1")
    printed = compared(listed, LIST.replace("Brainstorm", other), "--json")
    assert [row["name"] for row in printed.json["extra"]] == [other]
    assert printed.json["corrected"] == []


@pytest.mark.parametrize(
    ("row", "options", "reasons"),
    [
        ("5 Lightning Bolt", (), ["ipg-3.4"]),
        ("5 Relentless Rats", (), []),
        ("4 Skullclamp", (), []),
        ("4 Skullclamp", ("--format", "modern"), ["ipg-3.4"]),
        ("5 Lightning Bolt", ("--format", "modern"), ["ipg-3.4"]),
        ("5 Lightning Bolt", ("--format", "limited"), []),
        ("5 Lightning Bolt", ("--rel", "regular"), ["jar-illegal-deck"]),
    ],
)
@pytest.mark.usefixtures("five_texts")
def test_a_list_that_is_illegal_by_itself(compared, row, options, reasons):
    listed = f"{row}\n{60 - int(row[0])} Island\n\nSideboard\n15 Swamp\n"
    printed = compared(listed, listed, "--presented", *options, "--json")
    assert [answer["id"] for answer in printed.json["consider"]] == reasons
    assert all(row in answer["because"] for answer in printed.json["consider"])


RAYO = {"lang": "es", "printed_name": "Rayo"}


@pytest.fixture
def two_called_rayo(terminal, tmp_path):
    """A card file in which two cards have one Spanish name."""
    cards = [scryfall_card(name, oracle_id=name, **RAYO) for name in ("Bolt", "Thunderbolt")]
    file = written(tmp_path / "all-cards-20261101.json", cards)
    assert terminal.call("cards", "load", str(file)).status == 0


@pytest.mark.usefixtures("two_called_rayo")
def test_a_name_of_two_cards_is_the_one_that_was_counted(compared):
    listed = LIST.replace("Brainstorm", "Rayo")
    printed = compared(listed, listed.replace("Rayo", "Bolt"), "--presented", "--json")
    assert (printed.json["missing"], printed.json["extra"]) == ([], [])
    assert printed.json["consider"] == []
    assert printed.json["corrected"] == [{"written": "Rayo", "card": "Bolt"}]


@pytest.mark.usefixtures("two_called_rayo")
def test_no_penalty_is_suggested_for_a_name_that_stays_doubtful(compared):
    listed = LIST.replace("Brainstorm", "Rayo")
    counted = listed.replace("4 Rayo", "2 Bolt\n2 Thunderbolt")
    printed = compared(listed, counted, "--presented")
    assert "   4 Rayo (main deck)" in printed.out.splitlines()
    assert "“Rayo” may be Bolt, Thunderbolt: write the name in full." in printed.out.splitlines()
    assert "Consider:" not in printed.out.splitlines()
    fewer = compared(listed, counted.replace("2 Bolt", "1 Bolt"), "--presented", "--json")
    assert [each["id"] for each in fewer.json["consider"]][:1] == ["ipg-3.5"]


UNREAD = "56 Island\n??? 4 Opt\n"


@pytest.mark.parametrize(
    ("listed", "counted"),
    [
        (UNREAD, "56 Island\n"),
        ("56 Island\n", UNREAD),
        (UNREAD, "55 Island\n"),
        (LIST, LIST + "what is this 4?\n"),
    ],
)
@pytest.mark.parametrize("rel", ["regular", "competitive"])
def test_with_lines_that_could_not_be_read_nothing_is_asserted(compared, listed, counted, rel):
    options = ("--presented", "--rel", rel)
    printed = compared(listed, counted, *options, "--json")
    assert printed.json["unread_lines"] == 1
    assert all(answer["if_so"] for answer in printed.json["consider"])
    lines = compared(listed, counted, *options).out.splitlines()
    assert "Deck and list agree." not in lines
    assert "Consider:" not in lines
    assert "Lines that could not be read: 1. Look at them first; nothing here is sure." in lines


@pytest.mark.usefixtures("five_texts")
def test_halves_of_a_card_in_two_languages_are_one_card_also_too_many_of_it(
    compared, terminal, tmp_path
):
    faces = [{"name": "Kindle"}, {"name": "Ember"}]
    spanish = [
        {"name": "Kindle", "printed_name": "Prender"},
        {"name": "Ember", "printed_name": "Brasa"},
    ]
    cards = [
        scryfall_card("Kindle // Ember", layout="split", card_faces=faces),
        scryfall_card("Kindle // Ember", layout="split", card_faces=spanish, lang="es"),
    ]
    terminal.call("cards", "load", str(written(tmp_path / "cards-20261120.json", cards)))
    listed = "4 Kindle\n1 Brasa\n55 Island\n"
    printed = compared(listed, "3 Prender\n2 Kindle // Ember\n55 Island\n", "--json").json
    assert (printed["missing"], printed["extra"]) == ([], [])
    assert printed["by_other_face"] == [{"written": "Brasa", "card": "Kindle // Ember"}]
    (answer,) = [each for each in printed["consider"] if "5 Kindle // Ember" in each["because"]]
    assert answer["id"] == "ipg-3.4"
