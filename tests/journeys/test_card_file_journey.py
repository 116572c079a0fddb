"""A card file is loaded in the window; lists in other languages are understood, and a commander's
deck is held against what the cards are."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.views.deck_checks.lists_reading import Asked
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.test_lists_journey import rested, said
from tests.storage.cards.card_files import scryfall_card, written

LEGAL = {"modern": "legal", "commander": "legal"}
CARDS = [  # name, Spanish, Russian, type line, colour identity
    ("Hill Queen", "Reina de la colina", "Королева Холма", "Legendary Creature — Elf", "WG"),
    ("Red Burst", "Estallido rojo", "Красная Вспышка", "Instant", "R"),
    ("Red Bursts", "Estallidos rojos", "Красные Вспышки", "Instant", "R"),
    ("Grey Stone", "Piedra gris", "Серый Камень", "Artifact", ""),
]

HALVES = scryfall_card(
    "Kindle // Ember",
    layout="split",
    card_faces=[{"name": "Kindle"}, {"name": "Ember"}],
    legalities=LEGAL,
)
IN_RUSSIAN = [
    {"name": "Kindle", "printed_name": "Розжиг"},
    {"name": "Ember", "printed_name": "Уголёк"},
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = []
    for name, spanish, russian, types, colours in CARDS:
        fields = {"type_line": types, "color_identity": list(colours), "legalities": LEGAL}
        made.append(scryfall_card(name, **fields))
        for language, printed in (("es", spanish), ("ru", russian)):
            made.append(scryfall_card(name, lang=language, printed_name=printed, **fields))
    made += [HALVES, {**HALVES, "lang": "ru", "card_faces": IN_RUSSIAN}]
    return written(tmp_path / "all-cards-20261120100512.json", made)


def at_the_lists(judge: JudgeAtWork, file: Path) -> None:
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.keys("Ctrl+4", "F4")
    rested(judge)
    (bar,) = judge.deck_checks_page.lists.findChildren(CardFileBar)
    judge.stage.program.card_file().load(file)
    rested(judge)
    assert bar.words.text() == "Card file of 20 November 2026 (Scryfall), 5 cards"


def write_list(judge: JudgeAtWork, text: str) -> None:
    judge.keys("Ctrl+N").write("ann lind3").keys("Return").paste(text)
    rested(judge)


def test_names_of_other_languages_are_known_and_doubtful_ones_asked(judge: JudgeAtWork, file: Path):
    at_the_lists(judge, file)
    write_list(judge, "3 Красная Вспышка\n2 Estallido rojo\n4 Piedra\n1 Красная Вспышки\n50 Гора\n")
    told = said(judge)
    assert "5 Red Burst, at most 4, written Estallido rojo; Красная Вспышка, MTR 6.1" in told
    assert "50 Гора, Mountain" in told
    asked = [words for words in told if words.startswith("Which card is")]
    assert asked == ["Which card is “Piedra”?", "Which card is “Красная Вспышки”?"]
    assert "1 Grey Stone, Artifact" in told
    assert "2 Red Bursts, Instant" in told
    judge.keys("Tab", "1")
    rested(judge)
    assert "4 Grey Stone" in said(judge)
    assert [words for words in said(judge) if words.startswith("Which card is")] == asked[1:]


def test_both_halves_of_a_card_are_counted_as_one_card(judge: JudgeAtWork, file: Path):
    at_the_lists(judge, file)
    write_list(judge, "3 Kindle\n1 Уголёк\n1 Ember / Kindle\n55 Гора\n")
    told = said(judge)
    assert "5 Kindle // Ember, at most 4, written Ember // Kindle; Уголёк, MTR 6.1" in told
    assert "Уголёк, name of the other half or face, counted as Kindle // Ember" in told
    assert "Ember // Kindle, taken for Kindle // Ember" in told
    assert not [words for words in told if words.startswith("Which card is")]


def test_a_commander_and_its_colours(judge: JudgeAtWork, file: Path):
    at_the_lists(judge, file)
    write_list(
        judge, "Commander\n1 Королева Холма\n\nDeck\n1 Estallido rojo\n1 Серый Камень\n97 Лес\n"
    )
    (choice,) = judge.deck_checks_page.lists.findChildren(FormatChoice)
    choice.choose(Asked(DeckFormat.COMMANDER))
    rested(judge)
    finding = (
        "Outside the commander's color identity: "
        "1 Red Burst (R), written Estallido rojo, Commander 3"
    )
    assert finding in said(judge)
    judge.keys("Ctrl+A").paste("Commander\n1 Piedra gris\n\nDeck\n99 Yermos\n")
    rested(judge)
    assert (
        "Neither a legendary creature nor a commander by its text: Grey Stone (Artifact), "
        "written Piedra gris, Commander 2" in said(judge)
    )
    judge.keys("Ctrl+A").paste("Commander\n1 Reina de la colina\n\nDeck\n1 Серый Камень\n98 Лес\n")
    rested(judge)
    assert "Legal" in said(judge)
