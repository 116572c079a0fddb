"""Mutants of a source file: one small change each, as a slip of a programmer would be.

Left alone is what no behaviour hangs on: annotations, docstrings, decorators, what a class is
derived from, protocols, the words of an exception, and lists of words.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

COMPARISONS: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATIONS: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
NOT_LOOKED_INTO = frozenset({"annotation", "returns", "decorator_list", "bases", "keywords"})
"""Fields of functions, classes and annotated names."""


@dataclass(frozen=True)
class Mutant:
    """One change of a file.

    `number` is its place among the file's; `function` the qualified name of the function whose
    body it changes, empty where what is done when the module is imported may hang on it; `lines`
    the first and last line of the statement (of a compound one its head), `text` the line itself.
    """

    path: str
    number: int
    function: str
    lines: tuple[int, int]
    text: str
    change: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same when lines move."""
        return self.path, self.text, self.change


@dataclass(frozen=True)
class _Site:
    function: str
    lines: tuple[int, int]
    line: int
    change: str
    make: Callable[[], None]


def mutants_of(root: Path, path: str) -> list[Mutant]:
    """All mutants of a file, in the order of its text."""
    source = (root / path).read_text(encoding="utf-8")
    texts = source.splitlines()
    return [
        Mutant(path, number, s.function, s.lines, texts[s.line - 1].strip(), s.change)
        for number, s in enumerate(_Sites().of(ast.parse(source)))
    ]


def mutated(root: Path, path: str, number: int) -> ast.Module:
    """The file's tree with that change."""
    tree = ast.parse((root / path).read_text(encoding="utf-8"))
    _Sites().of(tree)[number].make()
    return ast.fix_missing_locations(tree)


class _Sites:
    """Goes through a tree, knowing in which function and statement it is."""

    def __init__(self) -> None:
        self._sites: list[_Site] = []
        self._function = ""
        self._is_inner = False
        """Whether it is in a function of a function, which may have been made at import."""
        self._classes: list[str] = []
        self._lines, self._line = (1, 1), 1

    def of(self, tree: ast.Module) -> list[_Site]:
        """All places of the tree."""
        self._statements(tree.body)
        return self._sites

    def _statements(self, body: list[ast.stmt]) -> None:
        for place, statement in enumerate(body):
            self._statement(body, place, statement)

    def _statement(self, body: list[ast.stmt], place: int, node: ast.stmt) -> None:
        inner = getattr(node, "body", None)
        last = inner[0].lineno - 1 if inner else node.end_lineno or node.lineno
        self._lines, self._line = (node.lineno, max(last, node.lineno)), node.lineno
        if _is_left_alone(node):
            return
        if isinstance(node, ast.FunctionDef):
            self._in_function(node)
        elif isinstance(node, ast.ClassDef):
            self._classes.append(node.name)
            self._statements(node.body)
            self._classes.pop()
        else:
            for change, new in _other_statements(node):
                self._add(change, lambda new=new: body.__setitem__(place, new))
            self._inside(node)

    def _in_function(self, node: ast.FunctionDef) -> None:
        for default in (node.args.defaults, node.args.kw_defaults):
            for place, value in enumerate(default):
                if value is not None:
                    self._expression(value, lambda new, d=default, p=place: d.__setitem__(p, new))
        outer, is_inner = self._function, self._is_inner
        self._is_inner = bool(outer) or is_inner
        self._function = "" if self._is_inner else ".".join((*self._classes, node.name))
        self._statements(node.body)
        self._function, self._is_inner = outer, is_inner

    def _inside(self, node: ast.AST) -> None:
        """Every expression and statement below a node."""
        for field, value in ast.iter_fields(node):
            if field in NOT_LOOKED_INTO and not isinstance(node, ast.Call):
                continue
            if isinstance(value, ast.expr):
                if field == "test":
                    self._condition(value, lambda new, f=field: setattr(node, f, new))
                self._expression(value, lambda new, f=field: setattr(node, f, new))
            elif isinstance(value, list):
                self._listed(value)
            elif isinstance(value, ast.AST):
                self._inside(value)

    def _listed(self, nodes: list[ast.AST]) -> None:
        if nodes and isinstance(nodes[0], ast.stmt):
            before = self._lines
            self._statements(cast("list[ast.stmt]", nodes))
            self._lines = before
            return
        for place, node in enumerate(nodes):
            if isinstance(node, ast.expr):
                self._expression(node, lambda new, p=place: nodes.__setitem__(p, new))
            elif isinstance(node, ast.comprehension):
                for at, test in enumerate(node.ifs):
                    self._condition(test, lambda new, c=node, a=at: c.ifs.__setitem__(a, new))
                self._inside(node)
            elif isinstance(node, ast.AST):
                self._inside(node)

    def _condition(self, node: ast.expr, put: Callable[[ast.expr], None]) -> None:
        """The opposite of a condition that no other change turns round."""
        if not isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self._add(
                f"{ast.unparse(node)} becomes its opposite",
                lambda: put(ast.UnaryOp(ast.Not(), node)),
            )

    def _expression(self, node: ast.expr, put: Callable[[ast.expr], None]) -> None:
        self._line = node.lineno
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                for other in COMPARISONS.get(type(operator), ()):
                    change = f"{type(operator).__name__} becomes {other.__name__}"
                    self._add(change, lambda p=place, o=other: node.ops.__setitem__(p, o()))
        elif isinstance(node, ast.BoolOp):
            opposite = ast.Or if isinstance(node.op, ast.And) else ast.And
            change = f"{type(node.op).__name__} becomes {opposite.__name__}"
            self._add(change, lambda: setattr(node, "op", opposite()))
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
            other_way = OPERATIONS[type(node.op)]
            change = f"{type(node.op).__name__} becomes {other_way.__name__}"
            self._add(change, lambda: setattr(node, "op", other_way()))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            self._add(
                f"{ast.unparse(node)} loses its {type(node.op).__name__}",
                lambda: put(node.operand),
            )
        elif isinstance(node, ast.Tuple | ast.Set) and not self._function and _are_words(node):
            return
        elif isinstance(node, ast.Constant):
            for new in _other_constants(node.value):
                self._add(f"{node.value!r} becomes {new!r}", lambda n=new: put(ast.Constant(n)))
        if isinstance(node, ast.JoinedStr):
            return
        self._inside(node)

    def _add(self, change: str, make: Callable[[], None]) -> None:
        self._sites.append(_Site(self._function, self._lines, self._line, change, make))


def _is_left_alone(node: ast.stmt) -> bool:
    if isinstance(node, ast.ClassDef):
        return any(ast.unparse(base).startswith("Protocol") for base in node.bases)
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert)


def _are_words(node: ast.Tuple | ast.Set) -> bool:
    """Whether it is a list of words, each as good as another."""
    return all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in node.elts)


def _other_statements(node: ast.stmt) -> Iterator[tuple[str, ast.stmt]]:
    """What stands in a statement's place."""
    if isinstance(node, ast.Return) and node.value is not None:
        if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield "None is returned", ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Expr | ast.AugAssign) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    ):
        yield "is left out", ast.Pass()
    elif isinstance(node, ast.Break):
        yield "break becomes continue", ast.Continue()
    elif isinstance(node, ast.Continue):
        yield "continue becomes break", ast.Break()


def _other_constants(value: object) -> tuple[object, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int | float):
        return (value + 1,)
    if isinstance(value, str):
        return (f"{value}!",)
    return ()
