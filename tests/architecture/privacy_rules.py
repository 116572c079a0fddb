"""Tests and benchmarks may use only the public interface of the program."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source_tree import Module, called

BY_NAME = frozenset(
    {"getattr", "setattr", "hasattr", "delattr", "attrgetter", "methodcaller", "patch", "object"}
    | {"getattr_static"}
)
"""Calls that access an attribute by a string; `object` is that of `patch.object`."""

CHANGING = frozenset({"setattr", "delattr"})
"""Calls that change an attribute: its name has to be a literal."""

DOCUMENTED = frozenset({"_replace", "_asdict", "_fields", "_make", "_exit", "_MEIPASS"})
"""Public names with a leading underscore: of the standard library, and PyInstaller's folder."""


def private_reads(module: Module) -> Iterator[str]:
    """Yield every use of a private name that isn't the module's own, one sentence each."""
    for found in private_names(module):
        yield f"{module.name}:{found[0]} reaches the private name {found[1]}"


def private_names(module: Module) -> Iterator[tuple[int, str]]:
    """Yield line and name of each."""
    own = {read for each in module.nodes(ast.ClassDef) for read in own_reads(each)}
    for node in module.nodes(ast.Attribute):
        if is_private(node.attr) and node not in own:
            yield node.lineno, node.attr
    for node in module.nodes(ast.Import, ast.ImportFrom):
        yield from ((node.lineno, name) for name in imported_privately(node))
    for node in module.nodes(ast.Call):
        if called(node) in BY_NAME:
            yield from ((node.lineno, name) for name in named_privately(node))
            if called(node) in CHANGING and not names_literally(node):
                yield node.lineno, "that cannot be read from the source"
    for node in module.nodes(ast.Subscript):
        key = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if isinstance(key, str) and is_private(key) and reads_attributes(node.value):
            yield node.lineno, key


def own_reads(node: ast.ClassDef) -> Iterator[ast.Attribute]:
    """Yield where a class reads private names of its own instances."""
    own = bound_in(node)
    for part in ast.walk(node) if own else ():
        if isinstance(part, ast.Attribute) and part.attr in own and is_instance_itself(part.value):
            yield part


def is_private(name: str) -> bool:
    """Whether a name is private: a leading underscore, not defined by Python or a library."""
    if name in DOCUMENTED or not name.strip("_"):
        return False
    return name.startswith("_") and not (name.startswith("__") and name.endswith("__"))


def is_instance_itself(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def bound_in(node: ast.ClassDef) -> frozenset[str]:
    """The private names that a class defines, or that its methods set on `self`."""
    names = set()
    for part in ast.walk(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(part.name)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            names.add(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            names |= {part.attr} if is_instance_itself(part.value) else set()
    return frozenset(name for name in names if is_private(name))


def imported_privately(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield the private parts of an import: packages on the path, or the imported name."""
    whole = f"{node.module or ''}." if isinstance(node, ast.ImportFrom) else ""
    for alias in node.names:
        parts = f"{whole}{alias.name}".split(".")
        yield from (part for part in parts if is_private(part))


def named_privately(node: ast.Call) -> Iterator[str]:
    """Yield the private names in a call's string arguments, dotted ones too."""
    for argument in node.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield from (part for part in argument.value.split(".") if is_private(part))


def names_literally(node: ast.Call) -> bool:
    """Whether the attribute is named by a literal: the second argument, or a dotted first one."""
    return any(
        isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        for argument in node.args[:2]
    )


def reads_attributes(value: ast.expr) -> bool:
    """Whether an expression is an object's attributes: `vars(x)` or `x.__dict__`."""
    if isinstance(value, ast.Call):
        return called(value) == "vars"
    return isinstance(value, ast.Attribute) and value.attr == "__dict__"
