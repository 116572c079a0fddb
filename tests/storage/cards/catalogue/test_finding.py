"""Cards found by what is typed: names, halves, numbers, and what their texts say."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.domain.deck_checks.tick_off import begin, compared, tick
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from judgekit.views.deck_checks.near_cards import near_cards
from judgekit.views.deck_checks.other_names import other_names
from tests.domain.formats.listed import decklist
from tests.storage.cards.card_files import on_the_day
from tests.storage.cards.catalogue.printings import IN_SPANISH, foreign, printing, split_card

WALL = {"type_line": "Artifact Creature — Wall", "colors": []}
FLYING = {"type_line": "Creature — Bird", "colors": ["W"]}


@pytest.fixture
def cards(cards, load):
    load(
        [
            split_card(set="tst", collector_number="42"),
            split_card(lang="es", printed=IN_SPANISH, set="tst", collector_number="42"),
            printing("Patient Heron", "Flying", **FLYING, set="neo", collector_number="0123"),
            printing("Angry Heron", "Flying, haste", type_line="Creature — Bird", colors=["R"]),
            printing("Heron Feast", "Destroy target creature with flying.", colors=["B"]),
            foreign(
                "Patient Heron",
                "Flying",
                "ru",
                **FLYING,
                printed_name="Терпеливая цапля",
                printed_type_line="Существо — Птица",
                printed_text="Полет",
            ),
            foreign(
                "Patient Heron",
                "Flying",
                "ja",
                **FLYING,
                printed_name="忍耐強い鷺",
                printed_type_line="クリーチャー — 鳥",
                printed_text="飛行を持つ。",
            ),
            foreign("Grey Wall", "Defender", "ja", **WALL, printed_name="灰色のウォール"),
            foreign(
                "Angry Heron",
                "Flying, haste",
                "es",
                printed_name="Garza enfadada",
                printed_type_line="Criatura — Pájaro",
                printed_text="Vuela, prisa.",
                type_line="Creature — Bird",
                colors=["R"],
            ),
            printing("Card Sifting", "Draw two cards, then discard a card.", type_line="Sorcery"),
            printing("Slow Draw", "Whenever you draw a card, you gain 1 life. Draw slowly."),
            printing("Pike of the Pond and Sky", ""),
            printing("A Wall, in Grey", ""),
            printing("Pike & Wall", ""),
            printing("Grey Wall", "Defender", **WALL),
            printing("Heron Lord", "Flying", type_line="Creature — Bird", colors=["W", "U"]),
        ]
    )
    return cards


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("estanque", ("Quenched Ember // Still Pond", "Estanque quieto", "es", "beginning")),
        ("still p", ("Quenched Ember // Still Pond", "", "", "beginning")),
        ("quieto est", ("Quenched Ember // Still Pond", "Estanque quieto", "es", "words")),
        ("estnaque quieto", ("Quenched Ember // Still Pond", "Estanque quieto", "es", "corrected")),
        ("терпеливая", ("Patient Heron", "Терпеливая цапля", "ru", "beginning")),
        ("цапля терп", ("Patient Heron", "Терпеливая цапля", "ru", "words")),
        ("терпиливая цапля", ("Patient Heron", "Терпеливая цапля", "ru", "corrected")),
        ("耐強", ("Patient Heron", "忍耐強い鷺", "ja", "words")),
        ("鷺", ("Patient Heron", "忍耐強い鷺", "ja", "words")),
        ("忍耐弱い鷺", ("Patient Heron", "忍耐強い鷺", "ja", "corrected")),
        ("忍耐強い鷺 クリーチャー", ("Patient Heron", "忍耐強い鷺", "ja", "words")),
        ("灰色のうぉーる", ("Grey Wall", "灰色のウォール", "ja", "beginning")),
        ("灰色ノウォール", ("Grey Wall", "灰色のウォール", "ja", "beginning")),
        ("うぉーる", ("Grey Wall", "灰色のウォール", "ja", "words")),
        ("neo 123", ("Patient Heron", "", "", "number")),
        ("NEO-123", ("Patient Heron", "", "", "number")),
        ("123 neo", ("Patient Heron", "", "", "number")),
        ("neo#123", ("Patient Heron", "", "", "number")),
        ("neo/123", ("Patient Heron", "", "", "number")),
        ("(neo) 123", ("Patient Heron", "", "", "number")),
        ("patient heron (neo) 123", ("Patient Heron", "", "", "number")),
        ("Patient Heron neo 123", ("Patient Heron", "", "", "number")),
        ("heron neo #123", ("Patient Heron", "", "", "number")),
        ("patinet heron neo 123", ("Patient Heron", "", "", "number")),
        ("patient heron (xyz) 9", ("Patient Heron", "", "", "beginning")),
        ("patient heron [xyz]", ("Patient Heron", "", "", "beginning")),
        ("grey wall (neo) 123", ("Grey Wall", "", "", "beginning")),
        ("терпеливой цаплей", ("Patient Heron", "Терпеливая цапля", "ru", "declined")),
        ("цаплю", ("Patient Heron", "Терпеливая цапля", "ru", "words")),
        ("grey wall defender", ("Grey Wall", "", "", "words")),
        ("flying heron lord", ("Heron Lord", "", "", "words")),
        ("терпеливая цапля полет", ("Patient Heron", "Терпеливая цапля", "ru", "words")),
        ("garza enfadada criaturas", ("Angry Heron", "Garza enfadada", "es", "words")),
        ("tst 42", ("Quenched Ember // Still Pond", "", "", "number")),
        ("grey wal", ("Grey Wall", "", "", "beginning")),
        ("gtey wall", ("Grey Wall", "", "", "corrected")),
        ("sifitng", ("Card Sifting", "", "", "corrected")),
        ("sifitn", ("Card Sifting", "", "", "corrected")),
        ("xifting", ("Card Sifting", "", "", "corrected")),
        ("Pike of thepondandsky", ("Pike of the Pond and Sky", "", "", "corrected")),
        ("A Wall,inGrey", ("A Wall, in Grey", "", "", "corrected")),
        ("awallingrey", ("A Wall, in Grey", "", "", "corrected")),
        ("pike of the pond & sky", ("Pike of the Pond and Sky", "", "", "beginning")),
        ("pike & wall", ("Pike & Wall", "", "", "beginning")),
    ],
)
def test_a_card_is_found_as_it_is_typed(cards, typed, expected):
    first = cards.found(typed, 5)[0]
    assert (first.name, first.written, first.language, first.likeness) == expected


def test_a_card_is_told_by_its_english_name_where_that_fits_as_well_as_another(cards, load):
    load(
        [
            printing("Heron Watchers", "Flying"),
            foreign("Heron Watchers", "Flying", "de", printed_name="Heronwacht"),
        ]
    )
    written = {typed: cards.found(typed, 1)[0].written for typed in ("heronw", "heronwacht")}
    assert written == {"heronw": "Heronwacht", "heronwacht": "Heronwacht"}
    assert {each.name: each.written for each in cards.found("heron", 9)}["Heron Watchers"] == ""


def test_the_shortest_names_that_begin_so_come_first_and_each_card_once(cards):
    assert [each.name for each in cards.found("heron", 5)] == [
        "Heron Lord",
        "Heron Feast",
        "Angry Heron",
        "Patient Heron",
    ]
    assert len(cards.found("heron", 2)) == 2


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("draw card", ["Card Sifting", "Slow Draw", "Quenched Ember // Still Pond"]),
        ('"draw a card"', ["Quenched Ember // Still Pond", "Slow Draw"]),
        ("«roba una carta»", ["Quenched Ember // Still Pond"]),
        ("«roba una cart»", ["Quenched Ember // Still Pond"]),
        ("«roba un carta»", []),
        ("white creature", ["Heron Lord", "Patient Heron"]),
        ("criatura roja", ["Angry Heron"]),
        ("красное существо", []),
        ("белое существо", ["Patient Heron"]),
        ("multicolor bird", ["Heron Lord"]),
        ("бесцветная wall", ["Grey Wall"]),
        ("пол", ["Patient Heron"]),
        ("飛行", ["Patient Heron"]),
        ("飛行 クリーチャー", ["Patient Heron"]),
        ("飛行 くりーちゃー", ["Patient Heron"]),
        ('"飛行を持つ"', ["Patient Heron"]),
        ("flying hast", ["Angry Heron"]),
        ("pajaro", ["Angry Heron"]),
        ("no such words", []),
        ('""', []),
        ("", []),
        ("{T}", []),
    ],
)
def test_a_card_is_found_by_what_it_says(cards, typed, names):
    found = cards.described(typed, 10)
    assert sorted(each.name for each in found) == sorted(names)
    assert {each.likeness for each in found} <= {"text"}


def test_what_is_the_cards_type_or_colour_comes_before_what_it_speaks_of(cards):
    found = [each.name for each in cards.described("creature flying", 10)]
    assert found[-1] == "Heron Feast"
    assert len(found) == 4


TYPES = {
    "Grey Elf": ("Legendary Creature", "Criatura legendaria — Elfo", "Легендарное Существо — Эльф"),
    "Quick Word": ("Instant", "Instantáneo", "Мгновенное заклинание"),
    "Slow Word": ("Sorcery", "Conjuro", "Волшебство"),
    "Long Word": ("Enchantment", "Encantamiento", "Чары"),
    "Old Thing": ("Legendary Artifact", "Artefacto legendario", "Легендарный Артефакт"),
    "Old Place": ("Basic Land", "Tierra básica", "Базовая Земля"),
}  # fmt: skip


@pytest.fixture
def of_each_type(load):
    load(
        [
            *(printing(name, "Nothing.", type_line=types[0]) for name, types in TYPES.items()),
            *(
                foreign(
                    name,
                    "Nothing.",
                    language,
                    type_line=types[0],
                    printed_name=f"{name} {language}",
                    printed_text="—",
                    printed_type_line=types[at],
                )
                for at, language in enumerate(("es", "ru"), 1)
                for name, types in TYPES.items()
            ),
        ],
        only=True,
    )


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("creatures", ["Grey Elf"]),
        ("sorceries", ["Slow Word"]),
        ("criaturas", ["Grey Elf"]),
        ("criaturas legendarias", ["Grey Elf"]),
        ("instantáneos", ["Quick Word"]),
        ("conjuros", ["Slow Word"]),
        ("encantamientos", ["Long Word"]),
        ("legendarios", ["Grey Elf", "Old Thing"]),
        ("tierras básicas", ["Old Place"]),
        ("существа", ["Grey Elf"]),
        ("легендарные существа", ["Grey Elf"]),
        ("легендарных", ["Grey Elf", "Old Thing"]),
        ("мгновенные заклинания", ["Quick Word"]),
        ("волшебства", ["Slow Word"]),
        ("чары", ["Long Word"]),
        ("чарами", ["Long Word"]),
        ("артефактов", ["Old Thing"]),
        ("базовые земли", ["Old Place"]),
        ("земель", ["Old Place"]),
    ],
)
def test_a_type_is_found_in_any_number_gender_and_case(cards, of_each_type, typed, names):
    found = [each.name for each in cards.described(typed, 10)]
    assert sorted(found) == names


def test_a_type_that_is_asked_for_comes_before_what_speaks_of_it(cards, load):
    load([printing("Wide End", "Destroy all creatures.", type_line="Sorcery")])
    found = [each.name for each in cards.described("creatures", 10)]
    assert sorted(found[:-2]) == ["Angry Heron", "Grey Wall", "Heron Lord", "Patient Heron"]
    assert found[-2:] == ["Wide End", "Heron Feast"]


@pytest.mark.parametrize("typed", ["grey wall flying", "grey wall defender whatever"])
def test_a_name_beside_words_that_its_card_lacks_is_not_that_card(cards, typed):
    assert cards.found(typed, 5) == ()


def test_a_slip_in_a_whole_name_goes_before_a_name_beside_words_of_its_text(cards, load):
    load([printing("Verve", "Scry at the end, then draw on."), printing("Act on Verve", "")])
    assert cards.found("at on verve", 5)[0].name == "Act on Verve"
    assert cards.found("scry verve", 5)[0].name == "Verve"


def test_without_a_card_file_nothing_is_found(tmp_path):
    cards = KnownCards(resources_folder(), tmp_path, on_the_day)
    assert (cards.found("heron", 5), cards.described("heron", 5), cards.card("Heron")) == (
        (),
        (),
        None,
    )


@pytest.mark.parametrize(
    "typed", ["\0", "'", '"', "%", "*", "x" * 5_000, "a " * 3_000, "\ud800", "🦅"]
)
def test_any_text_has_an_answer(cards, typed):
    assert len(cards.found(typed, 5)) <= 5
    assert len(cards.described(typed, 5)) <= 5


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.sampled_from('"*^:(){}+-\\\0 \n«»“aéй行1NEAROT')))
def test_no_sign_is_taken_for_a_command_of_the_index(cards, typed):
    assert len(cards.described(typed, 5)) <= 5
    assert len(cards.found(typed, 5)) <= 5
    assert cards.found("heron", 1)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Терпеливую цаплю", "Patient Heron"),
        ("терпеливой цапли", "Patient Heron"),
        ("Терпеливыми Цаплями", "Patient Heron"),
        ("Терпеливую", None),
        ("Терпеливую птицу", None),
        ("Цаплю терпеливую", None),
        ("Терпеливую цаплю дважды", None),
        ("Garzas enfadadas", None),
    ],
)
def test_a_russian_name_of_several_words_may_be_declined(cards, text, name):
    assert cards.named([text]) == ({text: name} if name else {})


@pytest.mark.parametrize(
    ("written", "candidates"),
    [
        ("Терпеливую цаплю", ("Patient Heron",)),
        ("ТЕРПЕЛИВЫЕ ЦАПЛИ", ("Patient Heron",)),
        ("Терпеливую птицу", ()),
    ],
)
def test_in_a_list_a_declined_name_is_asked_and_never_taken(cards, written, candidates):
    match = cards.match(written)
    assert (match.sure, match.candidates) == (False, candidates)
    (near,) = near_cards(cards, {written: match}).get(written, (None,))
    assert (near.text if near else None) == ("Flying" if candidates else None)


def test_either_half_in_any_language_is_ticked_off_as_the_lists_card(cards):
    others = other_names(cards, ["Quenched Ember", "Estanque quieto"])
    listed = decklist("3 Quenched Ember, 1 Estanque quieto")
    off = begin(listed, others=others)
    for name in ("Still Pond", "ascua apagada", "Quenched Ember // Still Pond", "estanque quieto"):
        off = tick(off, name)
    assert compared(off).agrees
    assert [row.count for row in compared(tick(off, "Still Pond")).extra] == [1]


def test_a_doubtful_name_of_a_list_is_ticked_off_by_the_cards_that_it_may_be(cards):
    others = other_names(cards, ["Heron"])
    off = begin(decklist("2 Heron, 1 Grey Wall"), others=others)
    assert compared(tick(tick(off, "Heron Lord", 2), "Grey Wall")).agrees
    assert compared(tick(tick(off, "heron feast", 2), "Grey Wall")).agrees
    assert compared(tick(tick(off, "garza enfadada", 2), "Grey Wall")).agrees
    other = compared(tick(tick(off, "Slow Draw", 2), "Grey Wall"))
    assert [row.name for row in other.extra] == ["Slow Draw"]


def test_names_in_texts(cards):
    asked = ["Still Pond", "garza enfadada", "Heron", "Терпеливая цапля", ""]
    assert cards.named(asked) == {
        "Still Pond": "Quenched Ember // Still Pond",
        "garza enfadada": "Angry Heron",
        "Терпеливая цапля": "Patient Heron",
    }
