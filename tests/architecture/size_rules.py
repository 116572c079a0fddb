"""How long a file, a function and a class may get."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source_tree import Module

FILE_LINES = 500
MAIN_WINDOW_LINES = 250
FUNCTION_LINES = 60
CLASS_METHODS = 20

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def oversizes(module: Module) -> Iterator[str]:
    """What is larger than it may be, one sentence each."""
    lines = len(module.text.splitlines())
    limit = MAIN_WINDOW_LINES if module.name.endswith(".main_window") else FILE_LINES
    if lines > limit:
        yield f"{module.name} has {lines} lines, more than {limit}"
    for node in ast.walk(module.tree):
        if isinstance(node, FUNCTIONS):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{module.name}.{node.name} has {length} lines, more than {FUNCTION_LINES}"
        elif isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, FUNCTIONS) for part in node.body)
            if methods > CLASS_METHODS:
                yield f"{module.name}.{node.name} has {methods} methods, more than {CLASS_METHODS}"
