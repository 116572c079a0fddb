"""Words learned in any order and company are folded and stemmed as each by itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.search.words.folding import fold_word
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming

PRINTED = st.text("абвЙёкКaeoKÉéñ'’1.", min_size=1, max_size=6)


@given(st.lists(st.lists(PRINTED)), st.sampled_from(["en", "es", "ru"]))
def test_it_does_not_matter_what_else_is_learned(lots: list[list[str]], language: str) -> None:
    learned = LearnedWords(language, Stemming())
    for words in lots:
        learned.learn(words)
        for word in words:
            folded = fold_word(word)
            assert learned.folded[word] == folded
            assert learned.stems[folded] == Stemming().stems([folded], language)[0]
