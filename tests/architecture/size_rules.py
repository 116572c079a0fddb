"""Size limits of files, functions and classes."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator

from tests.architecture.source_tree import Module

FILE_LINES = 500
MAIN_WINDOW_LINES = 250
FUNCTION_LINES = 60
CLASS_METHODS = 20
FOLDER_ENTRIES = 22
"""Entries readable at a glance; rather a measure of order than a count: nest what belongs
together."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def oversizes(module: Module) -> Iterator[str]:
    """Yield what exceeds its limit, one sentence each."""
    lines = len(module.text.splitlines())
    limit = MAIN_WINDOW_LINES if module.name.endswith(".main_window") else FILE_LINES
    if lines > limit:
        yield f"{module.name} has {lines} lines, more than {limit}"
    for node in module.nodes(*FUNCTIONS, ast.ClassDef):
        if isinstance(node, FUNCTIONS):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{module.name}.{node.name} has {length} lines, more than {FUNCTION_LINES}"
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, FUNCTIONS) for part in node.body)
            if methods > CLASS_METHODS:
                yield f"{module.name}.{node.name} has {methods} methods, more than {CLASS_METHODS}"


def crowded_folders(modules: Iterable[Module]) -> Iterator[str]:
    """Yield packages with more modules and packages than the limit."""
    entries = Counter(
        module.name.rpartition(".")[0] for module in modules if module.name.count(".")
    )
    for folder, count in sorted(entries.items()):
        if count > FOLDER_ENTRIES:
            yield f"{folder} holds {count} modules and folders, more than {FOLDER_ENTRIES}"
