"""The file of card names."""

from __future__ import annotations

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.cards.card_names_file import CARD_NAMES_FILE, read_card_names


def test_a_name_has_the_languages_that_print_it(tmp_path):
    (tmp_path / CARD_NAMES_FILE).write_text('[{"en": "Sol Ring", "es": "Anillo solar"}]')
    (card,) = read_card_names(tmp_path)
    assert card.in_languages() == {"en": "Sol Ring", "es": "Anillo solar"}


def test_without_the_file_there_are_no_names(tmp_path):
    assert read_card_names(tmp_path) == ()


def test_a_damaged_file_is_told(tmp_path):
    (tmp_path / CARD_NAMES_FILE).write_text('[{"en": 7}]')
    with pytest.raises(EnvironmentFailure) as told:
        read_card_names(tmp_path)
    assert told.value.reason is FailureReason.TEXT_DAMAGED
