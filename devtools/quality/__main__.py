"""`python3 dev.py quality [soak|coverage|mutation …]`: measure, and write docs/quality.md."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from subprocess import CalledProcessError

from devtools.quality.report import Part, measured_now, with_part
from devtools.terminal import FAILED, WRONG_CALL, fail, say

PARTS = ("coverage", "mutation", "soak")


def main(names: Sequence[str]) -> None:
    """Measure these parts, all by default; exit with 1 if a bar is not kept."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        fail(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.", WRONG_CALL)
    root = Path(__file__).resolve().parents[2]
    document = root / "docs" / "quality.md"
    broken = []
    for name in names or PARTS:
        say(f"— {name}")
        measured = measured_now(root)
        try:
            part: Part = import_module(f"devtools.quality.{name}_part").measure(root)
        except CalledProcessError as error:
            fail(f"A test failed ({error}); docs/quality.md keeps its {name}.", FAILED)
        text = document.read_text(encoding="utf-8") if document.exists() else ""
        document.write_text(with_part(text, part, measured), encoding="utf-8", newline="\n")
        if not part.holds:
            broken.append(part.title.lower())
    if broken:
        fail(f"A bar is not kept: {', '.join(broken)}; see docs/quality.md.", FAILED)


if __name__ == "__main__":
    main(sys.argv[1:])
