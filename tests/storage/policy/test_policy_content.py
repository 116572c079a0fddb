"""What the catalogue of infractions that is shipped must hold to, whoever adds to it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from judgekit.domain.infractions.policy import (
    NONE,
    Catalogue,
    Category,
    Circumstance,
    Edition,
    PolicyLevel,
    Words,
)
from judgekit.domain.infractions.state import INFRACTIONS, Penalty
from judgekit.search.words.folding import fold, tokens
from judgekit.storage.policy.policy_files import (
    read_alike_words,
    read_catalogue,
    read_phrasings,
    read_same_words,
)
from judgekit.system.resources import resources_folder

FOLDER = resources_folder() / "policy"
LANGUAGES = ("en", "es", "ru")
FEWEST_PHRASINGS = 20
FEWEST_FOR_A_CASE = 12

QUICK_TABLE = {
    **dict.fromkeys(("ipg-2.1",), Penalty.NONE),
    **dict.fromkeys([f"ipg-2.{n}" for n in range(2, 7)], Penalty.WARNING),
    **dict.fromkeys(("ipg-3.1", "ipg-3.4"), Penalty.GAME_LOSS),
    "ipg-3.2": Penalty.MATCH_LOSS,
    **dict.fromkeys([f"ipg-3.{n}" for n in (3, 5, 6, 7, 8, 9)], Penalty.WARNING),
    "ipg-4.1": Penalty.WARNING,
    **dict.fromkeys([f"ipg-4.{n}" for n in (2, 3, 4)], Penalty.MATCH_LOSS),
    **dict.fromkeys([f"ipg-4.{n}" for n in (5, 6, 7, 8)], Penalty.DISQUALIFICATION),
}
"""The guide's own table, the same in both editions."""

HEAVIEST = {
    "ipg-2.1": Penalty.WARNING,
    "ipg-2.3": Penalty.GAME_LOSS,
    "ipg-3.1": Penalty.MATCH_LOSS,
    "ipg-3.5": Penalty.GAME_LOSS,
    "ipg-3.8": Penalty.GAME_LOSS,
    "ipg-4.1": Penalty.GAME_LOSS,
    "ipg-4.2": Penalty.DISQUALIFICATION,
}
"""What an infraction's own upgrades can come to; all others have none of their own."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(FOLDER)


@pytest.fixture(scope="module")
def phrasings(catalogue):
    return read_phrasings(FOLDER, catalogue)


def every_words(thing: object) -> Iterator[Words]:
    """All texts of a part of the catalogue, however deep."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from every_words(getattr(thing, name))
    elif isinstance(thing, dict):
        yield from every_words(tuple(thing.values()))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from every_words(each)


# -- whole


def test_what_can_be_written_down_is_what_the_catalogue_has(catalogue):
    assert {entry.id for entry in catalogue.entries} == set(INFRACTIONS)


def test_every_infraction_and_every_item_is_there_in_the_order_of_the_texts(catalogue):
    guide = [each.id for each in catalogue.of_level(PolicyLevel.COMPETITIVE)]
    assert guide == sorted(QUICK_TABLE)
    assert len(catalogue.of_level(PolicyLevel.REGULAR)) == 15
    assert all(each.id == f"ipg-{each.number}" for each in catalogue.entries if each.number)


def test_no_file_lies_beside_the_catalogue_unread(catalogue):
    assert {path.stem for path in (FOLDER / "entries").iterdir()} == {
        each.id for each in catalogue.entries
    }
    said = {path.stem for path in (FOLDER / "phrasings").iterdir()}
    cases = {f"none-{case.id}" for case in catalogue.no_infractions}
    assert said == {each.id for each in catalogue.entries} | cases


def test_every_text_is_there_in_three_languages(catalogue):
    for words in every_words(catalogue):
        written = [bool(text.strip()) for text in (words.en, words.es, words.ru)]
        assert len(set(written)) == 1, words
        assert not re.search("[а-яё]", f"{words.en}{words.es}", re.IGNORECASE), words
        if re.search(r"[^\W\d_]{3}", words.en):
            assert words.ru != words.en, words


def test_a_longer_text_differs_from_language_to_language(catalogue):
    for words in every_words(catalogue):
        if len(words.en) > 25:
            assert len({words.en, words.es, words.ru}) == 3, words
            assert re.search("[а-яё]", words.ru), words


@pytest.mark.parametrize("field", ["counts", "not_counted", "situations", "remedy"])
def test_every_entry_says_all_that_a_judge_asks(catalogue, field):
    for entry in catalogue.entries:
        assert getattr(entry, field), (entry.id, field)
        assert entry.summary.en
        assert entry.record.en
        assert entry.rules or entry.level is PolicyLevel.REGULAR


def test_ids_are_given_once(catalogue):
    for things in (catalogue.entries, catalogue.no_infractions, catalogue.topics):
        ids = [each.id for each in things]
        assert len(set(ids)) == len(ids)


# -- references


def test_every_reference_to_the_rules_leads_somewhere(catalogue, sources):
    library = sources.library
    things = (*catalogue.entries, *catalogue.no_infractions, *catalogue.topics)
    for thing in things:
        for reference in thing.rules:
            assert library.section(reference) is not None, (thing.id, reference)


def test_what_it_is_instead_exists(catalogue):
    known = {NONE, "", *(entry.id for entry in catalogue.entries)}
    for entry in catalogue.entries:
        for each in entry.not_counted:
            assert each.instead in known, (entry.id, each.instead)
            assert each.instead != entry.id


@pytest.mark.parametrize("edition", list(Edition))
def test_every_condition_is_a_circumstance_of_the_entry_in_its_edition(catalogue, edition):
    for entry in catalogue.entries:
        names = {each.name for each in entry.circumstances if _in(each.editions, edition)}
        for step in entry.remedy:
            if _in(step.editions, edition):
                assert {name.removeprefix("!") for name in step.when} <= names, entry.id
        for each in entry.circumstances:
            assert set(each.unless) <= {other.name for other in entry.circumstances}, entry.id


def test_every_circumstance_changes_something(catalogue):
    for entry in catalogue.entries:
        used = {name.removeprefix("!") for step in entry.remedy for name in step.when}
        used |= {name for each in entry.circumstances for name in each.unless}
        for each in entry.circumstances:
            assert each.penalty is not None or each.name in used, (entry.id, each.name)


def test_names_of_circumstances_are_words_for_the_command_line(catalogue):
    for entry in catalogue.entries:
        names = [each.name for each in entry.circumstances]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in names), entry.id


# -- penalties


def test_no_penalty_contradicts_the_guides_table(catalogue):
    guide = catalogue.of_level(PolicyLevel.COMPETITIVE)
    assert {entry.id: entry.penalty for entry in guide} == QUICK_TABLE


def test_an_upgrade_goes_no_further_than_the_guide_allows(catalogue):
    for entry in catalogue.of_level(PolicyLevel.COMPETITIVE):
        heaviest = max(
            (each.penalty for each in _changing(entry.circumstances)),
            key=lambda penalty: penalty.weight,
            default=entry.penalty,
        )
        allowed = HEAVIEST.get(entry.id, entry.penalty)
        if entry.id in ("ipg-4.3", "ipg-4.4"):
            allowed = Penalty.DISQUALIFICATION  # known to be illegal, it is Cheating (4.8)
        assert heaviest.weight <= allowed.weight, (entry.id, heaviest)


def test_there_are_no_warnings_at_regular(catalogue):
    for entry in catalogue.of_level(PolicyLevel.REGULAR):
        given = {entry.penalty, *(each.penalty for each in _changing(entry.circumstances))}
        assert Penalty.WARNING not in given, entry.id
        is_serious = entry.category is Category.SERIOUS_PROBLEM
        assert (entry.penalty is Penalty.DISQUALIFICATION) == is_serious
        if entry.id != "jar-tardiness":
            assert Penalty.MATCH_LOSS not in given, entry.id


def test_what_changes_a_penalty_says_so_with_its_section(catalogue):
    for entry in catalogue.entries:
        for each in _changing(entry.circumstances):
            assert each.because is not None, (entry.id, each.name)
            assert each.section, (entry.id, each.name)


def test_the_two_editions_differ_where_policy_says_so(catalogue):
    differing = {entry.id for entry in catalogue.entries if entry.changes}
    assert {
        "ipg-2.1",
        "ipg-2.3",
        "ipg-2.5",
        "ipg-3.4",
        "ipg-3.5",
        "ipg-3.7",
        "ipg-4.2",
    } <= differing


# -- how it is said


def test_there_are_twenty_and_more_ways_to_say_each_in_each_language(phrasings):
    for name, by_language in phrasings.items():
        fewest = FEWEST_FOR_A_CASE if name.startswith("none-") else FEWEST_PHRASINGS
        for language in LANGUAGES:
            assert len(by_language[language]) >= fewest, (name, language)


def test_nothing_is_said_of_two_infractions_of_a_level(catalogue, phrasings):
    levels = {entry.id: (entry.level,) for entry in catalogue.entries}
    for case in catalogue.no_infractions:
        levels[f"none-{case.id}"] = case.levels or tuple(PolicyLevel)
    for level in PolicyLevel:
        for language in LANGUAGES:
            said = Counter(
                " ".join(fold([token.word for token in tokens(phrasing)]))
                for name, by_language in phrasings.items()
                if level in levels[name]
                for phrasing in set(by_language[language])
            )
            twice = [phrasing for phrasing, times in said.items() if times > 1]
            assert not twice, (level, language, twice[:20])


def test_words_that_are_alike_are_folded():
    for language, alike in read_alike_words(FOLDER).items():
        for word in (*alike.same, *alike.near):
            assert fold([word]) == [word], (language, word)


def test_words_that_mean_the_same_are_folded_and_said_in_every_language():
    for row in read_same_words(FOLDER):
        assert set(row) == set(LANGUAGES), row
        for words in row.values():
            assert words, row
            assert fold(words) == list(words), row


def _changing(circumstances: tuple[Circumstance, ...]) -> Iterator[Circumstance]:
    return (each for each in circumstances if each.penalty is not None)


def _in(editions: tuple[Edition, ...], edition: Edition) -> bool:
    return not editions or edition in editions
