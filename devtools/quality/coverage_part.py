"""Branch coverage of the inner layers by their own tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from devtools.quality.report import Part, table
from devtools.testing import pytest_arguments, temporary_folder

LAYERS = ("domain", "reading", "engine", "storage")
TESTS = tuple(f"tests/{layer}" for layer in LAYERS)
BAR = 95.0
"""Per cent of the branches of each layer."""
COUNTED = ("num_branches", "covered_branches", "num_statements", "covered_lines")


def measure(root: Path, tests: Sequence[str] = TESTS) -> Part:
    """Run the tests of the layers, all in one run; raises CalledProcessError if one fails."""
    with temporary_folder() as folder:
        data = {**os.environ, "COVERAGE_FILE": str(folder / "coverage"), "TMPDIR": str(folder)}

        def run(*words: str) -> None:
            subprocess.run([sys.executable, "-m", *words], check=True, cwd=root, env=data)

        _, options = pytest_arguments(["-q", *tests], nightly=False)
        run("coverage", "run", "-m", "pytest", *options)
        run("coverage", "combine", "-q")
        run("coverage", "json", "-q", "-o", str(folder / "found.json"))
        return part_of(json.loads((folder / "found.json").read_text(encoding="utf-8")))


def part_of(found: dict[str, Any]) -> Part:
    """The figures of each layer, from coverage.py's report."""
    sums: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(COUNTED, 0))
    for path, file in found["files"].items():
        layer = Path(path).parts[1]
        for name in COUNTED:
            sums[layer][name] += file["summary"][name]
    shares = {layer: _per_cent(sums[layer], "covered_branches", "num_branches") for layer in LAYERS}
    rows = [
        (
            *(layer, f"{shares[layer]:.1f}", sums[layer]["num_branches"]),
            f"{_per_cent(sums[layer], 'covered_lines', 'num_statements'):.1f}",
        )
        for layer in LAYERS
    ]
    lines = [
        f"Of each layer by the tests of the four; at least {BAR:g} per cent of the branches.",
        "",
        *table(("layer", "branches, %", "of", "statements, %"), *rows),
    ]
    return Part("Coverage", lines, all(share >= BAR for share in shares.values()))


def _per_cent(counts: dict[str, int], part: str, whole: str) -> float:
    return 100 * counts[part] / counts[whole] if counts[whole] else 100.0
