"""Every module, public class and public function has a docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source_tree import Module

QT_NAMES = frozenset({"data", "event", "flags", "index", "paint", "parent"})
"""Names that Qt calls in models and delegates, besides those with capitals (`paintEvent`)."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def undocumented(module: Module) -> Iterator[str]:
    """Yield what lacks a docstring, one sentence each."""
    if not ast.get_docstring(module.tree):
        yield f"{module.name} has no docstring"
    yield from undocumented_in(module.tree.body, module.name)


def undocumented_in(body: list[ast.stmt], where: str) -> Iterator[str]:
    """Check the public names of a body and of the classes in it."""
    for node in body:
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)) or node.name.startswith("_"):
            continue
        name = f"{where}.{node.name}"
        if not ast.get_docstring(node) and not carries_out_another(node, where):
            yield f"{name} (line {node.lineno}) has no docstring"
        if isinstance(node, ast.ClassDef):
            yield from undocumented_in(node.body, name)


def carries_out_another(node: ast.stmt, where: str) -> bool:
    """Whether a function is documented elsewhere: an override of Qt's, an overload, a setter."""
    if not isinstance(node, FUNCTIONS):
        return False
    decorators = {ast.unparse(each).split(".")[-1] for each in node.decorator_list}
    is_qts = where.startswith("judgekit.ui.") and node.name in QT_NAMES
    is_qts |= any(letter.isupper() for letter in node.name)
    return is_qts or bool(decorators & {"override", "overload", "setter"})
