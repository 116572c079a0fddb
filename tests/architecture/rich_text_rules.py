"""External text is never taken for rich text: Qt would load the images that it names."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tests.architecture.source_tree import Module, called

SAFE_PLACE = "judgekit.ui.widgets.tool_tip"
LABELS = "judgekit.ui.widgets.labels"
READ_AGAIN = "judgekit.ui.shell.parts.cards.text_under"
"""Finds the letter under the mouse in what a label shows: that was escaped where it was set."""

TIPS = ("setToolTip", "setStatusTip", "setWhatsThis", "setToolTipsVisible")
GUESSING = ("QToolTip", "QWhatsThis", "QMessageBox", "QErrorMessage")
"""Classes that take a text for rich text if it looks like that."""
ROLES = ("ToolTipRole", "StatusTipRole", "WhatsThisRole")
RICH = ("setHtml", "insertHtml", "appendHtml", "setMarkdown", "RichText", "AutoText")
ESCAPING = ("escape", "reading_html", "html")
"""The last is that of a sheet, which escapes its input."""


def unsafe_texts(module: Module) -> Iterator[str]:
    """Yield places where a window shows text in which Qt may find markup, one sentence each."""
    if module.name != SAFE_PLACE:
        yield from _raw_tips(module)
        yield from _raw_roles(module)
    if module.name != LABELS:
        yield from _raw_labels(module)
    yield from _unescaped(module)


def _raw_tips(module: Module) -> Iterator[str]:
    for node in module.nodes(ast.Attribute, ast.Name):
        if isinstance(node, ast.Attribute) and node.attr in TIPS:
            yield f"{module.name}:{node.lineno} {node.attr}: use {SAFE_PLACE}"
        if isinstance(node, ast.Name) and node.id in GUESSING:
            yield f"{module.name}:{node.lineno} {node.id} guesses what is rich text"


def _raw_roles(module: Module) -> Iterator[str]:
    """Yield roles of tips that a model answers without `plain_tip`."""
    answered = set()
    for node in module.nodes(ast.Dict, ast.If):
        pairs: list[tuple[ast.AST, list[ast.AST]]] = []
        if isinstance(node, ast.Dict):
            pairs = [
                (key, [value]) for key, value in zip(node.keys, node.values, strict=True) if key
            ]
        elif isinstance(node, ast.If):
            pairs = [(node.test, list(node.body))]
        for asked, answers in pairs:
            roles = _roles(ast.walk(asked))
            if roles and any(_calls(ast.walk(answer), ("plain_tip",)) for answer in answers):
                answered |= roles
    for role in _roles(module.nodes(ast.Attribute)) - answered:
        yield f"{module.name}:{role.lineno} {role.attr} is answered without plain_tip"


def _raw_labels(module: Module) -> Iterator[str]:
    for node in module.nodes(ast.Call, ast.ClassDef):
        made = node.func if isinstance(node, ast.Call) else None
        bases = node.bases if isinstance(node, ast.ClassDef) else []
        for used in (made, *bases):
            if isinstance(used, ast.Name) and used.id == "QLabel":
                yield f"{module.name}:{node.lineno} a bare QLabel guesses what is rich text"


def _unescaped(module: Module) -> Iterator[str]:
    rich = [node for node in module.nodes(ast.Attribute) if node.attr in RICH]
    if module.name != READ_AGAIN and rich and not _calls(module.nodes(ast.Call), ESCAPING):
        yield f"{module.name}:{rich[0].lineno} {rich[0].attr} in a module that escapes nothing"


def _roles(nodes: Iterable[ast.AST]) -> set[ast.Attribute]:
    return {node for node in nodes if isinstance(node, ast.Attribute) and node.attr in ROLES}


def _calls(nodes: Iterable[ast.AST], names: tuple[str, ...]) -> bool:
    return any(isinstance(node, ast.Call) and called(node) in names for node in nodes)
