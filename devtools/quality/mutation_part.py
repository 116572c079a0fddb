"""Mutation testing of clock, infractions and calls."""

from __future__ import annotations

import json
import os
import random
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from devtools.quality.mutants import Mutant, mutants_of
from devtools.quality.report import Part, table
from devtools.quality.trials import QUIETLY, RECORDED, Fate, Trials
from devtools.terminal import say
from devtools.testing import temporary_folder

PACKAGES = ("clock", "infractions", "calls")
TESTS = ("tests/domain", "tests/engine", *RECORDED)
SAMPLE, SEED = 300, 15
"""How many mutants are tried, and the seed that draws them."""
BAR = 90.0
"""Per cent of the mutants that are killed; those that change nothing do not count."""
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.json")


def measure(root: Path) -> Part:
    """Try the sample; raises RuntimeError if a test fails without a mutant."""
    every = {package: _mutants(root, package) for package in PACKAGES}
    known = [mutant for mutants in every.values() for mutant in mutants]
    equivalent = _equivalent()
    drawn = list(known)
    random.Random(SEED).shuffle(drawn)  # a smaller sample is the beginning of a larger one
    del drawn[SAMPLE:]
    tried = [mutant for mutant in drawn if mutant.key not in equivalent]
    fates: dict[Mutant, Fate] = {}

    def tell(mutant: Mutant, fate: Fate) -> None:
        fates[mutant] = fate
        if fate is not Fate.KILLED:
            say(f"{fate}: {mutant.path}:{mutant.lines[0]} {mutant.text}  [{mutant.change}]")
        if len(fates) % 50 == 0:
            say(f"{len(fates)} of {len(tried)}, {sum(f is Fate.KILLED for f in fates.values())}")

    with temporary_folder() as folder:
        os.environ["TMPDIR"] = str(folder)
        pytest.main([*QUIETLY, *TESTS], plugins=[Trials(root, tried, tell)])
    if len(fates) < len(tried):
        raise RuntimeError("the tests could not be run")
    return part_of(
        fates,
        len(known),
        [(mutant, equivalent[mutant.key]) for mutant in drawn if mutant not in tried],
    )


def part_of(fates: dict[Mutant, Fate], known: int, equivalent: list[tuple[Mutant, str]]) -> Part:
    """The figures of each package, and every survivor."""
    counts: dict[str, Counter[Fate]] = defaultdict(Counter)
    for mutant, fate in fates.items():
        counts[Path(mutant.path).parts[2]][fate] += 1
    whole: Counter[Fate] = sum(counts.values(), Counter())
    rows = [(name, *_row(counts[name])) for name in PACKAGES]
    lines = [
        f"{len(fates) + len(equivalent)} of {known:,} mutants, drawn by the seed {SEED}: one "
        "change each (a comparison, an operator, a constant, a condition, a value returned, a "
        f"statement left out), tried with the tests of {', '.join(TESTS)} that reach it; at least "
        f"{BAR:g} per cent killed.",
        "",
        *table(
            ("package", "killed, %", "killed", "survived", "reached by no test"),
            *rows,
            ("all", *_row(whole)),
        ),
    ]
    left = [(mutant, fate) for mutant, fate in fates.items() if fate is not Fate.KILLED]
    if left:
        lines += ["", "Left alive:", "", *(_told(mutant, fate) for mutant, fate in left)]
    if equivalent:
        lines += ["", "Not counted, since they change nothing that can be seen:", ""]
        lines += [_told(mutant, why) for mutant, why in equivalent]
    return Part("Mutation", lines, _share(whole) >= BAR)


def _row(counts: Counter[Fate]) -> tuple[str, int, int, int]:
    shown = (counts[fate] for fate in (Fate.KILLED, Fate.SURVIVED, Fate.UNREACHED))
    return f"{_share(counts):.1f}", *shown


def _share(counts: Counter[Fate]) -> float:
    return 100 * counts[Fate.KILLED] / counts.total() if counts else 100.0


def _told(mutant: Mutant, why: str) -> str:
    where = f"{mutant.path.removeprefix('judgekit/domain/')}:{mutant.lines[0]}"
    return f"- {where} `{mutant.text}`: {mutant.change} ({why})"


def _mutants(root: Path, package: str) -> list[Mutant]:
    files = sorted((root / "judgekit" / "domain" / package).glob("*.py"))
    return [each for file in files for each in mutants_of(root, file.relative_to(root).as_posix())]


def _equivalent() -> dict[tuple[str, str, str], str]:
    """Why a mutant changes nothing, by its key."""
    known = json.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {(each["path"], each["text"], each["change"]): each["why"] for each in known}
