"""Terms are kept as stems, and told apart by language and concept."""

from __future__ import annotations

from judgekit.domain.cards.card_names import CardName
from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.concepts import concepts_of, kept_terms, terms_of
from judgekit.search.queries.term_matching import Term, TermMatching
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming

ENTRIES = (
    GlossaryEntry("copy", {"en": ("only one copy", "Copies"), "es": ("copia",)}, {}),
    GlossaryEntry(
        "2hg", {"en": ("Two-Headed Giant",), "ru": ("Двуглавый гигант",)}, {}, ("mtr 9",)
    ),
)
CARDS = (CardName(en="Look at the Decks", es="Mirar  mazos"), CardName(ru="Игры — «Ёлка»"))
CONCEPTS = concepts_of(Glossary(ENTRIES), CARDS, {RuleReference("mtr", "9"): 5})


def kept(language: str) -> str:
    return kept_terms(CONCEPTS.terms[language], LearnedWords(language, Stemming())).stems


def matching() -> TermMatching:
    terms = {
        code: kept_terms(printed, LearnedWords(code, Stemming()))
        for code, printed in CONCEPTS.terms.items()
    }

    def terms_with(language: str, stem: str) -> list[int]:
        stems = terms[language].stems.split("\n")
        return [
            terms[language].first + place
            for place, line in enumerate(stems)
            if stem in line.split()
        ]

    return TermMatching(CONCEPTS.see, terms, terms_with)


def test_a_line_for_each_term_has_the_stems_of_its_words():
    assert kept("en").split("\n") == ["- - copi", "copi", "two head giant", "look - - deck"]
    assert [line.split() for line in kept("ru").split("\n")] == [
        ["двуглав", "гигант"],
        ["игр", "елк"],
    ]


def test_numbers_run_on_through_the_languages():
    numbers = [
        number for language in CONCEPTS.terms for number, _ in terms_of(CONCEPTS, language, 100)
    ]
    assert numbers == list(range(100, 108))
    assert terms_of(CONCEPTS, "pl", 100) == []


def test_a_concept_has_its_terms_in_the_languages_that_have_any():
    assert matching().terms(0) == {
        "en": [Term(0, ("copi",), 1 / 3), Term(0, ("copi",), 1.0)],
        "es": [Term(0, ("copi",), 1.0)],
    }
    assert set(matching().terms(3)) == {"ru"}


def test_stop_words_are_weighed_only_where_one_other_word_is_left():
    assert [term.whole for term in matching().terms(0)["en"]] == [1 / 3, 1.0]
    assert matching().terms(2)["en"] == [Term(2, ("look", "deck"), 1.0)]


def test_glossary_entries_come_first_and_only_they_say_where_they_are_ruled():
    found = matching()
    assert [found.is_name(concept) for concept in range(4)] == [False, False, True, True]
    assert [list(found.see(concept)) for concept in range(4)] == [[], [5], [], []]


def test_words_match_whole_terms_and_parts_of_others():
    found = matching().matches(
        [{"en": ["two"]}, {"en": ["head"]}, {"es": ["copi"], "en": ["copi"]}]
    )
    assert found.whole == {frozenset({2}): {0: 1.0}}
    assert found.partly == {1: {0: 2 / 3, 1: 2 / 3}, 0: {2: 1.0}}
