"""Which Russian words are taken for forms of one word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_key import card_key
from judgekit.search.words.russian_forms import are_forms, beginnings, russian_stems


def folded(words: str) -> list[str]:
    return card_key(words).split()


@pytest.mark.parametrize(
    "forms",
    [
        "дракон дракона дракону драконом драконе драконы драконов драконам драконами драконах",
        "цапля цапли цапле цаплю цаплей цапель цаплям",
        "терпеливый терпеливая терпеливое терпеливого терпеливую терпеливыми",
        "герой героя герою героем герое герои героев",
        "чародей чародея чародею чародеем чародеи чародеев",
        "самурай самурая самураю самураем",
        "портал портала порталу порталом порталы",
        "память памяти памятью",
        "порыв порыва порывом",
        "великан великана великану великаном",
        "огонь огня огню огнём",
        "лев льва льву львом львы",
        "боец бойца бойцу бойцы бойцов",
        "день дня дню днём дни дней",
        "конёк конька коньку",
        "кошка кошки кошек",
        "судьба судьбы судеб",
        "пламя пламени пламенем",
        "волчий волчья волчьего волчьими",
        "горожанин горожанина горожане горожан",
        "котёнок котёнка котята котят",
        "человек человека люди людей людьми",
        "сражающийся сражающегося сражающимися",
        "молния молнии молний молнией",
        "копьё копья копий копьём",
        "Марков Маркова Марковым Маркове",
        "свой своего своему своим",
        "зомби",
    ],
)
def test_the_cases_of_a_word_are_its_forms(forms):
    first, *others = folded(forms)
    assert all(are_forms(first, other) and are_forms(other, first) for other in others)


@pytest.mark.parametrize(
    "words", ["цапля цепь", "дракон драка", "лев левый", "день деньги", "маг магия"]
)
def test_other_words_are_not(words):
    one, other = folded(words)
    assert not are_forms(one, other)


_WORDS = st.text(st.sampled_from("аеиноскльяюмйёд"), min_size=1, max_size=9).map(card_key)


@given(_WORDS, st.sampled_from(["", "а", "ами", "ов", "ого", "ья", "енем", "ем"]))
def test_every_form_begins_as_was_said(stem, ending):
    word = stem + ending
    for other in (stem, stem + "ам", stem + "ыми"):
        if are_forms(word, other):
            assert any(other.startswith(start) for start in beginnings(word))


@given(_WORDS)
def test_any_word_has_stems_and_is_its_own_form(word):
    assert russian_stems(word)
    assert are_forms(word, word)
