import pytest

from judgekit.domain.cards.card import CardFace
from judgekit.system.resources import locale_folder
from judgekit.views.cards.card_text import (
    Availability,
    Paragraph,
    available,
    card_languages,
    faces_in,
    name_in,
    paragraphs,
    plain_text,
)
from judgekit.views.cards.figures import Figures
from judgekit.views.words.words import Words
from tests.card_fakes import CARDS, LANTERN, SPLIT, card, printed

SEXTON = next(each for each in CARDS if each.name == "Ninth-Gate Sexton")


def test_a_reminder_is_set_apart_without_its_brackets():
    assert paragraphs("Flying (It flies.)\nDraw a card.") == (
        Paragraph("Flying"),
        Paragraph("It flies.", is_reminder=True),
        Paragraph("Draw a card."),
    )
    assert paragraphs("({T}: Add {B}.)") == (Paragraph("{T}: Add {B}.", is_reminder=True),)


@pytest.mark.parametrize("text", ["Choose one (or both) — draw.", "A (b", ") a", ""])
def test_brackets_within_a_sentence_stay(text):
    assert [each.text for each in paragraphs(text)] == ([text] if text else [])


def test_full_width_brackets_are_brackets():
    assert paragraphs("飛行(飛ぶ。)")[1] == Paragraph("飛ぶ。", is_reminder=True)


def test_the_languages_say_what_the_file_has():
    has = {each.code: each.has for each in card_languages(LANTERN)}
    assert has == {
        "en": Availability.TEXT,
        "es": Availability.TEXT,
        "ru": Availability.NOTHING,
    }
    assert available(SEXTON, "es") is Availability.NAME


def test_other_languages_of_the_file_come_last():
    other = card(
        "Grey Stone",
        CardFace("Grey Stone", text="Draw a card."),
        printings=(printed("ja", ("灰石", "", "カードを1枚引く。")),),
    )
    assert [each.code for each in card_languages(other)] == ["en", "es", "ru", "ja"]
    assert faces_in(other, "ja")[0].name == "灰石"


def test_each_half_is_shown_in_the_language():
    ember, rime = faces_in(SPLIT, "es")
    assert (ember.name, ember.cost, ember.types) == ("Brasa", "{1}{R}", "Instantáneo")
    assert [each.text for each in rime.paragraphs] == [
        "Gira el permanente objetivo.",
        "Roba una carta.",
    ]
    assert name_in(SPLIT, "ru") == "Уголёк // Иней"


def test_a_card_with_a_name_only_keeps_the_english_text():
    (face,) = faces_in(SEXTON, "es")
    assert face.name == "Sacristán de la Novena Puerta"
    assert face.types == "Creature — Human Cleric"
    assert face.paragraphs[0].text == "Deathtouch"
    assert face.figures == Figures("2/1")


def test_a_language_without_anything_shows_english():
    assert faces_in(LANTERN, "ru") == faces_in(LANTERN, "en")


def test_a_card_as_plain_text_has_its_halves_apart():
    assert plain_text(faces_in(SPLIT, "en"), Words(locale_folder(), "en")) == (
        "Ember {1}{R}\nInstant\nEmber deals 2 damage to any target.\n//\n"
        "Rime {1}{U}\nInstant\nTap target permanent.\nDraw a card."
    )


def test_a_land_without_text_is_printed_in_its_language():
    land = card(
        "Plains",
        CardFace("Plains", types="Land"),
        printings=(printed("ru", ("Равнина", "Земля", "")),),
    )
    assert available(land, "ru") is Availability.TEXT
    assert faces_in(land, "ru")[0].types == "Земля"


@pytest.mark.parametrize(
    ("language", "loyalty", "defense"),
    [
        ("en", "Loyalty 4", "Defense 5"),
        ("es", "Lealtad 4", "Defensa 5"),
        ("ru", "Верность 4", "Защита 5"),
    ],
)
def test_loyalty_and_defense_are_told_as_what_they_are(language, loyalty, defense):
    words = Words(locale_folder(), language)
    vessa = next(each for each in CARDS if each.name == "Vessa, Keeper of Seals")
    siege = next(each for each in CARDS if each.name.startswith("Siege of Lowport"))
    assert plain_text(faces_in(vessa, language), words).split("\n")[-1] == loyalty
    assert defense in plain_text(faces_in(siege, language), words).split("\n")
