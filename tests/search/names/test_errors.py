"""Typing errors between two names."""

from __future__ import annotations

import pytest

from judgekit.search.names.errors import (
    errors_between,
    errors_of_word,
    errors_to_nearest,
    has_one_error,
    is_near_word,
)


@pytest.mark.parametrize(
    ("typed", "name", "errors"),
    [
        ("brainstorm", "brainstorm", 0),
        ("lightning blot", "lightning bolt", 1),
        ("lightnig blot", "lightning bolt", 2),
        ("lightnig blo", "lightning bolt", None),
        ("shook", "shock", 1),
        ("shok k", "shock", None),
        ("op", "opt", None),
    ],
)
def test_errors_between(typed: str, name: str, errors: int | None) -> None:
    assert errors_between(typed, name) == errors


def test_one_error_in_the_whole_name_or_that_of_a_face() -> None:
    assert has_one_error("Fire", "Fore // Ice")
    assert has_one_error("Etzernal-Nymph", "Eternal Nymph")
    assert not has_one_error("Eternal Nymph", "Eternal Nymph")
    assert not has_one_error("dark theme", "Dark Thief")


def test_a_word_near_any_of_a_name() -> None:
    assert is_near_word("nymhp", "Eternal Nymph // Ruin")
    assert not is_near_word("prisa", "Primal Hag")


@pytest.mark.parametrize(
    ("typed", "name", "errors"),
    [
        ("Nymhp", "Nymph", 1),
        ("nymph", "Nymph", 0),
        ("libreate", "Bind // Liberate", 1),
        ("nymhp", "Eternal Nymph", None),
        ("eternal nymhp", "Eternal Nymph", None),
        ("Nmyhp", "Nymph", None),
        ("'", "Nymph", None),
    ],
)
def test_errors_of_a_name_of_one_word(typed: str, name: str, errors: int | None) -> None:
    assert errors_of_word(typed, name) == errors


def test_errors_to_the_nearest_word() -> None:
    assert errors_to_nearest("tazlem", ["tables", "taken"]) == 2
    assert errors_to_nearest("brib", ["taken", "bribery"]) == 0
    assert errors_to_nearest("tazlem", []) == 6
