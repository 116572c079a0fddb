"""What the glossary that is shipped must hold to, whoever adds to it."""

import json
from collections import Counter

import pytest

from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.search.words.folding import CHUNK, HYPHEN, fold
from judgekit.search.words.stop_words import STOP_WORDS
from judgekit.storage.library.glossary_file import GLOSSARY_FILE, read_glossary
from judgekit.system.resources import resources_folder

LANGUAGES = ("en", "es", "ru")
FOLDER = resources_folder() / "glossary"


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return read_glossary(FOLDER)


def folded_words(term: str) -> list[str]:
    return fold([word for chunk in CHUNK.findall(term) for word in HYPHEN.split(chunk)])


def folded_terms(entry: GlossaryEntry, language: str) -> list[str]:
    return [" ".join(folded_words(term)) for term in entry.searched()[language]]


def test_it_has_at_least_three_hundred_entries_each_with_its_own_id(glossary):
    ids = [entry.id for entry in glossary.entries]
    assert len(ids) >= 300
    assert len(set(ids)) == len(ids)


def test_it_is_in_the_order_of_the_english_terms_one_entry_a_line(glossary):
    heads = [entry.terms["en"][0].casefold() for entry in glossary.entries]
    assert heads == sorted(heads)
    lines = (FOLDER / GLOSSARY_FILE).read_text(encoding="utf-8").splitlines()
    entries = lines[1 : next(at for at, line in enumerate(lines) if line.startswith("]"))]
    assert [json.loads(line.rstrip(","))["id"] for line in entries] == [
        entry.id for entry in glossary.entries
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_terms_and_a_meaning_in_every_language(glossary, language):
    for entry in glossary.entries:
        assert entry.terms.keys() == entry.meaning.keys() == set(LANGUAGES), entry.id
        assert all(term == term.strip() != "" for term in entry.searched()[language]), entry.id
        assert entry.terms[language], entry.id
        assert entry.meaning[language].endswith("."), entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_stands_twice_in_an_entry(glossary, language):
    for entry in glossary.entries:
        repeated = [t for t, n in Counter(folded_terms(entry, language)).items() if n > 1]
        assert repeated == [], entry.id


def test_no_term_belongs_to_more_than_two_entries(glossary):
    owners = Counter(
        term
        for entry in glossary.entries
        for term in {t for language in LANGUAGES for t in folded_terms(entry, language)}
    )
    assert [term for term, count in owners.items() if count > 2] == []


def test_no_term_is_made_of_stop_words_alone(glossary):
    for entry in glossary.entries:
        for language in LANGUAGES:
            for term in entry.searched()[language]:
                assert not STOP_WORDS.issuperset(folded_words(term)), (entry.id, term)


def test_every_see_is_a_section_of_the_library(glossary, library):
    sections = {
        f"{document.id} {section.ref}"
        for document in library.documents
        for section in document.sections
    }
    assert [s for entry in glossary.entries for s in entry.see if s not in sections] == []
    assert [entry.id for entry in glossary.entries if not entry.see] == []


def test_every_numbered_section_of_the_english_rules_is_reached(glossary, library):
    english = library.document("mtr-en-2019-05-03")
    seen = {see for entry in glossary.entries for see in entry.see}
    unreached = [
        section.ref
        for section in english.sections
        if "." in (section.number or "") and f"{english.id} {section.ref}" not in seen
    ]
    assert unreached == []


def test_an_entry_shows_no_more_terms_than_a_reader_takes_in(glossary):
    for entry in glossary.entries:
        assert max(len(terms) for terms in entry.terms.values()) <= 10, entry.id


def test_nothing_is_asked_in_a_language_without_a_term(glossary):
    assert all(entry.asked.keys() <= entry.terms.keys() for entry in glossary.entries)
