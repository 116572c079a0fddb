"""A catalogue in an empty folder, and made-up card files to load into it."""

from __future__ import annotations

import pytest

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from tests.storage.cards.card_files import on_the_day, written


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def cards(data):
    return KnownCards(resources_folder(), data, on_the_day)


@pytest.fixture
def load(cards, tmp_path):
    """Load content as a file of that name, whose date is in the name."""

    def loaded(content, name="cards-20261101.json", *, only=False):
        return cards.load(written(tmp_path / name, content), lambda read, size: True, only=only)

    return loaded
