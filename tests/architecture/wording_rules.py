"""Texts of the interface must be written so that Qt's `lupdate` finds them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source_tree import Module

TRANSLATE = ("translate", "QCoreApplication.translate")


def unreadable_texts(module: Module) -> Iterator[str]:
    """Calls that ask for a translation `lupdate` will never list, one sentence each.

    A module that marks its texts with one of Qt's NOOP functions may ask for them by name.
    """
    marks = "_NOOP(" in module.text
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Call):
            continue
        call = ast.unparse(node.func)
        here = f"{module.name}:{node.lineno}"
        if call == "tr":
            yield f"{here} lupdate reads the context given to a bare `tr` as the text"
        elif call.endswith(".tr") and not (marks or literal(node, 1)):
            yield f"{here} the text given to {call} is not written out"
        elif call in TRANSLATE and not (marks or literal(node, 2)):
            yield f"{here} context and text given to {call} are not both written out"


def literal(node: ast.Call, count: int) -> bool:
    """Whether a call's first arguments are string literals."""
    first = node.args[:count]
    return len(first) == count and all(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in first
    )
