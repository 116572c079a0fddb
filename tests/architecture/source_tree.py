"""The project's Python files, each parsed when its tree is first asked for."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Module:
    """A Python file: its dotted name, or its path for a script outside the package."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed text: about a hundred times as large."""
        return ast.parse(self.text)

    def nodes(self, *kinds: type[ast.AST]) -> Iterator[ast.AST]:
        """Yield the nodes of exactly these kinds anywhere in the tree, one kind after the other."""
        for kind in kinds:
            yield from self._nodes_by_kind.get(kind, ())

    @cached_property
    def _nodes_by_kind(self) -> Mapping[type[ast.AST], list[ast.AST]]:
        """A walk through a tree takes as long as parsing it: one is enough for all rules."""
        by_kind = defaultdict(list)
        for node in ast.walk(self.tree):
            by_kind[type(node)].append(node)
        return by_kind


def read(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name, path.read_text(encoding="utf-8"), is_package)


def called(node: ast.Call) -> str:
    """Return the last name of a call's function; empty if it has none."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def hold(found: Iterable[str]) -> None:
    """Fail with every sentence found, one per line; pass without any."""
    sentences = list(found)
    if sentences:
        pytest.fail("\n".join(sentences), pytrace=False)


@cache
def product() -> tuple[Module, ...]:
    """Everything under `judgekit/`."""
    return tuple(read(path) for path in sorted((ROOT / "judgekit").rglob("*.py")))


@cache
def tools() -> tuple[Module, ...]:
    """Our other Python code: set-up, packaging, benchmarks."""
    folders = ("devtools", "packaging", "benchmarks")
    paths = [ROOT / "dev.py", *(path for name in folders for path in (ROOT / name).rglob("*.py"))]
    return tuple(read(path) for path in sorted(paths))


@cache
def own_tests() -> tuple[Module, ...]:
    """The tests themselves."""
    return tuple(read(path) for path in sorted((ROOT / "tests").rglob("*.py")))


def forget() -> None:
    """Let all of them go: their trees take hundreds of megabytes."""
    for each in (product, tools, own_tests):
        each.cache_clear()
