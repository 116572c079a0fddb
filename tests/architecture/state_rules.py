"""No mutable state at module level: two windows or two tests would share it unnoticed."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source_tree import Module

MUTABLE_DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MUTABLE_MAKERS = frozenset(
    {"list", "dict", "set", "bytearray", "defaultdict", "OrderedDict", "Counter", "deque"}
    | {"WeakKeyDictionary", "WeakValueDictionary", "Lock", "RLock", "Event", "local"}
)
READ_ONLY = frozenset({"Mapping", "Sequence", "Collection", "Set", "AbstractSet", "Iterable"})
WRAPPERS = frozenset({"Final", "ClassVar"})


def module_state(module: Module) -> Iterator[str]:
    """Yield what could change at module level, one sentence each."""
    for node in module.nodes(ast.Global):
        yield f"{module.name}:{node.lineno} changes a module's own names"
    for statement in at_module_level(module.tree.body):
        for name, value in bound(statement):
            if name != "__all__" and is_state(name, value, statement):
                yield (
                    f"{module.name}:{statement.lineno} {name} is state at module level: make it a "
                    "tuple or frozenset, annotate it as Mapping or Sequence, or pass it in"
                )


def at_module_level(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements run on import, including those under `if`, `try`, `for` and `with`."""
    for statement in body:
        yield statement
        for part in ("body", "orelse", "finalbody"):
            if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield from at_module_level(getattr(statement, part, []))


def bound(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that an assignment binds, each with its value."""
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            yield ast.unparse(target), statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value:
        yield ast.unparse(statement.target), statement.value


def is_state(name: str, value: ast.expr, statement: ast.stmt) -> bool:
    """Whether the bound value could be changed later."""
    if isinstance(statement, ast.AnnAssign) and is_read_only(statement.annotation):
        return False
    if isinstance(value, MUTABLE_DISPLAYS):
        return True
    if not isinstance(value, ast.Call):
        return False
    maker = ast.unparse(value.func).split(".")[-1]
    made_object = maker[:1].isupper() and not name.strip("_")[:1].isupper()
    return maker in MUTABLE_MAKERS or made_object


def is_read_only(annotation: ast.expr) -> bool:
    """Whether a type checker would refuse to change a value of this annotation."""
    outer = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    kind = ast.unparse(outer).split(".")[-1]
    if kind in WRAPPERS and isinstance(annotation, ast.Subscript):
        return is_read_only(annotation.slice)
    return kind in READ_ONLY
