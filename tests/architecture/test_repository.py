"""What the repository must not hold, and that the locks answer pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from devtools.locking import LOCK_EXTRAS, asked_for
from tests.architecture.source_tree import ROOT, hold

NOT_OURS = frozenset({".git", ".venv", "build", "dist", "screenshots", "__pycache__"})
CACHES = re.compile(r"\.(mypy|ruff|pytest)_cache|\.hypothesis|\.venv\.lock|.*\.egg-info")
TEXTS = frozenset({".py", ".toml", ".md", ".txt", ".json", ".yaml", ".svg", ".ts", ".spec", ""})

PLACES = ("wo" + "rk", "fa" + "rm", "ro" + "ot", "tm" + "p", "ho" + "me", "Us" + "ers")
MACHINE_PATH = re.compile(rf"(?<![\w./~>}}-])/({'|'.join(PLACES)})/[A-Za-z]")
REGISTRY = re.compile("pypi" + r"\.org|python" + r"hosted|debian" + r"\.org|--index" + r"-url")

STATUS = re.compile(r"Status: (proposed|accepted|amended|superseded by \d+)\b")


def our_texts() -> Iterator[tuple[str, str]]:
    """Every text file that is part of the project, by its path in it."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if NOT_OURS & set(parts) or any(CACHES.fullmatch(part) for part in parts):
            continue
        if path.is_file() and path.suffix in TEXTS:
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8", errors="replace")


def named_places(text: str) -> list[str]:
    """Folders of somebody's machine and registries that a text names."""
    return [match.group() for line in text.splitlines() for match in _places(line)]


def _places(line: str) -> Iterator[re.Match[str]]:
    yield from MACHINE_PATH.finditer(line)
    yield from REGISTRY.finditer(line)


def pins(name: str) -> dict[str, str]:
    """What a lock pins: the version by the package's canonical name."""
    text = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", text, flags=re.MULTILINE)
    return {canonicalize_name(package): version for package, version in found}


def test_no_file_names_a_folder_of_somebodys_machine_or_a_registry() -> None:
    hold(f"{path}: {place}" for path, text in our_texts() for place in named_places(text))


@pytest.mark.parametrize(
    "line", [f"cd /{PLACES[0]}/main", f"open('/{PLACES[3]}/x')", "--" + "index" + "-url x"]
)
def test_a_folder_of_a_machine_or_a_registry_is_seen(line: str) -> None:
    assert len(named_places(line)) == 1


def test_every_decision_says_whether_it_holds() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert decisions
    hold(
        f"{path.name}: its third line must say `Status: accepted`, `amended` or `superseded by N`"
        for path in decisions
        if not STATUS.match("".join(path.read_text(encoding="utf-8").splitlines()[2:3]))
    )


@pytest.mark.parametrize(("name", "extras"), LOCK_EXTRAS)
def test_a_lock_was_made_from_what_pyproject_asks_for_now(
    name: str, extras: tuple[str, ...]
) -> None:
    head = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8").splitlines()[0]
    assert head.endswith(asked_for(ROOT, extras)), "run: python3 dev.py lock"


@pytest.mark.parametrize(("name", "extras"), LOCK_EXTRAS)
def test_a_lock_pins_a_version_that_fits_each_requirement(
    name: str, extras: tuple[str, ...]
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    wanted = project["dependencies"] + [line for extra in extras for line in optional[extra]]
    pinned = pins(name)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


@pytest.mark.parametrize(("name", "_extras"), LOCK_EXTRAS)
def test_every_pin_carries_hashes_and_agrees_with_the_running_lock(
    name: str, _extras: tuple[str, ...]
) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text
    assert pins("run").items() <= pins(name).items()


def test_what_only_windows_or_macos_needs_is_pinned_too() -> None:
    assert "colorama" in pins("test")
    assert {"pefile", "pywin32-ctypes", "macholib"} <= pins("package").keys()
