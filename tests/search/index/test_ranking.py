"""What counts for a section, each alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.search.index.occurrences import occurrence
from judgekit.search.index.ranking import Form, RankedSection, Ranking, Unit, Weights, Word

PASSAGES_EACH = 3


def ranking(*places: dict[str, list[tuple[int, int]]], **changes: object) -> Ranking:
    """An English index of six sections, each with a title and two more passages.

    `places` has for each stem the pairs of passage and word where it stands.
    """
    sections = [
        msgspec.structs.replace(
            RankedSection(0, number, "en", number, 100, 2, number * PASSAGES_EACH, True, False),
            **changes.get(f"section{number}", {}),
        )
        for number in range(6)
    ]
    known = {stem: found for each in places for stem, found in each.items()}

    def find(language: str, stem: str) -> Sequence[int]:
        return [occurrence(*place) for place in known.get(stem, ())] if language == "en" else ()

    section_of = [number for number in range(6) for _ in range(PASSAGES_EACH)]
    return Ranking(sections, section_of, find, Weights())


def unit(*stems: str) -> Unit:
    return Unit([Word({"en": [Form((stem,))]}) for stem in stems])


def scores(index: Ranking, *units: Unit) -> dict[int, float]:
    return index.scores(index.asked(units))


def test_a_rare_word_says_more_than_a_common_one():
    index = ranking({"deck": [(1, 0), (4, 0), (7, 0)], "bribe": [(10, 0)]})
    found = scores(index, unit("deck"), unit("bribe"))
    assert found[3] > found[0]


def test_a_word_in_the_title_says_more_than_in_the_text():
    index = ranking({"deck": [(0, 0), (4, 0)]})
    found = scores(index, unit("deck"))
    assert found[0] > found[1]


def test_the_same_words_say_less_in_a_longer_section():
    index = ranking({"deck": [(1, 0), (4, 0)]}, section1={"length": 1000})
    found = scores(index, unit("deck"))
    assert found[0] > found[1]


def test_more_of_the_query_counts_more():
    index = ranking({"deck": [(1, 0), (4, 0)], "time": [(1, 5), (7, 0)]})
    found = scores(index, unit("deck"), unit("time"))
    assert max(found, key=found.__getitem__) == 0


def test_a_change_log_counts_less():
    index = ranking({"deck": [(1, 0), (4, 0)]}, section0={"change_log": True})
    found = scores(index, unit("deck"))
    assert found[0] < found[1]


def test_the_words_of_another_form_count_only_near_each_other():
    index = ranking({"extra": [(1, 0), (4, 0)], "time": [(1, 2), (4, 9)]})
    asked = Unit([Word()], {"en": [Form(("extra", "time"), 0.7)]})
    assert set(scores(index, asked)) == {0}


def test_a_concept_counts_once_by_its_best_form():
    index = ranking({"deck": [(1, 0)], "mazo": [(1, 1)]})
    both = Unit([Word({"en": [Form(("deck",)), Form(("mazo",), 0.7)]})])
    assert scores(index, both)[0] == scores(index, unit("deck"))[0]


def test_what_no_text_has_takes_nothing_away():
    index = ranking({"deck": [(1, 0)]})
    assert scores(index, unit("deck"), unit("xyzzy")) == scores(index, unit("deck"))
    assert scores(index, unit("xyzzy")) == {}


def test_each_passage_has_its_share_of_the_query():
    index = ranking({"deck": [(1, 0), (2, 0)], "time": [(2, 5)]})
    shares = index.passages(index.asked([unit("deck"), unit("time")]), 0)
    assert shares[2] == 1.0
    assert 0 < shares[1] < 1
