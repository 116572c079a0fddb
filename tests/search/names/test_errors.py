"""Typing errors between two names."""

from __future__ import annotations

import pytest

from judgekit.search.names.errors import errors_between


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
