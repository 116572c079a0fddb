"""Meaningless names, and names that the standard library uses already."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tests.architecture.source_tree import Module

DRAWERS = frozenset(
    {"util", "utils", "common", "helper", "helpers", "manager", "managers", "misc", "stuff"}
)


def bad_names(module: Module) -> Iterator[str]:
    """Yield what is wrong with a module's name, one sentence each."""
    stem = module.name.split(".")[-1]
    if DRAWERS & set(stem.split("_")):
        yield f"{module.name} is named like a drawer: say what lies in it"
    if stem in sys.stdlib_module_names and stem != "__future__":
        yield f"{module.name} has the name of a module of the standard library"


def reads_of_module_names(module: Module) -> Iterator[str]:
    """Yield code that chooses something by the name of its module."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr == "__module__":
            yield f"{module.name}:{node.lineno} reads the name of a module: ask a Feature instead"
