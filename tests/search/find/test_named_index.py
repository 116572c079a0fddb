import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.find.answer import FindKind
from judgekit.search.find.named_index import Named, NamedIndex, typed_words

THINGS = (
    Named(FindKind.ACTION, "dark", ("Dark theme", "night mode", "тёмная тема")),
    Named(FindKind.ACTION, "light", ("Light theme", "day mode", "светлая тема")),
    Named(FindKind.CARD, "Brainstorm", ("Brainstorm", "Inspiración súbita")),
    Named(FindKind.PLAYER, "Anna Rossi", ("Anna Rossi",)),
    Named(FindKind.PLAYER, "Siobhán O'Neill", ("Siobhán O'Neill",)),
)


@pytest.fixture(scope="module")
def index() -> NamedIndex:
    return NamedIndex(THINGS)


def best(index: NamedIndex, text: str) -> str:
    found = index.search(typed_words(text))
    return max(found, key=lambda match: match.of_text * match.of_name).thing.id if found else ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dark theme", "dark"),
        ("night", "dark"),
        ("dar", "dark"),
        ("темную тему", "dark"),
        ("brainstrom", "Brainstorm"),
        ("inspiracion subita", "Brainstorm"),
        ("rossi anna", "Anna Rossi"),
        ("rosi", "Anna Rossi"),
        ("ann ros", "Anna Rossi"),
        ("oneill", "Siobhán O'Neill"),
        ("o'neil", "Siobhán O'Neill"),
        ("zzz", ""),
        ("", ""),
    ],
)
def test_a_thing_is_found_by_words_begun_inflected_or_misspelled(index, text, expected):
    assert best(index, text) == expected


def test_a_whole_name_matches_wholly(index):
    match = next(each for each in index.search(["dark", "theme"]) if each.thing.id == "dark")
    assert (match.of_text, match.of_name, match.phrase) == (1.0, 1.0, "Dark theme")


def test_words_of_different_names_explain_a_text_together(index):
    match = next(each for each in index.search(["night", "theme"]) if each.thing.id == "dark")
    assert match.of_text < 1.0
    assert match.of_thing == pytest.approx(1.0)


def test_a_word_in_no_name_counts_against_all(index):
    alone = next(each for each in index.search(["night"]) if each.thing.id == "dark")
    more = next(each for each in index.search(["night", "zzzzz"]) if each.thing.id == "dark")
    assert more.of_text < alone.of_text


@given(st.text(max_size=40))
def test_shares_are_shares_whatever_is_typed(text):
    for match in NamedIndex(THINGS).search(typed_words(text)):
        assert 0.0 < match.of_text <= 1.0
        assert 0.0 < match.of_name <= 1.0
        assert match.of_text <= match.of_thing + 1e-9


@given(st.sampled_from(THINGS))
def test_every_name_finds_its_thing(thing):
    index = NamedIndex(THINGS)
    for phrase in thing.phrases:
        assert best(index, phrase) == thing.id
