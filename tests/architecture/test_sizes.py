"""Files, functions and classes stay small enough to be read in one go."""

from __future__ import annotations

import pytest

from tests.architecture.size_rules import FOLDER_ENTRIES, crowded_folders, oversizes
from tests.architecture.source_tree import Module, hold, own_tests, product, tools


def test_nothing_has_grown_too_large() -> None:
    modules = (*product(), *tools(), *own_tests())
    hold(found for module in modules for found in oversizes(module))


def test_no_folder_is_crowded() -> None:
    hold(crowded_folders(product()))


def test_one_module_too_many_in_a_folder_is_seen() -> None:
    modules = [Module(f"judgekit.ui.m{number}", "") for number in range(FOLDER_ENTRIES + 1)]
    assert len(list(crowded_folders(modules))) == 1
    assert list(crowded_folders(modules[1:])) == []


def function(lines: int) -> str:
    return "def long():\n" + "    x = 1\n" * (lines - 1)


def a_class(methods: int) -> str:
    return "class Many:\n" + "".join(f"    def m{number}(self): ...\n" for number in range(methods))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("judgekit.x", "x = 1\n" * 501),
        ("judgekit.ui.shell.main_window", "x = 1\n" * 251),
        ("judgekit.x", function(61)),
        ("judgekit.x", a_class(21)),
    ],
)
def test_one_line_or_method_too_many_is_seen(name: str, source: str) -> None:
    assert len(list(oversizes(Module(name, source)))) == 1


@pytest.mark.parametrize("source", ["x = 1\n" * 500, function(60), a_class(20)])
def test_the_limit_itself_is_allowed(source: str) -> None:
    assert list(oversizes(Module("judgekit.x", source))) == []
