"""What is shown of a card over a page, and why there may be none."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.cards.card import CardFace
from judgekit.domain.formats.findings import FindingCode
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.engine.ports.decks import DeckSources
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.views.cards.answer_language import LanguagesKnown
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.cards.glance import (
    Lack,
    glance_at,
    language_at_first,
    next_language,
    written_in,
)
from judgekit.views.deck_checks.card_marks import CardKind, CardMark, card_marks, mark_of
from judgekit.views.deck_checks.lists_reading import Asked
from tests.card_fakes import CARDS, LANTERN, SPLIT, CardFakes, card, without_card_file
from tests.ui.deck_checks.lists.lists_fakes import TwoFormats

MODERN = Asked(DeckFormat.MODERN, day="2026-11-21")


def looked_at(here: CardsHere, cards: CardFakes | None = None, asked: Asked = MODERN):
    sources = DeckSources(StoredDecklists(), cards or CardFakes(), TwoFormats())
    return glance_at(sources, here, asked)


def test_a_card_is_shown_in_its_languages_with_its_newest_ruling():
    glance = looked_at(CardsHere(("Farol de la Novena Puerta",)))

    assert (glance.name, glance.lack, glance.cost) == (LANTERN.name, None, "{2}{W}{B}")
    assert [each.language for each in glance.languages] == ["en", "es"]
    assert glance.words("es").name == "Farol de la Novena Puerta"
    assert (glance.ruling, glance.rulings) == (LANTERN.newest_rulings[0], 3)


def test_both_halves_of_a_split_card_are_shown():
    glance = looked_at(CardsHere(("Brasa // Escarcha",)))
    assert glance.name == SPLIT.name
    assert "Brasa hace 2" in glance.words("es").text
    assert "Roba una carta" in glance.words("es").text


@pytest.mark.parametrize(
    ("standing", "code"),
    [("legal", None), ("banned", FindingCode.BANNED), ("not_legal", FindingCode.NOT_LEGAL)],
)
def test_its_legality_is_that_of_the_event_with_the_day_of_its_own_file(standing, code):
    held = card("Held Lantern", CardFace("Held Lantern"), legalities={"modern": standing})
    told = looked_at(CardsHere(("Held Lantern",)), CardFakes((held,))).standing
    assert (told.format, told.legality.code, told.file_date) == (
        DeckFormat.MODERN,
        code,
        "2026-11-09",
    )


def test_a_card_released_after_the_event_is_told_so():
    later = card("Later Lantern", CardFace("Later Lantern"), released="2026-12-05")
    shown = looked_at(CardsHere(("Later Lantern",)), CardFakes((later,)))
    assert shown.standing.released == "2026-12-05"
    assert not looked_at(CardsHere((LANTERN.name,))).standing.released


def test_of_several_cards_one_is_meant_and_a_text_is_searched_for_them():
    text = "Resolved Lantern of the Ninth Gate, then [ember // rime]."
    first, second = looked_at(CardsHere(text=text)), looked_at(CardsHere(text=text, at=1))
    assert (first.name, first.at, first.count) == (LANTERN.name, 0, 2)
    assert (second.name, second.at) == (SPLIT.name, 1)


@pytest.mark.parametrize(
    ("text", "of_event", "shown"),
    [
        ("Robó por Farol de la Novena Puerta", "ru", "es"),
        ("взял с Уголёк // Иней дважды", "es", "ru"),
        ("взял с «уголёк // иней»", "es", "ru"),
        ("drew off Ember // Rime", "es", "es"),
    ],
)
def test_a_card_named_in_a_text_is_read_in_the_language_of_its_name_there(text, of_event, shown):
    glance = looked_at(CardsHere(text=text))
    assert language_at_first(glance, LanguagesKnown(of_event=of_event)) == shown


def test_a_declined_russian_name_is_russian():
    glance = msgspec.structs.replace(looked_at(CardsHere((SPLIT.name,))), written="Уголька")
    assert written_in(glance) == "ru"


def test_a_doubtful_name_asks():
    assert looked_at(CardsHere(("Ninth",))).asks


@pytest.mark.parametrize(
    ("here", "cards", "lack"),
    [
        (CardsHere((LANTERN.name,)), without_card_file(), Lack.NO_FILE),
        (CardsHere(("Nobody knows it",)), CardFakes(), Lack.NOT_IN_FILE),
        (CardsHere(text="nothing in particular"), CardFakes(), Lack.NONE_NAMED),
    ],
)
def test_why_there_is_no_card(here, cards, lack):
    assert looked_at(here, cards).lack is lack


def test_a_damaged_card_file_is_named_as_such():
    cards = without_card_file()
    cards.complains = "damaged"
    shown = looked_at(CardsHere((LANTERN.name,)), cards)
    assert (shown.lack, shown.complaint) == (Lack.NOT_USABLE, "damaged")


def test_each_of_several_faces_stands_below_its_name_cost_and_type():
    glance = looked_at(CardsHere((SPLIT.name,)))
    spanish = glance.words("es")
    assert spanish is not None
    told = spanish.by_face(glance.cost)
    assert [each.text for each in told if each.is_head] == [
        "Brasa {1}{R} · Instantáneo",
        "Escarcha {1}{U} · Instantáneo",
    ]
    assert next(each.text for each in told if not each.is_head).startswith("Brasa hace 2 puntos")
    one = looked_at(CardsHere((LANTERN.name,))).words("es")
    assert one is not None
    assert one.by_face("{2}") == ()


def test_languages_follow_each_other_round():
    glance = looked_at(CardsHere((SPLIT.name,)))
    assert [next_language(glance, code, 1) for code in ("en", "es", "ru")] == ["es", "ru", "en"]
    assert next_language(glance, "en", -1) == "ru"


def test_marks_are_colours_of_castable_faces_and_the_type_by_which_cards_are_laid_out():
    marks = card_marks(CardFakes(), [each.name for each in CARDS])
    assert marks["Ember // Rime"] == CardMark("UR", CardKind.INSTANT, "Ember // Rime")
    assert marks["Rusted Half"] == CardMark("", CardKind.CREATURE, "Rusted Half")
    assert marks["Tidewall Path // Tidewall Reef"] == CardMark(
        "", CardKind.LAND, "Tidewall Path // Tidewall Reef"
    )
    assert marks["Quarry Giant // Drop a Boulder"].kind is CardKind.CREATURE
    assert card_marks(without_card_file(), ["Rusted Half"]) is None
    assert mark_of(card("A thing", CardFace("A thing", types="Conspiracy"))).kind is None


@pytest.mark.parametrize(
    ("written", "of_event", "own", "shown"),
    [
        ("Ember // Rime", "en", "ru", "ru"),
        ("Ember // Rime", "es", "ru", "es"),
        ("Ember // Rime", "en", "en", "en"),
        ("Уголёк // Иней", "es", "en", "ru"),
        ("Brasa // Escarcha", "en", "en", "es"),
        ("Lantern of the Ninth Gate", "en", "ru", "en"),
        ("Lantern of the Ninth Gate", "ru", "es", "es"),
        ("Drowned Lantern", "ru", "es", "ru"),
    ],
)
def test_a_card_is_first_read_as_it_is_written_or_by_player_or_judge(written, of_event, own, shown):
    glance = looked_at(CardsHere((written,)))
    known = LanguagesKnown(of_event=of_event, own=own)
    assert language_at_first(glance, known) == shown
