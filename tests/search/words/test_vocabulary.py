"""Completions, repairs and words typed as one."""

from __future__ import annotations

from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming
from judgekit.search.words.vocabulary import Vocabulary
from judgekit.search.words.word_forms import PrintedWords, WordForms, word_forms


def forms_of(words: str, language: str) -> WordForms:
    return word_forms(words.split(), LearnedWords(language, Stemming()))


def vocabulary(**words: str) -> Vocabulary:
    return Vocabulary({code: forms_of(printed, code) for code, printed in words.items()})


KNOWN = vocabulary(en="sideboard shuffle shuffling time deck list.", ru="турнир турниры колода")


def repaired(word: str, reader: str = "en") -> set[str]:
    return {known.word for known in KNOWN.repairs(word, reader)}


def test_words_as_printed_are_known_folded():
    forms = forms_of("Список. don't 3.10 a.b", "ru")
    assert forms.folded.split() == ["3.10", "a", "b", "don", "список"]
    assert PrintedWords(forms).of("списк") == ["Список."]


def test_a_stem_has_all_its_words_and_none_of_a_longer_stem():
    forms = forms_of("shuffle shuffling. shufflers", "en")
    printed = PrintedWords(forms)
    assert printed.of("shuffl") == ["shuffle", "shuffling."]
    assert printed.of("shuf") == printed.of("zz") == printed.of("") == []


def test_one_edit_in_short_words_more_in_long_ones():
    assert "time" in repaired("tiem")
    assert repaired("sidebord") == {"sideboard"}
    assert repaired("sidebaord") == {"sideboard"}
    assert repaired("турнирр") == {"турнир", "турниры"}
    assert repaired("tmei") == set()


def test_only_the_nearest_are_given():
    assert repaired("shuffel") == {"shuffle"}


def test_numbers_and_the_shortest_words_are_left_alone():
    assert repaired("3.10") == set()
    assert repaired("tx") == set()
    assert repaired("tim") == set()
    assert repaired("deck2") == set()


def test_what_the_readers_language_has_is_never_repaired_into_another():
    both = vocabulary(en="round", es="ronda", ru="колода")
    assert [known.word for known in both.repairs("rounda", "en")] == ["round"]
    assert [known.word for known in both.repairs("rounda", "es")] == ["ronda"]
    assert [known.word for known in both.repairs("rounda", "ru")] == ["ronda", "round"]


def test_the_first_letter_is_rarely_missed():
    assert repaired("kime") == set()
    assert repaired("itme") == {"time"}
    assert repaired("dhuffle") == {"shuffle"}
    assert repaired("dhufle") == set()


def test_a_stop_word_mistyped_is_a_stop_word():
    assert repaired("whcih") == {"which"}


def test_completions_in_one_language():
    assert KNOWN.completions("shuf", "en") == ["shuffle", "shuffling"]
    assert KNOWN.completions("shuf", "ru") == []


def test_two_words_typed_as_one():
    assert KNOWN.parts("decklist") == ("deck", "list")
    assert KNOWN.parts("decklis") is None


def test_another_language_repairs_only_a_longer_word_by_one_letter():
    both = vocabulary(en="round", es="torneo frase")
    assert [known.word for known in both.repairs("toreno", "en")] == ["torneo"]
    assert both.repairs("erase", "en") == []
    assert both.repairs("tornoe", "ru") != []
    assert both.repairs("torenoo", "en") == []
