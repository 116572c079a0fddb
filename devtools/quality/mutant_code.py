"""Puts a mutant in the place of the code it was made of."""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from devtools.quality.mutants import mutated


def module_name(path: str) -> str:
    """The name under which a file of the checkout is imported."""
    return path.removesuffix(".py").replace("/", ".")


def exchange(root: Path, path: str, number: int, function: str) -> None:
    """Let a function that has been imported do what the mutant does, wherever it is bound.

    Raises LookupError if there is none of that name.
    """
    code = compile(mutated(root, path, number), str(root / path), "exec", dont_inherit=True)
    found = next((each for each in _codes(code) if each.co_qualname == function), None)
    if found is None:
        raise LookupError(function)
    _function(sys.modules[module_name(path)], function).__code__ = found


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _function(module: ModuleType, name: str) -> FunctionType:
    *classes, last = name.split(".")
    where: object = module
    for each in classes:
        where = vars(where)[each]
    return _unwrapped(vars(where)[last])


def _unwrapped(value: object) -> FunctionType:
    """The function below a property, a class method or a cache."""
    for name in ("fget", "__func__", "func", "__wrapped__"):
        inner = getattr(value, name, None)
        if inner is not None:
            return _unwrapped(inner)
    if not isinstance(value, FunctionType):
        raise LookupError(value)
    return value


class MutantFinder(importlib.abc.MetaPathFinder):
    """Lets one module be imported as a mutant."""

    def __init__(self, root: Path, path: str, number: int) -> None:
        self._name, self._file = module_name(path), root / path
        self._tree = mutated(root, path, number)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See the base class."""
        if fullname != self._name:
            return None
        loader = _MutantLoader(fullname, str(self._file))
        loader.tree = self._tree
        return importlib.util.spec_from_file_location(fullname, self._file, loader=loader)


class _MutantLoader(importlib.machinery.SourceFileLoader):
    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)
