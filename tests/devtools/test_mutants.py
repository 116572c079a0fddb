"""Mutants of a small module: which there are, and that one takes the place of its code."""

from __future__ import annotations

import importlib
import sys

import pytest

from devtools.quality.mutant_code import MutantFinder, exchange, module_name
from devtools.quality.mutants import Mutant, mutants_of

SOURCE = '''"""A docstring is no behaviour."""

from typing import Protocol

LIMIT = 3


class Has(Protocol):
    def size(self) -> int: ...


class Basket:
    full: bool = False

    @property
    def room(self) -> int:
        """Nor is this one."""
        return LIMIT - 1

    def takes(self, count: int, name: str = "egg") -> bool:
        if not name:
            raise ValueError("no name")
        return count < LIMIT and name == "egg"


def factory(limit: int):
    def inner() -> int:
        return limit
    return inner
'''


@pytest.fixture
def module(tmp_path, monkeypatch):
    """Writes the module and lets it be imported; returns its file's name in the folder."""
    (tmp_path / "mutated_basket.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "mutated_basket.py"
    sys.modules.pop("mutated_basket", None)


def found(root, path: str, text: str) -> list[Mutant]:
    return [each for each in mutants_of(root, path) if each.text == text]


def test_each_comparison_operator_constant_condition_and_return_has_its_mutants(tmp_path, module):
    line = 'return count < LIMIT and name == "egg"'
    assert [each.change for each in found(tmp_path, module, line)] == [
        "None is returned",
        "And becomes Or",
        "Lt becomes LtE",
        "Lt becomes GtE",
        "Eq becomes NotEq",
        "'egg' becomes 'egg!'",
    ]
    assert {each.function for each in found(tmp_path, module, line)} == {"Basket.takes"}
    assert [each.change for each in found(tmp_path, module, "if not name:")] == [
        "not name loses its Not"
    ]


def test_what_no_behaviour_hangs_on_is_left_alone(tmp_path, module):
    texts = {each.text for each in mutants_of(tmp_path, module)}
    assert not [each for each in texts if "docstring" in each or "Nor is" in each]
    assert 'raise ValueError("no name")' not in texts
    assert "def size(self) -> int: ..." not in texts


def test_what_is_done_at_import_or_in_an_inner_function_belongs_to_no_function(tmp_path, module):
    for text in ("LIMIT = 3", "full: bool = False", "return limit"):
        assert {each.function for each in found(tmp_path, module, text)} == {""}
    (default,) = [
        each for each in mutants_of(tmp_path, module) if each.text.startswith("def takes")
    ]
    assert default.function == ""


def test_a_mutant_of_a_function_does_what_it_says_wherever_the_function_is_bound(tmp_path, module):
    basket = importlib.import_module(module_name(module)).Basket()
    assert (basket.takes(3), basket.room) == (False, 2)
    for text in ('return count < LIMIT and name == "egg"', "return LIMIT - 1"):
        mutant = found(tmp_path, module, text)[-1 if "room" in text else 0]
        exchange(tmp_path, module, mutant.number, mutant.function)
    assert (basket.takes(3), basket.room) == (None, None)


def test_a_mutant_of_a_module_is_what_is_imported(tmp_path, module, monkeypatch):
    (limit,) = found(tmp_path, module, "LIMIT = 3")
    finder = MutantFinder(tmp_path, module, limit.number)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    assert importlib.import_module("mutated_basket").LIMIT == 4


def test_a_key_stays_when_lines_move(tmp_path, module):
    before = [each.key for each in mutants_of(tmp_path, module)]
    (tmp_path / module).write_text(f"\n\n{SOURCE}", encoding="utf-8")
    assert [each.key for each in mutants_of(tmp_path, module)] == before
