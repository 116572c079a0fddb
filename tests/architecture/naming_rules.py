"""Meaningless names, and names that the standard library uses already."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tests.architecture.source_tree import Module

FIND_THEIR_FILES = frozenset(
    {
        "judgekit.storage.record.database",
        "judgekit.system.resources",
    }
)
"""Modules that may read `__file__`: they find bundled files or the program's own source."""

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
    """Yield code that reads the name of a module, or where its file lies."""
    for node in module.nodes(ast.Attribute, ast.Name):
        read = node.attr if isinstance(node, ast.Attribute) else ""
        read = node.id if isinstance(node, ast.Name) else read
        if read == "__module__":
            yield f"{module.name}:{node.lineno} reads the name of a module: ask a Feature instead"
        if read == "__file__" and module.name not in FIND_THEIR_FILES:
            yield f"{module.name}:{node.lineno} reads where a module lies: use system/resources"
