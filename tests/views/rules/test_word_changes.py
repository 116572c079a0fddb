"""Which words of a section are marked as removed and added."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.views.rules.word_changes import word_changes
from tests.builders import section, table


def marked(found, marks) -> list[str]:
    texts = []
    for mark in marks:
        text = found.title if mark.block < 0 else found.blocks[mark.block].text
        if mark.row >= 0:
            text = found.blocks[mark.block].rows[mark.row][mark.column].text
        texts.append(text[mark.start : mark.end])
    return texts


def changed(old, new) -> tuple[list[str], list[str]]:
    changes = word_changes(old, new)
    return marked(old, changes.removed), marked(new, changes.added)


def test_runs_of_words_are_marked_on_both_sides():
    old = section("2.5", "End", "A turn is over once its player has nothing left to do.", "Same.")
    new = section("2.5", "End", "A turn is over once its player has passed it.", "Same.")
    assert changed(old, new) == (["nothing left to do"], ["passed it"])


def test_a_new_paragraph_is_marked_from_its_first_to_its_last_word():
    old, new = (
        section("2.5", "End", "One."),
        section("2.5", "End", "One.", "Players stay, then go."),
    )
    assert changed(old, new) == ([], ["Players stay, then go"])


def test_words_of_titles_and_cells_are_marked():
    old = section("B", "Time Limits", table(("Round", "50")))
    new = section("B", "Time Rules", table(("Round", "60")))
    assert changed(old, new) == (["Limits", "50"], ["Rules", "60"])


def test_case_and_punctuation_are_no_difference():
    assert changed(section("1", "A", "So, it IS."), section("1", "A", "So it is")) == ([], [])


def test_very_long_texts_are_compared_too():
    words = [f"word{at}" for at in range(2000)]
    old, new = section("1", "A", " ".join(words)), section("1", "A", " ".join(["new", *words]))
    assert changed(old, new) == ([], ["new"])


WORDS = ("player", "turn", "draws", "the", "deck's", "50", "again")
texts = st.lists(st.sampled_from(WORDS), max_size=12)


@given(texts, texts)
def test_without_its_marked_words_both_texts_are_the_same(old, new):
    sides = section("1", "A", " ".join(old)), section("1", "A", " ".join(new))
    changes = word_changes(*sides)
    rests = []
    for side, marks in zip(sides, changes, strict=True):
        text = side.blocks[0].text
        for mark in sorted(marks, key=lambda mark: -mark.start):
            text = text[: mark.start] + text[mark.end :]
        rests.append(text.split())
    assert rests[0] == rests[1]
