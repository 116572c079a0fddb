"""Files laid over each other: of each fact the later day stays, and what only one has."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.domain.cards.card import FactSource
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import atomic_card, atomic_file, on_the_day, written
from tests.storage.cards.catalogue.printings import LEGAL, foreign, printing, ruling

OLDER, NEWER = "cards-20260301.json", "cards-20261101.json"
BANNED = {"modern": "banned", "vintage": "legal"}
MARCH, NOVEMBER = FactSource("scryfall", "2026-03-01"), FactSource("scryfall", "2026-11-01")


def test_the_later_text_and_legality_stay_whichever_comes_first(load, cards):
    older = [printing("Quiet Thought", "The old text.", legalities=LEGAL)]
    newer = [printing("Quiet Thought", "The new text.", legalities=BANNED)]
    for first, second in (((older, OLDER), (newer, NEWER)), ((newer, NEWER), (older, OLDER))):
        load(*first, only=True)
        load(*second)
        card = cards.card("Quiet Thought")
        assert (card.text, card.legalities) == ("The new text.", BANNED)
        assert (card.source, card.legalities_source) == (NOVEMBER, NOVEMBER)
        assert cards.facts("Quiet Thought").legalities == BANNED


def test_what_a_newer_file_lacks_stays_with_its_source(load, cards):
    load(
        [
            printing("Quiet Thought", "The old text."),
            foreign(
                "Quiet Thought",
                "The old text.",
                "es",
                printed_name="Pensamiento quieto",
                printed_text="El texto viejo.",
            ),
            printing("Gone Thought", "It was only in the older file."),
        ],
        OLDER,
    )
    source = load([printing("Quiet Thought", "The new text.", legalities=None)], NEWER)
    card = cards.card("Quiet Thought")
    assert (card.text, card.source) == ("The new text.", NOVEMBER)
    assert card.printed_text("es") == "El texto viejo."
    assert card.printed["es"].source == MARCH
    assert card.legalities_source == MARCH
    assert cards.card("Gone Thought").source == MARCH
    assert cards.found("pensamiento", 3)[0].name == "Quiet Thought"
    assert [(each.date, each.cards, each.legalities) for each in source.files] == [
        ("2026-11-01", 1, 0),
        ("2026-03-01", 1, 2),
    ]
    assert (source.cards, source.languages) == (2, ("en", "es"))
    assert (source.date, source.newer) == ("2026-03-01", 0)  # all legality is of March


def test_a_name_in_a_newer_file_takes_no_text_away(load, cards):
    name = {"printed_name": "Тихая мысль"}
    load([foreign("Quiet Thought", "x", "ru", **name, printed_text="Возьмите карту.")], OLDER)
    load([foreign("Quiet Thought", "x", "ru", **name)], NEWER)
    printed = cards.card("Quiet Thought").printed["ru"]
    assert (printed.faces[0].text, printed.source) == ("Возьмите карту.", MARCH)


def test_a_newer_file_of_an_old_set_leaves_the_newest_printings_text(load, cards):
    def spanish(day, text):
        said = {"printed_name": "Pensamiento quieto", "printed_text": text, "released_at": day}
        return [foreign("Quiet Thought", "x", "es", **said)]

    load(spanish("2024-01-01", "De 2024."), OLDER)
    load(spanish("1995-01-01", "De 1995."), NEWER)
    assert cards.card("Quiet Thought").printed_text("es") == "De 2024."
    assert cards.card("Quiet Thought").released == "1995-01-01"


def test_mtgjson_over_scryfall_and_back(load, cards):
    load([printing("Quiet Thought", "The old text.", legalities=LEGAL)], OLDER)
    atomic = atomic_card(
        "Quiet Thought",
        text="MTGJSON's text.",
        legalities={"modern": "Banned"},
        foreignData=[{"language": "Japanese", "name": "静かな思い", "text": "引く。"}],
    )
    load(atomic_file(**{"Quiet Thought": [atomic]}), "AtomicCards.json")
    card = cards.card("Quiet Thought")
    june = FactSource("mtgjson", "2026-06-28")
    assert (card.text, card.source, card.printed["ja"].source) == ("MTGJSON's text.", june, june)
    assert card.legalities == {"modern": "banned"}
    load([printing("Quiet Thought", "The new text.", legalities=LEGAL)], NEWER)
    card = cards.card("Quiet Thought")
    assert (card.text, card.legalities, card.source) == ("The new text.", LEGAL, NOVEMBER)
    assert (card.printed_text("ja"), card.printed["ja"].source) == ("引く。", june)
    assert card.rulings_source == june
    assert cards.match("静かな思い").name == "Quiet Thought"


def test_a_card_that_got_another_name_is_the_same_card(load, cards):
    load([printing("Quiet Though", "Draw a card.", oracle_id="o-1")], OLDER)
    load([printing("Quiet Thought", "Draw a card.", oracle_id="o-1")], NEWER)
    assert cards.source().cards == 1
    assert cards.card("Quiet Though") is None
    assert cards.card("Quiet Thought").source == NOVEMBER
    assert cards.match("Quiet Though").name == "Quiet Thought"
    assert cards.found("quiet though", 3)[0].name == "Quiet Thought"


def test_numbers_of_all_files_find_their_card(load, cards):
    load([printing("Quiet Thought", "x", set="old", collector_number="007")], OLDER)
    load([printing("Quiet Thought", "x", set="new", collector_number="123")], NEWER)
    for typed in ("old 7", "OLD-007", "123 new", "new 123"):
        assert [each.likeness for each in cards.found(typed, 3)] == ["number"]
        assert cards.found(typed, 3)[0].name == "Quiet Thought"
    assert cards.found("new 124", 3) == ()


DAYS = st.sampled_from(["20240101", "20250101", "20260101"])
FILE = st.tuples(DAYS, st.sets(st.sampled_from(["Aa", "Bb", "Cc"]), min_size=1))


@settings(max_examples=25, deadline=None)
@given(files=st.lists(FILE, min_size=1, max_size=5))
def test_whatever_is_laid_over_in_whatever_order(files, tmp_path_factory):
    """The text of each card is that of the latest file that has it, the last one of a day."""
    folder = tmp_path_factory.mktemp("layers")
    cards = KnownCards(resources_folder(), folder, on_the_day)
    expected: dict[str, tuple[str, str]] = {}
    for number, (day, names) in enumerate(files):
        content = [printing(name, f"Text {number}.") for name in sorted(names)]
        cards.load(written(folder / f"c-{number}-{day}.json", content), lambda read, size: True)
        for name in names:
            expected[name] = max(expected.get(name, ("", "")), (day, f"{number}"))
    told = {name: cards.card(name) for name in expected}
    assert {name: card.text for name, card in told.items()} == {
        name: f"Text {number}." for name, (_, number) in expected.items()
    }
    assert {name: card.source.date.replace("-", "") for name, card in told.items()} == {
        name: day for name, (day, _) in expected.items()
    }
    assert sum(file.cards for file in cards.source().files) == len(expected)


def test_a_small_newer_file_does_not_make_all_cards_new(load, cards):
    load([printing(name, "x") for name in ("Aa", "Bb", "Cc", "Gg")], OLDER)
    told = load([printing("Cc", "y"), printing("Dd", "y")], NEWER)
    assert told.as_told_later() == cards.source()
    assert (told.date, told.file_name, told.newer, told.older) == ("2026-03-01", OLDER, 2, 0)
    assert {name: cards.facts(name).legality_date for name in ("Aa", "Cc")} == {
        "Aa": "2026-03-01",
        "Cc": "2026-11-01",
    }
    later = [printing(name, "z") for name in ("Bb", "Cc", "Dd", "Ee")]
    told = load(later, "cards-20261102.json")
    assert (told.date, told.newer, told.older) == ("2026-11-02", 0, 2)


def test_a_card_without_legality_is_of_no_day(load, cards):
    load([printing("Aa", "x", legalities=None)], OLDER)
    assert cards.facts("Aa").legality_date == ""
    assert cards.source().date == "2026-03-01"


def test_a_card_s_legality_keeps_its_day_where_a_newer_file_lacks_it(load, cards):
    load([printing("Aa", "x", legalities=BANNED)], OLDER)
    load([printing("Aa", "y", legalities=None)], NEWER)
    assert cards.facts("Aa").legality_date == "2026-03-01"


def brought(told):
    outcome = told.outcome
    return outcome.new, outcome.changed, outcome.is_listed


def test_what_a_load_brought_is_counted(load):
    named = {"printed_name": "Мысль", "printed_text": "Возьмите."}
    known = [
        printing("Aa", "x", set="old", collector_number="1", rulings=[], oracle_id="o-1"),
        foreign("Aa", "x", "ru", set="old", collector_number="1", **named),
        printing("Bb", "x"),
    ]
    assert brought(load(known, OLDER)) == (2, 0, True)
    assert brought(load(known, OLDER)) == (0, 0, True)
    assert brought(load(known, NEWER)) == (0, 0, True)
    assert brought(load([printing("Bb", "before")], OLDER)) == (0, 0, False)
    assert brought(load([printing("Bb", "y"), printing("Cc", "y")], NEWER)) == (1, 1, True)
    assert brought(load([printing("Bb", "y", legalities=BANNED)], NEWER)) == (0, 1, True)
    assert brought(load(known, OLDER, only=True)) == (2, 0, True)


QUIET = [printing("Quiet Thought", "The text.", legalities=LEGAL)]
A_RULING = [ruling("oracle-of-Quiet Thought", "2024-05-01", "It does.")]


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (QUIET, NEWER),
        (A_RULING, "rulings-20261101.json"),
        ([printing("Quiet Thought", "The old text.", legalities=BANNED)], OLDER),
    ],
)
def test_a_load_that_brings_nothing_leaves_the_catalogue_in_place(load, cards, data, content, name):
    load(QUIET, NEWER)
    told = load(A_RULING, "rulings-20261101.json").as_told_later()
    before = (data / "cards.sqlite").stat()
    source = load(content, name)
    after = (data / "cards.sqlite").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert source.outcome.is_nothing
    assert source.as_told_later() == told == cards.source()
    assert [each.name for each in data.iterdir()] == ["cards.sqlite"]


@pytest.mark.parametrize(("name", "only"), [("cards-20261102.json", False), (NEWER, True)])
def test_a_later_file_that_says_the_same_is_listed_and_so_is_the_only_one(
    load, cards, data, name, only
):
    load([*QUIET, printing("Loud Thought", "The text.")], OLDER)
    load(QUIET, NEWER)
    before = (data / "cards.sqlite").stat()
    load(QUIET, name, only=only)
    assert (data / "cards.sqlite").stat().st_ino != before.st_ino
    listed = [each.file_name for each in cards.source().files]
    assert listed == ([name] if only else [name, OLDER])


def test_what_a_load_of_rulings_brought_is_counted(load):
    load([printing("Aa", "x", oracle_id="o-1"), printing("Bb", "x", oracle_id="o-2")], OLDER)
    rulings = [ruling("o-1", "2024-01-01", "It does.")]
    assert brought(load(rulings, NEWER)) == (0, 1, True)
    assert brought(load(rulings, NEWER)) == (0, 0, True)
    assert brought(load([ruling("o-1", "2023-01-01", "No.")], OLDER)) == (0, 0, False)


SPANISH = {"printed_name": "Pensamiento"}


@pytest.mark.parametrize(
    ("later", "text"),
    [("2999-01-01", "De 2024."), ("2027-11-02", "De 2024."), ("2027-10-31", "El nuevo.")],
)
def test_a_printing_of_a_day_that_can_t_be_wins_over_none(load, cards, later, text):
    days = {"2024-01-01": "De 2024.", later: "El nuevo.", "1995-01-01": "De 1995."}
    content = [
        foreign("Aa", "x", "es", released_at=day, printed_text=said, **SPANISH)
        for day, said in days.items()
    ]
    load(content, NEWER)
    assert cards.card("Aa").printed_text("es") == text
    load([content[0]], "cards-20261102.json")
    assert cards.card("Aa").printed_text("es") == text
    load([content[1]], NEWER, only=True)
    assert cards.card("Aa").printed_text("es") == "El nuevo."
    load([content[0]], "cards-20261102.json")
    assert cards.card("Aa").printed_text("es") == text


def test_the_day_of_a_text_stays_where_a_later_file_has_the_same_text_without_a_day(load, cards):
    def atomic(text):
        spanish = {"language": "Spanish", "name": "Pensamiento quieto", "text": text}
        return atomic_file(
            **{"Quiet Thought": [atomic_card("Quiet Thought", foreignData=[spanish])]}
        )

    said = {"printed_name": "Pensamiento quieto", "printed_text": "Roba."}
    load([foreign("Quiet Thought", "Draw.", "es", released_at="2020-04-24", **said)], OLDER)
    load(atomic("Roba."), "atomic.json")
    assert cards.card("Quiet Thought").printed["es"].printed_on == "2020-04-24"
    assert cards.card("Quiet Thought").printed["es"].source == FactSource("mtgjson", "2026-06-28")

    load(atomic("Roba dos."), "others.json")
    assert cards.card("Quiet Thought").printed["es"].printed_on == ""
