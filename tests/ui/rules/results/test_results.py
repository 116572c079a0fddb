from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    SYNONYM_END,
    SYNONYM_START,
    Hit,
)
from judgekit.ui.rules.results.delegate import LINES, laid_out
from judgekit.ui.rules.results.model import ResultsModel, parted, result_row
from tests.builders import ref
from tests.ui.rules.small_library import ES


def test_a_snippet_is_parted_into_words_and_marks():
    marked = f"A {MARK_START}time{MARK_END} and {MARK_START}deck{MARK_END}"
    assert parted(marked) == ("A time and deck", ((2, 4), (11, 4)), ())
    assert parted(f"more {SYNONYM_START}time{SYNONYM_END}") == ("more time", (), ((5, 4),))


@given(st.text(alphabet=f"ab 🂡{MARK_START}{MARK_END}{SYNONYM_START}{SYNONYM_END}"))
def test_marks_always_lie_within_the_snippet(marked):
    text, marks, synonyms = parted(marked)
    length = len(text.encode("utf-16-le")) // 2
    assert all(
        start >= 0 and size > 0 and start + size <= length for start, size in (*marks, *synonyms)
    )
    assert not set(text) & {MARK_START, MARK_END, SYNONYM_START, SYNONYM_END}


def test_a_result_names_its_counterparts(rules):
    hit = Hit(ref("3.9"), "en", "Card Shuffling", "", 1.0, counterparts=(ref("3.10", ES),))
    row = result_row(rules, hit, tagged=False)
    assert (row.number, row.title, row.foot) == ("3.9", "Card Shuffling", "ES 3.10")


def test_a_result_found_in_another_language_says_so(rules):
    hit = Hit(ref("3.9"), "en", "Card Shuffling", "Decks", 1.0, matched=ref("3.10", ES))
    assert "ES 3.10" in result_row(rules, hit, tagged=False).foot


def test_a_hit_that_the_library_lacks_is_no_row(rules):
    assert result_row(rules, Hit(ref("9.9"), "en", "", "", 1.0), tagged=False) is None


def test_a_row_is_spoken_whole(qapp, rules):
    model = ResultsModel()
    hit = Hit(ref("2.6"), "en", "Time Extensions", "A paused match", 1.0)
    model.show_rows((result_row(rules, hit, tagged=True),))
    spoken = model.index(0, 0).data(11)  # AccessibleTextRole
    assert spoken == "EN 2.6 Time Extensions. A paused match"


def test_long_snippets_end_after_three_lines_between_words(look):
    layout, lines = laid_out("deck check " * 60, ((0, 4),), 300, look.theme)
    assert lines == LINES
    assert layout.text().endswith(("deck…", "check…"))


def test_a_word_longer_than_the_row_is_cut(look):
    layout, lines = laid_out("x" * 900, (), 100, look.theme)
    assert lines == LINES
    assert layout.text().endswith("…")


def test_a_short_snippet_is_left_alone(look):
    layout, lines = laid_out("deck check", (), 300, look.theme)
    assert (layout.text(), lines) == ("deck check", 1)
