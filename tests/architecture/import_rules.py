"""Import rules: the table of docs/architecture.md as data, and its violations.

`test_imports.py` compares `ALLOWED` with that table.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping

from tests.architecture.source_tree import Module, called

ENGINE_EDGE = ("engine.failures", "engine.ports", "engine.preferences", "engine.stored")
"""Engine modules open to the storage layer."""

ALLOWED: Mapping[str, tuple[str, ...]] = {
    "domain": ("domain",),
    "reading": ("reading", "domain"),
    "search": ("search", "reading", "domain"),
    "engine": ("engine", "domain", "judgekit"),
    "views": ("views", "engine", "search", "reading", "domain"),
    "rehearsal": ("rehearsal", "views", "engine", "domain"),
    "storage": ("storage", *ENGINE_EDGE, "search", "reading", "domain", "system", "judgekit"),
    "network": ("network", "engine.failures", "engine.ports", "system"),
    "web": (
        *("web", "views", "engine", "domain", "system", "network.discovery", "network.identity"),
        *("network.joining.invitations", "network.network_thread", "network.ending_tasks"),
    ),
    "system": ("system",),
    "cli": (
        *("cli", "rehearsal", "views", "engine", "storage", "network", "web", "search", "reading"),
        *("domain", "system", "judgekit"),
    ),
    "ui": (
        *("ui", "rehearsal", "views", "engine", "search", "reading", "domain", "system"),
        *("window_call", "judgekit"),
    ),
    "window_call": (),
    "app": (
        *("cli", "ui", "views", "storage", "network", "web", "engine", "search", "reading"),
        *("domain", "system", "window_call", "judgekit"),
    ),
    "__main__": ("app", "cli", "system", "judgekit"),
}
"""For each layer, the prefixes that it may import; `judgekit` is the package's own `__init__`."""

DOMAIN_FEATURES = ("setup", "clock", "calls", "deck_checks", "infractions", "players", "team")
"""What has events and state. What has none (`rules`, `cards`, `formats` …) is there for all."""

UI_FEATURES = (
    "rules",
    "clock",
    "calls",
    "deck_checks",
    "infractions",
    "tournament",
    "rehearsal",
    "welcome",
)
"""A page each, and what lies over them; shared widgets are in `shell` or `widgets`, shared texts in
`words`."""

UI_GROUND = ("look", "theme", "theme_palette", "theme_style", "interface_words", "spoken")
"""Modules beside the packages of the window, for all of them."""

UI_ROOMS: Mapping[str, tuple[str, ...]] = {
    "spoken": (),
    "widgets": UI_GROUND,
    "words": ("widgets", *UI_GROUND),
    "runtime": ("words", "widgets", *UI_GROUND),
    "shell": ("runtime", "words", "widgets", *UI_GROUND),
    **dict.fromkeys(UI_FEATURES, ("shell", "runtime", "words", "widgets", *UI_GROUND)),
}
"""What each package of the window may import of the others, besides itself."""

QT = ("PySide6", "shiboken6")
FILES_AND_CLOCK = frozenset(
    {"glob", "io", "os", "pathlib", "random", "shutil", "socket", "sqlite3", "subprocess"}
    | {"tempfile", "time"}
)
"""Standard library modules with outside effects, which the domain may not use."""

READS_THE_CLOCK_OR_A_FILE = frozenset({"now", "utcnow", "today", "open", "input", "print"})


def imported(module: Module) -> Iterator[tuple[str, int]]:
    """Yield every module imported anywhere in the file, late imports too, with its line.

    `from a import b` counts as `a.b`: b may be a module. The argument of `import_module` counts as
    far as it is a literal.
    """
    for node in module.nodes(ast.Import, ast.ImportFrom, ast.Call):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = base_of(module, node)
            yield from ((f"{start}.{alias.name}", node.lineno) for alias in node.names)
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            yield written_out(node), node.lineno


def base_of(module: Module, node: ast.ImportFrom) -> str:
    """The absolute module name between `from` and `import`."""
    if not node.level:
        return node.module or ""
    package = module.name.split(".")
    package = package[: len(package) - node.level + module.is_package]
    return ".".join([*package, *([node.module] if node.module else [])])


def written_out(node: ast.Call) -> str:
    """The literal prefix of a call's first argument; empty if there is none."""
    first = node.args[0] if node.args else None
    if isinstance(first, ast.JoinedStr) and first.values:
        first = first.values[0]
    literal = isinstance(first, ast.Constant) and isinstance(first.value, str)
    return str(first.value).rstrip(".") if literal else ""


def layer_of(name: str) -> str:
    """`judgekit.storage.files.whole_file` is in `storage`; the package itself is `judgekit`."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def within(target: str, start: str) -> bool:
    """Whether a dotted name equals another or is below it."""
    return target == start or target.startswith(start + ".")


def breaches(module: Module) -> Iterator[str]:
    """Yield imports that this module's layer may not make, one sentence each."""
    layer = layer_of(module.name)
    if layer not in ALLOWED and module.name != "judgekit":
        yield f"{module.name} lies in no layer"
    for target, line in imported(module):
        here = f"{module.name}:{line}"
        if not target:
            yield f"{here} imports a name that cannot be read from the source"
        elif not within(target, "judgekit"):
            yield from foreign_breaches(layer, target, here)
        elif layer in ALLOWED and not may(layer, target):
            yield f"{here} ({layer}) imports {target}"
        elif layer == "domain" and not features_agree(module.name, target):
            yield f"{here}: what belongs to one feature of the domain is imported, {target}"
        elif layer == "ui" and not rooms_agree(module.name, target):
            yield f"{here}: a room of the window imports {target}"


def may(layer: str, target: str) -> bool:
    """Whether a layer may import one of the program's own modules."""
    inside = target.removeprefix("judgekit").removeprefix(".")
    if layer_of(target) not in ALLOWED:
        inside = "judgekit"
    return any(within(inside, start) for start in ALLOWED[layer])


def foreign_breaches(layer: str, target: str, here: str) -> Iterator[str]:
    """Yield what is wrong with importing a library from this layer."""
    top = target.split(".", maxsplit=1)[0]
    if top in QT and layer != "ui":
        yield f"{here} ({layer}) imports {top}"
    if layer == "domain":
        if top not in sys.stdlib_module_names and top != "msgspec":
            yield f"{here}: the domain imports the library {top}"
        if top in FILES_AND_CLOCK:
            yield f"{here}: the domain imports {top}, which reaches outside"


def features_agree(name: str, target: str) -> bool:
    """Whether a domain module imports no other feature; modules above the features may import
    all."""
    own, other = name.split(".")[2:], target.split(".")[2:]
    if len(own) < 2 or not other:
        return True
    return other[0] == own[0] or (other[0] not in DOMAIN_FEATURES and len(other) > 1)


def rooms_agree(name: str, target: str) -> bool:
    """Whether a package of the window may import another; modules above them may import all."""
    own, other = name.split(".")[2:], target.split(".")[2:]
    if len(own) < 2 or not other or not within(target, "judgekit.ui"):
        return True
    return other[0] == own[0] or other[0] in UI_ROOMS[own[0]]


def impurities(module: Module) -> Iterator[str]:
    """Yield calls in the domain that read the clock or a file."""
    for node in module.nodes(ast.Call):
        if called(node) in READS_THE_CLOCK_OR_A_FILE:
            yield f"{module.name}:{node.lineno} calls {called(node)}"


def reached_from(start: str, modules: Iterable[Module]) -> dict[str, list[str]]:
    """Every name imported by modules under `start`, directly or transitively, with the path to
    it."""
    by_name = {module.name: module for module in modules}
    ways = {name: [name] for name in by_name if within(name, start)}
    waiting = list(ways)
    while waiting:
        name = waiting.pop()
        for target, _ in imported(by_name[name]):
            for step in with_parents(target):
                if step not in ways:
                    ways[step] = [*ways[name], step]
                    waiting += [step] if step in by_name else []
    return ways


def with_parents(name: str) -> list[str]:
    """Return `a`, `a.b` and `a.b.c`, which are all loaded by importing the last."""
    parts = name.split(".")
    return [".".join(parts[: end + 1]) for end in range(len(parts))]


def circles(modules: Iterable[Module]) -> list[tuple[str, ...]]:
    """Groups of modules that import each other, directly or transitively.

    An import counts wherever it is: one under `TYPE_CHECKING` couples the modules all the same.
    """
    by_name = {module.name: module for module in modules}
    arrows = {name: imported_modules(module, by_name) for name, module in by_name.items()}
    behind = {name: everything_behind(name, arrows) for name in arrows}
    found = {
        tuple(sorted(other for other in others if name in behind[other]))
        for name, others in behind.items()
        if name in others
    }
    return sorted(found)


def imported_modules(module: Module, by_name: Mapping[str, Module]) -> set[str]:
    """The modules that this one imports: of `a.b.c` the longest prefix that is a module."""
    starts = (with_parents(target) for target, _ in imported(module))
    named = ([name for name in start if name in by_name] for start in starts)
    return {names[-1] for names in named if names} - {module.name}


def everything_behind(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    """Every module imported from there, directly or transitively."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        further = arrows[waiting.pop()] - seen
        seen |= further
        waiting += further
    return seen
