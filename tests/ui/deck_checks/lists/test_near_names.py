"""A wrong name in a list: the cards near it stand below it with their texts, and one is chosen."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_match import CardSource
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.deck_checks.lists.rows import ListRowKind
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources, judge_at

CARD_FILE = CardSource("scryfall", "2026-11-14", 31_000, 90_000, ("en",), ("modern",))
NEAR = "1 Sculler, black, white, Artifact Creature — Zombie\nLook at a hand."


@pytest.fixture(params=[CARD_FILE])
def source(request):
    return request.param


@pytest.fixture
def judge(with_services, bridge, qtbot, source):
    bridge.create(CreateTournament(name="Spring Open", format="modern"))
    cards = FewCards(source)
    return judge_at(with_services(decks=lambda: few_sources(cards)), cards, qtbot)


def near(judge) -> list[str]:
    return [row.spoken() for row in judge.rows(ListRowKind.NEAR)]


def test_a_doubtful_name_has_those_near_with_type_cost_and_text(judge):
    judge.write_list("Anna Rossi", "4 Skul\n56 Mountain\n")
    (asked,) = judge.rows(ListRowKind.CARD_ASKED)
    assert asked.candidates == ("Skullcrack", "Sculler")
    assert near(judge) == ["1 Skullcrack", NEAR.replace("1", "2")]  # of one there is no text


def test_an_unknown_name_has_those_near_too(judge):
    judge.write_list("Anna Rossi", "4 Scullerr\n56 Mountain\n")
    assert near(judge) == [NEAR]
    assert "4 Scullerr" in judge.view.editor.field.toPlainText()


@pytest.mark.parametrize("keys", [("Down", "Return"), ("1",), ("Down", "1")])
def test_one_of_them_is_chosen_by_keyboard(judge, keys):
    judge.write_list("Anna Rossi", "4 Scullerr\n56 Mountain\n")
    judge.to_preview()
    judge.press(*keys)
    assert "4 Sculler\n" in judge.view.editor.field.toPlainText()
    assert not judge.rows(ListRowKind.NEAR)


def test_one_of_them_is_chosen_with_the_mouse(judge):
    judge.write_list("Anna Rossi", "4 Scullerr\n56 Mountain\n")
    preview = judge.view.editor.preview
    (at,) = [at for at, row in enumerate(preview.rows.rows) if row.near]
    preview.clicked.emit(preview.rows.index(at))
    judge.wait()
    assert "4 Sculler\n" in judge.view.editor.field.toPlainText()


@pytest.mark.parametrize("source", [None], indirect=True)
def test_without_a_card_file_one_row_says_which_to_bring(judge):
    judge.write_list("Anna Rossi", "4 Scullerr\n4 Nobody Knows\n52 Mountain\n")
    said = [row.words for row in judge.rows() if row.words.startswith("No card file is loaded")]
    assert len(said) == 1
    assert not near(judge)


def test_a_card_listed_by_its_other_half_is_told_and_not_asked(judge):
    judge.write_list("Anna Rossi", "3 Ice\n56 Mountain\n")
    (told,) = [row for row in judge.rows(ListRowKind.NOTE) if row.card == "Ice"]
    assert told.note == "name of the other half or face, counted as Fire // Ice"
    assert not judge.rows(ListRowKind.CARD_ASKED)
