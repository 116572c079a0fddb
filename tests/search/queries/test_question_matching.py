"""Which sections a query is asked of, by questions that they answer."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from judgekit.search.index.kept_index import KeptQuestions
from judgekit.search.index.questions import NOT_THERE, rarity
from judgekit.search.queries.question_matching import AskedWord, QuestionMatching

ENGLISH = (
    (0, "opponent late round"),
    (0, "opponent missing"),
    (1, "opponent slow turn"),
    (1, "slow opponent"),
    (2, "sleeves bent"),
    (3, "sleeves torn round"),
)
"""Each question with its section."""
SPANISH = ((2, "fundas dobladas"), (3, "tarde"))
SECTIONS = 4


def kept(questions: Sequence[tuple[int, str]], first: int) -> KeptQuestions:
    having = {
        word: len({section for section, text in questions if word in text.split()})
        for _, text in questions
        for word in text.split()
    }
    count = len({section for section, _ in questions})
    weights = [sum(rarity(count, having[word]) for word in text.split()) for _, text in questions]
    sections = array("I", [section for section, _ in questions])
    return KeptQuestions(first, sections.tobytes(), array("f", weights).tobytes())


def matching(
    groups: Sequence[int] = range(10, 10 + SECTIONS),
    english: Sequence[tuple[int, str]] = ENGLISH,
) -> QuestionMatching:
    """Questions of four sections, whose groups are 10 to 13."""
    by_language = {"en": (0, english), "es": (len(english), SPANISH)}

    def questions_with(language: str, stems: tuple[str, ...]) -> list[int]:
        first, questions = by_language[language]
        return [
            first + at for at, (_, text) in enumerate(questions) if set(stems) <= set(text.split())
        ]

    kept_in = {code: kept(questions, first) for code, (first, questions) in by_language.items()}
    return QuestionMatching(kept_in, groups, questions_with)


def asked(*words: str, certainty: float = 1.0, language: str = "en") -> list[AskedWord]:
    return [({language: {(word,): certainty}}, False) for word in words]


def order(words: Sequence[AskedWord]) -> list[int]:
    found = matching().likeness(words)
    return sorted(found, key=found.__getitem__, reverse=True)


def test_the_likest_question_leads_to_its_section():
    assert order(asked("opponent", "late"))[0] == 10
    assert order(asked("opponent", "slow"))[0] == 11


def test_a_word_that_few_sections_have_outweighs_a_common_one():
    assert order(asked("round", "bent"))[0] == 12


def test_words_of_different_questions_of_a_section_count_together():
    found = matching().likeness(asked("late", "missing"))
    assert found[10] > matching().likeness(asked("late", "unheard"))[10]


def test_a_section_that_is_asked_much_else_is_less_likely_by_one_question():
    much_else = [(2, f"fold{number} crease{number}") for number in range(20)]
    found = matching(english=[*ENGLISH, (3, "sleeves bent"), *much_else]).likeness(
        asked("sleeves", "bent")
    )
    assert found[13] > found[12]


def test_a_word_that_is_less_certain_counts_less():
    sure = matching().likeness(asked("bent", "late"))
    unsure = matching().likeness([*asked("bent", certainty=0.5), *asked("late")])
    assert unsure[12] < sure[12]


def test_a_stop_word_counts_less_than_another():
    (forms, _), late = asked("bent", "late")
    found = matching().likeness([(forms, True), late])
    assert found[10] > found[12]


def test_words_that_no_question_has_make_it_less_like():
    assert (
        matching().likeness(asked("bent", "unheard", "strange"))[12]
        < matching().likeness(asked("bent"))[12]
    )


def test_a_phrase_counts_only_where_all_of_it_stands():
    phrase = {"en": {("sleeves", "torn"): 1.0}}
    assert list(matching().likeness([(phrase, False)])) == [13]


def test_the_questions_of_any_language_count():
    assert order(asked("fundas", language="es")) == [12]


def test_a_section_that_the_library_lacks_is_not_found():
    found = matching([10, NOT_THERE, 12, 13]).likeness(asked("slow", "opponent"))
    assert set(found) == {10}


@pytest.mark.parametrize("words", [[], asked("unheard")])
def test_what_no_question_asks_finds_nothing(words):
    assert matching().likeness(words) == {}
