"""The sections of the Comprehensive Rules that cards touch, as they were written by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card import Card, CardFace, CardPart
from judgekit.domain.rules.document import Document
from judgekit.reading.documents.document_file import read_document
from judgekit.search.cards.rules_touched import RulesTouched
from tests.builders import document, library
from tests.search.cards.small_rules import rule, small_rules, titled_section
from tests.search.cards.written_cards import SOURCE, written_cards

DAY = "2026-11-27"
SAMPLE = Path(__file__).resolve().parents[4] / "shared" / "samples" / "documents"
RULES = "cr-en-2019-05-03.txt"


def touched(card: Card, rules: Document) -> list[tuple[str, str, str]]:
    found = RulesTouched().of(card, library(rules), DAY)
    return [(each.reference.ref, each.title, each.words) for each in found]


def card(text: str, name: str = "Test", types: str = "", layout: str = "normal", **fields) -> Card:
    return Card(name, layout, (CardFace(name, types=types, text=text),), SOURCE, **fields)


def refs(text: str, rules: Document | None = None, **fields) -> list[str]:
    return [ref for ref, _, _ in touched(card(text, **fields), rules or small_rules())]


def held_against(rules: Document) -> tuple[float, float]:
    """Precision and recall over the cards of the file."""
    right = found = wanted = 0
    for written in written_cards():
        got = {ref for ref, _, _ in touched(written.card, rules)}
        right += len(got & written.rules)
        found += len(got)
        wanted += len(written.rules)
    return right / found, right / wanted


def test_sixty_cards_touch_what_was_written_for_them():
    assert len(list(written_cards())) == 60
    precision, recall = held_against(small_rules())
    assert precision >= 0.98
    assert recall >= 0.98


@pytest.mark.skipif(not SAMPLE.is_dir(), reason="needs the sample files")
def test_in_the_whole_rules_as_well():
    rules = read_document(RULES, (SAMPLE / RULES).read_bytes()).document
    precision, recall = held_against(rules)
    assert precision >= 0.98
    assert recall >= 0.98


def test_keywords_come_first_then_the_rest_both_in_the_texts_order_then_the_kind():
    text = "Flying\nWhen Test enters, scry 2.\nTest enters with two +1/+1 counters on it."
    assert touched(card(text, types="Legendary Creature — Bird"), small_rules()) == [
        ("702.9", "Flying", "Flying"),
        ("701.17", "Scry", "scry"),
        ("603", "Handling Triggered Abilities", "When"),
        ("614.12", "Replacement Effects", "enters with two +1/+1 counters"),
        ("121", "Counters", "+1/+1 counters"),
        ("302", "Creatures", ""),
        ("205.4d", "", ""),
    ]


def test_a_newer_editions_keywords_are_known_by_its_headings():
    newer = small_rules(
        titled_section("702.190", "Thunderous Step"),
        titled_section("702.191", "Sparking"),
        rule("702.191a", "Something happens as it sparked. Great sparking is a variant of the"),
        rule("702.191b", "“Great sparking” is a variant of the sparking ability."),
        titled_section("701.60", "Weave the Tale"),
        day="2026-02-06",
    )
    text = "Thunderous step\nWhenever you weave the tale or it's sparked, draw a card."
    assert refs(text, newer)[:3] == ["702.190", "701.60", "702.191"]
    assert refs("Great sparking {2}", newer) == ["702.191"]


def test_a_converted_mana_cost_of_old_texts_is_not_the_action_of_newer_rules():
    newer = small_rules(titled_section("701.60", "Convert"), day="2026-02-06")
    assert refs("Its converted mana cost is 3.", newer) == []
    assert refs("Whenever Test is converted, convert it.", newer)[:1] == ["701.60"]


def test_what_has_another_number_in_another_edition_is_found_by_its_title_or_its_words():
    moved = {"121": "122", "614.12": "614.13", "701.17": "701.22", "702.9": "702.8"}
    text = "Flying\nTest enters with two oil counters on it.\n{T}: Scry 1, then create a token."
    rules = small_rules(titled_section("111", "Tokens"), moved=moved)
    assert refs(text, rules) == ["702.8", "701.22", "701.6", "614.13", "122", "111"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Whenever a player scries, draw a card.", ["701.17", "603"]),
        ("Exile the sacrificed creature.", ["701.11", "701.16"]),
        ("Bird cards in exile and cards cast from exile are forgotten.", []),
        ("It was kicked. You cycled it. They phase out.", ["702.32", "702.28", "702.25"]),
        ("Put a flying counter on target creature.", ["121"]),
        ("Counter target spell with a time counter on it.", ["701.5", "121"]),
        ("Enchanted creature and equipped creature attack.", []),
        (
            "Search your library for a card named Flash of Haste, then shuffle.",
            ["701.18", "701.19"],
        ),
        ("All Fear Elementals you control attack. Each Flying Fish attacks.", []),
        ("Flying Leap — Target creature attacks. (It gains trample.)", []),
        ("Forestwalk, islandcycling {2}", ["702.14", "702.28"]),
        ("Double strike", ["702.4"]),
        ("Double its power.", ["701.9"]),
        ("Menacing overreaching trampled flier", []),
        ("The combat phase in which it attacks.", []),
        ("Untap it during your untap step.", ["701.20"]),
        ("It deals damage to tapped creatures.", []),
        ("{2}, Sacrifice Test: Add {C}.", ["701.16", "605"]),
        ("Support 2", ["701.34"]),
        ("They support the king.", []),
        ("1—9 | Scry 2.\n10—20 | Destroy it, then draw.", ["701.17", "701.7"]),
        ("Lands can't be played.", ["701.13"]),
        ("Each player plays with the top card of it turned over.", []),
    ],
)
def test_words_count_only_where_they_are_keywords(text, expected):
    assert refs(text, small_rules()) == expected


def test_a_trigger_by_what_was_done_just_now_is_reflexive_and_one_of_later_delayed():
    now = "{T}: Exile target card. When a creature card is exiled this way, draw a card."
    later = "Draw a card. When you cast a spell this turn, draw a card."
    assert refs(now) == ["701.11", "603.12"]
    assert refs(later) == ["603.7"]


def test_the_words_have_the_cards_name_where_the_text_has_it():
    found = touched(card("When Test enters, if it is day, draw a card."), small_rules())
    assert found[1] == ("603.4", "Handling Triggered Abilities", "When Test enters, if")


def test_names_of_the_card_of_its_parts_and_short_names_are_no_keywords():
    legend = card(
        "Haste the Swift attacks. Trample Half attacks.",
        "Haste the Swift, Runner",
        "Legendary",
        parts=(CardPart("Trample Half", "meld_part"),),
    )
    assert [ref for ref, _, _ in touched(legend, small_rules()) if ref.startswith("70")] == []
    assert refs("Flying Carpet attacks.\nFlying", name="Flying Carpet") == ["702.9"]
    assert refs("Fear", name="Fear") == ["702.35"]


def test_keyword_counters_count_where_the_rules_have_them():
    listed = rule("121.1b", "A keyword counter gives an ability: flying, first strike, and reach.")
    text = "Put a flying counter and a shadow counter on it."
    assert refs(text, small_rules(listed)) == ["702.9", "121"]


def test_without_the_rules_in_english_nothing_is_touched():
    russian = small_rules()
    russian = Document(
        **{
            **{field: getattr(russian, field) for field in russian.__struct_fields__},
            "id": "cr-ru-2019-05-03",
            "language": "ru",
        }
    )
    other = document("mtr-en-2019-05-03")
    assert RulesTouched().of(card("Flying"), library(russian, other), DAY) == ()


def test_the_edition_in_force_on_the_day_is_read():
    old, new = small_rules(), small_rules(day="2026-12-01", moved={"702.9": "702.8"})
    rules = RulesTouched()
    both = library(old, new)
    assert rules.of(card("Flying"), both, "2026-11-27")[0].reference.ref == "702.9"
    assert rules.of(card("Flying"), both, "2026-12-02")[0].reference.ref == "702.8"


@given(
    st.text(
        alphabet=st.sampled_from("Flying scry—(){}:.,\"'•\n~TAdd+1/counters named"), max_size=80
    )
)
def test_any_text_has_an_answer_in_its_own_words(text):
    for _, _, words in touched(card(text), small_rules()):
        assert words
