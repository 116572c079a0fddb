"""The index of the five texts, made once for all tests that only search in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from judgekit.storage.library.glossary_file import read_glossary
from judgekit.storage.library.rules_library import read_library
from judgekit.system.resources import resources_folder


@pytest.fixture(scope="session")
def sources() -> IndexSources:
    rules = resources_folder() / "rules"
    glossary = read_glossary(resources_folder() / "glossary")
    return IndexSources(read_library(rules), glossary, read_card_names(rules))


@pytest.fixture(scope="session")
def index(sources: IndexSources) -> Iterator[RulesIndex]:
    made = RulesIndex.create(None, sources, "test", lambda _: None)
    yield made
    made.close()
