"""Texts must be literals, so that the tools for translation find them: Qt's `lupdate` those of the
window, Babel the messages of views and terminal."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from tests.architecture.source_tree import Module, called

TRANSLATE = ("translate", "QCoreApplication.translate")
MESSAGES: Mapping[str, int] = {"message": 1, "say": 1, "say_count": 2}
"""Functions that mark a message, with the number of its texts."""


def unreadable_texts(module: Module) -> Iterator[str]:
    """Yield calls with a translation that `lupdate` can't find, one sentence each.

    A module that marks its texts with one of Qt's NOOP functions may pass them by name.
    """
    marks = "_NOOP(" in module.text
    for node in module.nodes(ast.Call):
        if called(node) not in ("tr", "translate"):
            continue
        call = ast.unparse(node.func)
        here = f"{module.name}:{node.lineno}"
        if call == "tr":
            yield f"{here} lupdate reads the context given to a bare `tr` as the text"
        elif call.endswith(".tr") and not (marks or literal(node, 1)):
            yield f"{here} the text given to {call} is not written out"
        elif call in TRANSLATE and not (marks or literal(node, 2)):
            yield f"{here} context and text given to {call} are not both written out"


def unreadable_messages(module: Module) -> Iterator[str]:
    """Yield messages that Babel can't find, one sentence each; `say` may also be given a message
    that was marked elsewhere, by its name or from a table."""
    for node in module.nodes(ast.Call):
        call = called(node)
        count = MESSAGES.get(call)
        if count is None or literal(node, count):
            continue
        is_named = bool(node.args) and isinstance(
            node.args[0], ast.Name | ast.Attribute | ast.Subscript | ast.Call | ast.BoolOp
        )
        if call != "say" or not is_named:
            yield f"{module.name}:{node.lineno} the message given to {call} is not written out"


def literal(node: ast.Call, count: int) -> bool:
    """Whether a call's first arguments are string literals."""
    first = node.args[:count]
    return len(first) == count and all(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in first
    )
