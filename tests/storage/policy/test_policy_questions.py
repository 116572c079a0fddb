"""Where the questions of the catalogue that is shipped lead, whoever adds to them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from judgekit.domain.infractions.policy import Answer, Catalogue, PolicyLevel, Question, Words
from judgekit.domain.infractions.questioning import Chain, every_way, follow
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder

COMPETITIVE, REGULAR = PolicyLevel
AT_MOST = 4
DIGITS = 9
WORDS_IN_AN_ANSWER = 8
"""A floor judge reads an answer at a glance."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(resources_folder() / "policy")


def ways(catalogue: Catalogue) -> Iterator[tuple[PolicyLevel, Chain]]:
    for level in PolicyLevel:
        for chain in every_way(catalogue, level):
            yield level, chain


def answers(catalogue: Catalogue) -> Iterator[tuple[Question, Answer]]:
    for question in catalogue.questions:
        for answer in question.answers:
            yield question, answer


def texts(catalogue: Catalogue) -> Iterator[Words]:
    yield from (question.text for question in catalogue.questions)
    yield from (answer.text for _, answer in answers(catalogue))


def test_each_question_has_an_id_of_its_own_and_an_answer_for_each_digit_at_most(catalogue):
    assert [
        each for each, n in Counter(one.id for one in catalogue.questions).items() if n > 1
    ] == []
    assert [one.id for one in catalogue.questions if not 2 <= len(one.answers) <= DIGITS] == []


def test_each_answer_leads_to_one_thing_and_that_exists(catalogue):
    wrong = []
    for question, answer in answers(catalogue):
        found = [
            catalogue.question(answer.question) if answer.question else None,
            catalogue.entry(answer.infraction) if answer.infraction else None,
            catalogue.no_infraction(answer.no_infraction) if answer.no_infraction else None,
        ]
        named = [one for one in (answer.question, answer.infraction, answer.no_infraction) if one]
        if len(named) != 1 or not any(found):
            wrong.append((question.id, answer.text.en, named))
    assert wrong == []


def test_no_end_is_further_than_four_questions(catalogue):
    far = [chain.written() for _, chain in ways(catalogue) if len(chain.answered) > AT_MOST]
    assert far == []


def test_every_question_is_asked_on_some_way(catalogue):
    asked = {each.question.id for _, chain in ways(catalogue) for each in chain.answered}
    assert {one.id for one in catalogue.questions} - asked == set()


@pytest.mark.parametrize("level", PolicyLevel)
def test_every_entry_of_a_level_is_reached_and_no_other(catalogue, level):
    reached = {chain.infraction for chain in every_way(catalogue, level)} - {""}
    assert reached == {entry.id for entry in catalogue.of_level(level)}


@pytest.mark.parametrize("level", PolicyLevel)
def test_every_family_can_end_with_no_infraction(catalogue, level):
    first = follow(catalogue, level, ()).current
    assert first is not None
    innocent = {
        chain.answered[0].place for chain in every_way(catalogue, level) if chain.no_infraction
    }
    assert innocent == set(range(len(first.answers)))


def test_a_case_of_no_infraction_is_reached_only_where_it_is_one(catalogue):
    wrong = []
    for level, chain in ways(catalogue):
        case = catalogue.no_infraction(chain.no_infraction)
        if case is not None and case.levels and level not in case.levels:
            wrong.append((chain.written(), case.id))
    assert wrong == []


def test_what_answers_settle_are_circumstances_of_the_entry_arrived_at(catalogue):
    strange = []
    for _, chain in ways(catalogue):
        entry = catalogue.entry(chain.infraction)
        known = {each.name for each in entry.circumstances} if entry else set()
        strange += [(chain.written(), name) for name in (chain.holds | chain.denies) - known]
    assert strange == []


def test_no_way_settles_a_circumstance_with_both_yes_and_no(catalogue):
    torn = [chain.written() for _, chain in ways(catalogue) if chain.holds & chain.denies]
    assert torn == []


def test_every_text_is_there_in_each_language_and_in_its_own_words(catalogue):
    wrong = [
        text
        for text in texts(catalogue)
        if not (text.en.strip() and text.es.strip() and text.ru.strip())
        or text.en == text.es
        or not re.search("[а-яё]", text.ru.casefold())
        or re.search("[а-яё]", (text.en + text.es).casefold())
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_answers_are_short_and_told_apart(catalogue, language):
    said = [
        (one.id, answer.text.said(language))
        for one in catalogue.questions
        for answer in one.answers
    ]
    assert [each for each in said if len(each[1].split()) > WORDS_IN_AN_ANSWER] == []
    assert [each for each, n in Counter(said).items() if n > 1] == []


def led(catalogue: Catalogue, level: PolicyLevel, *chosen: str) -> Chain:
    """The chain with the answers whose English texts begin so."""
    places: list[int] = []
    for start in chosen:
        question = follow(catalogue, level, places).current
        assert question is not None, f"nothing is asked before {start!r}"
        fitting = [at for at, each in enumerate(question.answers) if each.text.en.startswith(start)]
        assert len(fitting) == 1, f"{start!r} fits {len(fitting)} answers of {question.id}"
        places += fitting
    return follow(catalogue, level, places)


AT_COMPETITIVE = {
    "forgot to exile the token": (
        ("A forgotten", "Its controller", "No: usually", "Delayed"),
        "ipg-2.1",
        {"undoes-zone-change"},
    ),
    "forgot the upkeep cost of their own Pact": (
        ("A forgotten", "Its controller", "Yes: usually", "None of these"),
        "ipg-2.1",
        {"detrimental"},
    ),
    "saw the bottom card of the opponent's deck while shuffling": (
        ("Cards drawn", "Seen only", "Library cards, no"),
        "ipg-2.2",
        {"library-cards"},
    ),
    "drew four for Brainstorm": (
        ("Cards drawn", "Too many drawn", "No: only one", "Too many cards"),
        "ipg-2.3",
        {"too-many-cards"},
    ),
    "drew two under the opponent's Narset": (
        ("Cards drawn", "Too many drawn", "The opponent’s own", "None"),
        "ipg-2.5",
        {"both-caused"},
    ),
    "asked “draw three?”, was told yes": (
        ("Cards drawn", "Too many drawn", "The opponent agreed", "Undoing"),
        "ipg-2.5",
        set(),
    ),
    "took the creature without showing it": (
        ("Cards drawn", "A required reveal", "Among", "All still there"),
        "ipg-2.3",
        {"not-revealed"},
    ),
    "played a card face down that has no morph": (
        ("Cards drawn", "Card played face down", "It was revealed"),
        "ipg-2.3",
        {"face-down-without-ability"},
    ),
    "kept eight before the game began": (
        ("Mulligan", "Opening hand", "Too many cards, mull"),
        "ipg-2.4",
        set(),
    ),
    "paid a spell with the wrong colour, seen at once": (
        ("Something else", "A rule was", "No: pointed out", "Undoing"),
        "ipg-2.5",
        {"simple-backup"},
    ),
    "a dead creature stayed for a turn": (
        ("Something else", "A rule was", "Yes: play went on", "Object in a wrong zone"),
        "ipg-2.5",
        {"past-noticing", "wrong-zone"},
    ),
    "named nothing for Pithing Needle": (
        ("Something else", "A rule was", "Yes: play went on", "Choice for a static"),
        "ipg-2.5",
        {"past-noticing", "static-choice"},
    ),
    "did not see the opponent's illegal target": (
        ("Something else", "Someone let", "They honestly"),
        "ipg-2.6",
        set(),
    ),
    "saw it, knew better, won by it": (
        ("Something else", "Someone let", "They saw it", "Yes: both"),
        "ipg-4.8",
        set(),
    ),
    "sat down forty seconds late": (
        ("Time", "Late", "Within the first"),
        "ipg-3.1",
        {"within-one-minute"},
    ),
    "never came": (("Time", "Late", "Ten minutes, not"), "ipg-3.1", {"ten-minutes"}),
    "a friend names the play": (
        ("Something said", "Advice", "A spectator"),
        "ipg-3.2",
        {"unasked", "not-enrolled"},
    ),
    "read the sideboard guide in a game": (
        ("Something said", "Notes", "Own older notes, read in a game"),
        "ipg-3.2",
        {"notes", "available-between-games"},
    ),
    "checks the graveyard again and again": (
        ("Time", "Plays", "Clearly", "Already in"),
        "ipg-3.3",
        {"in-turns"},
    ),
    "slows down at 1-0": (("Time", "Slow on purpose", "To profit"), "ipg-4.7", set()),
    "fifty-nine cards on the list and in the deck": (
        ("Deck", "The list itself", "Too few", "In a match"),
        "ipg-3.4",
        {"too-few-cards"},
    ),
    "sideboard card in the deck at a check": (
        ("Deck", "List right", "Presentation or deck check, before", "Wrong cards"),
        "ipg-3.5",
        set(),
    ),
    "fifty-eight presented in game one": (
        ("Deck", "List right", "Presentation or deck check, before", "Below"),
        "ipg-3.5",
        {"invalid-number", "differs-from-registered", "outside-format-limits"},
    ),
    "sixty-one presented in game one": (
        ("Deck", "List right", "Presentation or deck check, before", "More cards"),
        "ipg-3.5",
        {"invalid-number"},
    ),
    "fifth copy drawn": (
        ("Deck", "List right", "Later, in game one", "Extra copy, one"),
        "ipg-3.5",
        {"found-later", "extra-copy", "extra-copy-in-game"},
    ),
    "passed the booster to the wrong side": (
        ("A draft", "A technical", "Passed wrongly, packs"),
        "ipg-3.6",
        {"easy-to-put-right"},
    ),
    "said a card had two less power, and was blocked so": (
        ("Something said", "Opponent told", "Broken: opponent", "Yes, with"),
        "ipg-3.7",
        {"backup-sensible"},
    ),
    "all lands in the worn sleeves": (
        ("Mulligan", "Marked", "Yes: the pattern"),
        "ipg-3.8",
        {"pattern-gives-advantage"},
    ),
    "forgot to shuffle after a fetch land": (
        ("Mulligan", "Shuffling", "Shuffle after"),
        "ipg-3.9",
        set(),
    ),
    "swears after a warning": (
        ("Behaviour", "Rude", "Went on"),
        "ipg-4.1",
        {"went-on-after-the-warning"},
    ),
    "slurs, and laughs about it": (
        ("Behaviour", "Aimed", "Harassed", "Meant to hurt"),
        "ipg-4.2",
        {"malice"},
    ),
    "rolled a die for the match": (
        ("Behaviour", "How a result", "By dice", "No: both"),
        "ipg-4.3",
        {"opponent-took-part"},
    ),
    "a booster for the concession": (
        ("Behaviour", "Money", "For a concession", "No: the other side refused"),
        "ipg-4.4",
        set(),
    ),
    "tore the opponent's card": (
        ("Behaviour", "Threats", "Another’s cards"),
        "ipg-4.5",
        {"property-harmed", "cards-destroyed"},
    ),
    "looked sideways in the draft, for nothing": (
        ("Behaviour", "Lying", "Sought no", "A technical"),
        "ipg-3.6",
        set(),
    ),
    "kept the last opponent's card": (
        ("Behaviour", "Something taken", "Tournament cards"),
        "ipg-4.6",
        set(),
    ),
}

AT_REGULAR = {
    "too many cards, nobody knows which": (
        ("Cards drawn", "In the hand", "No"),
        "jar-extra-cards",
        set(),
    ),
    "top card flipped over": (
        ("Cards drawn", "Only a library", "One that nobody"),
        "jar-saw-library-card",
        set(),
    ),
    "fifteen minutes late": (
        ("Time", "Late", "More than ten, absent"),
        "jar-tardiness",
        {"over-ten-minutes", "absent-at-round-end"},
    ),
    "a coin decides": (
        ("A result", "By dice", "No, but"),
        "jar-improper-result",
        {"result-came-from-it"},
    ),
    "swapped a rare into the pool": (
        ("Deck", "A card swapped", "Took a better"),
        "jar-serious-theft",
        {"pool-swap"},
    ),
    "goes on teasing after a word": (
        ("Behaviour", "Makes others", "Yes, and they don’t"),
        "jar-upsetting-behaviour",
        {"goes-on-when-asked"},
    ),
}

INNOCENT = {
    "did not remind the opponent": (
        COMPETITIVE,
        ("A forgotten", "The opponent"),
        "opponent-did-not-remind",
    ),
    "one sideboard card at home": (
        COMPETITIVE,
        ("Deck", "Only sideboard"),
        "sideboard-cards-missing",
    ),
    "restroom with leave": (COMPETITIVE, ("Time", "Left", "Yes: back"), "left-with-permission"),
    "“would you concede?”": (
        COMPETITIVE,
        ("Behaviour", "How a result", "Conceded"),
        "conceded-freely",
    ),
    "“I have the counterspell”": (REGULAR, ("Something else", "A bluff"), "bluff"),
}


@pytest.mark.parametrize(("chosen", "end", "holds"), AT_COMPETITIVE.values(), ids=AT_COMPETITIVE)
def test_a_floor_judge_ends_at_the_right_infraction(catalogue, chosen, end, holds):
    chain = led(catalogue, COMPETITIVE, *chosen)
    assert (chain.infraction, chain.no_infraction) == (end, "")
    assert chain.holds >= holds


@pytest.mark.parametrize(("chosen", "end", "holds"), AT_REGULAR.values(), ids=AT_REGULAR)
def test_a_judge_at_regular_ends_at_the_right_item(catalogue, chosen, end, holds):
    chain = led(catalogue, REGULAR, *chosen)
    assert (chain.infraction, chain.no_infraction) == (end, "")
    assert chain.holds >= holds


@pytest.mark.parametrize(("level", "chosen", "case"), INNOCENT.values(), ids=INNOCENT)
def test_what_is_no_infraction_ends_as_none_with_its_case(catalogue, level, chosen, case):
    chain = led(catalogue, level, *chosen)
    assert (chain.infraction, chain.no_infraction) == ("", case)


@pytest.mark.parametrize(
    ("question", "last"),
    [("deck-first-check", "More cards than registered"), ("instead", "A technical mistake")],
)
def test_an_answer_that_came_later_stands_last(catalogue, question, last):
    """Records keep answers by their place: those of earlier records keep their meaning."""
    asked = catalogue.question(question)
    assert asked is not None
    assert asked.answers[-1].text.en.startswith(last)
